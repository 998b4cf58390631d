import type { NextDue } from '#server/data/due_work/rows.ts'

/** Seconds until a run of a job says that there is more to do; not a number where it is again at once, or never. */
export function secondsUntil(next: NextDue | null): number {
  return next instanceof Date ? (next.getTime() - Date.now()) / 1_000 : Number.NaN
}
