import { beforeAll, describe, expect, test } from 'vitest'
import { openLinks } from '#server/domain/mail/links.ts'
import {
  aParty,
  aPreparedSend,
  aSentPlan,
  commit,
  type Party,
} from '#test/support/given/actions.ts'
import { answer } from '#test/support/given/lists.ts'
import { aCandidate, aReviewedDraft, inHours } from '#test/support/given/plans.ts'
import { visitorOf } from '#test/server/surfaces/web/links/stage.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
let party: Party

beforeAll(async () => {
  party = await aParty(world)
})

const { get, post, textOf } = visitorOf(() => world)
const pathOf = (url = '') => new URL(url).pathname
const form = () => crypto.randomUUID().replaceAll('-', '').slice(0, 22)

/** The path of the page that somebody's mail leads to. */
async function mailedPath(): Promise<string> {
  const { owner } = party.sam
  const rows = await world.database.read(
    owner,
    (db) => db.sql<{ sealed: string }>`
      select sealed from outgoing where owner_id = ${owner} order by created_at desc limit 1`,
  )
  const { link } = openLinks(world.service.runtime.seal, owner, rows[0]?.sealed ?? '')
  return `/i/${link}`
}

/** What the last message says, as it is kept. */
async function lastMail(): Promise<string> {
  const rows = await world.database.read(
    party.sam.owner,
    (db) => db.sql<{ content: unknown }>`
      select content from outgoing where owner_id = ${db.owner} order by created_at desc limit 1`,
  )
  return JSON.stringify(rows[0]?.content)
}

test('what a connected guest answers on the page is in their inbox at once, and the other way round', async () => {
  const { sam, ada, friends } = party
  const { plan } = await aSentPlan(sam, [friends.ada])
  const path = await mailedPath()
  await post(path, { answer: 'accepted' })
  const [invite] = (await answer(ada, 'invites.list', {})).data.items
  expect(invite).toMatchObject({ rsvp_status: 'accepted', plan: { title: plan.title } })
  const { plan_handle } = plan
  expect((await answer(sam, 'plans.get', { plan_handle })).data.plan.rsvp.accepted).toBe(1)
  const { invite_handle } = invite ?? {}
  await answer(ada, 'invites.rsvp.update', { invite_handle, rsvp_status: 'declined' })
  expect(await textOf(path)).toContain('You said you can’t make it')
})

test('anybody with the link of a shared plan can sign up, and the page says when the plan changes or is off', async () => {
  const { sam, friends } = party
  const plan_handle = await aReviewedDraft(sam)
  const asked = { plan_handle, action: 'create_share_link', send_person_handles: [friends.mira] }
  const { data: prepared } = await answer(sam, 'plans.prepare_send', asked)
  const { data } = await commit(sam, prepared)
  const open = pathOf(data.share_links.find(({ person_handle }) => !person_handle)?.url)
  const mira = pathOf(data.share_links.find(({ person_handle }) => person_handle)?.url)
  expect(await textOf(mira)).toContain('invites <bdi>Mira</bdi>')
  const note = 'With cake'
  const joined = await post(open, { name: 'Karla', answer: 'accepted', form: form(), note })
  const karla = joined.headers.get('location')?.split('?')[0] ?? ''
  const { roster } = (await answer(sam, 'plans.get', { plan_handle })).data
  expect(roster?.map((guest) => guest.note)).toEqual([undefined, 'With cake'])
  expect(
    roster?.map(({ person, rsvp_status, delivery }) => [
      person.display_name,
      rsvp_status,
      delivery,
    ]),
  ).toEqual([
    ['Mira', 'pending', 'manual_share'],
    ['Karla', 'accepted', 'manual_share'],
  ])
  const changes = { scheduled_at: inHours(60) }
  const { data: change } = await answer(sam, 'plans.update.prepare', { plan_handle, changes })
  await commit(sam, change)
  expect(await textOf(karla)).toMatch(
    /This plan has changed since you answered[\s\S]*Starts<\/dt><dd>[\s\S]*?>was [A-Z]/,
  )
  const { data: off } = await answer(sam, 'plans.cancel.prepare', { plan_handle })
  await commit(sam, off)
  for (const path of [karla, mira, open])
    expect(await textOf(path)).toContain('This plan is canceled')
})

test('a message about a change keeps the answer of its guest, for the guest’s calendar', async () => {
  const { sam, friends } = party
  const { plan } = await aSentPlan(sam, [friends.ada])
  await post(await mailedPath(), { answer: 'accepted' })
  const { plan_handle } = plan
  const changes = { scheduled_at: inHours(61) }
  const input = { plan_handle, changes, notify_recipients: true }
  await commit(sam, (await answer(sam, 'plans.update.prepare', input)).data)
  expect(JSON.parse(await lastMail())).toMatchObject({ kind: 'plan_update', answer: 'accepted' })
  await commit(sam, (await answer(sam, 'plans.cancel.prepare', { plan_handle })).data)
  expect(JSON.parse(await lastMail())).toMatchObject({ kind: 'plan_cancel', answer: 'accepted' })
})

