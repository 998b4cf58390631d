import { namesEvent } from '#server/domain/language/time/event_words.ts'
import { isShutWord } from '#server/domain/language/time/last_day.ts'
import type { DaySpan } from '#server/domain/language/time/spans.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { months } from '#server/domain/language/time/words.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

const shutSometimes = wordsOf('time.shut_sometimes')
const asName = wordsOf('time.closed_as_name')
const holidayAlone = wordsOf('time.holiday_alone')

/** Behind the English “closed”, which then is said of a place. */
const closedFor = wordsOf('time.closed_for')

/** Behind the Dutch “dicht”, which then is closed. */
const toShut = wordsOf('time.shut_behind')

/** Words for days on which something is closed. */
const closures = wordsOf('time.closure')

/** Words for holidays, which are those of a place only where the sentence begins with them or says so. */
const holidays = wordsOf('time.holiday')

/** Before such words: “per ferie”, “im Urlaub”, “en vacances”, “por vacaciones”, “machen Pause”. */
const ofUs = wordsOf('time.of_us')

/** Before “closed”, and no part of a name. */
const verbs = wordsOf('time.is')

/** The most words between such a word and its days: “Fermeture annuelle exceptionnelle du 3 au 24 août”. */
const most = 5

/**
 * The index of the first word that says of days that something is closed on them, with words of why or of what between:
 * “chiusi per ferie dal”, “Congés annuels :”. Null for none, and where the sentence names an event.
 */
export function closureBefore(
  tokens: readonly Token[],
  { from, isRange }: DaySpan,
  isNote: boolean,
): number | null {
  const first = sentenceOf(tokens, from)
  const words = tokens.slice(first, from)
  if (namesEvent(words)) return null
  for (let index = from - 1; index >= Math.max(first, from - most - 2); index -= 1) {
    const token = tokens[index]
    if (token?.kind !== 'word' || !isClosure(tokens, { index, first, isRange, isNote })) continue
    // “MAAT fechado de 1 a 15”: a name may stand before it.
    return holidays.has(token.text) ? clauseFrom(tokens, index, first) : beforeVerbs(tokens, index)
  }
  return null
}

/** The index of the first token of a sentence or a line. */
function sentenceOf(tokens: readonly Token[], from: number): number {
  let first = from
  while (first > Math.max(0, from - 12) && !tokens[first]?.isFirst) {
    const before = tokens[first - 1]
    if (/^[.!?;|•·]$/.test(before?.raw ?? '')) break
    first -= 1
  }
  return first
}

/** The index of the first word of the clause that names a closure, where it is near: “Wir machen Pause”. */
function clauseFrom(tokens: readonly Token[], index: number, first: number): number {
  let from = index
  while (from > first && tokens[from - 1]?.kind === 'word') from -= 1
  return index - from <= 4 ? from : index
}

/** Whether holidays are those of a month, as schools have them: “Vacances de février”. */
function isOfMonth(tokens: readonly Token[], index: number): boolean {
  return tokens.slice(index + 1, index + 4).some(({ text }) => months.has(text))
}

/** A word of a sentence before days. */
interface Closing {
  readonly index: number
  /** The first token of its sentence. */
  readonly first: number
  /** Whether the days are from one to another. */
  readonly isRange: boolean
  readonly isNote: boolean
}

/** What something else is said to be before or after: “before the summer break”, “nach der Sommerpause”. */
const besideWords = wordsOf('time.before_or_after')

function isClosure(tokens: readonly Token[], { index, first, isRange, isNote }: Closing): boolean {
  const token = tokens[index]
  const [before, behind] = [tokens[index - 1]?.text ?? '', tokens[index + 1]?.text ?? '']
  if (!token) return false
  const around = tokens.slice(Math.max(first, index - 3), index).map(({ text }) => text)
  if (around.some((word) => besideWords.has(word))) return false
  if (closures.has(token.text)) return true
  // “Is dicht van”
  if (shutSometimes.has(token.text) && toShut.has(behind)) return isRange
  // “Closed for renovation from”, but no “closed rehearsal on”
  const isPlain = !asName.has(token.text) || closedFor.has(behind)
  if (isShutWord(token) && !holidayAlone.has(token.text)) return isRange && isPlain
  // Who notes “Holiday 1–14 August” goes on one.
  const isOurs = (index === first && !isNote && !isOfMonth(tokens, index)) || ofUs.has(before)
  return isRange && isOurs && holidays.has(token.text)
}

/** The index of the first verb right before a word that says that something is closed: “is closed”, “bleibt geschlossen”. */
export function beforeVerbs(tokens: readonly Token[], index: number): number {
  let first = index
  while (!tokens[first]?.isFirst && verbs.has(tokens[first - 1]?.text ?? '')) first -= 1
  return first
}
