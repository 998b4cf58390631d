import { expect, test } from 'vitest'
import { insertCaptureMedia } from '#server/data/capture_media.ts'
import { deleteExpiredMedia, deleteMedia, deleteMediaOf } from '#server/data/media/delete.ts'
import { countUnusedMedia, findMediaBytes, requireMedia } from '#server/data/media/find.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { aStoredFile } from '#test/support/given/media.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })

/** Does something in a transaction of an account. */
const within = <T>({ owner }: Account, work: (db: Db) => Promise<T>) =>
  world.database.write(owner, { work })

/** Lets a capture use files, as accepting one does. */
const use = (account: Account, capture_id: string, ...media_ids: string[]) =>
  within(account, async (db) => {
    const handles = media_ids.map((id) => toHandle('media', id))
    const found = await requireMedia(db, handles, '/media_refs')
    await insertCaptureMedia(
      db,
      capture_id,
      found.map(({ media_id }) => media_id),
    )
  })

/** Lets two days pass for the files of an account that no capture uses. */
const age = (account: Account) =>
  within(
    account,
    (db) =>
      db.sql`
      update media set expires_at = (expires_at at time zone 'UTC' - interval '2 days') at time zone 'UTC'
      where owner_id = ${db.owner}`,
  )

const isThere = async (account: Account, media_id: string) =>
  (await within(account, (db) => findMediaBytes(db, media_id))) !== null

test('a file comes back as it was stored, once for each time it is named', async () => {
  const sam = await world.account('Sam')
  const content = Buffer.from([0, 255, 1])
  const facts = { taken: { local: '2026-08-01T19:30:00', offset: 120 } }
  const picture = { type: 'image/jpeg', width: 3, height: 1, content, facts } as const
  const [one, other] = [await aStoredFile(world, sam), await aStoredFile(world, sam, picture)]
  const handles = [other, one, other].map((id) => toHandle('media', id))
  const found = await within(sam, (db) => requireMedia(db, handles, '/media_refs'))
  expect(found.map(({ media_id }) => media_id)).toEqual([other, one])
  expect(await within(sam, (db) => findMediaBytes(db, other))).toEqual({
    ...{ media_id: other, type: 'image/jpeg', bytes: 3, width: 3, height: 1 },
    ...{ facts, content },
  })
})

test("a file that is unknown, another account's or expired is not found, whichever it is", async () => {
  const [sam, ada] = [await world.account('Sam'), await world.account('Ada')]
  const [hers, old] = [await aStoredFile(world, ada), await aStoredFile(world, sam)]
  await age(sam)
  const mine = await aStoredFile(world, sam)
  const wrong = [hers, old, newId()].map((id) => toHandle('media', id))
  for (const handle of [...wrong, 'md_?', toHandle('idea', mine)]) {
    const handles = [toHandle('media', mine), handle]
    await expect(
      within(sam, (db) => requireMedia(db, handles, '/media_refs')),
    ).rejects.toMatchObject({ code: 'media_not_found', detail: { pointer: '/media_refs/1' } })
  }
})

test('a file that no capture uses is gone after a day, and one that is used stays', async () => {
  const sam = await world.account('Sam')
  const [used, unused] = [await aStoredFile(world, sam), await aStoredFile(world, sam)]
  expect(await within(sam, countUnusedMedia)).toBe(2)
  await use(sam, newId(), used)
  expect(await within(sam, countUnusedMedia)).toBe(1)
  await age(sam)
  expect(await within(sam, countUnusedMedia)).toBe(0)
  expect(await within(sam, (db) => deleteExpiredMedia(db, 500))).toBe(1)
  expect([await isThere(sam, used), await isThere(sam, unused)]).toEqual([true, false])
})

test('a file lives as long as the last capture that uses it', async () => {
  const sam = await world.account('Sam')
  const file = await aStoredFile(world, sam)
  const [first, second] = [newId(), newId()]
  for (const capture of [first, second, second]) await use(sam, capture, file)
  expect(await within(sam, (db) => deleteMediaOf(db, [first]))).toBe(0)
  expect(await isThere(sam, file)).toBe(true)
  expect(await within(sam, (db) => deleteMediaOf(db, [second]))).toBe(1)
  expect(await isThere(sam, file)).toBe(false)
})

test('a file that a new capture takes up while its last one is deleted stays', async () => {
  const sam = await world.account('Sam')
  const file = await aStoredFile(world, sam)
  const [first, second] = [newId(), newId()]
  await use(sam, first, file)
  const handle = toHandle('media', file)
  let deleting: Promise<number> = Promise.resolve(0)
  await within(sam, async (db) => {
    await requireMedia(db, [handle], '/media_refs')
    deleting = within(sam, (other) => deleteMediaOf(other, [first]))
    await insertCaptureMedia(db, second, [file])
  })
  expect(await deleting).toBe(0)
  expect(await isThere(sam, file)).toBe(true)
})

test('its owner can delete a file at any time, and nobody else', async () => {
  const [sam, ada] = [await world.account('Sam'), await world.account('Ada')]
  const file = await aStoredFile(world, sam)
  await use(sam, newId(), file)
  expect(await within(ada, (db) => deleteMedia(db, file))).toBe(false)
  expect(await within(sam, (db) => deleteMedia(db, file))).toBe(true)
  expect(await within(sam, (db) => deleteMedia(db, file))).toBe(false)
  expect(await isThere(sam, file)).toBe(false)
})
