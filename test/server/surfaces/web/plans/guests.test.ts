import { beforeAll, expect, test } from 'vitest'
import {
  aParty,
  aSentPlan,
  aSharedPlan,
  type Party,
  rowsOf,
  rsvp,
  signUpBy,
} from '#test/support/given/actions.ts'
import { answer } from '#test/support/given/lists.ts'
import { hiddenFields, openPage, sendForm } from '#test/support/page_forms.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const page = { accept: 'text/html' }
let party: Party
let host: WebClient

beforeAll(async () => {
  party = await aParty(world)
  host = await signedInClient(world, party.sam)
})

/** A plan with a personal link for Mira and a link for anyone. */
async function aPlan(title: string) {
  const { plan, url } = await aSharedPlan(party.sam, [party.friends.mira], {
    title_override: title,
  })
  return { path: `/plans/${plan.plan_handle}`, url }
}

test('a personal link is made again after its review, is shown once, and sends no mail', async () => {
  const { path } = await aPlan('Once more')
  const { text } = await openPage(host, path)
  const [, link = ''] =
    /href="([^"]+\/link\?person=[^"]+)">Make a link for <bdi>Mira/.exec(text) ?? []
  expect(link).toContain(party.friends.mira)
  const before = await rowsOf(world, party.sam, 'outgoing')
  const review = await openPage(host, link)
  expect(review.text).toContain('Make another link?')
  expect(review.text).not.toMatch(/\/i\/\w/)
  const fields = hiddenFields(review.text, `${path}/link`)
  const made = await host.post(`${path}/link`, fields, page)
  const [, url = ''] = /<bdi>Mira<\/bdi><\/dt><dd><code>([^<]+)</.exec(made.text) ?? []
  expect((await fetch(url)).status).toBe(200)
  // The same form once more makes no other link.
  const again = await host.post(`${path}/link`, fields, page)
  expect([again.status, again.text.includes(url)]).toEqual([200, true])
  expect(await rowsOf(world, party.sam, 'outgoing')).toEqual(before)
})

test('another link for anyone is made on the page of the plan, and not of a draft or for a guest', async () => {
  const { path } = await aPlan('For anyone')
  const made = await sendForm(host, `${path}/link`, `${path}/link`)
  expect(made.text).toMatch(/<code>[^<]+\/p\/[^<]+<\/code>/)
  const wrong = await openPage(host, `${path}/link?person=pe_x`)
  expect(wrong.status).toBe(404)
  const ada = await signedInClient(world, party.ada)
  for (const own of [path, '/plans/pn_00000000000000000000000000'])
    expect((await openPage(ada, `${own}/link`)).status).toBe(404)
})

test('a guest who signed up by a link becomes one of the host’s people, once', async () => {
  const { path, url } = await aPlan('New people')
  await signUpBy(url, 'Zoë & Co')
  const { text } = await openPage(host, path)
  const [, person = ''] = /name="person" value="([^"]+)">Add <bdi>Zoë/.exec(text) ?? []
  const fields = { ...hiddenFields(text, `${path}/guests`), person: person.replace('&amp;', '&') }
  for (const _ of [1, 2]) {
    const added = await host.post(`${path}/guests`, fields, page)
    expect(added.headers.get('location')).toBe(`${path}?saved=person`)
  }
  const after = await openPage(host, `${path}?saved=person`)
  expect(after.text).toContain('Saved to your people')
  expect(after.text).not.toContain('to my people')
  const { data } = await answer(party.sam, 'relationships.people.query', { name: 'Zoë' })
  expect(data.items.map(({ display_name }) => display_name)).toEqual(['Zoë & Co'])
  const foreign = await signedInClient(world, party.ada)
  const { form_token = '' } = hiddenFields(
    (await openPage(foreign, '/plans/new')).text,
    '/plans/new',
  )
  const refused = await foreign.post(`${path}/guests`, { ...fields, form_token }, page)
  expect(refused.status).toBe(404)
})

test('an answer reaches the page of the host, with how many said what', async () => {
  const { plan } = await aSentPlan(party.sam, [party.friends.ada], { title_override: 'Counted' })
  await rsvp(party.ada, 'accepted')
  const { text } = await openPage(host, `/plans/${plan.plan_handle}`)
  expect(text).toMatch(/Coming <span class="soft">1<\/span>/)
})
