import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { insertAddressStopped } from '#server/data/do_not_contact/insert.ts'
import { findMailbox } from '#server/data/accounts/find.ts'
import { hashEmail } from '#server/domain/people/email_hash.ts'
import { keepInvitation } from '#server/flows/web/keep_invitation.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { headersOf } from '#server/outbound/email/mime.ts'
import type { Email } from '#server/outbound/email/client.ts'
import { invite, makePlan, visitorOf } from '#test/server/surfaces/web/links/stage.ts'
import { alterPlan, aSharedPlan, commit } from '#test/support/given/actions.ts'
import { connect } from '#test/support/given/connections.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { guestMailJob, later, pretendMailer } from '#test/support/given/mail.ts'
import { inHours } from '#test/support/given/plans.ts'
import { openPage, sendForm } from '#test/support/page_forms.ts'
import { type Account, useWorld } from '#test/support/world.ts'
import { signedInClient } from '#test/support/web_client.ts'

const world = useWorld({ worker: false })
const { get, post, textOf } = visitorOf(() => world)

/** A plan of a new host with a guest who comes, by a link that the host passed on. */
async function aComingGuest(hours = 90) {
  const sam = await world.account('Sam')
  const [mira = '', kim = ''] = await people(sam, 'Mira', 'Kim')
  const { plan, share_links } = await aSharedPlan(sam, [mira], { scheduled_at: inHours(hours) })
  const own = share_links?.find(({ person_handle }) => person_handle === mira)
  const path = new URL(own?.url ?? '').pathname
  await post(path, { answer: 'accepted' })
  return { sam, kim, plan, path, address: `mira-${randomUUID()}@example.test` }
}

/** Sends what waits for guests. @returns the mails of this run. */
async function mailsOf({ owner }: Account): Promise<Email[]> {
  const mailer = pretendMailer(true)
  const { seal } = world.service.runtime
  await guestMailJob(world.database, mailer, { seal }).run(owner)
  return mailer.sent
}

async function emailOf({ owner }: Account): Promise<string> {
  return (await findMailbox(world.database, owner))?.address ?? ''
}

/** The path of the page that a mail's header leads to. */
const stopPath = (mail: Email | undefined) => new URL(mail?.unsubscribe ?? '').pathname

/** The guest asks for mail and confirms it. @returns the path of its page. */
async function confirmed(sam: Account, path: string, address: string): Promise<string> {
  await post(path, { mail: 'ask', address })
  const [question] = await mailsOf(sam)
  const page = /https:\/\/service\.example(\/m\/\S+)/.exec(question?.text ?? '')?.[1] ?? ''
  await post(page, { mail: 'confirm' })
  return page
}

async function change(sam: Account, plan_handle: string, changes: object, notify?: boolean) {
  const { data } = await answer(sam, 'plans.update.prepare', {
    ...{ plan_handle, changes },
    ...(notify !== undefined && { notify_recipients: notify }),
  })
  return { prepared: data, done: await commit(sam, data) }
}

/** The day before comes. */
function letComeNear({ owner }: Account) {
  return world.database.write(owner, {
    work: (db) => db.sql`
      update guest_mail set remind_at = now() - interval '1 minute'
      where owner_id = ${db.owner} and remind_at is not null`,
  })
}

function rowsOf({ owner }: Account) {
  return world.database.read(
    owner,
    (db) => db.sql<{ forget_at: Date }>`select * from guest_mail where owner_id = ${db.owner}`,
  )
}

