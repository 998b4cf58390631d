import { expect, test } from 'vitest'
import { completed } from '#test/contract/examples/stage.ts'
import { idea, recommended, titles } from '#test/support/given/recommendations.ts'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })

test('a view that is named contains what it computes, besides the ideas of other lists that are named', async () => {
  const sam = await world.account('Sam')
  const { list: view } = await completed(sam, 'ideas.lists.create', {
    name: 'Warm things',
    custom_activity_names: ['Sauna club'],
  })
  await world.database.write(sam.owner, {
    work: (db) =>
      db.sql`
        update lists
        set origin = 'saved_view',
          view_filters = '{"subject": "warm", "kinds": [], "areas": [], "constraints": []}'
        where owner_id = ${db.owner}`,
  })
  const { list } = await completed(sam, 'ideas.lists.create', { name: 'Rainy' })
  await idea(sam, 'Warm evening', { custom_activity_name: 'Sauna club' })
  await idea(sam, 'Cold evening', { custom_activity_name: 'Sauna club' })
  await idea(sam, 'Warm soup')
  await idea(sam, 'Museum', { ideas_list_handles: [list.ideas_list_handle] })
  const named = await recommended(sam, { feed_name: 'Warm things' })
  expect(titles(named.data.items)).toEqual(['Warm evening'])
  const both = await recommended(sam, {
    idea_list_handles: [view.ideas_list_handle, list.ideas_list_handle],
  })
  expect(titles(both.data.items).sort()).toEqual(['Museum', 'Warm evening'])
})
