import { wordsIn } from '#server/domain/language/activity/find.ts'
import { namesEvent } from '#server/domain/language/text/prose.ts'
import { isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import { weekdays } from '#server/domain/language/time/words.ts'
import { oneOf, pattern, patternWith } from '#server/domain/language/words/pattern.ts'

/** An article before what takes place, alone or with the word before it. */
const before = patternWith(
  'giu',
)`(?<![\p{L}])(?:${oneOf('text.title_article', 'text.invited_to')})(?:\s+|(?<=['’]))`

/** “Finale der Oberliga”, “concurso de postres”: of what, behind what takes place. */
const ofWhat = pattern`^${'text.of_which'}$`

/** “zum ersten Stammtisch”, “la próxima reunión” */
const whichOne = pattern`^${'text.which_one'}$`

const anArticle = pattern`^${'text.title_article'}$`

/** The most words before the one that says what takes place, and behind “of”. */
const [maxBefore, maxBehind] = [3, 3]

/**
 * What takes place in a sentence that says more: “Village Hall Quiz” of “Members will show how much they know at the annual Village Hall
 * Quiz, to be held …”. The words from an article to a word for an event, and of what it is. Null for none.
 */
export function eventPhraseIn(sentence: string): string | null {
  for (const { 0: article, index } of sentence.matchAll(before)) {
    const [clause = ''] = sentence
      .slice(index + article.length)
      .split(/[,;:!?()\n]|\.\s|\s[–—]\s/u, 1)
    const words = clause.split(/\s+/u)
    const at = words.findIndex((word) => wordsIn(word).some(namesEvent))
    if (at < 0 || at > maxBefore || words.slice(0, at).some(isOtherWord)) continue
    const phrase = [...words.slice(0, at + 1), ...behind(words.slice(at + 1))].join(' ')
    if (!isOnlyPlain(phrase)) return phrase
  }
  return null
}

/** Whether a word is no adjective and no name before what takes place. */
function isOtherWord(word: string): boolean {
  const [first = ''] = wordsIn(word)
  return (isOnlyPlain(word) && !whichOne.test(word)) || weekdays.has(first) || /^\d/u.test(word)
}

/** Of what it is: names in capital letters behind it, or “of” and up to three words. */
function behind(words: readonly string[]): string[] {
  const isName = (word = '') => /^["“„«]?\p{Lu}/u.test(word)
  const isJoining = (word = '') => ofWhat.test(word) || anArticle.test(word)
  // “de la musique”: the word behind “of” may be a small one.
  const head = words.findIndex((word) => !isJoining(word))
  const isOf = ofWhat.test(words[0] ?? '') && head > 0
  const from = isOf ? head + 1 : 0
  const end = words.findIndex((word, at) => at >= from && !isName(word) && !isJoining(word))
  const own = words.slice(0, Math.min(end < 0 ? words.length : end, from + maxBehind))
  while (isJoining(own.at(-1))) own.pop()
  return own
}
