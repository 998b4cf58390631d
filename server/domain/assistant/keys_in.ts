import { nameKey } from '#server/domain/basics/name_key.ts'

/** The most words of a message that are looked at, and the most words of a name that is looked for. */
const [maxWords, maxInName] = [150, 12]

/** The keys of names that may stand in a message: of each run of its words, with the marks around it and without them. */
export function keysIn(message: string): string[] {
  const words = nameKey(message).split(' ').slice(0, maxWords)
  const keys = new Set<string>()
  for (const at of words.keys()) {
    for (let to = at + 1; to <= Math.min(at + maxInName, words.length); to += 1) {
      const run = words.slice(at, to).join(' ')
      keys.add(run)
      const bare = run.replace(marksAround, '')
      if (bare !== '') keys.add(bare)
    }
  }
  return [...keys]
}

const marksAround = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu
