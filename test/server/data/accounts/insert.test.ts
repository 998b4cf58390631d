import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAccount } from '#server/data/accounts/insert.ts'
import { findAccount } from '#server/data/accounts/find.ts'
import type { Database } from '#server/database/db.ts'
import { openDatabase } from '#server/database/open_database.ts'
import type { TestDatabase } from '#test/support/cluster.ts'
import { makeRunDatabase } from '#test/support/run_database.ts'
import { brand } from '#test/support/postgres/answer.ts'

const sam = { email: 'sam@example.test', display_name: 'Sam', timezone: 'Europe/Berlin' }

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

test('ten racing calls for one address make one account', async () => {
  const accounts = await Promise.all(Array.from({ length: 10 }, () => insertAccount(database, sam)))
  expect(new Set(accounts.map(({ owner }) => owner)).size).toBe(1)
  expect(accounts.filter(({ created }) => created)).toHaveLength(1)
})

test('an address is found in another spelling, and another address is not', async () => {
  const account = await insertAccount(database, sam)
  expect(await findAccount(database, ' SAM@example.test ')).toMatchObject({ owner: account.owner })
  expect(await findAccount(database, 'ada@example.test')).toBeNull()
})
