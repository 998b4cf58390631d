import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureAccount, findAccount } from '#server/data/accounts/rows.ts'
import type { Database } from '#server/database/db.ts'
import { openDatabase } from '#server/database/open_database.ts'
import {
  authenticateToken,
  createToken,
  listTokens,
  revokeToken,
} from '#server/data/tokens/rows.ts'
import { hashToken, isToken } from '#server/domain/token_format.ts'
import { newToken } from '#server/database/secret.ts'
import { asSuperuser, brand, makeDatabase, type TestDatabase } from '#test/support/cluster.ts'

const sam = { email: 'sam@example.test', display_name: 'Sam', timezone: 'Europe/Berlin' }
const abilities = ['planning:read', 'planning:write']

let place: TestDatabase
let database: Database

beforeAll(async () => {
  place = await makeDatabase()
  database = openDatabase({ url: place.url, brand })
})

afterAll(async () => {
  await database.close()
  await place.drop()
})

test('ten racing calls for one address make one account', async () => {
  const accounts = await Promise.all(Array.from({ length: 10 }, () => ensureAccount(database, sam)))
  expect(new Set(accounts.map(({ owner }) => owner)).size).toBe(1)
  expect(accounts.filter(({ created }) => created)).toHaveLength(1)
})

test('an address is found in another spelling, and another address is not', async () => {
  const account = await ensureAccount(database, sam)
  expect(await findAccount(database, ' SAM@example.test ')).toMatchObject({ owner: account.owner })
  expect(await findAccount(database, 'ada@example.test')).toBeNull()
})

test('a token tells whose it is and what it may', async () => {
  const account = await ensureAccount(database, sam)
  const { token, token_id, expires_at } = await createToken(database, account, {
    abilities,
    days: 90,
  })
  expect(Math.round((expires_at.getTime() - Date.now()) / 86_400_000)).toBe(90)
  expect(await authenticateToken(database, hashToken(token))).toEqual({
    owner_id: account.owner,
    token_id,
    abilities,
    display_name: 'Sam',
    timezone: 'Europe/Berlin',
    expired: false,
    revoked: false,
  })
})

test('a token that never was is nobody', async () => {
  expect(await authenticateToken(database, hashToken(newToken()))).toBeNull()
})

test('a revoked token says so, whether it was named or shown; revoking again changes nothing', async () => {
  const account = await ensureAccount(database, sam)
  const shown = await createToken(database, account, { abilities, days: 1 })
  const named = await createToken(database, account, { abilities, days: 1 })
  expect(await revokeToken(database, { token: shown.token })).toBe(true)
  expect(await revokeToken(database, { token_id: named.token_id })).toBe(true)
  expect(await revokeToken(database, { token_id: named.token_id })).toBe(true)
  expect(await revokeToken(database, { token: newToken() })).toBe(false)
  for (const { token } of [shown, named]) {
    expect(await authenticateToken(database, hashToken(token))).toMatchObject({ revoked: true })
  }
})

test('a token expires by the clock of the database', async () => {
  const account = await ensureAccount(database, sam)
  const { token, token_id } = await createToken(database, account, { abilities, days: 1 })
  await asSuperuser(
    place.superuserUrl,
    `update tokens set expires_at = now() where token_id = '${token_id}'`,
  )
  expect(await authenticateToken(database, hashToken(token))).toMatchObject({ expired: true })
})

test('the last use is recorded, once in five minutes', async () => {
  const account = await ensureAccount(database, sam)
  const { token, token_id } = await createToken(database, account, {
    abilities,
    days: 1,
    label: 'used',
  })
  const lastUse = async () =>
    (await listTokens(database)).find((listed) => listed.token_id === token_id)?.last_used_at
  expect(await lastUse()).toBeNull()
  await Promise.all(Array.from({ length: 20 }, () => authenticateToken(database, hashToken(token))))
  const first = await lastUse()
  expect(first).toBeInstanceOf(Date)
  await authenticateToken(database, hashToken(token))
  expect(await lastUse()).toEqual(first)
  await asSuperuser(
    place.superuserUrl,
    `update tokens set last_used_at = now() - interval '6 minutes'`,
  )
  await authenticateToken(database, hashToken(token))
  expect((await lastUse())?.getTime()).toBeGreaterThanOrEqual(first?.getTime() ?? 0)
})

test('the list tells the state of each token and never the token', async () => {
  const listed = await listTokens(database)
  expect(new Set(listed.map(({ state }) => state))).toEqual(
    new Set(['active', 'expired', 'revoked']),
  )
  expect(JSON.stringify(listed)).not.toContain('svc_pat_')
})

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
