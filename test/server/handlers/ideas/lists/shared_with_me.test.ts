import { beforeEach, describe, expect, test } from 'vitest'
import type { CapabilityId, Idea } from '#generated/types.ts'
import { completed } from '#test/contract/examples/stage.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { connect, type Connected } from '#test/support/given/connections.ts'
import { take } from '#test/support/given/friendship.ts'
import { aList, answer, ideas, notFound, problem, read } from '#test/support/given/lists.ts'
import { inHours } from '#test/support/given/plans.ts'
import { openPage } from '#test/support/page_forms.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { sharedListsJob } from '#server/jobs/shared_lists.ts'
import { sql } from '#server/database/sql.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let sam: Account
let ada: Account
let pair: Connected

beforeEach(async () => {
  sam = await world.account('Sam')
  ada = await world.account('Ada')
  pair = await connect(sam, ada)
})

/** Shares a list of Sam's with Ada. */
async function share(ideas_list_handle: string, account = sam, person_handle = pair.first) {
  const { data } = await answer(account, 'ideas.lists.share.prepare', {
    ...{ ideas_list_handle, person_handle },
  })
  await completed(account, 'actions.commit', { action_handle: data.prepared?.action_handle })
}

/** A list of Sam's with two ideas that is shared with Ada, as both have it. */
async function aSharedList(name = 'Cafés') {
  const list = await aList(sam, { name })
  const added = await ideas(sam, 'Five Elephant', 'Bonanza')
  await put(list, ...added)
  await share(list)
  const [shared] = await listsOf(ada, name)
  if (!shared) throw new Error('The list is not there.')
  return { list, added, shared, handle: shared.ideas_list_handle }
}

const put = (ideas_list_handle: string, ...idea_handles: string[]) =>
  answer(sam, 'ideas.lists.items.update', { ideas_list_handle, mode: 'add', idea_handles })

async function listsOf(account: Account, query?: string) {
  return (await answer(account, 'ideas.lists.query', { query })).data.items
}

/** Everything that Ada reads of a list, each as the titles or the name that it shows; null for what answers 404. */
async function readings(handle: string) {
  const queried = (await listsOf(ada)).filter((list) => list.ideas_list_handle === handle)
  const subject = { handle }
  const found = await Promise.all(
    [
      ada.call('ideas.lists.get', { ideas_list_handle: handle }),
      ada.call('ideas.object.get', { subject: { interaction_reference: handle } }),
      ada.call('ideas.object.get', {
        ...{ operation: 'list_contents', subject: { interaction_reference: handle } },
      }),
    ].map(async (call) => (await call).status),
  )
  expect(subject.handle).toBe(handle)
  return { queried: queried.length, statuses: found }
}

const open = { queried: 1, statuses: [200, 200, 200] }
const closed = { queried: 0, statuses: [404, 404, 404] }

