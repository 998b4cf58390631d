import { describe, expect, test } from 'vitest'
import { updateInvitesRemoved } from '#server/data/invites/update.ts'
import {
  change,
  invite,
  inviteHandle,
  makePlan,
  type PlanGiven,
} from '#test/support/given/plan_rows.ts'
import { isLockHeld } from '#test/support/patiently.ts'
import { type Account, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const host = useAccount(world, 'Jonas')

const replicate = () => world.service.runtime.replicate(host.owner)

/** A guest's account with an invite of the host's to a plan. */
async function invited(
  plan_id: string,
): Promise<{ guest: Account; invite_handle: string; id: string }> {
  const guest = await world.account('Mira')
  const [id = ''] = await invite(world.database, host, plan_id, [guest])
  await replicate()
  return { guest, id, invite_handle: (await inviteHandle(world.database, guest, id)) ?? '' }
}

const plan = (given: PlanGiven = {}) => makePlan(world.database, host, given)

const rowOf = async (plan_id: string) => {
  const [row] = await world.database.read(
    host.owner,
    (db) => db.sql<{ version: number; tipped_at: Date | null; accepted: number }>`
      select version, tipped_at, (
        select count(*) from invites v
        where v.owner_id = n.owner_id and v.plan_id = n.plan_id and rsvp_status = 'accepted'
      ) as accepted
      from plans n
      where owner_id = ${db.owner} and plan_id = ${plan_id}`,
  )
  if (!row) throw new Error('There is no plan.')
  return row
}

describe('a note with an answer', () => {
  const noteIn = async (id: string) => {
    const rows = await world.database.read(
      host.owner,
      (db) => db.sql<{ note: string | null }>`
        select note from invites where owner_id = ${db.owner} and invite_id = ${id}`,
    )
    return rows[0]?.note
  }

  test('reaches the host, and a later one replaces it', async () => {
    const plan_id = await plan({ title: 'Soup evening' })
    const { guest, invite_handle, id } = await invited(plan_id)
    const noteOf = () => noteIn(id)
    const answered = { invite_handle, rsvp_status: 'accepted' }
    const first = await guest.call('invites.rsvp.update', { ...answered, note: ' I bring bread ' })
    expect(first.body).toMatchObject({ status: 'completed', data: { previous: 'pending' } })
    expect(await noteOf()).toBe('I bring bread')
    const second = await guest.call('invites.rsvp.update', { ...answered, note: 'And butter' })
    expect(second.body).toMatchObject({
      status: 'completed',
    })
    expect(await noteOf()).toBe('And butter')
    expect(JSON.stringify(second.body)).toContain('is saved; your answer stays as it was.')
    const again = await guest.call('invites.rsvp.update', { ...answered, note: 'And butter' })
    expect(again.body).toMatchObject({ status: 'unchanged' })
    const { body: read } = await guest.call('invites.get', { invite_handle })
    expect([read.data.note, again.body.data.note]).toEqual(['And butter', 'And butter'])
  })

  test('stays with the same answer, and goes with another one that comes without a note', async () => {
    const { guest, invite_handle, id } = await invited(await plan())
    const answer = async (rsvp_status: string, note?: string) =>
      (await guest.call('invites.rsvp.update', { invite_handle, rsvp_status, note })).body
    await answer('accepted', 'I bring a cake')
    expect(await answer('accepted')).toMatchObject({
      status: 'unchanged',
      data: { note: 'I bring a cake' },
    })
    expect(await noteIn(id)).toBe('I bring a cake')
    const declined = await answer('declined')
    expect(declined.data).toMatchObject({ previous: 'accepted', previous_note: 'I bring a cake' })
    expect(declined.data).not.toHaveProperty('note')
    expect(await noteIn(id)).toBeNull()
    const back = await answer('accepted', 'With cake after all')
    expect(back.data).toMatchObject({ note: 'With cake after all' })
    expect(back.data).not.toHaveProperty('previous_note')
    expect(await noteIn(id)).toBe('With cake after all')
  })

  test.each([[''], [' ']])('is removed by %j, and the answer stays', async (note) => {
    const { guest, invite_handle, id } = await invited(await plan())
    const answered = { invite_handle, rsvp_status: 'accepted' }
    await guest.call('invites.rsvp.update', { ...answered, note: 'I bring a cake' })
    const { body } = await guest.call('invites.rsvp.update', { ...answered, note })
    expect(body).toMatchObject({ status: 'completed', data: { previous: 'accepted' } })
    expect(body.outcome.fallback_text).toBe(
      'Your note to Friend is removed; your answer stays as it was.',
    )
    expect(await noteIn(id)).toBeNull()
    const { body: again } = await guest.call('invites.rsvp.update', { ...answered, note })
    expect(again.status).toBe('unchanged')
  })
})

describe('answering an invite', () => {
  test('shows the answer at once, to the guest and to the host', async () => {
    const plan_id = await plan({ title: 'Soup evening' })
    const { guest, invite_handle } = await invited(plan_id)
    const { body } = await guest.call('invites.rsvp.update', {
      invite_handle,
      rsvp_status: 'accepted',
    })
    expect(body).toMatchObject({
      status: 'completed',
      data: {
        previous: 'pending',
        invite: {
          invite_handle,
          rsvp_status: 'accepted',
          rsvp_available: true,
          plan: { title: 'Soup evening', host: { display_name: 'Friend' } },
        },
      },
    })
    expect((await guest.call('invites.get', { invite_handle })).body.data.invite).toEqual(
      body.data.invite,
    )
    expect((await rowOf(plan_id)).accepted).toBe(1)
  })

  test('can be changed, and the same answer again is unchanged', async () => {
    const { guest, invite_handle } = await invited(await plan())
    const answer = async (rsvp_status: string) =>
      (await guest.call('invites.rsvp.update', { invite_handle, rsvp_status })).body
    expect(await answer('accepted')).toMatchObject({ status: 'completed' })
    const declined = await answer('declined')
    expect(declined).toMatchObject({ status: 'completed', data: { previous: 'accepted' } })
    expect(await answer('declined')).toMatchObject({
      status: 'unchanged',
      data: { previous: 'declined', changed_at: declined.data.changed_at },
      effects: [],
    })
    expect(await answer('accepted')).toMatchObject({ status: 'completed' })
  })

  test('updates the whole guest copy, whatever has not been replicated yet', async () => {
    const plan_id = await plan({ title: 'Soup' })
    const { guest, invite_handle } = await invited(plan_id)
    await change(
      world.database,
      host,
      plan_id,
      (db) =>
        db.sql`update plans set card_title = 'Stew', title = 'Stew', title_key = 'stew', revision = 2
        where owner_id = ${db.owner} and plan_id = ${plan_id}`,
    )
    const { body } = await guest.call('invites.rsvp.update', {
      invite_handle,
      rsvp_status: 'accepted',
    })
    expect(body.data.invite).toMatchObject({ revision: 2, plan: { title: 'Stew' } })
    await replicate()
    const { body: later } = await guest.call('invites.get', { invite_handle })
    expect(later.data.invite).toEqual(body.data.invite)
  })

  test('to another revision is a conflict, and changes nothing', async () => {
    const { guest, invite_handle } = await invited(await plan())
    const { status, body } = await guest.call('invites.rsvp.update', {
      invite_handle,
      rsvp_status: 'accepted',
      expected_revision: 0,
    })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'stale_revision', current: { revision: 1 } })
    const { body: read } = await guest.call('invites.get', { invite_handle })
    expect(read.data.invite.rsvp_status).toBe('pending')
  })

  test('confirms it after the time or place has changed', async () => {
    const plan_id = await plan()
    const { guest, invite_handle, id } = await invited(plan_id)
    await guest.call('invites.rsvp.update', { invite_handle, rsvp_status: 'accepted' })
    await change(
      world.database,
      host,
      plan_id,
      (db) =>
        db.sql`update invites set needs_reconfirm = true
        where owner_id = ${db.owner} and invite_id = ${id}`,
    )
    await replicate()
    const { body: asked } = await guest.call('invites.get', { invite_handle })
    expect(asked.data.invite).toMatchObject({ needs_reconfirm: true, rsvp_status: 'accepted' })
    const { body } = await guest.call('invites.rsvp.update', {
      invite_handle,
      rsvp_status: 'accepted',
    })
    expect(body).toMatchObject({
      status: 'completed',
      data: { previous: 'accepted', invite: { needs_reconfirm: false } },
    })
  })

  test.each([
    ['after the deadline', { deadline_in: -1 }],
    ['after the start', { starts_in: -1 }],
    ['after it was canceled', { state: 'canceled' as const }],
  ])('%s fails with rsvp_closed', async (_, given) => {
    const { guest, invite_handle } = await invited(await plan(given))
    const { body: read } = await guest.call('invites.get', { invite_handle })
    expect(read.data.invite.rsvp_available).toBe(false)
    const { body } = await guest.call('invites.rsvp.update', {
      invite_handle,
      rsvp_status: 'accepted',
    })
    expect(body).toMatchObject({ status: 'failed', error: { code: 'rsvp_closed' } })
  })

  test('after the host removed the guest fails with invite_removed, and the invite shows nothing newer', async () => {
    const plan_id = await plan({ title: 'Before' })
    const { guest, invite_handle, id } = await invited(plan_id)
    await change(world.database, host, plan_id, async (db) => {
      await updateInvitesRemoved(db, plan_id, [id])
      await db.sql`update plans set card_title = 'After' where owner_id = ${db.owner} and plan_id = ${plan_id}`
    })
    await replicate()
    const { body } = await guest.call('invites.get', { invite_handle })
    expect(body.data.invite).toMatchObject({
      rsvp_status: 'removed',
      rsvp_available: false,
      plan: { title: 'Before' },
    })
    const { body: answered } = await guest.call('invites.rsvp.update', {
      invite_handle,
      rsvp_status: 'accepted',
    })
    expect(answered).toMatchObject({ status: 'failed', error: { code: 'invite_removed' } })
    const [again] = await invite(world.database, host, plan_id, [guest])
    await replicate()
    expect(again).toBe(id)
    const { body: anew } = await guest.call('invites.get', { invite_handle })
    expect(anew.data.invite).toMatchObject({ rsvp_status: 'pending', plan: { title: 'After' } })
  })

  test("of somebody else's invite is a 404, as of one that does not exist", async () => {
    const { invite_handle } = await invited(await plan())
    const stranger = await world.account('Ada')
    const input = { invite_handle, rsvp_status: 'accepted' }
    const { status, body } = await stranger.call('invites.rsvp.update', input)
    expect([status, body.code]).toEqual([404, 'reference_not_found'])
  })
})

