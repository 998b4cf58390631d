import { describe, expect, test } from 'vitest'
import type { CapabilityId } from '#generated/types.ts'
import { completed } from '#test/contract/examples/stage.ts'
import { answer, problem } from '#test/support/given/lists.ts'
import {
  generate,
  idea,
  ideaAt,
  likes,
  recommended,
  samAndAda,
  titles,
  unlikes,
} from '#test/support/given/recommendations.ts'
import { meet } from '#test/support/meet.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()

function list(account: Account, ideas_list_handle: string) {
  return completed(account, 'ideas.lists.get', { ideas_list_handle })
}

async function saved(account: Account) {
  return titles((await completed(account, 'ideas.saved.query', {})).items).sort()
}

describe('a generated list', () => {
  test.each([
    [{ when: 'samstags' }, false, {}],
    [{ when: 'weekday evenings' }, false, {}],
    [{ when: 'next week' }, true, { when_preset: 'next-week' }],
    [
      { when: '2036-12-05 to 2036-12-07' },
      true,
      { when_start: '2036-12-04T23:00:00.000Z', when_end: '2036-12-07T23:00:00.000Z' },
    ],
    [{ when_preset: 'next-week', when: 'evenings' }, false, { when_preset: 'next-week' }],
  ])('keeps of the time what its defaults can say: %j', async (time, isKept, defaults) => {
    const sam = await world.account('Sam', { timezone: 'Europe/Berlin' })
    await idea(sam, 'Ramen', { custom_activity_name: 'Ramen' })
    const { data, outcome } = await generate(sam, time)
    const names = outcome.disclosures.map(({ name }) => name)
    expect(names.includes('list.time_left_out')).toBe(!isKept)
    const none = { when_preset: null, when_start: null, when_end: null }
    const read = await list(sam, data.list.ideas_list_handle)
    expect(read.defaults).toMatchObject({ ...none, ...defaults })
  })

  test('has the best ideas in order, the people, the defaults and the directions', async () => {
    const { sam, ada, toAda, toSam } = await samAndAda(world)
    await likes(ada, 'Spielewelt', [toSam])
    const kreuzberg = {
      address: 'Oranienstraße 24, 10999 Berlin Kreuzberg',
      activity_name: 'Board games',
    }
    await ideaAt(sam, 'Spielewelt', kreuzberg, { description: 'quiet' })
    await ideaAt(sam, 'Würfelcafé', kreuzberg)
    await ideaAt(sam, 'Brettspielplatz', { ...kreuzberg, address: 'Elsewhere' })
    await idea(sam, 'Ramen', { custom_activity_name: 'Ramen' })
    const { status, data } = await generate(sam, {
      people: ['Ada'],
      activities: ['board games'],
      neighborhoods: ['Kreuzberg'],
      preference_terms: ['quiet'],
      when_preset: 'next-weekend',
    })
    expect(status).toBe('completed')
    expect(data.list).toMatchObject({
      name: 'Board games in Kreuzberg with Ada',
      origin: 'generated',
      item_count: 2,
      people_count: 1,
    })
    expect(titles(data.items)).toEqual(['Spielewelt', 'Würfelcafé'])
    expect(data.filters_used).toEqual({
      person_handles: [toAda],
      activities: ['Board games'],
      neighborhoods: ['Kreuzberg'],
      when_preset: 'next-weekend',
      preference_terms: ['quiet'],
    })
    expect(data.gaps.map(({ code }) => code)).toEqual([
      'hours_unknown',
      'location_unknown',
      'no_public_inventory',
      'availability_unknown',
    ])
    expect(data.gaps[1]?.message).toBe(
      '“Brettspielplatz” was left out because it is not known where it is.',
    )
    const read = await list(sam, data.list.ideas_list_handle)
    expect(titles(read.items)).toEqual(['Spielewelt', 'Würfelcafé'])
    expect(read).toMatchObject({
      people: [{ person_handle: toAda }],
      directions: [{ text: 'quiet' }],
      defaults: {
        neighborhood_names: ['Kreuzberg'],
        activity_names: ['Board games'],
        when_preset: 'next-weekend',
      },
    })
  })

  test('is there already for the same request, as long as it would get the same ideas', async () => {
    const sam = await world.account('Sam')
    await idea(sam, 'Ramen at Cocolo')
    const request = { name: 'Noodles', search: 'ramen' }
    const first = await generate(sam, request)
    const again = await generate(sam, request)
    expect(again.status).toBe('unchanged')
    expect(again.data.list.ideas_list_handle).toBe(first.data.list.ideas_list_handle)
    expect(again.data.reversible_action_id).toBeNull()
    await idea(sam, 'More ramen')
    const more = await generate(sam, request)
    expect(more.status).toBe('completed')
    expect(more.data.list.item_count).toBe(2)
    expect(more.outcome.disclosures.map(({ name }) => name)).toContain('ideas_list.name_shared')
  })

  test('is no list where nothing matches; the answer says what to relax', async () => {
    const sam = await world.account('Sam')
    await idea(sam, 'Pottery with clay', { custom_activity_name: 'Pottery' })
    const { status, error } = await generate(sam, {
      name: 'Midnight pottery',
      activities: ['Pottery'],
      search: 'midnight',
    })
    expect(status).toBe('needs_input')
    expect(error).toMatchObject({
      code: 'nothing_found',
      message: expect.stringContaining('Without “midnight” there is one.'),
      candidates: [
        {
          filter: 'search',
          count: 1,
          title: 'Without “midnight”: 1',
          input: { name: 'Midnight pottery', activities: ['Pottery'] },
        },
      ],
    })
    expect((await completed(sam, 'ideas.lists.query', {})).items).toEqual([])
  })

  test('the very same call twice makes one list', async () => {
    const sam = await world.account('Sam')
    await idea(sam, 'Ramen at Cocolo')
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        sam.call(
          'ideas.list.generate',
          { name: 'Noodles', search: 'ramen' },
          { key: 'same-key-1' },
        ),
      ),
    )
    const handles = answers.flatMap(({ body }) => body.data?.list?.ideas_list_handle ?? [])
    expect(new Set(handles).size).toBe(1)
    const racing = await Promise.all(
      [1, 2, 3, 4].map(() => generate(sam, { name: 'Race', search: 'ramen' })),
    )
    expect(racing.map(({ status }) => status).sort()).toEqual([
      'completed',
      'unchanged',
      'unchanged',
      'unchanged',
    ])
  })

  test('has nothing that stopped to fit while it was ranked', async () => {
    const sam = await world.account('Sam')
    for (const title of ['Ramen at Cocolo', 'Ramen at Takumi']) await idea(sam, title)
    const stopsToFit = `
      with locked as (select owner_id from accounts where owner_id = $1 for no key update)
      update ideas i set title = 'Pottery', title_key = 'pottery', search = null
      from locked where i.owner_id = locked.owner_id and i.title = 'Ramen at Cocolo'`
    const held = { text: stopsToFit, values: [sam.owner] }
    const asked = () => generate(sam, { search: 'ramen' })
    const [made] = await meet(world, held, [asked])
    expect(titles(made?.data.items ?? [])).toEqual(['Ramen at Takumi'])
    expect(made?.data.list.item_count).toBe(1)
  })

  test('a name that is blank is refused', async () => {
    const sam = await world.account('Sam')
    expect(await problem(sam, 'ideas.list.generate', { name: '  ' })).toMatchObject({
      status: 422,
      pointers: ['/name'],
    })
  })
})

