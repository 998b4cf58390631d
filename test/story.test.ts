import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createClient } from '#sdk/src/client.ts'
import { makeMailer } from '#server/outbound/email.ts'
import { connectModern } from '#test/server/surfaces/mcp/clients.ts'
import { visitPage } from '#test/server/surfaces/pages/visit_page.ts'
import { type Letter, type Mailbox, openMailbox } from '#test/story/mailbox.ts'
import { answerPage } from '#test/story/page.ts'
import { approve, reached, takeStep } from '#test/story/reached.ts'
import { type Company, expectAllToSee } from '#test/story/views.ts'
import { startBrowser } from '#test/support/browser.ts'
import { type Account, startWorld, type World } from '#test/support/world.ts'

// One story from its first test to its last: each goes on where the one before it ended.

const inHours = (hours: number) =>
  new Date(Math.floor(Date.now() / 60_000 + hours * 60) * 60_000).toISOString()

let world: World
let folder: string
let mailbox: Mailbox
let browser: Browser
let account: Record<'sam' | 'ada', Account>
let sam: Client
let ada: Client
/** As Sam has them. */
const friend = { ada: '', mira: '' }
/** The link by which Sam and Ada became connected. */
let invitation_token: string
/** The outing, in everybody's eyes. */
let company: Company
/** Ada's first mail of it. */
let invitation: Letter

const title = 'Ramen before the concert'
const first = { scheduled_at: inHours(72), rsvp_deadline: inHours(48) }
const later = inHours(75)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'story-'))
  const mailer = makeMailer({ url: null, key: null, data_dir: folder })
  world = await startWorld({ mail: { mailer, from: 'plans@service.example' } })
  mailbox = openMailbox(join(folder, 'outbox'))
  account = { sam: await world.account('Sam'), ada: await world.account('Ada') }
  const clientOf = ({ token }: Account) => createClient({ baseUrl: world.url, token })
  sam = clientOf(account.sam)
  ada = clientOf(account.ada)
  browser = await startBrowser()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await world?.stop()
  await rm(folder, { recursive: true, force: true })
})

const urlOf = (path: string | null) => `${world.url}${path ?? ''}`
const see = (expected: Partial<Parameters<typeof expectAllToSee>[1]>) =>
  expectAllToSee(company, {
    title,
    scheduled_at: first.scheduled_at,
    state: 'active',
    revision: 1,
    ada: 'pending',
    mira: 'pending',
    tipped: false,
    ...expected,
  })

/** The one mail that came, which must be Ada's. */
async function adasMail(): Promise<Letter> {
  const [letter] = await mailbox.next()
  expect(letter?.to).toMatch(/^ada-.+@example\.test$/)
  if (!letter) throw new Error('No mail came.')
  return letter
}

test('Sam and Ada become connected by a link that Sam hands over', async () => {
  const { link } = await takeStep(sam, { operation: 'create_invitation', mode: 'individual' })
  invitation_token = link?.url.split('/').at(-1) ?? ''
  const read = await reached(ada.relationships.invitation.get({ invitation_token }))
  expect(read).toMatchObject({ admission: 'open', joined: [] })
  const { connections } = await takeStep(ada, { operation: 'accept_invitation', invitation_token })
  expect(connections).toMatchObject([{ display_name: 'Sam', classification: 'connected' }])
  const { items } = await reached(sam.relationships.people.query({ classification: 'connected' }))
  expect(items.map(({ display_name }) => display_name)).toEqual(['Ada'])
  friend.ada = items[0]?.person_handle ?? ''
  const { people } = await reached(sam.relationships.people.ensure({ people: ['Mira'] }))
  friend.mira = people[0]?.person.person_handle ?? ''
})

