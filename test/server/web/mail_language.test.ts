import { expect, test } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { makeMailJob } from '#server/jobs/mail/job.ts'
import type { Email } from '#server/outbound/email/client.ts'
import { productName } from '#server/runtime/product_name.ts'
import { callTool } from '#test/contract/mcp.ts'
import { aParty, aPreparedSend, aSharedPlan, type Party } from '#test/support/given/actions.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { guestMailJob, pretendMailer, sender } from '#test/support/given/mail.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { approve, say } from '#test/support/given/talk.ts'
import { hiddenFields } from '#test/support/page_forms.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { type Account, useWorld } from '#test/support/world.ts'

// The person who approves a mail has read its words: the language is settled when it is prepared, and kept with it.

const world = useWorld({ worker: false })

type Language = 'en' | 'de' | null

/** Says what an account has chosen, and what its browser asked for last. */
async function speaks({ owner }: Account, chosen: Language, browser: Language = null) {
  await world.database.write(owner, {
    work: (db) =>
      db.run(sql`
      update accounts set language = ${chosen}, browser_language = ${browser} where owner_id = ${owner}`),
  })
}

/** Sends the mail of an account that waits; returns it. */
async function mailOf({ owner }: Account): Promise<Email[]> {
  const mailer = pretendMailer(true)
  const { database, service } = world
  await makeMailJob({
    ...{ database, mailer, seal: service.runtime.seal },
    sender: () => ({ ...sender, title: productName }),
    log: { info() {}, warn() {}, error() {} },
  }).run(owner)
  return mailer.sent
}

