import { readWeekday } from '#server/domain/language/time/day.ts'
import { namesEvent } from '#server/domain/language/time/event_words.ts'
import type { Lexed } from '#server/domain/language/time/lex.ts'
import type { Among, DayRule } from '#server/domain/language/time/discard_rule.ts'
import type { DaySpan } from '#server/domain/language/time/spans.ts'
import { endOf } from '#server/domain/language/time/time_of_day.ts'
import type { Span } from '#server/domain/language/time/pair.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { articles, toWords, weekdays } from '#server/domain/language/time/words.ts'
import { wordsIn, wordsOf } from '#server/domain/language/words/lists.ts'
import type { RelativeDay, DayPhrase } from '#server/domain/language/time/phrase_kinds.ts'

const untilPolish = wordsIn('pl', 'time.until')
const untilArticles = wordsOf('time.until_article')
const untilLetters = wordsOf('time.until_letters')
const untilEnds = wordsOf('time.until_end')
const farms = wordsOf('time.farm')
const beforeFarm = wordsOf('time.before_farm')
const beforeLast = wordsOf('time.before_last_day')
const weakFillers = wordsOf('time.last_filler_weak')
const fromWhen = wordsOf('time.from_when')

/** The second word of “t/m” in words, right before the day. */
const endOfUntil = wordsOf('time.until_second')

/** Before an apostrophe and a last day, as in “jusqu'au”. */
const elided = wordsOf('time.elided_until')

/** Words before the last day of something that goes on: “until 3 January”, “t/m 3 januari”. */
const lastWords = wordsOf('time.last_day')

/** Words before a day until which something has to be done: “before 3 January”. It is no day of what a text is about. */
const dueWords = wordsOf('time.due_by')

/** Words around these, which say no more. */
const fillers = wordsOf('time.last_filler')

/** Words for what is shut until a day: then nothing is going on until it. */
const shutWords = wordsOf('time.shut')

/** Whether a word says that something is closed; a French “ferme” is a farm. */
export function isShutWord({ text, raw }: Token): boolean {
  return shutWords.has(text) && (!farms.has(text) || /é/iu.test(raw.normalize('NFC')))
}

/** A day that may be the last one. */
interface LastDay extends Span {
  readonly isRange?: boolean
}

/** Days that are the last one of something that goes on, and those until which something has to be done. */
export const lastDay: DayRule = {
  reason: (day, { lexed }) => (kindOfLast(lexed, day) === 'due' ? 'due' : 'last_day'),
  // “Postponed until Tuesday”
  keep: (left, { lexed, changes: { target, is_moved_to } }) =>
    left.filter(
      (day) => (is_moved_to && day.from === target?.from) || kindOfLast(lexed, day) === null,
    ),
}

/** Whether a day is only the last one of something, or the one until which something has to be done, by the words. */
export function kindOfLast({ tokens, language }: Lexed, day: LastDay): 'last' | 'due' | null {
  return lastDayKind(tokens, day, language === 'pl')
}

