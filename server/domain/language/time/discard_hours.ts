import type { Phrased } from '#server/domain/language/time/discard_rule.ts'
import { kindOfLast } from '#server/domain/language/time/last_day.ts'
import { ownClocks } from '#server/domain/language/time/own_clock.ts'
import { type FoundClock, isEndOf } from '#server/domain/language/time/pair.ts'
import type { Reason } from '#server/domain/language/time/reason.ts'
import type { DayPhrase, Phrase } from '#server/domain/language/time/phrase_kinds.ts'

/** Discarded days that have hours of their own, which are then those of no event. */
const owners: ReadonlySet<Reason | undefined> = new Set<Reason>([
  ...(['booking', 'due', 'last_day', 'publication', 'sale', 'shut'] as const),
])

/** Discarded days that are words of something else, so that hours may belong to a day behind them. */
const noDays: ReadonlySet<Reason | undefined> = new Set<Reason>([
  ...(['old_text', 'opening_hours', 'other_week', 'part_of_other', 'weekly'] as const),
])

/** Discards the hours of discarded days, and says which others are no beginning. */
export function discardHours(
  found: readonly FoundClock[],
  { lexed, all, changes, discarded }: Pick<Phrased, 'lexed' | 'all' | 'changes' | 'discarded'>,
): Pick<Phrased, 'hours' | 'own' | 'discarded'> {
  if (found.length === 0) return { hours: found, discarded, own: new Map() }
  const days = all.filter((day) => isOfText(discarded.get(day)))
  const isOwner = (day: DayPhrase) =>
    owners.has(discarded.get(day)) && (day.kind === 'days' || isBooked(discarded.get(day)))
  const near = ownClocks(lexed, days.filter(isOwner), { clocks: found, days })
  // “Until 3 January, 10–18” says when it is open.
  const own = new Map(
    [...near].filter(([day, { end }]) => end === null || kindOfLast(lexed, day) !== 'last'),
  )
  const reasons = new Map<Phrase, Reason>()
  for (const [day, hours] of own) reasons.set(hours, discarded.get(day) ?? 'no_day')
  const { old, old_hours, target } = changes
  const isLater = found.some(({ from }) => target !== null && from >= target.next)
  const isBehind = ({ next }: DayPhrase, from: number) =>
    target !== null && next <= target.from && from >= next && from - next <= 1
  const isOld = ({ from, next }: FoundClock) =>
    old_hours.some((span) => from < span.next && span.from < next) ||
    // “Friday 8pm moved to Saturday 9pm”
    (isLater && [...old].some((day) => isBehind(day, from)))
  // “At 7pm instead of 6pm”
  for (const clock of found) if (isOld(clock)) reasons.set(clock, 'replaced')
  const hours = found.filter((clock) => !reasons.has(clock))
  for (const clock of hours) {
    if (clock.isExcluded) reasons.set(clock, isEndOf(lexed.tokens, clock) ? 'end' : 'doors')
  }
  return { hours, discarded: new Map([...discarded, ...reasons]), own }
}

/** Whether a day is one of the text, whatever it is about, by the reason for which it is discarded. */
export function isOfText(reason: Reason | undefined): boolean {
  return !noDays.has(reason)
}

/** Whether a day is one on which something can be bought or has to be booked. */
export function isBooked(reason: Reason | undefined): boolean {
  return reason === 'sale' || reason === 'booking'
}
