import { insertCaptureMedia } from '#server/data/capture_media.ts'
import { deleteDeletedPlaces } from '#server/data/erasing/delete.ts'
import { deleteExpiredMedia, deleteMediaOf } from '#server/data/media/delete.ts'
import { findMediaBytes, requireMedia } from '#server/data/media/find.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { changePlacePicture } from '#server/flows/web/place_picture.ts'
import { newId } from '#server/database/id.ts'
import { answer } from '#test/support/given/lists.ts'
import { aFile, drop } from '#test/support/given/uploads.ts'
import type { Account, World } from '#test/support/world.ts'

/** Sends files, has captures use them, and deletes them in every way. */
export async function useMedia(world: World, before: Account): Promise<void> {
  const { database } = world
  const sam = await world.token(before)
  const { owner } = sam
  await database.write(owner, { work: (db) => deleteExpiredMedia(db, 500) })
  const used = await aFile(sam)
  await drop(sam, await aFile(sam))
  const capture_id = newId()
  await database.write(owner, {
    async work(db) {
      const [file] = await requireMedia(db, [used], '/media_refs')
      const media_id = file?.media_id ?? ''
      await insertCaptureMedia(db, capture_id, [media_id])
      await findMediaBytes(db, media_id)
    },
  })
  await database.write(owner, { work: (db) => deleteMediaOf(db, [capture_id]) })
  await usePlacePictures(world, sam)
}

/** Gives a place a picture and another one, and erases the place. */
async function usePlacePictures(world: World, sam: Account): Promise<void> {
  const { owner } = sam
  const { data } = await answer(sam, 'places.private.create', { name: `Shown ${newId()}` })
  const { place_handle } = data.place
  for (const media_ref of [await aFile(sam), await aFile(sam)]) {
    const change = { place_handle, media_ref, request_id: 'growth' }
    await changePlacePicture(world.service.runtime, owner, change)
  }
  await world.database.write(owner, {
    work: (db) => db.sql`
      update places set state = 'archived', deleted_at = now() - interval '40 days'
      where owner_id = ${owner} and place_id = ${parseHandle('place', place_handle)}`,
  })
  await world.database.write(owner, { work: (db) => deleteDeletedPlaces(db, 500) })
}
