import { beforeEach, expect, test } from 'vitest'
import { fail } from '#server/domain/basics/failure.ts'
import { type FailureLog, makeFailureLog } from '#server/process/failure_log.ts'

let now: number
let lines: { facts: object; message: string }[]
let failures: FailureLog

beforeEach(() => {
  now = 0
  lines = []
  const log = { error: (facts: object, message: string) => lines.push({ facts, message }) }
  failures = makeFailureLog(log, () => now)
})

test('a database that cannot be reached is logged once, and then every 30 seconds with the number skipped', () => {
  for (; now < 65_000; now += 1_000) {
    failures.job(fail('dependency_unavailable'), 'mail')
    failures.job(fail('dependency_unavailable'), 'relay')
    if (now === 0) failures.connection(new Error('gone'))
  }
  expect(lines.map(({ facts }) => facts)).toMatchObject([
    { skipped: 0 },
    { skipped: 60 },
    { skipped: 59 },
  ])
})

test('a job that fails for its own reasons is logged each time, also while the database cannot be reached', () => {
  failures.job(fail('dependency_unavailable'), 'mail')
  const wrong = new Error('a mistake')
  failures.job(wrong, 'mail')
  failures.job(wrong, 'mail')
  expect(lines.slice(1)).toEqual(
    Array(2).fill({ facts: { err: wrong, kind: 'mail' }, message: 'a job failed' }),
  )
})
