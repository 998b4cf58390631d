import { type Names, prose, typeLink } from '#codegen/emit/docs/names.ts'
import {
  type Block,
  type FieldRow,
  type Inline,
  joined,
  paragraph,
} from '#codegen/emit/docs/page.ts'
import { lifecycleText } from '#codegen/lifecycle.ts'
import type { Field, Schema, Shape } from '#codegen/model.ts'

/** A type in words: `string (at most 120 characters)`. */
export function typeInWords(names: Names, schema: Schema): Inline[] {
  if (typeof schema.$ref === 'string') return [typeLink(names, nameIn(schema.$ref))]
  if ('const' in schema) return [{ code: String(schema.const) }]
  if (Array.isArray(schema.enum)) {
    return ['one of ', ...joined(schema.enum.map((value) => ({ code: String(value) })))]
  }
  const choices = choicesOf(schema)
  if (choices) {
    return choices.flatMap((choice, at) => [
      ...(at === 0 ? [] : [' or ']),
      ...typeInWords(names, choice),
    ])
  }
  const types = (
    Array.isArray(schema.type) ? schema.type : [schema.type ?? 'any value']
  ) as string[]
  return types.flatMap((type, at) => [
    ...(at === 0 ? [] : [' or ']),
    ...single(names, type, schema),
  ])
}

function nameIn(ref: string): string {
  return ref.split('/')[2] ?? ''
}

function choicesOf(schema: Schema): Schema[] | undefined {
  if ('properties' in schema) return undefined
  return (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
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
  const lifecycle = 'values' in field ? lifecycleText(field, field.values) : ''
  const words = {
    type: typeInWords(names, schema),
    about: [
      ...prose(names, about),
      ...(lifecycle === '' ? [] : [' ', ...prose(names, lifecycle)]),
      ...(fallback === undefined ? [] : [' Default: ', { code: JSON.stringify(fallback) }, '.']),
    ],
  }
  described.set(field, words)
  return words
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
    if (!type.shape) return partsOf(names, id, type.schema, around)
    const deeper = { depth: depth - 1, inside: [...inside, name] }
    return { name, rows: rowsOf(names, id, type.shape.fields, deeper) }
  }
  if (schema.items) return partsOf(names, id, schema.items as Schema, around)
  for (const choice of choicesOf(schema) ?? []) {
    const found = partsOf(names, id, choice, around)
    if (found) return found
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
  for (const [key, child] of Object.entries(value)) {
    if (key === '$ref' && typeof child === 'string') found.add(nameIn(child))
    else typesIn(child, found)
  }
  return found
}
