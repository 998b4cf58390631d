import { references } from '#codegen/emit/defs.ts'
import type { Schema } from '#codegen/model.ts'

// Which schemas have validators of `write.ts`. Ajv compiles a document that has any other one, and says what is wrong with a
// schema that breaks its strict mode.

/** Keywords that concern values of one type, by that type. */
export const keywordsOf = {
  number: ['maximum', 'minimum'],
  string: ['maxLength', 'minLength', 'pattern', 'format'],
  array: ['maxItems', 'minItems', 'items'],
  object: ['required', 'additionalProperties', 'properties', 'dependentRequired'],
} as const

/** Formats of strings, and whether one is an object that has a function. */
export const formats: { readonly [name: string]: { readonly isObject: boolean } } = {
  'date-time': { isObject: true },
  date: { isObject: true },
  uri: { isObject: false },
}

const types = new Set(['number', 'integer', 'string', 'boolean', 'null', 'array', 'object'])
/** Ajv writes a loop for longer lists. */
const maxListed = 199

/** Whether each of these schemas, which refer to each other by `#/$defs/<name>`, is of the usual kinds. */
export function areKnown(defs: { readonly [name: string]: Schema }): boolean {
  return (
    Object.entries(defs).every(([name, schema]) => isProperty(name) && isFunction(schema, defs)) &&
    !isCircular(defs)
  )
}

/** The types that a schema names, in its order. */
export function typesOf({ type }: Schema): readonly string[] {
  return type === undefined ? [] : Array.isArray(type) ? type : [String(type)]
}

/** Whether everything is right for a schema. */
export function isAlwaysValid(schema: unknown): boolean {
  return Object.keys(schema as Schema).length === 0
}

/** Names that need neither quotes in code nor escapes in addresses. */
function isProperty(name: string): boolean {
  return /^[a-z_][a-z0-9_]*$/i.test(name) && name !== '__proto__'
}

/** What a function is made for has keywords of its own: one that only refers is another name of what it refers to. */
function isFunction(schema: Schema, defs: { readonly [name: string]: Schema }): boolean {
  return (
    isObject(schema) && !isAlwaysValid(schema) && !('$ref' in schema) && isKnown(schema, [], defs)
  )
}

/** @param context the types that a schema around it leaves for the same value */
function isKnown(
  schema: unknown,
  context: readonly string[],
  defs: { readonly [name: string]: Schema },
): boolean {
  if (!isObject(schema) || isAlwaysValid(schema)) return false
  if ('$ref' in schema) return isReference(schema, defs)
  const own = typesOf(schema)
  if (!areTypes(own, context, schema)) return false
  const narrowed = own.length === 0 ? context : own
  return Object.entries(schema).every(([keyword, value]) =>
    isKnownKeyword(keyword, value, schema, narrowed, defs),
  )
}

function isReference({ $ref, ...more }: Schema, defs: object): boolean {
  const name = String($ref).replace('#/$defs/', '')
  return isAlwaysValid(more) && $ref === `#/$defs/${name}` && Object.hasOwn(defs, name)
}

function areTypes(own: readonly string[], context: readonly string[], { type }: Schema): boolean {
  if (type !== undefined && Array.isArray(type) && new Set(own).size !== own.length) return false
  if (Array.isArray(type) && (own.length < 2 || (own.includes('array') && own.includes('object'))))
    return false
  if (own.includes('number') && own.includes('integer')) return false
  return own.every((one) => types.has(one) && (context.length === 0 || context.includes(one)))
}

function isKnownKeyword(
  keyword: string,
  value: unknown,
  schema: Schema,
  narrowed: readonly string[],
  defs: { readonly [name: string]: Schema },
): boolean {
  const typed = Object.entries(keywordsOf).find(([, all]) => all.some((one) => one === keyword))
  if (typed) {
    const [type] = typed
    const fits = narrowed.includes(type) || (type === 'number' && narrowed.includes('integer'))
    return fits && isKnownValue(keyword, value, schema, defs)
  }
  if (keyword === 'type') return true
  if (keyword === 'enum') return isList(value, isPlain)
  if (keyword === 'anyOf' || keyword === 'allOf')
    return isList(value, (one) => isKnown(one, narrowed, defs))
  return keyword === 'not' && isPresence(value, narrowed)
}

function isKnownValue(
  keyword: string,
  value: unknown,
  schema: Schema,
  defs: { readonly [name: string]: Schema },
): boolean {
  switch (keyword) {
    case 'pattern':
      return typeof value === 'string'
    case 'format':
      // Of numbers, a format says nothing.
      return Object.hasOwn(formats, String(value)) && !typesOf(schema).some(isNumeric)
    case 'items':
      return isKnown(value, [], defs)
    case 'required':
      return isList(value, (name) => isDefined(name, schema))
    case 'additionalProperties':
      return value === false
    case 'properties':
      return areProperties(value, (one) => isAlwaysValid(one) || isKnown(one, [], defs))
    case 'dependentRequired':
      return areProperties(value, (names) => isList(names, (name) => isNamed(name)))
    default:
      return typeof value === 'number'
  }
}

function isNumeric(type: string): boolean {
  return type === 'number' || type === 'integer'
}

/** `not` is known of properties that must not be there together. */
function isPresence(value: unknown, narrowed: readonly string[]): boolean {
  if (!isObject(value) || !narrowed.includes('object')) return false
  const { properties, required, ...more } = value
  return (
    isAlwaysValid(more) &&
    areProperties(properties, isAlwaysValid) &&
    isList(required, (name) => isDefined(name, value))
  )
}

function isDefined(name: unknown, { properties }: Schema): boolean {
  return isNamed(name) && isObject(properties) && Object.hasOwn(properties, String(name))
}

function isNamed(name: unknown): boolean {
  return typeof name === 'string' && isProperty(name)
}

function areProperties(value: unknown, isRight: (one: unknown) => boolean): boolean {
  return (
    isObject(value) &&
    Object.entries(value).every(([name, one]) => isProperty(name) && isRight(one))
  )
}

function isList(value: unknown, isRight: (one: unknown) => boolean): boolean {
  return (
    Array.isArray(value) && value.length > 0 && value.length <= maxListed && value.every(isRight)
  )
}

function isPlain(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function isObject(value: unknown): value is Schema {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

/** Whether a schema refers to itself, directly or not. */
function isCircular(defs: { readonly [name: string]: Schema }): boolean {
  const done = new Set<string>()
  const open = new Set<string>()
  const leadsBack = (name: string): boolean => {
    if (open.has(name)) return true
    if (done.has(name)) return false
    open.add(name)
    const found = [...references(defs[name])].some(leadsBack)
    open.delete(name)
    done.add(name)
    return found
  }
  return Object.keys(defs).some(leadsBack)
}
