import { expect, test, vi } from 'vitest'
import { defaultRetention } from '#server/domain/calls/retention.ts'
import { retentionJob } from '#server/jobs/retention.ts'
import { mark, plantEverywhere } from '#test/server/leaving/plant.ts'
import { answer } from '#test/support/given/lists.ts'
import { letPass } from '#test/support/given/time.ts'
import { rowsNaming } from '#test/support/rows_naming.ts'
import { useWorld } from '#test/support/world.ts'

vi.setConfig({ testTimeout: 240_000 })

const world = useWorld({ worker: false })

/** What nobody has deleted, and why. */
const kept = new Set([
  // What people archive stays whole, because they can have it back, and so does what it was made from.
  ...['ideas', 'places', 'captures', 'roundup_items', 'roundups', 'likes'],
  // Runs end by themselves, later.
  ...['discovery_runs', 'discovery_candidates'],
  // The checklist of a plan that was sent.
  'logistics_items',
])

test('of what was deleted nothing is left 31 days later, nor of any answer about it', async () => {
  const ben = await world.account('Ben')
  await plantEverywhere(ben)
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
  for (const days of ['2 days', '31 days']) {
    await letPass(world.superuser_url, days)
    for (let runs = 0; runs < 20; runs += 1) {
      if ((await retentionJob(world.database, defaultRetention).run(ben.owner)) !== 'again') break
    }
  }
  const left = Object.keys(await rowsNaming(world.superuser_url, mark))
  expect(left.filter((table) => !kept.has(table))).toEqual([])
})
