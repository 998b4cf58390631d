import { Failure } from '#server/domain/basics/failure.ts'

/** Seconds after which a program may ask again. */
export const retryAfter = 1

/** Whether something failed because the database, or something else that is needed, does not answer. */
export function isOutage(error: unknown): boolean {
  return error instanceof Failure && error.code === 'dependency_unavailable'
}
