import { describe, expect, test } from 'vitest'
import { aList, anIdea, answer, ideas, read } from '#test/support/given/lists.ts'
import { aConnectedFriend, like, likeBy } from '#test/support/given/rows.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

const archive = 'ideas.created.archive'
const items = 'ideas.lists.items.update'

describe('ideas.created.archive', () => {
  test('the idea leaves saved ideas, lists and the brief; archived again it is unchanged', async () => {
    const idea_handle = await anIdea(sam, 'Swing night')
    const ada = await aConnectedFriend(world, sam, 'Ada')
    await like(world, sam, idea_handle)
    await likeBy(world, sam, ada, idea_handle)
    const lists = [await aList(sam), await aList(sam)]
    for (const ideas_list_handle of lists) {
      await answer(sam, items, { ideas_list_handle, mode: 'add', idea_handles: [idea_handle] })
    }
    const first = await answer(sam, archive, { idea_handle })
    expect(first).toMatchObject({
      status: 'completed',
      data: { idea: { state: 'archived', lists: [] } },
    })
    for (const list of lists) {
      const data = await read(sam, list)
      expect(data.items).toEqual([])
      expect(data.list.item_count).toBe(0)
    }
    const { data: saved } = await answer(sam, 'ideas.saved.query', { query: 'Swing' })
    expect(saved.items).toEqual([])
    const { data: brief } = await answer(sam, 'planning.brief.get', {})
    expect(brief.sections).toEqual([])
    const again = await answer(sam, archive, { idea_handle })
    const { candidate_id, ...idea } = first.data.idea
    expect(again).toMatchObject({ status: 'unchanged', effects: [], data: { idea } })
  })

  test('racing archives have one effect', async () => {
    const idea_handle = await anIdea(sam, 'Raced')
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => answer(sam, archive, { idea_handle })),
    )
    expect(answers.filter(({ status }) => status === 'completed')).toHaveLength(1)
  })

  test('an idea that is archived while it is saved once more is on no list', async () => {
    for (let round = 0; round < 5; round += 1) {
      const list = await aList(sam)
      const input = { kind: 'place', title: `Twice ${round}`, ideas_list_handles: [list] }
      const idea_handle = await anIdea(sam, input.title)
      const [again] = await Promise.all([
        answer(sam, 'ideas.structured_create', input),
        answer(sam, archive, { idea_handle }),
      ])
      const data = await read(sam, list)
      const isNew = again.data.duplicate_of === null
      expect(data.items.map(({ idea_handle }) => idea_handle)).toEqual(
        isNew ? [again.data.idea.idea_handle] : [],
      )
      expect(data.list.item_count).toBe(data.items.length)
    }
  })

  test('archiving while lists take ideas in and out keeps every count right', async () => {
    const handles = await ideas(sam, ...Array.from({ length: 8 }, (_, index) => `Busy ${index}`))
    const lists = await Promise.all([aList(sam), aList(sam), aList(sam)])
    const update = (mode: string, idea_handles: string[]) =>
      lists.map((ideas_list_handle) => sam.call(items, { ideas_list_handle, mode, idea_handles }))
    await Promise.all(update('add', handles.slice(0, 4)))
    const calls = await Promise.all([
      ...handles.slice(2, 6).map((idea_handle) => sam.call(archive, { idea_handle })),
      ...handles.flatMap((handle) => update('add', [handle])),
      ...update('remove', handles.slice(0, 3)),
      ...update('replace', handles.slice(4)),
    ])
    for (const { status, text } of calls) expect([200, 404], text).toContain(status)
    for (const list of lists) {
      const data = await read(sam, list)
      expect(data.list.item_count).toBe(data.items.length)
      for (const idea of data.items) expect(idea.state).toBe('active')
    }
  })
})
