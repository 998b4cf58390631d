import { describe, expect, test } from 'vitest'
import { aList, answer, notFound, people, problem, read } from '#test/support/given/lists.ts'
import { type Account, useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

const create = 'ideas.lists.create'

describe('ideas.lists.create', () => {
  test('a list is stored with the people, defaults and directions of the answer', async () => {
    const [ada] = await people(sam, 'Ada', 'Jonas')
    const { status, data } = await answer(sam, create, {
      name: '  Winter evenings ',
      person_handles: [ada],
      person_names: ['jonas', 'Ada'],
      neighborhood_names: ['neukolln', 'Neukölln'],
      activity_names: ['swimming'],
      custom_activity_names: [' Stargazing', 'stargazing'],
      when_preset: 'next-few-weeks',
      when_start: '2026-12-01T18:00:00+01:00',
      when_end: '2026-12-01T17:00:00Z',
      directions: [' Somewhere warm ', 'Not too far'],
      apply_matching_likes: true,
    })
    expect(status).toBe('completed')
    expect(data.list).toMatchObject({
      name: 'Winter evenings',
      item_count: 0,
      people_count: 2,
      share_link_count: 0,
    })
    expect(data.people.map(nameOf)).toEqual(['Ada', 'Jonas'])
    expect(data.defaults).toEqual({
      neighborhood_names: ['Neukölln'],
      activity_names: ['Swimming'],
      custom_activity_names: ['Stargazing'],
      when_preset: 'next-few-weeks',
      when_start: '2026-12-01T17:00:00.000Z',
      when_end: '2026-12-01T17:00:00.000Z',
      apply_matching_likes: true,
    })
    const { updated_at } = data.list
    expect(data.directions).toEqual([
      { text: 'Somewhere warm', planning_status: 'active', updated_at },
      { text: 'Not too far', planning_status: 'active', updated_at },
    ])
    const {
      list,
      people: members,
      defaults,
      directions,
    } = await read(sam, data.list.ideas_list_handle)
    expect({ list, people: members, defaults, directions }).toEqual(data)
  })

  test('matching likes of the people named go onto a list that asks for it, also when its defaults change', async () => {
    const host = await world.account('Host')
    const [finn = '', other = ''] = await people(host, 'Finn', 'Other')
    const save = async (title: string, custom_activity_name: string, person: string) => {
      const { data } = await answer(host, 'ideas.structured_create', {
        kind: 'place',
        title,
        custom_activity_name,
      })
      await answer(host, 'likes.mutate', {
        operation: 'save',
        subject: { kind: 'idea', handle: data.idea.idea_handle },
        people_handles: [person],
      })
    }
    await save('Kite hill', 'Kite flying', finn)
    await save('Kite beach', 'Kite flying', other)
    await save('Quiet pond', 'Stone skipping', finn)
    const { data, outcome } = await answer(host, create, {
      name: 'With Finn',
      person_handles: [finn],
      custom_activity_names: ['Kite flying'],
      apply_matching_likes: true,
    })
    expect(outcome.facts).toMatchObject({ matching_likes_applied: 1 })
    expect(outcome.fallback_text).toContain('1 matching like went onto it.')
    expect(data.list.item_count).toBe(1)
    const { ideas_list_handle } = data.list
    const on = async () => (await read(host, ideas_list_handle)).items.map(({ title }) => title)
    expect(await on()).toEqual(['Kite hill'])

    const changed = await answer(host, 'ideas.lists.defaults.update', {
      ideas_list_handle,
      custom_activity_names: ['Stone skipping'],
    })
    expect(changed.outcome.facts).toMatchObject({ matching_likes_applied: 1 })
    expect(changed.data.list.item_count).toBe(2)
    expect(await on()).toEqual(['Kite hill', 'Quiet pond'])

    // Without people, and without being asked, nothing is applied.
    const nobody = await answer(host, create, { name: 'Nobody', apply_matching_likes: true })
    const silent = await answer(host, create, { name: 'Silent', person_handles: [finn] })
    expect([nobody, silent].map((one) => one.data.list.item_count)).toEqual([0, 0])
  })

  test('a name alone makes an empty list', async () => {
    const { data, effects, outcome } = await answer(kim, create, { name: 'Kim' })
    expect(data.people).toEqual([])
    expect(data.directions).toEqual([])
    expect(data.defaults).toMatchObject({ when_preset: null, apply_matching_likes: false })
    const { ideas_list_handle: handle } = data.list
    expect(effects).toMatchObject([{ state: 'confirmed', resource: { kind: 'list', handle } }])
    expect(outcome.resources).toEqual([{ kind: 'list', handle, label: 'Kim' }])
    expect(outcome.fallback_text).toBe('Your list “Kim” is ready.')
    expect(outcome.disclosures).toEqual([])
  })

  test('two lists may have the same name, and the second answer says so', async () => {
    const first = await aList(sam, { name: 'Café' })
    const { data, outcome } = await answer(sam, create, { name: 'cafe' })
    expect(data.list.ideas_list_handle).not.toBe(first)
    expect(outcome.disclosures).toMatchObject([{ name: 'ideas_list.name_shared' }])
    const others = await answer(kim, create, { name: 'Café' })
    expect(others.outcome.disclosures).toEqual([])
  })

  test('one answer has every violation, each with its pointer', async () => {
    const input = {
      name: ' \u200b',
      directions: ['Warm', ' '],
      custom_activity_names: [''],
      when_preset: '',
      when_start: '2026-12-02T00:00:00Z',
      when_end: '2026-12-01T00:00:00Z',
    }
    expect(await problem(sam, create, input)).toEqual({
      status: 422,
      code: 'input_invalid',
      pointers: ['/name', '/directions/1', '/custom_activity_names/0', '/when_preset', '/when_end'],
    })
  })

  test.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+00:01', '9999-12-31T23:59:60Z'])(
    'the instant %s, which no calendar here holds, is refused',
    async (when_start) => {
      expect(await problem(sam, create, { name: 'Never', when_start })).toMatchObject({
        status: 422,
        pointers: ['/when_start'],
      })
    },
  )

  test.each([
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('the instant %s is kept as %s', async (when_start, kept) => {
    const { data } = await answer(sam, create, { name: 'Edge of time', when_start })
    expect(data.defaults.when_start).toBe(kept)
    const { defaults } = await read(sam, data.list.ideas_list_handle)
    expect(defaults.when_start).toBe(kept)
  })

  test('one answer asks about all unknown names, and nothing is created', async () => {
    const before = await count(sam)
    const { status, error, data } = await answer(sam, create, {
      name: 'Who',
      person_names: ['Ada', 'Nobody', 'No One'],
    })
    expect({ status, data }).toEqual({ status: 'needs_input', data: null })
    expect(error).toMatchObject({
      code: 'person_unresolved',
      pointer: '/person_names/1',
      prerequisite: {
        capability: 'relationships.people.ensure',
        input: { people: ['Nobody', 'No One'] },
      },
    })
    expect(await count(sam)).toBe(before)
  })

  test('the answer to a name that two people have offers both', async () => {
    const manage = { operation: 'create', display_name: 'Mira' }
    await answer(sam, 'relationships.people.manage', manage)
    await answer(sam, 'relationships.people.manage', manage)
    const asked = await answer(sam, create, { name: 'Which', person_names: ['mira'] })
    const { status, error, next_actions } = asked
    expect(status).toBe('needs_input')
    expect(error).toMatchObject({ code: 'person_ambiguous', pointer: '/person_names/0' })
    expect(error.candidates?.map((one) => one.display_name)).toEqual(['Mira', 'Mira'])
    // To follow the prerequisite, which the specification asks for, would be asked the same again.
    expect(next_actions).toMatchObject([
      { capability: 'relationships.people.query', input: { name: 'mira' } },
    ])
    const again = await answer(sam, 'relationships.people.ensure', { names: ['mira'] })
    expect(again.next_actions).toMatchObject(next_actions)
    const found = await answer(sam, 'relationships.people.query', { name: 'mira' })
    expect(found.data.items).toHaveLength(2)
  })

  test('the answer to a name that no catalog has offers the nearest five', async () => {
    const { status, error } = await answer(sam, create, {
      name: 'Saturdays',
      activity_names: ['Swimming', 'Bouldring'],
    })
    expect(status).toBe('needs_input')
    expect(error).toMatchObject({ code: 'catalog_name_unknown', pointer: '/activity_names/1' })
    expect(error.candidates).toHaveLength(5)
    expect(error.candidates?.[0]).toEqual({ name: 'Bouldering' })
  })

  test("another account's person is answered like one that never existed", async () => {
    const [kims] = await people(kim, 'Kims friend')
    for (const handle of [kims, 'pe_00000000000000000000000000', 'il_0', '']) {
      const input = { name: 'Foreign', person_handles: [handle] }
      expect(await problem(sam, create, input)).toEqual(notFound('/person_handles/0'))
    }
    const { error } = await answer(sam, create, { name: 'Foreign', person_names: ['Kims friend'] })
    expect(error.code).toBe('person_unresolved')
  })

  test('fifty identical requests with one key make one list', async () => {
    const name = 'Made once'
    const calls = Array.from({ length: 50 }, () => sam.call(create, { name }, { key: 'made-once' }))
    const answers = await Promise.all(calls)
    const done = answers.filter(({ status }) => status === 200)
    expect(new Set(done.map(({ body }) => body.data.list.ideas_list_handle)).size).toBe(1)
    const { data } = await answer(sam, 'ideas.lists.query', { query: name })
    expect(data.items).toHaveLength(1)
  })
})

function nameOf({ display_name }: { display_name: string }): string {
  return display_name
}

async function count(account: Account): Promise<number> {
  const { data } = await answer(account, 'ideas.lists.query', {})
  return data.items.length
}
