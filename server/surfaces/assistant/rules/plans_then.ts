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

/** The plans of some days, or with some guests, as `plans.query` would answer if it took these, and the plan that comes after them. */
export interface PlansThen {
  readonly days: SaidDays | null
  /** Who comes to them. */
  readonly guests: readonly string[]
  /** Which plans were asked for, by their state. */
  readonly scope: Input<'plans.query'>['scope']
  readonly body: GivenEnvelope
  readonly next: Plans['items'][number] | null
}

/** What is asked for, with words about days and the handles of guests, which `plans.query` does not take. */
type Asked = Input<'plans.query'> & { readonly when?: unknown; readonly with?: unknown }

/** An input of a list of plans as the capability takes it: days and guests are looked through here. */
export function withoutSifting(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).filter(([name]) => name !== 'when' && name !== 'with'),
  )
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

/** Whether it is known who comes to plans of a state: `scope` of `plans.query`. */
export function knowsGuests(scope: unknown): boolean {
  return ofGuests.has(scope)
}

const ofGuests: ReadonlySet<unknown> = new Set([undefined, 'all', 'active', 'upcoming', 'drafts'])

/**
 * Asks for the plans of a request and leaves those that begin on the days that were said and have the guests that were named; null where
 * neither was, or where nobody knows who came.
 */
export async function plansThen(
  working: Working,
  { query, when, with: handles, ...input }: Asked,
): Promise<PlansThen | null> {
  const told = typeof when === 'string' ? daysIn(working, when) : null
  const found = told ? { days: told, words: String(when) } : daysSaid(working)
  const named = knowsGuests(input.scope) && Array.isArray(handles) ? handles.map(String) : []
  if (found === null && named.length === 0) return null
  const words = found?.words ?? ''
  const days = found && input.scope === 'past' ? lastOf(found.days, working) : (found?.days ?? null)
  const { hands, said, names } = working
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
  const isLater = (at: Date | null) =>
    days !== null && at !== null && wallTimeOf(at, timezone).date > days.last
  const isEarlier = (one: Plans['items'][number], other: Plans['items'][number]) =>
    (one.scheduled_at ?? '') < (other.scheduled_at ?? '') ? -1 : 1
  const comes = ({ plan_handle }: Plans['items'][number]) => {
    const { people = [] } = names.byHandle(plan_handle) ?? {}
    return named.every((one) => people.includes(one))
  }
  const isThen = (one: Plans['items'][number]) =>
    days === null || isOn(days, startOf(one), timezone)
  const kept = items.filter((one) => isThen(one) && comes(one))
  const [next = null] = items.filter((one) => isLater(startOf(one)) && comes(one)).sort(isEarlier)
  const outcome = { ...first.outcome, collection: undefined }
  return {
    ...{ days, scope: input.scope, next },
    guests: named.map((one) => names.byHandle(one)?.label ?? ''),
    body: {
      ...first,
      outcome,
      data: { ...first.data, items: days === null ? kept : kept.sort(isEarlier) },
    },
  }
}
