import { mustBeShorter, mustNotBeBlank } from '#server/domain/messages/input.ts'
import { withoutUnseen } from '#server/domain/basics/unseen.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

/**
 * Whether a text shows nothing: it has only spaces, controls, characters without width and letters that are drawn as
 * nothing, such as the fillers of Hangul and the empty pattern of Braille.
 */
export function isBlank(text: string): boolean {
  return /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text)
}

// Marks that write what follows them in another direction than its own, and so can turn a date round.
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * A name or title in one line: spaces for line breaks and control characters, no mark that turns other text, and nothing
 * that only programs read. Its characters are composed (NFC): what looks the same is the same.
 */
export function oneLine(text: string): string {
  return withoutUnseen(
    text.replace(turning, '').replace(/\s*[\p{Cc}\u2028\u2029]+\s*/gu, ' '),
  ).trim()
}

/** A text with one line feed at the end of each line, however its lines end: forms of browsers, mail and files end them in two characters. */
export function inLines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** A text of several lines in NFC, without other control characters, marks that turn other text and what only programs read. */
export function severalLines(text: string): string {
  return withoutUnseen(
    text
      .replace(turning, '')
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(/(?![\n\t])\p{Cc}/gu, ''),
  ).trim()
}

/**
 * A name or title as `oneLine` writes it. Adds a violation where it is blank or has more than `longest`
 * characters.
 */
export function readText(
  text: string,
  pointer: string,
  violations: Violation[],
  longest = Number.POSITIVE_INFINITY,
): string {
  return checkText(oneLine(text), pointer, violations, longest)
}

/** As `readText`, for a text of several lines. */
export function readParagraphs(
  text: string,
  pointer: string,
  violations: Violation[],
  longest = Number.POSITIVE_INFINITY,
): string {
  return checkText(severalLines(text), pointer, violations, longest)
}

function checkText(
  text: string,
  pointer: string,
  violations: Violation[],
  longest: number,
): string {
  if (isBlank(text)) {
    violations.push({ pointer, code: 'blank', message: mustNotBeBlank })
  } else if (text.length > longest && [...text].length > longest) {
    violations.push({ pointer, code: 'too_long', message: mustBeShorter(longest) })
  }
  return text
}

/** A text of several lines as `severalLines` writes it; null where it is blank or was not given. */
export function optionalText(text: string | null | undefined): string | null {
  return text == null || isBlank(text) ? null : severalLines(text)
}

/** A text of one line as `oneLine` writes it; null where it is blank or was not given. */
export function optionalLine(text: string | null | undefined): string | null {
  return text == null || isBlank(text) ? null : oneLine(text)
}

/** A number with its noun: `1 idea`, `3 ideas`, `2 people`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** A title whose first word is all small, with a large letter; “iPhone” and “eBay” stay as they are. */
export function asTitle(text: string): string {
  return /^\p{Ll}+(?:\s|$)/u.test(text) ? capitalized(text) : text
}

/** A text as the begin of a sentence: its first letter is large. */
export function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
