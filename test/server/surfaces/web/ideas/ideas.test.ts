import { beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#test/support/given/actions.ts'
import { captureJob } from '#test/support/given/capture_job.ts'
import { aList, anIdea, answer, ideas, people } from '#test/support/given/lists.ts'
import { inHours } from '#test/support/given/plans.ts'
import { followForm, hiddenFields, openPage, sendForm } from '#test/support/page_forms.ts'
import { aPicture } from '#test/support/pictures.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')
const page = { accept: 'text/html' }
let client: WebClient
let other: WebClient

/** Reads what was captured, as a worker does. */
async function read(): Promise<void> {
  const job = captureJob(world)
  for (let turn = 0; turn < 5; turn += 1) await job.run(sam.owner)
  await job.end()
}

beforeAll(async () => {
  client = await signedInClient(world, sam)
  other = await signedInClient(world, ada)
})

/** Sends the form of a new idea as a browser does. */
async function sendIdea(fields: Record<string, string>, file?: Blob) {
  const { text } = await openPage(client, '/ideas/new')
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...hiddenFields(text, '/ideas/new'), ...fields }))
    body.set(name, value)
  if (file) body.set('file', file, 'poster.png')
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return fetch(`${world.url}/ideas/new`, {
    ...{ method: 'POST', body, redirect: 'manual' },
    headers: { ...page, cookie },
  })
}

async function countCaptures(): Promise<number> {
  const rows = await rowsOf(world, sam, 'captures')
  return rows.length
}

test('the list has what is saved, and an account without ideas is told how to begin', async () => {
  const [handle] = await ideas(sam, 'Ostsee Sauna')
  const listed = await openPage(client, '/ideas')
  expect(listed.text).toContain(`href="/ideas/${handle}"`)
  expect(listed.text).toContain('<bdi>Ostsee Sauna</bdi>')
  const empty = await openPage(await signedInClient(world, await world.account('Kim')), '/ideas')
  expect(empty.text).toMatch(/No ideas yet[\s\S]*If you use an agent, you can tell it/)
})

test('a search finds by words, and says what to do where nothing is like them', async () => {
  await ideas(sam, 'Kürbissuppe at Ostkreuz', 'Bowling alley')
  const found = await openPage(client, '/ideas?q=k%C3%BCrbissuppe')
  expect(found.text).toContain('<bdi>Kürbissuppe at Ostkreuz</bdi>')
  expect(found.text).not.toContain('<bdi>Bowling alley</bdi>')
  const { text } = await openPage(client, '/ideas?q=zeppelin+%3Cb%3E')
  expect(text).toContain('Nothing like that is saved')
  expect(text).toContain('href="/ideas/new?text=zeppelin%20%3Cb%3E"')
})

test('a long list goes on by Older, to its end', async () => {
  const kim = await world.account('Kim')
  await ideas(kim, ...Array.from({ length: 23 }, (_, at) => `Idea ${at}`))
  const reader = await signedInClient(world, kim)
  const first = await openPage(reader, '/ideas')
  const [, older = ''] = /href="([^"]+)" rel="next"/.exec(first.text) ?? []
  const second = await openPage(reader, `/ideas${older.replaceAll('&amp;', '&')}`)
  const titles = [first, second].flatMap(({ text }) => text.match(/<bdi>Idea \d+<\/bdi>/g) ?? [])
  expect(new Set(titles).size).toBe(23)
  expect(second.text).not.toContain('rel="next"')
  // From where it ends it leads back, and the first page leads nowhere back.
  expect(second.text).toContain('<a href="?">Back to the beginning</a>')
  expect(first.text).not.toContain('Back to the beginning')
})

