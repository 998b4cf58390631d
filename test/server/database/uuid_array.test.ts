import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/db.ts'
import { openDatabase } from '#server/database/open_database.ts'
import { sql } from '#server/database/sql.ts'
import { uuidArray, uuidsIn } from '#server/database/uuid_array.ts'
import { uuidOf } from '#server/domain/basics/handle.ts'
import type { TestDatabase } from '#test/support/cluster.ts'
import { makeRunDatabase } from '#test/support/run_database.ts'
import { brand } from '#test/support/postgres/answer.ts'

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

test('ids come to the database as they are, in their order', async () => {
  const ids = Array.from({ length: 1_200 }, () => randomUUID())
  for (const given of [ids, ids.map((id) => id.replaceAll('-', '')), ids.slice(0, 1), []]) {
    const [row] = await database.run<{ ids: string[] }>(
      sql`select ${uuidArray(given)}::uuid[]::text[] as ids`,
    )
    expect(row?.ids).toEqual(ids.slice(0, given.length))
  }
})

test('ids come to the database from their bytes, wherever those begin', async () => {
  const ids = Array.from({ length: 40 }, () => randomUUID())
  const bytes = Buffer.from(ids.join('').replaceAll('-', ''), 'hex')
  for (const offset of [0, 1, 4]) {
    const moved = Buffer.concat([Buffer.alloc(offset), bytes]).subarray(offset)
    const [row] = await database.run<{ ids: string[] }>(
      sql`select ${uuidArray(moved)}::uuid[]::text[] as ids`,
    )
    expect(row?.ids).toEqual(ids)
    expect(uuidsIn(moved, 3).map(uuidOf)).toEqual(ids.slice(0, 3))
  }
  expect(uuidsIn(bytes, 50)).toHaveLength(40)
  expect(() => uuidArray(bytes.subarray(1))).toThrow('no bytes of uuids')
})

test('what is no uuid is refused', () => {
  for (const id of ['', 'x'.repeat(32), randomUUID().slice(1), `${randomUUID()}0`]) {
    expect(() => uuidArray([id])).toThrow('no uuid')
  }
})
