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

/** Words by their ends, so that a word is compared with few of them. */
export interface ByEnds {
  /** The numbers of the words that differ by one slip from a word of at least four letters, ascending. */
  readonly slipsOf: (word: string) => readonly number[]
  /** The numbers of the words that a text of at least two letters begins, and which are longer, ascending. */
  readonly begunBy: (text: string) => readonly number[]
}

/**
 * Makes words ready to be found by words that are near. One slip leaves the first two letters as they are, or the last two; only in a
 * word of four letters may it change the two in the middle.
 */
export function byEnds(words: Iterable<string>): ByEnds {
  const all = [...words]
  const having = new Map<string, number[]>()
  const add = (key: string, number: number) => {
    const before = having.get(key)
    if (before) before.push(number)
    else having.set(key, [number])
  }
  for (const [number, word] of all.entries()) for (const key of endsOf(word)) add(key, number)
  return {
    slipsOf: (word) => {
      const near = endsOf(word).flatMap((key) => having.get(key) ?? [])
      const found = near.filter((number) => isOneSlip(all[number] ?? '', word))
      return [...new Set(found)].sort((one, other) => one - other)
    },
    begunBy: (text) =>
      (having.get(`^${text.slice(0, 2)}`) ?? []).filter((number) => {
        const word = all[number] ?? ''
        return word.length > text.length && word.startsWith(text)
      }),
  }
}

function endsOf(word: string): string[] {
  const ends = [`^${word.slice(0, 2)}`, `${word.slice(-2)}$`]
  return word.length === 4 ? [...ends, `${word[0]}…${word[3]}`] : ends
}
