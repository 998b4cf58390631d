import { deleteOldWork } from '#server/data/accepted_work/delete.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { startFeed } from '#test/support/feed_server.ts'
import { captureJob } from '#test/support/given/capture_job.ts'
import { aList, answer } from '#test/support/given/lists.ts'
import { endItems, roundupJob } from '#test/support/given/roundups.ts'
import type { Account, World } from '#test/support/world.ts'

/** Creates roundups of given items and of what has to be read, continues and ends them, deletes the list of one, and lets them grow old. */
export async function useRoundups(world: World, before: Account): Promise<void> {
  const sam = await world.token(before)
  const target_ideas_list_handle = await aList(sam)
  const items = ['Tea room', 'Coffee bar', 'Cake shop'].map((title) => ({ title }))
  const ask = async (input: Record<string, unknown>) => {
    const { data } = await answer(sam, 'ideas.roundup.mutate', input)
    return { public_id: data.public_id, expected_generation: data.generation }
  }
  const waiting = await ask({
    ...{ operation: 'create', items, mode: 'recommendation', explicit_requirements: ['tea'] },
  })
  const chosen = await ask({ operation: 'select_items', ...waiting, selected_items: ['#1', '#2'] })
  await ask({ operation: 'assign_destination', ...chosen, target_ideas_list_handle })
  await endItems(world, sam, waiting.public_id, { 1: 'captured' })
  await endItems(world, sam, waiting.public_id, { 2: 'source_unreachable' })
  const site = await startFeed()
  site.answer((response) => response.writeHead(503).end())
  await ask({ operation: 'create', source_url: site.url })
  const read = await ask({
    operation: 'create',
    source_text: '1. Tea room\n2. Coffee bar\n3. Cake shop',
  })
  const job = roundupJob(world, [site.allow])
  await job.run(sam.owner)
  await job.end()
  await site.close()
  await ask({ operation: 'archive', ...read })
  const list = await aList(sam)
  await ask({ operation: 'create', items, scope: 'all', target_ideas_list_handle: list })
  await answer(sam, 'ideas.lists.delete', { ideas_list_handle: list })
  await asSuperuser(
    world.superuser_url,
    `update captures set due_at = now() - interval '1 hour' where state = 'accepted' and roundup_id is not null`,
  )
  const captures = captureJob(world)
  await captures.run(sam.owner)
  await captures.end()
  await asSuperuser(
    world.superuser_url,
    `update roundups set updated_at = now() - interval '91 days' where owner_id = '${sam.owner}'`,
  )
  await world.database.write(sam.owner, { work: (db) => deleteOldWork(db, 'roundup', 10) })
}
