import { beforeAll, describe, expect, test } from 'vitest'
import { updateInvitesRemoved } from '#server/data/invites/update.ts'
import {
  change,
  invite,
  inviteHandle,
  makePlan,
  type PlanGiven,
} from '#test/support/given/plan_rows.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const host = useAccount(world, 'Jonas')
const guest = useAccount(world, 'Mira')
const other = useAccount(world, 'Ada')

/** Titles of the guest's invites, each with something of its own. */
const given: Record<string, PlanGiven> = {
  'Board games': {},
  'Harvest soup': { deadline_in: -1 },
  'Night walk': { starts_in: -5, deadline_in: -10 },
  Sauna: {},
  'Tea tasting': {},
}

const handles: Record<string, string> = {}

beforeAll(async () => {
  for (const [title, fields] of Object.entries(given)) {
    const plan_id = await makePlan(world.database, host, { title, ...fields })
    const [id = ''] = await invite(world.database, host, plan_id, [guest])
    if (title === 'Sauna') {
      await world.service.runtime.replicate(host.owner)
      await change(world.database, host, plan_id, (db) => updateInvitesRemoved(db, plan_id, [id]))
    }
    await world.service.runtime.replicate(host.owner)
    handles[title] = (await inviteHandle(world.database, guest, id)) ?? ''
  }
  await guest.call('invites.rsvp.update', {
    invite_handle: handles['Tea tasting'],
    rsvp_status: 'accepted',
  })
})

const listed = async (input: Record<string, unknown> = {}) => {
  const { body } = await guest.call('invites.list', input)
  expect(body.status).toBe('completed')
  return body.data.items.map(({ plan }) => plan.title)
}

describe('invites.list', () => {
  test('lists the latest invites first, without past, expired and removed ones', async () => {
    expect(await listed()).toEqual(['Tea tasting', 'Board games'])
  })

  test.each([
    [{ rsvp_status: 'accepted' }, ['Tea tasting']],
    [{ rsvp_status: 'pending' }, ['Board games']],
    [{ rsvp_status: 'removed' }, ['Sauna']],
    [{ include_removed: true }, ['Tea tasting', 'Sauna', 'Board games']],
    [{ include_expired: true }, ['Tea tasting', 'Night walk', 'Harvest soup', 'Board games']],
    [{ query: 'TEA' }, ['Tea tasting']],
    [{ query: '%' }, []],
    [{ query: 'friend', rsvp_status: 'pending' }, ['Board games']],
  ])('%j finds %j', async (input, titles) => {
    expect(await listed(input)).toEqual(titles)
  })

  test('says for each invite whether it can be answered', async () => {
    const { body } = await guest.call('invites.list', {
      include_expired: true,
      include_removed: true,
    })
    const open = body.data.items.filter(({ rsvp_available }) => rsvp_available)
    expect(open.map(({ plan }) => plan.title)).toEqual(['Tea tasting', 'Board games'])
  })

  test('shows no account the invites of another', async () => {
    const { body } = await other.call('invites.list')
    expect(body.data.items).toEqual([])
    for (const invite_handle of Object.values(handles)) {
      expect((await other.call('invites.get', { invite_handle })).status).toBe(404)
    }
  })

  test('continues with its cursor, and shows answers as they are now', async () => {
    const first = await guest.call('invites.list', { limit: 1 })
    expect(first.body.outcome.collection).toMatchObject({ has_more: true, returned: 1 })
    const { next_cursor: cursor } = first.body.outcome.collection ?? {}
    const second = await guest.call('invites.list', { cursor, limit: 1 })
    expect(second.body.data.items.map(({ plan }) => plan.title)).toEqual(['Board games'])
    expect(second.body.outcome.collection?.has_more).toBe(false)
  })

  test('refuses a cursor that is foreign, changed or expired as invalid', async () => {
    const { body } = await guest.call('invites.list', { limit: 1 })
    const { next_cursor, snapshot_handle } = body.outcome.collection ?? {}
    const cursor = next_cursor ?? ''
    const invalid = { status: 422, body: { code: 'cursor_invalid' } }
    expect(await other.call('invites.list', { cursor })).toMatchObject(invalid)
    expect(await guest.call('invites.list', { cursor: `${cursor}A` })).toMatchObject(invalid)
    const constrained = await guest.call('invites.list', { cursor, rsvp_status: 'pending' })
    expect(constrained).toMatchObject({ status: 422, body: { code: 'cursor_with_constraints' } })
    await world.database.write(guest.owner, {
      work: (db) => db.sql`update snapshots set expires_at = now() where owner_id = ${db.owner}`,
    })
    expect(await guest.call('invites.list', { cursor })).toMatchObject(invalid)
    expect(await guest.call('invites.list', { snapshot_handle })).toMatchObject(invalid)
  })
})