test('what a phone shares fills the form in, and nothing is saved by opening it', async () => {
  const before = await countCaptures()
  const query = new URLSearchParams({
    title: 'Dumpling house',
    text: 'Dumpling house https://example.test/dumplings?a=1&b=2 looks good',
  })
  const { text } = await openPage(client, `/ideas/new?${query}`)
  expect(text).toContain('value="https://example.test/dumplings?a=1&amp;b=2"')
  expect(text).toContain('>Dumpling house looks good</textarea>')
  expect(await countCaptures()).toBe(before)
})

test('who has to sign in first comes back to what was shared, however long it is', async () => {
  const long = `https://example.test/${'a'.repeat(1_500)}`
  const path = `/ideas/new?url=${encodeURIComponent(long)}`
  const { headers } = await fetch(world.url + path, { headers: page, redirect: 'manual' })
  const next = new URL(headers.get('location') ?? '', world.url).searchParams.get('next')
  expect(next).toBe(path)
})

test('words become an idea once, however often the form is sent', async () => {
  const { text } = await openPage(client, '/ideas/new')
  const fields = { ...hiddenFields(text, '/ideas/new'), words: 'Night swimming, Seestraße 9' }
  const replies = await Promise.all([1, 2].map(() => client.post('/ideas/new', fields, page)))
  const again = await client.post('/ideas/new', fields, page)
  const paths = new Set([...replies, again].map(({ headers }) => headers.get('location')))
  paths.delete(null)
  expect(paths.size).toBe(1)
  expect([...paths][0]).toMatch(/^\/captures\/ca_/)
})

test('what is missing or wrong is said at its field, and the values stay', async () => {
  const nothing = await sendForm(client, '/ideas/new', '/ideas/new', { words: ' ' })
  expect([nothing.status, nothing.text.includes('id="url-wrong"')]).toEqual([422, true])
  const typed = { url: 'javascript:alert(1)', words: 'Keep <me>' }
  const wrong = await sendForm(client, '/ideas/new', '/ideas/new', typed)
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('id="url-wrong"')
  expect(wrong.text).toContain('>Keep &lt;me&gt;</textarea>')
  const text = await sendIdea({ words: 'Poster' }, new Blob(['%PDF-1.7'], { type: 'image/png' }))
  const shown = await text.text()
  expect([text.status, shown.includes('id="file-wrong"')]).toEqual([422, true])
  // In the words of a person, who chose a file and knows nothing of its type.
  expect(shown).toContain('We can’t read that picture. Please choose a JPEG')
  expect(shown).not.toContain('Content-Type')
})

test('a picture becomes an idea whose page shows it, to its account and nobody else', async () => {
  const file = new Blob([new Uint8Array(await aPicture().png().toBuffer())])
  const sent = await sendIdea({ words: 'Ostsee Sauna, Seestraße 9' }, file)
  const path = sent.headers.get('location') ?? ''
  expect(path).toMatch(/^\/captures\/ca_/)
  await read()
  const done = await openPage(client, path)
  const [idea = ''] = /\/ideas\/id_\w+/.exec(done.text) ?? []
  const shown = await openPage(client, idea)
  const [, picture = ''] = /src="(\/pictures\/md_\w+)"/.exec(shown.text) ?? []
  const image = await client.get(picture, { accept: 'image/*' })
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(image.headers.get('cache-control')).toBe('no-store')
  expect(image.headers.get('x-content-type-options')).toBe('nosniff')
  const strange = await other.get(picture, page)
  const none = await other.get(`/pictures/md_${'0'.repeat(26)}`, page)
  expect([strange.status, strange.text]).toEqual([404, none.text])
})

test('an idea says when and where it is, and leads into an outing', async () => {
  const { data } = await answer(sam, 'ideas.structured_create', {
    ...{ kind: 'event', title: 'Quince market', event_start_at: inHours(100) },
    description: 'Bring a basket.\nhttps://example.test/market',
  })
  const path = `/ideas/${data.idea.idea_handle}`
  const { text } = await openPage(client, path)
  for (const said of ['<bdi>Quince market</bdi>', 'Bring a basket.', 'An event', '<dt>When</dt>'])
    expect(text).toContain(said)
  const [, outing = ''] = /href="(\/plans\/new\?idea=[^"]+)"/.exec(text) ?? []
  const step = await openPage(client, outing.replaceAll('&amp;', '&'))
  expect(step.text).toMatch(/id="day"[^>]*value="\d{4}-\d\d-\d\d"/)
})

