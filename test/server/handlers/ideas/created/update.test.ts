import { describe, expect, test } from 'vitest'
import { aList, anIdea, answer, notFound, problem, read } from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

const update = 'ideas.created.update'
const archive = 'ideas.created.archive'
const saved = 'ideas.saved.query'

describe('ideas.created.update', () => {
  test('given fields change, null clears, and kind, place and time stay the same', async () => {
    const { data: created } = await answer(sam, 'ideas.structured_create', {
      kind: 'event',
      title: 'Concert',
      description: 'Loud',
      event_start_at: '2026-12-11T19:00:00Z',
      event_url: 'https://example.test/old',
    })
    const { idea_handle } = created.idea
    const { status, data } = await answer(sam, update, {
      idea_handle,
      title: ' Quiet concert ',
      description: null,
      source_url: null,
      show_in_for_you: true,
    })
    expect(status).toBe('completed')
    expect([...data.changed].sort()).toEqual(['description', 'source_url', 'title'])
    const { candidate_id, updated_at, ...before } = created.idea
    expect(data.idea).toMatchObject({
      ...before,
      title: 'Quiet concert',
      description: null,
      source_url: null,
      event: { ...before.event, url: null },
    })
    expect(Date.parse(data.idea.updated_at)).toBeGreaterThan(Date.parse(updated_at))
    const { data: found } = await answer(sam, saved, { query: 'quiet' })
    expect(found.items).toMatchObject([{ idea_handle, title: 'Quiet concert' }])
  })

  test('the same values again, or none at all, change nothing', async () => {
    const idea_handle = await anIdea(sam, 'Same')
    for (const input of [{}, { title: ' Same' }, { description: ' ', show_in_for_you: true }]) {
      const body = await answer(sam, update, { idea_handle, ...input })
      expect(body).toMatchObject({ status: 'unchanged', data: { changed: [] }, effects: [] })
    }
  })

  test('lists are accepted and not changed, and the answer says so', async () => {
    const idea_handle = await anIdea(sam, 'On a list')
    const list = await aList(sam)
    for (const [input, status] of [
      [{ title: 'Still on it' }, 'completed'],
      [{}, 'unchanged'],
    ] as const) {
      const ideas_list_handles = [list, 'il_unknown']
      const body = await answer(sam, update, { idea_handle, ideas_list_handles, ...input })
      expect(body.status).toBe(status)
      expect(body.outcome.disclosures).toMatchObject([{ name: 'idea.lists_left_alone' }])
      expect(body.data.idea.lists).toEqual([])
    }
    expect((await read(sam, list)).list.item_count).toBe(0)
    const without = await answer(sam, update, { idea_handle, title: 'Quiet' })
    expect(without.outcome.disclosures).toEqual([])
  })

  test('an archived idea stays as it is', async () => {
    const idea_handle = await anIdea(sam, 'Old')
    await answer(sam, archive, { idea_handle })
    const { status, error } = await answer(sam, update, { idea_handle, title: 'New' })
    expect(status).toBe('failed')
    expect(error).toMatchObject({ code: 'idea_archived', pointer: '/idea_handle' })
    const again = await answer(sam, archive, { idea_handle })
    expect(again).toMatchObject({ status: 'unchanged', data: { idea: { title: 'Old' } } })
  })

  test.each([
    [{ title: '\u00a0' }, '/title'],
    [{ title: null }, '/title'],
    [{ description: 'x'.repeat(2001) }, '/description'],
    [{ source_url: 'example' }, '/source_url'],
    [{ source_url: `https://example.test/${'x'.repeat(2048)}` }, '/source_url'],
    [{ ideas_list_handles: Array.from({ length: 51 }, () => 'il') }, '/ideas_list_handles'],
  ])('%j is refused', async (input, pointer) => {
    const idea_handle = await anIdea(sam, 'Refused')
    expect(await problem(sam, update, { idea_handle, ...input })).toEqual({
      status: 422,
      code: 'input_invalid',
      pointers: [pointer],
    })
  })

  test.each([update, archive] as const)('%s does not find what another account has', async (id) => {
    const idea_handle = await anIdea(sam, 'Mine')
    const answers = []
    for (const handle of [idea_handle, 'id_00000000000000000000000000', 'id_', '']) {
      const { body } = await kim.call(id, { idea_handle: handle, title: 'Theirs' })
      answers.push({ ...body, request_id: null })
    }
    expect(answers[0]).toMatchObject({ status: 404, code: 'reference_not_found' })
    for (const other of answers) expect(other).toEqual(answers[0])
    expect(await problem(kim, id, { idea_handle })).toEqual(notFound('/idea_handle'))
  })

  test('of two updates of different fields at once both take effect', async () => {
    const idea_handle = await anIdea(sam, 'Two at once')
    await Promise.all([
      answer(sam, update, { idea_handle, description: 'D' }),
      answer(sam, update, { idea_handle, source_url: 'https://example.test/' }),
    ])
    const { data } = await answer(sam, saved, { query: 'Two at once' })
    expect(data.items[0]).toMatchObject({ description: 'D', source_url: 'https://example.test/' })
  })
})
