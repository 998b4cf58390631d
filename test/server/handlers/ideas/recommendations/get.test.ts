import { describe, expect, test } from 'vitest'
import { completed } from '#test/contract/examples/stage.ts'
import { problem } from '#test/support/given/lists.ts'
import {
  idea,
  ideaAt,
  likes,
  recommended,
  samAndAda,
  titles,
} from '#test/support/given/recommendations.ts'
import { openRows } from '#test/support/footprint.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })

const hall = {
  address: 'Reichenberger Straße 1, 10999 Berlin Kreuzberg',
  activity_name: 'Climbing',
}

describe('what is recommended', () => {
  test('an empty object asks for everything saved, and for what friends like', async () => {
    const { sam, ada, toSam } = await samAndAda(world)
    await idea(sam, 'Ramen at Cocolo')
    await completed(sam, 'places.private.create', { name: 'Stadtbad Neukölln' })
    await likes(ada, 'Swing night', [toSam])
    await likes(ada, 'Private dinner', [])
    const { data, outcome } = await recommended(sam)
    expect(Object.fromEntries(data.items.map((item) => [item.title, item.reasons]))).toEqual({
      'Ramen at Cocolo': ['You saved it'],
      'Stadtbad Neukölln': ['You saved it'],
      'Swing night': ['Ada likes it'],
    })
    expect(data.items.map(({ title, provisional }) => [title, provisional])).toEqual(
      expect.arrayContaining([
        ['Ramen at Cocolo', false],
        ['Swing night', true],
      ]),
    )
    expect([data.applied_filters, data.gaps]).toEqual([{}, []])
    expect(outcome.collection).toMatchObject({ has_more: false, returned: 3 })
  })

  test('nothing saved is no question: it says how to begin', async () => {
    const sam = await world.account('Sam')
    const { status, data, outcome } = await recommended(sam)
    expect([status, data.items]).toEqual(['completed', []])
    expect(outcome.next_actions.map(({ capability }) => capability)).toEqual(
      expect.arrayContaining(['ideas.structured_create', 'ideas.capture']),
    )
  })

  test('people, areas and preferences are understood, rank, and are reasons in words', async () => {
    const { sam, ada, toAda, toSam } = await samAndAda(world)
    await likes(ada, 'Try the new blue routes', [toSam])
    await ideaAt(sam, 'Try the new blue routes', hall, { description: 'quiet in the morning' })
    await ideaAt(sam, 'Boulderhalle', { ...hall, activity_name: 'Bouldering' })
    await idea(sam, 'Ramen', { custom_activity_name: 'Ramen' })
    const { data } = await recommended(sam, {
      people: ['Ada'],
      activities: ['Klettern'],
      neighborhoods: ['kreuzberg'],
      preference_terms: ['quiet'],
    })
    expect(data.items).toMatchObject([
      {
        title: 'Try the new blue routes',
        reasons: ['Ada likes it', 'You saved it', 'Fits “quiet”', 'In Kreuzberg'],
        liked_by: [{ person_handle: toAda }],
        provisional: false,
      },
      { title: 'Boulderhalle', reasons: ['You saved it', 'In Kreuzberg'], liked_by: [] },
    ])
    expect(data.applied_filters).toEqual({
      person_handles: [toAda],
      activities: ['Climbing'],
      neighborhoods: ['Kreuzberg'],
      preference_terms: ['quiet'],
    })
    const again = await recommended(sam, data.applied_filters)
    expect(titles(again.data.items)).toEqual(titles(data.items))
  })

  test('what a place says about itself counts for what is preferred', async () => {
    const sam = await world.account('Sam')
    await ideaAt(sam, 'Blue routes', { description: 'Quiet before noon' })
    const { data } = await recommended(sam, { preference_terms: ['quiet'] })
    expect(data.items[0]?.reasons).toEqual(['You saved it', 'Fits “quiet”'])
  })

  test('two filters that each leave nothing are said to be too many', async () => {
    const sam = await world.account('Sam')
    await idea(sam, 'Ramen')
    const { error } = await recommended(sam, { search: 'opera', activities: ['Climbing'] })
    expect(error.message).toContain('leaving out one of the requirements is not enough')
    expect(error.candidates ?? []).toEqual([])
  })

  test('with prioritize_likes, what is liked comes before what only fits', async () => {
    const { sam, ada, toSam } = await samAndAda(world)
    await likes(ada, 'Plain walk', [toSam])
    await idea(sam, 'Quiet reading', { description: 'quiet warm cheap' })
    await idea(sam, 'Plain walk')
    const request = { search: 'quiet' }
    expect(titles((await recommended(sam, request)).data.items)).toEqual(['Quiet reading'])
    const ranked = { preference_terms: ['quiet', 'warm'], prioritize_likes: true }
    expect(titles((await recommended(sam, ranked)).data.items)[0]).toBe('Plain walk')
  })

  test('a search needs every word; a typing mistake finds nothing and says what to leave out', async () => {
    const sam = await world.account('Sam')
    await idea(sam, 'Night swim in the lake')
    await idea(sam, 'Night walk')
    expect(titles((await recommended(sam, { search: 'lake night' })).data.items)).toEqual([
      'Night swim in the lake',
    ])
    const { status, error } = await recommended(sam, { search: 'lkae', page_size: 5 })
    expect([status, error.code]).toEqual(['needs_input', 'nothing_found'])
    expect(error.candidates).toMatchObject([
      { kind: 'relaxation', filter: 'search', count: 2, input: { page_size: 5 } },
    ])
  })

  test('what is archived, hidden or over never appears', async () => {
    const { sam, ada, toSam } = await samAndAda(world)
    await likes(ada, 'Archived sauna', [toSam])
    await likes(ada, 'Hidden sauna', [toSam])
    const { idea_handle } = await idea(sam, 'Archived sauna')
    await completed(sam, 'ideas.created.archive', { idea_handle })
    await idea(sam, 'Hidden sauna', { show_in_for_you: false })
    const yesterday = new Date(Date.now() - 86_400_000).toISOString()
    await idea(sam, 'Past concert', { kind: 'event', event_start_at: yesterday })
    await idea(sam, 'Sauna of today')
    expect(titles((await recommended(sam)).data.items)).toEqual(['Sauna of today'])
  })

  test('lists that are named limit it to their ideas', async () => {
    const sam = await world.account('Sam')
    const { list } = await completed(sam, 'ideas.lists.create', { name: 'Rainy Sundays' })
    const { ideas_list_handle } = list
    await idea(sam, 'Museum', { ideas_list_handles: [ideas_list_handle] })
    await idea(sam, 'Beach')
    for (const input of [
      { feed_name: 'rainy' },
      { idea_list_names: ['Rainy Sundays'] },
      { idea_list_handles: [ideas_list_handle] },
    ]) {
      const { data } = await recommended(sam, input)
      expect(titles(data.items)).toEqual(['Museum'])
      expect(data.items[0]?.reasons).toContain('On “Rainy Sundays”')
      expect(data.applied_filters).toEqual({ idea_list_handles: [ideas_list_handle] })
    }
    const { error } = await recommended(sam, { feed_name: 'sunny' })
    expect(error).toMatchObject({ code: 'list_ambiguous', candidates: [{ name: 'Rainy Sundays' }] })
  })
})

