import { beforeAll, expect, test } from 'vitest'
import { answer } from '#test/support/given/lists.ts'
import { aCandidate } from '#test/support/given/plans.ts'
import { followForm, hiddenFields, openPage, sendForm } from '#test/support/page_forms.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const path = '/plans/new'
const asPage = { accept: 'text/html' }
let client: WebClient

beforeAll(async () => {
  client = await signedInClient(world, sam)
})

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const day = dayIn(30)

/** The ideas of this title on the page of ideas. */
async function titlesOfIdeas(query: string): Promise<string[]> {
  const { text } = await openPage(client, `/ideas?q=${encodeURIComponent(query)}`)
  return [...text.matchAll(/<strong><bdi>([^<]*)<\/bdi>/g)].map(([, title = '']) => title)
}

async function namesOfPlaces(query: string): Promise<string[]> {
  const { data } = await answer(sam, 'places.private.query', { query })
  return data.items.map(({ name }: { name: string }) => name)
}

test.each([
  ['an answer after the start', { deadline: `${dayIn(40)}T10:00` }, 'deadline'],
  ['an end before the start', { ends: `${dayIn(29)}T10:00` }, 'ends'],
  ['a start that is past', { day: '2020-01-01' }, 'day'],
  ['more who are needed than may come', { least: '9', most: '3' }, 'most'],
  ['a place whose name is too long', { place: `Boathouse ${'x'.repeat(240)}` }, 'place'],
])('a plan that is refused for %s leaves neither an idea nor a place', async (_, wrong, at) => {
  const typed = { title: 'Refused regatta', day, time: '19:30', place: 'Refused boathouse' }
  const sent = await sendForm(client, path, path, { ...typed, ...wrong })
  expect([sent.status, sent.text.includes(`id="${at}-wrong"`)]).toEqual([422, true])
  expect(sent.text).toContain('value="Refused regatta"')
  expect(await titlesOfIdeas('Refused regatta')).toEqual([])
  expect(await namesOfPlaces('Refused boathouse')).toEqual([])
  expect(await namesOfPlaces('Boathouse')).toEqual([])
})

