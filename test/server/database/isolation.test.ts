import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkCatalog, findIsolationProblems } from '#server/database/isolation.ts'
import { type Listed, registerStatement } from '#server/database/isolation_register.ts'
import { listed } from '#server/database/isolation_rules.ts'
import { rolesOf } from '#server/database/roles.ts'
import { isolationCases } from '#test/server/database/isolation_violations.ts'
import { makeDatabase, type TestDatabase } from '#test/support/cluster.ts'
import { brand } from '#test/support/postgres/answer.ts'

let place: TestDatabase
let superuser: pg.Client

beforeAll(async () => {
  // On one node: Citus refuses some of what is broken here by itself.
  place = await makeDatabase()
  superuser = new pg.Client({ connectionString: place.superuserUrl, pipeline: true })
  await superuser.connect()
})

afterAll(async () => {
  await superuser.end()
  await place.drop()
})

test('the migrated catalog breaks no rule', async () => {
  await expect(checkCatalog(place.url, brand)).resolves.toBeUndefined()
})

test('the tables of people are those that row-level security protects', async () => {
  const { rows } = await superuser.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relrowsecurity order by 1`,
  )
  expect(rows.map(({ name }) => name)).toMatchInlineSnapshot(`
    [
      "account_mail",
      "account_notices",
      "accounts",
      "approvals",
      "audit",
      "busy_months",
      "busy_targets",
      "calendar_months",
      "calendar_settings",
      "calendar_sharing",
      "calendar_sources",
      "capture_media",
      "capture_updates",
      "captures",
      "connection_invitations",
      "connections",
      "conversations",
      "discovery_candidates",
      "discovery_runs",
      "executions",
      "friend_calendars",
      "friend_months",
      "guest_mail",
      "host_notices",
      "idea_people",
      "idea_sources",
      "ideas",
      "idempotency_keys",
      "incoming_interests",
      "invitation_joins",
      "invitation_people",
      "invite_cards",
      "invites",
      "like_previews",
      "like_targets",
      "likes",
      "list_cards",
      "list_directions",
      "list_ideas",
      "list_people",
      "list_shares",
      "lists",
      "logistics_items",
      "media",
      "media_bytes",
      "oauth_grants",
      "outgoing",
      "people",
      "places",
      "plan_evidence",
      "plans",
      "prepared_actions",
      "relay_marks",
      "reversible_actions",
      "reviews",
      "roundup_items",
      "roundup_updates",
      "roundups",
      "snapshots",
      "turns",
    ]
  `)
})

describe('refused is', () => {
  // Each is made in a transaction that is rolled back, because roles belong to the whole cluster.
  for (const { about, sql, object, problem } of isolationCases) {
    test(about, async () => {
      await superuser.query('begin')
      try {
        await superuser.query(sql)
        const found = await findIsolationProblems(superuser, brand)
        const expected = { object, problem: expect.stringMatching(problem) }
        expect(found).toContainEqual(expected)
      } finally {
        await superuser.query('rollback')
        await superuser.query('reset search_path')
      }
    })
  }
})

test('everything that is listed is registered by the migrations', async () => {
  const { rows } = await superuser.query<{ kind: keyof Listed; name: string }>(
    'select kind, name from isolation_register',
  )
  for (const kind of ['function', 'secret', 'infrastructure', 'catalog'] as const) {
    const names = rows.filter((row) => row.kind === kind).map(({ name }) => name)
    expect(names.sort()).toEqual([...listed[kind]].sort())
  }
})

describe('what a later release adds', () => {
  const later: Listed = {
    function: ['later_secret(bytea)'],
    secret: ['later_secrets'],
    infrastructure: ['later_work'],
    catalog: ['later_names'],
  }
  const added = `
    create table later_secrets (hash bytea primary key);
    create table later_work (work_id serial primary key);
    create table later_names (name text primary key);
    create function later_secret(hash bytea) returns boolean
    language sql security definer set search_path = pg_catalog, public, pg_temp
    as $$ select exists (select from later_secrets s where s.hash = later_secret.hash) $$;
    revoke all on function later_secret from public;
    alter table later_secrets owner to service_owner;
    alter table later_work owner to service_owner;
    alter table later_names owner to service_owner;
    alter function later_secret owner to service_owner`
  const register = registerStatement(later, rolesOf(brand), '9999_later.sql')

  /** What the check finds after these statements, which are rolled back. */
  async function problemsAfter(...statements: string[]): Promise<string[]> {
    await superuser.query('begin')
    try {
      for (const statement of statements) await superuser.query(statement)
      const found = await findIsolationProblems(superuser, brand)
      return [...new Set(found.map(({ object }) => object))].sort()
    } finally {
      await superuser.query('rollback')
    }
  }

  test('is accepted if it is registered, and refused if it is not', async () => {
    expect(await problemsAfter(added, register)).toEqual([])
    const names = ['later_names', 'later_secret(bytea)', 'later_secrets', 'later_work']
    expect(await problemsAfter(added)).toEqual(expect.arrayContaining(names))
  })

  test.each([
    [
      'create or replace function later_secret(hash bytea) returns boolean language sql security definer set search_path = pg_catalog, public, pg_temp as $$ select true $$',
      'later_secret(bytea)',
    ],
    ['grant execute on function later_secret to service_app', 'later_secret(bytea)'],
    ['alter table later_secrets add column owner text', 'later_secrets'],
    ['grant select on later_secrets to service_relay', 'later_secrets'],
    ['grant update (name) on later_names to service_app', 'later_names'],
  ])('is refused if it is not as it was registered: %s', async (change, object) => {
    expect(await problemsAfter(added, register, change)).toContain(object)
  })

  test('is registered anew by the release that changes it', async () => {
    const change = 'grant execute on function later_secret to service_app'
    expect(await problemsAfter(added, register, change, register)).toEqual([])
  })
})
