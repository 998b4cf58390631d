import { registry } from '#generated/server/capabilities.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { pointerTo } from '#server/domain/basics/pointer.ts'

/** How deep arrays and objects may nest; the input itself is level 1. */
export const deepest = registry.limits.body_depth

/**
 * Rules for the strings and numbers of every input, on any surface. Refused are: a string with NUL (PostgreSQL has none) or
 * half a surrogate pair (not UTF-8), an integer a double cannot hold exactly, nesting deeper than 64. Looks no further
 * after some hundred violations.
 */
export function textErrors(input: unknown): Violation[] {
  const errors: Violation[] = []
  walk(input, [], errors)
  return errors
}

const enough = 400

function walk(value: unknown, path: (string | number)[], errors: Violation[]): void {
  if (errors.length >= enough) return
  if (typeof value === 'string') checkText(value, path, errors)
  else if (typeof value === 'number') checkNumber(value, path, errors)
  if (value === null || typeof value !== 'object') return
  if (path.length >= deepest) {
    const message = `is nested deeper than ${deepest} levels`
    errors.push({ pointer: pointerTo(path), code: 'rule', message })
    return
  }
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) step(value[index], index, path, errors)
    return
  }
  for (const name of Object.keys(value)) {
    path.push(name)
    checkText(name, path, errors)
    path.pop()
    step(Reflect.get(value, name), name, path, errors)
  }
}

function step(value: unknown, at: string | number, path: (string | number)[], errors: Violation[]) {
  path.push(at)
  walk(value, path, errors)
  path.pop()
}

/** Whether a text can be kept, and so looked for: without NUL, which PostgreSQL has not, and without half a surrogate pair. */
export function canBeKept(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

function checkText(text: string, path: readonly (string | number)[], errors: Violation[]): void {
  if (text.includes('\0')) {
    errors.push({
      pointer: pointerTo(path),
      code: 'format',
      message: 'must not contain the character NUL',
    })
  }
  if (!text.isWellFormed()) {
    errors.push({
      pointer: pointerTo(path),
      code: 'format',
      message: 'must be well-formed Unicode, without half a surrogate pair',
    })
  }
}

function checkNumber(value: number, path: readonly (string | number)[], errors: Violation[]): void {
  if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))) {
    errors.push({
      pointer: pointerTo(path),
      code: value > 0 ? 'too_big' : 'too_small',
      message: 'must lie between -2^53 and 2^53',
    })
  }
}
