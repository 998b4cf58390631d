import { wordsIn } from '#codegen/answer_strings.ts'
import { ofAlternatives } from '#codegen/emit/docs/alternatives.ts'
import { type Names, prose, typeLink } from '#codegen/emit/docs/names.ts'
import {
  type Block,
  type FieldRow,
  type Inline,
  joined,
  paragraph,
  plainText,
} from '#codegen/emit/docs/page.ts'
import { saysType } from '#codegen/emit/typescript.ts'
import { lifecycleText } from '#codegen/lifecycle.ts'
import type { Field, NamedType, Schema, Shape } from '#codegen/model.ts'

/** A type in words: `string (at most 120 characters)`. */
export function typeInWords(names: Names, schema: Schema): Inline[] {
  if (typeof schema.$ref === 'string') return [typeLink(names, nameIn(schema.$ref))]
  if ('const' in schema) return [{ code: String(schema.const) }]
  if (Array.isArray(schema.enum)) {
    return ['one of ', ...joined(schema.enum.map((value) => ({ code: String(value) })))]
  }
  const choices = choicesOf(schema)
  if (choices) {
    const said = new Map(
      choices.map((one) => typeInWords(names, one)).map((one) => [plainText(one), one]),
    )
    return [...said.values()].flatMap((one, at) => (at === 0 ? one : [' or ', ...one]))
  }
  const types = [schema.type ?? impliedType(schema)].flat() as string[]
  return types.flatMap((type, at) => [
    ...(at === 0 ? [] : [' or ']),
    ...single(names, type, schema),
  ])
}

/** Of a schema that was written without a type. */
function impliedType(schema: Schema): string {
  if ('properties' in schema || everyOf(schema)) return 'object'
  return 'items' in schema ? 'array' : 'any value'
}

function nameIn(ref: string): string {
  return ref.split('/')[2] ?? ''
}