test('Sam drafts an outing from a saved idea, and is asked before drafting it twice', async () => {
  const { place } = await reached(
    sam.places.private.create({
      name: 'Cocolo Ramen',
      address: 'Paul-Lincke-Ufer 39, Berlin',
      description: 'Never on a Sunday.',
    }),
  )
  const { list } = await reached(sam.ideas.lists.create({ name: 'Winter evenings' }))
  const { ideas_list_handle } = list
  const { idea } = await reached(
    sam.ideas.structured_create({
      kind: 'place',
      title: 'Ramen',
      place_handle: place.place_handle,
      ideas_list_handles: [ideas_list_handle],
    }),
  )
  const { items } = await reached(sam.ideas.lists.get({ ideas_list_handle }))
  expect(items.map(({ idea_handle }) => idea_handle)).toEqual([idea.idea_handle])
  const { candidate_id } = items[0] ?? idea
  const drafted = {
    candidate_id,
    ...first,
    capacity_min: 3,
    capacity_max: 4,
    title_override: title,
    audience_selection: { person_handles: [friend.ada], person_names: ['Mira'] },
  }
  const { plan, draft } = await reached(sam.plans.draft.create(drafted))
  expect(plan).toMatchObject({ title, state: 'draft', revision: 0, role: 'host' })
  expect(draft.audience.map((one) => [one.display_name, one.classification])).toEqual([
    ['Ada', 'connected'],
    ['Mira', 'friend_in_mind'],
  ])
  const { plan_handle } = plan
  company = { sam, ada, plan_handle, invite_handle: '', pages: { ada: '', mira: '' } }
  const again = await sam.plans.draft.create(drafted)
  expect(again).toMatchObject({
    status: 'needs_input',
    error: { code: 'related_drafts_exist', candidates: [{ plan_handle, title }] },
  })
  const brief = await reached(sam.planning.brief.get())
  expect(brief.sections.map(({ type }) => type)).toEqual(['draft'])
})

test('nothing goes out before it is reviewed, prepared and approved', async () => {
  const { plan_handle } = company
  const early = await sam.plans.prepare_send({ plan_handle })
  expect(early).toMatchObject({ status: 'failed', error: { code: 'draft_not_reviewed' } })
  const review = await reached(sam.plans.draft.preview({ plan_handle }))
  expect(review.missing).toEqual([])
  const ways = [
    { display_name: 'Ada', delivery: 'service', eligible: true },
    { display_name: 'Mira', delivery: 'manual_share', eligible: true },
  ]
  expect(review.preview).toMatchObject({ title, recipients: ways })
  const { prepared, plan } = await reached(sam.plans.prepare_send({ plan_handle }))
  expect(prepared).toMatchObject({ checksum: review.checksum, recipients: ways })
  expect(plan.state).toBe('prepared')
  expect((await reached(ada.invites.list())).items).toEqual([])
  expect(await mailbox.count()).toBe(0)
  const sent = await prepared.commit()
  expect(sent).toMatchObject({
    status: 'completed',
    data: {
      plan: { state: 'active', revision: 1 },
      deliveries: [
        { person_handle: friend.ada, status: 'queued' },
        { person_handle: friend.mira, status: 'manual_share' },
      ],
    },
  })
  const { data } = await prepared.commit()
  expect(data).toEqual(sent.data)
  const [link] = sent.data?.share_links ?? []
  expect(link?.person_handle).toBe(friend.mira)
  company.pages.mira = link?.url ?? ''
})

