import type { FoundTime } from '#server/domain/language/claim.ts'
import type { QuestionKind } from '#server/domain/capture/decision.ts'
import { answeredTime, noDate } from '#server/domain/language/time/answer.ts'
import type { DayHours } from '#server/domain/language/time/parts.ts'
import { type Moment, momentOf } from '#server/domain/language/time/moment.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { asMeant } from '#server/domain/capture/deciding/universal.ts'
import { partSaid } from '#server/domain/language/time/part_said.ts'
import { tokensOf } from '#server/domain/language/time/tokens.ts'
import type { ZoneHints } from '#server/domain/language/time/zone_meant.ts'
import { type Evidence, isStructured, type Told } from '#server/domain/capture/deciding/evidence.ts'
import type { Said, ToDecide } from '#server/domain/capture/to_decide.ts'

/** How long after its time something is not over, in milliseconds, and how long it may last. */
const stillOn = 12 * 3_600_000
const longest = 366 * 86_400_000
const day = 86_400_000

/** When something is. */
export interface When {
  readonly starts: Moment
  readonly ends: Date | null
  readonly precision: FoundTime['precision']
  /** The hours of the part of the day that is said in place of a time; null for none. */
  readonly part: DayHours | null
  readonly isEveningAssumed: boolean
  /** Whether only its end is known. */
  readonly isStartAssumed: boolean
  readonly isPast: boolean
  /** Whether it is declared, said or in a title, and not read out of the running words of a page. */
  readonly isDeclared: boolean
}

/** What is known about when something is. */
export type Timing =
  | { readonly kind: 'place' }
  | { readonly kind: 'event'; readonly when: When }
  /** An event of which the date can be read in two ways. */
  | { readonly kind: 'either'; readonly times: readonly [FoundTime, FoundTime] }
  /** An event of which no date is known. */
  | { readonly kind: 'undated' }

interface Dated {
  readonly starts: FoundTime
  readonly ends: FoundTime | null
  readonly isDeclared: boolean
}

/** Whether something is an event, and when. `venue` is the zone of its place, null where it is not known. */
export function timingOf(evidence: Evidence, input: ToDecide, venue: string | null): Timing {
  const zones = { venue, account: input.timezone, countries: countriesOf(evidence) }
  // A source may claim the first reading of a numeric date as its date.
  const open = eitherOf(evidence)
  const answered = answerTo('time', input.said)
  if (answered === noDate) return { kind: 'place' }
  const answer = answered === null ? null : answeredTime(answered)
  if (answer) {
    const starts = withPartOf(withTimeOf(answer, open), input)
    const when = nextOf([{ starts, ends: null, isDeclared: true }], zones, input.now)
    if (when) return { kind: 'event', when }
  }
  const dates = datesOf(evidence, input, venue).filter(
    ({ starts }) => starts.local !== open[0]?.local,
  )
  const when = nextOf(dates, zones, input.now)
  if (when) return { kind: 'event', when }
  const readings = open.filter((one) => momentOf(one, zones) !== null)
  // A reading that is over does not count, unless both are.
  const coming = readings.filter((starts) => {
    const dated = { starts, ends: null, isDeclared: true }
    return whenOf(dated, zones, input.now)?.isPast === false
  })
  const [first, second] = coming.length > 0 ? coming : readings.slice(0, 1)
  const isOpen = first && second && first.local !== second.local && !input.asked.includes('time')
  if (isOpen) return { kind: 'either', times: [first, second] }
  const either = first ? [{ starts: first, ends: null, isDeclared: !isPage(input) }] : []
  const assumed = nextOf(either, zones, input.now)
  if (assumed) return { kind: 'event', when: assumed }
  return isEvent(evidence) ? { kind: 'undated' } : { kind: 'place' }
}

/** A day that was answered, with the time of day and the zone that the source gave for the day that was not clear. */
function withTimeOf(answer: FoundTime, open: readonly FoundTime[]): FoundTime {
  const [first] = open
  const same = open.find(({ local }) => local === answer.local)
  if (same || answer.precision === 'exact') return same ?? answer
  if (first?.precision !== 'exact') return answer
  return { ...first, local: answer.local.slice(0, 11) + first.local.slice(11) }
}

/** A day that was answered, with the part of it that the answer says: “Friday evening”. */
function withPartOf(day: FoundTime, { said, now, timezone }: ToDecide): FoundTime {
  if (day.precision === 'exact' || day.part) return day
  const { words = '' } = said.answers.findLast(({ kind }) => kind === 'time') ?? {}
  const part = partSaid(tokensOf(words), day.local.slice(0, 10), wallTimeOf(now, timezone))
  return part ? { ...day, part } : day
}

/** The countries that the sources hint at, each by a sign that no other country has. */
function countriesOf(evidence: Evidence): ReadonlySet<string> {
  return new Set(evidence.all('country_sign').map(({ value }) => value))
}

/** The value of the answer to a question; null where it was not answered. */
export function answerTo(kind: QuestionKind, said: Said): string | null {
  return said.answers.findLast((answer) => answer.kind === kind)?.value ?? null
}