test('people and lists of an idea are chosen and taken away, each with undo', async () => {
  const handle = await anIdea(sam, 'Trampoline hall')
  const [mira = ''] = await people(sam, 'Mira')
  const list = await aList(sam, { name: 'Rainy Sundays' })
  const path = `/ideas/${handle}`
  const liked = await followForm(client, path, `${path}/with`, { person: mira })
  expect(liked.text).toMatch(/Nobody was told[\s\S]*<bdi>Mira<\/bdi>/)
  const off = await followForm(client, path, `${path}/with`, { without: mira })
  expect(off.text).toContain('Nobody in particular yet')
  const listed = await followForm(client, path, `${path}/lists`, { on: list })
  expect(listed.text).toContain(`href="/lists/${list}"`)
  const undone = await sendUndo(listed.text, path)
  expect(undone.text).toContain('It’s on no list yet')
  expect(undone.text).toContain('It’s as it was before')
})

async function sendUndo(text: string, path: string) {
  const fields = hiddenFields(text, `${path}/undo`)
  const sent = await client.post(`${path}/undo`, fields, page)
  return openPage(client, sent.headers.get('location') ?? '')
}

test('without people and lists an idea leads to where they are made', async () => {
  const kim = await world.account('Kim')
  const reader = await signedInClient(world, kim)
  const path = `/ideas/${await anIdea(kim, 'Pottery class')}`
  const bare = await openPage(reader, path)
  expect(bare.text).toMatch(/You have saved no people yet\.[\s\S]*href="\/people">Save somebody/)
  expect(bare.text).toMatch(/href="\/lists">Make a list/)
  await people(kim, 'Mira')
  await aList(kim, { name: 'Rainy days' })
  const full = await openPage(reader, path)
  expect(full.text).not.toMatch(/Save somebody|Make a list/)
  expect(full.text).toContain('Nobody in particular yet')
})

test('an idea is changed at its fields, archived, and brought back', async () => {
  const handle = await anIdea(sam, 'Old title')
  const path = `/ideas/${handle}`
  const changed = { title: 'New title', description: 'Warm inside', link: '' }
  const saved = await followForm(client, path, `${path}/change`, changed)
  expect(saved.text).toMatch(/<bdi>New title<\/bdi>[\s\S]*It’s saved[\s\S]*Warm inside/)
  const wrong = await sendForm(client, path, `${path}/change`, { ...changed, link: 'ftp:no' })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('id="link-wrong"')
  expect(wrong.text).toContain('value="New title"')
  const archived = await followForm(client, path, `${path}/archive`)
  expect(archived.text).toContain('It’s archived')
  expect((await openPage(client, '/ideas')).text).not.toContain(path)
  const back = await sendUndo(archived.text, path)
  expect(back.text).toContain('It’s as it was before')
  expect((await openPage(client, '/ideas')).text).toContain(path)
})