test('the link of a guest who was removed takes no answer, until they are invited again by another one', async () => {
  const { sam, friends } = party
  const { plan, share_links } = await aSentPlan(sam, [friends.mira, friends.ada])
  const path = pathOf(share_links[0]?.url)
  expect((await get(path)).status).toBe(200)
  const input = { plan_handle: plan.plan_handle, recipient_handles: [friends.ada] }
  await commit(sam, (await answer(sam, 'plans.roster.prepare', input)).data)
  expect((await get(path)).status).toBe(410)
  expect((await post(path, { answer: 'accepted' })).status).toBe(410)
  const both = { ...input, recipient_handles: [friends.ada, friends.mira] }
  const again = await commit(sam, (await answer(sam, 'plans.roster.prepare', both)).data)
  expect((await get(path)).status).toBe(404)
  expect((await get(pathOf(again.data.share_links?.[0]?.url))).status).toBe(200)
})

describe('of a private plan', () => {
  const secret = 'https://bakery.example/surprise-cake'
  let mail: string
  let page: string

  beforeAll(async () => {
    const { sam, friends } = party
    const idea = { kind: 'event', event_start_at: inHours(60), event_url: secret }
    const { candidate_id } = await aCandidate(sam, idea)
    const plan_handle = await aReviewedDraft(sam, {
      candidate_id,
      private_plan: true,
      description_override: 'Surprise! Mira must not know of the cake.',
    })
    const { data } = await answer(sam, 'plans.prepare_send', {
      plan_handle,
      send_person_handles: [friends.mira, friends.ada],
      public_description: 'Come as you are.',
    })
    const { share_links } = (await commit(sam, data)).data
    page = pathOf(share_links[0]?.url)
    mail = await lastMail()
  })

  test('the host keeps the notes and where they come from', async () => {
    const { sam } = party
    const kept = await world.database.read(
      sam.owner,
      (db) => db.sql`
        select from plans where owner_id = ${db.owner} and private_plan and source_url = ${secret}`,
    )
    expect(kept).toHaveLength(1)
  })

  test('its page and its calendar file show what was written for guests, and nothing else', async () => {
    const shown = (await textOf(page)) + (await textOf(`${page}/calendar.ics`))
    expect(shown).toContain('Come as you are.')
    expect(shown).not.toMatch(/cake/)
  })

  test('the mail shows nothing else', () => {
    expect(mail).toContain('Come as you are.')
    expect(mail).not.toMatch(/cake/)
  })

  test('a guest’s own copy contains nothing else', async () => {
    const { ada } = party
    const copies = await world.database.read(
      ada.owner,
      (db) => db.sql<{ copy: string }>`
        select c::text as copy from invite_cards c
        where owner_id = ${db.owner} and description = 'Come as you are.'`,
    )
    expect(copies).toHaveLength(1)
    expect(copies[0]?.copy).not.toMatch(/cake/)
  })
})

test('the page of a deleted list is gone, and the code of a connection page is accepted', async () => {
  const { sam, friends } = party
  const { list } = (await answer(sam, 'ideas.lists.create', { name: 'Winter' })).data
  const { ideas_list_handle } = list
  const shared = await answer(sam, 'ideas.lists.share.prepare', {
    ideas_list_handle,
    person_handle: friends.mira,
  })
  const path = pathOf(shared.data.manual_link?.url)
  expect(await textOf(path)).toContain('Winter')
  await answer(sam, 'ideas.lists.delete', { ideas_list_handle })
  expect((await get(path)).status).toBe(404)

  const asked = { operation: 'create_invitation', mode: 'individual' }
  const { review_token } = (await sam.call('relationships.friendship.review', asked)).body.data
  const applied = await sam.call('relationships.friendship.apply', {
    review_token,
    accept_consequences: true,
  })
  const connection = pathOf(applied.body.data.link?.url)
  const code = /<code[^>]*>([^<]+)</.exec(await textOf(connection))?.[1]
  const read = await party.jonas.call('relationships.invitation.get', { invitation_token: code })
  expect(read.body.data.admission).toBe('open')
})

test('a preparation that is not committed opens no page', async () => {
  const { sam, friends } = party
  const before = await world.database.read(
    sam.owner,
    (db) => db.sql`select from invites where owner_id = ${db.owner}`,
  )
  await aPreparedSend(sam, [friends.mira])
  const after = await world.database.read(
    sam.owner,
    (db) => db.sql`select from invites where owner_id = ${db.owner}`,
  )
  expect(after).toHaveLength(before.length)
})
