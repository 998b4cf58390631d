import type { Lexed } from '#server/domain/language/time/lex.ts'
import type { Span } from '#server/domain/language/time/pair.ts'
import type { DayPhrase } from '#server/domain/language/time/phrase_kinds.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { hours } from '#server/domain/language/time/words.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

/** What a note says of another day than the one on which something was to be. */
export interface Changes {
  /** The days on which it was to be. */
  readonly old: ReadonlySet<DayPhrase>
  /** The day to which it moves, also where it stands with the old one as from one to another: “from Friday to Saturday”. */
  readonly target: DayPhrase | null
  /** Whether a verb says that it moves there: “postponed until Tuesday”. */
  readonly is_moved_to?: boolean
  /** How many weeks later than its only day it is, null for any other time; undefined where nothing says so. */
  readonly weeks_later?: number | null
  /** Where a time stands in place of which another one holds: “instead of 6pm”. */
  readonly old_hours: readonly Span[]
  /** The words that say so, which belong to no title. */
  readonly spans: readonly Span[]
}

export const noChanges: Changes = { old: new Set(), target: null, old_hours: [], spans: [] }

const movedWords = wordsOf('time.moved', 'time.change_verb')
const beforeVerb = wordsOf('time.change_before')
const newsPhrases = wordsOf('time.change_news')
const newDateWords = wordsOf('text.new_date')
const newsFor = wordsOf('time.change_for')
const insteadOf = wordsOf('time.in_place_of')
const takesPlace = wordsOf('time.takes_place_verb')
const notWords = wordsOf('time.not_day')
const butWords = wordsOf('time.but')
const nowWords = wordsOf('time.change_now')
const toWords = wordsOf('time.moved_to', 'time.last_day')
const sureWords = wordsOf('time.moved_to_sure')
const weekUnits = wordsOf('time.unit_week')
const timeUnits = wordsOf('time.unit_week', 'time.unit_day', 'time.hours', 'time.minutes')
const oneWords = wordsOf('time.one')
const sameAsBefore = wordsOf('time.change_same')
const links = wordsOf('time.change_link')
const small = wordsOf('time.article', 'time.on', 'time.moved_from', 'time.lone_before')

/** The most tokens between a verb and the day to which something moves. */
const reach = 14

/** The most tokens between “instead of” and the end of a verb that is written alike. */
const maxBetween = 4

/** The most words of a phrase. */
const maxWords = 3

/** What the words of a note say of days that have changed, with its days in any order. */
export function changesIn({ tokens, isNote }: Lexed, all: readonly DayPhrase[]): Changes {
  const sorted = [...all].sort((one, two) => one.from - two.from)
  const days = sorted.filter(({ kind }) => kind !== 'weekly')
  if (!isNote) return noChanges
  const later = laterIn(tokens)
  if (later && (days.length === 0 || (days.length === 1 && later.weeks !== null)))
    return { ...noChanges, weeks_later: later.weeks, spans: [later.span] }
  if (all.length === 0) return noChanges
  // “From Mondays to Tuesdays”
  const either = days.length === 0 ? sorted : days
  const found = [
    // “Mondays instead of Wednesdays”
    ...inPlaceOf(tokens, sorted),
    ...notButs(tokens, either),
    ...arrows(tokens, days),
    ...nows(tokens, days),
    ...moves(tokens, either),
    ...news(tokens),
    ...newDates(tokens, days),
  ]
  if (found.length === 0) return noChanges
  const first = found.find((one) => one.target)
  const target = first?.target ?? null
  const old = new Set(found.flatMap((one) => one.old ?? []))
  const ofTarget = target ? [beforeTarget(tokens, target), ...phrasesIn(tokens, sameAsBefore)] : []
  // Something takes place on one of them.
  const isEach = all.every((day) => old.has(day))
  const spans = isEach && target === null ? [] : [...found.flatMap((one) => one.spans), ...ofTarget]
  return {
    old: isEach ? new Set() : old,
    target,
    is_moved_to: first?.isVerb === true,
    old_hours: found.flatMap(({ hours }) => hours ?? []),
    spans: spans.filter(({ from, next }) => next > from),
  }
}

