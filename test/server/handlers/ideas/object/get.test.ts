import { beforeAll, describe, expect, test } from 'vitest'
import type { Data } from '#generated/types.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { aCapture } from '#test/support/given/captures.ts'
import { aRun } from '#test/support/given/discovery.ts'
import { invitedToPlan } from '#test/support/given/handles/invite.ts'
import { featureLines, importText } from '#test/support/given/inventory.ts'
import { likes, mutate as changeLike, threeFriends } from '#test/support/given/likes.ts'
import { aList, anIdea, answer, ideas, people, problem } from '#test/support/given/lists.ts'
import { objectRows } from '#test/support/given/objects.ts'
import { aCandidate, aDraft, inHours } from '#test/support/given/plans.ts'
import { type Account, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const get = 'ideas.object.get'

interface Things {
  handles: Record<string, string>
  candidate_id: string
}

let things: Things

async function makeThings(account: Account): Promise<Things> {
  const { data: made } = await answer(account, 'places.private.create', { name: 'Stadtbad' })
  const { place_handle } = made.place
  const ideas_list = await aList(account, { name: 'Warm places', activity_names: ['Sauna'] })
  const idea = await aCandidate(account, {
    title: 'Evening swim',
    place_handle,
    ideas_list_handles: [ideas_list],
  })
  const event = await aCandidate(account, {
    kind: 'event',
    title: 'Winter concert',
    event_start_at: inHours(100),
    venue_place_handle: place_handle,
  })
  const { plan } = await aDraft(account, { idea_list_handle: ideas_list })
  const [person = ''] = await people(account, 'Mira')
  return {
    handles: {
      ideas_list,
      idea: idea.idea_handle,
      event: event.idea_handle,
      place: place_handle,
      capture: await aCapture(account),
      plan: plan.plan_handle,
      person,
    },
    candidate_id: idea.candidate_id,
  }
}

beforeAll(async () => {
  things = await makeThings(sam)
})

const read = async (operation: string, subject: object, more: object = {}) => {
  const { status, data, error } = await answer(sam, get, { operation, subject, ...more })
  expect([status, error]).toEqual(['completed', null])
  return data
}

const byHandle = (type: string) => ({ interaction_reference: things.handles[type] ?? '' })

const types = ['ideas_list', 'idea', 'event', 'place', 'capture', 'plan', 'person']

describe.each(types)('%s', (type) => {
  test('is opened by its handle, in the shape that other reads show it in', async () => {
    const data = await read('open', byHandle(type))
    expect(data.subject).toMatchObject({ type, handle: things.handles[type] })
    expect(data.object).toEqual(comparableObject(await shownElsewhere(type), data.object))
  })

  test('is inspected: what it is, and more', async () => {
    const opened = await read('open', byHandle(type))
    const { object } = await read('inspect', byHandle(type))
    const { candidate_id: _, ...same } = opened.object ?? {}
    expect(object).toMatchObject(same)
    expect(Object.keys(object ?? {})).toEqual(expect.arrayContaining(more[type] ?? []))
  })
})

/** What inspecting adds. */
const more: Record<string, string[]> = {
  ideas_list: ['people', 'directions', 'defaults', 'origin', 'share_link_count'],
  idea: ['like', 'liked_by', 'plans'],
  event: ['like', 'liked_by', 'plans', 'event'],
  place: ['ideas', 'liked_by'],
  capture: ['updates'],
  plan: ['requirements', 'timing'],
}

/** An object as the capability shows it that reads its kind. */
async function shownElsewhere(type: string): Promise<unknown> {
  const { ideas_list, idea, event, place, capture, plan, person } = things.handles
  switch (type) {
    case 'ideas_list':
      return (await answer(sam, 'ideas.lists.get', { ideas_list_handle: ideas_list })).data.list
    case 'idea':
    case 'event': {
      const { data } = await answer(sam, 'ideas.saved.query', {})
      const found = data.items.find(
        ({ idea_handle }) =>
          [idea, event].includes(idea_handle) && idea_handle === things.handles[type],
      )
      const { liked_by: _, mutual: __, ...rest } = found ?? {}
      return rest
    }
    case 'place': {
      const { data } = await answer(sam, 'places.private.query', {})
      return data.items.find(({ place_handle }) => place_handle === place)
    }
    case 'capture': {
      const { data } = await answer(sam, 'ideas.capture.get', { capture_public_id: capture })
      const { updates: _, ...rest } = data
      return rest
    }
    case 'plan':
      return (await answer(sam, 'plans.get', { plan_handle: plan })).data.plan
    default: {
      const { data } = await answer(sam, 'relationships.person.get', { person_handle: person })
      return data.person
    }
  }
}

/** The same object with the candidate id of another: each is sealed anew. */
function comparableObject(shown: unknown, other: object | undefined): unknown {
  const has = other !== undefined && 'candidate_id' in other
  return has ? { ...(shown as object), candidate_id: other.candidate_id } : shown
}

describe('ideas.object.get', () => {
  test('a candidate id names a recommendation', async () => {
    const data = await read('open', { candidate_id: things.candidate_id })
    expect(data.subject).toMatchObject({ type: 'recommendation', handle: things.handles.idea })
    expect(data.object).toMatchObject({ kind: 'place', title: 'Evening swim', liked_by: [] })
    const { object } = await read('inspect', { candidate_id: things.candidate_id })
    expect(object).toMatchObject({ idea: { idea_handle: things.handles.idea }, gaps: [] })
  })

  test('a type that is not the object’s is as a handle of nothing', async () => {
    for (const type of ['ideas_list', 'idea', 'event', 'place', 'capture', 'plan']) {
      const subject = { type: type === 'plan' ? 'capture' : 'plan', ...byHandle(type) }
      expect(await problem(sam, get, { subject })).toEqual({
        status: 404,
        code: 'reference_not_found',
        pointers: ['/subject/interaction_reference'],
      })
    }
  })

  test('answers what is another account’s, unknown, deleted or malformed alike', async () => {
    const ada = await world.account('Ada')
    const { handles, candidate_id } = await makeThings(ada)
    const gone = await aList(sam)
    await answer(sam, 'ideas.lists.delete', { ideas_list_handle: gone })
    const unknown = ['il_00000000000000000000000000', 'ev_00000000000000000000000000', 'x', gone]
    const operations = ['open', 'inspect', 'list_contents', 'list_ideas_lists', 'inspect_defaults']
    const answers = new Set<string>()
    for (const operation of operations) {
      for (const interaction_reference of [...Object.values(handles), ...unknown, candidate_id]) {
        const { status, body } = await sam.call(get, {
          operation,
          subject: { interaction_reference },
        })
        const { request_id: _, ...said } = body
        answers.add(JSON.stringify([status, said]))
      }
    }
    expect(answers.size).toBe(1)
    expect([...answers][0]).toContain('reference_not_found')
  })

  test('reads a name: equal before beginning before words, and asks between several', async () => {
    const ada = await world.account('Ada')
    for (const name of ['Tea', 'Tea house', 'Green tea']) await aList(ada, { name })
    const labelOf = async (query: string) =>
      (await answer(ada, get, { subject: { query } })).data?.subject?.label
    expect(await labelOf('tea')).toBe('Tea')
    expect(await labelOf('TEA H')).toBe('Tea house')
    expect(await labelOf('tea green')).toBe('Green tea')
    await anIdea(ada, 'Tea tasting')
    const asked = await answer(ada, get, { operation: 'inspect', subject: { query: 'tea t' } })
    expect(asked.data.subject?.label).toBe('Tea tasting')
    await anIdea(ada, 'Tea')
    const several = await answer(ada, get, { operation: 'inspect', subject: { query: 'tea' } })
    expect(several).toMatchObject({ status: 'needs_input', error: { code: 'subject_ambiguous' } })
    const candidates = several.error.candidates ?? []
    expect(candidates.map(({ kind, title }) => [kind, title])).toEqual([
      ['idea', 'Tea'],
      ['ideas_list', 'Tea'],
    ])
    const chosen = await answer(ada, get, candidates[1]?.input as Record<string, unknown>)
    expect(chosen.data.object).toMatchObject({ name: 'Tea', origin: 'manual', people: [] })
    const narrowed = await answer(ada, get, { subject: { type: 'ideas_list', query: 'tea' } })
    expect(narrowed.data.subject?.type).toBe('ideas_list')
  })

  test('offers five of many, and says that there are more', async () => {
    const ada = await world.account('Ada')
    for (let at = 0; at < 7; at += 1) await aList(ada, { name: `Walk ${at}` })
    const { error } = await answer(ada, get, { subject: { query: 'walk' } })
    expect(error.candidates).toHaveLength(5)
    expect(error.message).toContain('first five')
  })

  test('finds nothing of another’s, nothing archived, discarded or deleted by name', async () => {
    const [idea = ''] = await ideas(sam, 'Vanished idea')
    await answer(sam, 'ideas.created.archive', { idea_handle: idea })
    const ideas_list_handle = await aList(sam, { name: 'Vanished list' })
    await answer(sam, 'ideas.lists.delete', { ideas_list_handle })
    const { data } = await answer(sam, 'places.private.create', { name: 'Vanished place' })
    await answer(sam, 'places.private.archive', { place_handle: data.place.place_handle })
    await aList(await world.account('Ada'), { name: 'Vanished elsewhere' })
    const { status, error } = await answer(sam, get, { subject: { query: 'vanished' } })
    expect([status, error.code]).toEqual(['needs_input', 'nothing_found'])
    const opened = await read('open', { interaction_reference: idea })
    expect(opened.object).toMatchObject({ state: 'archived' })
  })

  test('lists what an object contains, in its order and part by part', async () => {
    const ada = await world.account('Ada')
    const ideas_list_handle = await aList(ada)
    const handles: string[] = []
    for (let at = 0; at < 5; at += 1) handles.push(await anIdea(ada, `Idea ${at}`))
    const put = { ideas_list_handle, mode: 'add', idea_handles: handles }
    await answer(ada, 'ideas.lists.items.update', put)
    const seen: unknown[] = []
    let input: Record<string, unknown> = {
      operation: 'list_contents',
      subject: { interaction_reference: ideas_list_handle },
      limit: 2,
    }
    for (let pages = 0; pages < 3; pages += 1) {
      const { data, next_actions } = await answer(ada, get, input)
      seen.push(...(data.items ?? []).map(({ idea_handle }) => idea_handle))
      expect(data.has_more).toBe(pages < 2)
      if (data.has_more) input = next_actions[0]?.input ?? {}
    }
    expect(seen).toEqual(handles)
    const far = await answer(ada, get, { ...input, offset: 9e15 })
    expect(far.data).toMatchObject({ items: [], has_more: false })
  })

  test.each([
    ['ideas_list', ['Evening swim']],
    ['place', ['Winter concert', 'Evening swim']],
    ['capture', []],
    ['plan', []],
  ])('lists the contents of a %s', async (type, titles) => {
    const { items = [] } = await read('list_contents', byHandle(type))
    expect(items.map(({ title }) => title)).toEqual(titles)
  })

  test('lists the ideas of a list that somebody likes', async () => {
    const { sam: host, ada, toSam } = await threeFriends(world)
    const ideas_list_handle = await aList(host)
    const [sauna = '', boules = ''] = await ideas(host, 'Sauna', 'Boules')
    const put = { ideas_list_handle, mode: 'add', idea_handles: [sauna, boules] }
    await answer(host, 'ideas.lists.items.update', put)
    await changeLike(ada, await anIdea(ada, 'Sauna'), {
      operation: 'save',
      people_handles: [toSam],
    })
    await world.service.runtime.replicate(ada.owner)
    const { data } = await answer(host, get, {
      operation: 'list_contents',
      subject: { interaction_reference: ideas_list_handle },
      collection: 'relationship_interests',
    })
    expect(data.items).toMatchObject([
      { subject: { handle: sauna }, mine: false, incoming_from: [{ display_name: 'Ada' }] },
    ])
  })

  test('a friend’s interest is a recommendation as long as it is known', async () => {
    const { sam: host, ada, toSam } = await threeFriends(world)
    const hers = await anIdea(ada, 'Natural wine')
    await changeLike(ada, hers, { operation: 'save', people_handles: [toSam] })
    await world.service.runtime.replicate(ada.owner)
    const [incoming] = await likes(host, { filters: { incoming_only: true } })
    const subject = { interaction_reference: incoming?.subject.handle }
    const { data } = await answer(host, get, { subject })
    expect(data.subject).toMatchObject({ type: 'recommendation', label: 'Natural wine' })
    expect(data.object).toMatchObject({ liked_by: [{ display_name: 'Ada' }] })
    await answer(host, 'places.private.create', { name: 'Natural wine' })
    const lists = await answer(host, get, { operation: 'list_ideas_lists', subject })
    expect(lists.data.items).toEqual([])
    await changeLike(ada, hers, { operation: 'unlike' })
    await world.service.runtime.replicate(ada.owner)
    expect((await problem(host, get, { subject })).status).toBe(404)
  })

  test.each([
    ['ideas_list', ['Warm places']],
    ['idea', ['Warm places']],
    ['event', []],
    ['place', ['Warm places']],
    ['plan', ['Warm places']],
    ['capture', []],
    ['person', []],
  ])('lists the Ideas Lists of a %s', async (type, names) => {
    const { items = [] } = await read('list_ideas_lists', byHandle(type))
    expect(items.map(({ name }) => name)).toEqual(names)
  })

  test('reads the defaults of a list, and of the only list that an idea is on', async () => {
    for (const type of ['ideas_list', 'idea']) {
      const data = await read('inspect_defaults', byHandle(type))
      expect(data.subject).toMatchObject({ type: 'ideas_list', label: 'Warm places' })
      expect(data.object).toMatchObject({ activity_names: ['Sauna'] })
    }
    const [idea = ''] = await ideas(sam, 'On two lists')
    const input = { operation: 'inspect_defaults', subject: { interaction_reference: idea } }
    expect((await answer(sam, get, input)).error.code).toBe('nothing_found')
    for (const name of ['One', 'Other']) {
      const ideas_list_handle = await aList(sam, { name })
      const put = { ideas_list_handle, mode: 'add', idea_handles: [idea] }
      await answer(sam, 'ideas.lists.items.update', put)
    }
    const { error } = await answer(sam, get, input)
    expect(error.code).toBe('subject_ambiguous')
    const [first] = error.candidates ?? []
    const chosen = await answer(sam, get, first?.input as Record<string, unknown>)
    expect(chosen.status).toBe('completed')
  })

  test.each([
    ['list_contents', 'idea', '/subject'],
    ['list_contents', 'event', '/subject'],
    ['list_contents', 'person', '/subject'],
    ['inspect_defaults', 'event', '/subject'],
    ['inspect_defaults', 'place', '/subject'],
    ['inspect_defaults', 'plan', '/subject'],
    ['inspect_defaults', 'capture', '/subject'],
  ])('refuses %s of a %s', async (operation, type, pointer) => {
    expect(await problem(sam, get, { operation, subject: byHandle(type) })).toEqual({
      status: 422,
      code: 'input_invalid',
      pointers: [pointer],
    })
  })

  test('refuses several names of one subject, blank words, and collections of what is no list', async () => {
    const subject = { query: 'Stadtbad', candidate_id: things.candidate_id }
    expect((await problem(sam, get, { subject })).pointers).toEqual([
      '/subject/candidate_id',
      '/subject/query',
    ])
    expect((await problem(sam, get, { subject: { query: ' ' } })).pointers).toEqual([
      '/subject/query',
    ])
    const collection = { operation: 'list_contents', collection: 'recommendations' }
    expect(await problem(sam, get, { ...collection, subject: byHandle('place') })).toMatchObject({
      pointers: ['/collection'],
    })
  })

  test('without a subject lists all lists and all saved ideas, and asks for anything else', async () => {
    const { data: lists } = await answer(sam, get, { operation: 'list_ideas_lists', limit: 25 })
    const all: Data<'ideas.lists.query'> = (await answer(sam, 'ideas.lists.query', {})).data
    expect(lists.items).toEqual(all.items)
    const saved = { operation: 'list_contents', collection: 'saved_items' }
    const { data: found } = await answer(sam, get, saved)
    expect(found.items?.length).toBeGreaterThan(2)
    for (const input of [
      {},
      { operation: 'inspect' },
      { ...saved, collection: 'recommendations' },
    ]) {
      expect((await answer(sam, get, input)).error.code).toBe('subject_required')
    }
  })

  test('looking changes nothing', async () => {
    const before = await objectRows(sam)
    for (const operation of ['open', 'inspect', 'list_ideas_lists']) {
      for (const type of types) await read(operation, byHandle(type))
    }
    expect(await objectRows(sam)).toEqual(before)
  })

  test('a guest reads the plan they are invited to as a guest, by plan and by invite', async () => {
    const guest = await world.account('Guest')
    const invite_handle = await invitedToPlan(guest)
    const { data } = await answer(guest, 'invites.get', { invite_handle })
    const { plan_handle } = data.invite.plan
    const plan = (await answer(guest, 'plans.get', { plan_handle })).data.plan
    for (const interaction_reference of [plan_handle, invite_handle]) {
      const input = { operation: 'inspect', subject: { interaction_reference } }
      const { data: found } = await answer(guest, get, input)
      expect(found.subject).toMatchObject({ type: 'plan', handle: plan_handle })
      expect(found.object).toMatchObject({ ...plan, role: 'invitee' })
      expect(found.object).not.toHaveProperty('requirements')
    }
    const byName = await answer(guest, get, { subject: { type: 'plan', query: plan?.title } })
    expect(byName.data.subject?.handle).toBe(plan_handle)
  })

  test('a public place is found by name where nothing own fits, and put on a list', async () => {
    const feature = { id: 'node/7', name: 'Udon Sieben', amenity: 'restaurant' }
    await importText(world, featureLines([feature]), { source: 'prepare' })
    const ada = await world.account('Ada')
    const subject = { query: 'udon' }
    const found = await answer(ada, 'ideas.object.get', { operation: 'inspect', subject })
    expect(found.data.subject).toMatchObject({ type: 'place', label: 'Udon Sieben' })
    expect(found.data.object).toMatchObject({ attribution: '© Test', opening_hours: null })
    const ideas_list_handle = await aList(ada)
    const add = { operation: 'add_to_list', subject, destination: { ideas_list_handle } }
    const added = await answer(ada, 'ideas.object.mutate', add)
    expect(added).toMatchObject({ status: 'completed', data: { subject: { type: 'idea' } } })
    const own = await answer(ada, 'ideas.object.get', { subject })
    expect(own.data.subject?.handle).toBe(added.data.subject.handle)
  })

  test('what a generated list saved from a friend’s like is shown as long as the like is known', async () => {
    const { sam: host, ada, toAda, toSam } = await threeFriends(world)
    const hers = await anIdea(ada, 'Natural wine')
    await changeLike(ada, hers, { operation: 'save', people_handles: [toSam] })
    await world.service.runtime.replicate(ada.owner)
    const generated = await answer(host, 'ideas.list.generate', {
      name: 'With Ada',
      person_handles: [toAda],
      search: 'natural wine',
    })
    expect(generated.status, JSON.stringify(generated)).toBe('completed')
    const { ideas_list_handle } = generated.data.list
    const input = {
      operation: 'list_contents',
      subject: { interaction_reference: ideas_list_handle },
    }
    const { items = [] } = (await answer(host, get, input)).data
    expect(items.map(({ title }) => title)).toEqual(['Natural wine'])
    const subject = { interaction_reference: items[0]?.idea_handle }
    expect((await answer(host, get, { subject })).status).toBe('completed')
    await changeLike(ada, hers, { operation: 'unlike' })
    await world.service.runtime.replicate(ada.owner)
    expect((await answer(host, get, input)).data.items).toEqual([])
    expect((await problem(host, get, { subject })).status).toBe(404)
  })

  test('a saved view lists what it contains now', async () => {
    const ada = await world.account('Ada')
    await answer(ada, 'places.private.create', { name: 'Tonwerk' })
    await anIdea(ada, 'Pottery at the Tonwerk')
    const run = await aRun(ada)
    const { data } = await answer(ada, 'ideas.discover.save', {
      name: 'Pottery',
      run_handle: run.run_handle,
    })
    const subject = { interaction_reference: data.list.ideas_list_handle }
    const { data: found } = await answer(ada, get, { operation: 'list_contents', subject })
    const lists = await answer(ada, 'ideas.lists.get', {
      ideas_list_handle: data.list.ideas_list_handle,
    })
    expect(found.items?.map(({ title }) => title)).toEqual(
      lists.data.items.map(({ title }) => title),
    )
    expect(found.items?.length).toBeGreaterThan(0)
    for (const operation of ['open', 'inspect', 'list_contents']) {
      const { outcome } = await answer(ada, get, { operation, subject })
      expect(
        outcome.disclosures.map(({ name }) => name),
        operation,
      ).toContain('list.computed')
    }
  })

  test('a public place that was retired is as one that never was, but what was saved of it stays', async () => {
    const source = 'retired'
    const features = [{ id: 'node/8', name: 'Soba Acht', amenity: 'restaurant' }]
    await importText(world, featureLines(features), { source })
    const ada = await world.account('Ada')
    const { data } = await answer(ada, get, { subject: { query: 'soba acht' } })
    const interaction_reference = data.subject?.handle ?? ''
    const { candidate_id } = await recommended(ada, interaction_reference)
    await asSuperuser(
      world.superuser_url,
      `update inventory_items set retired_at = now() where source = '${source}'`,
    )
    for (const subject of [{ interaction_reference }, { candidate_id }]) {
      expect((await problem(ada, get, { subject })).status).toBe(404)
      const destination = { ideas_list_handle: await aList(ada) }
      const add = { operation: 'add_to_list', subject, destination }
      expect((await problem(ada, 'ideas.object.mutate', add)).status).toBe(404)
    }
    expect((await answer(ada, get, { subject: { query: 'soba' } })).error.code).toBe(
      'nothing_found',
    )
  })
})

/** A public place as a recommendation. */
async function recommended(account: Account, interaction_reference: string) {
  const subject = { type: 'recommendation', interaction_reference }
  const { data } = await answer(account, get, { subject })
  return data.object as { candidate_id: string }
}