describe('a list that a friend shared', () => {
  test('is in its recipient’s lists with who shared it, and is read as its page is', async () => {
    const { list, shared, handle } = await aSharedList()
    expect(handle).not.toBe(list)
    expect(shared).toEqual({
      ideas_list_handle: handle,
      name: 'Cafés',
      shared_by: { display_name: 'Sam', person_handle: pair.second },
      ...{ item_count: 2, people_count: 0, share_link_count: 0 },
      updated_at: expect.any(String),
    })
    const { data, outcome, next_actions } = await answer(ada, 'ideas.lists.get', {
      ideas_list_handle: handle,
    })
    expect(data.list).toEqual(shared)
    expect(data).toMatchObject({ people: [], directions: [], share_link_count: 0 })
    expect(data.items).toMatchObject([
      { title: 'Five Elephant', shared_by: { display_name: 'Sam' }, liked: false, place: null },
      { title: 'Bonanza' },
    ])
    expect(outcome.fallback_text).toBe('Sam shared “Cafés” with you. It has 2 ideas.')
    expect(outcome.disclosures).toMatchObject([{ name: 'ideas_list.shared' }])
    expect(next_actions).toEqual([])
    const contents = await answer(ada, 'ideas.object.get', {
      ...{ operation: 'list_contents', subject: { query: 'cafés' }, limit: 1, offset: 1 },
    })
    const [second] = contents.data.items ?? []
    const candidate_id = expect.any(String)
    expect(contents.data.items).toEqual([{ ...data.items[1], candidate_id }])
    for (const interaction_reference of [second?.idea_handle, second?.candidate_id]) {
      const { data: opened } = await answer(ada, 'ideas.object.get', {
        subject: { interaction_reference },
      })
      expect(opened.subject?.label).toBe('Bonanza')
      expect(opened.object).toEqual({ ...data.items[1], candidate_id })
    }
    for (const operation of ['open', 'inspect'] as const) {
      const { data: offered } = await answer(ada, 'ideas.object.get', {
        ...{ operation, subject: { candidate_id: second?.candidate_id } },
      })
      expect(offered.subject).toMatchObject({ type: 'idea', label: 'Bonanza' })
      expect(offered.object).toEqual({ ...data.items[1], candidate_id })
      // The handle says the same, as programs of MCP are shown it.
      const { data: by_handle } = await answer(ada, 'ideas.object.get', {
        ...{ operation, subject: { candidate_id: second?.idea_handle } },
      })
      expect(by_handle).toEqual({ ...offered, object: { ...offered.object, candidate_id } })
    }
    // Nothing of it is the recipient's own.
    expect((await completed(ada, 'ideas.saved.query', {})).items).toEqual([])
    expect((await completed(ada, 'ideas.search', { query: 'Bonanza' })).items).toEqual([])
    expect(await listsOf(sam)).toMatchObject([{ ideas_list_handle: list, share_link_count: 1 }])
  })

  test('is recommended from by its handle or name, with whose ideas they are, until it ends', async () => {
    const { handle, list } = await aSharedList()
    const more = await ideas(sam, 'The Barn', 'Westberlin')
    await put(list, ...more)
    await ideas(ada, 'Bonanza')
    for (const asked of [{ idea_list_handles: [handle] }, { idea_list_name: 'cafés' }]) {
      const { data, outcome, next_actions } = await answer(ada, 'ideas.recommendations.get', asked)
      expect(data.applied_filters).toEqual({ idea_list_handles: [handle] })
      const titles = data.items.map(({ title }) => title)
      expect(titles.sort()).toEqual(['Bonanza', 'Five Elephant', 'The Barn', 'Westberlin'])
      for (const one of data.items) {
        expect(one.shared_by).toEqual({ display_name: 'Sam', person_handle: pair.second })
        expect(one.reasons).toContain('On “Cafés”')
        const opened = await answer(ada, 'ideas.object.get', {
          subject: { candidate_id: one.candidate_id },
        })
        expect(opened.data.subject?.label).toBe(one.title)
      }
      expect(outcome.disclosures).toMatchObject([{ name: 'ideas_list.shared' }])
      expect(next_actions).toEqual([])
    }
    const search = { idea_list_handles: [handle], search: 'barn' }
    const found = await answer(ada, 'ideas.recommendations.get', search)
    expect(found.data.items.map(({ title }) => title)).toEqual(['The Barn'])
    const own = await aList(ada, { name: 'Mine' })
    const both = { idea_list_handles: [own, handle], page_size: 2 }
    const first = await answer(ada, 'ideas.recommendations.get', both)
    expect([first.data.items.length, first.outcome.collection?.has_more]).toEqual([2, true])
    const cursor = first.outcome.collection?.next_cursor ?? ''
    const second = await answer(ada, 'ideas.recommendations.get', { cursor })
    expect(second.data.items.map(({ shared_by }) => shared_by?.display_name)).toEqual([
      'Sam',
      'Sam',
    ])
    await take(sam, { operation: 'disconnect', person_handle: pair.first })
    const after = await answer(ada, 'ideas.recommendations.get', { cursor })
    expect(after.data.items).toEqual([])
    const input = { idea_list_handles: [handle] }
    expect(await problem(ada, 'ideas.recommendations.get', input)).toEqual(
      notFound('/idea_list_handles/0'),
    )
  })

  test('shows what one’s own list or another friend’s has as well once, one’s own before theirs', async () => {
    const { handle } = await aSharedList()
    const bob = await world.account('Bob')
    const other = await connect(bob, ada)
    const theirs = await aList(bob, { name: 'Of Bob' })
    const added = await ideas(bob, 'Bonanza', 'The Barn')
    await answer(bob, 'ideas.lists.items.update', {
      ...{ ideas_list_handle: theirs, mode: 'add', idea_handles: added },
    })
    await share(theirs, bob, other.first)
    const [second] = await listsOf(ada, 'Of Bob')
    const asked = { idea_list_handles: [handle, second?.ideas_list_handle] }
    const both = await answer(ada, 'ideas.recommendations.get', asked)
    expect(both.data.items.map(({ title }) => title).sort()).toEqual([
      ...['Bonanza', 'Five Elephant', 'The Barn'],
    ])
    const mine = await aList(ada, { name: 'Mine' })
    await answer(ada, 'ideas.lists.items.update', {
      ...{ ideas_list_handle: mine, mode: 'add', idea_handles: await ideas(ada, 'Bonanza') },
    })
    const input = { idea_list_handles: [mine, handle] }
    const { data } = await answer(ada, 'ideas.recommendations.get', input)
    const shown = data.items.map(({ title, shared_by }) => [title, shared_by?.display_name])
    expect(shown.sort()).toEqual([
      ['Bonanza', undefined],
      ['Five Elephant', 'Sam'],
    ])
  })

  test('has its ideas read in one page of recommendations past the hundred that are ranked apart', async () => {
    const { handle, list } = await aSharedList()
    for (const part of [1, 2, 3])
      await put(
        list,
        ...(await ideas(sam, ...Array.from({ length: 40 }, (_, n) => `Idea ${part} ${n}`))),
      )
    const input = { idea_list_handles: [handle], page_size: 25 }
    const { data, outcome } = await answer(ada, 'ideas.recommendations.get', input)
    expect([data.items.length, outcome.facts.total]).toEqual([25, 122])
  })

  test('shows places and times of its ideas without what is private', async () => {
    const { place } = await completed(sam, 'places.private.create', {
      ...{ name: 'Bath', address: 'Ganghoferstraße 3', description: 'Key under the mat' },
    })
    const list = await aList(sam, { name: 'Swim', directions: ['Never with Ben'] })
    await completed(sam, 'ideas.structured_create', {
      ...{ kind: 'event', title: 'Night swim', event_start_at: '2999-01-01T20:00:00Z' },
      ...{ venue_place_handle: place.place_handle, ideas_list_handles: [list] },
    })
    await share(list)
    const [shared] = await listsOf(ada)
    const { body, text } = await ada.call('ideas.lists.get', {
      ideas_list_handle: shared?.ideas_list_handle ?? '',
    })
    const [idea] = body.data.items
    expect(idea?.event).toMatchObject({
      starts_at: '2999-01-01T20:00:00.000Z',
      venue: { name: 'Bath', address: 'Ganghoferstraße 3', description: null },
    })
    for (const secret of ['mat', 'Never', place.place_handle, list])
      expect(text).not.toContain(secret)
    const { data } = await answer(ada, 'ideas.object.get', {
      subject: { interaction_reference: idea?.event?.venue?.place_handle },
    })
    expect(data.subject).toMatchObject({ type: 'place', label: 'Bath' })
  })

  test('is always as it is now: its name, its count, its ideas', async () => {
    const { list, handle, added } = await aSharedList()
    const [third = ''] = await ideas(sam, 'The Barn')
    await put(list, third)
    await completed(sam, 'ideas.lists.rename', { ideas_list_handle: list, name: 'Coffee' })
    await completed(sam, 'ideas.created.archive', { idea_handle: added[0] })
    expect(await listsOf(ada, 'coffee')).toMatchObject([
      { ideas_list_handle: handle, name: 'Coffee', item_count: 2 },
    ])
    expect(await listsOf(ada, 'cafés')).toEqual([])
    expect((await read(ada, handle)).items.map(({ title }) => title)).toEqual([
      'Bonanza',
      'The Barn',
    ])
  })

  test('is told by the brief once, also where it is shared twice', async () => {
    const { list, handle } = await aSharedList()
    await share(list)
    expect(await listsOf(ada)).toHaveLength(1)
    const { data, next_actions, outcome } = await answer(ada, 'planning.brief.get', {})
    expect(data.sections).toEqual([
      {
        ...{ type: 'waiting', priority: 3 },
        items: [
          {
            title: 'Sam shared “Cafés” with you',
            reference: { kind: 'list', handle, label: 'Cafés', written_by: 'friend' },
            due_at: null,
          },
        ],
      },
    ])
    expect(outcome.fallback_text).toContain('Sam shared “Cafés” with you')
    const next = next_actions.find(({ capability }) => capability === 'ideas.lists.get')
    expect((await ada.call('ideas.lists.get', next?.input ?? {})).status).toBe(200)
    await share(list)
    await completed(sam, 'ideas.lists.rename', { ideas_list_handle: list, name: 'Coffee' })
    expect((await completed(ada, 'planning.brief.get', {})).sections).toEqual([])
  })

  test('of two friends with one name is told apart by who shared it', async () => {
    await aSharedList('Cafés')
    const kim = await world.account('Kim')
    const other = await connect(kim, ada)
    await share(await aList(kim, { name: 'Cafés' }), kim, other.first)
    const found = await listsOf(ada, 'cafés')
    expect(found.map(({ shared_by }) => shared_by?.person_handle)).toEqual([
      other.second,
      pair.second,
    ])
    const { body } = await ada.call('ideas.object.get', { subject: { query: 'Cafés' } })
    expect(body.error.code).toBe('subject_ambiguous')
    for (const { input } of body.error.candidates ?? []) {
      expect((await ada.call('ideas.object.get', Object(input))).body.status).toBe('completed')
    }
  })
})