describe('a guest without an account', () => {
  test('is asked for an address after the answer, and nothing is on before the mail is confirmed', async () => {
    const { sam, plan, path, address } = await aComingGuest()
    expect(await textOf(path)).toContain('Tell me if it moves, and the day before')
    const asked = await post(path, { mail: 'ask', address })
    expect(asked.headers.get('location')).toBe(`${path}?mail`)
    expect(await textOf(`${path}?mail`)).toContain('One more step')

    const [question, ...others] = await mailsOf(sam)
    expect(others).toEqual([])
    expect(question?.to.address).toBe(address)
    // Anybody may have typed it: nothing that somebody wrote stands in it, and one click stops all mail to the address.
    expect(question?.text).not.toContain(plan.title)
    expect(question?.text).not.toContain('Sam')
    expect(question?.calendar).toBe(null)
    expect(stopPath(question)).toMatch(/^\/no-mail\//)
    await change(sam, plan.plan_handle, { scheduled_at: inHours(99) })
    expect(await mailsOf(sam)).toEqual([])
  })

  test('hears what each button about the mail did: it has the focus of the page that follows', async () => {
    const { sam, path, address } = await aComingGuest()
    const focused = async (at: string, form: Record<string, string>) => {
      const location = (await post(at, form)).headers.get('location') ?? ''
      const [, said] = /role="status" tabindex="-1" autofocus>(.*?)<\/div>/.exec(
        await (await get(location)).text(),
      ) ?? ['', 'nothing']
      return said?.replaceAll(/<[^>]+>/g, '')
    }
    expect(await focused(path, { mail: 'ask', address })).toMatch(/^One more step/)
    const [question] = await mailsOf(sam)
    const page = /https:\/\/service\.example(\/m\/\S+)/.exec(question?.text ?? '')?.[1] ?? ''
    expect(await focused(page, { mail: 'confirm' })).toMatch(/^You get a mail when/)
    expect(await focused(page, { mail: 'stop' })).toMatch(/^You get no more mail about this plan/)
    await confirmed(sam, path, address)
    expect(await focused(path, { mail: 'stop' })).toMatch(/^You get no more mail about this plan/)
  })

  test('finds the plan on the page of the mail, once it is confirmed that the address is theirs', async () => {
    const { sam, path, address } = await aComingGuest()
    await post(path, { mail: 'ask', address })
    const [question] = await mailsOf(sam)
    const page = /https:\/\/service\.example(\/m\/\S+)/.exec(question?.text ?? '')?.[1] ?? ''
    // Anybody may have typed the address of somebody else.
    expect(await textOf(page)).not.toContain('/i/')
    await post(page, { mail: 'confirm' })
    expect(await textOf(page)).toContain(`<a href="${path}">See the plan and your answer</a>`)
    await post(page, { mail: 'stop' })
    expect(await textOf(page)).not.toContain('/i/')
  })

  test('reads that the plan moves, that it is tomorrow and that it is canceled, once each; the host has nobody to tell', async () => {
    const { sam, plan, path, address } = await aComingGuest()
    await confirmed(sam, path, address)
    expect(await textOf(path)).toContain('You get a mail if it moves, and on the day before.')

    const { prepared, done } = await change(sam, plan.plan_handle, { scheduled_at: inHours(99) })
    expect(prepared.prepared?.summary).toMatch(/ and tell Mira$/)
    expect(done.outcome.fallback_text).toMatch(/ The service is telling Mira\.$/)
    const [moved] = await mailsOf(sam)
    expect([moved?.to.address, moved?.subject]).toEqual([
      address,
      expect.stringMatching(/^Changed: /),
    ])
    expect(moved?.text).toContain('(was: ')
    expect(moved?.text).toContain(`https://service.example${path}`)
    // What the guest has in a calendar moves as well, and nobody answers by that calendar.
    expect(moved?.calendar?.method).toBe('REQUEST')
    expect(moved?.calendar?.content).toMatch(/PARTSTAT=ACCEPTED[\s\S]*URL[^\n]*\/e\//)
    expect(moved?.calendar?.content.replaceAll(/\r\n /g, '')).not.toContain(path)
    expect(await mailsOf(sam)).toEqual([])

    await letComeNear(sam)
    const [reminder] = await mailsOf(sam)
    expect(reminder?.subject).toMatch(/^Tomorrow: /)
    expect(reminder?.calendar?.method).toBe('REQUEST')
    expect(await mailsOf(sam)).toEqual([])

    const { data } = await answer(sam, 'plans.cancel.prepare', { plan_handle: plan.plan_handle })
    expect((await commit(sam, data)).outcome.fallback_text).toMatch(/ is telling Mira\.$/)
    const [canceled, ...others] = await mailsOf(sam)
    expect([canceled?.subject.split(':')[0], others.length]).toEqual(['Canceled', 0])
    expect(canceled?.calendar?.method).toBe('CANCEL')
  })

  test('reads in a reminder that was late that the plan is today, and gets none once it has begun', async () => {
    const { sam, plan, path, address } = await aComingGuest()
    await confirmed(sam, path, address)
    // Where it is noon now, whatever the time of this test.
    const ahead = 12 - new Date().getUTCHours()
    const zone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
    const inAnHour = `scheduled_at = now() + interval '1 hour'`
    await alterPlan(world, plan.plan_handle, `${inAnHour}, timezone = '${zone}'`)
    await letComeNear(sam)
    const [reminder] = await mailsOf(sam)
    expect(reminder?.subject).toMatch(/^Today: /)
    expect(reminder?.text).toMatch(/ is today/)

    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        update guest_mail set remind_at = now() where owner_id = ${db.owner}`,
    })
    const busy = pretendMailer(true, () => later)
    const { seal } = world.service.runtime
    await guestMailJob(world.database, busy, { seal }).run(sam.owner)
    expect(busy.sent).toHaveLength(1)
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        update guest_mail
        set due_at = now(),
          content = jsonb_set(content, '{plan,scheduled_at}', to_jsonb(now() - interval '1 minute'))
        where owner_id = ${db.owner}`,
    })
    expect(await mailsOf(sam)).toEqual([])
  })

  test('is marked in the status of the plan, once the mail is confirmed', async () => {
    const { sam, plan, path, address } = await aComingGuest()
    const deliveryOf = async () => {
      const { plan_handle } = plan
      const { data } = await answer(sam, 'plans.status.get', { plan_handle })
      return data.deliveries[0]
    }
    await post(path, { mail: 'ask', address })
    expect(await deliveryOf()).toMatchObject({ status: 'manual_share' })
    expect(await deliveryOf()).not.toHaveProperty('asked_for_mail')
    await confirmed(sam, path, address)
    expect(await deliveryOf()).toMatchObject({ status: 'manual_share', asked_for_mail: true })
    await insertAddressStopped(world.database, hashEmail(address))
    expect(await deliveryOf()).not.toHaveProperty('asked_for_mail')
  })

  test('hears nothing of a change that the host makes without a word', async () => {
    const { sam, plan, path, address } = await aComingGuest()
    await confirmed(sam, path, address)
    await change(sam, plan.plan_handle, { scheduled_at: inHours(99) }, false)
    expect(await mailsOf(sam)).toEqual([])
  })

  test('stops it with one click in the mail, and on the page', async () => {
    const { sam, plan, path, address } = await aComingGuest()
    const page = await confirmed(sam, path, address)
    await change(sam, plan.plan_handle, { scheduled_at: inHours(99) })
    const [moved] = await mailsOf(sam)
    expect(stopPath(moved)).toBe(page)
    await get(page)
    expect(await rowsOf(sam)).toHaveLength(1)
    const stopped = await post(page, { 'List-Unsubscribe': 'One-Click' })
    expect([stopped.status, await rowsOf(sam)]).toEqual([200, []])
    expect(await textOf(page)).toContain('You get no more mail about this plan')
    // What was confirmed once is not confirmed again by the same link.
    await post(page, { mail: 'confirm' })
    expect(await rowsOf(sam)).toEqual([])

    await confirmed(sam, path, address)
    await post(path, { mail: 'stop' })
    expect(await rowsOf(sam)).toEqual([])
  })

  test('takes the address away with what they left, and so does the host who takes them off the list', async () => {
    const { sam, path, address } = await aComingGuest()
    await confirmed(sam, path, address)
    await post(path, { answer: 'declined' })
    await post(path, { forget: 'yes' })
    expect(await rowsOf(sam)).toEqual([])

    const other = await aComingGuest()
    await confirmed(other.sam, other.path, other.address)
    const { data } = await answer(other.sam, 'plans.roster.prepare', {
      plan_handle: other.plan.plan_handle,
      recipient_handles: [other.kim],
    })
    expect(data.prepared?.recipients).toMatchObject([
      { display_name: 'Kim', change: 'added' },
      { display_name: 'Mira', change: 'removed', asked_for_mail: true },
    ])
    const done = await commit(other.sam, data)
    expect(done.outcome.fallback_text).not.toContain('tell them yourself')
    const [goodbye, ...more] = await mailsOf(other.sam)
    expect([goodbye?.to.address, more]).toEqual([other.address, []])
    expect(goodbye?.text).toContain('Sam took you off the guest list')
    expect(goodbye?.calendar?.method).toBe('CANCEL')
    // The address goes with its last mail.
    await mailsOf(other.sam)
    expect(await rowsOf(other.sam)).toEqual([])
  })

  test('who is off the list and has not confirmed an address hears nothing, and the address goes at once', async () => {
    const { sam, kim, plan, path, address } = await aComingGuest()
    await post(path, { mail: 'ask', address })
    await mailsOf(sam)
    const { data } = await answer(sam, 'plans.roster.prepare', {
      plan_handle: plan.plan_handle,
      recipient_handles: [kim],
    })
    const done = await commit(sam, data)
    expect(done.outcome.fallback_text).toContain('Mira')
    expect(await rowsOf(sam)).toEqual([])
    expect(await mailsOf(sam)).toEqual([])
  })

  test('is answered the same whatever the address, and one that wants no mail gets none', async () => {
    const { sam, path, address } = await aComingGuest()
    await insertAddressStopped(world.database, hashEmail(address))
    const answered = await post(path, { mail: 'ask', address })
    const known = await world.account('Ada')
    const other = await post(path, { mail: 'ask', address: await emailOf(known) })
    const seen = ({ status, headers }: Response) => [status, headers.get('location')]
    expect(seen(answered)).toEqual(seen(other))
    await post(path, { mail: 'ask', address })
    expect(await mailsOf(sam)).toEqual([])
  })

  test('reads what is wrong with an address, and finds it in the form again', async () => {
    const { sam, path } = await aComingGuest()
    const wrong = await post(path, { mail: 'ask', address: 'mira at <home>' })
    expect(wrong.status).toBe(422)
    const text = await wrong.text()
    expect(text).toContain('That isn’t a mail address')
    expect(text).toContain('value="mira at &lt;home&gt;"')
    expect(await rowsOf(sam)).toEqual([])
  })
})

