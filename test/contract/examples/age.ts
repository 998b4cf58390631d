import { registry } from '#generated/server/capabilities.ts'
import { weeksTo } from '#generated/server/coming.ts'

export const day = 86_400_000

/** Whole days from when the examples take place to the weeks that come: weekdays stay as they are written. */
export const age = 7 * weeksTo(registry.examples_friday, Date.now())
