import { spanOf, windowFields } from '#server/domain/assistant/times.ts'
import { addDays } from '#server/domain/basics/days.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { given as world, handleOf, isKey, labelOf, now, timezone } from '#test/assistant/fixture.ts'
import type { Made } from '#test/assistant/given_hands.ts'
import type { Entry, Heard } from '#test/assistant/said.ts'

/**
 * What a reply to a sentence is worth: `right`; `asked` where a question was not needed; `missed` where nothing came of it; `other`
 * for another read than the one meant; `wrong_write` for a change that nobody asked for, the worst.
 */
export type Verdict = 'right' | 'asked' | 'missed' | 'other' | 'wrong_write'

type Fields = Readonly<Record<string, unknown>>

/** What the surface of the assistant has in the place of capabilities that only other surfaces have. */
const inPlaceOf: { readonly [capability: string]: readonly string[] | undefined } = {
  'plans.status.get': ['plans.get'],
  'invites.list': ['plans.query', 'planning.brief.get'],
}

/** What is said to be done elsewhere: nothing of it may be written here. */
const elsewhere: readonly string[] = ['plans.draft.delete', 'plans.discard']

/** Calls that are asked about before they are made, however clear the request is: assistant.md, section 5. */
const confirmed: readonly string[] = [
  ...['ideas.created.archive', 'places.private.archive', 'ideas.lists.delete'],
  ...['relationships.people.manage', 'ideas.lists.likes.apply'],
]

/** Judges what came of a sentence. */
export function verdictOf(entry: Entry, { understood, made, open = 'qn_open' }: Heard): Verdict {
  const { question } = understood.state
  const asks = question !== null && question.question_handle !== open
  const writes = made.filter((one) => one.writes)
  const proposed: Made[] =
    question?.kind === 'confirm'
      ? [{ capability: question.capability as never, input: question.input, writes: true }]
      : []
  const isNone = understood.error?.code === 'not_understood'
  if (elsewhere.includes(entry.call)) return writes.length > 0 ? 'wrong_write' : 'right'
  if (entry.call === 'none') {
    if (isMeant(entry, made.at(-1))) return 'right'
    return noneVerdict(entry, { asks, writes: writes.length > 0 })
  }
  if (entry.ask === true) {
    if (writes.length > 0 && !isMeant(entry, writes.at(-1))) return 'wrong_write'
    const meant =
      isMeant(entry, proposed[0]) || isMeant(entry, made.at(-1)) || isOffered(entry, question)
    return meant && (asks || !entry.write) ? 'right' : isNone ? 'missed' : 'other'
  }
  const last = withoutWider(made).at(-1)
  if (isMeant(entry, last)) return 'right'
  if (confirmed.includes(entry.call) && isMeant(entry, proposed[0])) return 'right'
  if (asks) return alsoNone(entry) ? 'right' : 'asked'
  if (writes.length > 0) return 'wrong_write'
  return isNone || made.length === 0 ? 'missed' : 'other'
}

/** Whether the call that is meant is one of two to choose from: by its pattern, since its words are read once it is chosen. */
function isOffered({ call }: Entry, question: Heard['understood']['state']['question']): boolean {
  return (question?.options ?? []).some(
    ({ value }) =>
      isObject(value) && isObject(value.request) && String(value.request.frame).startsWith(call),
  )
}

/** The calls without a wider search that goes on from one for events: it answers the same. */
export function withoutWider(made: readonly Made[]): readonly Made[] {
  const [before, last] = made.slice(-2)
  const isWider = before?.capability === 'events.search' && last?.capability === 'ideas.search'
  return isWider ? made.slice(0, -1) : made
}

function noneVerdict(entry: Entry, { asks, writes }: { asks: boolean; writes: boolean }): Verdict {
  if (writes) return 'wrong_write'
  return entry.ask === true && !asks ? 'missed' : 'right'
}

function alsoNone({ also }: Entry): boolean {
  return Array.isArray(also) && also.includes('none')
}

function isMeant(entry: Entry, made: Made | undefined): boolean {
  if (made === undefined) return false
  if (made.capability === entry.call) return fits(entry.input ?? {}, made.input)
  const instead = inPlaceOf[entry.call]
  if (instead?.includes(made.capability)) {
    const { rsvp_status: _, ...input } = entry.input ?? {}
    return fits(input, made.input)
  }
  const also: unknown[] = Array.isArray(entry.also) ? entry.also : []
  return also.some((one) => {
    if (one === made.capability) return true
    if (!isObject(one)) return false
    const { call, input } = one
    if (call === made.capability) return fits((input ?? {}) as Fields, made.input)
    const [[id, of] = []] = Object.entries(one)
    return id === made.capability && (!isObject(of) || fits(of, made.input))
  })
}

const periods = ['when_preset', 'starts_after', 'starts_before', 'daily_start', 'daily_end', 'when']
const dates = ['date_phrase', 'days_of_week']
const ofPeople = ['person_handles', 'person_names', 'people_handles', 'people', 'person_handle']
  .concat(['person', 'person_name', 'recipient_handles', 'recipients', 'people_names'])
  .concat(['send_person_handles', 'send_person_names'])
