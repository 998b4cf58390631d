import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#server/domain/basics/days.ts'
import { aCalendar } from '#test/support/given/free_time.ts'
import { jobOf } from '#test/support/given/discovery.ts'
import { anIdea, answer, people } from '#test/support/given/lists.ts'
import { followForm, hiddenFields, openPage, sendForm } from '#test/support/page_forms.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const page = { accept: 'text/html' }
let client: WebClient

beforeAll(async () => {
  client = await signedInClient(world, sam)
})

test('free time is asked for by people, range and hours, and each window leads into an outing then', async () => {
  const [mira = ''] = await people(sam, 'Mira')
  const first = await openPage(client, '/free')
  expect(first.text).toContain(`name="person" value="${mira} -Mira"`)
  expect(first.text).not.toContain('Best first')
  const without = await openPage(client, '/free?when=next-few-weeks')
  expect(without.text).toMatch(/isn’t known yet[\s\S]*href="\/settings\/calendars"/)
  await aCalendar(world.database, sam)
  const query = `when=next-few-weeks&person=${mira}&hours_from=18:00&hours_until=22:00`
  const { status, text } = await openPage(client, `/free?${query}`)
  expect([status, text.includes('Best first')]).toEqual([200, true])
  expect(text).toMatch(/Not known: <bdi>(you and )?Mira<\/bdi>/)
  const [, window = ''] = /name="window" value="([^"]+)"/.exec(text) ?? []
  expect(text).toContain(`name="people" value="${mira}"`)
  const sent = new URLSearchParams({ people: mira, window })
  const outing = await openPage(client, `/plans/new?${sent}`)
  expect(outing.text).toMatch(/id="time"[^>]*value="(18|19|20):\d\d"/)
  expect(outing.text).toContain(mira)
  const [, older = ''] = /href="([^"]+)" rel="next"/.exec(text) ?? []
  expect((await openPage(client, `/free${older.replaceAll('&amp;', '&')}`)).text).not.toBe(text)
})

test('what is the same of all free times is said once, and else only where it differs', async () => {
  const kim = await world.account('Kim')
  const [mira = ''] = await people(kim, 'Mira')
  await aCalendar(world.database, kim)
  const reader = await signedInClient(world, kim)
  const said = async (query: string, words: RegExp) => {
    const { text } = await openPage(reader, `/free?when=next-few-weeks${query}`)
    expect(text.match(/name="window"/g)?.length).toBe(10)
    return text.match(words)?.length
  }
  expect(await said('', /You are free/g)).toBe(1)
  expect(await said(`&person=${mira}`, /Not known: <bdi>Mira/g)).toBe(1)
})

test('times of which nothing is known are not called the best, and where there is none, nothing is', async () => {
  const kim = await world.account('Kim')
  // A calendar that was read, and says nothing of the time it has no entry for.
  await aCalendar(world.database, kim, { known: null })
  const reader = await signedInClient(world, kim)
  const unknown = await openPage(reader, '/free?when=next-few-weeks')
  expect(unknown.text).toContain('Nobody’s time is known then')
  expect(unknown.text).toContain('name="window"')
  expect(unknown.text).not.toContain('Best first')
  // The first hours of today have begun.
  const over = '/free?when=today&hours_from=00:00&hours_until=02:00'
  const none = await openPage(reader, over)
  expect(none.text).toContain('No free time on these days')
  expect(none.text).not.toMatch(/Best first|Nobody’s time is known/)
})

