import { createHash } from 'node:crypto'
import type { ListLikesSelection } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'
import { type IdeaRow, listIdeas } from '#server/data/ideas/rows.ts'
import { type LikeChange, listLikesOf } from '#server/data/likes/rows.ts'
import { lockSubjectsOfLikes } from '#server/data/likes/subjects.ts'
import { listItems } from '#server/data/lists/items.ts'
import { idsOf } from '#server/data/lists/members.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import { type PersonRow, resolvePeople } from '#server/data/people/rows.ts'
import { likedFor, notLiked } from '#server/domain/like.ts'
import { mostItems } from '#server/domain/list_size.ts'
import { nameKey } from '#server/domain/name_key.ts'

/** Whose likes of a list are meant, as the caller chose them. */
export interface Selection {
  people: PersonRow[]
  sources: PersonRow[]
}

/** What applying likes to a list would do: the ideas it is about, with the like of each before and after. */
export interface ListLikes {
  changes: (LikeChange & { idea: IdeaRow })[]
  /** Stands for exactly this list, this choice and these ideas; hexadecimal SHA-256. */
  checksum: string
}

/** The people of an input. Errors: as `resolvePeople`. */
export async function resolveSelection(db: Db, input: ListLikesSelection): Promise<Selection> {
  const fields = { handles: 'source_person_handles', names: 'source_person_names' }
  // A handle that is not there comes before any name that asks back.
  const handled = await resolvePeople(db, input.person_handles)
  const sourced = await resolvePeople(db, input.source_person_handles, [], fields)
  const named = await resolvePeople(db, [], input.person_names)
  const more = await resolvePeople(db, [], input.source_person_names, fields)
  return { people: eachOnce([...handled, ...named]), sources: eachOnce([...sourced, ...more]) }
}

/**
 * The ideas of a list as they would be liked for these people, together; where sources are named, only what
 * one of them is known to like. With `hold` nobody else changes the ideas and their likes meanwhile.
 */
export async function listLikesOfList(
  db: Db,
  list: ListRow,
  { people, sources }: Selection,
  hold: boolean,
): Promise<ListLikes> {
  const ids = await listItems(db, list.list_id, mostItems)
  const listed = ids.map((subject_id) => ({ subject_kind: 'idea' as const, subject_id }))
  if (hold) await lockSubjectsOfLikes(db, listed)
  const taken = new Set(idsOf(sources))
  const ideas = (await listIdeas(db, ids)).filter(
    ({ state, liked_by }) =>
      state === 'active' && (taken.size === 0 || liked_by.some((one) => taken.has(one.person_id))),
  )
  const subjects = ideas.map(toSubject)
  const { likes } = await listLikesOf(db, subjects)
  const changes = ideas.map((idea) => {
    const subject = toSubject(idea)
    const before = likes.get(idea.idea_id)
    return { idea, subject, before, after: likedFor(before ?? notLiked, [idsOf(people)]) }
  })
  const about = ideas.map(({ idea_id, title }) => [idea_id, title]).sort()
  return { changes, checksum: hashOf([list.list_id, idsOf(people).sort(), about]) }
}

/** Remembers for a day what was shown for a choice: the last preview is the one that may be applied. */
export async function insertPreview(
  db: Db,
  list: ListRow,
  selection: Selection,
  checksum: string,
): Promise<void> {
  await db.sql`
    with swept as (
      delete from like_previews
      where owner_id = ${db.owner} and expires_at < now() - interval '1 day'
    )
    insert into like_previews (owner_id, list_id, selection, checksum, expires_at)
    values (${db.owner}, ${list.list_id}, ${keyOf(selection)}, ${checksum}, now() + interval '1 day')
    on conflict (owner_id, list_id, selection) do update
      set checksum = excluded.checksum, expires_at = excluded.expires_at`
}

/** The checksum of what was last shown for a choice; null where nothing was, or too long ago. */
export async function findPreview(
  db: Db,
  list: ListRow,
  selection: Selection,
): Promise<string | null> {
  const [row] = await db.sql<{ checksum: string }>`
    select checksum
    from like_previews
    where owner_id = ${db.owner} and list_id = ${list.list_id} and selection = ${keyOf(selection)}
      and expires_at > now()`
  return row?.checksum ?? null
}

function eachOnce(people: readonly PersonRow[]): PersonRow[] {
  return [...new Map(people.map((person) => [person.person_id, person])).values()]
}

function keyOf({ people, sources }: Selection): string {
  return hashOf([idsOf(people).sort(), idsOf(sources).sort()])
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

function toSubject({ idea_id, kind, title, state }: IdeaRow) {
  return {
    kind: kind === 'event' ? ('event' as const) : ('idea' as const),
    id: idea_id,
    title,
    title_key: nameKey(title),
    state,
  }
}
