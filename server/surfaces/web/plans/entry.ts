import { isDate } from '#server/domain/basics/days.ts'
import { isBlank } from '#server/domain/basics/text.ts'
import { instantsOf, readTimeOfDay, wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { faultWords, sentenceOf } from '#server/surfaces/web/parts/refused.ts'
import { edit, outing as say } from '#server/domain/messages/said/web_outing.ts'
import type { Content } from '#server/surfaces/web/parts/html.ts'
import type { PlanFacts } from '#server/surfaces/web/plans/read.ts'

/** The fields of the forms that say what a plan is and when. */
export const entryNames = [
  'title',
  'place',
  'day',
  'time',
  'ends',
  'meet_at',
  'meet_where',
  'deadline',
  'least',
  'most',
  'list',
  'description',
] as const

/** One of these fields. */
export type EntryName = (typeof entryNames)[number]

/**
 * What is in these fields, as browsers send it. `day` is `2027-03-14`, `time` is `19:00`, and `ends`, `meet_at` and `deadline` are
 * `2027-03-14T19:00`, on the clocks of the plan; `list` is `yes` or empty. What is not set is empty.
 */
export type Entry = Readonly<Record<EntryName, string>>

/** Reads the fields of a form, or of a query. */
export function entryOf(from: { get(name: string): string | null | undefined }): Entry {
  const all = entryNames.map((name) => [name, tidy(name, from.get(name) ?? '')] as const)
  return Object.fromEntries(all) as Entry
}

function tidy(name: EntryName, text: string): string {
  const value = text.replaceAll('\r\n', '\n').trim()
  if (name === 'time') return value.replace(/^(\d\d:\d\d):\d\d$/, '$1')
  if (name !== 'ends' && name !== 'meet_at' && name !== 'deadline') return value
  return value.replace(/^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?$/, '$1T$2')
}

/** A plan as the fields show it. */
export function entryOfPlan({ data, view }: Pick<PlanFacts, 'data' | 'view'>): Entry {
  const { plan, show_guest_list } = data
  const { timezone } = plan
  const local = (at: Date | null) => (at === null ? '' : localText(at, timezone))
  const [day = '', time = ''] = local(view.scheduled_at).split('T')
  return {
    ...{ title: view.title, day, time, place: view.place_name ?? '' },
    ends: local(view.scheduled_ends_at),
    meet_at: local(view.meetup_at),
    meet_where: view.meetup_location_text ?? '',
    deadline: local(view.rsvp_deadline),
    least: plan.tip.capacity_min?.toString() ?? '',
    most: view.capacity_max?.toString() ?? '',
    list: show_guest_list === true ? 'yes' : '',
    description: view.description?.replaceAll('\r\n', '\n').trim() ?? '',
  }
}

/** What a field of time shows of an instant: `2027-03-14T19:00`. */
export function localText(at: Date, timezone: string): string {
  const { date, seconds } = wallTimeOf(at, timezone)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date}T${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}`
}

/** The fields in which two entries differ; day and time count as one. */
export function differing(one: Entry, other: Entry): EntryName[] {
  const found = entryNames.filter((name) => one[name] !== other[name])
  const isMoved = found.includes('day') || found.includes('time')
  return entryNames.filter(
    (name) => found.includes(name) || (isMoved && (name === 'day' || name === 'time')),
  )
}

/** What fields mean; only those that were asked for are set, and null is for none. */
export interface ReadEntry {
  title?: string | null
  scheduled_at?: string | null
  scheduled_ends_at?: string | null
  meetup_at?: string | null
  meetup_location_text?: string | null
  rsvp_deadline?: string | null
  capacity_min?: number
  capacity_max?: number | null
  show_guest_list?: boolean
  description?: string | null
}

/** Reads some of the fields, on the clocks of a zone. What cannot be read is among `faults`, by the names of the fields. */
export function readEntry(
  entry: Entry,
  names: readonly EntryName[],
  timezone: string,
): { read: ReadEntry; faults: Map<string, string> } {
  const faults = new Map<string, string>()
  const has = (name: EntryName) => names.includes(name)
  const moment = (name: 'ends' | 'meet_at' | 'deadline') => {
    if (entry[name] === '') return null
    const [day = '', time = ''] = entry[name].split('T')
    return instantOf({ day, time }, { at: name, timezone, faults })
  }
  const read: ReadEntry = {
    ...(has('title') && { title: entry.title || null }),
    ...(has('day') && { scheduled_at: startOf(entry, timezone, faults) }),
    ...(has('ends') && { scheduled_ends_at: moment('ends') }),
    ...(has('meet_at') && { meetup_at: moment('meet_at') }),
    ...(has('meet_where') && { meetup_location_text: entry.meet_where || null }),
    ...(has('deadline') && { rsvp_deadline: moment('deadline') }),
    ...(has('list') && { show_guest_list: entry.list === 'yes' }),
    ...(has('description') && { description: entry.description }),
  }
  if (has('least')) {
    // A plan that needs somebody can need fewer, and two are the fewest.
    if (isNumber(entry.least)) read.capacity_min = Number(entry.least)
    else faults.set('least', entry.least === '' ? say.leastStays : say.wrongLeast)
  }
  if (has('most')) {
    if (entry.most === '') read.capacity_max = null
    else if (isNumber(entry.most)) read.capacity_max = Number(entry.most)
    else faults.set('most', say.wrongMost)
  }
  return { read, faults }
}

function startOf(
  { day, time }: Entry,
  timezone: string,
  faults: Map<string, string>,
): string | null {
  if (isBlank(day) && isBlank(time)) return null
  return instantOf({ day, time }, { at: 'day', timezone, faults })
}

function instantOf(
  { day, time }: { day: string; time: string },
  { at, timezone, faults }: { at: EntryName; timezone: string; faults: Map<string, string> },
): string | null {
  const seconds = readTimeOfDay(time)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day)
  const timeField = at === 'day' ? 'time' : at
  if (!isDay || !isDate(day)) {
    faults.set(at, isDay && seconds !== null ? say.noSuchDay : say.wrongTime)
    return null
  }
  if (seconds === null) {
    faults.set(timeField, say.wrongTime)
    return null
  }
  const [instant] = instantsOf({ date: day, seconds }, timezone)
  if (instant === undefined) faults.set(timeField, say.noSuchTime)
  return instant?.toISOString() ?? null
}

function isNumber(text: string): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= 2 && Number(text) <= 250
}

const fieldOf: Readonly<Record<string, EntryName>> = {
  scheduled_at: 'day',
  event_start_at: 'day',
  scheduled_ends_at: 'ends',
  meetup_at: 'meet_at',
  meetup_location_text: 'meet_where',
  rsvp_deadline: 'deadline',
  capacity_min: 'least',
  capacity_max: 'most',
  title: 'title',
  title_override: 'title',
  description_override: 'description',
  place_handle: 'place',
  name: 'place',
}

/** What a capability says is wrong, by the names of the fields; a fault of no field stands at the title. */
export function faultsOf(errors: readonly Violation[]): Map<string, Content> {
  return new Map(
    errors.map((fault) => [
      fieldOf[fault.pointer.split('/').at(-1) ?? ''] ?? 'title',
      faultWords(fault, inWords),
    ]),
  )
}

/** A message of a capability in the words of the form. */
function inWords(message: string): string {
  const said = message.replace(
    /\b(scheduled_at|scheduled_ends_at|meetup_at|rsvp_deadline|capacity_min|capacity_max)\b/g,
    (name) => edit.fieldNames[name as keyof typeof edit.fieldNames],
  )
  return sentenceOf(said)
}