function choicesOf(schema: Schema): Schema[] | undefined {
  if ('properties' in schema) return undefined
  return (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
}

/** The schemas that a value fits all of, without those that only add a rule. */
function everyOf(schema: Schema): Schema[] | undefined {
  if ('properties' in schema) return undefined
  const parts = ((schema.allOf ?? []) as Schema[]).filter(saysType)
  return parts.length > 0 ? parts : undefined
}

function single(names: Names, type: string, schema: Schema): Inline[] {
  if (type === 'string')
    return [`string${bounds(schema.minLength, schema.maxLength, 'characters', schema.format)}`]
  if (type === 'integer' || type === 'number')
    return [`${type}${bounds(schema.minimum, schema.maximum)}`]
  if (type === 'array') {
    const items = 'items' in schema ? typeInWords(names, schema.items as Schema) : ['any value']
    return [`array${bounds(schema.minItems, schema.maxItems, 'items')} of `, ...items]
  }
  return [type]
}

/** ` (uri, at most 2048 characters)`; nothing where there are no bounds. */
function bounds(from: unknown, to: unknown, unit = '', format: unknown = undefined): string {
  const said = [format, range(from, to, unit)].filter(
    (part) => typeof part === 'string' && part !== '',
  )
  return said.length === 0 ? '' : ` (${said.join(', ')})`
}

function range(from: unknown, to: unknown, unit: string): string {
  const of = unit === '' ? '' : ` ${unit}`
  if (from === undefined && to === undefined) return ''
  if (from === undefined) return `at most ${to}${of}`
  if (to === undefined) return `at least ${from}${of}`
  return from === to ? `exactly ${to}${of}` : `${from} to ${to}${of}`
}

/** How deep fields are described where they are used; below that, the page of their type describes them. */
const deepest = 2

/** The fields of a shape, each at an address that begins with `at`, and its rules in sentences. */
export function shapeBlocks(
  names: Names,
  caption: string,
  at: string,
  shape: Shape,
  depth = deepest,
): Block[] {
  const rows = rowsOf(names, at, shape.fields, { depth, inside: [] })
  return [
    ...(rows.length === 0 ? [] : [{ kind: 'fields', caption, rows } as const]),
    ...ruleBlocks(shape),
  ]
}

/** The fields of a named type that is no object type, such as those of a choice between objects. */
export function valueBlocks(names: Names, { name, schema }: NamedType): Block[] {
  const parts = partsOf(names, name, schema, { depth: deepest, inside: [name] })
  return parts ? [{ kind: 'fields', caption: `Fields of ${name}`, rows: parts.rows }] : []
}

/** What is said of a field that holds what people or pages wrote. */
export const wordsOfPeople = 'Words of a person or a page.'

type Written = Field | Pick<Field, 'name' | 'required' | 'about' | 'schema'>

/** How much deeper fields may be described, and the types around them. */
interface Around {
  readonly depth: number
  readonly inside: readonly string[]
}

// The fields of a type are described wherever it is used, and always in the same words.
const described = new WeakMap<Written, Pick<FieldRow, 'type' | 'about'>>()

function describe(names: Names, field: Written): Pick<FieldRow, 'type' | 'about'> {
  const known = described.get(field)
  if (known) return known
  const { schema, about } = field
  const fallback = schema.default
  const words = wordsIn(names.types, schema)
  const lifecycle = 'values' in field ? lifecycleText(field, field.values) : ''
  const row = {
    type: typeInWords(names, schema),
    about: [
      ...prose(names, about),
      ...(lifecycle === '' ? [] : [' ', ...prose(names, lifecycle)]),
      ...(words.has('people') ? [`${about === '' ? '' : ' '}${wordsOfPeople}`] : []),
      ...(fallback === undefined ? [] : [' Default: ', { code: JSON.stringify(fallback) }, '.']),
    ],
  }
  described.set(field, row)
  return row
}

function rowsOf(names: Names, at: string, fields: readonly Written[], around: Around): FieldRow[] {
  return fields.map((field) => {
    const { name, required, schema } = field
    const id = `${at}.${name}`
    return { id, name, required, ...describe(names, field), of: partsOf(names, id, schema, around) }
  })
}

/** The fields inside a field, through arrays and alternatives. */
function partsOf(names: Names, id: string, schema: Schema, around: Around): FieldRow['of'] {
  const { depth, inside } = around
  if (depth === 0) return null
  if (typeof schema.$ref === 'string') {
    const name = nameIn(schema.$ref)
    const type = names.types.get(name)
    if (!type || inside.includes(name)) return null
    const within = [...inside, name]
    if (!type.shape) return partsOf(names, id, type.schema, { depth, inside: within })
    const deeper = { depth: depth - 1, inside: within }
    return { name, rows: rowsOf(names, id, type.shape.fields, deeper) }
  }
  if (schema.items) return partsOf(names, id, schema.items as Schema, around)
  const choices = choicesOf(schema)
  if (choices)
    return ofAlternatives(choices.flatMap((one) => partsOf(names, id, one, around) ?? []))
  const every = everyOf(schema)
  if (every) {
    const rows = every.flatMap((one) => partsOf(names, id, one, around)?.rows ?? [])
    return rows.length > 0 ? { name: '', rows } : null
  }
  const properties = Object.entries((schema.properties ?? {}) as { [name: string]: Schema })
  if (properties.length === 0) return null
  const required = (schema.required ?? []) as string[]
  const fields = properties.map(([name, property]) => ({
    name,
    required: required.includes(name),
    about: String(property.description ?? ''),
    schema: property,
  }))
  return { name: '', rows: rowsOf(names, id, fields, { ...around, depth: depth - 1 }) }
}

function ruleBlocks(shape: Shape): Block[] {
  const words = {
    at_least_one_of: 'Give at least one of ',
    together: 'Give together or not at all: ',
    not_together: 'Give at most one of ',
  }
  return shape.rules.map((rule) =>
    paragraph(words[rule.kind], ...joined(rule.fields.map((field) => ({ code: field }))), '.'),
  )
}

/** The names of the named types a schema refers to anywhere. */
export function typesIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (value === null || typeof value !== 'object') return found
  const parts = value as { readonly [key: string]: unknown }
  Object.keys(value).forEach((key) => {
    const child = parts[key]
    if (key === '$ref' && typeof child === 'string') found.add(nameIn(child))
    else typesIn(child, found)
  })
  return found
}
