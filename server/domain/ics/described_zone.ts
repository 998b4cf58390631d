import type { Budget } from '#server/domain/ics/budget.ts'
import { day_s } from '#server/domain/basics/day_numbers.ts'
import type { ParsedObservance } from '#server/domain/ics/parsed.ts'
import { ruleStarts } from '#server/domain/ics/rule_starts.ts'
import { isBeforeEnd } from '#server/domain/ics/until.ts'
import { type Zone, zoneBy } from '#server/domain/basics/zone.ts'

/** Changes of one observance that are worked out. */
const maxChanges = 500

interface Change {
  readonly at: number
  readonly from: number
  readonly to: number
}

/** How a zone is worked out. */
export interface ZoneOptions {
  /** Seconds since 1970 until which changes are wanted. */
  readonly until: number
  readonly budget: Budget
  /** Called where not every change could be worked out. */
  readonly onUnsure: () => void
}

/** The clocks of a zone that a calendar describes itself, from 1970 on. */
export function describedZone(
  observances: readonly ParsedObservance[],
  options: ZoneOptions,
): Zone {
  const changes = observances
    .flatMap((one) => changesOf(one, options))
    .sort((one, other) => one.at - other.at)
  const first = changes[0]?.from ?? 0
  return zoneBy((instant) => {
    let [low, high] = [0, changes.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((changes[middle]?.at ?? 0) <= instant) low = middle + 1
      else high = middle
    }
    return low === 0 ? first : (changes[low - 1]?.to ?? first)
  })
}

function changesOf(
  observance: ParsedObservance,
  { until, budget, onUnsure }: ZoneOptions,
): Change[] {
  const { start, from, to, rule, dates = [] } = observance
  const clocks = new Set([start, ...dates.slice(0, maxChanges)])
  if (rule) {
    const range = { from: Math.max(start, -day_s), to: until + day_s, most: maxChanges }
    const starts = ruleStarts(rule, start, range, budget)
    if (starts.stretch || starts.unknown_from !== null || rule.unsure) onUnsure()
    for (const clock of starts.clocks) {
      if (isBeforeEnd(rule, clock, clock - from, false)) clocks.add(clock)
    }
  }
  return [...clocks].map((clock) => ({ at: clock - from, from, to }))
}
