/** How many words are kept, and the longest of them in characters. */
const [maxWords, longest] = [5_000, 24]

/** What is known of single words: most messages have the same ones. */
export function keptWords<Value>(read: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const value = read(word)
    if (word.length > longest) return value
    if (known.size >= maxWords) known.clear()
    known.set(word, value)
    return value
  }
}

/** What is made of something as long as that is there. */
export function keptFor<Key extends object, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const kept = known.get(key) ?? { value: read(key) }
    known.set(key, kept)
    return kept.value
  }
}

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
