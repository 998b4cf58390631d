/** What `availability.query` says. */

import type { FieldRule } from '#server/domain/basics/violation.ts'
import type { AvailabilityUncertaintyCode } from '#generated/types.ts'
import type { WindowStatus } from '#server/domain/availability/status.ts'
import { isOrAre, spokenNames } from '#server/domain/basics/spoken_list.ts'
import { dayWords, momentWords, spanWords } from '#server/domain/basics/time_words.ts'

export const hoursTooShort: FieldRule = {
  message: 'leaves less than two hours for a window',
  kind: 'hours',
}

/** Why there are no windows. */
export const noWindows = {
  past: 'This time has passed, so there are no windows in it. Ask about a time to come.',
  too_far: 'This is farther ahead than anything is known. Ask about the next 13 months.',
  no_days: 'No two hours are left in this range on these days and at these hours. Ask for others.',
}

/** Why `plans.draft.create` is suggested with windows. */
export const draftForWindow = 'Draft a plan in one of these windows.'

/** Why `ideas.recommendations.get` is suggested with windows. */
export const fittingWindow = 'Get recommendations that fit the best window.'

/** A window as it is told in words. */
export interface ToldWindow {
  from: Date
  until: Date
  /** Null for the caller. */
  people: readonly { name: string | null; status: WindowStatus }[]
}

/** The best window of the first page; that everybody is free in none is said first. */
export function bestWindow({ from, until, people }: ToldWindow, zone: string): string {
  const when = `on ${dayWords(from, zone)}, ${spanWords(from, until, zone)}`
  const free = people.every(({ status }) => status === 'free')
  if (free) return `${subject(people)} free ${when}.`
  const said = (['free', 'partial', 'busy', 'unknown'] as const).flatMap((status) => {
    const some = people.filter((person) => person.status === status)
    if (some.length === 0) return []
    return [status === 'unknown' ? notKnown(some) : `${subject(some)} ${words[status]}`]
  })
  // A better one would come before it.
  const isTaken = people.some(({ status }) => status === 'busy')
  if (people.every(({ status }) => status === 'busy')) return nothingFree(people.length)
  const [first = '', ...others] = said
  const told = [first, ...others.map((one) => one.replace(/^You\b/, 'you'))].join('; ')
  return `${isTaken ? `${nothingFree(people.length)} ` : ''}The best time found is ${when}: ${told}.`
}

function nothingFree(count: number): string {
  return count === 1 ? 'You are busy all of this time.' : 'No time is free for everybody.'
}

export function laterWindows(count: number): string {
  return count === 1 ? 'The next window.' : `The next ${count} windows, the best first.`
}

const words: Record<Exclude<WindowStatus, 'unknown'>, string> = {
  free: 'free',
  partial: 'free for part of it, or may be',
  busy: 'busy',
}

/** `it is not known whether you and Ada are free` */
function notKnown(people: readonly { name: string | null }[]): string {
  const names = people.map(({ name }) => name ?? 'you')
  const are = names[0] === 'you' && names.length === 1 ? 'are' : isOrAre(names.length)
  return `it is not known whether ${spokenNames(names)} ${are} free`
}

/** `You are`, `Ada is`, `You and Ada are` */
function subject(people: readonly { name: string | null }[]): string {
  const names = people.map(({ name }) => name ?? 'You')
  return `${spokenNames(names)} ${names[0] === 'You' && names.length === 1 ? 'are' : isOrAre(names.length)}`
}

/** How old the answer is. */
export function freshness(computed: Date, oldest: Date | null, zone: string): string {
  const when = `Computed on ${momentWords(computed, zone)}`
  if (oldest === null) return `${when}, without any calendar.`
  return `${when}; the oldest calendar was read on ${momentWords(oldest, zone)}.`
}

/** What is not known, of the caller (a name that is null) and of others. */
export function uncertainty(
  all: readonly { name: string | null; code: AvailabilityUncertaintyCode }[],
): string {
  const codes = [...new Set(all.map(({ code }) => code))]
  const sentences = codes.flatMap((code) => {
    const some = all.filter((one) => one.code === code)
    const others = some.flatMap(({ name }) => name ?? [])
    return [
      ...(some.some(({ name }) => name === null) ? [ofCaller[code]] : []),
      ...(others.length > 0 ? [ofOthers[code](spokenNames(others), others.length)] : []),
    ]
  })
  return `${sentences.join(' ')} Unknown time is never free.`
}

const ofCaller: Record<AvailabilityUncertaintyCode, string> = {
  calendar_not_connected: 'You have not connected a calendar.',
  source_pending: 'One of your calendars has not been read yet.',
  source_stale:
    'One of your calendars could not be read, or not for too long; your calendar page says which and why.',
  source_incomplete:
    'Your calendars do not say everything about this time, or could not be read completely; your calendar page says what helps.',
  calendar_not_shared: 'Your calendar is not shared.',
  person_not_connected: 'You are not connected.',
  beyond_horizon: 'Your calendars are not known so far ahead.',
}

const unclear = (names: string, count: number) =>
  `The time of ${names} ${isOrAre(count)} not known.`

const ofOthers: Record<AvailabilityUncertaintyCode, (names: string, count: number) => string> = {
  calendar_not_connected: unclear,
  source_pending: unclear,
  source_incomplete: unclear,
  source_stale: (names) => `The calendar of ${names} has not been read for too long.`,
  calendar_not_shared: (names, count) =>
    `${names} ${count === 1 ? 'does' : 'do'} not share a calendar with you.`,
  person_not_connected: (names, count) => `${names} ${isOrAre(count)} not connected with you.`,
  beyond_horizon: (names) => `The calendar of ${names} is not known so far ahead.`,
}