describe('nobody but its owner changes a list', () => {
  test.for<[CapabilityId, (handle: string, idea: string) => object, string]>([
    ['ideas.lists.rename', () => ({ name: 'Mine' }), '/ideas_list_handle'],
    ['ideas.lists.delete', () => ({}), '/ideas_list_handle'],
    ['ideas.lists.duplicate', () => ({}), '/ideas_list_handle'],
    ['ideas.lists.directions.get', () => ({}), '/ideas_list_handle'],
    [
      'ideas.lists.items.update',
      (_, idea) => ({ mode: 'remove', idea_handles: [idea] }),
      '/ideas_list_handle',
    ],
    [
      'ideas.lists.members.update',
      () => ({ mode: 'replace', person_handles: [] }),
      '/ideas_list_handle',
    ],
    ['ideas.lists.defaults.update', () => ({ when_preset: 'today' }), '/ideas_list_handle'],
    ['ideas.lists.share.prepare', () => ({ person_name: 'Sam' }), '/ideas_list_handle'],
  ])('%s answers as for a list of somebody else', async ([id, more, pointer]) => {
    const { handle, list, added } = await aSharedList()
    const idea = (await read(ada, handle)).items[0]?.idea_handle ?? ''
    const before = await read(sam, list)
    const input = { ideas_list_handle: handle, ...more(handle, idea) }
    expect(await problem(ada, id, input)).toEqual(notFound(pointer))
    expect(await problem(ada, id, { ...input, ideas_list_handle: list })).toEqual(notFound(pointer))
    expect((await read(sam, list)).items.length).toBe(before.items.length)
    expect(added).toHaveLength(2)
  })

  test.for<[CapabilityId, (idea: string, candidate: string, list: string) => object]>([
    ['ideas.created.archive', (idea_handle) => ({ idea_handle })],
    ['ideas.created.update', (idea_handle) => ({ idea_handle, title: 'Mine' })],
    ['likes.mutate', (handle) => ({ operation: 'save', subject: { kind: 'idea', handle } })],
    [
      'ideas.object.mutate',
      (handle, _, list) => ({
        ...{ operation: 'add_to_list', subject: { handle } },
        destination: { ideas_list_handle: list },
      }),
    ],
    [
      'ideas.object.mutate',
      (_, __, handle) => ({ operation: 'create_share_link', subject: { handle } }),
    ],
  ])('%s answers so for its ideas', async ([id, inputOf]) => {
    const { handle } = await aSharedList()
    const [idea] = (await read(ada, handle)).items
    const input = inputOf(idea?.idea_handle ?? '', idea?.candidate_id ?? '', handle)
    expect((await ada.call(id, { ...input })).status).toBe(404)
  })
})