/** Whether a machine was told that it is an event. */
function isEvent(evidence: Evidence): boolean {
  return evidence.all('kind').find(isStructured)?.value === 'event'
}

/** Whether claims about time make an event of what they are about. */
function counts(
  evidence: Evidence,
  { from, role }: Told,
  precision: FoundTime['precision'],
): boolean {
  if (isStructured({ from })) return true
  const kinds = evidence.all('kind')
  const typed = kinds.find(isStructured)?.value
  // A restaurant stays one, whatever dates its page has.
  if (typed === 'place') return false
  if (precision === 'exact') return true
  return kinds.some((kind) => kind.role === role && kind.value === 'event')
}

/** The dates of the source that counts most, each with its end. */
function datesOf(evidence: Evidence, input: ToDecide, venue: string | null): Dated[] {
  const found = evidence
    .all('starts')
    .filter((told) => counts(evidence, told, told.value.precision))
  const [best] = found
  if (!best) return []
  // “Shall we go on Saturday?” does not move what its page has a time for.
  const isLoose =
    best.role === 'subject' && best.value.precision === 'date_only' && !/\d/.test(best.quote)
  const exact = (one: (typeof found)[number]) =>
    one.role !== 'subject' && isStructured(one) && one.value.precision === 'exact'
  const first = (isLoose ? found.find(exact) : undefined) ?? best
  const same = (told: Told) => told.group === first.group && told.from === first.from
  const starts = found.filter(same).map(({ value }) => value)
  const ending = evidence.all('ends').filter(({ group }) => group === first.group)
  const ends = (ending.some(same) ? ending.filter(same) : ending).map(({ value }) => value)
  const zone = venue ?? input.timezone
  const about = { told: first, zone, isVenue: venue !== null }
  const isDeclared = !isRunning(first, input) || isEvent(evidence)
  return starts
    .map((one, index) => ({ starts: one, ends: endOf(one, starts[index + 1], ends) }))
    .map((dated) => ({ ...asMeant(dated, evidence, about), isDeclared }))
}

/** Whether a claim was read out of the running words of a page. */
function isRunning({ from, role }: Told, input: ToDecide): boolean {
  return from === 'text' && (role === 'primary' || role === 'secondary') && isPage(input)
}

/** Whether what is captured is a page, and not what somebody wrote. */
function isPage({ source_url, unread }: ToDecide): boolean {
  return source_url !== null && unread === null
}

/** The end that belongs to a date: the first one after it, and before the next date begins. */
function endOf(
  starts: FoundTime,
  next: FoundTime | undefined,
  ends: readonly FoundTime[],
): FoundTime | null {
  const after = ends
    .filter(({ local, precision }) => {
      return precision === 'date_only'
        ? local.slice(0, 10) >= starts.local.slice(0, 10)
        : local > starts.local
    })
    .sort((one, other) => (one.local < other.local ? -1 : 1))
  const [first] = after
  const isOfNext = first && next && next.local > starts.local && first.local > next.local
  return first && !isOfNext ? first : null
}

/** The readings of the numeric date that counts most; empty where there is none. */
function eitherOf(evidence: Evidence): readonly FoundTime[] {
  const found = evidence
    .all('either')
    .find((told) => counts(evidence, told, told.value[0].precision))
  return found?.value ?? []
}

/** Of several dates the first that is not over, else the last one. */
function nextOf(dates: readonly Dated[], zones: ZoneHints, now: Date): When | null {
  const found = dates
    .flatMap((dated) => whenOf(dated, zones, now) ?? [])
    .sort((one, other) => one.starts.at.getTime() - other.starts.at.getTime())
  return found.find(({ isPast }) => !isPast) ?? found.at(-1) ?? null
}

function whenOf({ starts, ends, isDeclared }: Dated, zones: ZoneHints, now: Date): When | null {
  const start = momentOf(starts, zones)
  if (!start) return null
  const end = ends && endMoment(ends, starts, zones)
  const length = end ? end.getTime() - start.at.getTime() : 0
  const isGiven = end !== null && length > 0 && length <= longest
  const isDay = starts.precision === 'date_only'
  const last = isGiven ? end.getTime() : start.at.getTime() + (isDay ? day : 0)
  return {
    starts: start,
    ends: isGiven ? end : null,
    precision: starts.precision,
    part: isGiven ? null : (starts.part ?? null),
    isEveningAssumed: starts.is_evening_assumed === true,
    isStartAssumed: starts.is_start_assumed === true,
    isPast: last + stillOn < now.getTime(),
    isDeclared,
  }
}

/** The instant of an end. A last day ends with its last minute; one day that is the first as well has no end. */
function endMoment(ends: FoundTime, starts: FoundTime, zones: ZoneHints): Date | null {
  if (ends.precision === 'exact') return momentOf(ends, zones)?.at ?? null
  const last = ends.local.slice(0, 10)
  if (last === starts.local.slice(0, 10)) return null
  const local = `${last}T23:59:00`
  return (
    momentOf({ ...ends, local, offset: null, timezone: ends.timezone ?? starts.timezone }, zones)
      ?.at ?? null
  )
}
