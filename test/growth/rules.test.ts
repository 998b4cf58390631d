import { expect, test } from 'vitest'
import { lookedAtAgain, problemsOf } from '#test/growth/rules.ts'

const good = [
  'select title from plans where owner_id = $1 and plan_id = $2 for no key update',
  'select l.name from lists l join ideas i on i.owner_id = l.owner_id where l.owner_id = $1',
  'with own as (select idea_id from ideas where owner_id = $1) select idea_id from own',
  'update plans set updated_at = (select clock_timestamp()) where owner_id = $1',
  'insert into lists (owner_id, name) values ($1, $2) returning list_id',
  `update ideas set at = (select clock_timestamp())
   where owner_id = $1 and not exists (select 1 from list_ideas m where m.owner_id = $1)`,
  `update ideas set at = $1 where owner_id = $2 and not exists (select from list_ideas m where m.owner_id = $2)`,
  `insert into links (owner_id, hash)
   select me.owner_id, u.hash
   from accounts me, unnest($2::bytea[]) u (hash)
   where me.owner_id = $1
   on conflict (hash) do update set version = greatest(links.version, excluded.version + 1)`,
  'select g.value from likes l, jsonb_array_elements(l.intentions) g (value) where l.owner_id = $1',
  'insert into inventory_seen (id) values ($1) on conflict (id) do update set seen_at = now()',
  `update lists l set name = $1
   where l.owner_id = $2
   returning (select count(*) from list_shares s where s.owner_id = $2 and s.expires_at > now()),
     (select clock_timestamp())`,
  `select (select max(s.expires_at) from list_shares s where s.owner_id = $1 and s.list_id = l.list_id)
   from lists l where l.owner_id = $1 for update`,
  `insert into lists as l (owner_id, name)
   select me.owner_id, $2 from accounts me where me.owner_id = $1 returning name`,
  `with ended as (
     update executions set status = $1 where owner_id = $2 returning owner_id, execution_id
   ), told as (
     insert into audit (owner_id, execution_id)
     select e.owner_id, e.execution_id from ended e where e.owner_id = $2 on conflict do nothing
   )
   select execution_id from ended`,
  `with mine as (select owner_id, name from lists where owner_id = $1)
   insert into lists (owner_id, name)
   select me.owner_id, m.name from accounts me, mine m where me.owner_id = $1`,
  `update tokens_of set last_at = now() - interval '1 day' where owner_id = $1 and at < now() - interval '2 days'`,
  `update plans set at = (at at time zone 'UTC' - interval '1 day') at time zone 'UTC' where owner_id = $1`,
  `update captures set dead_at = array_cat(dead_at[2 :], '{}') where owner_id = $1`,
  `select from plans where owner_id = $1 and at > created_at - interval '12 hours'`,
  `insert into inventory_items as i (item_id, observed_at) select item_id, now() from inventory_incoming
   on conflict (item_id) do update set observed_at = excluded.observed_at`,
  `select from likes l, lateral (select p.name from people p where p.owner_id = $1 limit 1) p
   where l.owner_id = $1`,
  `select (select max(s.at) from list_shares s where s.owner_id = $1 and s.list_id = l.list_id), p.name
   from lists l left join people p on p.owner_id = l.owner_id where l.owner_id = $1
   union all select q.at, q.name from people q where q.owner_id = $1`,
]

test.each(good)('takes %s', (text) => {
  expect(problemsOf(text)).toEqual([])
})

