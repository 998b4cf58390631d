import { expect, test } from 'vitest'
import { shardTextOf, type ShardTables, writeShardText } from '#server/database/citus/shard_text.ts'

const tables: ShardTables = {
  owned: new Set(['ideas', 'lists', 'people']),
  copied: new Set(['activities']),
  others: new Set(['tokens', 'due_work']),
}
const names = new Map([...tables.owned, ...tables.copied].map((name) => [name, `${name}_7`]))

function written(text: string): string | null {
  const found = shardTextOf(text, tables)
  return found && writeShardText(found, names)
}

test.each([
  ['select name from lists', 'select name from lists_7 as lists'],
  ['select l.name from lists l', 'select l.name from lists_7 l'],
  ['select l.name from lists as l', 'select l.name from lists_7 as l'],
  ['select * from "lists" where 1 = 1', 'select * from lists_7 as lists where 1 = 1'],
  [
    'insert into lists (name) values ($1) on conflict do update set name = lists.name',
    'insert into lists_7 as lists (name) values ($1) on conflict do update set name = lists.name',
  ],
  ['insert into lists as l (name) select 1', 'insert into lists_7 as l (name) select 1'],
  [
    'update lists set name = $1, people = 2 from ideas i, people where true returning name',
    'update lists_7 as lists set name = $1, people = 2 from ideas_7 i, people_7 as people where true returning name',
  ],
  [
    'delete from lists using ideas where lists.a = ideas.a',
    'delete from lists_7 as lists using ideas_7 as ideas where lists.a = ideas.a',
  ],
  [
    'with made as (update lists set a = 1), gone as (delete from ideas) select from made',
    'with made as (update lists_7 as lists set a = 1), gone as (delete from ideas_7 as ideas) select from made',
  ],
  [
    'select people, lists.people from lists join ideas using (people) order by name, people',
    'select people, lists.people from lists_7 as lists join ideas_7 as ideas using (people) order by name, people',
  ],
  [
    'select (select 1 from people), people from lists, lateral (select 1) x, ideas for update of lists',
    'select (select 1 from people_7 as people), people from lists_7 as lists, lateral (select 1) x, ideas_7 as ideas for update of lists',
  ],
  [
    `select 'from lists', extract(epoch from lists.at) -- from ideas
     from lists where a is distinct from people`,
    `select 'from lists', extract(epoch from lists.at) -- from ideas
     from lists_7 as lists where a is distinct from people`,
  ],
  [
    'select from lists union select from ideas',
    'select from lists_7 as lists union select from ideas_7 as ideas',
  ],
  ['select from lists l, activities a', 'select from lists_7 l, activities_7 a'],
])('each table is that of the shard: %s', (text, expected) => {
  expect(written(text)).toBe(expected)
})

test.each([
  ['names no table', 'select now()'],
  ['names no table of an account', 'select name from activities'],
  ['changes what every node has a copy of', 'insert into activities (name) select name from lists'],
  ['names a table that is somewhere else', 'select from lists, tokens'],
  [
    'queues work, which may be another account’s',
    'with a as (update lists set a = 1) insert into due_work select 1',
  ],
  ['joins tables in parentheses', 'select from ideas, (lists join people using (a)) x'],
  ['reads a whole table', 'with a as (table lists) select from ideas'],
  ['names a query like a table', 'with lists as (select 1) select from lists, ideas'],
  [
    'names a query with columns like a table',
    'with recursive lists (a) as (select 1) select from lists, ideas',
  ],
  [
    'names a later query like a table',
    'with a as (select 1), lists as materialized (select 1) select from lists, ideas',
  ],
])('Citus is left what %s', (_, text) => {
  expect(written(text)).toBeNull()
})
