import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  aList,
  alter,
  answer,
  anIdea,
  ideas,
  notFound,
  problem,
  read,
} from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')
let a: string
let b: string
let c: string
let d: string

beforeAll(async () => {
  const [first = '', second = '', third = '', fourth = ''] = await ideas(sam, 'A', 'B', 'C', 'D')
  ;[a, b, c, d] = [first, second, third, fourth]
})

const id = 'ideas.lists.items.update'

type Mode = 'replace' | 'add' | 'remove'

function update(ideas_list_handle: string, mode: Mode, ...idea_handles: string[]) {
  return answer(sam, id, { ideas_list_handle, idea_handles, mode })
}

async function holding(...idea_handles: string[]): Promise<string> {
  const list = await aList(sam)
  if (idea_handles.length > 0) await update(list, 'add', ...idea_handles)
  return list
}

describe('ideas.lists.items.update', () => {
  test('add puts new ideas after the existing ones', async () => {
    const list = await holding(b)
    const { status, data } = await update(list, 'add', c, b, a, c)
    expect(status).toBe('completed')
    expect(data).toEqual({ ideas_list_handle: list, idea_handles: [b, c, a], added: 2, removed: 0 })
    expect((await read(sam, list)).list.item_count).toBe(3)
  })

  test('remove removes those that are on the list', async () => {
    const list = await holding(a, b, c)
    const { status, data } = await update(list, 'remove', d, b, a)
    expect(status).toBe('completed')
    expect(data).toEqual({ ideas_list_handle: list, idea_handles: [c], added: 0, removed: 2 })
    expect((await read(sam, list)).list.item_count).toBe(1)
  })

  test('replace leaves exactly the given ideas, in their order', async () => {
    const list = await holding(a, b, c)
    const { status, data } = await update(list, 'replace', d, b)
    expect(status).toBe('completed')
    expect(data).toEqual({ ideas_list_handle: list, idea_handles: [d, b], added: 1, removed: 2 })
    expect((await read(sam, list)).list.item_count).toBe(2)
  })

  test('replace by nothing empties the list', async () => {
    const list = await holding(a, b)
    const { data } = await update(list, 'replace')
    expect(data).toMatchObject({ idea_handles: [], added: 0, removed: 2 })
  })

  test.each<[Mode, string]>([
    ['add', 'ab'],
    ['add', ''],
    ['remove', 'cd'],
    ['remove', ''],
    ['replace', 'ab'],
    ['replace', 'ba'],
  ])(
    '%s %j on a list that ends the same changes nothing, not even the time',
    async (mode, letters) => {
      const list = await holding(a, b)
      const before = await read(sam, list)
      const handles = [...letters].map((letter) => ({ a, b, c, d })[letter] ?? '')
      const { status, data, effects } = await update(list, mode, ...handles)
      expect({ status, effects }).toEqual({ status: 'unchanged', effects: [] })
      expect(data).toEqual({ ideas_list_handle: list, idea_handles: [a, b], added: 0, removed: 0 })
      expect((await read(sam, list)).list).toEqual(before.list)
    },
  )

  test('a change moves the time of the list', async () => {
    const list = await holding(a)
    const before = await read(sam, list)
    await update(list, 'add', b)
    const after = await read(sam, list)
    expect(after.list.updated_at > before.list.updated_at).toBe(true)
  })

  test('an archived idea is named as archived', async () => {
    const archived = await anIdea(sam, 'Archived')
    await answer(sam, 'ideas.created.archive', { idea_handle: archived })
    const list = await holding(a)
    for (const mode of ['add', 'remove', 'replace']) {
      const input = { ideas_list_handle: list, idea_handles: [b, archived], mode }
      const { status, error } = await answer(sam, id, input)
      expect({ status, ...error }).toMatchObject({
        status: 'failed',
        code: 'idea_archived',
        pointer: '/idea_handles/1',
      })
    }
    expect((await read(sam, list)).items.map(({ title }) => title)).toEqual(['A'])
  })

  test('a foreign, an unknown and a malformed idea get the same answer, with their pointers', async () => {
    const foreign = await anIdea(kim, 'Foreign')
    const list = await holding(a)
    for (const mode of ['add', 'remove', 'replace']) {
      for (const handle of [foreign, 'id_00000000000000000000000000', list, '']) {
        const input = { ideas_list_handle: list, idea_handles: [b, handle], mode }
        expect(await problem(sam, id, input)).toEqual(notFound('/idea_handles/1'))
      }
    }
    expect((await read(sam, list)).items.map(({ title }) => title)).toEqual(['A'])
  })

  test("ideas cannot be added to another account's list", async () => {
    const foreign = await aList(kim)
    const input = { ideas_list_handle: foreign, idea_handles: [a], mode: 'add' }
    expect(await problem(sam, id, input)).toEqual(notFound())
    expect((await read(kim, foreign)).items).toEqual([])
  })

  test('a saved view has no ideas of its own', async () => {
    const list = await aList(sam, { name: 'A view' })
    await alter(world, 'A view', `origin = 'saved_view'`)
    const { status, error, data } = await update(list, 'add', a)
    expect({ status, data }).toEqual({ status: 'failed', data: null })
    expect(error).toMatchObject({ code: 'capability_retired', pointer: '/ideas_list_handle' })
  })

  test('one call takes at most fifty ideas', async () => {
    const list = await holding()
    const many = await ideas(sam, ...Array.from({ length: 50 }, (_, number) => `Many ${number}`))
    const { data } = await update(list, 'add', ...many)
    expect(data).toMatchObject({ idea_handles: many, added: 50 })
    const input = { ideas_list_handle: list, idea_handles: [...many, a], mode: 'add' }
    expect(await problem(sam, id, input)).toMatchObject({
      status: 422,
      pointers: ['/idea_handles'],
    })
  })

  test('fifty calls that add at once all take effect and are counted', async () => {
    const list = await holding()
    const many = await ideas(sam, ...Array.from({ length: 50 }, (_, number) => `At once ${number}`))
    const answers = await Promise.all(many.map((idea) => update(list, 'add', idea)))
    expect(answers.every(({ status }) => status === 'completed')).toBe(true)
    const data = await read(sam, list)
    expect(data.list.item_count).toBe(50)
    expect(new Set(data.items.map(({ idea_handle }) => idea_handle))).toEqual(new Set(many))
  })

  test('adding, removing, replacing and archiving at once keep the count right', async () => {
    const list = await holding(a, b, c, d)
    const doomed = await ideas(sam, ...Array.from({ length: 8 }, (_, number) => `Doomed ${number}`))
    await Promise.all(
      doomed.flatMap((idea, index) => [
        update(list, 'add', a, b, idea).catch(() => undefined),
        update(list, index % 2 ? 'remove' : 'replace', c, d),
        answer(sam, 'ideas.created.archive', { idea_handle: idea }),
      ]),
    )
    const data = await read(sam, list)
    expect(data.list.item_count).toBe(data.items.length)
    expect(data.items.every(({ state }) => state === 'active')).toBe(true)
  })

  test('a list behaves like an ordered set', async () => {
    const pool = await ideas(sam, ...Array.from({ length: 6 }, (_, number) => `Pool ${number}`))
    const step = record({
      mode: constantFrom<Mode>('replace', 'add', 'remove'),
      picks: array(integer({ min: 0, max: pool.length - 1 }), { maxLength: 7 }),
    })
    const behaves = asyncProperty(array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const list = await aList(sam)
      let model: string[] = []
      for (const { mode, picks } of steps) {
        const given = picks.map((pick) => pool[pick] ?? '')
        const after = follow(model, mode, given)
        const { status, data } = await update(list, mode, ...given)
        expect(status).toBe(sameSet(model, after) ? 'unchanged' : 'completed')
        expect(data).toEqual({
          ideas_list_handle: list,
          idea_handles: after,
          added: after.filter((idea) => !model.includes(idea)).length,
          removed: model.filter((idea) => !after.includes(idea)).length,
        })
        model = after
      }
      const {
        items,
        list: { item_count },
      } = await read(sam, list)
      expect(items.map(({ idea_handle }) => idea_handle)).toEqual(model)
      expect(item_count).toBe(model.length)
    })
    await assert(behaves, { numRuns: 25 })
  })
})

/** What a list holds after an update: the model. */
function follow(before: readonly string[], mode: Mode, given: readonly string[]): string[] {
  if (mode === 'add') return [...new Set([...before, ...given])]
  if (mode === 'remove') return before.filter((idea) => !given.includes(idea))
  const after = [...new Set(given)]
  return sameSet(before, after) ? [...before] : after
}

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((idea) => other.includes(idea))
}
