import { describe, expect, test } from 'vitest'
import { toHandle } from '#server/domain/basics/handle.ts'
import { invite, inviteOf, makePlan, visitorOf } from '#test/server/surfaces/web/links/stage.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')
const { get, post, textOf } = visitorOf(() => world)

async function guestOf(name: string, facts: Parameters<typeof makePlan>[2] = {}) {
  const plan_id = await makePlan(world, sam.owner, facts)
  return { plan_id, ...(await invite(world, sam.owner, plan_id, name)) }
}

/** Makes the guest of an invite one who typed the name, at an open link. */
function asSignedUp(invite_id: string) {
  return world.database.write(sam.owner, {
    work: (db) => db.sql`
      update people set origin = 'sign_up'
      where owner_id = ${db.owner} and person_id = (
        select person_id from invites where owner_id = ${db.owner} and invite_id = ${invite_id}
      )`,
  })
}

async function leftOf(invite_id: string) {
  const [row] = await world.database.read(
    sam.owner,
    (db) => db.sql<{ note: string | null; answered_at: Date | null; name: string }>`
      select v.note, v.answered_at, p.display_name as name
      from invites v join people p on p.owner_id = v.owner_id and p.person_id = v.person_id
      where v.owner_id = ${db.owner} and v.invite_id = ${invite_id}`,
  )
  return row
}

describe('a guest without an account', () => {
  test('erases the answer and the note at once, and the link ends', async () => {
    const { invite_id, path } = await guestOf('Ada')
    await post(path, { answer: 'declined', note: 'I have the flu' })
    expect(await textOf(path)).toContain(`href="${path}?forget"`)
    const page = await get(`${path}?forget`)
    expect(page.status).toBe(200)
    expect(await page.text()).toMatch(/this link stops working[\s\S]*Erase it now/)
    expect(await leftOf(invite_id)).toMatchObject({ note: 'I have the flu' })

    const done = await post(path, { forget: 'yes' })
    expect([done.status, (await done.text()).includes('It’s erased')]).toEqual([200, true])
    // The name is the host's.
    expect(await leftOf(invite_id)).toEqual({ note: null, answered_at: null, name: 'Ada' })
    expect(await inviteOf(world, sam.owner, invite_id)).toMatchObject({ rsvp_status: 'removed' })
    expect((await get(path)).status).toBe(404)
    expect((await post(path, { forget: 'yes' })).status).toBe(404)
  })

  test('takes the name away that was typed at an open link, unless it is in another plan', async () => {
    const { invite_id, path, plan_id } = await guestOf('Zoe of the flute')
    await asSignedUp(invite_id)
    await post(path, { forget: 'yes' })
    expect(await leftOf(invite_id)).toMatchObject({ name: 'A guest' })
    const { body } = await sam.call('plans.status.get', { plan_handle: toHandle('plan', plan_id) })
    expect(JSON.stringify(body)).not.toContain('Zoe of the flute')

    const other = await guestOf('Kim of the drum')
    await asSignedUp(other.invite_id)
    const second = await makePlan(world, sam.owner)
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        insert into invites (owner_id, invite_id, plan_id, person_id, delivery)
        select owner_id, gen_random_uuid(), ${second}, person_id, delivery
        from invites where owner_id = ${db.owner} and invite_id = ${other.invite_id}`,
    })
    await post(other.path, { forget: 'yes' })
    expect(await leftOf(other.invite_id)).toMatchObject({ name: 'Kim of the drum' })
  })

  test('who is still coming declines first, so that the host hears of it', async () => {
    const { invite_id, path } = await guestOf('Mia')
    await post(path, { answer: 'accepted', note: 'See you' })
    expect(await textOf(`${path}?forget`)).toContain('still counts on you')
    const refused = await post(path, { forget: 'yes' })
    expect(refused.headers.get('location')).toBe(`${path}?forget`)
    expect(await leftOf(invite_id)).toMatchObject({ note: 'See you' })
    await post(path, { answer: 'declined' })
    expect((await post(path, { forget: 'yes' })).status).toBe(200)
    expect(await leftOf(invite_id)).toMatchObject({ note: null, answered_at: null })
  })

  test('after the plan nobody counts on them any more', async () => {
    const { invite_id, path, plan_id } = await guestOf('Noa')
    await post(path, { answer: 'accepted', note: 'See you' })
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        update plans set scheduled_at = now() - interval '2 days', scheduled_ends_at = now() - interval '1 day'
        where owner_id = ${db.owner} and plan_id = ${plan_id}`,
    })
    expect((await post(path, { forget: 'yes' })).status).toBe(200)
    expect(await leftOf(invite_id)).toMatchObject({ note: null, answered_at: null })
  })

  test('a form of another site erases nothing', async () => {
    const { invite_id, path } = await guestOf('Lou')
    await post(path, { answer: 'declined', note: 'Sorry' })
    const sent = await post(path, { forget: 'yes' }, { 'sec-fetch-site': 'cross-site' })
    expect(sent.status).toBe(403)
    expect(await leftOf(invite_id)).toMatchObject({ note: 'Sorry' })
  })

  test('a guest with an account has no such way: their account has its own', async () => {
    const { invite_id, path } = await guestOf('Eve')
    const eve = await world.account('Eve')
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        update invites set peer_owner = ${eve.owner}
        where owner_id = ${db.owner} and invite_id = ${invite_id}`,
    })
    expect(await textOf(path)).not.toContain('?forget')
    expect((await post(path, { forget: 'yes' })).status).toBe(404)
    expect(await inviteOf(world, sam.owner, invite_id)).toMatchObject({ rsvp_status: 'pending' })
  })
})
