/** A reading whose values are kept as long as it is: what it reads says all that they depend on. */
export function kept<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = read(key)
    known.set(key, value)
    return value
  }
}
