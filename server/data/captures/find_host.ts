import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/only.ts'

/** What an account's other captures know of a host. */
export interface KnownHost {
  /** How many fetches from it came to nothing in the last ten minutes. */
  dead: number
  /** Whole seconds for which it still wants to be left alone; null where it said nothing of the kind. */
  wait_seconds: number | null
}

/** What this account's captures, without the one of this id, know of a host. */
export async function findCaptureHost(
  db: Db,
  host_hash: Buffer,
  capture_id: string,
): Promise<KnownHost> {
  return only(
    await db.sql<KnownHost>`
      select coalesce(sum((
          select count(*) from unnest(c.dead_at) as fetched (at) where fetched.at > now() - interval '10 minutes'
        )), 0)::integer as dead,
        ceil(extract(epoch from max(c.wait_until) filter (where c.wait_until > now()) - now()))::integer as wait_seconds
      from captures c
      where c.owner_id = ${db.owner} and c.host_hash = ${host_hash} and c.capture_id <> ${capture_id}`,
  )
}
