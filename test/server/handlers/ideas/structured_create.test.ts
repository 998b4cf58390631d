import { describe, expect, test } from 'vitest'
import { aList, answer, ideas, notFound, problem, read } from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

const create = 'ideas.structured_create'

async function aPlace(name: string, account = sam): Promise<string> {
  const { data } = await answer(account, 'places.private.create', { name })
  return data.place.place_handle
}

describe('ideas.structured_create', () => {
  test('an event is stored with its time, venue, page, activity and list', async () => {
    const venue_place_handle = await aPlace('SO36')
    const list = await aList(sam, { name: 'December' })
    const { status, data, outcome, effects } = await answer(sam, create, {
      kind: 'event',
      title: '  Winter concert ',
      description: ' Doors open at seven. ',
      event_start_at: '2026-12-11T20:00:00+01:00',
      event_url: 'https://example.test/so36',
      custom_activity_name: 'live  MUSIC',
      venue_place_handle,
      ideas_list_handles: [list],
    })
    expect(status).toBe('completed')
    expect(data.duplicate_of).toBeNull()
    expect(data.idea).toMatchObject({
      kind: 'event',
      title: 'Winter concert',
      description: 'Doors open at seven.',
      place: null,
      event: {
        starts_at: '2026-12-11T19:00:00.000Z',
        ends_at: null,
        venue: { place_handle: venue_place_handle, name: 'SO36' },
        url: 'https://example.test/so36',
      },
      when: '2026-12-11T19:00:00.000Z',
      neighborhood: null,
      activities: ['Live music'],
      source_url: 'https://example.test/so36',
      lists: [{ ideas_list_handle: list, name: 'December' }],
      show_in_for_you: true,
      liked: false,
      state: 'active',
    })
    expect(data.idea.idea_handle).toMatch(/^id_[0-9a-hjkmnp-tv-z]{26}$/)
    expect(outcome.resources[0]).toMatchObject({ kind: 'idea', label: 'Winter concert' })
    expect(effects).toMatchObject([{ state: 'confirmed', resource: { kind: 'idea' } }])
    expect((await read(sam, list)).list.item_count).toBe(1)
  })

  test('a place is stored with its private place, and the user’s own words as its activity', async () => {
    const place_handle = await aPlace('Yard')
    const { data } = await answer(sam, create, {
      kind: 'place',
      title: 'Table tennis under the chestnut',
      place_handle,
      custom_activity_name: ' Chestnut watching ',
      fixed_when: '2026-12-01T10:00:00Z',
      show_in_for_you: false,
    })
    expect(data.idea).toMatchObject({
      place: { place_handle, name: 'Yard' },
      event: null,
      when: '2026-12-01T10:00:00.000Z',
      activities: ['Chestnut watching'],
      show_in_for_you: false,
      lists: [],
    })
  })

  test('an idea has a candidate id of at most 160 characters in every answer', async () => {
    const { data } = await answer(sam, create, { kind: 'place', title: 'Candidate' })
    const { data: saved } = await answer(sam, 'ideas.saved.query', { query: 'Candidate' })
    for (const id of [data.idea.candidate_id, saved.items[0]?.candidate_id ?? '']) {
      expect(id).toMatch(/^[\w-]{20,160}$/)
      expect(id).not.toContain(data.idea.idea_handle)
    }
  })

  test.each([
    [{ title: 'What is it' }, 'subject_required', '/kind'],
    [{ kind: 'place' }, 'subject_required', '/title'],
    [{}, 'subject_required', '/kind'],
    [{ kind: 'event', title: 'Lantern walk' }, 'timing_required', '/event_start_at'],
  ])('%j is asked for what is missing', async (input, code, pointer) => {
    const { status, error, data } = await answer(sam, create, input)
    expect(status).toBe('needs_input')
    expect(error).toMatchObject({ code, pointer })
    expect(data).toBeNull()
  })

  test('an event with a fixed time only is complete', async () => {
    const { data } = await answer(sam, create, {
      kind: 'event',
      title: 'Eclipse',
      fixed_when: '2027-08-02T10:00:00Z',
    })
    expect(data.idea.event).toMatchObject({ starts_at: '2027-08-02T10:00:00.000Z', venue: null })
  })

  test.each([
    [
      { kind: 'event', title: ' ', event_start_at: '0000-01-01T00:00:00Z' },
      ['/title', '/event_start_at'],
    ],
    [{ kind: 'place', title: '' }, ['/title']],
    [{ kind: 'event', title: 'X', fixed_when: '9999-12-31T23:59:59-10:00' }, ['/fixed_when']],
    [{ kind: 'event', title: 'X', event_start_at: 'tomorrow' }, ['/event_start_at']],
    [{ kind: 'event', title: 'X', event_start_at: '2026-13-01T00:00:00Z' }, ['/event_start_at']],
    [{ kind: 'occurrence', title: 'X' }, ['/kind']],
    [{ kind: 'place', title: 'x'.repeat(161) }, ['/title']],
    [{ kind: 'place', title: 'X', event_url: 'not a url' }, ['/event_url']],
    [
      { kind: 'place', title: 'X', event_url: `https://e.test/${'x'.repeat(8192)}` },
      ['/event_url'],
    ],
    [
      { kind: 'place', title: 'X', custom_activity_name: 'x'.repeat(81) },
      ['/custom_activity_name'],
    ],
  ])('%j is refused', async (input, pointers) => {
    expect(await problem(sam, create, input)).toEqual({
      status: 422,
      code: 'input_invalid',
      pointers,
    })
  })

  test('years at both ends of the calendar are stored', async () => {
    for (const event_start_at of ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z']) {
      const { data } = await answer(sam, create, {
        kind: 'event',
        title: 'Far away',
        event_start_at,
      })
      expect(Date.parse(data.idea.when ?? '')).toBe(Date.parse(event_start_at))
    }
  })

  test('an exact duplicate is unchanged, and the answer has the idea that exists', async () => {
    const input = {
      kind: 'event',
      title: 'Jazz',
      description: 'Late',
      event_start_at: '2026-12-01T20:00:00Z',
    }
    const first = await answer(sam, create, input)
    const same = { ...input, title: ' Jazz ', event_start_at: '2026-12-01T21:00:00+01:00' }
    const again = await answer(sam, create, same)
    const { idea_handle } = first.data.idea
    expect(again).toMatchObject({
      status: 'unchanged',
      effects: [],
      data: { idea: { idea_handle }, duplicate_of: idea_handle },
    })
    for (const other of [
      { title: 'JAZZ' },
      { description: 'Early' },
      { event_start_at: '2026-12-02T20:00:00Z' },
      { event_url: 'https://example.test/jazz' },
      { custom_activity_name: 'Jazz' },
      { show_in_for_you: false },
    ]) {
      expect(await answer(sam, create, { ...input, ...other })).toMatchObject({
        status: 'completed',
        data: { duplicate_of: null },
      })
    }
    expect(await answer(kim, create, input)).toMatchObject({ status: 'completed' })
  })

  test('composed and decomposed characters are one spelling, of ideas and of places', async () => {
    const composed = { kind: 'place', title: 'Caf\u00e9 Zo\u00eb', description: 'D\u00fcnn' }
    const decomposed = { kind: 'place', title: 'Cafe\u0301 Zoe\u0308', description: 'Du\u0308nn' }
    expect((await answer(sam, create, decomposed)).data.idea.title).toBe(composed.title)
    for (const input of [composed, decomposed]) {
      expect((await answer(sam, create, input)).status).toBe('unchanged')
    }
    const place = 'places.private.create'
    expect((await answer(sam, place, { name: composed.title })).status).toBe('completed')
    expect((await answer(sam, place, { name: decomposed.title })).status).toBe('unchanged')
    expect((await answer(sam, create, { ...composed, title: 'Cafe Zoe' })).status).toBe('completed')
  })

  test('a duplicate for another list is added to that list and not saved twice', async () => {
    const [one, two] = [await aList(sam), await aList(sam)]
    const input = { kind: 'place', title: 'Listed twice', ideas_list_handles: [one] }
    const first = await answer(sam, create, input)
    const { idea_handle } = first.data.idea
    const again = await answer(sam, create, { ...input, ideas_list_handles: [one, two, two] })
    expect(again).toMatchObject({
      status: 'completed',
      data: { duplicate_of: idea_handle, idea: { idea_handle } },
    })
    expect(again.data.idea.lists).toHaveLength(2)
    for (const list of [one, two]) expect((await read(sam, list)).list.item_count).toBe(1)
    expect(await answer(sam, create, input)).toMatchObject({ status: 'unchanged' })
  })

  test('an archived idea can be saved again as a new one', async () => {
    const input = { kind: 'place', title: 'Phoenix' }
    const { data } = await answer(sam, create, input)
    const { idea_handle } = data.idea
    await answer(sam, 'ideas.created.archive', { idea_handle })
    const again = await answer(sam, create, input)
    expect(again.status).toBe('completed')
    expect(again.data.idea.idea_handle).not.toBe(idea_handle)
  })

  test('a new idea cannot name an archived place, and nothing is saved', async () => {
    const place_handle = await aPlace('Closed')
    await answer(sam, 'places.private.archive', { place_handle })
    for (const field of ['place_handle', 'venue_place_handle']) {
      const { status, error } = await answer(sam, create, {
        kind: 'place',
        title: 'Behind closed doors',
        [field]: place_handle,
      })
      expect(status).toBe('failed')
      expect(error).toMatchObject({ code: 'place_archived', pointer: `/${field}` })
    }
    const { data } = await answer(sam, 'ideas.saved.query', { query: 'closed doors' })
    expect(data.items).toEqual([])
  })

  test('places and lists of another account are not found, and nothing is saved', async () => {
    const place_handle = await aPlace('Private')
    const list = await aList(sam)
    const mine = await aList(kim)
    const idea = { kind: 'place', title: 'Trespassing' }
    expect(await problem(kim, create, { ...idea, place_handle })).toEqual(notFound('/place_handle'))
    expect(await problem(kim, create, { ...idea, ideas_list_handles: [mine, list] })).toEqual(
      notFound('/ideas_list_handles/1'),
    )
    expect(await problem(kim, create, { ...idea, venue_place_handle: 'x'.repeat(191) })).toEqual(
      notFound('/venue_place_handle'),
    )
    const { data } = await answer(kim, 'ideas.saved.query', {})
    expect(data.items.map(({ title }) => title)).not.toContain('Trespassing')
  })

  test('a very long array of lists is answered, never a 5xx', async () => {
    const list = await aList(sam)
    const input = { kind: 'place', title: 'Everywhere' }
    const { data } = await answer(sam, create, {
      ...input,
      ideas_list_handles: Array.from({ length: 5000 }, () => list),
    })
    expect(data.idea.lists).toHaveLength(1)
    const unknown = Array.from({ length: 1000 }, () => 'il_00000000000000000000000000')
    expect(await problem(sam, create, { ...input, ideas_list_handles: unknown })).toMatchObject({
      status: 404,
    })
  })

  test('ten racing calls with ten keys save one idea', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ideas(sam, 'Raced for')))
    expect(new Set(answers.flat()).size).toBe(1)
  })
})
