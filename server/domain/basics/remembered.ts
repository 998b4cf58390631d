/**
 * A function that remembers what it made of a text, for so many texts; then it forgets all of them. What it returns must not
 * be changed.
 */
export function remembered<Value>(
  most: number,
  make: (text: string) => Value,
): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const made = make(text)
    if (known.size >= most) known.clear()
    known.set(text, made)
    return made
  }
}