const bad: [string, string][] = [
  [
    'now() in DO UPDATE',
    'insert into key_fingerprints (id) values (1) on conflict (id) do update set written_at = now()',
  ],
  [
    'an outer join in a union beside list_shares with the owner of another row',
    `select (select max(s.at) from list_shares s where s.owner_id = l.owner_id), p.name
     from lists l left join people p on p.owner_id = l.owner_id where l.owner_id = $1
     union all select q.at, q.name from people q where q.owner_id = $1`,
  ],
  ['clock_timestamp() in a change', 'update plans set at = clock_timestamp() where owner_id = $1'],
  [
    'CASE x WHEN y in a change',
    `update ideas set kind = case kind when 'event' then 'place' else kind end, at = now() where owner_id = $1`,
  ],
  [
    'CASE x WHEN y in an INSERT',
    `insert into ideas (owner_id, kind)
     select me.owner_id, case me.kind when 'event' then 'place' else 'event' end from accounts me where me.owner_id = $1`,
  ],
  [
    'a query without columns beside one without a table in a change',
    `update ideas set at = (select clock_timestamp())
     where owner_id = $1 and not exists (select from list_ideas m where m.owner_id = $1)`,
  ],
  [
    'now() in a condition of a change',
    'update plans set at = coalesce(at, now()) where owner_id = $1',
  ],
  [
    'gen_random_uuid() in a change',
    'delete from plans where owner_id = $1 and id = gen_random_uuid()',
  ],
  [
    'now() in DO UPDATE',
    'insert into lists (owner_id) values ($1) on conflict (owner_id) do update set at = now()',
  ],
  [
    'a query in DO UPDATE',
    'insert into lists (owner_id) values ($1) on conflict (owner_id) do update set at = (select now())',
  ],
  [
    'a part of an array, as it is, in a change',
    'update captures set dead_at = dead_at[cardinality(dead_at) - 1 :] where owner_id = $1',
  ],
  [
    'to_json() in RETURNING',
    "update lists set deleted_at = $1 where owner_id = $2 returning to_json(deleted_at) #>> '{}'",
  ],
  ['now() in RETURNING', 'update plans set version = 2 where owner_id = $1 returning now()'],
  [
    'may_contact() in RETURNING',
    `update plans p set version = 2 where p.owner_id = $1
     returning exists (select from may_contact(array[p.owner_id]))`,
  ],
  [
    'may_contact() for each row',
    `select from plans p where p.owner_id = $1 and exists (select from may_contact(array[p.owner_id]))`,
  ],
  [
    'clock_timestamp() in a change',
    `update lists set shares = (select count(*) from list_shares where owner_id = $1 and at > clock_timestamp())
     where owner_id = $1`,
  ],
  [
    'clock_timestamp() in a query of RETURNING',
    `update lists set name = $1 where owner_id = $2
     returning (select count(*) from list_shares s where s.owner_id = $2 and s.at > clock_timestamp())`,
  ],
  [
    'list_shares with the owner of another row',
    `update lists l set name = $1 where l.owner_id = $2
     returning (select count(*) from list_shares s where s.owner_id = l.owner_id)`,
  ],
  [
    'list_shares with the owner of another row',
    `select (select count(*) from list_shares s where s.owner_id = l.owner_id)
     from lists l where l.owner_id = $1 for update`,
  ],
  [
    'people with the owner of another row',
    `select from likes l, lateral (select from people p where p.owner_id = l.owner_id limit 1) p
     where l.owner_id = $1`,
  ],
  [
    'make_interval() in a condition of a change',
    `update plans set at = coalesce((select clock_timestamp()) + make_interval(days => $1), at)
     where owner_id = $2`,
  ],
  [
    'gen_random_uuid() in INSERT … SELECT',
    'insert into lists (owner_id, list_id) select owner_id, gen_random_uuid() from accounts where owner_id = $1',
  ],
  [
    'INSERT … SELECT from a changing WITH query and a table',
    `with ended as (update executions set status = $1 where owner_id = $2 returning execution_id)
     insert into audit as a (owner_id, execution_id)
     select me.owner_id, e.execution_id from accounts me, ended e where me.owner_id = $2
     returning a.audit_id`,
  ],
  [
    'a time plus or minus an interval in DO UPDATE',
    `insert into inventory_items as i (item_id) select item_id from inventory_incoming
     on conflict (item_id) do update set observed_at = excluded.observed_at
     where i.observed_at < excluded.observed_at - interval '30 days'`,
  ],
  [
    'a time plus or minus an interval in DO UPDATE',
    `insert into lists as l (owner_id) values ($1)
     on conflict (owner_id) do update set at = l.at + $2 * interval '1 second'`,
  ],
  [
    'a change by what is in inventory_seen, which is on one node',
    `update inventory_items i set retired_at = now()
     where not exists (select from inventory_seen n where n.item_id = i.item_id)`,
  ],
  [
    'a time plus or minus an interval in a condition of a change',
    `update plans set at = case when is_full then (select now()) + $1::interval end where owner_id = $2`,
  ],
  [
    'a column plus or minus an interval in a change',
    `update roundups set told_at = told_at - interval '2 s' where owner_id = $1`,
  ],
  [
    'a column plus or minus an interval in a change',
    `delete from plans where owner_id = $1 and at + make_interval(days => 3) < now()`,
  ],
  [
    'a query in RETURNING of INSERT',
    `insert into lists (owner_id) values ($1)
     returning exists (select from lists other where other.owner_id = $1)`,
  ],
  [
    'INSERT … SELECT … RETURNING without a name for its table',
    'insert into lists (owner_id) select owner_id from accounts where owner_id = $1 returning name',
  ],
  ['a query in FROM without a name', 'select * from (select 1)'],
  [
    'a function that is joined in a subquery',
    `select from likes l where l.owner_id = $1 and exists (
       select from jsonb_array_elements(l.intentions) g (value)
       join people p on p.owner_id = $1 and g.value ? p.name
     )`,
  ],
  [
    'INSERT … SELECT without a table of the owner',
    'insert into lists (owner_id, name) select $1, n from unnest($2::text[]) u (n)',
  ],
  [
    'INSERT … SELECT without a table of the owner',
    `with idea as (insert into ideas (owner_id, title) values ($1, $2) returning owner_id, title)
     insert into likes (owner_id, title) select owner_id, title from idea`,
  ],
  [
    'a query inside of VALUES',
    'insert into lists (owner_id, name) values ($1, (select name from lists where owner_id = $1))',
  ],
  ['a lock of rows without their owner', 'select id from plans where plan_id = $1 for update'],
  ['plans without its owner', 'select id from plans where plan_id = $1'],
  [
    'ideas without its owner',
    'select i.title from lists l join ideas i on i.idea_id = l.idea_id where l.owner_id = $1',
  ],
  [
    'a function whose columns have no names: g',
    'select g from likes l, jsonb_array_elements(l.intentions) g where l.owner_id = $1',
  ],
  [
    'array(with …)',
    'select array(with a as (select 1 as one) select one from a) from lists where owner_id = $1',
  ],
]

test.each(bad)('refuses %s', (problem, text) => {
  expect(problemsOf(text)).toContain(problem)
})

test('finds a table that is looked at after a WITH query changed it', () => {
  const joined = 'with joined as (insert into list_ideas (owner_id) values ($1) returning list_id)'
  const told = 'update lists set item_count = 1 where list_id in (select list_id from joined)'
  expect(lookedAtAgain(`${joined} ${told}`)).toEqual([])
  const moved = ', moved as (update list_ideas m set position = 1 where m.owner_id = $1)'
  expect(lookedAtAgain(`${joined} ${moved} ${told}`)).toEqual(['list_ideas'])
  const count = '(select count(*) from list_ideas where owner_id = $1)'
  expect(lookedAtAgain(`${joined} ${told} returning ${count}`)).toEqual(['list_ideas'])
  const before = `with counted as (select ${count}), ${joined.slice(5)} ${told}`
  expect(lookedAtAgain(before)).toEqual([])
})

test('refuses what PostgreSQL does not understand', () => {
  expect(() => problemsOf('select from where')).toThrow(/syntax error/)
})
