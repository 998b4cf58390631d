import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOfBytes } from '#server/database/citus/hash.ts'
import { bucketNear } from '#server/database/citus/near.ts'
import { newId } from '#server/database/id.ts'
import type { TestDatabase } from '#test/support/cluster.ts'
import { makeRunDatabase } from '#test/support/run_database.ts'

let place: TestDatabase
let client: pg.Client

beforeAll(async () => {
  place = await makeRunDatabase()
  client = new pg.Client(place.superuserUrl)
  await client.connect()
})

afterAll(async () => {
  await client?.end()
  await place?.drop()
})

test('an account has the hash that PostgreSQL gives its uuid', async () => {
  const owners = Array.from({ length: 200 }, () => newId())
  const { rows } = await client.query<{ hash: number }>(
    'select uuid_hash(owner) as hash from unnest($1::uuid[]) with ordinality as x (owner, at) order by at',
    [owners],
  )
  const ours = owners.map((owner) => hashOfBytes(Buffer.from(owner.replaceAll('-', ''), 'hex')))
  expect(ours).toEqual(rows.map(({ hash }) => hash))
})

test('bytes of any length have the hash that PostgreSQL gives them', async () => {
  const texts = Array.from({ length: 64 }, (_, length) =>
    randomBytes(length).toString('hex').slice(0, length),
  )
  const { rows } = await client.query<{ hash: number }>(
    'select hashtext(text) as hash from unnest($1::text[]) with ordinality as x (text, at) order by at',
    [texts],
  )
  expect(texts.map((text) => hashOfBytes(Buffer.from(text)))).toEqual(rows.map(({ hash }) => hash))
})

test('a bucket is put where another is, wherever that is among 128 parts, and always gets the same name', () => {
  const partOf = (bucket: Buffer) => hashOfBytes(bucket) >>> 25
  for (let count = 0; count < 50; count += 1) {
    const [bucket, other] = [randomBytes(32), randomBytes(32)]
    const near = bucketNear(bucket, other)
    expect(partOf(near)).toBe(partOf(other))
    expect(near.subarray(0, 32)).toEqual(bucket)
    expect(bucketNear(bucket, other)).toEqual(near)
  }
})
