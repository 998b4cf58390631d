import { beforeAll, expect, test } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { sealCandidate } from '#server/domain/ideas/candidate.ts'
import { itemHandle, itemIdOf } from '#server/domain/finding/item.ts'
import { itemIdOf as idIn } from '#server/domain/inventory/stored_item.ts'
import { featureLines, importText } from '#test/support/given/inventory.ts'
import { connect } from '#test/support/given/connections.ts'
import { likes, mutate } from '#test/support/given/likes.ts'
import { answer, problem } from '#test/support/given/lists.ts'
import { aCandidate } from '#test/support/given/plans.ts'
import { type Account, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')
const source = 'adopted'

const handleOf = (id: string, kind: 'place' | 'event' = 'place') =>
  itemHandle({ kind, item_id: idIn(source, id) })

function candidateOf(account: Account, handle: string): string {
  const { seal } = world.service.runtime
  return sealCandidate(seal, account.owner, { kind: 'item', id: handle }, new Date())
}

const like = (account: Account, handle: string, kind = 'place') =>
  account.call('likes.mutate', { operation: 'save', subject: { kind, handle } })

const at: [number, number] = [13.4, 52.48]
const in2Days = new Date(Date.now() + 2 * 86_400_000).toISOString()

const places = [
  ...['likes', 'places', 'races', 'archived', 'retired', 'venue', 'drafted', 'source'].map(
    (id) => ({
      id,
      name: `Hall ${id}`,
      'addr:street': `${id} street`,
      opening_hours: 'Mo-Su 10:00-20:00',
      amenity: 'cafe',
      at,
    }),
  ),
  { id: 'gig', name: 'Gig', venue: 'Old barn', starts: in2Days, website: 'https://gig.example/' },
  { id: 'over', name: 'Last gig', venue: 'Old barn', starts: '2020-01-01T20:00:00Z' },
]

beforeAll(async () => {
  await importText(world, featureLines(places), { source })
})

interface Counts {
  ideas: number
  places: number
}

async function countOf(account: Account): Promise<Counts> {
  return world.database.read(account.owner, async (db) => {
    const [row] = await db.sql<Counts>`
      select (select count(*) from ideas where owner_id = ${db.owner}) as ideas,
        (select count(*) from places where owner_id = ${db.owner}) as places`
    return row ?? { ideas: 0, places: 0 }
  })
}

test('liking a public place saves it once as an idea with its place, its activity and its attribution', async () => {
  const before = await countOf(sam)
  const { body } = await like(sam, handleOf('likes'))
  expect(body).toMatchObject({ status: 'completed', data: { saved: true } })
  const { handle } = body.data.subject
  expect(handle).toMatch(/^id_/)
  const again = await like(sam, handleOf('likes'), 'idea')
  expect(again.body.data.subject.handle).toBe(handle)
  const { data } = await answer(sam, 'ideas.saved.query', { query: 'Hall likes' })
  expect(data.items).toHaveLength(1)
  expect(data.items[0]).toMatchObject({
    idea_handle: handle,
    title: 'Hall likes',
    activities: ['Coffee'],
    neighborhood: 'Kreuzberg',
    place: { name: 'Hall likes', timezone: 'Europe/Berlin', attribution: '© Test' },
  })
  const after = await countOf(sam)
  expect(after).toEqual({ ideas: before.ideas + 1, places: before.places + 1 })
})

test('the place of an idea that was taken is not among the private places until it is changed or drafted from', async () => {
  await like(sam, handleOf('places'))
  const listed = async () => {
    const { data } = await answer(sam, 'places.private.query', { query: 'Hall places' })
    return data.items
  }
  expect(await listed()).toEqual([])
  const { data } = await answer(sam, 'ideas.saved.query', { query: 'Hall places' })
  const place_handle = data.items[0]?.place?.place_handle
  await answer(sam, 'places.private.update', { place_handle, description: 'Quiet in the morning' })
  expect(await listed()).toMatchObject([{ place_handle, attribution: '© Test' }])
})

test('ten calls at once that take an item make one idea and one place', async () => {
  const before = await countOf(ada)
  const answers = await Promise.all(Array.from({ length: 10 }, () => like(ada, handleOf('races'))))
  const handles = answers.map(({ body }) => body.data?.subject.handle)
  expect(new Set(handles).size).toBe(1)
  expect(await countOf(ada)).toEqual({ ideas: before.ideas + 1, places: before.places + 1 })
})

test('an idea that was archived is active again when its item is chosen again, and the answer says so', async () => {
  const { body } = await like(sam, handleOf('archived'))
  const idea_handle = body.data.subject.handle
  await answer(sam, 'ideas.created.archive', { idea_handle })
  const again = await like(sam, handleOf('archived'))
  expect(again.body).toMatchObject({
    status: 'completed',
    data: { subject: { handle: idea_handle } },
  })
  expect(again.body.outcome.disclosures).toContainEqual({
    name: 'idea.restored',
    text: 'You had archived “Hall archived”. It is active again.',
  })
  const { data } = await answer(sam, 'ideas.saved.query', { query: 'Hall archived' })
  expect(data.items).toHaveLength(1)
})

test('what is retired, over or nowhere is not found, and what was taken before stays', async () => {
  await like(sam, handleOf('retired'))
  const closed = places.map((place) =>
    place.id === 'retired' ? { ...place, operating_status: 'closed' } : place,
  )
  await importText(world, featureLines(closed), { source })
  expect((await like(sam, handleOf('retired'))).status).toBe(200)
  expect((await like(ada, handleOf('retired'))).status).toBe(404)
  expect((await like(ada, handleOf('over', 'event'), 'event')).status).toBe(404)
  expect((await like(ada, handleOf('nowhere'))).status).toBe(404)
  const { data } = await answer(sam, 'ideas.saved.query', { query: 'Hall retired' })
  expect(data.items[0]?.place).toMatchObject({ attribution: '© Test' })
})

test('a draft of a public event has its start, its venue and its attribution', async () => {
  const candidate_id = candidateOf(sam, handleOf('gig', 'event'))
  const { data, outcome } = await answer(sam, 'plans.draft.create', { candidate_id })
  expect(data.plan).toMatchObject({
    title: 'Gig',
    place: { name: 'Old barn', attribution: '© Test' },
  })
  expect(Date.parse(data.plan.scheduled_at ?? '')).toBe(
    Math.floor(Date.parse(in2Days) / 1000) * 1000,
  )
  expect(outcome.disclosures).toContainEqual({
    name: 'inventory.attribution',
    text: 'Contains data of: © Test.',
  })
  const { data: listed } = await answer(sam, 'places.private.query', { query: 'Old barn' })
  expect(listed.items).toHaveLength(1)
})

test('the page of an invitation names the source of its place', async () => {
  await answer(sam, 'relationships.people.ensure', { names: ['Mira'] })
  const { candidate_id } = await aCandidate(sam)
  const { data: draft } = await answer(sam, 'plans.draft.create', {
    candidate_id,
    place_handle: handleOf('drafted'),
    scheduled_at: in2Days,
    audience_selection: { person_names: ['Mira'] },
  })
  const { plan_handle } = draft.plan
  await answer(sam, 'plans.draft.preview', { plan_handle })
  const ready = await answer(sam, 'plans.prepare_send', { plan_handle, action: 'send_invites' })
  const { action_handle } = ready.data.prepared
  const { data } = await answer(sam, 'actions.commit', { action_handle })
  const page = await fetch(data.share_links?.[0]?.url ?? '')
  expect(await page.text()).toContain('Place: © Test')
})

test('a candidate of one account says nothing to another', async () => {
  const candidate_id = candidateOf(sam, handleOf('gig', 'event'))
  expect((await ada.call('plans.draft.create', { candidate_id })).status).toBe(404)
  const before = await countOf(ada)
  expect((await ada.call('ideas.candidates.like', { candidate_ids: [candidate_id] })).status).toBe(
    404,
  )
  expect(await countOf(ada)).toEqual(before)
})

test('a draft and an idea may be at a public place, which then is a private one', async () => {
  const { candidate_id } = await aCandidate(sam)
  const place_handle = handleOf('drafted')
  const { data } = await answer(sam, 'plans.draft.create', { candidate_id, place_handle })
  expect(data.plan.place).toMatchObject({ name: 'Hall drafted', address: 'drafted street, Berlin' })
  const idea = await aCandidate(sam, { place_handle: handleOf('venue') })
  expect(idea.place).toMatchObject({ name: 'Hall venue', attribution: '© Test' })
  const same = await aCandidate(sam, { place_handle: handleOf('venue') })
  expect(same.place?.place_handle).toBe(idea.place?.place_handle)
})

test('a public item is a source of a draft, and looking at it saves nothing', async () => {
  const { candidate_id } = await aCandidate(ada)
  const before = await countOf(ada)
  const handle = handleOf('gig', 'event')
  const { data } = await answer(ada, 'plans.draft.create', {
    candidate_id,
    source_handles: [handle],
    claims: [{ source_handle: handle, claim: 'Doors open at 19:00' }],
  })
  expect(data.evidence).toMatchObject([{ source_url: 'https://gig.example/' }])
  const read = await ada.call('relationships.interest.get', {
    subject: { type: 'event', handle },
    person_query: 'Nobody',
  })
  expect(read.status).toBe(200)
  expect(await countOf(ada)).toEqual(before)
  expect(itemIdOf(handle)).toBe(idIn(source, 'gig'))
})

test('requests cannot write the inventory', async () => {
  const writing = world.database.write(sam.owner, {
    work: (db) => db.run(sql`update inventory_items set name = 'Mine' where source = ${source}`),
  })
  await expect(writing).rejects.toThrow('permission denied')
})

test('the handle of what was found is taken where a candidate is asked for', async () => {
  const jo = await world.account('Jo')
  const mira = await world.account('Mira')
  for (const handle of [handleOf('likes'), handleOf('gig', 'event')]) {
    const { status, data } = await answer(jo, 'plans.draft.create', { candidate_id: handle })
    expect(status).toBe('completed')
    expect(data.plan.state).toBe('draft')
    const liked = await answer(jo, 'ideas.candidates.like', { candidate_ids: [handle] })
    expect(liked.data.likes).toMatchObject([{ liked: true }])
  }
  const { first } = await connect(jo, mira)
  const { data: made } = await answer(jo, 'ideas.structured_create', {
    kind: 'place',
    title: 'Tea house',
  })
  const { idea_handle } = made.idea
  await mutate(jo, idea_handle, { operation: 'save', people_handles: [first] })
  const [item] = await likes(mira)
  expect(item?.subject.handle).toMatch(/^lk_/)
  const draft = await answer(mira, 'plans.draft.create', { candidate_id: item?.subject.handle })
  expect(draft.data.plan.title).toBe('Tea house')
  // To somebody else the same handle means nothing.
  const foreign = { candidate_id: item?.subject.handle }
  expect(await problem(ada, 'plans.draft.create', foreign)).toMatchObject({ status: 404 })
})