/** Whether a day is only the last one of something, or the one until which something has to be done. Null for neither. */
function lastDayKind(
  tokens: readonly Token[],
  { from, isRange = false }: LastDay,
  isPolish = false,
): 'last' | 'due' | null {
  if (isRange) return null
  // In Polish “do” is until; elsewhere it may be a day of the week.
  if (isPolish && (isUntilPolish(tokens[from]) || isUntilPolish(tokens[from - 1]))) return 'last'
  let index = from - 1
  while (index >= from - 3 && (isBefore(tokens[index]?.text ?? '') || isElided(tokens, index)))
    index -= 1
  const word = tokens[index]?.text ?? ''
  const [second, third] = [tokens[index - 1]?.text ?? '', tokens[index - 2]?.text ?? '']
  // “Jusqu’au 3 janvier”, “t/m 3 januari”, “tot en met 3 januari”
  if (untilArticles.has(word) && /^['’]$/.test(second)) return 'last'
  const isLetters = second === '/' && untilLetters.has(`${third} ${word}`)
  if (isLetters || untilEnds.has(`${second} ${word}`)) return 'last'
  // “À la ferme”
  if (farms.has(word) && beforeFarm.has(second)) return null
  if (lastWords.has(word)) return 'last'
  return dueWords.has(word) ? 'due' : null
}

function isUntilPolish(token: Token | undefined): boolean {
  return untilPolish.has(token?.text ?? '')
}

function isBefore(word: string): boolean {
  return articles.has(word) || word === ':' || beforeLast.has(word)
}

/** Whether a token is an apostrophe behind a short word: “fino all’8 gennaio”. */
function isElided(tokens: readonly Token[], index: number): boolean {
  return /^['’]$/.test(tokens[index]?.raw ?? '') && elided.has(tokens[index - 1]?.text ?? '')
}

/** The index of the first token of the words that say that a day is the last one; `span.from` where none do. */
export function beforeLastDay(tokens: readonly Token[], span: Span, since: number): number {
  let first = span.from
  for (let index = span.from - 1; index >= Math.max(since, span.from - 5); index -= 1) {
    const { text, raw } = tokens[index] ?? { text: '', raw: '' }
    const isNext = index === span.from - 1 && endOfUntil.has(text)
    const isEnd = lastWords.has(text) || dueWords.has(text) || isNext || text === 't'
    const isFiller =
      fillers.has(text) || isBefore(text) || isElided(tokens, index) || raw === '/' || text === 'm'
    if (isEnd || (isFiller && first < span.from)) first = index
    else if (!isFiller && !weakFillers.has(text)) break
  }
  return first
}

/** What goes on until a day of a text, with that day; null where nothing does. */
export function goingOn({
  lexed,
  meanings,
  all,
  discarded,
}: Pick<Among, 'lexed' | 'meanings' | 'all' | 'discarded'>): {
  readonly last: DaySpan | RelativeDay
  /** A number since 1970. */
  readonly day: number
} | null {
  const isLast = (day: DayPhrase) =>
    day.kind === 'days' || (day.kind === 'relative' && discarded.get(day) === 'last_day')
  const days = all.filter((day) => day.kind !== 'weekly')
  const last = lastDayOfNote(lexed, days.filter(isLast))
  if (!last) return null
  const [day] =
    last.kind === 'days'
      ? last.days.flatMap((one) => meanings.days.meant(one))
      : [meanings.relative.dayOf(last, endOf(meanings.today))]
  return day !== undefined && meanings.days.isNear(day, false) ? { last, day } : null
}

/**
 * The last day of what a note is about, where no other day is named: “exhibition until 3 January”. It is going on, so
 * that it takes place from the day on which the note was written. Null for what is not on certain days only.
 */
function lastDayOfNote<Day extends LastDay>(
  { tokens, language, isNote }: Lexed,
  days: readonly Day[],
): Day | null {
  // “Closed Mondays” says nothing of the other days.
  const isShut = tokens.some((token, index) => {
    const behind = tokens.slice(index + 1, index + 3).map(({ text }) => text.replace(/s$/, ''))
    return isShutWord(token) && !behind.some((word) => weekdays.has(word))
  })
  if (isShut) return null
  const lasts = days.filter((day) => lastDayKind(tokens, day, language === 'pl') === 'last')
  if (isNote && namesEvent(tokens)) return lasts[0] ?? null
  // “Jusqu’au 10 janvier 2027 · du mardi au dimanche”: a line that says nothing else.
  return lasts.find((day) => isLineOfTime(tokens, day, { language, isNote })) ?? null
}

/** Whether a line begins with until when something goes on, with the year, and says only when besides; on a page, it does. */
function isLineOfTime(
  tokens: readonly Token[],
  day: LastDay,
  { language, isNote }: Pick<Lexed, 'language' | 'isNote'>,
): boolean {
  const first = beforeLastDay(tokens, day, Math.max(0, day.from - 5))
  const rest = tokens.slice(day.next)
  const end = rest.findIndex(({ isFirst }) => isFirst)
  const behind = rest.slice(0, end < 0 ? rest.length : end)
  const isYear = tokens.slice(day.from, day.next).some(({ raw }) => /^20\d\d$/.test(raw))
  const isOfTime = behind.every(({ kind, text }, index) => {
    const isDay = readWeekday(behind, index, language) !== null
    return kind !== 'word' || isDay || toWords.has(text) || fromWhen.has(text)
  })
  const saysWhen = isNote || behind.some(({ kind }) => kind === 'word')
  const isFirst = tokens[first]?.isFirst === true && first < day.from
  return isYear && isFirst && isOfTime && saysWhen
}
