import type { LikeRow, LikeSubjectRow } from '#server/data/likes/rows.ts'
import { insertReplication } from '#server/data/replication_queue/insert.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import type { LikeState } from '#server/domain/likes/like.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { only } from '#server/domain/basics/only.ts'

/** A like as it was written, with the version that replication counts by. */
export interface WrittenLike extends LikeRow {
  version: number
}

/**
 * Writes the like of a subject, the first one or a change, and whether the idea is liked: a liked one is the person's own,
 * even if a generated list saved it. The caller has
 * locked the subject and queues the replication.
 */
export async function updateLike(
  db: Db,
  subject: LikeSubjectRow,
  { saved, intentions }: LikeState,
): Promise<WrittenLike> {
  const rows = await db.sql<{ like_id: string; revision: number; version: number }>`
    with written as (
      insert into likes
        (owner_id, like_id, subject_kind, subject_id, title, title_key, saved, intentions, revision,
          updated_at)
      values (${db.owner}, ${newId()}, ${subject.kind}, ${subject.id}, ${subject.title},
        ${subject.title_key}, ${saved}, ${JSON.stringify(intentions)}, 1, clock_timestamp())
      on conflict (owner_id, subject_kind, subject_id) do update
        set saved = excluded.saved, intentions = excluded.intentions, title = excluded.title,
          title_key = excluded.title_key, revision = likes.revision + 1, version = likes.version + 1,
          updated_at = excluded.updated_at
      returning like_id, revision, version
    ), idea as (
      update ideas set liked = ${saved}, generated_for = case when ${saved} then null else generated_for end
      where owner_id = ${db.owner} and idea_id = ${subject.id}
        and (liked <> ${saved} or (${saved} and generated_for is not null))
    )
    select like_id, revision, version from written`
  return { subject_kind: subject.kind, subject_id: subject.id, saved, intentions, ...only(rows) }
}

/**
 * Replaces the groups of people a like is for. Returns the like's new version. The caller has locked the
 * like and queues the replication.
 */
export async function updateIntentions(
  db: Db,
  like_id: string,
  intentions: readonly string[][],
): Promise<number> {
  const rows = await db.sql<{ version: number }>`
    update likes
    set intentions = ${JSON.stringify(intentions)}, revision = revision + 1, version = version + 1,
      updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and like_id = ${like_id}
    returning version`
  return only(rows).version
}

/**
 * Gives the like of something that was renamed or archived its title, and queues the replication of the
 * copies other accounts have. The caller has locked the thing.
 *
 * @returns whether copies in other accounts are out of date
 */
export async function updateLikeTitle(db: Db, subject_id: string, title: string): Promise<boolean> {
  const [row] = await db.sql<{ like_id: string; version: number; shown: boolean }>`
    update likes
    set title = ${title}, title_key = ${nameKey(title)}, version = version + 1
    where owner_id = ${db.owner} and subject_kind in ('place', 'event', 'idea')
      and subject_id = ${subject_id}
    returning like_id, version, intentions <> '[]' as shown`
  if (!row?.shown) return false
  insertReplication(db, 'like', row.like_id, row.version)
  return true
}

/**
 * Queues the replication of the likes of these ideas, because another neighborhood is known of them.
 *
 * @returns whether copies in other accounts are out of date
 */
export async function updateVersionsOfLikes(db: Db, idea_ids: readonly string[]): Promise<boolean> {
  const liked = await db.sql<{ like_id: string; version: number; shown: boolean }>`
    update likes
    set version = version + 1
    where owner_id = ${db.owner} and subject_kind in ('event', 'idea')
      and subject_id = any(${[...idea_ids]}::uuid[])
    returning like_id, version, intentions <> '[]' as shown`
  const shown = liked.filter((like) => like.shown)
  for (const { like_id, version } of shown) insertReplication(db, 'like', like_id, version)
  return shown.length > 0
}

/** Queues the replication of every like that is for a person, because whether they may see it has changed. */
export async function updateLikeVersions(db: Db, person_id: string): Promise<void> {
  const changed = await db.sql<{ like_id: string; version: number }>`
    update likes
    set version = version + 1
    where owner_id = ${db.owner}
      and exists (select from jsonb_array_elements(intentions) as g (people) where g.people ? ${person_id})
    returning like_id, version`
  for (const { like_id, version } of changed) insertReplication(db, 'like', like_id, version)
}
