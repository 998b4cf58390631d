import type { Violation } from '#server/domain/violation.ts'

/** Whether a text has nothing to see in it: only spaces, controls and characters without width. */
export function isBlank(text: string): boolean {
  return /^[\p{C}\p{Z}]*$/u.test(text)
}

/**
 * A text without the spaces around it; a violation where nothing is left, or more than `longest`
 * characters are.
 */
export function readText(
  text: string,
  pointer: string,
  violations: Violation[],
  longest = Number.POSITIVE_INFINITY,
): string {
  const trimmed = text.trim()
  if (isBlank(trimmed)) {
    violations.push({ pointer, code: 'blank', message: 'must not be blank' })
  } else if (trimmed.length > longest && [...trimmed].length > longest) {
    const message = `must have at most ${longest} characters`
    violations.push({ pointer, code: 'too_long', message })
  }
  return trimmed
}

/** A text without the spaces around it; null where nothing is left or nothing was said. */
export function optionalText(text: string | null | undefined): string | null {
  return text == null || isBlank(text) ? null : text.trim()
}

/** A number with its noun: `1 idea`, `3 ideas`, `2 people`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
