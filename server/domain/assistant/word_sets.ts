import type { SpokenWords } from '#server/domain/assistant/message.ts'

/** Words of a language that are looked for in every part of a message. */
export interface WordSets {
  /** Words that say nothing beside a time or a name. */
  readonly silent: ReadonlySet<string>
  /** Words that may stand for a thing without naming it: “it”, “list”, “second”. */
  readonly standIns: ReadonlySet<string>
}

/** Makes the words of a language ready to be looked for. */
export function wordSets({ fillers, edges, it, them, positions, kinds }: SpokenWords): WordSets {
  const phrases = [it, them, Object.keys(positions), Object.values(kinds).flat()].flat()
  return {
    silent: new Set([...fillers, ...edges]),
    standIns: new Set(phrases.flatMap((one) => one.split(' '))),
  }
}
