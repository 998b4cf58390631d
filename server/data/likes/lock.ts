import type { IntentionsRow } from '#server/data/likes/list_intentions.ts'
import type { Db } from '#server/database/db.ts'

/** Locks the likes of these ids until the transaction ends. */
export async function lockIntentions(db: Db, ids: readonly string[]): Promise<IntentionsRow[]> {
  return db.sql<IntentionsRow>`
    select like_id, title, intentions
    from likes
    where owner_id = ${db.owner} and like_id = any(${[...ids]}::uuid[])
    order by like_id
    for no key update`
}
