import {
  glanceDayWords,
  hourWords,
  offsetWords,
  zoneName,
} from '#server/domain/basics/time_words.ts'

/**
 * When something begins, in one line, on the clocks of who reads it: `Sat 28 Nov, 19:00`, with the year where it is another one
 * than now; where it takes place on other clocks, those as well: `Sat 28 Nov, 19:00 (13:00, New York time)`.
 */
export function lineOfTime(
  at: Date,
  { zone, reader, now }: { zone: string; reader: string; now: Date },
): string {
  const day = glanceDayWords(at, now, reader)
  const own = `${day}, ${hourWords(at, reader)}`
  if (offsetWords(at, zone) === offsetWords(at, reader)) return own
  const dayThere = glanceDayWords(at, now, zone)
  const there = `${dayThere === day ? '' : `${dayThere}, `}${hourWords(at, zone)}`
  return `${own} (${there}, ${zoneName(zone)})`
}