test('Ada finds it among her invites and in her mail, which say the same', async () => {
  invitation = await adasMail()
  company.pages.ada = urlOf(invitation.page)
  const { items } = await reached(ada.invites.list({ rsvp_status: 'pending' }))
  expect(items).toHaveLength(1)
  const [invite] = items
  company.invite_handle = invite?.invite_handle ?? ''
  expect(invite?.plan).toMatchObject({
    title,
    place: { name: 'Cocolo Ramen', address: 'Paul-Lincke-Ufer 39, Berlin' },
  })
  const { mail, calendar } = invitation
  expect(mail.subject).toContain(title)
  for (const text of [mail.text, mail.html]) {
    expect(text).toContain('Sam')
    expect(text).toContain('Paul-Lincke-Ufer 39')
    expect(text).toContain(company.pages.ada)
    expect(text).not.toContain('Never on a Sunday')
  }
  expect(calendar).toMatchObject({
    method: 'REQUEST',
    sequence: 1,
    starts: first.scheduled_at,
    title,
  })
  expect(mail.headers.get('list')).toMatchObject({
    unsubscribe: { url: urlOf(invitation.unsubscribe) },
  })
  await see({})
  const { deliveries } = await reached(sam.plans.status.get({ plan_handle: company.plan_handle }))
  expect(deliveries.map(({ display_name, status }) => [display_name, status])).toEqual([
    ['Ada', 'sent'],
    ['Mira', 'manual_share'],
  ])
  const brief = await reached(ada.planning.brief.get())
  expect(brief.sections.map(({ type }) => type)).toContain('deadline')
})

test('Ada accepts over the API, Mira on the page of her link; the plan tips', async () => {
  const { invite_handle } = company
  const accepted = { invite_handle, rsvp_status: 'accepted', expected_revision: 1 } as const
  const answer = await reached(ada.invites.rsvp.update(accepted))
  expect(answer).toMatchObject({ previous: 'pending', invite: { rsvp_status: 'accepted' } })
  await see({ ada: 'accepted' })
  const plain = { javaScriptEnabled: false, viewport: { width: 360, height: 740 } }
  await visitPage(browser, company.pages.mira, plain, async (page) => {
    await page.getByRole('button', { name: 'I’ll be there' }).click()
    await page.getByText('You’re in', { exact: true }).waitFor()
  })
  await see({ ada: 'accepted', mira: 'accepted', tipped: true })
})

test('guests see what the host lists for them, and nothing else of it', async () => {
  const { plan_handle, pages } = company
  const item = { kind: 'guest_requirement', phase: 'before_arrival', status: 'pending' } as const
  await reached(
    sam.plans.logistics.update({
      plan_handle,
      mode: 'add',
      items: [
        {
          ...item,
          action_type: 'bring',
          actor_type: 'each_guest',
          visibility: 'guest',
          title: 'Bring cash',
        },
        {
          ...item,
          kind: 'host_action',
          action_type: 'reserve_table',
          actor_type: 'host',
          visibility: 'host',
          title: 'Ask about the big table',
        },
      ],
    }),
  )
  const { progress } = await reached(sam.plans.logistics.get({ plan_handle }))
  expect(progress).toEqual({ done: 0, total: 2 })
  const { invite } = await reached(ada.invites.get({ invite_handle: company.invite_handle }))
  const own = { plan_handle: invite.plan.plan_handle ?? '' }
  const listed = await reached(ada.plans.logistics.get(own))
  expect(listed.items.map((one) => one.title)).toEqual(['Bring cash'])
  for (const page of [pages.ada, pages.mira]) {
    const text = await (await fetch(page)).text()
    expect(text).toContain('Bring cash')
    expect(text).not.toContain('big table')
  }
  await see({ ada: 'accepted', mira: 'accepted', tipped: true })
  const { sections } = await reached(sam.planning.brief.get())
  expect(sections.map(({ type }) => type)).toEqual(['deadline', 'upcoming', 'logistics'])
})

