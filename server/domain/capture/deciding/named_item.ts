import { coreOf, keyOf, wordsOf } from '#server/domain/language/text/answer_key.ts'
import { patternWith, word } from '#server/domain/language/words/pattern.ts'

/** What follows says what is not meant: “the Kindertheater, not the market”. */
const instead = patternWith('isu')`[,;:(–-]?\s*(?:${'time.and'} )?${word('answer.not')}.*$`

/** The most words that may stand around a title, numbers apart. */
const maxAround = 2

/**
 * The index of the one of several things that words about their source name: by its title, by a part of it, or with a few
 * words around it. Null where they name none, or several.
 */
export function itemNamed(
  items: readonly { readonly title: string }[],
  words: string,
): number | null {
  const key = keyOf(words.replace(instead, ''))
  const said = wordsOf(coreOf(key))
  if (said.length === 0) return null
  const titles = items.map(({ title }) => keyOf(title))
  const ways: ((title: string) => boolean)[] = [
    (title) => title === key,
    (title) => isPart(said, wordsOf(title)),
    (title) => isPart(wordsOf(title), said) && othersIn(said, wordsOf(title)) <= maxAround,
  ]
  for (const fits of ways) {
    const found = titles.flatMap((title, index) => (fits(title) ? [index] : []))
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null
  }
  return null
}

function isPart(words: readonly string[], of: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => of.includes(word))
}

function othersIn(words: readonly string[], of: readonly string[]): number {
  return words.filter((word) => !of.includes(word) && !/^\d/u.test(word)).length
}
