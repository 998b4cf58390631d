import { describe, expect, test } from 'vitest'
import { answer, people, problem } from '#test/support/given/lists.ts'
import { aConnectedFriend } from '#test/support/given/rows.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

const ensure = 'relationships.people.ensure'
const manage = 'relationships.people.manage'
const query = 'relationships.people.query'

describe('relationships.people.ensure', () => {
  test('new people are added and saved ones reused, in the order given', async () => {
    const ada = await aConnectedFriend(world, sam, 'Ada')
    const first = await answer(sam, ensure, { people: ['Mira', 'ada'], names: ['Jonas'] })
    expect(first.status).toBe('completed')
    expect(first.data.people).toMatchObject([
      { name: 'Mira', created: true, person: { classification: 'friend_in_mind' } },
      { name: 'ada', created: false, person: { person_handle: ada, display_name: 'Ada' } },
      { name: 'Jonas', created: true, person: { display_name: 'Jonas' } },
    ])
    expect(first.outcome.facts).toMatchObject({ created_count: 2 })
    expect(first.effects).toMatchObject([
      { type: 'person.created', state: 'confirmed' },
      { type: 'person.created', state: 'confirmed' },
    ])
    expect(first.outcome.resources).toMatchObject([
      { kind: 'person', label: 'Mira' },
      { kind: 'person', handle: ada, label: 'Ada' },
      { kind: 'person', label: 'Jonas' },
    ])
    const again = await answer(sam, ensure, { names: ['JONAS', '  míra '] })
    expect(again.status).toBe('unchanged')
    expect(again.effects).toEqual([])
    expect(again.data.people.map(({ person }) => person.display_name)).toEqual(['Jonas', 'Mira'])
  })

  test('one name that is given twice is one person', async () => {
    const { data } = await answer(sam, ensure, { people: ['Uli', 'ULI'], names: [' uli '] })
    expect(data.people).toMatchObject([{ name: 'Uli', created: true }])
  })

  test('two accounts that name the same person share nothing', async () => {
    const [mine] = await people(sam, 'Secret')
    const theirs = await answer(kim, ensure, { names: ['Secret'] })
    expect(theirs.status).toBe('completed')
    expect(theirs.data.people[0]?.person.person_handle).not.toBe(mine)
    const { data } = await answer(kim, query, {})
    expect(data.items.map(({ display_name }) => display_name)).toEqual(['Secret'])
  })

  test('a name that belongs to another account is answered like any other', async () => {
    const answers = []
    for (const name of ['Kim', 'Nobody At All']) {
      const { data, status, outcome } = await answer(sam, ensure, { names: [name] })
      const [one] = data.people
      answers.push({
        status,
        created: one?.created,
        kind: one?.person.classification,
        ...outcome.facts,
      })
    }
    expect(answers[0]).toEqual(answers[1])
  })

  test('the answer asks about a name that two people have, and nobody is added', async () => {
    for (const _ of [1, 2]) {
      await answer(sam, manage, { operation: 'create', display_name: 'Robin' })
    }
    const { status, error } = await answer(sam, ensure, { names: ['Newcomer', 'robin'] })
    expect(status).toBe('needs_input')
    expect(error).toMatchObject({ code: 'person_ambiguous', pointer: '/names/1' })
    expect(error.candidates).toMatchObject([
      { display_name: 'Robin', classification: 'friend_in_mind' },
      { display_name: 'Robin' },
    ])
    const { data } = await answer(sam, query, { name: 'newcomer' })
    expect(data.items).toEqual([])
  })

  test('a former name still means the person, unless another person has it now', async () => {
    const [handle] = await people(sam, 'Toni')
    await answer(sam, manage, {
      operation: 'rename',
      person_handle: handle,
      display_name: 'Toni Berg',
    })
    const reused = await answer(sam, ensure, { names: ['toni'] })
    expect(reused).toMatchObject({ status: 'unchanged' })
    expect(reused.data.people[0]?.person.person_handle).toBe(handle)
    await answer(sam, manage, { operation: 'create', display_name: 'Toni' })
    const { data } = await answer(sam, ensure, { names: ['toni'] })
    expect(data.people[0]?.person.person_handle).not.toBe(handle)
  })

  test.each([{}, { names: [] }, { people: [], names: [] }])(
    '%j is asked for a name',
    async (input) => {
      const { status, error } = await answer(sam, ensure, input)
      expect(status).toBe('needs_input')
      expect(error).toMatchObject({ code: 'subject_required', pointer: '/people' })
    },
  )

  test('one answer refuses every blank or overlong name, and nobody is added', async () => {
    const input = { people: ['Fine', ' \u200b'], names: ['x'.repeat(161), 'y'.repeat(160), ''] }
    expect(await problem(sam, ensure, input)).toEqual({
      status: 422,
      code: 'input_invalid',
      pointers: ['/people/1', '/names/0', '/names/2'],
    })
    const { data } = await answer(sam, query, { name: 'fine' })
    expect(data.items).toEqual([])
  })

  test('names are measured in characters, and one call takes at most 250 people', async () => {
    const names = Array.from({ length: 251 }, (_, index) => `Guest ${index}`)
    expect(await answer(kim, ensure, { names })).toMatchObject({
      status: 'failed',
      error: { code: 'limit_reached' },
    })
    const { data } = await answer(kim, ensure, { names: names.slice(1) })
    expect(data.people).toHaveLength(250)
    const emoji = '🛁'.repeat(160)
    expect(await answer(kim, ensure, { names: [emoji] })).toMatchObject({ status: 'completed' })
  })

  test('a whole body of names is answered, never a 5xx', async () => {
    const names = Array.from({ length: 9_000 }, (_, index) => `n${index}`)
    expect(await answer(kim, ensure, { names })).toMatchObject({ status: 'failed' })
    const blanks = Array.from({ length: 9_000 }, () => '')
    expect((await kim.call(ensure, { names: blanks })).status).toBe(422)
  })

  test('names of other scripts differ by their vowels', async () => {
    const { data } = await answer(sam, ensure, { names: ['राम', 'रमा', 'か', 'が', 'ﷺ', '\u0301'] })
    expect(data.people.filter(({ created }) => created)).toHaveLength(6)
    const handles = data.people.map(({ person }) => person.person_handle)
    expect(new Set(handles).size).toBe(6)
  })

  test('ten racing calls with ten keys make one person of one new name', async () => {
    for (const name of ['Racer', 'Sprinter', 'Runner', 'Walker']) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          answer(sam, ensure, { names: [index % 2 ? name : name.toUpperCase()] }),
        ),
      )
      expect(answers.filter(({ status }) => status === 'completed')).toHaveLength(1)
      const handles = answers.map(({ data }) => data.people[0]?.person.person_handle)
      expect(new Set(handles).size).toBe(1)
      const { data } = await answer(sam, query, { name })
      expect(data.items).toHaveLength(1)
    }
  })

  test('ten racing calls with one key make one effect and get one answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sam.call(ensure, { names: ['Keyed'] }, { key: 'one-key' })),
    )
    expect(new Set(answers.map(({ body }) => body.execution_id)).size).toBe(1)
    expect(answers.filter(({ body }) => body.replayed)).toHaveLength(9)
    for (const { body } of answers) expect(body.status).toBe('completed')
  })
})
