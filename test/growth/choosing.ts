import { randomUUID } from 'node:crypto'
import { listStockedCities } from '#server/data/areas/list_cities.ts'
import { deleteOldThreads, deleteThreads } from '#server/data/discovery_runs/delete.ts'
import { findOldestThread } from '#server/data/discovery_runs/find.ts'
import { updateRunPutOff } from '#server/data/discovery_runs/update.ts'
import { listUntouchedIdeas } from '#server/data/ideas/find_generated.ts'
import { findIdeaOfPlace } from '#server/data/ideas/find_of_place.ts'
import { authoredBy } from '#server/runtime/authored.ts'
import { findDeclined, updateDeclined } from '#server/runtime/declined.ts'
import { sealCandidate } from '#server/domain/ideas/candidate.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { itemHandle } from '#server/domain/finding/item.ts'
import { itemIdOf } from '#server/domain/inventory/stored_item.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { capture } from '#test/support/given/captures.ts'
import { connect } from '#test/support/given/connections.ts'
import { asParent, aRun, found, jobOf } from '#test/support/given/discovery.ts'
import { featureLines } from '#test/support/given/inventory.ts'
import { aList, anIdea, answer } from '#test/support/given/lists.ts'
import { inHours } from '#test/support/given/plans.ts'
import { generate, likes, recommended } from '#test/support/given/recommendations.ts'
import type { Account, World } from '#test/support/world.ts'

/** The source of the public places and events. */
export const publicSource = 'growing'

/** Public places and events, as a file of the command that imports them. */
export const publicThings = featureLines([
  ...['taken', 'listed', 'kept', 'drafted'].map((id) => ({
    ...{
      id,
      name: `Zither cellar ${id}`,
      amenity: 'cafe',
      opening_hours: 'Mo-Su 10:00-20:00',
    },
  })),
  { id: 'gig', name: 'Zither evening', venue: 'Old barn', starts: inHours(40) },
])

/** Chooses, adopts and takes back what is recommended, found, public or liked by friends. */
export async function useChoices(world: World, before: Account): Promise<void> {
  const sam = await world.token(before)
  await useObjects(world, sam)
  await useItems(world, sam)
  await useFriends(world, sam)
  await useRuns(world, sam)
  await declineQuestions(world, sam)
  await readOrigins(world, sam)
}

const get = 'ideas.object.get'
const mutate = 'ideas.object.mutate'

/** Opens and lists everything by its name and by its handle. */
async function useObjects(world: World, sam: Account): Promise<void> {
  const { data } = await answer(sam, 'places.private.create', { name: 'Zither house' })
  const { place_handle } = data.place
  await sam.call('places.private.create', { name: 'Zither house' })
  const idea = { kind: 'place', title: 'Zither house', place_handle }
  const { data: saved } = await answer(sam, 'ideas.structured_create', {
    ...idea,
    ideas_list_handles: [await aList(sam, { name: 'Zithers' })],
  })
  const { idea_handle } = saved.idea
  for (const type of [undefined, 'ideas_list', 'idea', 'event', 'place', 'plan', 'capture']) {
    for (const query of ['zither h', 'zither nowhere']) {
      await sam.call(get, { subject: { query, ...(type && { type }) } })
    }
  }
  await sam.call(get, { operation: 'list_contents', collection: 'saved_items' })
  await sam.call(get, { operation: 'list_ideas_lists' })
  const list = await aList(sam, { name: 'Zithers too' })
  await answer(sam, mutate, {
    ...{ operation: 'add_to_list', subject: { handle: place_handle } },
    destination: { ideas_list_handle: list },
  })
  for (const handle of [place_handle, idea_handle, list]) {
    const subject = { interaction_reference: handle }
    for (const operation of ['open', 'inspect', 'list_contents', 'list_ideas_lists']) {
      await sam.call(get, { operation, subject })
    }
    await sam.call(get, {
      ...{ operation: 'list_contents', subject, collection: 'relationship_interests' },
    })
    await sam.call(get, { operation: 'list_contents', subject, collection: 'recommendations' })
  }
  const subject = { kind: 'place', handle: place_handle }
  await answer(sam, 'likes.mutate', { operation: 'save', subject })
  await answer(sam, 'ideas.created.archive', { idea_handle })
  const candidate_id = candidate(world, sam, 'place', place_handle)
  const place_id = parseHandle('place', place_handle) ?? ''
  await world.database.read(sam.owner, (db) => findIdeaOfPlace(db, place_id))
  await answer(sam, mutate, {
    ...{ operation: 'add_to_list', subject: { candidate_id } },
    destination: { ideas_list_handle: list },
  })
  const removed = await answer(sam, mutate, {
    ...{ operation: 'remove_from_list', subject: { handle: idea_handle } },
    destination: { ideas_list_handle: list },
  })
  const { reversible_action_id } = removed.data
  await answer(sam, mutate, { operation: 'undo', reversible_action_id })
}