const ofLists = [
  'ideas_list_handle',
  'idea_list_handle',
  'ideas_list_name',
  'idea_list_name',
].concat([
  'idea_list_names',
  'idea_list_handles',
  'target_ideas_list_handle',
  'target_feed_text',
  'feed_names',
])
const ofSending = ['send_person_handles', 'send_person_names']
const ofIdeas = ['idea_handle', 'idea_handles', 'candidate_id', 'subject', 'candidate_ids']

/** Whether an input has all that is expected, however it says it. */
export function fits(expected: Fields, given: Fields): boolean {
  const isTimed = periods.some((name) => name in expected)
  if (isTimed && !samePeriod(expected, given)) return false
  return Object.entries(expected).every(([name, value]) => {
    if (periods.includes(name) || dates.includes(name)) return true
    if (name === 'changes' && isObject(value)) return fits(value, (given.changes ?? {}) as Fields)
    if (name === 'invitation_token') return typeof given[name] === 'string'
    if (name === 'item' && isObject(value)) {
      const items = [given.item ?? given.items].flat()
      return items.some((one) => isObject(one) && fits(value, one))
    }
    for (const group of [ofPeople, ofSending, ofLists, ofIdeas]) {
      if (group.includes(name)) return sameThings(value, valuesOf(given, group))
    }
    const alias = aliases[name]
    return same(value, given[name]) || (alias !== undefined && same(value, given[alias]))
  })
}

/** Fields that say the same. */
const aliases: Readonly<Record<string, string>> = {
  raw_text: 'text',
  name: 'query',
  status: 'item.status',
}

function valuesOf(given: Fields, names: readonly string[]): unknown[] {
  return names.flatMap((name) => leaves(given[name]))
}

function leaves(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(leaves)
  if (isObject(value)) return Object.values(value).flatMap(leaves)
  return value === undefined ? [] : [value]
}

/** Whether the same things are named, by handles or by names. */
function sameThings(expected: unknown, given: readonly unknown[]): boolean {
  const wanted = leaves(expected)
  const kinds = new Set(['idea', 'event', 'place', 'place_recommendation'])
  const left = given.filter((one) => !kinds.has(String(one)))
  return (
    wanted.every((one) => left.some((other) => same(one, other))) &&
    left.every((other) => wanted.some((one) => same(one, other)))
  )
}

function same(expected: unknown, given: unknown): boolean {
  if (isKey(expected)) {
    const name = nameKey(String(given))
    // A name is enough where it means one thing, and a former one too: the service finds it.
    const former = (world.get(expected)?.former_names ?? []) as string[]
    return (
      given === handleOf(expected) ||
      [labelOf(expected), ...former].some((one) => {
        const label = nameKey(one)
        return label === name || (name !== '' && label.split(' ').includes(name))
      })
    )
  }
  if (Array.isArray(expected)) {
    const all = Array.isArray(given) ? given : [given]
    return expected.length === all.length && expected.every((one) => all.some((x) => same(one, x)))
  }
  if (isObject(expected)) return isObject(given) && fits(expected, given)
  if (typeof expected !== 'string') return expected === given
  // Plans that are ahead, by either name.
  if (expected === 'upcoming' && given === 'active') return true
  if (typeof given !== 'string') return false
  if (expected.startsWith('~')) return nameKey(given).includes(nameKey(expected.slice(1)))
  if (/^\d{4}-\d\d-\d\dT/.test(expected)) return Date.parse(expected) === Date.parse(given)
  return nameKey(expected) === nameKey(given)
}

/** Whether two inputs speak of the same time, in whatever fields. */
function samePeriod(expected: Fields, given: Fields): boolean {
  return JSON.stringify(periodOf(expected)) === JSON.stringify(periodOf(given))
}

/** The first and the last day of a period and its hours, its words read. */
function periodOf(input: Fields): unknown {
  const { when, date_phrase } = input
  const words = typeof when === 'string' ? when : date_phrase
  const read =
    typeof words === 'string' ? windowFields(words, { now, timezone })?.fields : undefined
  const { when_preset, starts_after, starts_before, daily_start, daily_end, days_of_week } = {
    ...input,
    ...read,
  } as Fields
  const hours: [unknown, unknown] = [daily_start ?? '00:00', daily_end ?? '24:00']
  let days: unknown = when_preset ?? null
  if (typeof when_preset === 'string')
    days = spanOf(when_preset, days_of_week, { now, timezone }) ?? days
  if (typeof starts_after === 'string' && typeof starts_before === 'string') {
    const [from, to] = [starts_after, starts_before].map((at) => wallTimeOf(new Date(at), timezone))
    if (from && to) {
      const clock = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(11, 16)
      const isMidnight = to.seconds === 0
      days = [from.date, isMidnight ? addDays(to.date, -1) : to.date]
      if (from.seconds > 0 && daily_start === undefined && from.date !== '2026-12-02')
        hours[0] = clock(from.seconds)
      if (!isMidnight && daily_end === undefined) hours[1] = clock(to.seconds)
    }
  }
  return [days, hours[0], ['23:59', '23:00'].includes(String(hours[1])) ? '24:00' : hours[1]]
}
