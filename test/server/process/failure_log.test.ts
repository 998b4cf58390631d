import { beforeEach, expect, test } from 'vitest'
import { fail } from '#server/domain/failure.ts'
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

test('a database that is away is told once, and then every 30 seconds with what was left out', () => {
  for (; now < 65_000; now += 1_000) {
    failures.job(fail('dependency_unavailable'), 'mail')
    failures.job(fail('dependency_unavailable'), 'relay')
    if (now === 0) failures.connection(new Error('gone'))
  }
  expect(lines.map(({ facts }) => facts)).toMatchObject([
    { untold: 0 },
    { untold: 60 },
    { untold: 59 },
  ])
})

test('a job that fails by itself is told each time, also while the database is away', () => {
  failures.job(fail('dependency_unavailable'), 'mail')
  const wrong = new Error('a mistake')
  failures.job(wrong, 'mail')
  failures.job(wrong, 'mail')
  expect(lines.slice(1)).toEqual(
    Array(2).fill({ facts: { err: wrong, kind: 'mail' }, message: 'a job failed' }),
  )
})
