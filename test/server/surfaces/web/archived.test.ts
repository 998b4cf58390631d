import { beforeAll, expect, test } from 'vitest'
import {
  archivedPage,
  archivedThings,
  pressArchived,
  useArchivedPage,
} from '#test/support/given/archived.ts'
import { connect } from '#test/support/given/connections.ts'
import { answer, ideas } from '#test/support/given/lists.ts'
import { aCandidate, inHours } from '#test/support/given/plans.ts'
import { letPass } from '#test/support/given/time.ts'
import { rowsNaming } from '#test/support/rows_naming.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()
let sam: Account
let client: WebClient

beforeAll(async () => {
  sam = await world.account('Sam')
  client = await signedInClient(world, sam)
})

const page = (handle: string) => `/settings/archived/${handle}`

async function archivedIdea(title: string, of: Account = sam): Promise<string> {
  const [idea_handle = ''] = await ideas(of, title)
  await answer(of, 'ideas.created.archive', { idea_handle })
  return idea_handle
}

async function archivedPlace(name: string): Promise<string> {
  const { data } = await answer(sam, 'places.private.create', { name, address: 'Mole 3' })
  const { place_handle } = data.place
  await answer(sam, 'places.private.archive', { place_handle })
  return place_handle
}

test('what was archived or discarded is listed, and has a page', async () => {
  const idea = await archivedIdea('Old ramen')
  const place = await archivedPlace('Old harbor')
  const { candidate_id } = await aCandidate(sam)
  const { data } = await answer(sam, 'plans.draft.create', {
    ...{ candidate_id, scheduled_at: inHours(48), title_override: 'Old evening' },
  })
  const plan = data.plan?.plan_handle ?? ''
  await answer(sam, 'plans.discard', { plan_handle: plan })
  const listed = await archivedThings(client)
  expect(listed.slice(0, 3).map(({ handle }) => handle)).toEqual([plan, place, idea])
  for (const handle of [idea, place, plan]) {
    const { status, text } = await client.get(page(handle), { accept: 'text/html' })
    expect([status, /Old (ramen|harbor|evening)/.test(text)]).toEqual([200, true])
  }
})

test('an archived idea and an archived place are restored, once', async () => {
  for (const handle of [await archivedIdea('Back again'), await archivedPlace('Back there')]) {
    expect(await useArchivedPage(client, handle, 'restore')).toBe('/settings/archived?restored')
    expect((await archivedPage(client, page(handle))).status).toBe(404)
  }
  const { data } = await answer(sam, 'ideas.saved.query', { query: 'Back again' })
  expect(data.items.map(({ title }) => title)).toEqual(['Back again'])
})

test('what is deleted for good is emptied at once, also when the form is sent again, and nothing brings it back', async () => {
  const idea_handle = await archivedIdea('Gone quokka')
  const { data } = await answer(sam, 'places.private.create', { name: 'Quokka inn' })
  const { place_handle } = data.place
  const archived = await answer(sam, 'places.private.archive', { place_handle })
  for (const handle of [idea_handle, place_handle]) {
    const { form_token } = await archivedPage(client, `${page(handle)}/delete`)
    const first = await pressArchived(client, handle, 'delete', form_token)
    const again = await pressArchived(client, handle, 'delete', form_token)
    const led = [first, again].map(({ headers }) => headers.get('location'))
    expect(led).toEqual(['/settings/archived?deleted', '/settings/archived?deleted'])
    expect((await archivedPage(client, page(handle))).status).toBe(404)
  }
  const left = await rowsNaming(world.superuser_url, 'quokka')
  expect([left.ideas, left.places, left.likes]).toEqual([undefined, undefined, undefined])
  const undone = await sam.call('ideas.object.mutate', {
    operation: 'undo',
    reversible_action_id: archived.data.reversible_action_id,
  })
  expect(undone.body.error ?? undone.body).toMatchObject({ code: 'not_reversible' })
  const again = await sam.call('ideas.created.archive', { idea_handle })
  expect([again.status, again.body.status]).toEqual([200, 'unchanged'])
  const read = await sam.call('ideas.object.get', {
    subject: { candidate_id: idea_handle },
  })
  expect([read.status, read.text]).toEqual([200, expect.not.stringContaining('quokka')])
  const { data: all } = await answer(sam, 'places.private.query', { include_archived: true })
  expect(all.items.map((one) => one.place_handle)).not.toContain(place_handle)
})

