import type { Violation } from '#server/domain/violation.ts'

/** Whether IANA knows a zone of this name. Offsets such as `+01:00`, which Intl also takes, are not names. */
export function isTimeZone(name: string): boolean {
  return resolve(name) !== null
}

/** A zone's name, spelled as IANA spells it, or null; a violation for a name IANA does not know. */
export function readTimeZone(
  name: string | null | undefined,
  pointer: string,
  violations: Violation[],
): string | null {
  if (name == null) return null
  const known = resolve(name)
  if (known === null) {
    const message = 'must be an IANA time zone such as Europe/Berlin'
    violations.push({ pointer, code: 'format', message })
    return null
  }
  // A link such as Asia/Kolkata may resolve to an older name; what was asked for stays.
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
