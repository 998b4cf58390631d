import type { When } from '#server/demo/content.ts'

const day = 86_400_000

/** The date, as ISO writes it, of a weekday after the day of `now` and so many whole weeks. */
export function dateOf(
  { weekday, weeks }: Pick<When, 'weekday' | 'weeks'>,
  now: Date,
  timezone: string,
): string {
  // en-CA writes a date as ISO does.
  const today = new Date(new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(now))
  const ahead = (weekday - today.getUTCDay() + 7) % 7 || 7
  return new Date(today.getTime() + (ahead + weeks * 7) * day).toISOString().slice(0, 10)
}

/** The instant of a weekday and a wall-clock time after `now`; never on the day of `now`. */
export function instantOf({ time, ...when }: When, now: Date, timezone: string): Date {
  const date = dateOf(when, now, timezone)
  const asIfUtc = new Date(`${date}T${time}:00Z`)
  return new Date(asIfUtc.getTime() - offsetAt(asIfUtc, timezone))
}

/** By how many milliseconds a zone's clocks are ahead of UTC. */
function offsetAt(at: Date, timezone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
}
