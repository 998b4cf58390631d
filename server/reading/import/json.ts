import type { Coordinates } from '#server/domain/basics/distance.ts'

/** An object of a JSON file. */
export type Json = Readonly<Record<string, unknown>>

/** A value, if it is an object. */
export function objectOf(value: unknown): Json | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Json)
    : null
}

/** The objects of a list; none of anything else. */
export function objectsOf(value: unknown): Json[] {
  const all: unknown[] = Array.isArray(value) ? value : []
  return all.map(objectOf).filter((one) => one !== null)
}

/** The first of several values that is a text and not empty. */
export function textOf(...values: unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === 'string' && value.trim() !== '')
}

/** A point from degrees, also those written as texts; null for none and for 0, 0. */
export function coordinatesOf(latitude: unknown, longitude: unknown): Coordinates | null {
  const [y, x] = [latitude, longitude].map((value) =>
    typeof value === 'string' ? Number(value) : value,
  )
  if (typeof y !== 'number' || typeof x !== 'number' || Number.isNaN(x + y)) return null
  return x === 0 && y === 0 ? null : { latitude: y, longitude: x }
}

/** A moment of a file in seconds since 1970, as RFC 3339 writes it; null for anything else. */
export function momentIn(seconds: unknown): string | null {
  if (typeof seconds !== 'number' || !(seconds > 0) || seconds > 32_503_680_000) return null
  return `${new Date(seconds * 1_000).toISOString().slice(0, 19)}Z`
}
