import { expect, test, vi } from 'vitest'
import type { CapabilityId } from '#generated/types.ts'
import {
  aParty,
  aPreparedSend,
  aSentPlan,
  commit,
  type Party,
} from '#test/support/given/actions.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { aCandidate, aReviewedDraft, inHours } from '#test/support/given/plans.ts'
import { take } from '#test/support/given/friendship.ts'
import { openRows } from '#test/support/footprint.ts'
import { useWorld } from '#test/support/world.ts'

// What happens to a plan when the people and things it rests on go their own ways.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const world = useWorld()
let party: Party

/** A host and friends that no other test has used. */
async function fresh(): Promise<Party> {
  party = await aParty(world)
  return party
}

const title = () => `Ramen ${crypto.randomUUID().slice(0, 8)}`

async function prepared(id: CapabilityId, input: Record<string, unknown>) {
  const { status, body, text } = await party.sam.call(id, input)
  if (status !== 200 || body.status !== 'completed') throw new Error(`${id} answered ${text}`)
  return body.data as { prepared: { action_handle: string } }
}

test('a guest who was removed, disconnected and given a new link cannot answer through the old invite', async () => {
  const { sam, ada, friends } = await fresh()
  const { plan } = await aSentPlan(sam, [friends.ada, friends.mira], { title_override: title() })
  const { plan_handle } = plan
  const [invite] = (await answer(ada, 'invites.list', {})).data.items
  await commit(
    sam,
    await prepared('plans.roster.prepare', { plan_handle, recipient_handles: [friends.mira] }),
  )
  await take(sam, { operation: 'disconnect', person_handle: friends.ada })
  const again = { plan_handle, recipient_handles: [friends.mira, friends.ada] }
  const { data } = await commit(sam, await prepared('plans.roster.prepare', again))
  expect(data.share_links).toHaveLength(1)
  const { invite_handle } = invite ?? {}
  const late = await answer(ada, 'invites.rsvp.update', { invite_handle, rsvp_status: 'accepted' })
  expect(late).toMatchObject({ status: 'failed', error: { code: 'invite_removed' } })
  expect((await answer(ada, 'invites.list', {})).data.items).toEqual([])
  expect((await answer(sam, 'plans.get', { plan_handle })).data.plan.rsvp.pending).toBe(2)
})

test('a plan is called off and changed although one of its guests is not among the people any more', async () => {
  const { sam, ada, friends } = await fresh()
  const { plan } = await aSentPlan(sam, [friends.ada, friends.mira])
  const { plan_handle } = plan
  await answer(sam, 'relationships.people.manage', {
    operation: 'delete',
    person_handle: friends.mira,
  })
  const changes = { scheduled_at: inHours(60) }
  const move = { plan_handle, changes, notify_recipients: true }
  expect((await commit(sam, await prepared('plans.update.prepare', move))).status).toBe('completed')
  const off = await commit(sam, await prepared('plans.cancel.prepare', { plan_handle }))
  expect(off.status).toBe('completed')
  const [invite] = (await answer(ada, 'invites.list', { include_expired: true })).data.items
  expect(invite?.plan.state).toBe('canceled')
})

test('a deleted person is taken off a plan by a roster without them', async () => {
  const { sam, friends } = await fresh()
  const { plan } = await aSentPlan(sam, [friends.ada, friends.mira])
  const { plan_handle } = plan
  await answer(sam, 'relationships.people.manage', {
    operation: 'delete',
    person_handle: friends.mira,
  })
  const only = { plan_handle, recipient_handles: [friends.ada] }
  expect((await commit(sam, await prepared('plans.roster.prepare', only))).status).toBe('completed')
  expect((await answer(sam, 'plans.get', { plan_handle })).data.plan.rsvp).toMatchObject({
    pending: 1,
    removed: 1,
  })
})

