import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAccount } from '#server/data/accounts/insert.ts'
import { openDatabase } from '#server/database/open_database.ts'
import { searchJob } from '#server/jobs/search.ts'
import { doEverything } from '#test/growth/everything.ts'
import { keepInventory } from '#test/growth/inventory.ts'
import { lookedAtAgain, problemsOf } from '#test/growth/rules.ts'
import { findShardTables, shardProblemsOf } from '#test/growth/shards.ts'
import { useArchived } from '#test/growth/use_archived.ts'
import { isWithin, plain, writtenStatements } from '#test/growth/statements.ts'
import { citusUrl } from '#test/support/citus.ts'
import { grow, share } from '#test/support/given/growth.ts'
import { growArchived } from '#test/support/given/growth_archived.ts'
import { noPlans, type RecordedPlan, recordPlans } from '#test/support/recorded_plans.ts'
import { recordRefusals } from '#test/support/recorded_refusals.ts'
import { startWorld, type World } from '#test/support/world.ts'
import { brand } from '#test/support/postgres/answer.ts'

// A fortieth of the database of `npm run bench -- growth`, and one account with more of everything than a statement may
// read. Every statement of requests and workers runs on it, and PostgreSQL says what it read. Citus does not say what its
// nodes read: there the statements run, with fewer rows, and none may be refused.

const isMeasured = citusUrl === null

/** How much of the full size there is. */
const part = Number(process.env.GROWTH_SHARE ?? (isMeasured ? 1 / 40 : 1 / 200))

/** The most rows that a statement may read. */
const most = 2_000

/** What this file does not run, by the beginning of each. */
const unseen: readonly string[] = [
  // Commands.
  'server/data/accounts/find.ts: select display_name, email, timezone',
  'server/data/tokens/find.ts: select token_id, display_name, label',
  'server/data/tokens/update.ts: select revoke_token(',
  'server/data/tokens/update.ts: select revoke_own_tokens(',
  // The demo account alone.
  'server/data/discovery_runs/update.ts: update discovery_runs set record_until = expires_at',
  // Statements of which PostgreSQL explains nothing.
  'server/data/inventory_items/insert.ts: create temporary table',
  'server/data/inventory_items/insert.ts: set local synchronous_commit',
  'server/data/inventory_sources/update.ts: analyze',
  // Pages that a browser goes through step by step.
  'server/data/accounts/update.ts: update accounts set model =',
  'server/data/accounts/find.ts: select display_name, timezone',
  // Rows of an earlier release, until they have what they are found by.
  'server/data/finding/condition.ts: coalesce(( select m.vector',
  // Where a model is configured, and one row by its id.
  'server/data/turns/find.ts: select message, answer from turns',
  // An operator's report, which reads all items.
  'server/data/inventory_sources/list.ts: select source, count(city)',
  // What is erased 30 days after it was deleted for good, and what a roundup that is deleted for good had made.
  'server/data/erasing/delete.ts: delete from idea_sources',
  'server/data/erasing/delete.ts: delete from idea_people',
  'server/data/erasing/delete.ts: delete from ideas',
  'server/data/erasing/archived.ts: select capture_id from captures',
  'server/data/erasing/update_archived.ts: and r.idea_id = any(',
  // What only the time brings about, or more than 500 entries of a list.
  'server/data/reversible_actions/update.ts: update reversible_actions set expires_at',
  'server/data/snapshots/insert.ts: select listed.id',
  // Conditions of filters; the statements with other filters run.
  'server/data/incoming_interests/same.ts: case when',
  'server/data/likes/select.ts: and ',
  'server/data/ideas/list_pool.ts: and (i.liked or',
  'server/data/plan_copies/select.ts: concat_ws',
  // One row by its id, or those of one list or plan.
  'server/data/connection_invitations/list.ts: select',
  'server/data/host_notices/update.ts: update host_notices set message_id',
  'server/data/host_notices/update.ts: update host_notices set content =',
  'server/data/ideas/update.ts: update ideas set neighborhood_name',
  'server/data/likes/lock.ts: select like_id, title, intentions',
  'server/data/likes/update.ts: update likes set intentions',
  'server/data/list_ideas/update.ts: with gone as',
  'server/data/plan_copies/insert.ts: update invite_cards set rsvp_status',
  'server/data/plans/update.ts: update plans set place_name',
  'server/data/prepared_actions/update.ts: update prepared_actions set state',
]

/** Statements to which it does not matter whether they see what a WITH query of theirs has changed, and why. */
const indifferent: readonly string[] = [
  // On one node, so all parts see the rows from before.
  'with taken as ( insert into rate_limits',
  'with asked as ( select distinct b.bucket',
  'with asked (bucket, cost) as',
  // They leave out by its id what was changed.
  'with made as ( insert into lists',
  'with gone as ( delete from list_people',
  'with later as ( select min(m.position)',
  // It counts what is not shown, and what was put on the list just now is.
  'with joined as ( insert into list_ideas as m',
]

