/**
 * A function that remembers what it made of a text or a number, for that many; then it forgets all. What it returns must not
 * be changed.
 */
export function remembered<Value, Key extends string | number = string>(
  most: number,
  make: (key: Key) => Value,
): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(key)
    if (known.size >= most) known.clear()
    known.set(key, made)
    return made
  }
}
