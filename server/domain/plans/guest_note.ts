import { isBlank, inLines } from '#server/domain/basics/text.ts'
import { withoutUnseen } from '#server/domain/basics/unseen.ts'

/** The most characters of a guest's note to the host. */
export const longestNote = 500

/**
 * A note from a form, without control characters and without marks that change the direction of text; what is too
 * long is cut.
 *
 * @returns null if nothing visible is left.
 */
export function readGuestNote(given: string): string | null {
  const note = withoutUnseen(inLines(given.toWellFormed()))
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]|(?!\n)\p{Cc}/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return isBlank(note) ? null : [...note].slice(0, longestNote).join('')
}
