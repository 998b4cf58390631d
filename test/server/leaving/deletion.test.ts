import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findAccount } from '#server/data/accounts/find.ts'
import { hashEmail } from '#server/domain/people/email_hash.ts'
import { beginLeaving, keepAccount } from '#server/flows/web/leave.ts'
import { keepInvitation } from '#server/flows/web/keep_invitation.ts'
import type { Mailer } from '#server/outbound/email/client.ts'
import { deletionJob } from '#server/jobs/deletion.ts'
import { rowsNaming } from '#test/support/rows_naming.ts'
import { all, isLive } from '#test/contract/live.ts'
import { exampleInputs } from '#test/contract/schemas.ts'
import { withHandles } from '#test/support/given/handles/make.ts'
import {
  aParty,
  aPreparedSend,
  aSentPlan,
  aSharedPlan,
  commit,
  rowsOf,
  rsvp,
} from '#test/support/given/actions.ts'
import { noticesOf } from '#test/support/given/host_notices.ts'
import { aList, anIdea, answer, people } from '#test/support/given/lists.ts'
import { guestMailJob, mailJob, pretendMailer } from '#test/support/given/mail.ts'
import { storedProofs } from '#test/support/given/passkeys.ts'
import { inHours } from '#test/support/given/plans.ts'
import { letPass } from '#test/support/given/time.ts'
import { aPrintedLink, signedInClient, WebClient } from '#test/support/web_client.ts'
import { type Account, useWorld } from '#test/support/world.ts'
import type { MailJobOptions } from '#server/jobs/mail/options.ts'

// Whole lives of accounts: on a busy machine each takes its time.
vi.setConfig({ testTimeout: 120_000 })

const world = useWorld({ worker: false })
let superuser: pg.Client

beforeAll(async () => {
  superuser = new pg.Client({ connectionString: world.superuser_url })
  await superuser.connect()
})
afterAll(() => superuser.end())

const job = () =>
  deletionJob({
    database: world.database,
    seal: world.service.runtime.seal,
    base_url: () => world.url,
  })

const mail = (mailer: Mailer, log?: MailJobOptions['log']) =>
  mailJob(world.database, mailer, { seal: world.service.runtime.seal, ...(log && { log }) })

async function addressOf({ owner }: Account): Promise<string> {
  const { rows } = await superuser.query('select email from accounts where owner_id = $1', [owner])
  return String(rows[0]?.email)
}

/** Asks for the end of an account, and lets its seven days pass. */
async function leave(account: Account, tells = false): Promise<void> {
  await beginLeaving(world.service.runtime, account.owner, { tells, request_id: randomUUID() })
  await letPass(world.superuser_url, '7 days 1 hour')
}

/** Runs the job until nothing is left to do. */
async function runToEnd(account: Account): Promise<void> {
  for (let runs = 0; runs < 50; runs += 1) {
    if ((await job().run(account.owner)) === null) return
  }
  throw new Error('The deletion does not end.')
}

/** A host who has much, with two friends. */
async function aFullAccount() {
  const party = await aParty(world)
  const { sam, ada, friends } = party
  const idea_handle = await anIdea(sam, 'Silent film')
  const ideas_list_handle = await aList(sam, {
    name: 'Rainy Sundays',
    person_handles: [friends.ada, friends.mira],
    idea_handles: [idea_handle],
  })
  const like = { subject: { kind: 'idea', handle: idea_handle }, people_handles: [friends.ada] }
  await answer(sam, 'likes.mutate', { operation: 'save', ...like })
  await answer(ada, 'likes.query', {})
  const { plan } = await aSentPlan(sam, [friends.ada, friends.jonas, friends.mira], {
    scheduled_at: inHours(30 * 24),
  })
  const shared = await answer(sam, 'ideas.lists.share.prepare', {
    ideas_list_handle,
    person_handle: friends.ada,
  })
  await answer(sam, 'actions.commit', { action_handle: shared.data.prepared?.action_handle })
  await answer(sam, 'places.private.create', { name: 'Stadtbad' })
  await storedProofs(world, sam)
  return { ...party, plan, ideas_list_handle }
}

