import { insertWebAudit } from '#server/data/audit/insert.ts'
import { deleteMedia } from '#server/data/media/delete.ts'
import { requireMedia } from '#server/data/media/find.ts'
import {
  findPlacePicture,
  listPlacePictures,
  updatePlacePicture,
} from '#server/data/places/picture.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/** @returns the handle of the picture of one of the account's places; null where it has none. */
export function viewPlacePicture(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  place_handle: string,
): Promise<string | null> {
  const id = parseHandle('place', place_handle)
  if (id === null) return Promise.resolve(null)
  return database.read(owner, async (db) => {
    const media_id = await findPlacePicture(db, id)
    return media_id && toHandle('media', media_id)
  })
}

/** @returns the handles of the pictures of those of the account's places that have one, by the handles of the places. */
export async function viewPlacePictures(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  place_handles: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = place_handles.flatMap((handle) => parseHandle('place', handle) ?? [])
  if (ids.length === 0) return new Map()
  const found = await database.read(owner, (db) => listPlacePictures(db, ids))
  return new Map(
    [...found].map(([place, media]) => [toHandle('place', place), toHandle('media', media)]),
  )
}

/** Gives a place a picture that was stored, or takes it away; the one before is deleted. Errors: `reference_not_found`, `media_not_found`. */
export async function changePlacePicture(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  change: {
    readonly place_handle: string
    readonly media_ref: string | null
    readonly request_id: string
  },
): Promise<void> {
  const { media_ref, request_id } = change
  const place_id = parseHandle('place', change.place_handle)
  if (place_id === null) throw fail('reference_not_found')
  await database.write(owner, {
    async work(db) {
      const [file] = media_ref === null ? [] : await requireMedia(db, [media_ref], '/media_ref')
      const before = await updatePlacePicture(db, place_id, file?.media_id ?? null)
      if (before === undefined) throw fail('reference_not_found')
      if (before !== null) await deleteMedia(db, before)
      insertWebAudit(db, { what: 'web.place.picture', request_id })
    },
  })
}
