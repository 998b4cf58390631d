import type { SpokenWords } from '#server/domain/assistant/spoken_words.ts'

/** Words of a language that are looked for in every part of a message. */
export interface WordSets {
  /** Words that say nothing beside a time or a name. */
  readonly silent: ReadonlySet<string>
  /** Words that may stand for a thing without naming it, such as “it”, “list”, “second”, and those that may stand beside its name. */
  readonly besideNames: ReadonlySet<string>
  /** Words that say little of a thing, and of one of a kind by the kind. */
  readonly vagueWords: ReadonlySet<string>
  readonly little: ReadonlyMap<string, ReadonlySet<string>>
  /** What stands between names in a row, and before a name. */
  readonly between: { readonly names: RegExp; readonly beforeName: RegExp }
}

/** Makes the words of a language ready to be looked for. */
export function wordSets(words: SpokenWords): WordSets {
  const { fillers, edges, it, them, positions, kinds } = words
  const phrases = [
    ...[it, them, Object.keys(positions), Object.values(kinds).flat(), edges, words.articles],
    ...[words.vague, words.joiners, words.before_name, ['number', 'one', 'option', '&']],
  ].flat()
  const vague = [...words.vague, ...words.articles]
  return {
    silent: new Set([...fillers, ...edges]),
    vagueWords: new Set(vague),
    little: new Map(Object.entries(kinds).map(([kind, of]) => [kind, new Set([...vague, ...of])])),
    besideNames: new Set(phrases.flatMap((one) => one.split(' '))),
    between: betweenIn(words),
  }
}

/** A run of blanks is looked at from its first one only: from each of them it would cost its length squared. */
function betweenIn({ joiners, before_name }: SpokenWords): WordSets['between'] {
  return {
    names: new RegExp(`(?:(?<!\\s)\\s+)?(?:,|&|\\+\\s|\\s(?:${joiners.join('|')})\\s)\\s*`, 'iu'),
    beforeName: new RegExp(`^(?:(?:${before_name.join('|')})\\s+)+`, 'iu'),
  }
}