/** The words of a mail without its links, as they are read. */
function wordsOf(text: string): string {
  return text
    .replaceAll(/https?:\/\/\S+|\((?:their own link|der eigene Link)\)/g, 'LINK')
    .replaceAll(/&#39;|&#x27;/g, '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()
}

/** The mails that a page shows. */
function shownOn(page: string): { subject: string; text: string }[] {
  const found = page.matchAll(
    /<details class="letter">[\s\S]*?<bdi[^>]*>([^<]*)<\/bdi><\/p>\s*<p class="text"[^>]*>([\s\S]*?)<\/p>/g,
  )
  return [...found].map(([, subject = '', text = '']) => ({
    subject: wordsOf(subject),
    text: wordsOf(text.replaceAll(/<[^>]*>/g, '')),
  }))
}

const asked = (language: string) => ({ accept: 'text/html', 'accept-language': language })

/** A draft for Ada, as the page that sends it shows it; returns what was shown and what she then got. */
async function sentByPage(
  { sam, friends }: Party,
  client: WebClient,
  browser: string,
): Promise<[shown: unknown, sent: unknown]> {
  const plan_handle = await aReviewedDraft(sam, {
    audience_selection: { person_handles: [friends.ada] },
  })
  const path = `/plans/${plan_handle}/send`
  const { text } = await client.get(path, asked(browser))
  const sent = await client.post(path, hiddenFields(text, path), asked(browser))
  expect(sent.status).toBe(200)
  return [shownOn(text), (await mailOf(sam)).map(asShown)]
}

function asShown({ subject, text }: Email) {
  return { subject: wordsOf(subject), text: wordsOf(text) }
}

const german = /^Einladung: /
const english = /^Invitation: /

const states: [host: Language, browser: 'en' | 'de', recipient: Language, expected: RegExp][] = []
for (const host of [null, 'en', 'de'] as const) {
  for (const browser of ['en', 'de'] as const) {
    for (const recipient of [null, 'en', 'de'] as const) {
      const spoken = recipient ?? host ?? browser
      states.push([host, browser, recipient, spoken === 'de' ? german : english])
    }
  }
}

test.each(states)(
  'the host chose %s, the browser asks for %s, the guest chose %s: the page shows the mail that is sent',
  async (host, browser, recipient, expected) => {
    const party = await aParty(world)
    await Promise.all([speaks(party.sam, host), speaks(party.ada, recipient)])
    const client = await signedInClient(world, party.sam)
    const [shown, sent] = await sentByPage(party, client, browser)
    expect(shown).toEqual(sent)
    expect(sent).toMatchObject([{ subject: expect.stringMatching(expected) }])
  },
)

test('what is approved stays in its language when host and guest choose another one', async () => {
  const { sam, ada, friends } = await aParty(world)
  await speaks(ada, null, 'de')
  const { prepared } = await aPreparedSend(sam, [friends.ada])
  const client = await signedInClient(world, sam)
  const { text } = await client.get(`/approvals/${prepared.action_handle}`, asked('en'))
  expect(text).toContain('in German')
  await Promise.all([speaks(ada, 'en'), speaks(sam, 'en')])
  await answer(sam, 'actions.commit', { action_handle: prepared.action_handle })
  await Promise.all([speaks(ada, 'en'), speaks(sam, 'en')])
  const sent = await mailOf(sam)
  expect(sent.map(asShown)).toEqual(shownOn(text))
  expect(sent[0]?.subject).toMatch(german)
})

test('what an earlier release prepared without a language is shown in the one that it is sent in', async () => {
  const { sam, ada, friends } = await aParty(world)
  await speaks(ada, 'de')
  const { prepared } = await aPreparedSend(sam, [friends.ada])
  await world.database.write(sam.owner, {
    work: (db) => db.sql`
      update prepared_actions set payload = payload #- '{guests,0,language}' where owner_id = ${db.owner}`,
  })
  const client = await signedInClient(world, sam)
  const { text } = await client.get(`/approvals/${prepared.action_handle}`, asked('en'))
  await answer(sam, 'actions.commit', { action_handle: prepared.action_handle })
  const sent = await mailOf(sam)
  expect(shownOn(text)).toEqual(sent.map(asShown))
  expect(sent[0]?.subject).toMatch(german)
})

test('guests who read other languages each get the mail that the page shows for them', async () => {
  const { sam, ada, friends } = await aParty(world)
  await speaks(ada, 'de')
  const { prepared } = await aPreparedSend(sam, [friends.ada, friends.jonas])
  const client = await signedInClient(world, sam)
  const { text } = await client.get(`/approvals/${prepared.action_handle}`, asked('de'))
  await answer(sam, 'actions.commit', { action_handle: prepared.action_handle })
  const [shown, sent] = [shownOn(text), (await mailOf(sam)).map(asShown)]
  const bySubject = (all: { subject: string }[]) =>
    all.toSorted((one, two) => one.subject.localeCompare(two.subject))
  expect(bySubject(sent)).toEqual(bySubject(shown))
  expect(sent).toHaveLength(2)
})

test.each(['en', 'de', undefined])(
  'the Capability API, asked with Accept-Language %s, MCP and the Assistant give the words that are sent',
  async (wish) => {
    const { sam, ada, friends } = await aParty(world)
    await speaks(ada, 'de')
    const headers: Record<string, string> = wish === undefined ? {} : { 'accept-language': wish }
    const plan_handle = await aReviewedDraft(sam, { title_override: 'Suppe' })
    const input = { plan_handle, send_person_handles: [friends.ada] }
    const api = await sam.call('plans.prepare_send', input, { headers })
    const { content_preview, recipients, action_handle } = api.body.data.prepared
    expect(recipients).toMatchObject([{ language: 'de' }])
    const [mail] = content_preview.mail as { subject: string; body: string }[]
    await answer(sam, 'actions.commit', { action_handle })
    const [sent] = await mailOf(sam)
    expect(sent?.subject).toBe(mail?.subject)
    for (const paragraph of mail?.body.split('\n\n') ?? []) expect(sent?.text).toContain(paragraph)

    const token = { url: world.url, token: sam.token, key: crypto.randomUUID() }
    const second = await aReviewedDraft(sam, { title_override: 'Suppe' })
    const tool = await callTool('plans.prepare_send', { ...input, plan_handle: second }, token)
    expect(Object(tool.body.data).prepared.content_preview.mail).toMatchObject([
      { subject: mail?.subject, body: mail?.body },
    ])

    await aReviewedDraft(sam, { title_override: 'Töpfern' })
    const { body } = await say(sam, 'invite Ada to Töpfern')
    const [spoken] = Object(body.approval?.content_preview).mail ?? []
    expect(spoken?.subject).toMatch(german)
    await approve(sam, body.approval?.action_handle)
    expect((await mailOf(sam)).map(({ subject }) => subject)).toEqual([spoken?.subject])
  },
)

test('a change, the end of a plan and of an invitation are shown as they are sent, too', async () => {
  const { sam, ada, friends } = await aParty(world)
  await speaks(ada, 'de')
  const client = await signedInClient(world, sam)
  const { plan, prepared } = await aPreparedSend(sam, [friends.ada, friends.jonas])
  await answer(sam, 'actions.commit', { action_handle: prepared.action_handle })
  await mailOf(sam)
  const plan_handle = plan.plan_handle
  const changes = { title_override: 'Suppe', capacity_max: 9 }
  const calls = [
    () => answer(sam, 'plans.update.prepare', { plan_handle, changes, notify_recipients: true }),
    () => answer(sam, 'plans.roster.prepare', { plan_handle, recipient_handles: [friends.ada] }),
    () => answer(sam, 'plans.cancel.prepare', { plan_handle }),
  ]
  for (const call of calls) {
    const { data } = await call()
    const { action_handle = '' } = data.prepared ?? {}
    const { text } = await client.get(`/approvals/${action_handle}`, asked('de'))
    await answer(sam, 'actions.commit', { action_handle })
    const sent = (await mailOf(sam)).map(asShown)
    const sorted = (all: { text: string }[]) => all.map((one) => JSON.stringify(one)).toSorted()
    expect(sent.length).toBeGreaterThan(0)
    expect(sorted(shownOn(text))).toEqual(sorted(sent))
  }
})

test('where replies reach the host, the page shows that the mail says so', async () => {
  const party = await aParty(world)
  const { owner } = party.sam
  await world.database.write(owner, {
    work: (db) => db.run(sql`update accounts set guests_reply = true where owner_id = ${owner}`),
  })
  const client = await signedInClient(world, party.sam)
  const [shown, sent] = await sentByPage(party, client, 'en')
  expect(shown).toEqual(sent)
  expect(JSON.stringify(shown)).toContain('Replies to this mail go to Sam.')
})

/** Sends the mail of an account to guests who asked for it; returns it. */
async function askedMailOf({ owner }: Account): Promise<Email[]> {
  const mailer = pretendMailer(true)
  const { database, service } = world
  const given = { seal: service.runtime.seal, sender: () => ({ ...sender, title: productName }) }
  await guestMailJob(database, mailer, given).run(owner)
  return mailer.sent
}

test('a guest without an account who asked for mail in German gets what the page shows for them', async () => {
  const sam = await world.account('Sam')
  const [mira = ''] = await people(sam, 'Mira')
  const { plan, share_links } = await aSharedPlan(sam, [mira])
  const url = share_links?.find(({ person_handle }) => person_handle === mira)?.url ?? ''
  const post = (to: string, fields: Record<string, string>) =>
    fetch(to, {
      ...{ method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' },
      headers: asked('de'),
    })
  await post(url, { answer: 'accepted' })
  await post(url, { mail: 'ask', address: 'mira@example.test' })
  const [question] = await askedMailOf(sam)
  const page = /https:\/\/service\.example(\/m\/\S+)/.exec(question?.text ?? '')?.[1]
  await post(`${world.url}${page}`, { mail: 'confirm' })
  const client = await signedInClient(world, sam)
  const { plan_handle } = plan
  const changes = { meetup_location_text: 'Am Kanal' }
  const calls = [
    () => answer(sam, 'plans.update.prepare', { plan_handle, changes, notify_recipients: true }),
    () => answer(sam, 'plans.cancel.prepare', { plan_handle }),
  ]
  for (const call of calls) {
    const { data } = await call()
    const { action_handle = '', recipients, content_preview } = data.prepared ?? {}
    expect(recipients).toMatchObject([{ display_name: 'Mira', asked_for_mail: true }])
    const { text } = await client.get(`/approvals/${action_handle}`, asked('en'))
    expect(text).toContain('gets a mail from us')
    await answer(sam, 'actions.commit', { action_handle })
    const sent = await askedMailOf(sam)
    expect(shownOn(text)).toEqual(sent.map(asShown))
    expect(content_preview?.mail).toMatchObject([{ language: 'de', subject: sent[0]?.subject }])
    expect(sent[0]?.text).toContain('Du hast dir diese Mail')
  }
})
