import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'
import {
  type MediaFacts,
  type StoredMediaType,
  unusedMediaHours,
} from '#server/domain/media/files.ts'

/** A file as it is stored. */
export interface NewMedia {
  media_id: string
  type: StoredMediaType
  content: Uint8Array
  /** Pixels; null for a text. */
  width: number | null
  height: number | null
  facts: MediaFacts
}

/** Stores a file, which is gone after a day unless a capture uses it. @returns when that is. */
export async function insertMedia(db: Db, made: NewMedia): Promise<Date> {
  const { media_id, type, content, width, height, facts } = made
  const [rows] = await Promise.all([
    db.sql<{ expires_at: Date }>`
      insert into media (owner_id, media_id, type, bytes, width, height, facts, expires_at)
      values (${db.owner}, ${media_id}, ${type}, ${content.length}, ${width}, ${height}, ${JSON.stringify(facts)}::jsonb,
        now() + make_interval(hours => ${unusedMediaHours}))
      returning expires_at`,
    db.sql`
      insert into media_bytes (owner_id, media_id, content)
      values (${db.owner}, ${media_id}, ${content})`,
  ])
  return only(rows).expires_at
}
