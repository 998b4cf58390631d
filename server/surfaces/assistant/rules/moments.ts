import { foldedWord, tokensOf } from '#generated/server/assistant/tokens.ts'
import { withDays } from '#server/domain/assistant/said_numbers.ts'
import { readShift, type Shift } from '#server/domain/assistant/shift.ts'
import { clock, type Moment, readMoment } from '#server/domain/assistant/times.ts'
import { addDays, weekdayOf } from '#server/domain/basics/days.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { dayInWords, timeInWords, whenInWords } from '#server/domain/messages/spoken/days.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import type { Sentences } from '#server/domain/messages/spoken/sentences.ts'
import { isWaitingFor } from '#server/domain/assistant/state.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import {
  endSlot,
  saysHalf,
  type Start,
} from '#server/surfaces/assistant/rules/plan/moment_of_end.ts'
import { dayLookedAt } from '#server/surfaces/assistant/rules/spoken_day.ts'
import { ask, type Slotted, value } from '#server/surfaces/assistant/rules/slotted.ts'

/**
 * When something starts, from words; a day as YYYY-MM-DD before them is that of a time alone. A day alone keeps the time of the
 * plan that is moved, and a time alone its day.
 */
export async function momentSlot(
  working: Working,
  slot: string,
  words: string | null,
  values: Readonly<Record<string, unknown>> = {},
): Promise<Slotted> {
  const { said } = working
  const { tag, whenShould, whatTime } = sentencesIn(said.language)
  if (words === null) return ask('time', whenShould)
  const [, day = null, written = words] = /^(\d{4}-\d\d-\d\d) (.+)$/s.exec(words) ?? []
  const bare = withoutSameTime(written, working)
  const time = withDays(bare, working.spoken)
  const read = readMoment(time, said, day)
  const { plan_handle } = values
  if (slot.endsWith('ends_at'))
    return endSlot(working, slot, words, await startOf(working, String(plan_handle)))
  const isMove = /(?:scheduled|meetup)_at$/.test(slot) && typeof plan_handle === 'string'
  if (read === null || 'day' in read) {
    const start = isMove ? await startOf(working, plan_handle) : null
    const shift = start && readShift(bare, said.message, working.spoken.words)
    if (shift) return atMoment(working, slot, shifted(start, shift, said))
    const either = start && eitherWeekday(time, start.day, working)
    const near = either && start.isNew ? readMoment(start.time, said, either[1]) : null
    if (near && 'at' in near) return atMoment(working, slot, near)
    if (either) return askWhichDay(either, sentencesIn(said.language))
    // “The 18th” is a day, and no hour of the day that the plan is on.
    const isDay = namesDay(time, working)
    const moved = start && !isDay && readMoment(time, said, start.day)
    if (start && moved && 'at' in moved)
      return atMoment(working, slot, inHalf(time, moved, start, working))
    if (start && read && 'day' in read) {
      const kept = readMoment(start.time, said, read.day)
      if (kept && 'at' in kept) return atMoment(working, slot, kept)
    }
  }
  // A new draft without a day is on the one that was looked at right before.
  const isNew = slot === 'scheduled_at' && plan_handle === undefined
  const looked = read === null && day === null && isNew ? dayLookedAt(working) : null
  const then = looked && readMoment(time, said, looked)
  if (then && 'at' in then) return atMoment(working, slot, then)
  if (read === null) {
    const again = day === null ? whenShould : whatTime(dayInWords(day, tag))
    return { ...ask('time', again), ...(day !== null && { day }) }
  }
  if ('at' in read) {
    const start = isMove ? await startOf(working, plan_handle) : null
    const either = start && eitherAtHour(time, read.at, start.day, working)
    const near =
      either && start.isNew ? readMoment(either[1].slice(11), said, either[1].slice(0, 10)) : null
    if (near && 'at' in near) return atMoment(working, slot, near)
    if (either) return askWhichDay(either, sentencesIn(said.language))
    const half = start && day === null ? inHalf(time, read, start, working) : read
    return atMoment(working, slot, half)
  }
  if ('day' in read) return { ...ask('time', whatTime(dayInWords(read.day, tag))), day: read.day }
  return askWhichDay(read.either, sentencesIn(said.language))
}

