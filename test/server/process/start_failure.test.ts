import { expect, test } from 'vitest'
import { startFailure } from '#server/process/start_failure.ts'

test('a start that a full disk ends says so and what to do; any other says its message', () => {
  const failed = (code: string, message: string) => Object.assign(new Error(message), { code })
  const full = 'could not extend file "base/16385/2606_vm": No space left on device'
  const advice = 'make room where the database and DATA_DIR are, and start again.'
  for (const error of [failed('53100', full), failed('ENOSPC', full)])
    expect(startFailure(error)).toBe(`The disk is full (${full}): ${advice}`)
  expect(startFailure(failed('42501', 'permission denied'))).toBe('permission denied')
  expect(startFailure('gone')).toBe('gone')
})