describe('what a friend likes', () => {
  test('goes onto a list, but not among what the person saved, until they touch it', async () => {
    const { sam, ada, toSam } = await samAndAda(world)
    await likes(ada, 'Secret sauna', [toSam])
    const { data } = await generate(sam, { name: 'Warm', search: 'sauna' })
    expect(data.items).toMatchObject([
      { title: 'Secret sauna', reasons: ['Ada likes it', 'Matches “sauna”'], provisional: true },
    ])
    expect(await saved(sam)).toEqual([])
    const [candidate] = (await recommended(sam)).data.items
    expect(candidate).toMatchObject({ title: 'Secret sauna', reasons: ['Ada likes it'] })
    const [item] = data.items
    await completed(sam, 'ideas.candidates.like', { candidate_ids: [item?.candidate_id] })
    expect(await saved(sam)).toEqual(['Secret sauna'])
    const [own] = (await recommended(sam)).data.items
    expect(own?.reasons).toEqual(['You and Ada like it', 'You saved it'])
  })

  test('is gone from the list when it is not known any more', async () => {
    const { sam, ada, toSam } = await samAndAda(world)
    const handle = await likes(ada, 'Secret sauna', [toSam])
    const { data } = await generate(sam, { name: 'Warm', search: 'sauna' })
    const { ideas_list_handle } = data.list
    expect(titles((await list(sam, ideas_list_handle)).items)).toEqual(['Secret sauna'])
    await unlikes(ada, handle)
    const after = await list(sam, ideas_list_handle)
    expect([after.items, after.list.item_count]).toEqual([[], 0])
    const [listed] = (await completed(sam, 'ideas.lists.query', {})).items
    expect(listed?.item_count).toBe(0)
  })

  test('that is not known any more is not there, whatever it is named by', async () => {
    const { sam, ada, toSam } = await samAndAda(world)
    const handle = await likes(ada, 'Secret sauna', [toSam])
    const { data } = await generate(sam, { name: 'Warm', search: 'sauna' })
    const candidate_id = data.items[0]?.candidate_id
    const { items } = await list(sam, data.list.ideas_list_handle)
    const idea_handle = items[0]?.idea_handle
    const { list: other } = await completed(sam, 'ideas.lists.create', { name: 'Other' })
    await unlikes(ada, handle)
    const { ideas_list_handle } = other
    const subject = { kind: 'idea', handle: idea_handle }
    const refused = await Promise.all([
      problem(sam, 'plans.draft.create', { candidate_id }),
      problem(sam, 'ideas.candidates.like', { candidate_ids: [candidate_id] }),
      problem(sam, 'likes.mutate', { operation: 'save', subject }),
      problem(sam, 'ideas.created.update', { idea_handle, title: 'Mine' }),
      problem(sam, 'ideas.created.archive', { idea_handle }),
      problem(sam, 'ideas.lists.items.update', {
        ideas_list_handle,
        idea_handles: [idea_handle],
        mode: 'add',
      }),
      problem(sam, 'relationships.interest.mutate', {
        operation: 'like',
        subject: { type: 'recommendation', candidate_id },
      }),
      problem(sam, 'ideas.object.get', { subject: { interaction_reference: idea_handle } }),
    ])
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404))
    expect(await saved(sam)).toEqual([])
  })

  test('is never on a shared page', async () => {
    const { sam, ada, toAda, toSam } = await samAndAda(world)
    await likes(ada, 'Secret sauna', [toSam])
    await idea(sam, 'Open sauna')
    const { data } = await generate(sam, { name: 'Warm', search: 'sauna' })
    expect(data.list.item_count).toBe(2)
    const prepared = await completed(sam, 'ideas.lists.share.prepare', {
      ideas_list_handle: data.list.ideas_list_handle,
      person_handle: toAda,
    })
    const text = JSON.stringify(prepared)
    expect(text).toContain('Open sauna')
    expect(text).not.toContain('Secret sauna')
  })
})

