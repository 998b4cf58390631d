import { registry } from '#generated/server/capabilities.ts'
import { inWeeks, weeksTo } from '#generated/server/coming.ts'

/** An instant of the examples, as far ahead as pages show it today. */
export function comingInstant(instant: string, now: Date): string {
  const { examples_friday } = registry
  return inWeeks(instant, examples_friday, weeksTo(examples_friday, now.getTime()))
}