/**
 * The value of a slot that takes an instant. A time that the clocks show twice is asked about with both, and one that they skip with
 * the times around it.
 */
function atMoment({ said }: Working, slot: string, { at, clocks }: Instant): Slotted {
  if (clocks === undefined) return value({ [slot]: at })
  const say = sentencesIn(said.language)
  const { local, shown } = clocks
  const when = whenInWords(`${local}Z`, 'UTC', say.tag)
  if (shown.length > 1)
    return {
      ...{ kind: 'ask', as: 'choice', text: say.clockTwice(when) },
      options: shown.map((one, index) => ({
        ...{ label: say.clockTime(when, index === 0), handle: null, value: one },
      })),
    }
  const { date, seconds } = wallTimeOf(new Date(at), said.timezone)
  const after = Date.parse(`${date}T00:00:00Z`) + seconds * 1000
  const around = [2 * Date.parse(`${local}Z`) - after, after].map((one) =>
    timeInWords(new Date(one).toISOString(), 'UTC', say.tag),
  )
  return { ...ask('time', say.clockSkips(when, around)), day: local.slice(0, 'YYYY-MM-DD'.length) }
}

/** A moment that is an instant. */
type Instant = Extract<Moment, { readonly at: string }>

/** When a plan starts; null where it has no time. */
async function startOf(working: Working, plan_handle: string): Promise<Start | null> {
  const { hands, said, state } = working
  const { data } = await hands.call('plans.get', { plan_handle })
  // What is prepared and waits for approval is when it is to be.
  const waits = isWaitingFor(state, plan_handle)
  const slots = state.last?.slots ?? {}
  const prepared = waits ? slots['changes.scheduled_at'] : undefined
  const changed = slots.plan_handle === plan_handle ? slots.scheduled_at : undefined
  const at = prepared ?? data?.plan?.scheduled_at
  if (typeof at !== 'string') return null
  // What was changed right before may have been undone since.
  const isChanged = typeof changed === 'string' && Date.parse(changed) === Date.parse(at)
  const { date, seconds } = wallTimeOf(new Date(at), said.timezone)
  return {
    ...{ at: new Date(at), day: date, time: clock(seconds) },
    isNew: at === prepared || isChanged,
  }
}

/**
 * The two days that a weekday alone may mean: the next one, and the one in the week of what is moved. A plan of Thursday in a week that
 * goes “to Friday” may be meant to be a day later. Null where they are one, and for other words.
 */
function eitherWeekday(
  time: string,
  day: string,
  { said, spoken }: Working,
): readonly [string, string] | null {
  const { weekdays, on_day, edges, short } = spoken.words
  const keys = tokensOf(time, short).map(({ key }) => key)
  const [only, ...others] = keys.filter((key) => !on_day.includes(key) && !edges.includes(key))
  if (only === undefined || others.length > 0 || !weekdays.includes(only)) return null
  const next = readMoment(only, said, null)
  if (next === null || !('day' in next)) return null
  const near = addDays(day, weekdayOf(next.day) - weekdayOf(day))
  const today = wallTimeOf(said.now, said.timezone).date
  return near > today && near !== next.day ? [next.day, near] : null
}

/** The same of a weekday with an hour: “to Friday at 8”. Each day has the words of the hour behind it. */
function eitherAtHour(
  time: string,
  at: string,
  day: string,
  working: Working,
): readonly [string, string] | null {
  const { said, spoken } = working
  const { weekdays, on_day, edges, short } = spoken.words
  const tokens = tokensOf(time, short)
  const [only, ...others] = tokens.filter(({ key }) => weekdays.includes(key))
  if (only === undefined || others.length > 0) return null
  // “Thursday the 10th” is one day.
  if (namesDay(time, working)) return null
  const days = eitherWeekday(only.key, day, working)
  const isOfDay = ({ key }: { readonly key: string }) =>
    weekdays.includes(key) || on_day.includes(key) || edges.includes(key)
  const rest = tokens.filter((one) => !isOfDay(one)).map((one) => time.slice(one.at, one.end))
  const hour = rest.join(' ')
  const onDay = (one: string) => {
    const read = readMoment(hour, said, one)
    return read && 'at' in read ? read.at : null
  }
  if (days === null || onDay(days[0]) !== at) return null
  const isOnDay = wallTimeOf(new Date(onDay(days[1]) ?? at), said.timezone).date === days[1]
  return isOnDay ? [`${days[0]} ${hour}`, `${days[1]} ${hour}`] : null
}