function candidate(
  { service }: World,
  { owner }: Account,
  kind: 'place' | 'interest' | 'item' | 'found',
  id: string,
): string {
  return sealCandidate(service.runtime.seal, owner, { kind, id }, new Date())
}

const item = (id: string, kind: 'place' | 'event' = 'place') =>
  itemHandle({ kind, item_id: itemIdOf(publicSource, id) })

/** Takes public places and events, has lists generated of them, and undoes that. */
async function useItems(world: World, sam: Account): Promise<void> {
  for (const id of ['taken', 'kept']) {
    const subject = { kind: 'place', handle: item(id) }
    const { data } = await answer(sam, 'likes.mutate', { operation: 'save', subject })
    // Archived, it becomes active by a like, and archived by undoing that.
    const own = { kind: 'idea', handle: data.subject.handle }
    await answer(sam, 'likes.mutate', { operation: 'unlike', subject: own })
    await answer(sam, 'ideas.created.archive', { idea_handle: own.handle })
    const { receipt_id } = (await answer(sam, 'likes.mutate', { operation: 'save', subject })).data
    await answer(sam, 'likes.mutate', { operation: 'undo', receipt_id })
    await answer(sam, 'likes.mutate', { operation: 'save', subject })
  }
  await sam.call('likes.mutate', {
    operation: 'save',
    subject: { kind: 'event', handle: item('gig', 'event') },
  })
  await sam.call('events.search', { starts_after: '2099-01-01T00:00:00Z' })
  const idea_list_handles = [await aList(sam, { name: 'Some' })]
  await recommended(sam, { search: 'zither', idea_list_handles })
  await answer(sam, 'places.private.create', { name: 'Zither yard' })
  await recommended(sam, { search: 'zither yard' })
  await recommended(sam)
  await world.database.read(sam.owner, (db) => listStockedCities(db, 'Europe/Berlin', 5))
  const request = { name: 'Zithers', search: 'zither' }
  const first = await generate(sam, request)
  await generate(sam, request)
  await sam.call('ideas.search', { query: 'zither cellar' })
  await recommended(sam, { search: 'zither' })
  const { reversible_action_id } = first.data
  await sam.call(mutate, { operation: 'undo', reversible_action_id })
  const { data } = await generate(sam, { name: 'More zithers', search: 'zither cellar' })
  const ids = data.items.map(({ candidate_id }) => candidate_id).slice(0, 3)
  await sam.call('ideas.candidates.like', { candidate_ids: ids })
  const { ideas_list_handle } = data.list
  const deleted = await answer(sam, 'ideas.lists.delete', { ideas_list_handle })
  await answer(sam, mutate, {
    operation: 'undo',
    reversible_action_id: deleted.data.reversible_action_id,
  })
  await answer(sam, 'ideas.lists.delete', { ideas_list_handle })
  await sam.call('plans.draft.create', {
    candidate_id: candidate(world, sam, 'item', item('drafted')),
    place_handle: item('drafted'),
  })
}

/** Takes what a friend likes onto lists, archives it, and takes it again. */
async function useFriends(world: World, sam: Account): Promise<void> {
  const ada = await world.account('Ottilie')
  const { first, second } = await connect(sam, ada)
  await likes(ada, 'Zither sauna', [second])
  const shared = await aList(sam, { name: 'With Ottilie', person_handles: [first] })
  await answer(sam, 'ideas.lists.items.update', {
    ...{ ideas_list_handle: shared, mode: 'add' },
    idea_handles: [await anIdea(sam, 'Zither sauna at home')],
  })
  const made = await generate(sam, { name: 'Saunas', search: 'zither sauna', people: ['Ottilie'] })
  const { data } = await recommended(sam, { search: 'zither sauna', person_handles: [first] })
  for (const query of [
    'zither sauna',
    'sauna in Kreuzberg',
    'rainy day with kids',
    'warm and cosy',
  ]) {
    await sam.call('ideas.search', { query })
  }
  await world.database.read(sam.owner, (db) =>
    listUntouchedIdeas(db, { places: [randomUUID()], interests: [randomUUID()] }),
  )
  const candidate_ids = data.items.map(({ candidate_id }) => candidate_id)
  const { ideas_list_handle } = made.data.list
  const list = await answer(sam, 'ideas.lists.get', { ideas_list_handle })
  await sam.call('ideas.candidates.like', { candidate_ids })
  for (const { idea_handle } of list.data.items) {
    await sam.call('ideas.created.archive', { idea_handle })
  }
  for (const candidate_id of candidate_ids) {
    await sam.call(mutate, {
      ...{ operation: 'add_to_list', subject: { candidate_id } },
      destination: { ideas_list_handle: shared },
    })
  }
}

