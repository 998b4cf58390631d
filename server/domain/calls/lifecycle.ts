/** What the registry says of a deprecated capability. */
interface Deprecation {
  /** The version of the registry that says so, which begins with its date. */
  readonly since: string
  /** The day from which it is gone, `YYYY-MM-DD`. */
  readonly sunset: string | null
}

/**
 * The headers that say a capability is deprecated: `deprecation` (RFC 9745), from the date of the registry
 * that says so, and `sunset` (RFC 8594), from the day it ends. None where nothing is deprecated.
 */
export function deprecationHeaders(
  deprecated: Deprecation | null,
): Readonly<Record<string, string>> {
  if (!deprecated) return {}
  const { since, sunset } = deprecated
  return {
    deprecation: `@${startOf(since.slice(0, 'YYYY-MM-DD'.length)).getTime() / 1000}`,
    ...(sunset !== null && { sunset: startOf(sunset).toUTCString() }),
  }
}

/** When a day begins, in UTC. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
