/** Whether a JSON text holds what no service can keep as it is: NUL, half a surrogate pair, an integer beyond 2^53. */
export function isUnkeepable(text: string): boolean {
  try {
    return holds(JSON.parse(text))
  } catch {
    return false
  }
}

function holds(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  if (typeof value === 'number') {
    return !Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))
  }
  if (value === null || typeof value !== 'object') return false
  return Object.entries(value).some(([name, inner]) => holds(name) || holds(inner))
}