test('ideas that are at a place that is deleted for good stay, and are found', async () => {
  const { data } = await answer(sam, 'places.private.create', { name: 'Wombat hall' })
  const { place_handle } = data.place
  const made = await answer(sam, 'ideas.structured_create', {
    ...{ kind: 'event', title: 'Swing night', event_start_at: inHours(48) },
    venue_place_handle: place_handle,
  })
  await answer(sam, 'places.private.archive', { place_handle })
  await useArchivedPage(client, place_handle, 'delete')
  const found = await answer(sam, 'ideas.search', { query: 'Swing night' })
  expect(JSON.stringify(found.data)).not.toContain('Wombat')
  const saved = await answer(sam, 'ideas.saved.query', { query: 'Swing night' })
  expect(saved.data.items.map(({ idea_handle }) => idea_handle)).toEqual([
    made.data.idea?.idea_handle,
  ])
  expect((await answer(sam, 'ideas.saved.query', { query: 'Wombat' })).data.items).toEqual([])
})

test('a friend sees nothing of what somebody liked and deleted for good', async () => {
  const ada = await world.account('Ada')
  const { first: person_handle } = await connect(sam, ada)
  const [idea_handle = ''] = await ideas(sam, 'Numbat walk')
  await answer(sam, 'relationships.interest.mutate', {
    ...{ operation: 'like', person_handle, subject: { candidate_id: idea_handle } },
  })
  await answer(sam, 'ideas.created.archive', { idea_handle })
  await useArchivedPage(client, idea_handle, 'delete')
  const left = await rowsNaming(world.superuser_url, 'numbat')
  expect([left.incoming_interests, left.likes]).toEqual([undefined, undefined])
})

test('what is in use, what belongs to somebody else and what nobody made are not there, and stay', async () => {
  const ada = await world.account('Ada')
  const foreign = await archivedIdea('Of Ada', ada)
  const [active = ''] = await ideas(sam, 'In use')
  const [used = ''] = await ideas(sam, 'Archived')
  await answer(sam, 'ideas.created.archive', { idea_handle: used })
  const { form_token } = await archivedPage(client, page(used))
  for (const handle of [foreign, active, 'id_00000000000000000000000000', 'pn_', 'x', '%00']) {
    const replies = [
      await archivedPage(client, page(handle)),
      await archivedPage(client, `${page(handle)}/delete`),
      await pressArchived(client, handle, 'delete', form_token),
      await pressArchived(client, handle, 'restore', form_token),
    ]
    expect([handle, replies.map(({ status }) => status)]).toEqual([handle, [404, 404, 404, 404]])
  }
  expect(await archivedThings(await signedInClient(world, ada))).toMatchObject([
    { handle: foreign, title: 'Of Ada' },
  ])
})

test('a form from elsewhere deletes nothing', async () => {
  const handle = await archivedIdea('Stays')
  expect((await pressArchived(client, handle, 'delete', '')).status).toBe(403)
  expect((await archivedPage(client, page(handle))).status).toBe(200)
})

test('of deleting for good and restoring at once, one is done', async () => {
  for (let round = 0; round < 5; round += 1) {
    const handle = await archivedIdea(`Raced ${round}`)
    const { form_token } = await archivedPage(client, page(handle))
    const pressed = await Promise.all([
      pressArchived(client, handle, 'restore', form_token),
      pressArchived(client, handle, 'delete', form_token),
    ])
    const led = pressed.map(({ headers }) => headers.get('location'))
    const is_restored = led[0] === '/settings/archived?restored'
    const is_deleted = led[1] === '/settings/archived?deleted'
    expect([round, is_restored !== is_deleted]).toEqual([round, true])
    const { body } = await sam.call('ideas.saved.query', { query: `Raced ${round}` })
    expect(Object(body.data).items).toHaveLength(is_restored ? 1 : 0)
  }
})

test('what was archived is read page by page, whatever stands in the address', async () => {
  const ben = await world.account('Ben')
  for (let count = 0; count < 23; count += 1) await archivedIdea(`Page ${count}`, ben)
  const own = await signedInClient(world, ben)
  const titles = (await archivedThings(own)).map(({ title }) => title)
  expect(titles).toEqual(Array.from({ length: 23 }, (_, index) => `Page ${22 - index}`))
  for (const after of ['x', '1_2', '9999999999999_ffffffff-ffff-ffff-ffff-ffffffffffff', '%00']) {
    const { status } = await archivedPage(own, `/settings/archived?after=${after}`)
    expect(status).toBe(200)
  }
})

test('nothing can be restored once a day has passed, and the page says so', async () => {
  const handle = await archivedIdea('Late')
  expect((await archivedPage(client, page(handle))).may_restore).toBe(true)
  await letPass(world.superuser_url, '25 hours')
  const fresh = await signedInClient(world, sam)
  expect((await archivedPage(fresh, page(handle))).may_restore).toBe(false)
  const { form_token } = await archivedPage(fresh, `${page(handle)}/delete`)
  const { headers } = await pressArchived(fresh, handle, 'restore', form_token)
  expect(headers.get('location')).toBe(`${page(handle)}?not-restored`)
})
