/** What the calendars of an account amount to; each number counts calendars. */
export interface CountedCalendars {
  readonly sources: number
  readonly read_at: Date | null
  readonly fresh: number
  readonly late: number
  readonly failing: number
  /** Fresh, but a reading has failed since the last good one. */
  readonly failed: number
  /** As `failed`, because the server says that they do not exist any more. */
  readonly gone: number
  readonly paused: number
  readonly pending: number
  readonly incomplete: number
  readonly telling: number
  readonly telling_all: number
}

/** How old what is known is: `stale` if any calendar is over its limit, paused, or failing without ever being read. */
export function calendarFreshness({
  read_at,
  late,
  failing,
  paused,
}: CountedCalendars): 'fresh' | 'stale' | 'never' {
  if (read_at === null) return 'never'
  return late + failing + paused > 0 ? 'stale' : 'fresh'
}

/**
 * Whether availability can be computed: `usable` if every calendar is fresh and complete, none has failed since it was read, and
 * they answer any question,
 * `unusable` if none says when the person is free.
 */
export function calendarUsability(calendars: CountedCalendars): 'usable' | 'partial' | 'unusable' {
  const { sources, fresh, failed, gone, paused, incomplete, telling, telling_all } = calendars
  if (telling === 0) return 'unusable'
  return failed + gone + paused === 0 && fresh === sources && incomplete === 0 && telling_all > 0
    ? 'usable'
    : 'partial'
}
