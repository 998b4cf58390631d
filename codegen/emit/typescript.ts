import type { Field, Schema } from '#codegen/model.ts'
import { lifecycleTags, valuesText } from '#codegen/lifecycle.ts'
import { docComment, propertyName, quoted } from '#codegen/emit/text.ts'

function list(value: unknown): Schema[] {
  return Array.isArray(value) ? value : []
}

/** True for a fragment that says what a value is, false for one that only adds a rule (`required`, `not`). */
export function saysType(schema: Schema): boolean {
  return ['type', '$ref', 'enum', 'const', 'anyOf', 'oneOf', 'allOf', 'properties', 'items'].some(
    (keyword) => keyword in schema,
  )
}

function constant(value: unknown): string {
  return typeof value === 'string' ? quoted(value) : JSON.stringify(value)
}

function union(parts: string[]): string {
  const different = [...new Set(parts)]
  return different.includes('unknown') ? 'unknown' : different.join(' | ')
}

/** `#/$defs/Plan` → `Plan`; `#/$defs/Plan/properties/state` → `Plan['state']`. */
function reference(ref: string): string {
  const [, , name, ...rest] = ref.split('/')
  if (name === undefined) return 'unknown'
  const steps = rest.filter((step) => step !== 'properties')
  return name + steps.map((step) => `[${quoted(step)}]`).join('')
}

function arrayOf(schema: Schema, indent: string): string {
  const item = 'items' in schema ? typeOf(schema.items as Schema, indent) : 'unknown'
  return /[ |&{]/.test(item) && !/^\{[^}]*\}$/.test(item) ? `(${item})[]` : `${item}[]`
}

function objectOf(schema: Schema, indent: string): string {
  const properties = schema.properties as { [name: string]: Schema } | undefined
  if (properties === undefined || Object.keys(properties).length === 0) {
    if (schema.additionalProperties === false) return '{ [key: string]: never }'
    const value = schema.additionalProperties
    const item =
      typeof value === 'object' && value !== null ? typeOf(value as Schema, indent) : 'unknown'
    return `{ [key: string]: ${item} }`
  }
  const required = new Set(list(schema.required) as unknown as string[])
  const members = Object.entries(properties).map(([name, property]) =>
    member(name, required.has(name), String(property.description ?? ''), property, `${indent}  `),
  )
  return `{\n${members.join('')}${indent}}`
}

function single(type: unknown, schema: Schema, indent: string): string {
  if (type === 'string' || type === 'boolean' || type === 'null') return type
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'array') return arrayOf(schema, indent)
  if (type === 'object') return objectOf(schema, indent)
  return 'unknown'
}

/** The TypeScript type of the values a schema admits. Bounds, patterns and formats have no type. */
export function typeOf(schema: Schema, indent = ''): string {
  if (typeof schema.$ref === 'string') return reference(schema.$ref)
  if ('const' in schema) return constant(schema.const)
  if (Array.isArray(schema.enum)) return union(schema.enum.map(constant))
  const choices = [...list(schema.anyOf), ...list(schema.oneOf)].filter(saysType)
  if (choices.length > 0 && !('properties' in schema)) {
    return union(choices.map((choice) => typeOf(choice, indent)))
  }
  const parts = list(schema.allOf).filter(saysType)
  if (parts.length > 0 && !('properties' in schema)) {
    return parts.map((part) => typeOf(part, indent)).join(' & ')
  }
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? impliedType(schema)]
  return union(types.map((type) => single(type, schema, indent)))
}

function impliedType(schema: Schema): string {
  if ('properties' in schema) return 'object'
  return 'items' in schema ? 'array' : 'unknown'
}

/** One member of an interface, with its doc comment. */
export function member(
  name: string,
  required: boolean,
  about: string | readonly string[],
  schema: Schema,
  indent = '  ',
): string {
  const type = typeOf(schema, indent)
  return `${docComment([about].flat(), indent)}${indent}${propertyName(name)}${required ? '' : '?'}: ${type}\n`
}

/** What a field's doc comment says: what it is, what is said of its values, and its tags. */
function fieldComment(field: Field): string[] {
  return [field.about, valuesText(field.values), ...lifecycleTags(field)]
}

/** An exported interface over the fields of a shape. One without fields holds whatever `empty` says. */
export function interfaceOf(
  name: string,
  about: readonly string[],
  fields: readonly Field[],
  empty = 'unknown',
): string {
  const members = fields.map((field) =>
    member(field.name, field.required, fieldComment(field), field.schema),
  )
  const body = members.length === 0 ? `  [key: string]: ${empty}\n` : members.join('')
  return `${docComment(about)}export interface ${name} {\n${body}}\n`
}
