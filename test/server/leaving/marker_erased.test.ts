import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { toHandle } from '#server/domain/basics/handle.ts'
import { defaultRetention } from '#server/domain/calls/retention.ts'
import { retentionJob } from '#server/jobs/retention.ts'
import { mark, plantEverywhere } from '#test/server/leaving/plant.ts'
import { archivedThings, deleteAllForGood } from '#test/support/given/archived.ts'
import { captureJob } from '#test/support/given/capture_job.ts'
import { answer } from '#test/support/given/lists.ts'
import { roundupJob } from '#test/support/given/roundups.ts'
import { letPass } from '#test/support/given/time.ts'
import { rowsNaming } from '#test/support/rows_naming.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { type Account, useWorld } from '#test/support/world.ts'

vi.setConfig({ testTimeout: 240_000 })

const world = useWorld({ worker: false })
let superuser: pg.Client

beforeAll(async () => {
  superuser = new pg.Client({ connectionString: world.superuser_url })
  await superuser.connect()
})
afterAll(() => superuser.end())

/** What nobody has deleted, and why. */
const kept = new Set([
  // Runs end by themselves, later.
  ...['discovery_runs', 'discovery_candidates'],
  // The checklist of a plan that was sent.
  'logistics_items',
])

/** The ids of what this account has in a table. */
async function idsIn(
  table: 'ideas' | 'places' | 'roundups',
  { owner }: Account,
): Promise<string[]> {
  const id = `${table.slice(0, -1)}_id`
  const { rows } = await superuser.query(`select ${id} as id from ${table} where owner_id = $1`, [
    owner,
  ])
  return rows.map((row) => String(row.id))
}

/** Lets captures and roundups end that go on by themselves. */
async function endWork({ owner }: Account): Promise<void> {
  const jobs = [captureJob(world, null), roundupJob(world, [])]
  for (const job of jobs) {
    await superuser.query('update captures set due_at = now() where owner_id = $1', [owner])
    for (let runs = 0; runs < 50 && (await job.run(owner)) !== null; runs += 1);
    await job.end()
  }
}

/** Archives what an account has, so that the page of archived things has it. */
async function archiveAll(account: Account): Promise<void> {
  for (const id of await idsIn('roundups', account)) {
    const public_id = toHandle('roundup', id)
    const { body } = await account.call('ideas.roundup.get', { public_id })
    const { generation: expected_generation } = Object(body.data)
    const input = { operation: 'archive', public_id, expected_generation }
    await answer(account, 'ideas.roundup.mutate', input)
  }
  for (const id of await idsIn('ideas', account)) {
    await answer(account, 'ideas.created.archive', { idea_handle: toHandle('idea', id) })
  }
  for (const id of await idsIn('places', account)) {
    await answer(account, 'places.private.archive', { place_handle: toHandle('place', id) })
  }
}

test('of what was deleted nothing is left 31 days later, nor of any answer about it', async () => {
  const ben = await world.account('Ben')
  await plantEverywhere(ben)
  await endWork(ben)
  const { data: lists } = await answer(ben, 'ideas.lists.query', {})
  for (const { ideas_list_handle } of lists.items) {
    await ben.call('ideas.lists.delete', { ideas_list_handle })
  }
  const { data: people } = await answer(ben, 'relationships.people.query', {})
  for (const { person_handle } of people.items) {
    await ben.call('relationships.people.manage', { operation: 'delete', person_handle })
  }
  const { data: drafts } = await answer(ben, 'plans.query', { scope: 'drafts' })
  for (const { plan_handle } of drafts.items) await ben.call('plans.draft.delete', { plan_handle })
  await archiveAll(ben)
  const kinds = await deleteAllForGood(world, ben)
  expect([...kinds]).toEqual(
    expect.arrayContaining(['Idea', 'Place', 'Several ideas at once', 'Something you sent']),
  )
  const now = await rowsNaming(world.superuser_url, mark)
  const emptied = ['captures', 'ideas', 'likes', 'people', 'places', 'roundup_items', 'roundups']
  expect(emptied.filter((table) => table in now)).toEqual([])
  for (const days of ['2 days', '31 days']) {
    await letPass(world.superuser_url, days)
    for (let runs = 0; runs < 20; runs += 1) {
      if ((await retentionJob(world.database, defaultRetention).run(ben.owner)) !== 'again') break
    }
  }
  const left = Object.keys(await rowsNaming(world.superuser_url, mark))
  expect(left.filter((table) => !kept.has(table))).toEqual([])
  expect(await archivedThings(await signedInClient(world, ben))).toEqual([])
})
