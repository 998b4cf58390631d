/** An instant as a person in that zone says it: `Friday 27 November 2026, 20:00 CET`. */
export function spokenTime(instant: Date, timezone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: timezone,
  })
  return `${day.format(instant).replace(',', '')}, ${spokenClock(instant, timezone)}`
}

/** The time of day with its zone: `20:00 CET`. */
export function spokenClock(instant: Date, timezone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    timeZone: timezone,
  }).format(instant)
}
