import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import {
  type MediaFacts,
  maxUnusedMedia,
  type StoredMediaType,
} from '#server/domain/media/files.ts'

/** A file without its content. */
export interface MediaRow {
  media_id: string
  type: StoredMediaType
  bytes: number
  /** Pixels; null for a text. */
  width: number | null
  height: number | null
  facts: MediaFacts
}

/** A file with its content. */
export interface MediaContent extends MediaRow {
  content: Buffer
}

/**
 * The files of these handles, each once and in their order. Until the transaction ends, nobody deletes them.
 * `pointer` is the input's field.
 *
 * Errors: `media_not_found` with the pointer of the first that is unknown, another account's, or expired.
 */
export async function requireMedia(
  db: Db,
  handles: readonly string[],
  pointer: string,
): Promise<MediaRow[]> {
  const ids = handles.map((handle) => parseHandle('media', handle))
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const rows =
    wanted.length === 0
      ? []
      : await db.sql<MediaRow>`
          select media_id, type, bytes, width, height, facts
          from media
          where owner_id = ${db.owner} and media_id = any(${wanted}::uuid[])
            and (expires_at is null or expires_at > now())
          order by media_id
          for key share`
  const found = new Map(rows.map((row) => [row.media_id, row]))
  const missing = ids.findIndex((id) => id === null || !found.has(id))
  if (missing >= 0) throw fail('media_not_found', { pointer: `${pointer}/${missing}` })
  return wanted.flatMap((id) => found.get(id) ?? [])
}

/** A file with its content; null where it has been deleted. */
export async function findMediaBytes(db: Db, media_id: string): Promise<MediaContent | null> {
  const [row] = await db.sql<MediaContent>`
    select m.media_id, m.type, m.bytes, m.width, m.height, m.facts, b.content
    from media m
    join media_bytes b on b.owner_id = m.owner_id and b.media_id = m.media_id
    where m.owner_id = ${db.owner} and m.media_id = ${media_id}`
  return row ?? null
}

/** How many files of this account no capture uses; it counts to the most that there may be. */
export async function countUnusedMedia(db: Db): Promise<number> {
  const [row] = await db.sql<{ count: number }>`
    select count(*)::int as count
    from (
      select
      from media
      where owner_id = ${db.owner} and expires_at > now()
      limit ${maxUnusedMedia}
    ) unused`
  return row?.count ?? 0
}
