/** Whether a value read from JSON is an object, and no array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

/** A value read from JSON is not what it was expected to be. */
export class UnreadableJson extends Error {
  constructor(expected: string) {
    super(`The JSON has something else in place of ${expected}.`)
    this.name = 'UnreadableJson'
  }
}

// What follows returns the value as what it is. Errors: `UnreadableJson`.

/** An object, its members still unknown. */
export function readObject(value: unknown): Record<string, unknown> {
  if (isObject(value)) return value
  throw new UnreadableJson('an object')
}

/** A string. */
export function readString(value: unknown): string {
  if (typeof value === 'string') return value
  throw new UnreadableJson('a string')
}

/** A whole number that is exact. */
export function readInteger(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  throw new UnreadableJson('an integer')
}

/** True or false. */
export function readBoolean(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  throw new UnreadableJson('a boolean')
}

/** An instant that was written by `Date.toISOString`. */
export function readDate(value: unknown): Date {
  const date = new Date(readString(value))
  if (!Number.isNaN(date.getTime()) && date.toISOString() === value) return date
  throw new UnreadableJson('an ISO 8601 instant in UTC')
}

/** One of these strings. */
export function readOneOf<const Text extends string>(texts: readonly Text[], value: unknown): Text {
  const found = texts.find((text) => text === value)
  if (found !== undefined) return found
  throw new UnreadableJson(`one of ${texts.join(', ')}`)
}

/** A list whose items `read` reads. */
export function readList<Item>(read: (value: unknown) => Item, value: unknown): Item[] {
  if (Array.isArray(value)) return value.map((item) => read(item))
  throw new UnreadableJson('a list')
}

/** Null, or what `read` reads. */
export function readNullable<Value>(read: (value: unknown) => Value, value: unknown): Value | null {
  return value === null ? null : read(value)
}