test('a plan is called off although its one guest is parted from', async () => {
  const { sam, ada, friends } = await fresh()
  const { plan } = await aSentPlan(sam, [friends.ada])
  const { plan_handle } = plan
  await take(ada, {
    operation: 'disconnect',
    person_handle: (await answer(ada, 'relationships.people.query', {})).data.items[0]
      ?.person_handle,
  })
  const move = { plan_handle, changes: { scheduled_at: inHours(60) }, notify_recipients: true }
  const moved = await commit(sam, await prepared('plans.update.prepare', move))
  expect(moved.data.deliveries).toEqual([
    { person_handle: friends.ada, display_name: 'Ada', status: 'delivery_unavailable' },
  ])
  const off = await commit(sam, await prepared('plans.cancel.prepare', { plan_handle }))
  expect(off.data.deliveries).toEqual([
    { person_handle: friends.ada, display_name: 'Ada', status: 'delivery_unavailable' },
  ])
  const [invite] = (await answer(ada, 'invites.list', {})).data.items
  expect(invite?.plan).toMatchObject({ state: 'canceled', scheduled_at: move.changes.scheduled_at })
})

test('a draft whose audience is gone in part asks for recipients or goes to the others', async () => {
  const { sam } = await fresh()
  const [one = '', two = ''] = await people(sam, 'Karla', 'Rosa')
  const { candidate_id } = await aCandidate(sam)
  const { data } = await answer(sam, 'plans.draft.create', {
    candidate_id,
    scheduled_at: inHours(48),
    audience_selection: { person_handles: [one, two] },
  })
  const { plan_handle } = data.plan
  await answer(sam, 'relationships.people.manage', { operation: 'delete', person_handle: one })
  const { status, body, text } = await sam.call('plans.invitation.prepare', { plan_handle })
  expect(status, text).toBe(200)
  expect(
    body.data?.prepared.recipients.map(({ display_name }) => display_name),
    text,
  ).toEqual(['Rosa'])
  await answer(sam, 'relationships.people.manage', { operation: 'delete', person_handle: two })
  const nobody = await sam.call('plans.invitation.prepare', { plan_handle })
  expect([nobody.status, nobody.body.status], nobody.text).toEqual([200, 'needs_input'])
})

test('a plan outlives the idea, the place and the list it was drafted from', async () => {
  const { sam, ada, friends } = await fresh()
  const { place } = (await answer(sam, 'places.private.create', { name: 'Kitchen' })).data
  const { list } = (await answer(sam, 'ideas.lists.create', { name: 'Winter' })).data
  const idea = await aCandidate(sam, { place_handle: place.place_handle })
  const name = title()
  const draft = {
    candidate_id: idea.candidate_id,
    place_handle: place.place_handle,
    idea_list_handle: list.ideas_list_handle,
    title_override: name,
    scheduled_at: inHours(48),
  }
  const { plan_handle } = (await answer(sam, 'plans.draft.create', draft)).data.plan
  const send = { plan_handle, send_person_handles: [friends.ada] }
  const ready = await prepared('plans.invitation.prepare', send)
  await answer(sam, 'ideas.created.archive', { idea_handle: idea.idea_handle })
  await answer(sam, 'places.private.archive', { place_handle: place.place_handle })
  await answer(sam, 'ideas.lists.delete', { ideas_list_handle: list.ideas_list_handle })
  expect((await commit(sam, ready)).status).toBe('completed')
  const read = await answer(sam, 'plans.get', { plan_handle })
  expect(read.data.plan.place).toMatchObject({ name: 'Kitchen', state: 'archived' })
  const { items } = (await answer(ada, 'invites.list', { query: name })).data
  expect(items[0]?.plan.place).toEqual({ name: 'Kitchen', address: null })
})

test('the same person by name, by another case and by handle is invited once', async () => {
  const { sam, friends } = await fresh()
  const { prepared: action } = await aPreparedSend(sam, [friends.mira, friends.mira])
  expect(action.recipients).toHaveLength(1)
  const { plan_handle } = (await aPreparedSend(sam, [friends.mira])).plan
  const input = {
    plan_handle,
    send_person_handles: [friends.mira],
    send_person_names: ['mira', 'MIRA', 'Ada'],
  }
  const { data } = await answer(sam, 'plans.prepare_send', input)
  expect(data.prepared.recipients.map(({ display_name }) => display_name).sort()).toEqual([
    'Ada',
    'Mira',
  ])
})

