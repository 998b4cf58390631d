import { type Failure, fail } from '#server/domain/failure.ts'

/** One thing that is wrong with an input beyond its schema; `message` reads on after the field's name. */
export interface Violation {
  /** JSON Pointer into the input. */
  pointer: string
  code: string
  message: string
}

/** Errors: `input_invalid` with all of these, where there are any. */
export function refuse(violations: readonly Violation[]): void {
  if (violations.length > 0) throw fail('input_invalid', { errors: [...violations] })
}

/** `input_invalid`, to be thrown for a field that the schema lets go although nothing can be done without it. */
export function missing(pointer: string): Failure {
  return fail('input_invalid', { errors: [{ pointer, code: 'required', message: 'is required' }] })
}
