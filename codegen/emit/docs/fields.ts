import type { Model, Schema, Shape } from '#codegen/model.ts'
import { type Block, type Inline, joined, paragraph, table } from '#codegen/emit/docs/page.ts'
import { oneLine } from '#codegen/emit/text.ts'

/** What texts may refer to: capabilities by id, named types by name. */
export interface Names {
  readonly capabilities: ReadonlySet<string>
  /** The area a named type is listed under. */
  readonly types: ReadonlyMap<string, string>
  readonly errors: ReadonlySet<string>
}

export function namesOf(model: Model): Names {
  return {
    capabilities: new Set(model.capabilities.map((capability) => capability.id)),
    types: new Map(model.types.map((type) => [type.name, type.area])),
    errors: new Set(model.errors.map((error) => error.code)),
  }
}

/** Plain text in which ids of capabilities are links, and names with an underscore are code. */
export function prose(names: Names, text: string): Inline[] {
  return oneLine(text)
    .split(/([a-z]+(?:[._][a-z]+)+)/)
    .filter((part) => part !== '')
    .map((part) => named(names, part))
}

function named(names: Names, part: string): Inline {
  if (names.capabilities.has(part)) return { code: part, to: `capabilities/${part}` }
  if (names.errors.has(part)) return { code: part, to: `errors/${part}` }
  return /^[a-z]+(_[a-z]+)+$/.test(part) ? { code: part } : part
}

export function typeLink(names: Names, name: string): Inline {
  return { code: name, to: `types/${names.types.get(name) ?? 'index'}#${name}` }
}

/** A type in words: `string (at most 120 characters)`. */
export function typeInWords(names: Names, schema: Schema): Inline[] {
  if (typeof schema.$ref === 'string') return [typeLink(names, schema.$ref.split('/')[2] ?? '')]
  if ('const' in schema) return [{ code: String(schema.const) }]
  if (Array.isArray(schema.enum)) {
    return ['one of ', ...joined(schema.enum.map((value) => ({ code: String(value) })))]
  }
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (choices !== undefined && !('properties' in schema)) {
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

function single(names: Names, type: string, schema: Schema): Inline[] {
  if (type === 'string')
    return [`string${bounds(schema.minLength, schema.maxLength, 'characters', schema.format)}`]
  if (type === 'integer' || type === 'number')
    return [`${type}${bounds(schema.minimum, schema.maximum)}`]
  if (type === 'array') {
    const items = 'items' in schema ? typeInWords(names, schema.items as Schema) : ['any value']
    return [`array${bounds(schema.minItems, schema.maxItems, 'items')} of `, ...items]
  }
  if (type === 'object' && schema.properties !== undefined) {
    const members = Object.keys(schema.properties as Schema).map((name) => ({ code: name }))
    return ['object of ', ...joined(members)]
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

/** A table of the fields of a shape, and its rules in sentences. */
export function shapeBlocks(names: Names, caption: string, shape: Shape): Block[] {
  const rows = shape.fields.map((field) => {
    const fallback = field.schema.default
    const about = prose(names, field.about)
    return [
      [{ code: field.name }],
      typeInWords(names, field.schema),
      [field.required ? 'required' : 'optional'],
      fallback === undefined
        ? about
        : [...about, ' Default: ', { code: JSON.stringify(fallback) }, '.'],
    ]
  })
  return [...table(caption, ['Field', 'Type', 'Presence', 'Meaning'], rows), ...ruleBlocks(shape)]
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