describe('deleting a generated list', () => {
  test('archives what only it had saved, and says how many; what was touched stays', async () => {
    const { sam, ada, toSam } = await samAndAda(world)
    await likes(ada, 'Secret sauna', [toSam])
    await likes(ada, 'Quiet sauna', [toSam])
    await idea(sam, 'Own sauna')
    const { data } = await generate(sam, { name: 'Warm', search: 'sauna' })
    const quiet = data.items.find(({ title }) => title === 'Quiet sauna')
    await completed(sam, 'ideas.candidates.like', { candidate_ids: [quiet?.candidate_id] })
    const { ideas_list_handle } = data.list
    const { data: gone, outcome } = await answer(sam, 'ideas.lists.delete', { ideas_list_handle })
    expect(gone.ideas_archived).toBe(1)
    expect(outcome.fallback_text).toContain('1 idea that you never used was archived')
    expect(await saved(sam)).toEqual(['Own sauna', 'Quiet sauna'])
    // It was not the person who archived it: it may be recommended again, and saved again.
    expect(titles((await recommended(sam)).data.items)).toContain('Secret sauna')
    const again = await generate(sam, { name: 'Warm again', search: 'sauna' })
    expect(titles(again.data.items)).toContain('Secret sauna')
    expect(again.data.list.item_count).toBe(3)
  })

  test('keeps what is on another list', async () => {
    const { sam, ada, toSam } = await samAndAda(world)
    await likes(ada, 'Secret sauna', [toSam])
    const one = await generate(sam, { name: 'One', search: 'sauna' })
    const two = await generate(sam, { name: 'Two', search: 'sauna' })
    const { ideas_list_handle } = one.data.list
    expect(
      (await answer(sam, 'ideas.lists.delete', { ideas_list_handle })).data.ideas_archived,
    ).toBe(0)
    expect(titles((await list(sam, two.data.list.ideas_list_handle)).items)).toEqual([
      'Secret sauna',
    ])
  })

  test('what the person archives never comes back', async () => {
    const { sam, ada, toSam } = await samAndAda(world)
    await likes(ada, 'Secret sauna', [toSam])
    const { data } = await generate(sam, { name: 'Warm', search: 'sauna' })
    const { items } = await list(sam, data.list.ideas_list_handle)
    await completed(sam, 'ideas.created.archive', { idea_handle: items[0]?.idea_handle })
    expect((await recommended(sam)).data.items).toEqual([])
    expect((await generate(sam, { name: 'Warm', search: 'sauna' })).status).toBe('needs_input')
  })
})

