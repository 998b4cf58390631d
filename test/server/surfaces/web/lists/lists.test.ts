import { beforeAll, expect, test } from 'vitest'
import { aParty, type Party, rowsOf } from '#test/support/given/actions.ts'
import { aList, answer, ideas } from '#test/support/given/lists.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { followForm, hiddenFields, openPage, sendForm } from '#test/support/page_forms.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const page = { accept: 'text/html' }
let party: Party
let client: WebClient

beforeAll(async () => {
  party = await aParty(world)
  client = await signedInClient(world, party.sam)
})

async function mails(): Promise<number> {
  return (await rowsOf(world, party.sam, 'outgoing')).length
}

/** A new list with two ideas; its path. */
async function filled(name: string): Promise<string> {
  const handle = await aList(party.sam, { name })
  const idea_handles = await ideas(party.sam, `${name} one`, `${name} two`)
  await answer(party.sam, 'ideas.lists.items.update', {
    ...{ ideas_list_handle: handle, mode: 'add', idea_handles },
  })
  return `/lists/${handle}`
}

test('a list is made, filled with people, renamed, deleted and brought back', async () => {
  const none = await sendForm(client, '/lists', '/lists', { name: ' ' })
  expect([none.status, none.text.includes('id="name-wrong"')]).toEqual([422, true])
  const made = await followForm(client, '/lists', '/lists', { name: 'Rainy <Sundays>' })
  expect(made.text).toContain('<h1><bdi>Rainy &lt;Sundays&gt;</bdi></h1>')
  const [path = ''] = /\/lists\/il_\w+/.exec(made.text) ?? []
  const { mira } = party.friends
  const added = await followForm(client, path, `${path}/people`, { person: mira })
  expect(added.text).toContain(`name="without" value="${mira}"`)
  const off = await followForm(client, path, `${path}/people`, { without: mira })
  expect(off.text).toContain('Nobody in particular')
  const renamed = await followForm(client, path, `${path}/rename`, { name: 'Wet days' })
  expect(renamed.text).toContain('<h1><bdi>Wet days</bdi></h1>')
  const gone = await followForm(client, path, `${path}/remove`)
  expect(gone.text).not.toContain('<bdi>Wet days</bdi>')
  expect((await client.get(path, page)).status).toBe(404)
  const fields = hiddenFields(gone.text, '/lists/undo')
  await client.post('/lists/undo', fields, page)
  expect((await openPage(client, '/lists')).text).toContain('<bdi>Wet days</bdi>')
})

test('a list shows its ideas, twenty at a time', async () => {
  const handle = await aList(party.sam, { name: 'Long' })
  const idea_handles = await ideas(
    party.sam,
    ...Array.from({ length: 23 }, (_, at) => `Long ${at}`),
  )
  await answer(party.sam, 'ideas.lists.items.update', {
    ...{ ideas_list_handle: handle, mode: 'add', idea_handles },
  })
  const first = await openPage(client, `/lists/${handle}`)
  const second = await openPage(client, `/lists/${handle}?from=20`)
  const titles = [first, second].flatMap(({ text }) => text.match(/<bdi>Long \d+<\/bdi>/g) ?? [])
  expect([new Set(titles).size, first.text.includes('?from=20')]).toEqual([23, true])
})

test('of a list of more than 500 ideas each is shown, and how many there are', async () => {
  const path = `/lists/${await aList(party.sam, { name: 'Endless' })}`
  await asSuperuser(
    world.superuser_url,
    `with made as (
      insert into ideas (owner_id, idea_id, kind, title, title_key)
      select '${party.sam.owner}', gen_random_uuid(), 'place', 'Endless ' || n, 'endless ' || n
      from generate_series(1, 505) n
      returning idea_id, substr(title, 9)::int as place
    ), held as (
      insert into list_ideas (owner_id, list_id, idea_id, position)
      select l.owner_id, list_id, idea_id, place from made, lists l where name = 'Endless'
    )
    update lists set item_count = 505 where name = 'Endless'`,
  )
  const titlesAt = async (from: number) => {
    const { text } = await openPage(client, `${path}?from=${from}`)
    expect(text).toContain('505 ideas')
    return [...text.matchAll(/<bdi>(Endless \d+)<\/bdi>/g)].map(([, title]) => title)
  }
  expect(await titlesAt(480)).toHaveLength(20)
  const expected = [501, 502, 503, 504, 505].map((n) => `Endless ${n}`)
  expect(await titlesAt(500)).toEqual(expected)
  expect(await titlesAt(490)).toEqual(Array.from({ length: 15 }, (_, at) => `Endless ${491 + at}`))
})

test('a friend in mind gets a link that the person passes on, which can be ended alone', async () => {
  const path = await filled('Shared by link')
  const before = await mails()
  const { mira } = party.friends
  const review = await openPage(client, `${path}/share?person=${mira}`)
  expect(review.text).toContain('Nothing has been shared')
  const made = await client.post(`${path}/share`, hiddenFields(review.text, `${path}/share`), page)
  const [, link = ''] = /<code>([^<]+\/l\/[^<]+)<\/code>/.exec(made.text) ?? []
  expect((await fetch(link)).status).toBe(200)
  expect(await mails()).toBe(before)
  const shown = await openPage(client, path)
  const [, share = ''] = /name="share" value="([^"]+)"/.exec(shown.text) ?? []
  const fields = { ...hiddenFields(shown.text, `${path}/end`), share }
  const said: string[] = []
  for (let time = 0; time < 2; time += 1) {
    const { headers } = await client.post(`${path}/end`, fields, page)
    said.push((await openPage(client, headers.get('location') ?? '')).text)
  }
  expect(said[0]).toMatch(/It’s no longer shared there[\s\S]*Only you\./)
  expect(said[1]).toContain('It had stopped being shared there before')
  expect((await fetch(link)).status).toBe(404)
})

test('a connected friend gets it after the review, by its button alone', async () => {
  const path = await filled('Shared by mail')
  const before = await mails()
  const open = `${path}/share?person=${party.friends.ada}`
  const review = await openPage(client, open)
  expect(review.text).toContain('This is exactly what is sent')
  expect(await mails()).toBe(before)
  const stale = { ...hiddenFields(review.text, `${path}/share`), shown: 'x' }
  expect((await client.post(`${path}/share`, stale, page)).status).toBe(409)
  const fields = hiddenFields((await openPage(client, open)).text, `${path}/share`)
  for (let time = 0; time < 2; time += 1) {
    expect((await client.post(`${path}/share`, fields, page)).text).toContain('It’s shared')
  }
  expect(await mails()).toBe(before + 1)
  expect((await openPage(client, path)).text).toMatch(/Who can see this[\s\S]*<bdi>Ada<\/bdi>/)
})

test('a list of somebody else’s answers like one that never was', async () => {
  const theirs = await aList(party.jonas, { name: 'Secret' })
  const none = `il_${'0'.repeat(26)}`
  for (const act of ['', '/share']) {
    const replies = await Promise.all(
      [theirs, none].map((one) => client.get(`/lists/${one}${act}`, page)),
    )
    expect([act, ...replies.map(({ status }) => status)]).toEqual([act, 404, 404])
    expect(replies[0]?.text).toBe(replies[1]?.text)
  }
})
