import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAccount } from '#server/data/accounts/insert.ts'
import type { Database } from '#server/database/db.ts'
import { openDatabase } from '#server/database/open_database.ts'
import { findToken, hasOwnTokens, listTokens } from '#server/data/tokens/find.ts'
import { insertToken } from '#server/data/tokens/insert.ts'
import { updateOwnTokensRevoked, updateTokenRevoked } from '#server/data/tokens/update.ts'
import { hashToken } from '#server/domain/calls/token_format.ts'
import { newId } from '#server/database/id.ts'
import { sql } from '#server/database/sql.ts'
import { newToken } from '#server/database/secret.ts'
import { asSuperuser, type TestDatabase } from '#test/support/cluster.ts'
import { setToken, type TokenColumns } from '#test/support/given/access_tokens.ts'
import { makeRunDatabase } from '#test/support/run_database.ts'
import { brand } from '#test/support/postgres/answer.ts'

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
    principal_id: token_id,
    abilities,
    display_name: 'Sam',
    timezone: 'Europe/Berlin',
    expired: false,
    revoked: false,
    needs_approval: false,
    kind: 'personal',
    grant_id: null,
    audience: null,
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

test('a token of OAuth is of no list and says what it is for', async () => {
  const account = await insertAccount(database, { ...sam, email: 'oauth@example.test' })
  const { token, token_id } = await insertToken(database, account, { abilities, days: 1 })
  const [principal_id, grant_id] = [newId(), newId()]
  const audience = 'https://plans.example/mcp'
  const columns = { kind: 'oauth', principal_id, grant_id, audience, needs_approval: true } as const
  await setToken(place.superuserUrl, token, columns)
  expect(await findToken(database, hashToken(token))).toMatchObject({ token_id, ...columns })
  expect((await listTokens(database)).map((listed) => listed.token_id)).not.toContain(token_id)
  expect(await database.read(account.owner, hasOwnTokens)).toBe(false)
  expect(await database.write(account.owner, { work: updateOwnTokensRevoked })).toBe(1)
  expect(await findToken(database, hashToken(token))).toMatchObject({ revoked: true })
})

test('what the release before reads leaves out commits that have to be asked for, and tokens of OAuth', async () => {
  const account = await insertAccount(database, sam)
  const all = [...abilities, 'planning:commit']
  const read = async (columns: TokenColumns) => {
    const { token, token_id } = await insertToken(database, account, { abilities: all, days: 1 })
    await setToken(place.superuserUrl, token, columns)
    const rows = await database.run<{ token_id: string; abilities: string[] }>(
      sql`select token_id, abilities from authenticate_token(${hashToken(token)})`,
    )
    return rows.map((row) => ({ ...row, is_own: row.token_id === token_id }))
  }
  const principal_id = newId()
  expect(await read({ needs_approval: false })).toMatchObject([{ is_own: true, abilities: all }])
  expect(await read({ principal_id })).toMatchObject([{ token_id: principal_id, abilities: all }])
  expect(await read({ needs_approval: true })).toMatchObject([{ is_own: true, abilities }])
  expect(await read({ kind: 'oauth' })).toEqual([])
})
