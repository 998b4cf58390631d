import type { Phrased } from '#server/domain/language/time/discard_rule.ts'
import { isLength } from '#server/domain/language/time/length.ts'
import type { FoundClock, Span } from '#server/domain/language/time/pair.ts'
import type { Reason } from '#server/domain/language/time/reason.ts'
import type { Phrase } from '#server/domain/language/time/phrase_kinds.ts'

/** A phrase of which no date is made, and why. */
export type Leftover = readonly [Phrase, Reason]

/** Why no date is made of days and hours that no rule discards. */
export function leftovers(
  phrased: Phrased,
  days: readonly Phrase[],
  used: readonly Span[],
): Leftover[] {
  const { meanings, hours, discarded } = phrased
  const isUsed = ({ from }: Span) => used.some((one) => one.from === from)
  const left = [...days, ...hours].filter((one) => !isUsed(one) && !discarded.has(one))
  return left.map((one): Leftover => {
    if (one.kind === 'hours') return [one, reasonOfHours(one, phrased)]
    if (one.kind !== 'days') return [one, 'no_time']
    if (meanings.days.isUnclear(one)) return [one, 'no_such_day']
    const isFar = one.days.some(
      (day) => !meanings.days.isNear(meanings.days.meant(day)[0] ?? 0, false),
    )
    return [one, isFar ? 'far' : 'unsure_number']
  })
}

/** Why hours belong to no date: they say how long something lasts, or are those of days that are none. */
function reasonOfHours(clock: FoundClock, { lexed, discarded }: Phrased): Reason {
  if (isLength(lexed, clock.from)) return 'length'
  const reasons = new Set(discarded.values())
  if (reasons.has('weekly')) return 'weekly'
  return reasons.has('opening_hours') && clock.end !== null ? 'opening_hours' : 'no_day'
}
