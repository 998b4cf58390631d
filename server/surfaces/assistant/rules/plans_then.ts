import type { CapabilityId, Data, Request as Input } from '#generated/types.ts'
import { partsOfData } from '#generated/server/data_parts.ts'
import { addDays } from '#server/domain/basics/days.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { daysIn, isOn, type SaidDays } from '#server/surfaces/assistant/rules/said_days.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'

type Plans = Data<'plans.query'>

/** Pages of 25 plans that are looked through. */
const maxPages = 4

/** Whether a capability answers with a list of plans, which days that are said narrow. */
export function listsPlans(capability: CapabilityId): capability is 'plans.query' {
  // What another release asked may name a capability that is gone.
  const parts: { readonly [id: string]: { readonly items?: string } | undefined } = partsOfData
  return parts[capability]?.items === 'Plan'
}

/** The days that a message names, where its reading found one time; null for none. */
function daysSaid(working: Working): { readonly days: SaidDays; readonly words: string } | null {
  const { spots } = readingIn(working, working.said.message)
  const [only, ...others] = spots.filter(({ kind }) => kind === 'time')
  const days = only && others.length === 0 ? daysIn(working, only.text) : null
  return only && days ? { days, words: only.text } : null
}

/** The plans of some days, as `plans.query` would answer if it took days, and the plan that comes after them. */
export interface PlansThen {
  readonly days: SaidDays
  readonly body: GivenEnvelope
  readonly next: Plans['items'][number] | null
}

/** What is asked for, with words about days in `when`, which `plans.query` does not take. */
type Asked = Input<'plans.query'> & { readonly when?: unknown }

/** An input of a list of plans as the capability takes it: the days are looked through here. */
export function withoutDays(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([name]) => name !== 'when'))
}

/** The days of a year or a week ago, where words name some that are ahead and what is past is asked for. */
function lastOf(days: SaidDays, { said: { now, timezone } }: Working): SaidDays {
  const today = wallTimeOf(now, timezone).date
  if (days.first <= today) return days
  const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  const isWeek = addDays(days.first, 6) >= days.last && addDays(today, 7) >= days.first
  const before = isWeek ? (day: string) => addDays(day, -7) : yearBefore
  return { ...days, first: before(days.first), last: before(days.last) }
}

/** Asks for the plans of a request and leaves those that begin on the days that were said; null where none were. */
export async function plansThen(
  working: Working,
  { query, when, ...input }: Asked,
): Promise<PlansThen | null> {
  const told = typeof when === 'string' ? daysIn(working, when) : null
  const found = told ? { days: told, words: String(when) } : daysSaid(working)
  if (found === null) return null
  const { words } = found
  const days = input.scope === 'past' ? lastOf(found.days, working) : found.days
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
  const startOf = ({ scheduled_at: at }: Plans['items'][number]) =>
    at === null ? null : new Date(at)
  const isLater = (at: Date | null) => at !== null && wallTimeOf(at, timezone).date > days.last
  const isEarlier = (one: Plans['items'][number], other: Plans['items'][number]) =>
    (one.scheduled_at ?? '') < (other.scheduled_at ?? '') ? -1 : 1
  const kept = items.filter((one) => isOn(days, startOf(one), timezone)).sort(isEarlier)
  const later = items.filter((one) => isLater(startOf(one)))
  const [next = null] = later.sort(isEarlier)
  const outcome = { ...first.outcome, collection: undefined }
  return { days, body: { ...first, outcome, data: { ...first.data, items: kept } }, next }
}