test('Sam moves it: everybody sees the new time and is asked again, Ada by mail too', async () => {
  const { plan_handle, pages } = company
  const changed = await reached(
    sam.plans.update.prepare({
      plan_handle,
      changes: { scheduled_at: later },
      notify_recipients: true,
      expected_revision: 1,
    }),
  )
  expect(changed).toMatchObject({ affected: 2, notify: true, after: { scheduled_at: later } })
  await see({ ada: 'accepted', mira: 'accepted', tipped: true, waiting: true })
  await approve(changed)
  const letter = await adasMail()
  expect(letter.calendar).toMatchObject({ method: 'REQUEST', sequence: 2, starts: later })
  expect(letter.calendar?.uid).toBe(invitation.calendar?.uid)
  expect(letter.mail.inReplyTo).toBe(invitation.mail.messageId)
  const moved = { scheduled_at: later, revision: 2, tipped: true }
  const both = { ada: 'accepted', mira: 'accepted' }
  await see({ ...moved, ...both, ada_asked: true, mira_asked: true })
  // Either mail leads to her page.
  expect(await answerPage(urlOf(letter.page), 'accepted')).toMatchObject({ status: 303 })
  await see({ ...moved, ...both, mira_asked: true })
  pages.ada = urlOf(letter.page)
  await see({ ...moved, ...both, mira_asked: true })
  const stale = ada.invites.rsvp.update({
    invite_handle: company.invite_handle,
    rsvp_status: 'declined',
    expected_revision: 1,
  })
  await expect(stale).rejects.toMatchObject({ code: 'stale_revision', status: 409 })
})

test('Ada is taken off the list: her links open nothing, her card is withdrawn', async () => {
  const { plan_handle, invite_handle, pages } = company
  const roster = await reached(
    sam.plans.roster.prepare({ plan_handle, recipient_handles: [friend.mira] }),
  )
  expect(roster.remove.map(({ display_name }) => display_name)).toEqual(['Ada'])
  await approve(roster)
  const letter = await adasMail()
  expect(letter.calendar).toMatchObject({ method: 'CANCEL', uid: invitation.calendar?.uid })
  expect(letter.page).toBe(null)
  for (const page of [urlOf(invitation.page), pages.ada]) {
    expect((await fetch(page)).status).toBe(404)
    expect((await answerPage(page, 'accepted')).status).toBe(404)
  }
  expect((await reached(ada.invites.list())).items).toEqual([])
  const { invite } = await reached(ada.invites.get({ invite_handle }))
  expect(invite).toMatchObject({ rsvp_status: 'removed', rsvp_available: false })
  const answer = await ada.invites.rsvp.update({ invite_handle, rsvp_status: 'accepted' })
  expect(answer).toMatchObject({ status: 'failed', error: { code: 'invite_removed' } })
  const { plan } = await reached(sam.plans.get({ plan_handle }))
  expect(plan.rsvp).toEqual({ accepted: 1, declined: 0, pending: 0, removed: 1 })
})

test('invited again, Ada begins anew with a new link, and accepts with a tool', async () => {
  const { plan_handle, pages } = company
  const both = [friend.mira, friend.ada]
  await approve(await reached(sam.plans.roster.prepare({ plan_handle, recipient_handles: both })))
  const letter = await adasMail()
  expect(letter.calendar).toMatchObject({ method: 'REQUEST', sequence: 4, starts: later })
  expect(letter.calendar?.uid).toBe(invitation.calendar?.uid)
  for (const page of [urlOf(invitation.page), pages.ada]) {
    expect((await fetch(page)).status).toBe(404)
  }
  pages.ada = urlOf(letter.page)
  const { items } = await reached(ada.invites.list())
  expect(items).toHaveLength(1)
  company.invite_handle = items[0]?.invite_handle ?? ''
  const now = { scheduled_at: later, revision: 4, tipped: true, mira: 'accepted', mira_asked: true }
  await see(now)
  const tools = await connectModern(world, account.ada)
  const result = await tools.call('service_update_my_rsvp', {
    invite_handle: company.invite_handle,
    rsvp_status: 'accepted',
    idempotency_key: 'I do come',
  })
  await tools.close()
  expect(result.structuredContent).toMatchObject({ status: 'completed' })
  await see({ ...now, ada: 'accepted' })
})

