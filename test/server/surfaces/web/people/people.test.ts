import { beforeAll, expect, test } from 'vitest'
import { aParty, aSentPlan, commit, type Party } from '#test/support/given/actions.ts'
import { invite } from '#test/support/given/friendship.ts'
import { anIdea, answer, people } from '#test/support/given/lists.ts'
import { followForm, hiddenFields, openPage, sendForm } from '#test/support/page_forms.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const page = { accept: 'text/html' }
let party: Party
let client: WebClient
let ada: WebClient

beforeAll(async () => {
  party = await aParty(world)
  client = await signedInClient(world, party.sam)
  ada = await signedInClient(world, party.ada)
})

test('the list tells friends from friends in mind, and finds them by name', async () => {
  const all = await openPage(client, '/people')
  for (const name of ['Ada', 'Jonas', 'Mira']) expect(all.text).toContain(`<bdi>${name}</bdi>`)
  const connected = await openPage(client, '/people?show=connected')
  expect(connected.text).not.toContain('<bdi>Mira</bdi>')
  const found = await openPage(client, '/people?name=mir')
  expect(found.text).toContain('<bdi>Mira</bdi>')
  expect(found.text).not.toContain('<bdi>Jonas</bdi>')
  const empty = await signedInClient(world, await world.account('Kim'))
  expect((await openPage(empty, '/people')).text).toContain('Nobody yet')
})

test('somebody is saved once, renamed and deleted, and nobody is told', async () => {
  const none = await sendForm(client, '/people', '/people', { person: ' ' })
  expect([none.status, none.text.includes('id="person-wrong"')]).toEqual([422, true])
  const saved = await followForm(client, '/people', '/people', { person: 'Zoë <b>' })
  expect(saved.text).toContain('<bdi>Zoë &lt;b&gt;</bdi>')
  const [path = ''] = /\/people\/pe_\w+/.exec(saved.text.slice(saved.text.indexOf('<main'))) ?? []
  const renamed = await followForm(client, path, `${path}/rename`, { name: 'Zoë' })
  expect(renamed.text).toMatch(/<h1><bdi>Zoë<\/bdi><\/h1>/)
  const gone = await followForm(client, path, `${path}/remove`)
  expect(gone.text).not.toContain('<bdi>Zoë</bdi>')
  expect(gone.text).toMatch(/role="status"[^>]*autofocus>.*They’re deleted/)
  expect((await client.get(path, page)).status).toBe(404)
})

test('the page of a person has what both could do, and leads to finding it', async () => {
  const handle = party.friends.mira
  const idea = await anIdea(party.sam, 'Ostsee Sauna')
  await answer(party.sam, 'likes.mutate', {
    ...{ operation: 'save', subject: { kind: 'idea', handle: idea }, intentions: [[handle]] },
  })
  const { text } = await openPage(client, `/people/${handle}`)
  expect(text).toContain(`href="/ideas/${idea}"`)
  expect(text).toContain(`href="/find?person=${handle}%20`)
  expect((await openPage(client, `/find?person=${handle}`)).status).toBe(200)
})

test('a canceled plan says so among the plans of a person and of an idea', async () => {
  const idea = await anIdea(party.sam, 'Canceled kayaks')
  const { plan } = await aSentPlan(party.sam, [party.friends.ada], { candidate_id: idea })
  const open = await openPage(client, `/ideas/${idea}`)
  expect(open.text).not.toContain('Canceled ·')
  await commit(party.sam, await answerOf('plans.cancel.prepare', plan.plan_handle))
  for (const path of [`/people/${party.friends.ada}`, `/ideas/${idea}`]) {
    const { text } = await openPage(client, path)
    expect(text).toMatch(/Canceled kayaks<\/bdi><\/a> <span class="soft small">Canceled · /)
  }
})

/** A preparation about a plan, ready to be committed. */
async function answerOf(capability: 'plans.cancel.prepare', plan_handle: string) {
  const { data } = await answer(party.sam, capability, { plan_handle })
  return data
}