describe('questions', () => {
  test('unknown people, activities, areas and times are asked about, each where it stands', async () => {
    const sam = await world.account('Sam')
    await idea(sam, 'Ramen')
    const ask = async (input: Record<string, unknown>) => (await recommended(sam, input)).error
    expect(await ask({ names: ['Theo'] })).toMatchObject({
      code: 'person_unresolved',
      pointer: '/names/0',
      prerequisite: { capability: 'relationships.people.ensure', input: { people: ['Theo'] } },
    })
    const unknown = await ask({ activities: ['Climbimg'] })
    expect(unknown).toMatchObject({ code: 'catalog_name_unknown', pointer: '/activities/0' })
    expect(unknown.candidates).toHaveLength(5)
    expect(unknown.candidates).toContainEqual({ name: 'Climbing' })
    expect(await ask({ neighborhoods: ['Kreutzberg'] })).toMatchObject({
      code: 'catalog_name_unknown',
      candidates: expect.arrayContaining([{ name: 'Kreuzberg' }]),
    })
    expect(await ask({ when: 'soonish', search: 'ramen', page_size: 3 })).toMatchObject({
      code: 'timing_required',
      pointer: '/when',
      candidates: expect.arrayContaining([
        {
          kind: 'when_preset',
          title: 'This weekend',
          input: { search: 'ramen', page_size: 3, when_preset: 'this-weekend' },
        },
      ]),
    })
    expect(await ask({ when_preset: 'custom' })).toMatchObject({ code: 'timing_required' })
  })

  test('what is wrong with the fields themselves is refused, all of it at once', async () => {
    const sam = await world.account('Sam')
    const slot = { starts_at: '2027-01-02T20:00', ends_at: '2027-01-02T18:00' }
    const refused = await problem(sam, 'ideas.recommendations.get', {
      people: [' '],
      search: '…',
      preference_terms: [''],
      time_slots: [slot, { starts_at: 'then', ends_at: '2027-01-02T18:00' }],
      constraint_kind: 'exact_start',
    })
    expect(refused).toMatchObject({ status: 422, code: 'input_invalid' })
    expect(refused.pointers.sort()).toEqual([
      '/people/0',
      '/preference_terms/0',
      '/requested_start_at',
      '/search',
      '/time_slots/0/ends_at',
      '/time_slots/1/starts_at',
    ])
    const many = Array.from({ length: 14 }, (_, index) => `Person ${index}`)
    const tooMany = { people: many, names: many }
    expect(await problem(sam, 'ideas.recommendations.get', tooMany)).toMatchObject({
      status: 422,
      pointers: ['/people'],
    })
    const foreign = { idea_list_handles: ['il_7dwkx4990g1f86smp5r6mn4nvy'] }
    expect(await problem(sam, 'ideas.recommendations.get', foreign)).toMatchObject({
      status: 404,
      pointers: ['/idea_list_handles/0'],
    })
  })
})

