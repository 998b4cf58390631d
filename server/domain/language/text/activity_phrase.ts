import { isActivityWord, wordsIn } from '#server/domain/language/activity/find.ts'
import { namesEvent } from '#server/domain/language/text/prose.ts'
import { isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import type { Taken } from '#server/domain/language/text/without_dates.ts'
import { isPlaceNoun } from '#server/domain/language/text/place_name.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

/** Words right before what people do: “a”, “our”, “to”, “zum”, “have”. */
const before = wordsOf('text.before_activity', 'text.title_article', 'text.invited_to')

/** Who it is with, before a name: “lunch with John”. */
const withWhom = wordsOf('text.with_whom')

/** Of what it is: “clase de cerámica”. */
const ofWhat = wordsOf('text.name_of')

/** Words that say that something is not done: “no yoga”, “keine Zeit für”. */
const none = wordsOf('answer.negative')

/** Words before places. */
const atPlace = wordsOf('activity.at_venue')

const speaking = wordsOf('text.we_or_you', 'text.pronoun')

/** How many characters and words are looked at, and how many words may stand before and behind what people do. */
const most = { characters: 600, words: 120, before: 3, behind: 4 }

interface Word {
  readonly text: string
  readonly folded: string
  readonly at: number
  /** What stands between it and the word before it. */
  readonly gap: string
  readonly sentence: number
  readonly isWhen: boolean
}

interface Candidate {
  readonly phrase: string
  readonly score: number
}

/**
 * What people do in a text that tells of it: “birthday party” of “Hey, want to come to my birthday party on Saturday?”. Each word
 * for an event or an activity, with what is said of it, is weighed by where it stands: behind “to our” and beside a date is more
 * than anywhere else. Null where none weighs enough.
 */
export function activityPhraseIn(
  text: string,
  taken: readonly Taken[],
  enough = enoughDated,
): string | null {
  const words = wordsOfText(text.slice(0, most.characters), taken)
  const dated = new Set(words.filter(({ isWhen }) => isWhen).map(({ sentence }) => sentence))
  const all = words.flatMap((word, index) => {
    const weight = weightOf(word)
    return weight > 0 ? [candidateAt(words, index, weight, dated)] : []
  })
  const [best] = all
    .filter(({ phrase, score }) => score >= enough && isNamed(phrase))
    .sort((one, other) => other.score - one.score)
  return best?.phrase ?? null
}

/** What a word must weigh in a text with a date, and in a question without one: “Who fancies some climbing?” */
const enoughDated = 2
export const enoughAsked = 1.75

/** Whether words name what people do: “party” does, “that place” does not. */
function isNamed(phrase: string): boolean {
  return !isOnlyPlain(phrase) || wordsIn(phrase).some(namesEvent)
}

/** How sure a word alone says what people do. */
function weightOf({ folded, isWhen, text }: Word): number {
  if (isWhen) return 0
  const parts = wordsIn(text)
  if (parts.some(namesEvent)) return isPlaceNoun(folded) ? 1 : 1.5
  return parts.some(isDone) ? 0.75 : 0
}

/** Whether a word is one that an activity is called by: those of several words have “de” and “the” as well. */
function isDone(word: string): boolean {
  return word.length > 2 && isActivityWord(word) && !isOnlyPlain(word) && !before.has(word)
}

function candidateAt(
  words: readonly Word[],
  index: number,
  weight: number,
  dated: ReadonlySet<number>,
): Candidate {
  const begin = withHead(words, beginOf(words, index))
  const end = endOf(words, index)
  const own = words.slice(begin, end)
  const bound = isNear(words, begin) ? words[begin - 1] : undefined
  const word = words[index]
  const isBound = bound !== undefined && before.has(bound.folded)
  // “In der Bolera de Chamartín”, “at Urban Soccer”: a word of the name of a place.
  const near = [bound, isBound && isNear(words, begin - 1) ? words[begin - 2] : undefined]
  const isPlace =
    own.length > 1 &&
    near.some((one) => atPlace.has(one?.folded ?? '')) &&
    /^\p{Lu}/u.test(own[0]?.text ?? '')
  const isNone = words.slice(Math.max(0, begin - 3), begin).some(({ folded }) => none.has(folded))
  const score =
    weight +
    (isBound ? 1 : 0) +
    (dated.has(word?.sentence ?? 0) ? 1 : 0) +
    (own.length > 1 ? 0.4 : 0) -
    (word?.sentence ?? 0) * 0.2 -
    (isNone ? 3 : 0) -
    (isPlace ? 1.5 : 0)
  return { phrase: phraseOf(own), score }
}

/** “Noche de juegos”, “taller de cerámica”: what takes place, before “of” and a word for it. */
function withHead(words: readonly Word[], begin: number): number {
  const [head, of] = [words[begin - 2], words[begin - 1]]
  const isOf = isNear(words, begin) && isNear(words, begin - 1) && ofWhat.has(of?.folded ?? '')
  const isHead = isOf && head && /\p{L}{3}/u.test(head.text) && !isOnlyPlain(head.text)
  return isHead ? withHead(words, begin - 2) : begin
}

function phraseOf(words: readonly Word[]): string {
  return words.map(({ text, gap }, index) => (index === 0 ? text : gap + text)).join('')
}

/** Whether a word and the one before it belong to one part of a sentence. */
function isNear(words: readonly Word[], index: number): boolean {
  const word = words[index]
  const last = words[index - 1]
  return word !== undefined && last !== undefined && /^[ '’-]+$/u.test(word.gap) && !last.isWhen
}

/** Where what people do begins: behind “a”, “our”, “to”, with up to three words for what it is like; else with its own word. */
function beginOf(words: readonly Word[], index: number): number {
  let begin = index
  while (index - begin < most.before && isNear(words, begin)) {
    const { folded = '', text = '' } = words[begin - 1] ?? {}
    if (before.has(folded)) return begin
    if (speaking.has(folded) || none.has(folded) || /^\d+$/u.test(text) || isOnlyPlain(text))
      return nameBefore(words, index)
    begin -= 1
  }
  return isNear(words, begin) && before.has(words[begin - 1]?.folded ?? '')
    ? begin
    : nameBefore(words, index)
}

/** “Badminton Training”: words with capital letters before it belong to it. */
function nameBefore(words: readonly Word[], index: number): number {
  let begin = index
  while (
    index - begin < most.before &&
    isNear(words, begin) &&
    (/^\p{Lu}\p{Ll}/u.test(words[begin - 1]?.text ?? '') ||
      isDone(words[begin - 1]?.folded ?? '')) &&
    !isOnlyPlain(words[begin - 1]?.text ?? '') &&
    (begin - 1 === 0 ? false : !/[.!?\n]/u.test(words[begin - 1]?.gap ?? ''))
  )
    begin -= 1
  return begin
}

/** Where it ends: behind further words for it, “of” and what, “with” and a name. */
function endOf(words: readonly Word[], index: number): number {
  let end = index + 1
  while (end - index <= most.behind && isNear(words, end)) {
    const { folded = '', text = '', isWhen = false } = words[end] ?? {}
    if (isWhen) break
    const next = words[end + 1]
    const isName = isNear(words, end + 1) && /^\p{Lu}/u.test(next?.text ?? '')
    const isOf = ofWhat.has(folded) && isNear(words, end + 1) && !before.has(next?.folded ?? '')
    if ((withWhom.has(folded) && isName) || isOf) end += 2
    else if (wordsIn(text).some((word) => namesEvent(word) || isDone(word))) end += 1
    else break
  }
  return Math.min(end, words.length)
}

function wordsOfText(text: string, taken: readonly Taken[]): Word[] {
  const all: Word[] = []
  let sentence = 0
  let last = 0
  for (const { 0: word, index } of text.matchAll(
    /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}+&]|\.(?=\p{Ll}))*/gu,
  )) {
    if (all.length >= most.words) break
    const gap = text.slice(last, index)
    if (/[!?\n]|\.\s|:\s?[()]/u.test(gap)) sentence += 1
    last = index + word.length
    const isWhen = taken.some(({ at, end }) => index >= at && index < end)
    all.push({ text: word, folded: wordsIn(word)[0] ?? '', at: index, gap, sentence, isWhen })
  }
  return all
}
