import { expect } from 'vitest'
import type { Client } from '#sdk/src/client.ts'
import { readPage } from '#test/support/invite_page.ts'
import { reached } from '#test/story/reached.ts'

/** Everybody with a part in one outing, and where they look at it. */
export interface Company {
  sam: Client
  ada: Client
  plan_handle: string
  /** As Ada has it. */
  invite_handle: string
  /** The pages behind their links. */
  pages: { ada: string; mira: string }
}

/** How the outing stands, in everybody's eyes. */
export interface Expected {
  title: string
  scheduled_at: string
  state: 'active' | 'canceled'
  revision: number
  ada: string
  mira: string
  /** Whether the answers given are worth confirming. */
  ada_asked?: boolean
  mira_asked?: boolean
  tipped: boolean
  /** Whether a change waits for Sam's approval. */
  waiting?: boolean
}

/** Looks at one outing through every eye, and expects all of them to see the same. */
export async function expectAllToSee(company: Company, expected: Expected): Promise<void> {
  const { sam, ada, plan_handle, invite_handle, pages } = company
  const { title, scheduled_at, state, revision } = expected
  const { ada_asked = false, mira_asked = false, waiting = false } = expected
  const host = await reached(sam.plans.get({ plan_handle }))
  const statuses = [expected.ada, expected.mira]
  const counts = Object.fromEntries(
    ['accepted', 'declined', 'pending', 'removed'].map((status) => [
      status,
      statuses.filter((one) => one === status).length,
    ]),
  )
  const tip = {
    capacity_min: 3,
    have: (counts.accepted ?? 0) + 1,
    state: expected.tipped ? 'tipped' : 'open',
  }
  expect(host.plan).toMatchObject({ title, scheduled_at, state, revision, rsvp: counts, tip })
  const listRoster = (name: string) =>
    host.roster.find(({ person }) => person.display_name === name) ?? null
  const { pending_recipients: pending } = host
  expect(listRoster('Ada')).toMatchObject({ rsvp_status: expected.ada, needs_reconfirm: ada_asked })
  expect(listRoster('Mira')).toMatchObject({
    rsvp_status: expected.mira,
    needs_reconfirm: mira_asked,
  })
  expect(pending.map(({ display_name }) => display_name)).toEqual(
    ['Ada', 'Mira'].filter((_, at) => statuses[at] === 'pending'),
  )
  const status = await reached(sam.plans.status.get({ plan_handle }))
  expect(status).toMatchObject({ plan: host.plan, rsvp: counts, tip })
  expect(status.prepared !== null).toBe(waiting)
  const { items } = await reached(sam.plans.query({ role: 'host', query: title }))
  expect(items).toEqual([host.plan])

  const { invite } = await reached(ada.invites.get({ invite_handle }))
  expect(invite).toMatchObject({
    plan: { title, scheduled_at, state, host: { display_name: 'Sam' } },
    rsvp_status: expected.ada,
    rsvp_available: state === 'active',
    needs_reconfirm: ada_asked,
    revision,
  })
  // A list does not say from where a plan has moved.
  const { moved_from: ___, ...inList } = invite
  const listed = await reached(ada.invites.list())
  expect(listed.items).toContainEqual(inList)
  const guest = await reached(ada.plans.get({ plan_handle: invite.plan.plan_handle ?? '' }))
  const { plan_handle: own, place, role, my_invite, ...shared } = guest.plan
  expect(own).not.toBe(plan_handle)
  expect(role).toBe('invitee')
  const { rsvp_status, rsvp_available } = invite
  expect(my_invite).toEqual({ invite_handle, rsvp_status, rsvp_available })
  const { plan_handle: _, place: hosts, role: __, ...seen } = host.plan
  // Who was removed is the host's own affair.
  expect(shared).toEqual({ ...seen, rsvp: { ...counts, removed: 0 } })
  expect(place).toEqual(hosts && { name: hosts.name, address: hosts.address })
  expect(guest).toMatchObject({ timing: host.timing, roster: [], pending_recipients: [] })

  const page = { title, scheduled_at, state }
  const asked = state === 'active'
  expect(await readPage(pages.ada)).toEqual({
    ...page,
    rsvp_status: asked ? expected.ada : null,
    needs_reconfirm: asked && ada_asked,
  })
  expect(await readPage(pages.mira)).toEqual({
    ...page,
    rsvp_status: asked ? expected.mira : null,
    needs_reconfirm: asked && mira_asked,
  })
}