test('a plan that is mended and sent again makes one idea and one place', async () => {
  const typed = { title: 'Mended regatta', day, time: '19:30', place: 'Mended boathouse' }
  const wrong = await sendForm(client, path, path, { ...typed, ends: `${dayIn(1)}T10:00` })
  const fields = { ...hiddenFields(wrong.text, path), ...typed }
  const replies = []
  for (let times = 0; times < 3; times += 1) replies.push(await client.post(path, fields, asPage))
  expect(replies.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(new Set(replies.map(({ headers }) => headers.get('location'))).size).toBe(1)
  expect(await titlesOfIdeas('Mended regatta')).toEqual(['Mended regatta'])
  expect(await namesOfPlaces('Mended boathouse')).toEqual(['Mended boathouse'])
})

test('a draft whose change is refused leaves no place behind', async () => {
  const made = await sendForm(client, path, path, { title: 'Draft', day, time: '19:30' })
  const edit = made.headers.get('location')?.replace('/people', '/edit') ?? ''
  const typed = { title: 'Draft', day, time: '19:30', list: '', description: '' }
  const sent = await sendForm(client, edit, edit, {
    ...{ ...typed, place: 'Never needed shed', ends: `${dayIn(1)}T10:00` },
  })
  expect([sent.status, sent.text.includes('id="ends-wrong"')]).toEqual([422, true])
  expect(await namesOfPlaces('Never needed shed')).toEqual([])
})

test('a plan of an idea begins with its day, its time and its place, which is used as it is', async () => {
  const { data: saved } = await answer(sam, 'places.private.create', { name: 'Old gasworks' })
  const { data } = await answer(sam, 'ideas.structured_create', {
    ...{ kind: 'event', title: 'Lantern night', event_start_at: `${day}T18:00:00Z` },
    place_handle: saved.place.place_handle,
  })
  const from = `${path}?idea=${data.idea.idea_handle}`
  const { text } = await openPage(client, from)
  expect(text).toMatch(/id="title"[^>]* value="Lantern night"/)
  expect(text).toMatch(new RegExp(`id="day"[^>]* value="${day}"`))
  expect(text).toMatch(/id="time"[^>]* value="\d\d:00"/)
  expect(text).toMatch(/id="place"[^>]* value="Old gasworks"/)
  const shown = { title: 'Lantern night', day, time: '19:00', place: 'Old gasworks' }
  const plan = await followForm(client, from, path, shown)
  expect(plan.status).toBe(200)
  expect(await namesOfPlaces('Old gasworks')).toEqual(['Old gasworks'])
  const none = await sendForm(client, from, path, { ...shown, place: '' })
  expect([none.status, none.text.includes('id="place-wrong"')]).toEqual([422, true])
})

test('a plan that was only opened is not made', async () => {
  const { candidate_id } = await aCandidate(sam, { title: 'Only opened' })
  const from = `${path}?idea=${candidate_id}`
  for (let times = 0; times < 2; times += 1) {
    expect((await openPage(client, from)).status).toBe(200)
  }
  const { data } = await answer(sam, 'plans.query', { query: 'Only opened' })
  expect(data.items).toEqual([])
})

test('a plan of something that is not there, or with somebody who is not, is refused before it is filled in', async () => {
  const nowhere = ['0'.repeat(26), 'x']
  const unknown = [
    ...nowhere.map((id) => `idea=id_${id}`),
    ...nowhere.map((id) => `people=pe_${id}`),
    `idea=pl_${'0'.repeat(26)}`,
  ]
  for (const query of unknown) {
    expect([query, (await openPage(client, `${path}?${query}`)).status]).toEqual([query, 404])
  }
})

test('a plan without a time says so at the time, and one without a day at the day', async () => {
  const noTime = await sendForm(client, path, path, { title: 'When', day })
  expect(noTime.text).toContain('id="time-wrong"')
  expect(noTime.text).not.toContain('id="day-wrong"')
  const noDay = await sendForm(client, path, path, { title: 'When', time: '19:30' })
  expect(noDay.text).toContain('id="day-wrong"')
  expect(noDay.text).not.toContain('id="time-wrong"')
})

test.each([
  ['en', 'Please say what you want to do.', 'Most people: This is too little: 9 at least.'],
  [
    'de',
    'Bitte sag, was du machen möchtest.',
    'Höchstens so viele: Die Höchstzahl passt nicht zur anderen Zahl.',
  ],
])(
  'all that is wrong is said at once, above with the name of each field, in %s',
  async (language, what, most) => {
    const { text: form } = await openPage(client, path)
    const wrong = {
      ...{ title: ' ', day: dayIn(30), time: '19:30', place: 'Cloudhut '.repeat(30) },
      ...{ ends: `${dayIn(29)}T10:00`, deadline: `${dayIn(40)}T10:00`, least: '9', most: '3' },
    }
    const typed = { ...hiddenFields(form, path), ...wrong }
    const { status, text } = await client.post(path, typed, {
      ...asPage,
      'accept-language': language,
    })
    expect(status).toBe(422)
    for (const name of ['title', 'place', 'ends', 'deadline', 'most'])
      expect([name, text.includes(`id="${name}-wrong"`)]).toEqual([name, true])
    const [top = ''] = /<div class="errors"[\s\S]*?<\/div>/.exec(text) ?? []
    expect(top).toContain(`<a href="#title">${what}</a>`)
    expect(top).toContain(`<a href="#most">${most}</a>`)
    expect(await namesOfPlaces('Cloudhut')).toEqual([])
  },
)

test.each([
  ['en', 'Step 3 of 3 · Preview and send'],
  ['de', 'Schritt 3 von 3 · Ansehen und senden'],
])('the three steps of a plan are counted to the last one, in %s', async (language, last) => {
  const made = await sendForm(client, path, path, {
    title: 'Counted',
    day,
    time: '19:30',
    another: 'yes',
  })
  const people = made.headers.get('location') ?? ''
  const review = people.replace('/people', '/send')
  const { text } = await client.get(review, { ...asPage, 'accept-language': language })
  expect(text).toContain(last)
})
