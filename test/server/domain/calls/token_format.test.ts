import { expect, test } from 'vitest'
import { newToken } from '#server/database/secret.ts'
import { isToken } from '#server/domain/calls/token_format.ts'

test('junk is told from a token without a look-up', () => {
  const token = newToken()
  expect(token).toMatch(/^svc_pat_[0-9A-Za-z]{46}$/)
  expect(isToken(token)).toBe(true)
  for (let place = 0; place < token.length; place += 1) {
    const other = token[place] === 'x' ? 'y' : 'x'
    expect(isToken(token.slice(0, place) + other + token.slice(place + 1))).toBe(false)
  }
  for (const junk of ['', token.slice(1), `${token}0`, `${token}\n`, 'svc_pat_']) {
    expect(isToken(junk)).toBe(false)
  }
})