test('deleting leaves no row', { timeout: 90_000 }, async () => {
  const { sam, ada, jonas } = await aFullAccount()
  // Sam is a guest, too.
  const address = await addressOf(sam)
  await leave(sam)
  await runToEnd(sam)
  expect(await rowsNaming(world.superuser_url, sam.owner)).toEqual({})
  expect(await rowsNaming(world.superuser_url, address)).toEqual({})
  expect(await findAccount(world.database, address)).toBeNull()
  for (const known of [ada, jonas]) {
    const friend = await world.token(known)
    const { data } = await answer(friend, 'invites.list', {})
    expect(JSON.stringify(data.items)).toContain('A former member')
    expect(JSON.stringify(data.items)).not.toContain('Sam')
    for (const { id } of known === ada ? all : []) {
      for (const { input } of exampleInputs(id)) {
        if (!isLive(id)) continue
        const [invite] = data.items
        const handles = {
          invite_handle: invite?.invite_handle ?? '',
        }
        const { status, text } = await friend.call(id, withHandles(input, handles))
        expect([id, status < 500, status < 500 || text]).toEqual([id, true, true])
      }
    }
  }
})

test('the release of an address lets somebody sign up with it', async () => {
  const sam = await world.account('Sam')
  const address = await addressOf(sam)
  await leave(sam)
  await runToEnd(sam)
  const { insertAccount } = await import('#server/data/accounts/insert.ts')
  const made = await insertAccount(world.database, {
    display_name: 'Sam again',
    email: address,
    timezone: 'Europe/Berlin',
  })
  expect(made.created).toBe(true)
  expect(made.owner).not.toBe(sam.owner)
})

test('an address that wants no mail still wants none', async () => {
  const sam = await world.account('Sam')
  const hash = hashEmail(await addressOf(sam))
  await superuser.query(
    `insert into do_not_contact values ($1, '00000000-0000-0000-0000-000000000000')`,
    [hash],
  )
  await leave(sam)
  await runToEnd(sam)
  const { rows } = await superuser.query('select 1 from do_not_contact where email_hash = $1', [
    hash,
  ])
  expect(rows).toHaveLength(1)
})

