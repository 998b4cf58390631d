import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { aList, alter, answer, notFound, people, problem, read } from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')
let ada: string
let jonas: string
let mira: string

beforeAll(async () => {
  const [first = '', second = '', third = ''] = await people(sam, 'Ada', 'Jonas', 'Mira')
  ;[ada, jonas, mira] = [first, second, third]
})

const id = 'ideas.lists.members.update'

type Mode = 'replace' | 'add' | 'remove'

async function update(ideas_list_handle: string, mode: Mode, given: Record<string, unknown>) {
  const body = await answer(sam, id, { ideas_list_handle, mode, ...given })
  return { ...body, names: body.data?.people.map(({ display_name }) => display_name) }
}

const forPeople = (...person_handles: string[]) => aList(sam, { person_handles })

describe('ideas.lists.members.update', () => {
  test('add takes handles and names together, each person once', async () => {
    const list = await forPeople(mira)
    const { status, names, data } = await update(list, 'add', {
      person_handles: [ada, mira],
      person_names: ['jonas', 'ADA'],
    })
    expect({ status, names }).toEqual({ status: 'completed', names: ['Ada', 'Jonas', 'Mira'] })
    expect(data).toMatchObject({ ideas_list_handle: list, added: 2, removed: 0 })
    expect((await read(sam, list)).list.people_count).toBe(3)
  })

  test('the answer refers to the list by its name, and to its people', async () => {
    const list = await aList(sam, { name: 'Swimmers', person_handles: [mira] })
    const { outcome } = await update(list, 'add', { person_handles: [ada] })
    expect(outcome.resources).toEqual([
      { kind: 'list', handle: list, label: 'Swimmers' },
      { kind: 'person', handle: ada, label: 'Ada' },
      { kind: 'person', handle: mira, label: 'Mira' },
    ])
  })

  test('remove removes those that are on the list', async () => {
    const list = await forPeople(ada, jonas)
    const { status, names, data } = await update(list, 'remove', {
      person_names: ['Jonas', 'Mira'],
    })
    expect({ status, names }).toEqual({ status: 'completed', names: ['Ada'] })
    expect(data).toMatchObject({ added: 0, removed: 1 })
    expect((await read(sam, list)).list.people_count).toBe(1)
  })

  test('replace leaves exactly the given people', async () => {
    const list = await forPeople(ada, jonas)
    const { names, data } = await update(list, 'replace', { person_handles: [mira, ada] })
    expect(names).toEqual(['Ada', 'Mira'])
    expect(data).toMatchObject({ added: 1, removed: 1 })
    expect((await read(sam, list)).list.people_count).toBe(2)
  })

  test('replace with an empty array removes everyone; replace without people is refused', async () => {
    const list = await forPeople(ada)
    expect(await problem(sam, id, { ideas_list_handle: list, mode: 'replace' })).toEqual({
      status: 422,
      code: 'input_invalid',
      pointers: ['/person_handles'],
    })
    expect((await read(sam, list)).list.people_count).toBe(1)
    const { names } = await update(list, 'replace', { person_names: [] })
    expect(names).toEqual([])
  })

  test.each<[Mode, string[] | undefined]>([
    ['add', ['Ada']],
    ['add', undefined],
    ['remove', ['Mira']],
    ['remove', []],
    ['replace', ['Jonas', 'Ada']],
  ])(
    '%s %j on a list that ends the same changes nothing, not even the time',
    async (mode, person_names) => {
      const list = await forPeople(ada, jonas)
      const before = await read(sam, list)
      const { status, names, effects } = await update(list, mode, { person_names })
      expect({ status, names, effects }).toEqual({
        status: 'unchanged',
        names: ['Ada', 'Jonas'],
        effects: [],
      })
      expect(await read(sam, list)).toEqual(before)
    },
  )

  test('the answer asks about an unknown name, and nobody is added', async () => {
    const list = await forPeople()
    const { status, error } = await update(list, 'add', { person_names: ['Ada', 'Stranger'] })
    expect(status).toBe('needs_input')
    expect(error).toMatchObject({
      code: 'person_unresolved',
      pointer: '/person_names/1',
      prerequisite: { capability: 'relationships.people.ensure', input: { people: ['Stranger'] } },
    })
    expect((await read(sam, list)).people).toEqual([])
  })

  test('a blank name is refused, because nobody can have it', async () => {
    const list = await forPeople()
    const { status, body } = await sam.call('ideas.lists.members.update', {
      ideas_list_handle: list,
      mode: 'add',
      person_names: ['Ada', ''],
    })
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ pointer: '/person_names/1', code: 'blank' }])
  })

  test('a foreign, a deleted and an unknown person get the same answer, with their pointers', async () => {
    const list = await forPeople(ada)
    const [foreign] = await people(kim, 'Ada')
    const [deleted] = await people(sam, 'Gone')
    await answer(sam, 'relationships.people.manage', {
      operation: 'delete',
      person_handle: deleted,
    })
    for (const handle of [foreign, deleted, 'pe_00000000000000000000000000', list, '']) {
      const input = { ideas_list_handle: list, mode: 'remove', person_handles: [jonas, handle] }
      expect(await problem(sam, id, input)).toEqual(notFound('/person_handles/1'))
    }
  })

  test("people cannot be added to another account's list, and the answer does not reveal whether they are on it", async () => {
    const foreign = await aList(kim)
    for (const person_names of [['Ada'], ['Stranger']]) {
      const input = { ideas_list_handle: foreign, mode: 'add', person_names }
      expect(await problem(sam, id, input)).toEqual(notFound())
    }
  })

  test('a saved view has no people of its own', async () => {
    const list = await aList(sam, { name: 'A view' })
    await alter(world, 'A view', `origin = 'saved_view'`)
    const { status, error } = await update(list, 'add', { person_handles: [ada] })
    expect(status).toBe('failed')
    expect(error).toMatchObject({ code: 'capability_retired', pointer: '/ideas_list_handle' })
  })

  test('adding and deleting people at once keep the count right', async () => {
    const list = await forPeople(ada)
    const doomed = await people(
      sam,
      ...Array.from({ length: 12 }, (_, number) => `Doomed ${number}`),
    )
    await Promise.all(
      doomed.flatMap((person) => [
        sam.call(id, { ideas_list_handle: list, mode: 'add', person_handles: [person, jonas] }),
        sam.call('relationships.people.manage', { operation: 'delete', person_handle: person }),
      ]),
    )
    const data = await read(sam, list)
    expect(data.list.people_count).toBe(data.people.length)
  })

  test('the people of a list behave like a set', async () => {
    const pool = ['Ada', 'Jonas', 'Mira']
    const handles = [ada, jonas, mira]
    const picks = array(integer({ min: 0, max: 2 }), { maxLength: 4 })
    const step = record({
      mode: constantFrom<Mode>('replace', 'add', 'remove'),
      byHandle: picks,
      byName: picks,
    })
    const behaves = asyncProperty(array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const list = await forPeople()
      let model = new Set<string>()
      for (const { mode, byHandle, byName } of steps) {
        const given = [...byHandle, ...byName].map((pick) => pool[pick] ?? '')
        const after = follow(model, mode, given)
        const { status, names, data } = await update(list, mode, {
          person_handles: byHandle.map((pick) => handles[pick]),
          person_names: byName.map((pick) => pool[pick]),
        })
        const added = [...after].filter((name) => !model.has(name)).length
        const removed = [...model].filter((name) => !after.has(name)).length
        expect(status).toBe(added + removed === 0 ? 'unchanged' : 'completed')
        expect(names).toEqual([...after].sort())
        expect(data).toMatchObject({ added, removed })
        model = after
      }
      expect((await read(sam, list)).list.people_count).toBe(model.size)
    })
    await assert(behaves, { numRuns: 25 })
  })
})

/** Who is in a list after an update: the model. */
function follow(before: ReadonlySet<string>, mode: Mode, given: readonly string[]): Set<string> {
  if (mode === 'add') return new Set([...before, ...given])
  if (mode === 'remove') return new Set([...before].filter((name) => !given.includes(name)))
  return new Set(given)
}