test('an address never reaches the host: no page, capability or export has it', async () => {
  const { sam, plan, path, address } = await aComingGuest()
  await confirmed(sam, path, address)
  const { plan_handle } = plan
  const seen = await Promise.all([
    sam.call('plans.get', { plan_handle }),
    sam.call('plans.status.get', { plan_handle }),
    // The host has the guest's link.
    textOf(path),
    openPage(await signedInClient(world, sam), `/plans/${plan_handle}`),
  ])
  expect(JSON.stringify(seen)).not.toContain(address)
  expect(JSON.stringify(await rowsOf(sam))).not.toContain(address)
})

test('an address that nobody confirms is deleted after two days, and of a plan a week after it', async () => {
  const { sam, path, address } = await aComingGuest()
  await post(path, { mail: 'ask', address })
  const left = async () => {
    const [row] = await rowsOf(sam)
    return (Number(row?.forget_at) - Date.now()) / 86_400_000
  }
  expect(await left()).toBeCloseTo(2, 1)
  const page = await confirmed(sam, path, address)
  expect(page).toMatch(/^\/m\//)
  expect(await left()).toBeGreaterThan(7)
  await world.database.write(sam.owner, {
    work: (db) => db.sql`
      update guest_mail set forget_at = now() - interval '1 minute' where owner_id = ${db.owner}`,
  })
  await mailsOf(sam)
  expect(await rowsOf(sam)).toEqual([])
})

test('a guest whose account gets mail about changes chooses the day before without typing an address', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const plan_id = await makePlan(world, sam.owner)
  const { invite_id, path } = await invite(world, sam.owner, plan_id, 'Ada')
  const { first } = await connect(sam, ada)
  await world.database.write(sam.owner, {
    work: (db) => db.sql`
      update invites set peer_owner = ${ada.owner}, delivery = 'service', rsvp_status = 'accepted',
        person_id = ${parseHandle('person', first)}
      where owner_id = ${db.owner} and invite_id = ${invite_id}`,
  })
  expect(await textOf(path)).toContain('Tell me the day before')
  await post(path, { mail: 'account' })
  await letComeNear(sam)
  const [reminder, ...others] = await mailsOf(sam)
  expect(others).toEqual([])
  expect([reminder?.to.address, reminder?.subject]).toEqual([
    await emailOf(ada),
    expect.stringMatching(/^Tomorrow: /),
  ])
})

