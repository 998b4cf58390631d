import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { findAccount } from '#server/data/accounts/find.ts'
import { insertAccount } from '#server/data/accounts/insert.ts'
import { sql } from '#server/database/sql.ts'
import type { Email } from '#server/outbound/email/client.ts'
import { hashEmail } from '#server/domain/people/email_hash.ts'
import { insertInvites } from '#server/data/invites/insert.ts'
import { insertLink } from '#server/data/links/insert.ts'
import { insertPeople } from '#server/data/people/insert.ts'
import type { LinkKind } from '#server/domain/links/paths.ts'
import { only } from '#server/domain/basics/only.ts'
import { makePlan, type PlanGiven } from '#test/support/given/plan_rows.ts'
import { aMailbox } from '#test/support/given/sign_in_mail.ts'
import { invite as inviteFriend } from '#test/support/given/friendship.ts'
import { hiddenFields } from '#test/support/page_forms.ts'
import { WebClient } from '#test/support/web_client.ts'
import { startWorld, useAccount, useWorld, type World } from '#test/support/world.ts'

const mailbox = aMailbox()
const world = useWorld(mailbox.options)
const sam = useAccount(world, 'Sam', { timezone: 'America/New_York' })

const page = { accept: 'text/html' }
const profile = { display_name: 'Mira', timezone: 'Europe/Berlin' }
const newAddress = () => `mira-${randomUUID()}@example.test`
const account = (address: string) => findAccount(world.database, address)

/** Asks to make an account by the link of an invitation. */
async function ask(link: string | null, address = newAddress(), url = () => world.url) {
  const client = new WebClient(url)
  const { json } = await client.post('/sign-up', link === null ? {} : { link })
  const fields = { form_token: json.form_token, address, ...(link !== null && { link }) }
  const { status } = await client.post('/sign-in', fields)
  expect(status).toBe(202)
  return { client, address }
}

/** Waits until the mail job has looked at everything. */
async function mailIsSent({ database }: World): Promise<void> {
  for (let waits = 0; waits < 400; waits += 1) {
    const [row] = await database.run<{ open: number }>(
      sql`select count(*)::int as open from sign_in_links where sealed is not null`,
    )
    if (row?.open === 0) return
    await pause(10)
  }
}

async function gotMail(address: string): Promise<boolean> {
  await mailIsSent(world)
  return mailbox.all.some(({ to }) => to.address === address)
}

/** Comes as far as /welcome. */
async function arrive(link: string | null, address?: string) {
  const asked = await ask(link, address)
  const { code, email } = await mailbox.next(asked.address)
  const { json } = await asked.client.submit('/sign-in/code', { code }, '/sign-in/sent')
  expect(json).toEqual({ welcome: true })
  return { ...asked, email }
}

/** The token of a link to something of Sam's. */
const aLink = (kind: LinkKind, subject_id: string) =>
  world.database.write(sam.owner, { work: async (db) => insertLink(db, kind, subject_id) })

/** The token of an invitation of somebody without an account to a plan. */
async function aPlanInvitation(given: PlanGiven = {}) {
  const plan_id = await makePlan(world.database, sam, given)
  return world.database.write(sam.owner, {
    async work(db) {
      const { person_id } = only(await insertPeople(db, ['Mira']))
      const guest = { person_id, peer_owner: null, delivery: 'manual_share' } as const
      const { invite_id } = only(await insertInvites(db, plan_id, [guest]))
      return insertLink(db, 'invite', invite_id)
    },
  })
}

const aConnectionInvitation = (mode: 'individual' | 'shared') =>
  inviteFriend(sam, mode === 'shared' ? { mode } : { mode, display_names: ['Mira'] })

describe('a new account', () => {
  test('is made by who was invited to a plan, with its name and time zone, and is signed in', async () => {
    const link = await aPlanInvitation()
    const { client, address, email } = await arrive(link)
    expect(email.subject).toBe('Make your account at Outings')
    const { text } = await client.get('/welcome', page)
    expect(text).toContain('value="Europe/Berlin"')
    expect(text).toContain('the time zone of <bdi>Sam</bdi>, who invited you')
    const wrong = await client.submit('/welcome', { display_name: ' ', timezone: 'Mars' })
    expect(wrong.json.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/display_name',
      '/timezone',
    ])
    expect(await account(address)).toBe(null)
    const { status, json } = await client.submit('/welcome', profile)
    expect([status, json]).toEqual([200, { signed_in: true }])
    expect((await client.get('/settings')).json).toMatchObject(profile)
    expect(await account(address)).toMatchObject({ ...profile, email: address })
  })

  test('is not made twice by a proof, nor by a browser that did not prove the address', async () => {
    const { client } = await arrive(await aPlanInvitation())
    const { json } = await client.get('/welcome')
    const form = { form_token: json.form_token, ...profile }
    const all = await Promise.all([1, 2, 3].map(() => client.post('/welcome', form)))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
    const other = new WebClient(() => world.url)
    await other.get('/sign-in')
    expect((await other.get('/welcome')).status).toBe(404)
  })

  test('web 10: is not signed in to if somebody else has made it meanwhile', async () => {
    const { client, address } = await arrive(await aPlanInvitation())
    const { json } = await client.get('/welcome')
    await insertAccount(world.database, { ...profile, email: address })
    const { status } = await client.post('/welcome', { form_token: json.form_token, ...profile })
    expect(status).toBe(404)
    expect(client.cookies.has('service_session')).toBe(false)
  })
})

