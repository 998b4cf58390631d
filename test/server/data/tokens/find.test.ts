import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAccount } from '#server/data/accounts/insert.ts'
import type { Database } from '#server/database/db.ts'
import { openDatabase } from '#server/database/open_database.ts'
import { findToken, listTokens } from '#server/data/tokens/find.ts'
import { insertToken } from '#server/data/tokens/insert.ts'
import { updateTokenRevoked } from '#server/data/tokens/update.ts'
import { hashToken } from '#server/domain/calls/token_format.ts'
import { newToken } from '#server/database/secret.ts'
import { asSuperuser, brand, type TestDatabase } from '#test/support/cluster.ts'
import { makeRunDatabase } from '#test/support/run_database.ts'

const sam = { email: 'sam@example.test', display_name: 'Sam', timezone: 'Europe/Berlin' }
const abilities = ['planning:read', 'planning:write']

let place: TestDatabase
let database: Database

beforeAll(async () => {
  place = await makeRunDatabase()
  database = openDatabase({ url: place.url, brand })
})

afterAll(async () => {
  await database.close()
  await place.drop()
})

test('a token tells whose it is and what it may', async () => {
  const account = await insertAccount(database, sam)
  const { token, token_id, expires_at } = await insertToken(database, account, {
    abilities,
    days: 90,
  })
  expect(Math.round((expires_at.getTime() - Date.now()) / 86_400_000)).toBe(90)
  expect(await findToken(database, hashToken(token))).toEqual({
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
  expect(await findToken(database, hashToken(newToken()))).toBeNull()
})

test('a revoked token says so, whether it was named or shown; revoking again changes nothing', async () => {
  const account = await insertAccount(database, sam)
  const shown = await insertToken(database, account, { abilities, days: 1 })
  const named = await insertToken(database, account, { abilities, days: 1 })
  expect(await updateTokenRevoked(database, { token: shown.token })).toBe(true)
  expect(await updateTokenRevoked(database, { token_id: named.token_id })).toBe(true)
  expect(await updateTokenRevoked(database, { token_id: named.token_id })).toBe(true)
  expect(await updateTokenRevoked(database, { token: newToken() })).toBe(false)
  for (const { token } of [shown, named]) {
    expect(await findToken(database, hashToken(token))).toMatchObject({ revoked: true })
  }
})

test('a token expires by the clock of the database', async () => {
  const account = await insertAccount(database, sam)
  const { token, token_id } = await insertToken(database, account, { abilities, days: 1 })
  await asSuperuser(
    place.superuserUrl,
    `update tokens set expires_at = now() where token_id = '${token_id}'`,
  )
  expect(await findToken(database, hashToken(token))).toMatchObject({ expired: true })
})

test('the last use is recorded, once in five minutes', async () => {
  const account = await insertAccount(database, sam)
  const { token, token_id } = await insertToken(database, account, {
    abilities,
    days: 1,
    label: 'used',
  })
  const lastUse = async () =>
    (await listTokens(database)).find((listed) => listed.token_id === token_id)?.last_used_at
  expect(await lastUse()).toBeNull()
  await Promise.all(Array.from({ length: 20 }, () => findToken(database, hashToken(token))))
  const first = await lastUse()
  expect(first).toBeInstanceOf(Date)
  await findToken(database, hashToken(token))
  expect(await lastUse()).toEqual(first)
  await asSuperuser(
    place.superuserUrl,
    `update tokens set last_used_at = now() - interval '6 minutes'`,
  )
  await findToken(database, hashToken(token))
  expect((await lastUse())?.getTime()).toBeGreaterThanOrEqual(first?.getTime() ?? 0)
})

test('the list tells the state of each token and never the token', async () => {
  const listed = await listTokens(database)
  expect(new Set(listed.map(({ state }) => state))).toEqual(
    new Set(['active', 'expired', 'revoked']),
  )
  expect(JSON.stringify(listed)).not.toContain('svc_pat_')
})
