import { mustBeShorter, mustNotBeBlank } from '#server/domain/messages/input.ts'
import type { Violation } from '#server/domain/violation.ts'

/** Whether a text shows nothing: it has only spaces, controls and characters without width. */
export function isBlank(text: string): boolean {
  return /^[\p{C}\p{Z}]*$/u.test(text)
}

/**
 * The text without the spaces around it, with composed characters (NFC): what looks the same is the same. Adds a violation where it is blank or has more than `longest`
 * characters.
 */
export function readText(
  text: string,
  pointer: string,
  violations: Violation[],
  longest = Number.POSITIVE_INFINITY,
): string {
  const trimmed = text.trim().normalize('NFC')
  if (isBlank(trimmed)) {
    violations.push({ pointer, code: 'blank', message: mustNotBeBlank })
  } else if (trimmed.length > longest && [...trimmed].length > longest) {
    violations.push({ pointer, code: 'too_long', message: mustBeShorter(longest) })
  }
  return trimmed
}

/** The text without the spaces around it, with composed characters (NFC); null where it is blank or was not given. */
export function optionalText(text: string | null | undefined): string | null {
  return text == null || isBlank(text) ? null : text.trim().normalize('NFC')
}

/** A number with its noun: `1 idea`, `3 ideas`, `2 people`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