/** Seconds of half a day. */
const halfDay = 43_200

/** An hour of a clock of twelve that says no half of the day: “6.30”, “9”, and no “06:30”. */
const ofTwelve = /(?<![\d.:])(?:[1-9]|1[01])(?:[.:][0-5]\d)?(?![\d.:]|\p{L})/u

/**
 * A time that a plan is moved to, in the half of the day that is nearer to when it starts, where the words do not say which: a plan at six in
 * the evening goes to “6.30” of the evening. Only where people count hours to twelve.
 */
function inHalf(time: string, moved: Instant, start: Start, working: Working): Instant {
  const { said } = working
  const { clock_words } = working.spoken.words
  const isSaid = saysHalf(time, working)
  const hour = Number.parseInt(ofTwelve.exec(time)?.[0] ?? '', 10)
  const { date, seconds } = wallTimeOf(new Date(moved.at), said.timezone)
  // “In 3 days” names no hour.
  const isOther = hour !== Math.floor(seconds / 3_600) % 12
  if (!clock_words.includes('pm') || isSaid || moved.clocks || isOther) return moved
  const other = seconds < halfDay ? seconds + halfDay : seconds - halfDay
  const from = wallTimeOf(start.at, said.timezone).seconds
  if (Math.abs(other - from) >= Math.abs(seconds - from)) return moved
  const read = readMoment(clock(other), said, date)
  return read && 'at' in read ? read : moved
}

/** Words for a time without those that say that the hour stays: “Thursday, same time”. */
function withoutSameTime(words: string, { spoken }: Working): string {
  const { same_time = [] } = spoken.words.senses
  const tokens = tokensOf(words, spoken.words.short)
  const plain = tokens.map(({ key }) => key).join(' ')
  const same = same_time.find((one) => plain.endsWith(` ${one}`))
  const last = tokens[tokens.length - (same?.split(' ').length ?? 0) - 1]
  return same === undefined ? words : words.slice(0, last?.end)
}

/** Whether words name a day by its number: “the 18th”, “am 18.” */
function namesDay(time: string, { spoken }: Working): boolean {
  const { articles, on_day } = spoken.words
  if (/(?<!\d)\d{1,2}(?:st|nd|rd|th)\b/iu.test(time)) return true
  const [, before] = /(?:^|(?:^|\s)(\p{L}+)\s+)\d{1,2}\.(?!\d)/u.exec(time) ?? [null, null]
  return before !== null && (!before || [...articles, ...on_day].includes(foldedWord(before)))
}

/** When something starts that is moved by an amount of time: whole days keep the time on the clock. */
function shifted(
  { at, day, time }: Pick<Start, 'at' | 'day' | 'time'>,
  { days: count, minutes }: Shift,
  said: Working['said'],
): Instant {
  const moved = count === 0 ? null : readMoment(time, said, addDays(day, count))
  if (moved && 'at' in moved) return moved
  return { at: new Date(at.getTime() + minutes * 60_000).toISOString() }
}

/** Which of two days is meant, each as YYYY-MM-DD and perhaps the words of an hour. */
export function askWhichDay(either: readonly string[], { tag, whichDay }: Sentences): Slotted {
  return {
    ...{ kind: 'ask', as: 'choice', text: whichDay },
    options: either.map((day) => ({
      ...{ label: dayInWords(day.slice(0, 'YYYY-MM-DD'.length), tag), handle: null, value: day },
    })),
  }
}
