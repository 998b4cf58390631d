import { beforeAll, expect, test } from 'vitest'
import { answer, people } from '#test/support/given/lists.ts'
import { followForm, hiddenFields, openPage, sendForm } from '#test/support/page_forms.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')
const page = { accept: 'text/html' }
let client: WebClient

beforeAll(async () => {
  client = await signedInClient(world, sam)
})

test('a place is saved, found, changed at its fields, archived and brought back', async () => {
  expect((await openPage(client, '/places')).text).toContain('No places yet')
  const none = await sendForm(client, '/places', '/places', { name: '', notes: 'Keep <me>' })
  expect([none.status, none.text.includes('id="name-wrong"')]).toEqual([422, true])
  expect(none.text).toContain('>Keep &lt;me&gt;</textarea>')
  expect(none.text).toContain('Please give the place a name.')
  const fields = { name: 'Garden house', address: 'Seestraße 9', notes: 'Key at Ada’s' }
  const saved = await followForm(client, '/places', '/places', fields)
  expect(saved.text).toMatch(/<bdi>Garden house<\/bdi>[\s\S]*Key at Ada’s/)
  const [path = ''] = /\/places\/pl_\w+/.exec(saved.text) ?? []
  expect((await openPage(client, '/places?q=garden')).text).toContain(`href="${path}"`)
  expect((await openPage(client, '/places?q=zeppelin')).text).toContain('No place of yours')
  const changed = await followForm(client, path, `${path}/change`, { ...fields, name: 'Allotment' })
  expect(changed.text).toContain('<h1><bdi>Allotment</bdi></h1>')
  const archived = await followForm(client, path, `${path}/archive`)
  expect(archived.text).toContain('It’s archived')
  expect((await openPage(client, '/places')).text).not.toContain(path)
  await client.post(`${path}/undo`, hiddenFields(archived.text, `${path}/undo`), page)
  expect((await openPage(client, '/places')).text).toContain(path)
})

test('an outing is made at a place', async () => {
  const { data } = await answer(sam, 'places.private.create', { name: 'Roof' })
  const { place_handle } = data.place
  const { text } = await openPage(client, `/places/${place_handle}`)
  const [, outing = ''] = /href="(\/plans\/new\?idea=[^"]+)"/.exec(text) ?? []
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const made = await sendForm(client, outing, '/plans/new', { day, time: '19:30' })
  expect(made.status).toBe(303)
})

test('a place of somebody else’s, and what is no place, answer like one that never was', async () => {
  const { data } = await answer(ada, 'places.private.create', { name: 'Hers' })
  const [person = ''] = await people(sam, 'Mira')
  const replies = await Promise.all(
    [data.place.place_handle, `pl_${'0'.repeat(26)}`, person].map((one) =>
      client.get(`/places/${one}`, page),
    ),
  )
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
})