/** Statements of a database on one node; on several, others do the same (the files on_nodes.ts of server/data). */
const ofOneNode: readonly string[] = [
  "update due_work set due_at = date_trunc('milliseconds', clock_timestamp())",
  'update due_work d set due_at = d.due_at - make_interval',
  'delete from due_work where kind =',
  'with taken as ( insert into rate_limits',
  'with asked as ( select distinct b.bucket',
  'with asked (bucket, cost) as',
  'delete from rate_limits where bucket = any(array(',
]

const measured = test.skipIf(!isMeasured)

let world: World
let recorder: Awaited<ReturnType<typeof recordPlans>>
let refused: ReturnType<typeof recordRefusals>
const ran = new Map<string, RecordedPlan>()

beforeAll(
  async () => {
    let owner = ''
    let archivist = ''
    world = await startWorld({ worker: false, rate_limits: true }, async (place) => {
      const database = openDatabase({ url: place.url, brand })
      const facts = { display_name: 'Sam', email: 'sam@busy.example', timezone: 'Europe/Berlin' }
      owner = (await insertAccount(database, facts)).owner
      const other = { ...facts, display_name: 'Ada', email: 'ada@busy.example' }
      archivist = (await insertAccount(database, other)).owner
      await database.close()
      await grow(place.superuserUrl, share(part), [owner], most + 500)
      await growArchived(place.superuserUrl, archivist, most + 500)
      const service = openDatabase({ url: place.url, brand })
      await searchJob(service).run(owner)
      await service.close()
      recorder = isMeasured ? await recordPlans(place.superuserUrl) : noPlans
      refused = recordRefusals()
      await keepInventory({ database_url: place.url })
    })
    const sam = await world.token({ owner })
    await doEverything(world, sam)
    await useArchived(world, await world.token({ owner: archivist }))
    for (const plan of recorder.plans) {
      const text = plain(plan.text)
      if ((ran.get(text)?.rows ?? -1) < plan.rows) ran.set(text, plan)
    }
    if (process.env.GROWTH_SHARE) printMost()
  },
  1_800_000 * part + 300_000,
)
afterAll(async () => {
  await world?.stop()
  refused?.stop()
  recorder?.stop()
})

test('no statement is refused', () => {
  expect(refused.refusals).toEqual([])
})

measured(
  `no statement reads more than ${most} rows, however much the account and the others have`,
  () => {
    // What is searched is not in the order of any index: each vector of the account is looked at.
    const over = [...ran].filter(
      ([text, { rows }]) => rows > most && !/search @@|vector @@/.test(text),
    )
    expect(over.map(([text, { rows, tables }]) => ({ rows, tables, text }))).toEqual([])
  },
)

measured('every statement of the server has run', () => {
  const texts = [...ran.keys()]
  const missing = writtenStatements().filter(
    (written) => !texts.some((text) => isWithin(written, text)),
  )
  const names = missing.map(({ name }) => name)
  const known = (name: string) => unseen.some((beginning) => name.startsWith(beginning))
  expect(names.filter((name) => !known(name))).toEqual([])
})

measured('every statement of the server is one that Citus takes too, and names its owner', () => {
  const onNodes = [...ran.keys()].filter(
    (text) => !ofOneNode.some((beginning) => text.startsWith(beginning)),
  )
  const problems = onNodes.flatMap((text) =>
    problemsOf(text).map((problem) => `${problem}: ${text}`),
  )
  expect(problems).toEqual([])
})

measured(
  'no statement looks at a table that it has changed, where Citus would show it other rows',
  () => {
    const again = [...ran.keys()].filter((text) => lookedAtAgain(text).length > 0)
    const known = (text: string) => indifferent.some((beginning) => text.startsWith(beginning))
    expect(again.filter((text) => !known(text))).toEqual([])
  },
)

measured(
  'what is written for the shards of an account says the same, of no other table',
  async () => {
    const tables = await findShardTables(world.superuser_url)
    const found = [...ran.keys()].map((text) => ({ text, problems: shardProblemsOf(text, tables) }))
    const written = found.filter(({ problems }) => problems !== null)
    expect(written.filter(({ problems }) => problems?.length !== 0)).toEqual([])
    // What is left to Citus is what a worker claims, secrets, and what names no table.
    expect(written.length).toBeGreaterThan(found.length / 2)
  },
)

/** Prints the statements that read most. */
function printMost(): void {
  const sorted = [...ran].sort(([, one], [, other]) => other.rows - one.rows).slice(0, 12)
  for (const [text, { rows, tables }] of sorted) {
    console.log(`${rows} rows, ${JSON.stringify(tables)}: ${text.slice(0, 100)}`)
  }
}