describe('an idea of a shared list', () => {
  test('is drafted from and liked: it is the recipient’s own then, once, without what its owner wrote about it', async () => {
    const { data: placed } = await answer(sam, 'places.private.create', {
      ...{ name: 'Bonanza', address: 'Adalbertstraße 70, 10999 Berlin', activity_name: 'Coffee' },
    })
    const { place_handle } = placed.place
    const { data: made } = await answer(sam, 'ideas.structured_create', {
      ...{ kind: 'place', title: 'Bonanza', place_handle, description: 'Where I met Kim' },
    })
    const { handle, list } = await aSharedList()
    await put(list, made.idea.idea_handle)
    const shared = (await read(ada, handle)).items.find(({ place }) => place !== null)
    const { candidate_id, idea_handle } = shared ?? {}

    const liked = await answer(ada, 'ideas.candidates.like', { candidate_ids: [candidate_id] })
    expect(liked.data.likes).toMatchObject([{ liked: true, mutual: false }])
    const scheduled_at = inHours(48)
    const { data } = await answer(ada, 'plans.draft.create', { candidate_id, scheduled_at })
    expect(data.plan).toMatchObject({
      title: 'Bonanza',
      place: { name: 'Bonanza', address: 'Adalbertstraße 70, 10999 Berlin' },
    })
    expect(data.draft.content.description).toBeNull()
    const { data: saved } = await answer(ada, 'ideas.saved.query', {})
    expect(saved.items).toMatchObject([{ title: 'Bonanza', liked: true, description: null }])
    expect(saved.items[0]?.idea_handle).not.toBe(idea_handle)
    // The handle says the same; the draft of before is asked about.
    const again = await answer(ada, 'plans.draft.create', { candidate_id: idea_handle })
    expect(again.error.code).toBe('related_drafts_exist')
    expect((await read(sam, list)).items).toHaveLength(3)
  })

  test('that is an event keeps its time, and one that is no longer shared is not there', async () => {
    const event_start_at = inHours(72)
    const { data: made } = await answer(sam, 'ideas.structured_create', {
      ...{ kind: 'event', title: 'Silent film', event_start_at },
    })
    const { handle, list } = await aSharedList()
    await put(list, made.idea.idea_handle)
    const { candidate_id } = (await read(ada, handle)).items[2] ?? {}
    const { data } = await answer(ada, 'plans.draft.create', { candidate_id })
    expect(data.plan).toMatchObject({ title: 'Silent film', scheduled_at: event_start_at })

    const [, { candidate_id: other }] = (await read(ada, handle)).items as [Idea, Idea]
    await take(sam, { operation: 'disconnect', person_handle: pair.first })
    expect(await problem(ada, 'plans.draft.create', { candidate_id: other })).toEqual(
      notFound('/candidate_id'),
    )
    expect(await problem(ada, 'ideas.candidates.like', { candidate_ids: [other] })).toEqual(
      notFound('/candidate_ids/0'),
    )
    // What was made of it stays.
    expect((await answer(ada, 'ideas.saved.query', {})).data.items).toHaveLength(1)
  })

  test('has a page that leads to a new plan of it', async () => {
    const { handle } = await aSharedList()
    const client = await signedInClient(world, ada)
    const [idea] = (await read(ada, handle)).items
    const { text } = await openPage(client, `/ideas/${idea?.idea_handle}`)
    const [, path = ''] = /href="(\/plans\/new[^"]*)"/.exec(text) ?? []
    const { status, text: form } = await openPage(client, path.replaceAll('&amp;', '&'))
    expect([status, form]).toEqual([200, expect.stringContaining('value="Five Elephant"')])
  })
})

