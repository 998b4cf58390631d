// Generated from spec/ by codegen. Do not edit.
/** Whether two words differ by one slip: a letter more, less or other, or two that changed places. */
export function isOneSlip(one: string, other: string): boolean {
  if (one === other) return false
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.slice(at) === long.slice(at + 1)) return true
  if (short.length !== long.length) return false
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return (
    short[at] === long[at + 1] &&
    short[at + 1] === long[at] &&
    short.slice(at + 2) === long.slice(at + 2)
  )
}