describe('room', () => {
  const answersOf = (guests: { guest: Account; invite_handle: string }[]) =>
    Promise.all(
      guests.map(async ({ guest, invite_handle }) => {
        for (;;) {
          const { body } = await guest.call('invites.rsvp.update', {
            invite_handle,
            rsvp_status: 'accepted',
          })
          // Somebody else held the plan for too long: nothing happened.
          if (!isLockHeld(body)) return body
        }
      }),
    )

  async function crowd(plan_id: string, count: number) {
    const accounts = await Promise.all(Array.from({ length: count }, () => world.account('Guest')))
    const ids = await invite(world.database, host, plan_id, accounts)
    await replicate()
    return Promise.all(
      accounts.map(async (guest, at) => ({
        guest,
        invite_handle: (await inviteHandle(world.database, guest, ids[at] ?? '')) ?? '',
      })),
    )
  }

  test('for five guests: of fifty who accept at the same time exactly five are accepted', async () => {
    const plan_id = await plan({ capacity_max: 6 })
    const guests = await crowd(plan_id, 50)
    const bodies = await answersOf(guests)
    const accepted = bodies.filter(({ status }) => status === 'completed')
    expect(accepted).toHaveLength(5)
    const others = bodies.filter(({ status }) => status !== 'completed')
    expect(others.map(({ status, error }) => [status, error.code])).toEqual(
      others.map(() => ['failed', 'plan_full']),
    )
    expect((await rowOf(plan_id)).accepted).toBe(5)
    // One place that is given back is taken by exactly one of those who wait.
    const leaving = guests.find(
      ({ invite_handle }) => accepted[0]?.data.invite.invite_handle === invite_handle,
    )
    await leaving?.guest.call('invites.rsvp.update', {
      invite_handle: leaving.invite_handle,
      rsvp_status: 'declined',
    })
    const waiting = guests.filter(
      ({ invite_handle }) =>
        !accepted.some(({ data }) => data.invite.invite_handle === invite_handle),
    )
    const again = await answersOf(waiting)
    expect(again.filter(({ status }) => status === 'completed')).toHaveLength(1)
    expect((await rowOf(plan_id)).accepted).toBe(5)
  }, 60_000)

  test('counts the host: of five places four are for guests', async () => {
    const plan_id = await plan({ capacity_max: 5 })
    const bodies = await answersOf(await crowd(plan_id, 8))
    expect(bodies.filter(({ status }) => status === 'completed')).toHaveLength(4)
    expect((await rowOf(plan_id)).accepted).toBe(4)
  }, 30_000)

  test('leaves no answer to who declined, as long as it is full; who has not answered may decline', async () => {
    const plan_id = await plan({ capacity_max: 2 })
    const guests = await crowd(plan_id, 3)
    const [first, second, third] = guests
    if (!first || !second || !third) throw new Error('There must be three guests.')
    const say = ({ guest, invite_handle }: typeof first, rsvp_status: 'accepted' | 'declined') =>
      guest.call('invites.rsvp.update', { invite_handle, rsvp_status })
    await say(first, 'accepted')
    await say(second, 'declined')
    await replicate()
    const open = async ({ guest, invite_handle }: typeof first) =>
      (await guest.call('invites.get', { invite_handle })).body.data.invite.rsvp_available
    expect([await open(first), await open(second), await open(third)]).toEqual([true, false, true])
    await say(first, 'declined')
    await replicate()
    expect(await open(second)).toBe(true)
  }, 30_000)

  test('tips the plan once enough guests have accepted, and it stays tipped', async () => {
    const plan_id = await plan({ capacity_min: 3 })
    const guests = await crowd(plan_id, 3)
    const [first, second, third] = guests
    if (!first || !second || !third) throw new Error('There must be three guests.')
    await answersOf([first])
    expect((await rowOf(plan_id)).tipped_at).toBeNull()
    await answersOf([second])
    const { tipped_at } = await rowOf(plan_id)
    expect(tipped_at).not.toBeNull()
    await second.guest.call('invites.rsvp.update', {
      invite_handle: second.invite_handle,
      rsvp_status: 'declined',
    })
    await answersOf([third])
    expect((await rowOf(plan_id)).tipped_at).toEqual(tipped_at)
  })
})