describe('a guest who keeps the invitation in an account', () => {
  /** Keeps the invitation of a link, as its page does for who is signed in. */
  async function keep(account: Account, path: string): Promise<void> {
    const token = path.split('/').at(-1) ?? ''
    const asked = { token, request_id: randomUUID() }
    expect(await keepInvitation(world.service.runtime, account.owner, asked)).toBe(true)
  }

  test('still hears at the confirmed address that the plan moves and is canceled, and the host has nobody to tell', async () => {
    const { sam, plan, path, address } = await aComingGuest()
    await confirmed(sam, path, address)
    await keep(await world.account('Ada'), path)
    expect(await textOf(path)).toContain('You get a mail if it moves, and on the day before.')
    const { prepared, done } = await change(sam, plan.plan_handle, { scheduled_at: inHours(99) })
    expect(prepared.prepared?.recipients).toMatchObject([
      { display_name: 'Mira', eligible: true, asked_for_mail: true },
    ])
    expect(done.outcome.fallback_text).toMatch(/ The service is telling Mira\.$/)
    const { data } = await answer(sam, 'plans.cancel.prepare', { plan_handle: plan.plan_handle })
    const [moved, ...others] = await mailsOf(sam)
    expect(others).toEqual([])
    expect([moved?.to.address, moved?.subject]).toEqual([
      address,
      expect.stringMatching(/^Changed: /),
    ])
    await commit(sam, data)
    expect((await mailsOf(sam)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Canceled: /),
    ])
  })

  test('chooses that mail without typing an address, and until then the host is asked to tell them', async () => {
    const { sam, plan, path } = await aComingGuest()
    const ada = await world.account('Ada')
    await keep(ada, path)
    expect(await textOf(path)).toContain('Tell me if it moves, and the day before')
    const { done } = await change(sam, plan.plan_handle, { scheduled_at: inHours(99) })
    expect(done.outcome.fallback_text).toContain('The service does not contact Mira')
    const host = await signedInClient(world, sam)
    const page = `/plans/${plan.plan_handle}`
    const toTell = () => openPage(host, page).then(({ text }) => text.includes('no mail from us'))
    expect(await toTell()).toBe(true)
    expect(await mailsOf(sam)).toEqual([])

    await post(path, { mail: 'account' })
    await change(sam, plan.plan_handle, { scheduled_at: inHours(98) })
    expect(await toTell()).toBe(false)
    expect((await mailsOf(sam)).map(({ to }) => to.address)).toEqual([await emailOf(ada)])
  })
})

test('replies of guests go to the host only where the host chose that, and then every such mail says so', async () => {
  const { sam, plan, path, address } = await aComingGuest()
  await confirmed(sam, path, address)
  await change(sam, plan.plan_handle, { scheduled_at: inHours(97) })
  const [before] = await mailsOf(sam)
  expect(before?.reply_to).toBeUndefined()
  expect(before?.text).toContain('Replies to this mail don’t reach Sam.')

  const client = await signedInClient(world, sam)
  const contact = '/settings/contact'
  await sendForm(client, contact, contact, { change: 'replies_on' })
  await change(sam, plan.plan_handle, { scheduled_at: inHours(98) })
  const [after] = await mailsOf(sam)
  expect(after?.reply_to).toBe(await emailOf(sam))
  expect(after && headersOf(after)['Reply-To']).toBe(await emailOf(sam))
  expect(after?.text).toContain('Replies to this mail go to Sam.')

  await sendForm(client, contact, contact, { change: 'replies_off' })
  await change(sam, plan.plan_handle, { scheduled_at: inHours(99) })
  const [last] = await mailsOf(sam)
  expect(last?.reply_to).toBeUndefined()
})
