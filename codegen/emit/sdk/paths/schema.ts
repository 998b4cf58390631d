import type { Schema } from '#codegen/model.ts'
import { commentOf } from '#codegen/emit/sdk/paths/comment.ts'
import { listOf, objectOf, stringsOf } from '#codegen/emit/sdk/paths/read.ts'
import {
  block,
  intersection,
  isKeyword,
  listType,
  literalType,
  member,
  neverType,
  nullType,
  type Place,
  plain,
  type Type,
  union,
  unknownType,
  within,
} from '#codegen/emit/sdk/paths/type.ts'

/** A helper type that some types need. */
export const withRequired = 'WithRequired'

/** `#/components/schemas/Plan/properties/state` → `components["schemas"]["Plan"]["state"]`. */
export function referenceType(ref: string): Type {
  const [root = '', section = '', name = '', ...rest] = ref.replace('#/', '').split('/')
  const steps = [section, name, ...rest.filter((step) => step !== 'properties')]
  return plain(root + steps.map((step) => `[${JSON.stringify(step)}]`).join(''))
}

/** The type that openapi-typescript gives a schema: every keyword that the registry lets through. */
export function schemaType(schema: unknown, place: Place): Type {
  if (schema === true) return unknownType
  const known = objectOf(schema)
  if (known === null) return neverType
  const { $ref, const: only, enum: values, type } = known
  if (typeof $ref === 'string') return referenceType($ref)
  if (only !== undefined && only !== null) return literalType(only, place)
  if (Array.isArray(values) && type !== 'object') {
    const nullable = Array.isArray(type) && type.includes('null')
    const types = values.map((value) => literalType(value, place))
    return union(nullable ? [...types, nullType] : types)
  }
  return composed(known, place)
}

/** The schema's own type, and those that all of, any of and one of its branches add. */
function composed(schema: Schema, place: Place): Type {
  const own = [ownType(schema, place), allOfType(schema, place)].flatMap((type) => type ?? [])
  const all = own.length === 0 ? [] : [intersection(own)]
  const some = listOf(schema.anyOf).map((branch) => schemaType(branch, place))
  const any = some.length === 0 ? all : [union([...all, ...some])]
  const one = listOf(schema.oneOf).map((branch) => schemaType(branch, place))
  if (one.length > 0)
    return one.every(isKeyword) ? union([...any, ...one]) : intersection([...any, union(one)])
  const [type] = any
  return type ?? (schema.type === undefined ? unknownType : plain('Record<string, unknown>'))
}

function allOfType({ allOf, required }: Schema, place: Place): Type | null {
  const types = listOf(allOf).map((branch) => {
    const own = objectOf(branch)
    if (own === null) return schemaType(branch, place)
    if (typeof own.$ref === 'string') return requiring(own.$ref, stringsOf(required), place)
    const both = [...stringsOf(required), ...stringsOf(own.required)]
    return schemaType({ ...own, required: both }, place)
  })
  return types.length === 0 ? null : intersection(types)
}

/** The type of a reference whose named fields are required where it is used. */
function requiring(ref: string, required: readonly string[], place: Place): Type {
  const type = referenceType(ref)
  const properties = objectOf(place.resolve(ref)?.properties)
  const names = required.filter((name) => properties?.[name])
  if (names.length === 0) return type
  return plain(
    `${withRequired}<${type.text}, ${names.map((name) => JSON.stringify(name)).join(' | ')}>`,
  )
}

function ownType(schema: Schema, place: Place): Type | null {
  const { type } = schema
  if (Array.isArray(type)) return eachType(schema, type, place)
  if (type === 'null') return nullType
  if (type === 'string' || type === 'boolean') return plain(type)
  if (type === 'number' || type === 'integer') return plain('number')
  if (type === 'array') return arrayType(schema, place)
  return objectType(schema, place)
}

/** A union over the types of a schema that may have several. */
function eachType(schema: Schema, types: readonly unknown[], place: Place): Type {
  const branches = listOf(schema.oneOf).map((branch) => objectOf(branch)?.type)
  const { oneOf: _, ...rest } = schema
  return union(
    types
      .filter((type) => !branches.includes(type) || type === 'object' || type === 'array')
      .map((type) => (type === 'null' ? nullType : schemaType({ ...rest, type }, place))),
  )
}

function arrayType({ items }: Schema, place: Place): Type {
  if (!items) return listType(unknownType)
  const item = schemaType(items, place)
  // Its way with lists of lists: only items that say themselves that they are lists become one.
  return item.form === 'list' && objectOf(items)?.type !== 'array' ? item : listType(item)
}

function objectType(schema: Schema, place: Place): Type | null {
  const inner = within(place)
  const required = new Set(stringsOf(schema.required))
  const members = Object.entries(objectOf(schema.properties) ?? {}).map(([name, property]) => {
    const comment = commentOf(objectOf(property) ?? {}, inner)
    const type = schemaType(property, inner)
    return comment + member(name, type, inner, required.has(name) ? '' : '?')
  })
  const own = members.length === 0 ? [] : [block(members, place)]
  const rest = schema.additionalProperties
  if (!rest) return own[0] ?? null
  const isOpen = rest === true || Object.keys(objectOf(rest) ?? {}).length === 0
  const value = isOpen ? unknownType : schemaType(rest, inner)
  return intersection([...own, block([`${inner.indent}[key: string]: ${value.text};\n`], place)])
}