test('a link to connect is made after its consequences were shown, once, and reaches nobody by itself', async () => {
  const path = `/people/${party.friends.mira}/connect`
  const review = await openPage(client, path)
  expect(review.text).toMatch(/<li dir="auto">/)
  const fields = hiddenFields(review.text, path)
  const made = await client.post(path, fields, page)
  expect(made.status).toBe(200)
  const [, link = ''] = /<code>([^<]+\/c\/[^<]+)<\/code>/.exec(made.text) ?? []
  expect((await fetch(link)).status).toBe(200)
  // From the same page it can be closed again.
  const [, closing = ''] = /href="(\/connect\/[^"]+)"/.exec(made.text) ?? []
  expect((await openPage(client, closing)).text).toContain('Close this invitation')
  expect((await client.post(path, fields, page)).text).toContain(link)
  // Who is connected is not invited again.
  const late = await client.get(`/people/${party.friends.ada}/connect`, page)
  expect([late.status, late.headers.get('location')]).toEqual([303, `/people/${party.friends.ada}`])
})

test('an open invitation stands on People and on the page of who it is for, and is closed from there', async () => {
  const host = await world.account('Hanna')
  const own = await signedInClient(world, host)
  const [zoe = '', ben = ''] = await people(host, 'Zoë', 'Ben')
  expect((await openPage(own, '/people')).text).not.toContain('Open invitations')
  const link = await invite(host, { people_handles: [zoe, ben], mode: 'shared' })
  await invite(host)
  const { text } = await openPage(own, '/people')
  const [, open = ''] = /Open invitations([\s\S]*?)<\/section>/.exec(text) ?? []
  expect(open).toMatch(/<bdi>Ben<\/bdi>, <bdi>Zoë<\/bdi>[\s\S]*works until [\s\S]*0 of 2 connected/)
  // One that names nobody can be closed by its link alone, and says so.
  expect(open).toMatch(/Anybody with the link[\s\S]*works until [\s\S]*open its link/)
  expect(open).not.toContain(link)
  const path = `/people/${zoe}`
  expect((await openPage(own, path)).text).toContain(`href="${path}/close"`)
  const german = await own.get(path, { ...page, 'accept-language': 'de' })
  expect(german.text).toMatch(
    /Dein Link vom \S+ \d+\.\s\S+ gilt noch bis [^<]+, wenn du ihn nicht vorher schließt\. <a/,
  )
  expect(german.text).not.toMatch(/\.\. ?</)
  for (const language of ['en', 'de']) {
    const review = await own.get(`${path}/close`, { ...page, 'accept-language': language })
    expect(review.text).toMatch(
      /<li dir="auto">(Nobody else can join|Mit dem Link kann dann niemand)/,
    )
  }
  const done = await followForm(own, `${path}/close`, `${path}/close`)
  expect(done.text).toContain('The invitation is closed')
  expect(done.text).not.toContain(`${path}/close`)
  expect((await openPage(own, '/people')).text).not.toContain('0 of 2 connected')
  const again = await openPage(own, `${path}/close`)
  expect([again.status, again.text.includes('<form class="act"')]).toEqual([200, false])
})

test('disconnecting shows what happens first, and does it by its button alone', async () => {
  const path = `/people/${party.friends.jonas}`
  const review = await openPage(client, `${path}/disconnect`)
  expect(review.text).toMatch(/Disconnect\?[\s\S]*<li dir="auto">/)
  expect((await openPage(client, path)).text).toContain('You’re connected')
  const stale = { ...hiddenFields(review.text, `${path}/disconnect`), review: 'made-up' }
  const refused = await client.post(`${path}/disconnect`, stale, page)
  expect([refused.status >= 400, refused.status < 500]).toEqual([true, true])
  const done = await followForm(client, `${path}/disconnect`, `${path}/disconnect`)
  expect(done.text).toContain('You’re not connected any more')
  expect(done.text).toContain('A friend in mind')
})

test('a person of somebody else’s answers like one that never was', async () => {
  const [theirs = ''] = await people(party.jonas, 'Secret')
  const none = `pe_${'0'.repeat(26)}`
  for (const act of ['', '/connect', '/close', '/disconnect']) {
    const replies = await Promise.all(
      [theirs, none].map((one) => ada.get(`/people/${one}${act}`, page)),
    )
    expect([act, ...replies.map(({ status }) => status)]).toEqual([act, 404, 404])
    expect(replies[0]?.text).toBe(replies[1]?.text)
  }
})
