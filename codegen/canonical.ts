/** JSON with sorted keys and no spaces (RFC 8785 for what a model holds): the same value, the same text. */
export function canonical(value: unknown, leaveOut: string | null = null): string {
  return JSON.stringify(sorted(value, leaveOut))
}

function sorted(value: unknown, leaveOut: string | null): unknown {
  if (Array.isArray(value)) return value.map((item) => sorted(item, leaveOut))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value)
    .filter(([key]) => key !== leaveOut)
    .sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item, leaveOut)]))
}
