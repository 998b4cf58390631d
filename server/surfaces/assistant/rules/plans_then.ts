import type { Data, Request as Input } from '#generated/types.ts'
import { type Token, tokensOf } from '#generated/server/assistant/tokens.ts'
import { tellsTime } from '#server/domain/assistant/time_spans.ts'
import { daysOf, readMoment, windowFields } from '#server/domain/assistant/times.ts'
import { withDays } from '#server/domain/assistant/said_numbers.ts'
import { weekdayOf } from '#server/domain/basics/days.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import type { DaySpan } from '#server/domain/messages/spoken/sentences.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { mayBeTimeWord } from '#server/surfaces/assistant/rules/fits.ts'
import { textOf } from '#server/surfaces/assistant/rules/sense/spot.ts'
import { spotsIn } from '#server/surfaces/assistant/rules/sense/spots.ts'

/** Days that a message asks about. */
export interface SaidDays extends DaySpan {
  /** Which weekdays of them, 1 for Monday; null for every one. */
  readonly weekdays: readonly number[] | null
}

type Plans = Data<'plans.query'>

/** Pages of 25 plans that are looked through. */
const maxPages = 4

/** The days that a message names outside of names, with the words for them; null for none. */
function daysSaid(working: Working): { readonly days: SaidDays; readonly words: string } | null {
  const { message } = working.said
  const tokens = tokensOf(message)
  const inNames = spotsIn(working, message, tokens).filter(({ kind }) => ofNames.has(kind))
  const isFree = (at: number) => !inNames.some(({ from, to }) => at >= from && at < to)
  const mayBe = tokens.map(
    ({ key, at, end }, number) =>
      isFree(number) && mayBeTimeWord(key, message.slice(at, end), working),
  )
  const units = new Set(Object.values(working.spoken.words.shift_units).flat())
  const tells = ({ key }: Token) => tellsTime(key, working.said.language) || units.has(key)
  for (let length = Math.min(maxWords, tokens.length); length > 0; length -= 1)
    for (let from = 0; from + length <= tokens.length; from += 1) {
      const part = tokens.slice(from, from + length)
      if (!mayBe.slice(from, from + length).every(Boolean) || !part.some(tells)) continue
      const words = textOf(message, tokens, from, from + length)
      const days = daysIn(working, words)
      if (days !== null) return { days, words }
    }
  return null
}

const ofNames: ReadonlySet<string> = new Set(['name', 'quote', 'link', 'address'])

/** The most words of a time. */
const maxWords = 6

/** The days that words name; null where they name none. Of two days that may be meant, both are in it. */
function daysIn({ said, spoken }: Working, words: string): SaidDays | null {
  const text = withDays(words, spoken)
  const read = windowFields(text, said)
  if (read === null) {
    const moment = readMoment(text, said, null)
    const day = moment !== null && 'day' in moment ? moment.day : null
    return day === null ? null : { first: day, last: day, weekdays: null }
  }
  const span = daysOf(read, said)
  if (span === null) return null
  const { days_of_week } = read.fields
  const weekdays = Array.isArray(days_of_week) ? (days_of_week as number[]) : null
  const [first, last] = span
  const other = read.either?.[1]
  return { first, last: other !== undefined && other > last ? other : last, weekdays }
}

/** The plans of some days, as `plans.query` would answer if it took days, and the plan that comes after them. */
export interface PlansThen {
  readonly days: SaidDays
  readonly body: GivenEnvelope
  readonly next: Plans['items'][number] | null
}

/** What is asked for, with words about days in `when`, which `plans.query` does not take. */
type Asked = Input<'plans.query'> & { readonly when?: unknown }

/** Asks for the plans of a request and leaves those that begin on the days that were said; null where none were. */
export async function plansThen(
  working: Working,
  { query, when, ...input }: Asked,
): Promise<PlansThen | null> {
  const told = typeof when === 'string' ? daysIn(working, when) : null
  const found = told ? { days: told, words: String(when) } : daysSaid(working)
  if (found === null) return null
  const { days, words } = found
  const { hands, said } = working
  const { timezone } = said
  const items: Plans['items'][number][] = []
  let first: GivenEnvelope | null = null
  // “Plans next week” may be read as plans that are called so.
  const isTitle = query !== undefined && !words.toLowerCase().includes(query.toLowerCase())
  let page: Input<'plans.query'> = { ...input, ...(isTitle && { query }), limit: 25 }
  for (let number = 0; number < maxPages; number += 1) {
    const { body, data } = await hands.call('plans.query', page)
    if (!('outcome' in body) || !data) return null
    first ??= body
    items.push(...data.items)
    const { has_more, next_cursor, snapshot_handle } = body.outcome.collection ?? {}
    if (!has_more || !next_cursor || !snapshot_handle) break
    page = { snapshot_handle, cursor: next_cursor, limit: 25 }
  }
  if (first === null || !isObject(first.data)) return null
  const dayOf = ({ scheduled_at: at }: Plans['items'][number]) =>
    at === null ? null : wallTimeOf(new Date(at), timezone).date
  const isThen = (day: string | null) =>
    day !== null &&
    day >= days.first &&
    day <= days.last &&
    (days.weekdays?.includes(weekdayOf(day)) ?? true)
  const isEarlier = (one: Plans['items'][number], other: Plans['items'][number]) =>
    (one.scheduled_at ?? '') < (other.scheduled_at ?? '') ? -1 : 1
  const kept = items.filter((one) => isThen(dayOf(one))).sort(isEarlier)
  const later = items.filter((one) => (dayOf(one) ?? '') > days.last)
  const [next = null] = later.sort(isEarlier)
  const outcome = { ...first.outcome, collection: undefined }
  return { days, body: { ...first, outcome, data: { ...first.data, items: kept } }, next }
}
