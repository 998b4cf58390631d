import { beforeAll, expect, test } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { deleteDeletedPlaces } from '#server/data/erasing/delete.ts'
import { deleteExpiredMedia } from '#server/data/media/delete.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { rowsOf } from '#test/support/given/actions.ts'
import { answer } from '#test/support/given/lists.ts'
import { hiddenFields, openPage, sendForm } from '#test/support/page_forms.ts'
import { aPicture } from '#test/support/pictures.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')
let client: WebClient

beforeAll(async () => {
  client = await signedInClient(world, sam)
})

async function aPlace(name = 'Garden <house>'): Promise<{ handle: string; path: string }> {
  const { data } = await answer(sam, 'places.private.create', { name })
  const handle = data.place.place_handle
  return { handle, path: `/places/${handle}` }
}

/** Sends a file to the form of a place's picture, as a browser does, and opens the place. */
async function send(path: string, file: Blob | null) {
  const { text } = await openPage(client, path)
  const body = new FormData()
  for (const [name, value] of Object.entries(hiddenFields(text, `${path}/picture`))) {
    body.append(name, value)
  }
  if (file !== null) body.append('file', file, 'garden.png')
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { accept: 'text/html', cookie }
  const url = `${world.url}${path}/picture`
  const reply = await fetch(url, { method: 'POST', body, headers, redirect: 'manual' })
  return { status: reply.status, text: await reply.text() }
}

async function pictureOn(path: string): Promise<string | null> {
  const { text } = await openPage(client, path)
  return /<img class="picture" src="(\/pictures\/\w+)"/.exec(text)?.[1] ?? null
}

const png = async (color: string) =>
  new Blob([new Uint8Array(await aPicture(60, 40, color).png().toBuffer())])
const files = async () => (await rowsOf<{ expires_at: Date | null }>(world, sam, 'media')).length

test('a place gets a picture, another one, and none, and nothing stays behind', async () => {
  const { path } = await aPlace()
  expect((await send(path, await png('#335577'))).status).toBe(303)
  const first = await pictureOn(path)
  expect((await openPage(client, first ?? '')).status).toBe(200)
  const [row] = await rowsOf<{ expires_at: Date | null }>(world, sam, 'media')
  expect(row?.expires_at).toBe(null)
  const stranger = await signedInClient(world, ada)
  expect((await openPage(stranger, first ?? '')).status).toBe(404)
  await send(path, await png('#775533'))
  expect(await pictureOn(path)).not.toBe(first)
  expect([(await openPage(client, first ?? '')).status, await files()]).toEqual([404, 1])
  expect((await sendForm(client, path, `${path}/picture/remove`)).status).toBe(303)
  expect([await pictureOn(path), await files()]).toEqual([null, 0])
})

test('rows of places, and of ideas there, show the picture of their place', async () => {
  const { handle, path } = await aPlace('Tea house')
  const title = 'Tea at the lake'
  const { data } = await answer(sam, 'ideas.structured_create', {
    ...{ kind: 'place', title, place_handle: handle },
  })
  const rowOf = async (list: string, link: string) => {
    const { text } = await openPage(client, list)
    return new RegExp(`<a class="row" href="${link}">[\\s\\S]*?</a>`).exec(text)?.[0] ?? ''
  }
  const idea = `/ideas/${data.idea.idea_handle}`
  expect(await rowOf('/places', path)).not.toContain('<img')
  await send(path, await png('#335577'))
  const picture = await pictureOn(path)
  for (const row of [await rowOf('/places', path), await rowOf('/ideas', idea)])
    expect(row).toContain(`<img src="${picture}" alt=""`)
})

test('what is no picture is refused at its field, and a place of somebody else has none', async () => {
  const { path } = await aPlace()
  for (const file of [null, new Blob(['<svg/>'])]) {
    const refused = await send(path, file)
    expect([refused.status, refused.text.includes('id="file-wrong"')]).toEqual([422, true])
    // Above what is wrong the page is long: the list of it has the focus, and leads there.
    expect(refused.text).toMatch(/tabindex="-1" autofocus>.*<a href="#file">/)
  }
  const stranger = await signedInClient(world, ada)
  const { text } = await openPage(client, path)
  const own = await stranger.get('/places', { accept: 'text/html' })
  const fields = { ...hiddenFields(text, `${path}/picture`), ...hiddenFields(own.text, '/places') }
  const foreign = await stranger.post(`${path}/picture/remove`, fields, { accept: 'text/html' })
  expect(foreign.status).toBe(404)
})

test('the picture of a place that is erased goes with it', async () => {
  const { handle, path } = await aPlace()
  await send(path, await png('#335577'))
  const before = await files()
  const place_id = parseHandle('place', handle)
  await world.database.write(sam.owner, {
    async work(db) {
      await db.run(sql`
        update places set state = 'archived', deleted_at = now() - interval '40 days'
        where owner_id = ${sam.owner} and place_id = ${place_id}`)
      await deleteDeletedPlaces(db, 10)
    },
  })
  await world.database.write(sam.owner, { work: (db) => deleteExpiredMedia(db, 10) })
  expect(await files()).toBe(before - 1)
})
