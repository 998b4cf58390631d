import type { Violation } from '#server/domain/violation.ts'

/** Whether a text has nothing to see in it: only spaces, controls and characters without width. */
export function isBlank(text: string): boolean {
  return /^[\p{C}\p{Z}]*$/u.test(text)
}

/** A text without the spaces around it; a violation where nothing is left. */
export function readText(text: string, pointer: string, violations: Violation[]): string {
  if (isBlank(text)) violations.push({ pointer, code: 'blank', message: 'must not be blank' })
  return text.trim()
}