test('of two tabs that change an idea, neither takes back what the other did without saying so', async () => {
  const path = `/ideas/${await anIdea(sam, 'Two tabs')}`
  const [first, second, third] = [
    await openPage(client, path),
    await openPage(client, path),
    await openPage(client, path),
  ]
  const send = ({ text }: typeof first, typed: Record<string, string>, accept = page) => {
    const fields = { title: 'Two tabs', description: '', link: '', ...typed }
    return client.post(
      `${path}/change`,
      { ...hiddenFields(text, `${path}/change`), ...fields },
      accept,
    )
  }
  await send(first, { title: 'Renamed' })
  // Another field: both changes stay.
  expect((await send(second, { description: 'Warm inside' })).status).toBe(303)
  expect((await openPage(client, path)).text).toMatch(/Renamed[\s\S]*Warm inside/)
  // The same field: nothing is saved, and both are shown.
  const late = await send(third, { title: 'Named otherwise' })
  expect(late.status).toBe(409)
  expect(late.text).toMatch(/changed in the meantime[\s\S]*Renamed[\s\S]*Named otherwise/)
  expect(late.text).toContain('value="Named otherwise"')
  expect((await send(late, { title: 'Named otherwise', description: 'Warm inside' })).status).toBe(
    303,
  )
  expect((await openPage(client, path)).text).toMatch(/Named otherwise[\s\S]*Warm inside/)
})

test('an idea that was archived while its page was open says so, in the language of the page, and keeps what was typed', async () => {
  const handle = await anIdea(sam, 'Soon gone')
  const path = `/ideas/${handle}`
  const { text } = await openPage(client, path)
  await answer(sam, 'ideas.created.archive', { idea_handle: handle })
  const fields = {
    ...hiddenFields(text, `${path}/change`),
    title: 'Still here',
    description: '',
    link: '',
  }
  for (const [language, said] of [
    ['en', 'This idea is archived'],
    ['de', 'Diese Idee ist archiviert'],
  ] as const) {
    const headers = { ...page, 'accept-language': language }
    const late = await client.post(`${path}/change`, fields, headers)
    expect([language, late.status, late.text.includes(said)]).toEqual([language, 409, true])
    expect(late.text).toContain('value="Still here"')
  }
})

test('an idea of somebody else’s answers like one that never was, to reading and to forms', async () => {
  const handle = await anIdea(sam, 'Mine alone')
  const made = `id_${'0'.repeat(26)}`
  const own = await anIdea(ada, 'Hers')
  const { form_token = '' } = hiddenFields(
    (await openPage(other, `/ideas/${own}`)).text,
    `/ideas/${own}/archive`,
  )
  for (const act of ['', '/archive', '/with', '/lists', '/change']) {
    const replies = await Promise.all(
      [handle, made].map((one) =>
        act === ''
          ? other.get(`/ideas/${one}`, page)
          : other.post(
              `/ideas/${one}${act}`,
              { form_token, key: 'b'.repeat(22), title: 'x' },
              page,
            ),
      ),
    )
    const [foreign, none] = replies
    expect([act, foreign?.status, foreign?.text]).toEqual([act, 404, none?.text])
  }
  // A list or a person is no idea.
  const list = await aList(ada)
  expect((await other.get(`/ideas/${list}`, page)).status).toBe(404)
})

test('with more lists than one page has, an idea can be put on each, and a new one on the list it was begun from', async () => {
  const kim = await world.account('Kim')
  const reader = await signedInClient(world, kim)
  const oldest = await aList(kim, { name: 'The oldest list' })
  for (let at = 0; at < 26; at += 1) await aList(kim, { name: `List ${at}` })
  const begun = await openPage(reader, `/ideas/new?list=${oldest}`)
  expect(begun.text).toContain(`<option value="${oldest}" selected>The oldest list</option>`)
  const idea = await anIdea(kim, 'Sauna')
  const first = await openPage(reader, `/ideas/${idea}`)
  expect(first.text).not.toContain('The oldest list')
  const [, more = ''] = /href="(\?put=[^"#]+)#lists" rel="next">More lists/.exec(first.text) ?? []
  const second = await openPage(reader, `/ideas/${idea}${more}`)
  expect(second.text).toContain(`<option value="${oldest}">The oldest list</option>`)
  const put = await followForm(reader, `/ideas/${idea}${more}`, `/ideas/${idea}/lists`, {
    on: oldest,
  })
  expect(put.text).toContain(`href="/lists/${oldest}"`)
})