test('at once tokens, sessions and links end, and the account can be kept for seven days', async () => {
  const { sam, friends, ideas_list_handle } = await aFullAccount()
  const client = await signedInClient(world, sam)
  const { text } = await sam.call('ideas.lists.share.prepare', {
    ideas_list_handle,
    person_handle: friends.mira,
  })
  const url = /http[^"]+\/l\/[\w-]+/.exec(text)?.[0] ?? ''
  expect((await fetch(url)).status).toBe(200)
  await beginLeaving(world.service.runtime, sam.owner, { tells: false, request_id: 'r' })
  const ended = await fetch(url)
  expect([ended.status, await ended.text()]).toEqual([
    404,
    expect.stringContaining('Who sent you this link no longer shares it.'),
  ])
  expect((await client.get('/settings')).status).toBe(401)
  await pause(1_000)
  expect((await sam.call('plans.query', {})).status).toBe(401)
  // Nothing but keeping it is possible.
  const again = new WebClient(() => world.url)
  await again.post(await aPrintedLink(world, sam))
  expect((await again.get('/settings')).status).toBe(403)
  const page = await again.get('/settings', { accept: 'text/html' })
  expect([page.status, page.headers.get('location')]).toEqual([303, '/settings/account/keep'])
  expect((await job().run(sam.owner))?.toString()).toMatch(/^\w/)
  const kept = await again.submit('/settings/account/keep')
  expect(kept.json).toEqual({ leaving: false })
  expect((await again.get('/settings')).status).toBe(200)
  expect((await fetch(url)).status).toBe(200)
  await letPass(world.superuser_url, '8 days')
  expect(await job().run(sam.owner)).toBeNull()
  expect(await addressOf(sam)).toMatch(/@/)
})

test('what is sent at the moment of leaving reaches nobody', async () => {
  const { sam, friends } = await aParty(world)
  const { prepared } = await aPreparedSend(sam, [friends.ada])
  await answer(sam, 'actions.commit', { action_handle: prepared?.action_handle ?? '' })
  await beginLeaving(world.service.runtime, sam.owner, { tells: false, request_id: 'r' })
  // As a send leaves it that began before and is written after.
  await superuser.query(
    `update outgoing set state = 'queued', finished_at = null where owner_id = $1`,
    [sam.owner],
  )
  const mailer = pretendMailer(true)
  const warned: unknown[] = []
  const log = { info() {}, error() {}, warn: (facts: unknown) => void warned.push(facts) }
  await mail(mailer, log).run(sam.owner)
  expect(mailer.sent).toEqual([])
  expect(await rowsOf(world, sam, 'outgoing')).toMatchObject([{ state: 'failed' }])
  expect(warned).toMatchObject([{ reason: 'the account that sends it is leaving' }])
})

test('nobody keeps an account whose seven days are over, or signs in to it', async () => {
  const sam = await world.account('Sam')
  await leave(sam)
  expect(await keepAccount(world.service.runtime, sam.owner, 'r')).toBe(false)
  const client = new WebClient(() => world.url)
  const { json } = await client.post(await aPrintedLink(world, sam))
  expect(json?.signed_in).toBeUndefined()
  expect(client.cookies.size).toBe(0)
})

test('guests are told only if that was chosen', async () => {
  for (const tells of [false, true]) {
    const { sam } = await aFullAccount()
    const mailer = pretendMailer(true)
    await mail(mailer).run(sam.owner)
    const before = mailer.sent.length
    await leave(sam, tells)
    const waits = await job().run(sam.owner)
    expect(waits !== null).toBe(tells)
    await mail(mailer).run(sam.owner)
    expect(mailer.sent.length - before).toBe(tells ? 2 : 0)
    await runToEnd(sam)
    expect(await rowsNaming(world.superuser_url, sam.owner)).toEqual({})
  }
})

test('a guest who leaves no longer comes, and what they wrote is gone', async () => {
  const { sam, ada, plan } = await aFullAccount()
  const { data } = await answer(ada, 'invites.list', {})
  const invite = data.items[0]
  await answer(ada, 'invites.rsvp.update', {
    invite_handle: invite?.invite_handle,
    rsvp_status: 'accepted',
    note: 'I bring the marker cake',
  })
  await leave(ada)
  await runToEnd(ada)
  expect(await rowsNaming(world.superuser_url, ada.owner)).toEqual({})
  expect(await rowsNaming(world.superuser_url, 'marker cake')).toEqual({})
  const after = await answer(await world.token(sam), 'plans.get', { plan_handle: plan.plan_handle })
  expect(after.data.plan.rsvp).toMatchObject({ accepted: 0, declined: 1 })
})

test('the host of a guest who leaves hears that they do not come', async () => {
  const { sam, ada, jonas, friends } = await aParty(world)
  const scheduled_at = inHours(30 * 24)
  await aSentPlan(sam, [friends.ada, friends.jonas], { scheduled_at })
  await rsvp(ada, 'accepted')
  await rsvp(jonas, 'declined')
  const notices = noticesOf(sam)
  await notices.later(3)
  expect(notices.sent).toHaveLength(1)
  // Who had declined is no news.
  for (const guest of [jonas, ada]) {
    await leave(guest)
    await runToEnd(guest)
    await notices.later(61)
  }
  expect(notices.sent).toHaveLength(2)
  expect(notices.sent[1]?.text).toContain('- Ada can’t come')
})

/** A guest of a plan by a link, who comes and gets mail about it at an address of their own. */
async function aMailedGuest(sam: Account) {
  const [mira = ''] = await people(sam, 'Mira')
  const { plan, share_links } = await aSharedPlan(sam, [mira], { scheduled_at: inHours(30 * 24) })
  const path = new URL(share_links?.find((link) => link.person_handle)?.url ?? '').pathname
  const post = (at: string, fields: Record<string, string>) =>
    fetch(`${world.url}${at}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  await post(path, { answer: 'accepted' })
  await post(path, { mail: 'ask', address: `mira-${randomUUID()}@example.test` })
  const mailer = pretendMailer(true)
  const { seal } = world.service.runtime
  const guestMail = guestMailJob(world.database, mailer, { seal })
  await guestMail.run(sam.owner)
  const [, page = ''] =
    /https:\/\/service\.example(\/m\/\S+)/.exec(mailer.sent[0]?.text ?? '') ?? []
  await post(page, { mail: 'confirm' })
  return { path, plan, page, post, mailer, guestMail }
}

test('guests who asked for mail are told, too, and of what waited before nothing is sent', async () => {
  const sam = await world.account('Sam')
  const { mailer, guestMail } = await aMailedGuest(sam)
  await beginLeaving(world.service.runtime, sam.owner, { tells: true, request_id: randomUUID() })
  // The day before the plan comes.
  await superuser.query(
    `update guest_mail set remind_at = now() - interval '1 minute' where owner_id = $1`,
    [sam.owner],
  )
  await guestMail.run(sam.owner)
  expect(mailer.sent).toHaveLength(1)

  await letPass(world.superuser_url, '7 days 1 hour')
  expect(await job().run(sam.owner)).not.toBeNull()
  await guestMail.run(sam.owner)
  expect(mailer.sent.map(({ subject }) => subject)).toEqual([
    expect.anything(),
    expect.stringMatching(/^Canceled: /),
  ])
  expect(mailer.sent[1]?.text).toContain('Sam')
  await runToEnd(sam)
  expect(await rowsNaming(world.superuser_url, sam.owner)).toEqual({})
})

test('mail that a guest with an account asked for ends with the account, whatever address it goes to', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const { path, plan, mailer, guestMail } = await aMailedGuest(sam)
  const asked = { token: path.split('/').at(-1) ?? '', request_id: randomUUID() }
  expect(await keepInvitation(world.service.runtime, ada.owner, asked)).toBe(true)
  await leave(ada)
  await runToEnd(ada)
  const host = await world.token(sam)
  const changes = { scheduled_at: inHours(31 * 24) }
  const { plan_handle } = plan
  await commit(host, (await answer(host, 'plans.update.prepare', { plan_handle, changes })).data)
  await guestMail.run(sam.owner)
  expect(mailer.sent).toHaveLength(1)
  expect(await rowsOf(world, sam, 'guest_mail')).toEqual([])
})

test('the page of mail that guests asked for says that it has ended, as does the button of their mail program', async () => {
  const sam = await world.account('Sam')
  const { page, post } = await aMailedGuest(sam)
  const said = async (answer: Response) => {
    const text = await answer.text()
    return [
      answer.status,
      text.includes('You get no more mail about this plan'),
      /Sam|Ramen/.test(text),
    ]
  }
  const open = () => fetch(`${world.url}${page}`)
  expect(await said(await open())).toEqual([200, false, true])
  await beginLeaving(world.service.runtime, sam.owner, { tells: false, request_id: randomUUID() })
  expect(await said(await open())).toEqual([200, true, false])
  expect(await keepAccount(world.service.runtime, sam.owner, randomUUID())).toBe(true)
  expect(await said(await open())).toEqual([200, false, true])
  await leave(sam)
  await runToEnd(sam)
  expect(await said(await open())).toEqual([200, true, false])
  expect(await said(await post(page, { 'List-Unsubscribe': 'One-Click' }))).toEqual([
    200,
    true,
    false,
  ])
  expect((await post(page, { mail: 'confirm' })).status).toBe(303)
})