test('hours over midnight are those of the night after each day that is chosen', async () => {
  const kim = await world.account('Kim')
  await aCalendar(world.database, kim)
  const reader = await signedInClient(world, kim)
  const day = addDays(new Date().toISOString().slice(0, 10), 7)
  const query = `from=${day}&until=${day}&hours_from=22:00&hours_until=02:00`
  const { text } = await openPage(reader, `/free?when=today&${query}`)
  const found = [...text.matchAll(/name="window" value="(.{16}).{9}\/(.{16})/g)]
  const next = addDays(day, 1)
  expect(found.map(([, ...hours]) => hours.join(' '))).toEqual([
    `${day}T22:00 ${next}T00:00`,
    `${next}T00:00 ${next}T02:00`,
  ])
})

test('days that are wrong are named at their field, and what was chosen stays', async () => {
  const { status, text } = await openPage(
    client,
    '/free?when=today&from=2027-03-04&until=2027-03-01',
  )
  expect(status).toBe(422)
  expect(text).toContain('id="until-wrong"')
  expect(text).toContain('value="2027-03-04"')
  const past = await openPage(client, '/free?when=today&from=2020-03-01&until=2020-03-04')
  expect([past.status, past.text.includes('These days are over.')]).toEqual([422, true])
  for (const days of ['from=2027-02-31&until=2027-03-02', 'from=2027-02-01&until=9999-99-99']) {
    const none = await openPage(client, `/free?when=today&${days}`)
    expect([days, none.status]).toEqual([days, 422])
  }
  for (const query of [
    'when=nonsense&hours_from=x',
    'when=today&person=nobody',
    'cursor=x&when=today',
  ]) {
    const odd = await openPage(client, `/free?${query}`)
    expect([query, odd.status < 500]).toEqual([query, true])
  }
})

test('something to do is found with its reasons, saved, and leads to its page and into an outing', async () => {
  const candidate = await anIdea(sam, 'Ramen counter Nozomi')
  const first = await openPage(client, '/find')
  expect(first.text).not.toContain('Best first')
  const { text } = await openPage(client, '/find?what=ramen')
  expect(text).toMatch(/Best first[\s\S]*<bdi>Ramen counter Nozomi<\/bdi>/)
  expect(text).toContain(`<a class="row" href="/ideas/${candidate}">`)
  const [, outing = ''] = /href="(\/plans\/new\?idea=[^"]+)"/.exec(text) ?? []
  expect((await openPage(client, outing)).status).toBe(200)
  // What is saved already is not offered to be saved.
  expect(text).not.toContain('name="candidate"')
  const saved = await followForm(client, '/find?what=ramen', '/find/save', { candidate })
  expect(saved.text).toMatch(/It’s among your ideas[\s\S]*Ramen counter Nozomi/)
  const { data } = await answer(sam, 'ideas.saved.query', { query: 'Nozomi' })
  expect(data.items[0]?.liked).toBe(true)
})

test('a reason of each of many choices is said once, above them', async () => {
  const titles = ['Quarry lake at dawn', 'Quarry lake by bicycle', 'Quarry lake in the snow']
  for (const title of titles) await answer(sam, 'ideas.structured_create', { kind: 'place', title })
  const { text } = await openPage(client, '/find?what=quarry+lake')
  for (const title of titles) expect(text).toContain(`><bdi>${title}</bdi>`)
  expect(text).toMatch(/Each of these: [^<]*You saved it/)
  expect(text.match(/You saved it/g)?.length).toBe(1)
})

test('what is saved twice is one choice on Find and in a search that is kept', async () => {
  const title = 'Kletterhalle Nord'
  await answer(sam, 'ideas.structured_create', { kind: 'place', title })
  const { data } = await answer(sam, 'places.private.create', { name: title })
  const { place_handle } = data.place
  await answer(sam, 'ideas.structured_create', { kind: 'place', title, place_handle })
  const count = (text: string) => text.match(/<strong[^>]*><bdi>Kletterhalle Nord<\/bdi>/g)?.length
  const found = await openPage(client, '/find?what=kletterhalle')
  expect(count(found.text)).toBe(1)
  const { headers } = await sendForm(client, '/find?what=kletterhalle', '/find/runs')
  await jobOf(world).run(sam.owner)
  const kept = await openPage(client, headers.get('location') ?? '')
  expect(count(kept.text)).toBe(1)
})

test('where nothing fits, the page says what to do; a candidate that nobody issued is saved nowhere', async () => {
  const { status, text } = await openPage(client, '/find?what=zeppelin+flight+over+mars')
  expect([status, text.includes('href="/ideas/new"')]).toEqual([200, true])
  const { text: found } = await openPage(client, '/find?what=ramen')
  const fields = { ...hiddenFields(found, '/find/save'), candidate: 'made-up' }
  const refused = await client.post('/find/save', fields, page)
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(refused.status).toBeLessThan(500)
})

test('an area that the catalog does not have is refused at its field, with the values kept', async () => {
  const { status, text } = await openPage(client, '/find?what=ramen&where=Nowhereville')
  expect(status).toBeLessThan(500)
  expect(text).toContain('value="Nowhereville"')
  expect(text).toMatch(/“Nowhereville” is not known here\. Similar names are [^.]+\.</)
  expect(text).not.toMatch(/candidates|new request/)
  expect(text).toContain('value="ramen"')
})

test('the manifest, its icons and the share menu lead to pages that are there', async () => {
  const reply = await fetch(`${world.url}/manifest.webmanifest`)
  expect(reply.headers.get('content-type')).toBe('application/manifest+json')
  const manifest = JSON.parse(await reply.text())
  expect(manifest.share_target).toEqual({
    ...{ action: '/ideas/new', method: 'GET' },
    params: { title: 'title', text: 'text', url: 'url' },
  })
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(world.url + src)
    expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, type])
  }
  for (const { url } of manifest.shortcuts) expect((await openPage(client, url)).status).toBe(200)
  const { text, headers } = await openPage(client, '/ideas')
  expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("img-src 'self'; manifest-src 'self'")
  expect(policy).not.toContain('script-src')
})
