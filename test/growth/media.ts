import { insertCaptureMedia } from '#server/data/capture_media.ts'
import { deleteExpiredMedia, deleteMediaOf } from '#server/data/media/delete.ts'
import { findMediaBytes, requireMedia } from '#server/data/media/find.ts'
import { newId } from '#server/database/id.ts'
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
}