describe('a shared list ends', () => {
  test('with a disconnect by either, and with the list; an old handle is as one of nothing', async () => {
    const ends: [string, (list: string) => Promise<unknown>][] = [
      [
        'deleted',
        (ideas_list_handle) => completed(sam, 'ideas.lists.delete', { ideas_list_handle }),
      ],
      [
        'disconnected by the recipient',
        () => take(ada, { operation: 'disconnect', person_handle: pair.second }),
      ],
    ]
    for (const [how, end] of ends) {
      const { list, handle } = await aSharedList(how)
      expect([how, await readings(handle)]).toEqual([how, open])
      await end(list)
      expect([how, await readings(handle)]).toEqual([how, closed])
      expect((await completed(ada, 'planning.brief.get', {})).sections).toEqual([])
    }
  })

  test('with a disconnect by its owner, and is there and told again once shared again', async () => {
    const { list, handle } = await aSharedList()
    await completed(ada, 'planning.brief.get', {})
    await take(sam, { operation: 'disconnect', person_handle: pair.first })
    expect(await readings(handle)).toEqual(closed)
    const again = await connect(sam, ada)
    expect(await readings(handle)).toEqual(closed)
    await share(list, sam, again.first)
    expect(await readings(handle)).toEqual(open)
    const { sections } = await completed(ada, 'planning.brief.get', {})
    expect(sections.flatMap(({ items }) => items)).toMatchObject([{ reference: { handle } }])
  })

  test.for<[string, string]>([
    ['has expired', `update list_shares set expires_at = now() - interval '1 second'`],
    ['was ended', 'update list_shares set revoked_at = now()'],
  ])('at once where it %s, before anything is replicated', async ([, statement]) => {
    const { handle } = await aSharedList()
    const id = parseHandle('list', handle)
    await asSuperuser(world.superuser_url, `${statement} where owner_id = '${sam.owner}'`)
    expect(id).not.toBeNull()
    expect(await readings(handle)).toEqual(closed)
  })

  test('not where its recipient wants no mail, from its owner or from anybody', async () => {
    const { handle } = await aSharedList()
    for (const host of [sam.owner, null]) {
      await world.database.write(ada.owner, {
        work: (db) => db.run(sql`select stop_contact(${host})`),
      })
      expect([host, await readings(handle)]).toEqual([host, open])
    }
  })

  test('is nobody else’s: neither a third account nor its owner reads it by that handle', async () => {
    const { handle } = await aSharedList()
    const idea = (await read(ada, handle)).items[0]?.idea_handle
    for (const other of [sam, await world.account('Kim')]) {
      expect(await problem(other, 'ideas.lists.get', { ideas_list_handle: handle })).toEqual(
        notFound(),
      )
      const subject = { interaction_reference: idea }
      expect((await other.call('ideas.object.get', { subject })).status).toBe(404)
    }
  })
})

