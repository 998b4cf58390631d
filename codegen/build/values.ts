import { lower, namesIn } from '#codegen/lower.ts'
import type { EnumValue, Field, Lifecycle, Schema } from '#codegen/model.ts'
import { type Notation, NotationError, parseNotation, seeNotation } from '#codegen/notation.ts'
import type { Reader } from '#codegen/read.ts'
import { replacingWord } from '#codegen/repair.ts'
import {
  type Entry,
  entryOf,
  type Mapping,
  type Node,
  plain,
  type Scalar,
  type Spot,
  within,
} from '#codegen/source.ts'
import { violations } from '#codegen/build/conform.ts'
import { lifecycleKeys, readLifecycle, readValues, stays } from '#codegen/build/lifecycle.ts'
import { checkSchema } from '#codegen/build/schema.ts'

/** The value after the colon of a field or an alias. */
export interface Value {
  readonly schema: Schema
  /** Its own description. */
  readonly about: string | null
  /** The description of the type it names. */
  readonly inherited: string | null
  readonly defaulted: boolean
  /** False if next actions do not suggest the value. */
  readonly carry: boolean
  /** False if tools do not list it. */
  readonly listed: boolean
  readonly lifecycle: Lifecycle
  readonly values: readonly EnumValue[]
}

/** What a value may refer to. */
export interface Named {
  readonly names: ReadonlySet<string>
  /** The registry's own version. */
  readonly version: string
  aboutOf(name: string): string
  /** The fields of an object type; null for any other, and for one that is just being built. */
  fieldsOf(name: string): readonly Field[] | null
}

/** Reads a notation, or a mapping with `type` or `schema`. Null when it is broken. */
export function readValue(entry: Entry, named: Named, reader: Reader): Value | null {
  const node = entry.value
  if (node.kind === 'mapping') return readMapping(entry, node, named, reader)
  if (node.kind === 'scalar' && typeof node.value === 'string')
    return readNotation(node, named, reader)
  reader.problems.add(node, 'expected a type, such as string(..120)')
  reader.problems.see(seeNotation)
  return null
}

const mappingKeys = [
  'type',
  'schema',
  'about',
  'default',
  'carry',
  'listed',
  'values',
  ...lifecycleKeys,
]

function readMapping(entry: Entry, node: Mapping, named: Named, reader: Reader): Value | null {
  reader.keys(node, mappingKeys)
  const typed = entryOf(node, 'type')
  const written = entryOf(node, 'schema')
  if (typed && written) reader.problems.add(typed.at, '`type` and `schema` exclude one another')
  if (!typed && !written) {
    reader.problems.add(entry.at, `\`${entry.key}\` has neither \`type\` nor \`schema\``)
    return null
  }
  const value = written
    ? readSchema(written.value, named, reader)
    : typed && readTyped(typed.value, named, reader)
  if (!value) return null
  const about = entryOf(node, 'about')
  const fallback = entryOf(node, 'default')
  const carry = entryOf(node, 'carry')
  const listed = entryOf(node, 'listed')
  if (fallback) checkDefault(fallback.value, value.schema, reader)
  return {
    schema: { ...value.schema, ...(fallback && { default: plain(fallback.value) }) },
    about: about ? reader.text(about.value, '`about`') : value.about,
    inherited: value.inherited,
    defaulted: value.defaulted || fallback !== undefined,
    carry: carry ? (reader.boolean(carry.value, '`carry`') ?? true) : value.carry,
    listed: listed ? (reader.boolean(listed.value, '`listed`') ?? true) : value.listed,
    lifecycle: readLifecycle(node, named.version, reader),
    values: readValues(entryOf(node, 'values'), enumOf(value.schema), named.version, reader),
  }
}

/** The defaults of a value whose mapping does not set them. */
export const plainly = { carry: true, listed: true, lifecycle: stays, values: [] } as const

/** The values of an enum, or of a list of an enum. */
function enumOf({ enum: values, items }: Schema): string[] {
  if (Array.isArray(values)) return values.filter((value) => typeof value === 'string')
  return items !== null && typeof items === 'object' ? enumOf({ ...items }) : []
}

function readSchema(node: Node, named: Named, reader: Reader): Value {
  checkSchema(node, reader, named.names)
  return {
    schema: Object(plain(node)),
    about: null,
    inherited: null,
    defaulted: false,
    ...plainly,
  }
}

function readTyped(node: Node, named: Named, reader: Reader): Value | null {
  if (node.kind === 'scalar' && typeof node.value === 'string')
    return readNotation(node, named, reader)
  reader.problems.add(node, '`type` must be a field notation, such as string(..120)')
  return null
}

function readNotation(node: Scalar, named: Named, reader: Reader): Value | null {
  const notation = parse(node, reader)
  if (!notation) return null
  const referred = namesIn(notation.type)
  const abouts = referred.map(({ name, field, at, end }) =>
    aboutOf(name, field, within(node, at, end), named, reader),
  )
  if (abouts.includes(null)) return null
  const schema = lower(notation.type, (name, field) =>
    field === null ? { $ref: `#/$defs/${name}` } : (fieldOf(name, field, named)?.schema ?? {}),
  )
  const fallback = notation.default
  if (fallback) {
    checkDefault(nodeOf(fallback.value, within(node, fallback.at, fallback.end)), schema, reader)
  }
  return {
    schema: fallback ? { ...schema, default: fallback.value } : schema,
    about: notation.about,
    inherited: abouts[0] ?? null,
    defaulted: fallback !== null,
    ...plainly,
    carry: notation.carry,
    listed: notation.listed,
  }
}

function parse(node: Scalar, reader: Reader): Notation | null {
  try {
    return parseNotation(String(node.value).trimEnd())
  } catch (error) {
    if (!(error instanceof NotationError)) throw error
    const spot = within(node, error.at, error.end)
    const { message, suggestion } = error
    reader.problems.add(spot, message, suggestion, replacingWord(spot, suggestion))
    reader.problems.see(seeNotation)
    return null
  }
}

/** The description of what is named; null, and a problem, when it is not there. */
function aboutOf(name: string, field: string | null, spot: Spot, named: Named, reader: Reader) {
  if (!named.names.has(name)) {
    reader.problems.unknown(spot, 'type', name, named.names)
    return null
  }
  if (field === null) return named.aboutOf(name)
  const fields = named.fieldsOf(name)
  if (!fields) {
    reader.problems.add(spot, `\`${name}\` has no fields, or includes itself`)
    return null
  }
  const found = fieldOf(name, field, named)
  const known = fields.map((other) => other.name)
  if (!found) reader.problems.unknown(spot, `field of ${name}`, field, known)
  return found?.about ?? null
}

function fieldOf(name: string, field: string, named: Named): Field | null {
  return named.fieldsOf(name)?.find((other) => other.name === field) ?? null
}

/** A default keeps its own field's rules; those of a named type are checked where examples use it. */
function checkDefault(node: Node, schema: Schema, reader: Reader): void {
  for (const { spot, message, suggestion } of violations(node, schema, new Map())) {
    reader.problems.add(spot, `the default: ${message}`, suggestion)
  }
}

function nodeOf(value: unknown, spot: Spot): Node {
  if (Array.isArray(value)) {
    return { kind: 'list', items: value.map((item) => nodeOf(item, spot)), ...spot }
  }
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).map(([key, inner]) => ({
      key,
      at: spot,
      value: nodeOf(inner, spot),
    }))
    return { kind: 'mapping', entries, ...spot }
  }
  const known = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return { kind: 'scalar', value: known ? value : null, ...spot }
}
