import { mustBeTimeZone } from '#server/domain/messages/input.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

/** Whether IANA has a zone of this name. Offsets such as `+01:00`, which Intl also accepts, are not names. */
export function isTimeZone(name: string): boolean {
  return resolve(name) !== null
}

/** @returns a zone's name in IANA's spelling, as `readTimeZone` does; null for an unknown name. */
export function timeZoneNamed(name: string): string | null {
  return readTimeZone(name, '', [])
}

/** A zone's name in IANA's spelling; null where none is given. Null, and a violation, for an unknown name. */
export function readTimeZone(
  name: string | null | undefined,
  pointer: string,
  violations: Violation[],
): string | null {
  if (name == null) return null
  const known = resolve(name)
  if (known === null) {
    violations.push({ pointer, code: 'format', message: mustBeTimeZone })
    return null
  }
  // A link such as Asia/Kolkata may resolve to an older name; the name that was given stays.
  return known.toLowerCase() === name.toLowerCase() ? known : name
}

function resolve(name: string): string | null {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(name)) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