/** “Postponed by a week”, “um zwei Wochen verschoben”, with the verb; null for a time in days or hours. */
function laterIn(tokens: readonly Token[]): { weeks: number | null; span: Span } | null {
  for (const [verb, { text }] of tokens.entries()) {
    if (!movedWords.has(text)) continue
    const units = [verb + 2, verb + 3, verb + 4, verb - 1]
    const unit = units.find((at) => isUnit(tokens[at]) && amountOf(tokens[at - 1]) !== null)
    if (unit === undefined) continue
    const amount = amountOf(tokens[unit - 1]) ?? 0
    const [first, next] = unit > verb ? [verb, unit + 1] : [unit - 1, verb + 1]
    const from = beforeOf(tokens, links.has(tokens[first - 1]?.text ?? '') ? first - 1 : first)
    return { weeks: weekUnits.has(tokens[unit]?.text ?? '') ? amount : null, span: { from, next } }
  }
  return null
}

function isUnit(token: Token | undefined): boolean {
  return timeUnits.has(token?.text ?? '')
}

function amountOf(token: Token | undefined): number | null {
  if (token?.kind === 'number') return Number(token.text)
  const word = token?.text ?? ''
  return oneWords.has(word) ? 1 : (hours.get(word) ?? null)
}

interface Change {
  readonly old?: readonly DayPhrase[]
  readonly target?: DayPhrase
  readonly isVerb?: true
  readonly hours?: readonly Span[]
  readonly spans: readonly Span[]
}

/** “Saturday instead of Friday”, “Samstag statt Freitag”, “at 7pm instead of 6pm”. */
function inPlaceOf(tokens: readonly Token[], days: readonly DayPhrase[]): Change[] {
  const phrases = phrasesIn(tokens, insteadOf)
  return phrases.flatMap(({ from, next }) => {
    // “Findet am Samstag statt”, but no “findet montags statt mittwochs statt”
    const isLast = !phrases.some((other) => other.from > from && other.from - from <= maxBetween)
    const before = tokens.slice(Math.max(0, from - reach), from)
    if (isLast && before.some(({ text }) => takesPlace.has(text))) return []
    const begin = afterSmall(tokens, next)
    const day = days.find((one) => one.from >= next && ledFrom(one) <= begin)
    if (day) return [{ ...beside(day, days), spans: [{ from, next: day.next }] }]
    const { kind, text } = tokens[begin] ?? {}
    if (kind !== 'number' && !hours.has(text ?? '')) return []
    return [{ hours: [{ from: next, next: begin + 1 }], spans: [{ from, next: begin }] }]
  })
}

/** Where a day begins, with its article where that is a part of it: “los miércoles”. */
function ledFrom(day: DayPhrase): number {
  return day.kind === 'weekly' && day.isLed ? day.from - 1 : day.from
}

/** A day that is not meant, with the one next to it that is. */
function beside(day: DayPhrase, days: readonly DayPhrase[]): Omit<Change, 'spans'> {
  const index = days.indexOf(day)
  const target = days[index - 1] ?? days[index + 1]
  return { old: [day], ...(target && { target }) }
}

