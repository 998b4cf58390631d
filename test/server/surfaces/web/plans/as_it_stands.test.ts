import { beforeAll, expect, test } from 'vitest'
import {
  alterPlan,
  aParty,
  aSentPlan,
  aSharedPlan,
  commit,
  type Party,
  signUpBy,
} from '#test/support/given/actions.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { answer } from '#test/support/given/lists.ts'
import { inHours } from '#test/support/given/plans.ts'
import { followForm, openPage } from '#test/support/page_forms.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
let party: Party
let host: WebClient
let ada: WebClient

beforeAll(async () => {
  party = await aParty(world)
  host = await signedInClient(world, party.sam)
  ada = await signedInClient(world, party.ada)
})

/** A plan that Ada and Mira are invited to; its path for the host and for Ada, and Mira’s own link. */
async function sent(title_override: string, draft: Record<string, unknown> = {}) {
  const { ada: first, mira } = party.friends
  const { plan, share_links } = await aSentPlan(party.sam, [first, mira], {
    ...{ title_override, scheduled_at: inHours(50), ...draft },
  })
  const { data } = await answer(party.ada, 'invites.list', { query: title_override })
  const own = `/plans/${data.items[0]?.plan.plan_handle}`
  return { plan, path: `/plans/${plan.plan_handle}`, own, link: share_links?.[0]?.url ?? '' }
}

async function cancel(plan_handle: string): Promise<void> {
  const { data } = await answer(party.sam, 'plans.cancel.prepare', { plan_handle })
  await commit(party.sam, data)
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text()
}

test('who has one of the last places does not read that all are taken, and who has none does', async () => {
  const { own, link } = await sent('Full table', { capacity_max: 2 })
  expect((await openPage(ada, own)).text).not.toContain('All places are taken')
  const { text } = await followForm(ada, own, `${own}/answer`, { answer: 'accepted' })
  expect(text).toContain('You’re in')
  expect(text).not.toContain('All places are taken')
  expect(await textOf(link)).toContain('All places are taken')
})

test('who comes can put the plan in their calendar, and who does not come is not asked to', async () => {
  const { own } = await sent('Matinee')
  expect((await openPage(ada, own)).text).not.toContain('calendar.google.com')
  const { text } = await followForm(ada, own, `${own}/answer`, { answer: 'accepted' })
  expect(text).toMatch(
    /Add to calendar: <a [^>]*href="https:\/\/calendar\.google\.com[^"]+text=Matinee/,
  )
  expect(text).toContain('https://outlook.live.com/calendar/')
  const declined = await followForm(ada, own, `${own}/answer`, { answer: 'declined' })
  expect(declined.text).not.toContain('calendar.google.com')
})

test('the list of plans says what a guest has answered, in English and in German', async () => {
  const { own } = await sent('Quiz night')
  const line = async (language: string) => {
    const headers = { accept: 'text/html', 'accept-language': language }
    const { text } = await ada.get('/plans', headers)
    return /Quiz night[\s\S]*?<small>([\s\S]*?)<\/small>/.exec(text)?.[1]
  }
  await followForm(ada, own, `${own}/answer`, { answer: 'accepted' })
  expect(await line('en')).toBe('You’re in · 2 people are in')
  expect(await line('de')).toBe('Du bist dabei · 2 Leute sind dabei')
  await followForm(ada, own, `${own}/answer`, { answer: 'declined' })
  expect(await line('en')).toBe('You can’t make it · Only the host so far')
})

test('the list of canceled plans says that a guest was invited, whatever they had answered', async () => {
  const { plan, own } = await sent('Foggy walk')
  await followForm(ada, own, `${own}/answer`, { answer: 'accepted' })
  await cancel(plan.plan_handle)
  const line = async (language: string) => {
    const headers = { accept: 'text/html', 'accept-language': language }
    const { text } = await ada.get('/plans?show=canceled', headers)
    return /Foggy walk[\s\S]*?<small>([\s\S]*?)<\/small>/.exec(text)?.[1]
  }
  expect(await line('en')).toBe('You were invited · Canceled')
  expect(await line('de')).toBe('Du warst eingeladen · Abgesagt')
})