describe('web 12: by mode and invitation', () => {
  test('somebody without an invitation gets no mail, and the same answer', async () => {
    const { address } = await ask(null)
    expect(await gotMail(address)).toBe(false)
  })

  test('an invitation to a plan admits one account, until the plan is over or the guest removed', async () => {
    const link = await aPlanInvitation()
    const { client } = await arrive(link)
    const second = await arrive(link)
    // An answer comes first.
    const offers = async () => (await client.get(`/i/${link}`, page)).text.includes('/sign-up')
    expect(await offers()).toBe(false)
    await client.post(`/i/${link}`, { answer: 'accepted' }, page)
    expect(await offers()).toBe(true)
    expect((await client.submit('/welcome', profile)).status).toBe(200)
    expect(await offers()).toBe(false)
    // It was checked when the mail was sent, and is checked again.
    expect((await second.client.get('/welcome')).status).toBe(404)
    expect(await gotMail((await ask(link)).address)).toBe(false)
    const over = await aPlanInvitation({ starts_in: -24 })
    expect(await gotMail((await ask(over)).address)).toBe(false)
    const canceled = await aPlanInvitation({ state: 'canceled' })
    expect(await gotMail((await ask(canceled)).address)).toBe(false)
  })

  test('an invitation to connect admits as many as may join by it, while it is open', async () => {
    for (let round = 0; round < 8; round += 1) {
      const one = await aConnectionInvitation('individual')
      const [first, second] = [await arrive(one), await arrive(one)]
      const forms = await Promise.all(
        [first, second].map(async ({ client }) => {
          const { json } = await client.get('/welcome')
          return () => client.post('/welcome', { form_token: json.form_token, ...profile })
        }),
      )
      const made = await Promise.all(forms.map((send) => send()))
      expect(made.map(({ status }) => status).toSorted()).toEqual([200, 404])
    }
    const shared = await aConnectionInvitation('shared')
    for (let guests = 0; guests < 2; guests += 1) {
      const { client } = await arrive(shared)
      expect((await client.submit('/welcome', profile)).status).toBe(200)
    }
    const closed = await aConnectionInvitation('shared')
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        update connection_invitations set state = 'closed' where owner_id = ${db.owner}`,
    })
    expect(await gotMail((await ask(closed)).address)).toBe(false)
  })

  test('links that are public admit nobody', async () => {
    const plan_id = await makePlan(world.database, sam, { state: 'shared' })
    const open = await aLink('plan', plan_id)
    const unsubscribe = await aLink('unsubscribe', sam.owner)
    for (const link of [open, unsubscribe, 'x', 'a'.repeat(43)]) {
      const { address } = await ask(link)
      expect(await gotMail(address)).toBe(false)
    }
  })

  test('open admits everybody, but no address that wants no mail; closed admits nobody, and the page says who gets mail', async () => {
    for (const sign_up of ['open', 'closed'] as const) {
      const own = aMailbox()
      const other = await startWorld({ ...own.options, sign_up })
      try {
        const client = new WebClient(other.url)
        const [address, stopped] = [newAddress(), newAddress()]
        await other.database.run(sql`select stop_address(${hashEmail(stopped)})`)
        for (const one of [stopped, address]) await client.submit('/sign-in', { address: one })
        await mailIsSent(other)
        const { text } = await client.get('/sign-in/sent', page)
        expect(text).toContain('Look in your spam folder.')
        expect(text.includes('Mail goes only to people who')).toBe(sign_up === 'closed')
        const sent = own.all.map(({ to }) => to.address)
        expect(sent).toEqual(sign_up === 'open' ? [address] : [])
        if (sign_up === 'open') await expectStop(other, own.all[0], address)
      } finally {
        await other.stop()
      }
    }
  })
})

/** Web 25: a stranger's mail has a link that stops mail to them, also by a mail program's button. */
async function expectStop(other: World, email: Email | undefined, address: string) {
  const client = new WebClient(other.url)
  const path = email?.unsubscribe?.replace(other.url, '') ?? ''
  expect(email?.text).toContain(`Never write to this address:\n${email?.unsubscribe}`)
  expect((await client.get(path, page)).text).toContain(`<bdi>${address}</bdi>`)
  expect((await client.get(`${path}x`)).status).toBe(404)
  const oneClick = { 'List-Unsubscribe': 'One-Click' }
  expect((await client.post(path, oneClick, { origin: 'https://mail.test' })).status).toBe(200)
  const stopped = await other.database.run(
    sql`select from do_not_contact where email_hash = ${hashEmail(address)}`,
  )
  expect(stopped).toHaveLength(1)
}

describe('the pages of invitations', () => {
  test('have a button to make an account, which names the host on the next page', async () => {
    const connect = await aConnectionInvitation('shared')
    const plan = await aPlanInvitation()
    for (const [path, link] of [
      [`/c/${connect}`, connect],
      [`/i/${plan}`, plan],
    ]) {
      const client = new WebClient(() => world.url)
      await client.post(`/i/${plan}`, { answer: 'accepted' }, page)
      const shown = await client.get(path ?? '', page)
      expect(shown.text).toContain('<form method="post" action="/sign-up">')
      expect(shown.text).toContain(`name="link" value="${link}"`)
      // A browser says `null` here, because those pages name no referrer.
      const form = await client.post('/sign-up', { link: link ?? '' }, { ...page, origin: 'null' })
      expect(form.status).toBe(200)
      expect(form.text).toContain('to plan together with <bdi>Sam</bdi>')
      // A wrong address leaves the invitation where it was.
      const fields = hiddenFields(form.text, '/sign-in')
      const wrong = await client.post('/sign-in', { ...fields, address: 'kim at home' }, page)
      expect(wrong.status).toBe(422)
      expect(wrong.text).toContain('to plan together with <bdi>Sam</bdi>')
      expect(hiddenFields(wrong.text, '/sign-in')).toMatchObject({ link, new: 'yes' })
      expect(wrong.text).toMatch(/href="#address"[\s\S]*value="kim at home"/)
    }
  })
})