/** “Not Friday but Saturday”, “on Thursday, not Wednesday”. */
function notButs(tokens: readonly Token[], days: readonly DayPhrase[]): Change[] {
  return days.flatMap((day, index) => {
    const from = beforeSmall(tokens, day.from) - 1
    if (!notWords.has(tokens[from]?.text ?? '')) return []
    const behind = /^[,;]$/.test(tokens[day.next]?.raw ?? '') ? day.next + 1 : day.next
    const isBefore = butWords.has(tokens[behind]?.text ?? '')
    const next = days[index + 1]
    if (isBefore && next) return [{ old: [day], target: next, spans: [{ from, next: behind + 1 }] }]
    // “Saturday, not next week”
    const isOther = day.kind === 'relative' && day.period !== undefined
    // “Tues 15th not Weds 16th”
    const isNext = days[index - 1]?.next === from && day.kind === days[index - 1]?.kind
    const isApart = isNext || /^[,;(–—-]$/.test(tokens[from - 1]?.raw ?? '')
    const isBehind = !isOther && isApart && index > 0
    return isBehind ? [{ ...beside(day, days), spans: [{ from, next: day.next }] }] : []
  })
}

/** “5 Dec → 12 Dec”. */
function arrows(tokens: readonly Token[], days: readonly DayPhrase[]): Change[] {
  return days.flatMap((day, index) => {
    const next = days[index + 1]
    if (!next) return []
    const between = tokens.slice(day.next, next.from).map(({ raw }) => raw)
    if (!/^(?:→|➡|➔|[-=]?>)️?$/u.test(between.join(''))) return []
    return [{ old: [day], target: next, spans: [{ from: day.from, next: next.from }] }]
  })
}

/** “Friday is now Saturday” */
function nows(tokens: readonly Token[], days: readonly DayPhrase[]): Change[] {
  return days.flatMap((day, index) => {
    const next = days[index + 1]
    const between = tokens.slice(day.next, next?.from ?? day.next).map(({ text }) => text)
    const isNow = between.some((word) => nowWords.has(word))
    const isLink = (word: string) =>
      nowWords.has(word) || beforeVerb.has(word) || small.has(word) || /^['’]$/.test(word)
    if (next === undefined || !isNow || !between.every(isLink)) return []
    return [{ old: [day], target: next, spans: [{ from: day.from, next: next.from }] }]
  })
}

/** “New date for the party: Saturday”, which says no more than that. */
function news(tokens: readonly Token[]): Change[] {
  const heads = phrasesIn(tokens, newsPhrases).filter(
    ({ from }) => tokens[from]?.isFirst || /^[.!:]$/.test(tokens[from - 1]?.raw ?? ''),
  )
  return heads.map(({ from, next }) => {
    const isFor = newsFor.has(tokens[next]?.text ?? '')
    const until = isFor ? afterSmall(tokens, next + 1) : next
    const isMark = /^[:!]$/.test(tokens[until]?.raw ?? '')
    return { spans: [{ from, next: isMark ? until + 1 : until }] }
  })
}

/** “… cannot take place. The new date is the 16th”: the day behind it, in a text that names another one before. */
function newDates(tokens: readonly Token[], days: readonly DayPhrase[]): Change[] {
  return phrasesIn(tokens, newDateWords).flatMap(({ from, next }) => {
    const old = days.filter((day) => day.next <= from)
    const target = days.find((day) => day.from >= next && day.from - next <= reach)
    if (old.length === 0 || target === undefined) return []
    const isEnd = ({ raw, isFirst }: Token) => isFirst || /^[.!?;]$/.test(raw)
    if (tokens.slice(next, target.from).some(isEnd)) return []
    return [{ old, target, spans: [{ from, next }] }]
  })
}

/** The words before the new day that say so: “is now on Sunday”; only those that lead to any day where none does. */
function beforeTarget(tokens: readonly Token[], { from }: DayPhrase): Span {
  const isLed = (at: number) => {
    const { text = '', raw = '' } = tokens[at] ?? {}
    const isSmall = small.has(text) || toWords.has(text) || /^['’]$/.test(raw)
    return isSmall || nowWords.has(text) || beforeVerb.has(text)
  }
  let begin = from
  while (isLed(begin - 1)) begin -= 1
  if (tokens.slice(begin, from).some(({ text }) => nowWords.has(text)))
    return { from: begin, next: from }
  begin = from
  while (toWords.has(tokens[begin - 1]?.text ?? '')) begin -= 1
  return { from: begin, next: from }
}

/** “Moved from Friday to Saturday”, “auf Sonntag verschoben”: the days before the new one are old. */
function moves(tokens: readonly Token[], days: readonly DayPhrase[]): Change[] {
  const found = tokens.flatMap(({ text }, verb) => {
    if (!movedWords.has(text)) return []
    const behind = days.find((day) => isTarget(tokens, verb, day, days))
    if (behind) return [{ target: behind, spans: spansOf(tokens, verb, behind, days) }]
    const before = days.findLast((day) => isTargetBefore(tokens, verb, day))
    return before ? [{ target: before, spans: spansBefore(tokens, verb, before, days) }] : []
  })
  return found.slice(0, 1).map(({ target, spans }) => {
    const old = days.filter((day) => day.next <= target.from)
    const told = old.map((day) => ({ from: beforeSmall(tokens, day.from), next: day.next }))
    return { old, target, isVerb: true, spans: [...spans, ...told] }
  })
}

function isTarget(
  tokens: readonly Token[],
  verb: number,
  day: DayPhrase,
  days: readonly DayPhrase[],
): boolean {
  if (day.from <= verb || day.from - verb > reach) return false
  const isInDay = (at: number) => days.some(({ from, next }) => at >= from && at < next)
  const isEnd = ({ raw, isFirst }: Token) => isFirst || /^[.!?;]$/.test(raw)
  for (let at = verb + 1; at < day.from; at += 1) {
    const token = tokens[at]
    if (token && isEnd(token) && !isInDay(at)) return false
  }
  if (isFromTo(day)) return true
  const last = beforeSmall(tokens, day.from) - 1
  const isTo = [last, last + 1, day.from - 1].some(
    (at) => at > verb && toWords.has(tokens[at]?.text ?? ''),
  )
  // “Got moved, now it’s on the 9th”
  const near = tokens.slice(Math.max(verb, day.from - 6), day.from)
  return isTo || near.some(({ text }) => nowWords.has(text))
}

/** Whether a phrase has the old day and the new one: “from Friday to Saturday”. */
function isFromTo(day: DayPhrase): boolean {
  if (day.kind === 'days') return day.isRange
  return day.kind === 'relative' && day.span?.isList === false && !day.span.isOfWeekend
}

function isTargetBefore(tokens: readonly Token[], verb: number, day: DayPhrase): boolean {
  const isNear = day.next <= verb && verb - day.next <= 2
  return isNear && sureWords.has(tokens[day.from - 1]?.text ?? '')
}

/** The words from the verb, with those before it, to the day, or the verb alone where what moves stands behind it. */
function spansOf(
  tokens: readonly Token[],
  verb: number,
  day: DayPhrase,
  days: readonly DayPhrase[],
): Span[] {
  const from = beforeOf(tokens, verb)
  const isInDay = (at: number) => days.some((one) => at >= one.from && at < one.next)
  const isLink = (at: number) => {
    const { raw = '', text = '' } = tokens[at] ?? {}
    return (
      isInDay(at) || links.has(text) || small.has(text) || toWords.has(text) || /^\W$/.test(raw)
    )
  }
  let next = verb + 1
  while (next < day.from && isLink(next)) next += 1
  if (next === day.from) return [{ from, next }]
  // “Pushed back: …”
  return [{ from, next: tokens[next]?.raw === ':' ? next + 1 : verb + 1 }]
}

/** “… ist vom Dienstag | auf | Mittwoch | verlegt”. */
function spansBefore(
  tokens: readonly Token[],
  verb: number,
  day: DayPhrase,
  days: readonly DayPhrase[],
): Span[] {
  let from = day.from
  for (let moved = true; moved; ) {
    const old = days.find(({ next }) => next === from)
    const begin = old?.from ?? from - 1
    const { text = '' } = tokens[begin] ?? {}
    moved = old !== undefined || sureWords.has(text) || small.has(text) || beforeVerb.has(text)
    if (moved) from = begin
  }
  return [
    { from, next: day.from },
    { from: day.next, next: verb + 1 },
  ]
}

/** Where the words before a verb begin: “has been moved”, “we had to move”. */
function beforeOf(tokens: readonly Token[], verb: number): number {
  let from = verb
  while (from > 0 && isBefore(tokens[from - 1])) from -= 1
  return from
}

function isBefore(token: Token | undefined): boolean {
  return token !== undefined && (beforeVerb.has(token.text) || /^['’]$/.test(token.raw))
}

function afterSmall(tokens: readonly Token[], index: number): number {
  let at = index
  while (at < index + 2 && small.has(tokens[at]?.text ?? '')) at += 1
  return at
}

function beforeSmall(tokens: readonly Token[], index: number): number {
  let at = index
  while (at > Math.max(0, index - 2) && small.has(tokens[at - 1]?.text ?? '')) at -= 1
  return at
}

/** Where phrases of a class stand. */
function phrasesIn(tokens: readonly Token[], phrases: ReadonlySet<string>): Span[] {
  const found: Span[] = []
  for (let from = 0; from < tokens.length; from += 1) {
    for (let count = maxWords; count > 0; count -= 1) {
      const words = tokens.slice(from, from + count).map(({ text }) => text)
      if (words.length < count || !phrases.has(words.join(' '))) continue
      found.push({ from, next: from + count })
      from += count - 1
      break
    }
  }
  return found
}
