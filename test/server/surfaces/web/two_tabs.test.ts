import { beforeAll, expect, test } from 'vitest'
import { aList, answer, people } from '#test/support/given/lists.ts'
import { hiddenFields, openPage } from '#test/support/page_forms.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const page = { accept: 'text/html' }
let client: WebClient

beforeAll(async () => {
  client = await signedInClient(world, sam)
})

/** A thing that is called something: the path of its page, and what its form does. */
type Thing = readonly [path: string, act: string]

const things = {
  list: async (name: string): Promise<Thing> => [`/lists/${await aList(sam, { name })}`, 'rename'],
  person: async (name: string): Promise<Thing> => {
    const [handle = ''] = await people(sam, name)
    return [`/people/${handle}`, 'rename']
  },
  place: async (name: string): Promise<Thing> => [await aPlace(name), 'change'],
} as const

async function aPlace(name: string): Promise<string> {
  const { data } = await answer(sam, 'places.private.create', { name })
  return `/places/${data.place.place_handle}`
}

/** A tab with the page of a thing open: it sends the form as the page had it, but for what is typed. */
async function tabAt(path: string, act: string, language = 'en') {
  const to = `${path}/${act}`
  const headers = { ...page, 'accept-language': language }
  let { text } = await client.get(path, headers)
  return async (typed: Record<string, string>) => {
    const sent = await client.post(to, { ...hiddenFields(text, to), ...typed }, headers)
    text = sent.text
    return sent
  }
}

const titleOf = async (path: string) =>
  /<h1><bdi>(.*)<\/bdi>/.exec((await openPage(client, path)).text)?.[1]

test.each(Object.entries(things))(
  'a %s that two tabs rename keeps the first name and shows both, until the second is sent again',
  async (_, make) => {
    const [path, act] = await make('First')
    const [first, second] = [await tabAt(path, act), await tabAt(path, act)]
    expect((await first({ name: 'Renamed' })).status).toBe(303)
    const late = await second({ name: 'Named otherwise' })
    expect(late.status).toBe(409)
    expect(late.text).toMatch(/changed in the meantime[\s\S]*Renamed[\s\S]*Named otherwise/)
    expect(late.text).toContain('value="Named otherwise"')
    expect(await titleOf(path)).toBe('Renamed')
    expect((await second({ name: 'Named otherwise' })).status).toBe(303)
    expect(await titleOf(path)).toBe('Named otherwise')
  },
)

test.each(Object.entries(things))(
  'a %s keeps the name that another tab gave it where a form was sent as it was shown',
  async (_, make) => {
    const [path, act] = await make('Second')
    const [first, second] = [await tabAt(path, act), await tabAt(path, act)]
    await first({ name: 'Renamed' })
    expect((await second({ name: 'Second' })).status).toBe(303)
    expect(await titleOf(path)).toBe('Renamed')
    // Nothing has changed since: the same name again is no fault.
    const third = await tabAt(path, act)
    expect((await third({ name: 'Renamed' })).status).toBe(303)
  },
)

test('a form that was sent twice is done once, and says so both times', async () => {
  const [path, act] = await things.list('Third')
  const headers = page
  const to = `${path}/${act}`
  const { text } = await openPage(client, path)
  const sent = { ...hiddenFields(text, to), name: 'Sent twice' }
  const statuses = [await client.post(to, sent, headers), await client.post(to, sent, headers)]
  expect(statuses.map(({ status }) => status)).toEqual([303, 303])
})

test('of a place, two tabs that change other fields both keep their change', async () => {
  const path = await aPlace('Garden')
  const [first, second] = [await tabAt(path, 'change'), await tabAt(path, 'change', 'de')]
  await first({ name: 'Garden', address: 'Seestraße 9', notes: '' })
  expect((await second({ name: 'Garden', address: '', notes: 'Key at Ada’s' })).status).toBe(303)
  expect((await openPage(client, path)).text).toMatch(/Seestraße 9[\s\S]*Key at Ada’s/)
})

test('a German page says in German what was changed in the meantime', async () => {
  const [path, act] = await things.person('Fourth')
  const [first, second] = [await tabAt(path, act), await tabAt(path, act, 'de')]
  await first({ name: 'Renamed' })
  const late = await second({ name: 'Anders' })
  expect(late.status).toBe(409)
  expect(late.text).toMatch(/inzwischen[\s\S]*Renamed[\s\S]*Anders/i)
})