test('Sam cancels it: everybody sees that, Ada’s calendar too, and nobody can answer', async () => {
  const { plan_handle, invite_handle, pages } = company
  await approve(await reached(sam.plans.cancel.prepare({ plan_handle, expected_revision: 4 })))
  const letter = await adasMail()
  expect(letter.calendar).toMatchObject({
    method: 'CANCEL',
    sequence: 5,
    uid: invitation.calendar?.uid,
  })
  const off = { scheduled_at: later, revision: 5, tipped: true, state: 'canceled' } as const
  const still = { ada: 'accepted', mira: 'accepted', mira_asked: true }
  await see({ ...off, ...still })
  for (const page of [pages.ada, pages.mira]) {
    expect((await answerPage(page, 'declined')).onward).toMatch(/\?refused$/)
  }
  const answer = await ada.invites.rsvp.update({ invite_handle, rsvp_status: 'declined' })
  expect(answer).toMatchObject({ status: 'failed', error: { code: 'rsvp_closed' } })
  await see({ ...off, ...still })
  const { sections } = await reached(sam.planning.brief.get())
  expect(sections).toEqual([])
})

test('Ada stops mail with one click: the next plan says it cannot reach her, and not why', async () => {
  const another = await sendAnother('Skating')
  expect(another.deliveries).toMatchObject([{ status: 'queued' }])
  const { page, unsubscribe } = await adasMail()
  const click = await fetch(urlOf(unsubscribe), {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'manual',
  })
  expect(click.status).toBe(200)
  company.pages.ada = urlOf(page)
  const { prepared } = await prepareAnother('Sledging', [friend.ada, friend.mira])
  const [unreached] = prepared.recipients.filter(({ eligible }) => !eligible)
  expect(unreached).toMatchObject({ display_name: 'Ada' })
  const sent = await prepared.commit()
  expect(sent.data?.deliveries).toEqual([
    { person_handle: friend.mira, status: 'manual_share' },
    { person_handle: friend.ada, status: 'delivery_unavailable' },
  ])
  expect(JSON.stringify([prepared, sent])).not.toMatch(/unsubscri|stopp|block|bounc|contact me/i)
  expect((await reached(ada.invites.list({ query: 'Sledging' }))).items).toEqual([])
})

test('parted, they are connected again by no old link and by no answer', async () => {
  const before = await prepareAnother('Chess', [friend.mira])
  await takeStep(sam, { operation: 'disconnect', person_handle: friend.ada })
  const { admission } = await reached(ada.relationships.invitation.get({ invitation_token }))
  expect(admission).toBe('closed')
  const review = await ada.relationships.friendship.review({
    operation: 'accept_invitation',
    invitation_token,
  })
  expect(review).toMatchObject({ status: 'needs_input' })
  // The invitation stays, and so does its link; an answer is an answer and no more.
  await answerPage(company.pages.ada, 'accepted')
  const { items } = await reached(ada.invites.list({ query: 'Skating' }))
  expect(items).toMatchObject([{ rsvp_status: 'accepted' }])
  for (const client of [sam, ada]) {
    const connected = client.relationships.people.query({ classification: 'connected' })
    expect((await reached(connected)).items).toEqual([])
  }
  await approve(before)
  const { deliveries, share_links } = await sendAnother('Bowling')
  expect(deliveries).toEqual([{ person_handle: friend.ada, status: 'manual_share' }])
  expect(share_links).toHaveLength(1)
  expect((await reached(ada.invites.list({ query: 'Bowling' }))).items).toEqual([])
})

test('Mira was never written to, and every mail there was has been read', async () => {
  // Invited, moved, removed, invited again, canceled, and Skating: each of them was Ada's.
  expect(await mailbox.count()).toBe(6)
})

/** Prepares sending a plan of its own. */
async function prepareAnother(name: string, send_person_handles: string[]) {
  const { idea } = await reached(sam.ideas.structured_create({ kind: 'place', title: name }))
  const { plan } = await reached(
    sam.plans.draft.create({ candidate_id: idea.candidate_id, scheduled_at: inHours(96) }),
  )
  const { plan_handle } = plan
  return reached(sam.plans.invitation.prepare({ plan_handle, send_person_handles }))
}

/** Sends a plan of its own to Ada. */
async function sendAnother(name: string) {
  return approve(await prepareAnother(name, [friend.ada]))
}
