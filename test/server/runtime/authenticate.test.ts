import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Failure, fail } from '#server/domain/basics/failure.ts'
import { newToken } from '#server/database/secret.ts'
import { makeAuthenticate } from '#server/runtime/authenticate.ts'

const known = {
  owner_id: 'o',
  token_id: 't',
  principal_id: 'p',
  abilities: ['planning:read'],
  display_name: 'Sam',
  timezone: 'Europe/Berlin',
  expired: false,
  revoked: false,
  needs_approval: false,
  kind: 'personal' as const,
  grant_id: null,
  audience: null,
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function codeOf(answer: unknown): Promise<string> {
  const error = await Promise.resolve(answer).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return error instanceof Failure ? error.code : 'let in'
}

describe('authentication', () => {
  test('asks the database once a second at most, and then again', async () => {
    const lookup = vi.fn(async () => known)
    const authenticate = makeAuthenticate(lookup, async () => {})
    const token = newToken()
    await Promise.all([authenticate(token, 'a'), authenticate(token, 'a')])
    vi.advanceTimersByTime(999)
    expect(await authenticate(token, 'a')).toEqual({
      owner: 'o',
      token_id: 'p',
      abilities: ['planning:read'],
      display_name: 'Sam',
      timezone: 'Europe/Berlin',
      needs_approval: false,
      credential: { token_id: 't', kind: 'personal', grant_id: null, audience: null },
    })
    expect(lookup).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    await authenticate(token, 'a')
    expect(lookup).toHaveBeenCalledTimes(2)
  })

  test('lets nobody in a second after the token was revoked', async () => {
    const state = { ...known }
    const authenticate = makeAuthenticate(
      async () => state,
      async () => {},
    )
    const token = newToken()
    await authenticate(token, 'a')
    state.revoked = true
    vi.advanceTimersByTime(1_000)
    expect(await codeOf(authenticate(token, 'a'))).toBe('token_revoked')
  })

  test('says what is wrong with a token, and remembers nothing of it', async () => {
    const lookup = vi.fn(async () => null)
    const authenticate = makeAuthenticate(lookup, async () => {})
    expect(await codeOf(authenticate(null, 'a'))).toBe('token_missing')
    expect(await codeOf(authenticate('junk', 'a'))).toBe('token_invalid')
    const mistyped = newToken().replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    expect(await codeOf(authenticate(mistyped, 'a'))).toBe('token_invalid')
    expect(lookup).not.toHaveBeenCalled()
    const token = newToken()
    await codeOf(authenticate(token, 'a'))
    expect(await codeOf(authenticate(token, 'a'))).toBe('token_invalid')
    expect(lookup).toHaveBeenCalledTimes(2)
    const expired = makeAuthenticate(
      async () => ({ ...known, expired: true }),
      async () => {},
    )
    expect(await codeOf(expired(newToken(), 'a'))).toBe('token_expired')
  })

  test('counts failures against the address, and only failures', async () => {
    const failed = vi.fn(async () => {})
    const authenticate = makeAuthenticate(async () => known, failed)
    await authenticate(newToken(), 'good')
    expect(failed).not.toHaveBeenCalled()
    await codeOf(authenticate('junk', 'bad'))
    expect(failed).toHaveBeenCalledExactlyOnceWith('bad')
    const limited = makeAuthenticate(
      async () => known,
      async () => {
        throw fail('rate_limited', { retryAfter: 5 })
      },
    )
    expect(await codeOf(limited('junk', 'bad'))).toBe('rate_limited')
    expect(await codeOf(limited(newToken(), 'bad'))).toBe('let in')
  })

  test('does not take a database that is away for a wrong token', async () => {
    const failed = vi.fn(async () => {})
    const authenticate = makeAuthenticate(async () => {
      throw fail('dependency_unavailable')
    }, failed)
    expect(await codeOf(authenticate(newToken(), 'a'))).toBe('dependency_unavailable')
    expect(failed).not.toHaveBeenCalled()
  })
})
