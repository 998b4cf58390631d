import { sharedListsJob } from '#server/jobs/shared_lists.ts'
import { completed } from '#test/contract/examples/stage.ts'
import { connect } from '#test/support/given/connections.ts'
import { aList, anIdea, answer } from '#test/support/given/lists.ts'
import type { Account, World } from '#test/support/world.ts'

/** Shares lists with a friend, and reads what a friend shared. */
export async function useSharedLists(world: World, sam: Account): Promise<void> {
  const friend = await world.account('Vega')
  const pair = await connect(sam, friend)
  for (const [from, to, person_handle] of [
    [sam, friend, pair.first],
    [friend, sam, pair.second],
  ] as const) {
    const name = 'Lanterns'
    const ideas_list_handle = await aList(from, { name })
    const idea_handle = await anIdea(from, 'Lantern walk')
    await answer(from, 'ideas.lists.items.update', {
      ...{ ideas_list_handle, mode: 'add', idea_handles: [idea_handle] },
    })
    const { data } = await answer(from, 'ideas.lists.share.prepare', {
      ...{ ideas_list_handle, person_handle },
    })
    await completed(from, 'actions.commit', { action_handle: data.prepared?.action_handle })
    if (to === friend) await completed(to, 'planning.brief.get', {})
    const { items } = await completed(to, 'ideas.lists.query', { query: name })
    const shared = items.find(({ shared_by }) => shared_by !== undefined)
    const handle = shared?.ideas_list_handle ?? ''
    const contents = await completed(to, 'ideas.lists.get', { ideas_list_handle: handle })
    for (const interaction_reference of [handle, contents.items[0]?.idea_handle]) {
      await completed(to, 'ideas.object.get', { subject: { interaction_reference } })
    }
    await to.call('ideas.object.get', { subject: { query: 'lanterns', type: 'ideas_list' } })
    await completed(to, 'ideas.object.get', { operation: 'list_ideas_lists' })
    await completed(from, 'ideas.lists.rename', { ideas_list_handle, name: 'Lamps' })
    await completed(from, 'ideas.lists.delete', { ideas_list_handle })
    await sharedListsJob(world.database).run(from.owner)
  }
}