/** Runs of discovery from the first to the last, what was recorded in them, and what becomes of it. */
async function useRuns(world: World, sam: Account): Promise<void> {
  const run = await aRun(sam)
  const candidates = [
    found('Zither class', {
      location: { venue_name: 'Tonwerk', address: 'Seestraße 3, 13353 Berlin', city: 'Berlin' },
    }),
  ]
  const { run_handle, thread_handle, reply_contract_handle } = run
  const recorded = await answer(sam, 'discovery.record', {
    ...{ run_handle, result_state: 'results', candidates },
  })
  const [{ candidate_id } = { candidate_id: '' }] = recorded.data.candidates
  await answer(sam, get, { subject: { candidate_id } })
  const { state_version, snapshot_fingerprint } = recorded.data
  await answer(sam, 'plans.draft.create', {
    candidate_id,
    research_selection: {
      ...{ run_handle, thread_handle, reply_contract_handle, candidate_ref: candidate_id },
      ...{ snapshot_fingerprint, expected_state_version: state_version },
    },
  })
  await sam.call('ideas.candidates.like', { candidate_ids: [candidate_id] })
  const other = await aRun(sam)
  await aRun(sam, asParent(other, 'supersede'))
  await sam.call('ideas.discover', { query: 'zither', semantic_subject: 'zither' })
  await jobOf(world).run(sam.owner)
  const id = parseHandle('run', run_handle) ?? ''
  await world.database.write(sam.owner, {
    work: async (db) => {
      await updateRunPutOff(db, { run_id: id, claim: 1 }, 5)
      const oldest = await findOldestThread(db, null)
      await deleteThreads(db, [oldest ?? randomUUID()])
    },
  })
  await asSuperuser(
    world.superuser_url,
    `update discovery_runs set expires_at = now() - interval '91 days' where owner_id = '${sam.owner}'`,
  )
  await world.database.write(sam.owner, { work: (db) => deleteOldThreads(db, 10) })
}

/** Declines the questions of a capture and of a roundup. */
async function declineQuestions(world: World, sam: Account): Promise<void> {
  const { data } = await capture(sam, { text: 'Zither bar', target_feed_text: 'no such' })
  const made = await answer(sam, 'ideas.roundup.mutate', {
    ...{
      operation: 'create',
      items: [{ title: 'Tea room' }, { title: 'Tea bar' }],
      mode: 'recommendation',
    },
  })
  for (const [kind, handle] of [
    ['roundup', made.data.public_id],
    ['capture', data.capture_public_id],
  ] as const) {
    const work = { owner: sam.owner, kind, handle }
    await updateDeclined(world.service.runtime, work, 'key')
    for (let times = 0; times < 2; times += 1) await findDeclined(world.service.runtime, work)
  }
}

/** Finds out whose words the titles of saved ideas are, and everything else that has words of others, alone and together. */
async function readOrigins(world: World, sam: Account): Promise<void> {
  const { data } = await answer(sam, 'ideas.saved.query', {})
  const { items } = (await answer(sam, 'places.private.query', {})).data
  const titles = new Set(data.items.map(({ title }) => title))
  const handles = [
    data.items.map(({ idea_handle }) => idea_handle),
    items.map(({ place_handle }) => place_handle),
    data.items.flatMap(({ liked_by }) => liked_by.map(({ person_handle }) => person_handle)),
    ...(['plan', 'action', 'capture', 'roundup', 'person'] as const).map((kind) => [
      toHandle(kind, randomUUID()),
    ]),
  ]
  const { runtime } = world.service
  for (const some of handles) await authoredBy(runtime, sam.owner, new Set(some), new Set())
  await authoredBy(runtime, sam.owner, new Set(handles.flat()), titles)
}
