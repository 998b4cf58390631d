import type { Working } from '#server/surfaces/assistant/rules/context.ts'

/** A reading of a part of a message that is kept as long as the state of its turn stays as it is. */
export function keptInState<Value>(
  read: (working: Working, clause: string) => Value,
): (working: Working, clause: string) => Value {
  const known = new WeakMap<Working, { state: Working['state']; values: Map<string, Value> }>()
  return (working, clause) => {
    const { state } = working
    const before = known.get(working)
    const values = before?.state === state ? before.values : new Map<string, Value>()
    if (values !== before?.values) known.set(working, { state, values })
    const found = values.get(clause)
    if (found !== undefined) return found
    const value = read(working, clause)
    values.set(clause, value)
    return value
  }
}
