import { beforeAll, expect, test } from 'vitest'
import {
  aParty,
  aPreparedSend,
  aSentPlan,
  aSharedPlan,
  type Party,
  signUpBy,
} from '#test/support/given/actions.ts'
import { anAskingToken } from '#test/support/given/approvals.ts'
import { aDraft, aReviewedDraft, inHours } from '#test/support/given/plans.ts'
import { englishLeft } from '#test/support/english_left.ts'
import { checked, type German, inGerman } from '#test/server/web/german/stage.ts'
import { hiddenFields, sendForm } from '#test/support/page_forms.ts'
import { type Account, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const page = { accept: 'text/html', 'accept-language': 'de' }
let party: Party
let agent: Account
let sam: German
let ada: German

beforeAll(async () => {
  party = await aParty(world)
  agent = await anAskingToken(world, party.sam)
  ;[sam, ada] = [await inGerman(world, party.sam), await inGerman(world, party.ada)]
})

const facts = { title_override: 'Kegeln', scheduled_at: inHours(90) }

async function sentPlan(): Promise<string> {
  const { ada: first, jonas, mira } = party.friends
  const { plan } = await aSentPlan(party.sam, [first, jonas, mira], facts)
  return `/plans/${plan.plan_handle}`
}

test('Today says what waits, what comes and what agents did in German', async () => {
  const newcomer = await inGerman(world, await world.account('Nina'))
  expect(await newcomer.open('/')).toContain('Gerade ist nichts zu tun')
  await aSentPlan(party.sam, [party.friends.ada], { title_override: 'Trio' })
  await aReviewedDraft(party.sam, { title_override: 'Flohmarkt' })
  await aPreparedSend(agent, [party.friends.ada], { title_override: 'Suppe' })
  await agent.call('ideas.lists.create', { name: 'Regentage' })
  const text = await sam.open('/')
  expect(text).toContain('Ada zu „Suppe“ einladen')
  expect(text).toMatch(/Entwürfe[\s\S]*<bdi>Flohmarkt<\/bdi>/)
  expect(text).toMatch(/Liste angelegt: „<a [^>]*><bdi>Regentage<\/bdi><\/a>“/)
  expect(await ada.open('/')).toContain('Einladung von Sam zu „Trio“')
  const open = await (
    await fetch(`${world.url}/`, { headers: { ...page, 'accept-language': 'de' } })
  ).text()
  expect(englishLeft(open)).toEqual([])
})

test('each page of a plan is German, for its host and for a guest', async () => {
  const path = await sentPlan()
  for (const show of ['', '?show=drafts', '?show=past', '?show=canceled'])
    await sam.open(`/plans${show}`)
  for (const act of ['', '/edit', '/people', '/cancel', '/link']) await sam.open(`${path}${act}`)
  const listed = await ada.open('/plans')
  expect(listed).toContain('Wartet auf deine Antwort')
  const [, invited = ''] = /href="(\/plans\/pn_[^"]+)"[\s\S]*?Kegeln/.exec(listed) ?? []
  await ada.open(invited)
  expect(await ada.send(invited, `${invited}/answer`, { answer: 'accepted' })).toContain(
    'Du bist dabei',
  )
  await sam.send(path, `${path}/checklist`, { title: 'Schuhe leihen', guests: 'yes' })
  await ada.open(invited)
  const { url } = await aSharedPlan(party.sam, [party.friends.mira], facts)
  await signUpBy(url, 'Zoe')
  await sam.open('/plans')
})

test('a plan is made, sent, changed and canceled in German', async () => {
  const wrong = await sam.send('/plans/new', '/plans/new', { title: '', day: '', time: '' }, 422)
  expect(wrong).toContain('Bitte sag, was du machen möchtest.')
  const past = { title: 'Boule', day: '2020-01-01', time: '19:00' }
  expect(await sam.send('/plans/new', '/plans/new', past, 422)).toContain(
    'darf nicht in der Vergangenheit liegen',
  )
  const [day = '', time = ''] = inHours(200).slice(0, 16).split('T')
  const made = await sendForm(sam.client, '/plans/new', '/plans/new', {
    title: 'Boule',
    day,
    time,
    place: 'Park',
  })
  const people = made.headers.get('location') ?? ''
  const path = people.replace(/\/people$/, '')
  await sam.open(people)
  await sam.open(path)
  const review = await sam.send(people, people, {
    person: [`${party.friends.ada} +Ada`, `${party.friends.mira} -Mira`],
  })
  expect(review).toContain('Ada und Mira zu „Boule“ einladen.')
  expect(await sam.send(`${path}/send`, `${path}/send`)).toContain(
    'Die Einladung zu „Boule“ ist unterwegs an Ada.',
  )
  const { text } = await sam.client.get(`${path}/edit`, page)
  const fields = {
    ...hiddenFields(text, `${path}/edit`),
    title: 'Boule im Park',
    day,
    time: '20:30',
  }
  const changing = checked(path, await sam.client.post(`${path}/edit`, fields, page), 200)
  expect(changing).toContain('„Boule“ ändern: ')
  const change = await sam.client.post(
    `${path}/change`,
    hiddenFields(changing, `${path}/change`),
    page,
  )
  expect(checked(path, change, 200)).toContain('ist geändert')
  const more = await sam.client.post(
    `${path}/people`,
    {
      ...hiddenFields((await sam.client.get(`${path}/people`, page)).text, `${path}/people`),
      person: `${party.friends.jonas} +Jonas`,
    },
    page,
  )
  expect(checked(path, more, 200)).toContain('Jonas zu „Boule im Park“ einladen')
  expect(await sam.send(`${path}/cancel`, `${path}/cancel`)).toContain('abgesagt')
  await sam.open(path)
  const { plan } = await aDraft(party.sam, facts)
  const draft = `/plans/${plan.plan_handle}`
  for (const act of ['', '/edit', '/people', '/send', '/discard']) await sam.open(`${draft}${act}`)
  expect(await sam.send(`${draft}/discard`, `${draft}/discard`)).toContain(
    'Dieser Entwurf ist verworfen',
  )
})