test('own and shared lists are read to the end in one order, past the 500th', async () => {
  const { handle } = await aSharedList()
  await asSuperuser(
    world.superuser_url,
    `insert into lists (owner_id, list_id, name, name_key, updated_at)
     select '${ada.owner}', gen_random_uuid(), 'Own ' || n, 'own', now() - interval '1 day' + n * interval '1 second'
     from generate_series(1, 501) n`,
  )
  await asSuperuser(
    world.superuser_url,
    `update list_cards set updated_at = now() - interval '2 days' where owner_id = '${ada.owner}'`,
  )
  const names: string[] = []
  let input: Record<string, unknown> = {}
  for (;;) {
    const { data, outcome } = await answer(ada, 'ideas.lists.query', input)
    names.push(...data.items.map(({ name }) => name))
    if (!outcome.collection?.has_more) break
    input = { cursor: outcome.collection.next_cursor }
  }
  expect(names).toHaveLength(502)
  expect(new Set(names).size).toBe(502)
  expect(names.at(-1)).toBe('Cafés')
  expect(names[0]).toBe('Own 501')
  const { data } = await answer(ada, 'ideas.object.get', {
    ...{ operation: 'list_ideas_lists', offset: 500 },
  })
  expect(data.items).toMatchObject([{ name: 'Own 1' }, { ideas_list_handle: handle }])
})

test('what an earlier release shared is brought by the job, and a later copy is kept', async () => {
  const { list, handle } = await aSharedList()
  // As an earlier release leaves it: without a copy, and without a change that is counted.
  await asSuperuser(world.superuser_url, `delete from list_cards where owner_id = '${ada.owner}'`)
  await asSuperuser(
    world.superuser_url,
    `update list_shares set copied = 0, changes = 1 where owner_id = '${sam.owner}'`,
  )
  expect(await listsOf(ada)).toEqual([])
  const job = sharedListsJob(world.database)
  await Promise.all([job.run(sam.owner), job.run(sam.owner)])
  const [found] = await listsOf(ada)
  expect(found).toMatchObject({ name: 'Cafés' })
  expect(found?.ideas_list_handle).not.toBe(handle)
  await job.run(sam.owner)
  await share(list)
  expect(await listsOf(ada)).toMatchObject([{ ideas_list_handle: found?.ideas_list_handle }])
})
