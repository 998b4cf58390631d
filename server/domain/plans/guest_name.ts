import { lookOf } from '#server/domain/basics/look_alike.ts'
import { isBlank } from '#server/domain/basics/text.ts'
import { withoutUnseen } from '#server/domain/basics/unseen.ts'

/** The most characters in the name of a guest who signs up. */
export const longestGuestName = 80

/**
 * A name from a form, in one line, without control characters and without marks that change the direction of
 * text. Null where nothing visible is left, or where it is too long.
 */
export function readGuestName(given: string): string | null {
  const name = withoutUnseen(given.toWellFormed())
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/g, '')
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
  return isBlank(name) || [...name].length > longestGuestName ? null : name
}

/** Whether somebody could take one name for the other: their letters look alike, whatever stands between them. */
export function readsAs(one: string, other: string): boolean {
  return lookOf(one) !== '' && lookOf(one) === lookOf(other)
}
