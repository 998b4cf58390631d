import { expect, test } from 'vitest'
import { failureOf, failureOfClaim } from '#server/database/retry.ts'
import { Failure, fail } from '#server/domain/basics/failure.ts'
import { lockIsHeld } from '#server/domain/messages/locks.ts'

const databaseError = (code: string) => Object.assign(new Error('from the database'), { code })

test('a refusal by the database for its own reasons is an unavailable dependency', () => {
  for (const code of [
    '08006',
    '53300',
    '53100',
    '57P01',
    '57P03',
    '57014',
    // A process that was frozen, and one whose password has changed.
    '25P03',
    '28P01',
    // What the database's files cannot do.
    '58030',
    '58P01',
    '40001',
    '40P01',
    'ECONNREFUSED',
    'EPIPE',
    'ENOENT',
  ]) {
    const failure = failureOf(databaseError(code))
    expect(failure).toBeInstanceOf(Failure)
    expect(failure).toMatchObject({ code: 'dependency_unavailable', detail: { retryAfter: 1 } })
  }
  for (const message of [
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'cannot set transaction read-write mode during recovery',
  ]) {
    expect(failureOf(new Error(message))).toMatchObject({ code: 'dependency_unavailable' })
  }
})

test('the database error stays with the failure, for the log', () => {
  const error = databaseError('55P03')
  expect(failureOf(error)).toMatchObject({ code: 'dependency_unavailable', cause: error })
})

test('only the claim on a key that waits for a lock says that the same request is still running', () => {
  const held = databaseError('55P03')
  expect(failureOf(held)).toMatchObject({
    code: 'dependency_unavailable',
    detail: { retryAfter: 1, message: lockIsHeld },
  })
  expect(failureOfClaim(held)).toMatchObject({
    code: 'execution_in_progress',
    detail: { retryAfter: 1 },
    cause: held,
  })
  const lost = databaseError('57P01')
  expect(failureOfClaim(lost)).toBe(lost)
})

test('failures and bugs are not changed', () => {
  const failure = fail('reference_not_found')
  expect(failureOf(failure)).toBe(failure)
  for (const bug of [
    databaseError('23505'),
    databaseError('42P01'),
    new TypeError('x is undefined'),
    'a text',
  ]) {
    expect(failureOf(bug)).toBe(bug)
  }
})
