import type { DateAbout } from '#server/domain/capture/dates/read.ts'

/**
 * What an answer to the question for a time means: `2027-06-05T19:00:00` as clocks show it, or `2027-06-05` where only
 * a day is named. Null where no time is understood. `day` is a day, `2027-06-05`, that an answer such as “at 8” is about.
 */
export function readTimeAnswer(
  _words: string,
  _about: DateAbout & { readonly day: string | null },
): string | null {
  return null
}
