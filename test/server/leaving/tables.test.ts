import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountTables } from '#server/data/account_rows/tables.ts'
import { makeDatabase, type TestDatabase } from '#test/support/cluster.ts'

let place: TestDatabase
let superuser: pg.Client

beforeAll(async () => {
  place = await makeDatabase()
  superuser = new pg.Client({ connectionString: place.superuserUrl })
  await superuser.connect()
})

afterAll(async () => {
  await superuser.end()
  await place.drop()
})

test('deleting an account knows every table of people’s data, and its key', async () => {
  const { rows } = await superuser.query<{ name: string; key: string[] }>(
    `select c.relname as name, array(
       select a.attname::text
       from pg_index i
       cross join lateral unnest(i.indkey) with ordinality as k (number, position)
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
       where i.indrelid = c.oid and i.indisprimary and a.attname <> 'owner_id'
       order by k.position
     ) as key
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relrowsecurity
       and c.relname not in ('accounts', 'audit')`,
  )
  const known = Object.entries(accountTables).map(([name, key]) => ({ name, key: [...key] }))
  const byName = (one: { name: string }, other: { name: string }) =>
    one.name < other.name ? -1 : 1
  expect(known.sort(byName)).toEqual(rows.sort(byName))
})

test('rows that refer to others are deleted before those', async () => {
  const { rows } = await superuser.query<{ child: string; parent: string }>(
    `select f.conrelid::regclass::text as child, f.confrelid::regclass::text as parent
     from pg_constraint f
     where f.contype = 'f' and f.conrelid <> f.confrelid`,
  )
  const order = Object.keys(accountTables)
  const wrong = rows.filter(({ child, parent }) => order.indexOf(child) > order.indexOf(parent))
  expect(rows.length).toBeGreaterThan(0)
  expect(wrong).toEqual([])
})

test('every secret of an account is deleted by the function for secrets', async () => {
  const { rows: tables } = await superuser.query<{ name: string }>(
    `select c.relname as name
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname in ('owner_id', 'host_owner') and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relrowsecurity
       and c.relname not in ('account_emails', 'due_work')`,
  )
  const { rows } = await superuser.query<{ text: string }>(
    `select pg_get_functiondef('delete_account_secrets()'::regprocedure) as text`,
  )
  const missing = tables.filter(({ name }) => !rows[0]?.text.includes(`delete from ${name} `))
  expect(tables.length).toBeGreaterThan(5)
  expect(missing).toEqual([])
})