test('looking leaves every table as it was, but for snapshots', async () => {
  const { sam, ada, toSam } = await samAndAda(world)
  await likes(ada, 'Swing night', [toSam])
  await idea(sam, 'Ramen')
  const rows = await openRows(world.superuser_url)
  try {
    const before = (await rows.footprints()).get(sam.owner)
    await recommended(sam, { when_preset: 'today', people: ['Ada'], allow_calendar_fetch: true })
    await recommended(sam, { page_size: 1 })
    const { snapshots, ...after } = (await rows.footprints()).get(sam.owner) ?? {}
    const { snapshots: earlier, ...same } = before ?? {}
    const count = (state: string | undefined) => Number.parseInt(state ?? '0', 10)
    expect(count(snapshots)).toBe(count(earlier) + 2)
    expect(after).toEqual(same)
  } finally {
    await rows.end()
  }
})

test('nobody sees what is another account’s', async () => {
  const { sam, ada, toAda } = await samAndAda(world)
  await idea(sam, 'Secret place')
  const { list } = await completed(sam, 'ideas.lists.create', { name: 'Mine' })
  expect((await recommended(ada)).data.items).toEqual([])
  expect((await recommended(ada, { feed_name: 'Mine' })).error.code).toBe('list_ambiguous')
  const input = { idea_list_handles: [list.ideas_list_handle] }
  expect(await problem(ada, 'ideas.recommendations.get', input)).toMatchObject({ status: 404 })
  const person = { person_handles: [toAda] }
  expect(await problem(ada, 'ideas.recommendations.get', person)).toMatchObject({ status: 404 })
})