test.each([
  ['a start in the past', () => ({ scheduled_at: inHours(-1) })],
  ['a deadline after the start', () => ({ rsvp_deadline: inHours(500) })],
  ['a start before the deadline', () => ({ scheduled_at: inHours(20) })],
  ['an end before the start', () => ({ scheduled_ends_at: inHours(30) })],
  ['fewer places than people needed', () => ({ capacity_min: 9, capacity_max: 3 })],
])('%s is no change a plan can take', async (_name, changes) => {
  const { sam, friends } = await fresh()
  const { plan } = await aSentPlan(sam, [friends.ada], { rsvp_deadline: inHours(40) })
  const { status, body } = await sam.call('plans.update.prepare', {
    plan_handle: plan.plan_handle,
    changes: changes(),
  })
  expect(status === 422 || body.status === 'needs_input', JSON.stringify(body)).toBe(true)
})

test('a guest can read the plan by the name they have for it, and change nothing about it', async () => {
  const { sam, ada, friends } = await fresh()
  await aSentPlan(sam, [friends.ada])
  const [invite] = (await answer(ada, 'invites.list', {})).data.items
  const plan_handle = invite?.plan.plan_handle
  const rows = await openRows(world.superuser_url)
  const before = await rows.content(sam.owner)
  const changes = { title_override: 'Mine' }
  const attempts: [CapabilityId, Record<string, unknown>][] = [
    ['plans.draft.update', changes],
    ['plans.draft.preview', {}],
    ['plans.draft.delete', {}],
    ['plans.discard', {}],
    ['plans.prepare_send', {}],
    ['plans.invitation.prepare', {}],
    ['plans.roster.prepare', { recipient_names: ['Sam'] }],
    ['plans.update.prepare', { changes }],
    ['plans.cancel.prepare', {}],
    ['plans.logistics.update', { mode: 'replace', items: [] }],
  ]
  const endings: unknown[] = []
  for (const [id, input] of attempts) {
    const { status, body } = await ada.call(id, { plan_handle, ...input })
    endings.push([id, status, body.error?.code ?? body.code])
  }
  const after = await rows.content(sam.owner)
  await rows.end()
  expect(endings).toEqual(attempts.map(([id]) => [id, 200, 'plan_not_editable']))
  expect(after).toEqual(before)
})

test('a link opens the page it was made for, and no other', async () => {
  const { sam, friends } = await fresh()
  const { ideas_list_handle } = (await answer(sam, 'ideas.lists.create', { name: title() })).data
    .list
  const shared = await answer(sam, 'ideas.lists.share.prepare', {
    ideas_list_handle,
    person_handle: friends.mira,
  })
  const connection = await take(sam, { operation: 'create_invitation', mode: 'shared' })
  const draft = await aReviewedDraft(sam)
  const send = {
    plan_handle: draft,
    action: 'create_share_link',
    send_person_handles: [friends.mira],
  }
  const { share_links } = (await commit(sam, await prepared('plans.prepare_send', send))).data
  const urls = [
    shared.data.manual_link?.url,
    connection.link?.url,
    ...share_links.map(({ url }) => url),
  ]
  const paths = urls.map((url = '') => new URL(url).pathname)
  const pages = ['c', 'i', 'l', 'p', 'u']
  expect([...new Set(paths.map((path) => path.split('/')[1]))].sort()).toEqual(['c', 'i', 'l', 'p'])
  for (const path of paths) {
    const [, own, token] = path.split('/')
    for (const page of pages) {
      const url = `${world.url}/${page}/${token}`
      expect((await fetch(url)).status, `${own} at ${page}`).toBe(page === own ? 200 : 404)
      if (page === own) continue
      const body = new URLSearchParams({ answer: 'accepted', name: 'Eve', mail: 'stop-all' })
      // Lists and connections have nothing to answer.
      expect((await fetch(url, { method: 'POST', body })).status).toBe(
        'cl'.includes(page) ? 405 : 404,
      )
    }
    const asked = { invitation_token: token }
    const read = await sam.call('relationships.invitation.get', asked)
    expect(read.status).toBe(own === 'c' ? 200 : 404)
  }
})
