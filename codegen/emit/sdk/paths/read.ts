import type { Schema } from '#codegen/model.ts'

/** A JSON object; null for any other value. */
export function objectOf(value: unknown): Schema | null {
  return isObject(value) ? value : null
}

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The members of a JSON object that are objects themselves; none for any other value. */
export function membersOf(value: unknown): [name: string, value: Schema][] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => (isObject(inner) ? [[name, inner]] : []))
}

/** The items of a JSON array; none for any other value. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The strings of a JSON array; none for any other value. */
export function stringsOf(value: unknown): string[] {
  return listOf(value).filter((item) => typeof item === 'string')
}
