import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { everything, makePath, makePlan, visitorOf } from '#test/server/surfaces/web/links/stage.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { PlanGuest } from '#generated/types.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')

const { get, post, textOf } = visitorOf(() => world)

describe('an open link to a plan', () => {
  const form = () => randomBytes(16).toString('base64url')

  async function guests(plan_id: string) {
    return world.database.read(
      sam.owner,
      (db) => db.sql<{
        display_name: string
        rsvp_status: string
        classification: string
        delivery: string
      }>`
        select p.display_name, v.rsvp_status, p.classification, v.delivery
        from invites v join people p on p.owner_id = v.owner_id and p.person_id = v.person_id
        where v.owner_id = ${db.owner} and v.plan_id = ${plan_id}
        order by v.invited_at, p.display_name`,
    )
  }

  test('leads people who give a name to an invitation of their own', async () => {
    const plan_id = await makePlan(world, sam.owner, { state: 'shared', connect_on_signup: true })
    const path = await makePath(world, sam.owner, 'plan', plan_id)
    expect(await textOf(path)).toContain('<label for="name">Your name</label>')
    const joined = await post(path, {
      name: '  Mira \u202e Klein\n',
      answer: 'accepted',
      form: form(),
    })
    expect(joined.status).toBe(303)
    const own = joined.headers.get('location') ?? ''
    expect(own).toMatch(/^\/i\/[\w-]{43}\?answered$/)
    const page = await textOf(own)
    // Nobody invited them by name.
    expect(page).toContain('You signed up with <bdi>Sam</bdi> as <bdi>Mira Klein</bdi>')
    expect(page).not.toContain('invites <bdi>Mira')
    const german = await fetch(`${world.url}${own}`, { headers: { 'accept-language': 'de' } })
    expect(await german.text()).toContain(
      'Du hast dich bei <bdi>Sam</bdi> als <bdi>Mira Klein</bdi> eingetragen',
    )
    expect(page).toContain('would like to stay in touch')
    expect(await guests(plan_id)).toEqual([
      {
        display_name: 'Mira Klein',
        rsvp_status: 'accepted',
        classification: 'friend_in_mind',
        delivery: 'manual_share',
      },
    ])
  })

  test('who was taken off the list does not sign up again from the same browser, and reads why', async () => {
    const plan_id = await makePlan(world, sam.owner, { state: 'shared' })
    const path = await makePath(world, sam.owner, 'plan', plan_id)
    const sign = (name: string, cookie = '') =>
      post(path, { name, answer: 'accepted', form: form() }, cookie ? { cookie } : {})
    const joined = await sign('Mira')
    const cookie = joined.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        update invites set rsvp_status = 'removed', removed_at = now()
        where owner_id = ${db.owner} and plan_id = ${plan_id}`,
    })
    for (const address of [path, `${path}?another`]) {
      const shown = await get(address, { headers: { cookie } })
      expect(shown.status).toBe(410)
      expect(await shown.text()).toContain('You’re no longer on the list of this plan')
    }
    for (const name of ['Mira', 'Another name']) {
      const refused = await sign(name, cookie)
      expect(refused.status).toBe(410)
      expect(await refused.text()).toContain('ask <bdi>Sam</bdi>')
    }
    expect(await guests(plan_id)).toHaveLength(1)
    // A stranger learns nothing from a name: it is answered as any other, and the host is told.
    const [same, other] = [await sign('mira'), await sign('Kim')]
    expect([same.status, other.status]).toEqual([303, 303])
    const { body } = await sam.call('plans.get', { plan_handle: toHandle('plan', plan_id) })
    const marked = (body.data.roster as PlanGuest[]).map((guest) => [
      guest.person.display_name,
      guest.rsvp_status,
      guest.taken_off_before ?? false,
    ])
    expect(marked).toEqual([
      ['mira', 'accepted', true],
      ['Kim', 'accepted', false],
      ['Mira', 'removed', false],
    ])
  })

  test('recognises who signed up before, and signs up somebody else only if asked', async () => {
    const plan_id = await makePlan(world, sam.owner, { state: 'shared' })
    const path = await makePath(world, sam.owner, 'plan', plan_id)
    const joined = await post(path, { name: 'Mira', answer: 'accepted', form: form() })
    const own = joined.headers.get('location')?.split('?')[0] ?? ''
    const set = joined.headers.getSetCookie()[0] ?? ''
    // Only this page gets it, and no script.
    expect(set).toContain(`; Path=${path};`)
    expect(set).toContain('HttpOnly; SameSite=Lax')
    const cookie = set.split(';')[0] ?? ''
    const look = async (where: string, value = cookie) =>
      (await get(where, { headers: { cookie: `a=b; ${value}` } })).text()
    const again = await look(path)
    expect(again).toContain('already answered as <bdi>Mira</bdi>')
    expect(again).toContain(`href="${own}"`)
    expect(again).not.toContain('<form')
    expect(await look(`${path}?another`)).toContain('<label for="name">')
    expect(await textOf(path)).toContain('<label for="name">')
    // Of another plan, revoked or made up: the page is as for everybody.
    const other = await makePath(world, sam.owner, 'plan', await makePlan(world, sam.owner))
    expect(await look(other)).toContain('<label for="name">')
    expect(await look(path, `guest=${'x'.repeat(43)}`)).toContain('<label for="name">')
  })

  test('of a plan that takes no answers asks nobody to sign up or to change an answer', async () => {
    const plan_id = await makePlan(world, sam.owner, { state: 'shared' })
    const path = await makePath(world, sam.owner, 'plan', plan_id)
    const joined = await post(path, { name: 'Mira', answer: 'accepted', form: form() })
    const cookie = joined.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const known = async () => (await get(path, { headers: { cookie } })).text()
    const open = await known()
    expect(open).toContain('where you can change your answer')
    // Who has signed up does not read how to.
    expect(open).not.toContain('You don’t need an account to sign up')
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        update plans set rsvp_deadline = now() - interval '1 hour'
        where owner_id = ${db.owner} and plan_id = ${plan_id}`,
    })
    const closed = await known()
    expect(closed).toContain('>See your answer</a>')
    expect(closed).not.toMatch(/change your answer|Sign up somebody else/)
    const stranger = await textOf(path)
    expect(stranger).toContain('Ask <bdi>Sam</bdi> whether you can still come.')
    expect(stranger).not.toContain('something has changed for you')
  })

  test('tells who signed up to keep the page, and offers to mail its link', async () => {
    const plan_id = await makePlan(world, sam.owner, { state: 'shared' })
    const path = await makePath(world, sam.owner, 'plan', plan_id)
    const joined = await post(path, { name: 'Mira', answer: 'accepted', form: form() })
    const own = joined.headers.get('location') ?? ''
    const page = await textOf(own)
    expect(page).toContain('Keep this page')
    const link = encodeURIComponent(`${world.service.runtime.base_url}${own.split('?')[0]}`)
    expect(page).toContain(`&amp;body=${link}"`)
  })

  test('a form sent five times at once signs up once', async () => {
    const plan_id = await makePlan(world, sam.owner, { state: 'shared' })
    const path = await makePath(world, sam.owner, 'plan', plan_id)
    const fields = { name: 'Jonas', answer: 'accepted', form: form() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(path, fields)))
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
    expect(await guests(plan_id)).toHaveLength(1)
    // Another person of the same name is another guest.
    await post(path, { ...fields, form: form() })
    expect(await guests(plan_id)).toHaveLength(2)
  })

  test('says what is wrong with a name, and keeps what was written', async () => {
    const plan_id = await makePlan(world, sam.owner, { state: 'shared' })
    const path = await makePath(world, sam.owner, 'plan', plan_id)
    for (const name of ['', '   ', '\u200b', 'x'.repeat(81)]) {
      const answer = await post(path, { name, answer: 'accepted', form: form() })
      expect(answer.status).toBe(422)
      expect(await answer.text()).toMatch(/aria-invalid="true"[\s\S]*role="alert"/)
    }
    const unanswered = await post(path, { name: 'Mira "M"', form: form() })
    const asked = await unanswered.text()
    expect(asked).toContain('value="Mira &quot;M&quot;"')
    // Enter in the field of the name: what is missing has the focus, so that it is read.
    expect(asked).toMatch(/role="alert" tabindex="-1" autofocus>/)
    expect(asked).toMatch(/<textarea name="note"[^>]* dir="auto"/)
    expect((await post(path, { name: 'Mira', answer: 'accepted' })).status).toBe(422)
    expect(await guests(plan_id)).toEqual([])
  })

  test('keeps the note of a form that has to be corrected', async () => {
    const plan_id = await makePlan(world, sam.owner, { state: 'shared' })
    const path = await makePath(world, sam.owner, 'plan', plan_id)
    const fields = { name: '   ', answer: 'accepted', note: 'I come by train', form: form() }
    expect(await (await post(path, fields)).text()).toContain('>I come by train</textarea>')
  })

  test('takes the answer that was given last if a form is sent again with another one', async () => {
    const plan_id = await makePlan(world, sam.owner, { state: 'shared' })
    const path = await makePath(world, sam.owner, 'plan', plan_id)
    const fields = { name: 'Mira', form: form() }
    const first = await post(path, { ...fields, answer: 'accepted' })
    const again = await post(path, { ...fields, answer: 'declined' })
    expect(again.headers.get('location')).toBe(first.headers.get('location'))
    expect(await guests(plan_id)).toMatchObject([{ rsvp_status: 'declined' }])
    expect(await textOf(again.headers.get('location') ?? '')).toContain('You can’t make it')
  })

  test('does not go on giving a reason for a refusal that is no longer true', async () => {
    const plan_id = await makePlan(world, sam.owner, { state: 'shared' })
    const path = await makePath(world, sam.owner, 'plan', plan_id)
    const page = await textOf(`${path}?refused`)
    expect(page).not.toContain('Too many answers')
    expect(page).toContain('Please answer once more')
  })

  test('admits nobody to a plan that is full or closed, and stores nothing about them', async () => {
    for (const facts of [{ answer_in: -1 }, { capacity_max: 2 }, { state: 'canceled' }] as const) {
      const plan_id = await makePlan(world, sam.owner, { state: 'shared', ...facts })
      const path = await makePath(world, sam.owner, 'plan', plan_id)
      const first = await post(path, { name: 'First', answer: 'accepted', form: form() })
      const full = 'capacity_max' in facts
      expect(first.headers.get('location')?.startsWith('/i/')).toBe(full)
      const before = await everything(world)
      const second = await post(path, { name: 'Second', answer: 'accepted', form: form() })
      // Where they can still send the form, it keeps what they wrote.
      expect(second.status).toBe(full ? 409 : 303)
      expect(second.headers.get('location')).toBe(full ? null : `${path}?refused`)
      const page = full ? await second.text() : await textOf(`${path}?refused`)
      expect(page).toContain('could not be signed up')
      // Nobody can sign up by the page of a plan that is closed; when one is full, a place may become free.
      expect(page.includes('You don’t need an account to sign up.')).toBe(full)
      expect(await everything(world)).toEqual(before)
    }
  })
})
