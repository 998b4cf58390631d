import { isBlank } from '#server/domain/text.ts'

/** Characters the name of somebody who signs up may have. */
export const longestGuestName = 80

/**
 * A name as somebody wrote it into a form: one line, without controls and without the marks that turn text
 * around. Null where nothing is left that can be seen, or too much.
 */
export function readGuestName(given: string): string | null {
  const name = given
    .toWellFormed()
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/g, '')
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
  return isBlank(name) || [...name].length > longestGuestName ? null : name
}
