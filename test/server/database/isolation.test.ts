import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkCatalog, findIsolationProblems } from '#server/database/isolation.ts'
import { isolationCases } from '#test/server/database/isolation_violations.ts'
import { brand, makeDatabase, type TestDatabase } from '#test/support/cluster.ts'

let place: TestDatabase
let superuser: pg.Client

beforeAll(async () => {
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
      "accounts",
      "audit",
      "connection_invitations",
      "connections",
      "executions",
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
      "list_directions",
      "list_ideas",
      "list_people",
      "list_shares",
      "lists",
      "logistics_items",
      "outgoing",
      "people",
      "places",
      "plan_evidence",
      "plans",
      "prepared_actions",
      "relay_marks",
      "reversible_actions",
      "snapshots",
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