test('a canceled or past plan and one whose guest was taken off the list invite nobody', async () => {
  const { plan, own, link } = await sent('Ended evening')
  expect((await openPage(ada, own)).text).toContain('<bdi>Sam</bdi> invites you')
  expect(await textOf(link)).toContain('<bdi>Sam</bdi> invites <bdi>Mira</bdi>')
  await cancel(plan.plan_handle)
  const shared = await aSharedPlan(party.sam, [], { title_override: 'Open evening' })
  await alterPlan(
    world,
    shared.plan.plan_handle,
    "scheduled_at = now() - interval '30 hours', scheduled_ends_at = now() - interval '28 hours'",
  )
  for (const text of [
    (await openPage(ada, own)).text,
    await textOf(link),
    await textOf(shared.url),
  ]) {
    expect(text).toMatch(/This plan is (?:canceled|over)/)
    expect(text).toContain('<p class="from">A plan by <bdi>Sam</bdi>')
    expect(text).not.toMatch(/<bdi>Sam<\/bdi> invites/)
  }
  const other = await sent('Taken off')
  const { data } = await answer(party.sam, 'plans.roster.prepare', {
    ...{ plan_handle: other.plan.plan_handle, recipient_handles: [party.friends.mira] },
  })
  await commit(party.sam, data)
  const { text } = await openPage(ada, other.own)
  expect(text).toContain('You’re no longer on the list of this plan')
  expect(text).toContain('<p class="from">A plan by <bdi>Sam</bdi>')
})

test('the host of a canceled plan is told who hears it from nobody else, with a message to copy', async () => {
  const { plan, url } = await aSharedPlan(party.sam, [party.friends.mira], {
    ...{ title_override: 'Rained off', scheduled_at: inHours(60) },
  })
  await signUpBy(url, 'Zoë')
  // Who said no has nothing to hear.
  await signUpBy(url, 'Late Lu', 'declined')
  const path = `/plans/${plan.plan_handle}`
  expect((await openPage(host, path)).text).not.toContain('Tell them yourself')
  await cancel(plan.plan_handle)
  const { text } = await openPage(host, path)
  expect(text).toContain('What they had answered')
  expect(text).not.toMatch(/Who is coming|people, you included/)
  expect(text).toMatch(/Didn’t answer <span[\s\S]*<bdi>Mira<\/bdi>/)
  expect(text).not.toMatch(/No answer yet|you pass the link on<\/span>/)
  const [, told = ''] = /Tell them yourself([\s\S]*?)<\/section>/.exec(text) ?? []
  expect(told).toMatch(/Mira and Zoë[\s\S]*“Rained off” on [^<]+ is off\.<\/code>/)
})

test('of a plan that is over nothing is asked, offered or said that was so before', async () => {
  const { plan, url, share_links } = await aSharedPlan(party.sam, [party.friends.mira], {
    ...{ title_override: 'Long ago', scheduled_at: inHours(60) },
  })
  const kai = await signUpBy(url, 'Kai')
  const mira = share_links.find(({ display_name }) => display_name === 'Mira')?.url ?? ''
  await world.database.write(party.sam.owner, {
    work: (db) => db.sql`
      update plans set scheduled_at = now() - interval '1 day'
      where owner_id = ${db.owner} and plan_id = ${parseHandle('plan', plan.plan_handle)}`,
  })
  const { text } = await openPage(host, `/plans/${plan.plan_handle}`)
  expect(text).toMatch(/Were in <span[\s\S]*<bdi>Kai<\/bdi>[\s\S]*Didn’t answer <span[\s\S]*Mira/)
  expect(text).not.toMatch(/No answer yet|you pass the link on<\/span>/)
  for (const path of [kai, mira]) {
    const shown = await textOf(path)
    expect(shown).toContain('This plan is over')
    expect(shown).not.toMatch(/change your answer|can answer in your name|Add to calendar/)
  }
  const past = await openPage(host, '/plans?show=past')
  expect(past.text).toMatch(/Long ago[\s\S]*Your plan · 2 people were in/)
})

test('a past plan says in the list what its guest had answered', async () => {
  const { own } = await sent('Said yes long ago')
  const { text } = await openPage(ada, own)
  const { data } = await answer(party.ada, 'invites.list', { query: 'Said yes long ago' })
  expect(text).toContain('Will you come?')
  const { invite_handle = '' } = data.items[0] ?? {}
  const listed = async () => (await openPage(ada, '/plans?show=past')).text
  await letPass('Said yes long ago')
  expect(await listed()).toMatch(/Said yes long ago[\s\S]*?You didn’t answer/)
  await letPass('Said yes long ago', -48)
  await answer(party.ada, 'invites.rsvp.update', { invite_handle, rsvp_status: 'accepted' })
  await letPass('Said yes long ago')
  expect(await listed()).toMatch(/Said yes long ago[\s\S]*?You were in/)
})

/** Puts the start of a plan, and of its guest's copy, so many hours back. */
async function letPass(title: string, hours = 72): Promise<void> {
  for (const { owner } of [party.sam, party.ada]) {
    await world.database.write(owner, {
      async work(db) {
        const by = `${hours} hours`
        await db.sql`
          update plans set scheduled_at = now() + interval '1 hour' - ${by}::interval, scheduled_ends_at = null, rsvp_deadline = null
          where owner_id = ${db.owner} and title_override = ${title}`
        await db.sql`
          update invite_cards set scheduled_at = now() + interval '1 hour' - ${by}::interval, scheduled_ends_at = null, rsvp_deadline = null
          where owner_id = ${db.owner} and title = ${title}`
      },
    })
  }
}
