import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/data/db.ts'
import { newId } from '#server/data/id.ts'
import { sql } from '#server/data/sql.ts'
import { brand, makeDatabase, type TestDatabase } from '#test/support/cluster.ts'

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

function insertAccount(owner: string, name = 'Sam') {
  return sql`
    insert into accounts (owner_id, display_name, email, timezone)
    values (${owner}, ${name}, 'sam@example.test', 'Europe/Berlin')
    returning display_name`
}

test('what one owner writes another cannot see', async () => {
  const [sam, ada] = [newId(), newId()]
  await database.write(sam, { work: (db) => db.run(insertAccount(sam)) })
  const names = (owner: string) =>
    database.read(
      owner,
      (db) => db.sql<{ display_name: string }>`select display_name from accounts`,
    )
  expect(await names(sam)).toEqual([{ display_name: 'Sam' }])
  expect(await names(ada)).toEqual([])
})