/** What a change of a list is made with. */
interface Given {
  /** The idea on the list. */
  listed: string
  /** An idea that is not on it. */
  idea_handle: string
  toAda: string
}

describe('undoing a generated list', () => {
  test('deletes it and what only it had saved, once', async () => {
    const { sam, ada, toSam } = await samAndAda(world)
    await likes(ada, 'Secret sauna', [toSam])
    await idea(sam, 'Own sauna')
    const { data } = await generate(sam, { name: 'Warm', search: 'sauna' })
    const { reversible_action_id } = data
    const undo = { operation: 'undo', reversible_action_id }
    const { status, outcome } = await answer(sam, 'ideas.object.mutate', undo)
    expect([status, outcome.fallback_text]).toEqual([
      'completed',
      'Deleted “Warm”. 1 idea that you never used was archived; the other ideas stay saved.',
    ])
    expect((await completed(sam, 'ideas.lists.query', {})).items).toEqual([])
    expect(await saved(sam)).toEqual(['Own sauna'])
    const again = await answer(sam, 'ideas.object.mutate', undo)
    expect(again.error.code).toBe('not_reversible')
    // The same request makes it again.
    expect((await generate(sam, { name: 'Warm', search: 'sauna' })).data.list.item_count).toBe(2)
  })

  test('is refused when the list is gone, and to another account', async () => {
    const { sam, ada } = await samAndAda(world)
    await idea(sam, 'Own sauna')
    const { data } = await generate(sam, { name: 'Warm', search: 'sauna' })
    const undo = { operation: 'undo', reversible_action_id: data.reversible_action_id }
    expect(await problem(ada, 'ideas.object.mutate', undo)).toMatchObject({ status: 404 })
    const { ideas_list_handle } = data.list
    await completed(sam, 'ideas.lists.delete', { ideas_list_handle })
    expect((await answer(sam, 'ideas.object.mutate', undo)).error.code).toBe('not_reversible')
  })

  test.for<[string, CapabilityId, (given: Given) => object]>([
    ['has another name', 'ideas.lists.rename', () => ({ name: 'My own list' })],
    [
      'has another idea',
      'ideas.lists.items.update',
      ({ idea_handle }) => ({ idea_handles: [idea_handle], mode: 'add' }),
    ],
    [
      'has lost an idea',
      'ideas.lists.items.update',
      ({ listed }) => ({ idea_handles: [listed], mode: 'remove' }),
    ],
    [
      'is for a person',
      'ideas.lists.members.update',
      ({ toAda }) => ({ person_handles: [toAda], mode: 'add' }),
    ],
    [
      'has other defaults',
      'ideas.lists.defaults.update',
      () => ({ custom_activity_names: ['Steam'] }),
    ],
    ['has a link', 'ideas.lists.share.prepare', () => ({ person_name: 'Mira' })],
  ])('is refused when the list %s since, and the list stays', async ([, capability, inputOf]) => {
    const { sam, toAda } = await samAndAda(world)
    const { idea_handle: listed } = await idea(sam, 'Own sauna')
    const { idea_handle } = await idea(sam, 'Lake')
    await completed(sam, 'relationships.people.ensure', { names: ['Mira'] })
    const { data } = await generate(sam, { name: 'Warm', search: 'sauna' })
    const { ideas_list_handle } = data.list
    const change = inputOf({ listed, idea_handle, toAda })
    await completed(sam, capability, { ideas_list_handle, ...change })
    const before = await list(sam, ideas_list_handle)
    const undo = { operation: 'undo', reversible_action_id: data.reversible_action_id }
    const { error } = await answer(sam, 'ideas.object.mutate', undo)
    expect(error?.code).toBe('not_reversible')
    const isShared = capability === 'ideas.lists.share.prepare'
    expect(error?.message).toContain(isShared ? '“Warm” was shared since' : 'has changed since')
    const after = await list(sam, ideas_list_handle)
    expect(after.list).toEqual(before.list)
    expect(titles(after.items)).toEqual(titles(before.items))
  })
})
