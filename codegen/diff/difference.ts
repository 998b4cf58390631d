import type { RuleId } from '#codegen/diff/rules.ts'
import type { Schema } from '#codegen/model.ts'

/** The direction of values: callers send an input and get data. */
export type Direction = 'input' | 'data'

/** One difference between two schemas of one value. */
export interface SchemaDifference {
  readonly rule: RuleId
  /** Below the schema: `[]` for the items of an array, `.name` for a property. */
  readonly path: string
  readonly message: string
}

/** A difference in the values that are possible. A difference in both ways gets the worse rating. */
export function changed(
  direction: Direction,
  way: 'wider' | 'narrower' | 'both',
  path: string,
  message: string,
): SchemaDifference {
  const wider = way === 'wider' || (way === 'both' && direction === 'data')
  return { rule: `${direction}-${wider ? 'widened' : 'narrowed'}`, path, message }
}

/** A field that only one of two objects has. */
export function fieldAdded(direction: Direction, required: boolean) {
  if (direction === 'input' && required)
    return { rule: 'required-input-field-added', message: 'is new and required' } as const
  return { rule: `${direction}-field-added`, message: 'is new' } as const
}

/** A field that the later object no longer has. */
export function fieldRemoved(direction: Direction) {
  return { rule: `${direction}-field-removed`, message: 'is gone' } as const
}

/** A field that both objects have, and that only one of them requires. */
export function requirement(direction: Direction, required: boolean) {
  const optional = direction === 'input' ? 'is now optional' : 'may now be left out'
  return {
    rule: `${direction}-field-${required ? 'required' : 'optional'}`,
    message: required ? requiredNow[direction] : optional,
  } as const
}

const requiredNow = { input: 'is now required', data: 'is now always there' }

/** The named type a schema refers to; null for a schema of its own. */
export function refOf(schema: Schema): string | null {
  return typeof schema.$ref === 'string' ? schema.$ref.replace('#/$defs/', '') : null
}

/** The JSON types of a schema's values; empty for a schema that does not say. */
export function typesOf({ type, enum: values, const: only }: Schema): string[] {
  if (Array.isArray(type)) return type
  if (typeof type === 'string') return [type]
  const known = Array.isArray(values) ? values : only === undefined ? [] : [only]
  return [...new Set(known.map((value) => typeof value as string))]
}

/** A schema in the words of a message: `ShelfHandle`, `string or integer`, `an object with a, b`. */
export function nameOf(schema: Schema): string {
  const { required } = schema
  const fields = Array.isArray(required) ? `an object with ${required.join(', ')}` : 'anything'
  return refOf(schema) ?? (typesOf(schema).join(' or ') || fields)
}

export function isSchema(value: unknown): value is Schema {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
