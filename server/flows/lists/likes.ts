import type { ListLikesSelection } from '#generated/types.ts'
import type { IdeaRow } from '#server/data/ideas/rows.ts'
import { listIdeas } from '#server/data/ideas/list.ts'
import { listLikesOf } from '#server/data/likes/list.ts'
import type { LikeSubjectRow } from '#server/data/likes/rows.ts'
import { listItems } from '#server/data/list_ideas/list.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { likedFor, maxIntentions, notLiked } from '#server/domain/likes/like.ts'
import { checksumOfLikes, selectionKey } from '#server/domain/lists/likes.ts'
import { maxItems } from '#server/domain/lists/size.ts'
import { idsOf } from '#server/domain/people/named.ts'
import { lockSubjectsOfLikes } from '#server/flows/likes/subjects.ts'
import { isChange, type LikeChange } from '#server/flows/likes/update.ts'
import { resolvePeople } from '#server/flows/people/resolve.ts'

/** The people a caller chose for the likes of a list. */
export interface Selection {
  /** The people the likes would be for. */
  people: PersonRow[]
  /** Only what one of them is known to like is meant; everything where there are none. */
  sources: PersonRow[]
  /** Stands for this choice. */
  key: string
}

/** What applying likes to a list would do; of a long list, what applying the next part of it would. */
export interface ListLikes {
  changes: ListLikeChange[]
  /** Stands for this list, these people and these ideas; hexadecimal SHA-256. */
  checksum: string
  /** Whether ideas of the list are left out. */
  partial: boolean
  /** Whether likes would still be missing after this part. */
  more: boolean
}

/** What applying would do to the like of one idea. */
export type ListLikeChange = LikeChange & { idea: IdeaRow }

/** The people an input names. Errors: as `resolvePeople`. */
export async function resolveSelection(db: Db, input: ListLikesSelection): Promise<Selection> {
  const fields = { handles: 'source_person_handles', names: 'source_person_names' }
  // A handle that does not exist is reported before a name that needs a question.
  const byHandle = await resolvePeople(db, input.person_handles)
  const sourcesByHandle = await resolvePeople(db, input.source_person_handles, [], fields)
  const byName = await resolvePeople(db, [], input.person_names)
  const sourcesByName = await resolvePeople(db, [], input.source_person_names, fields)
  const people = eachOnce([...byHandle, ...byName])
  const sources = eachOnce([...sourcesByHandle, ...sourcesByName])
  return { people, sources, key: selectionKey(idsOf(people), idsOf(sources)) }
}

/**
 * The likes that a selection would add to the ideas of a list; where it has sources, only to ideas that one
 * of them is known to like. Of more than 500 ideas it returns 500 at most: those first that would get a like.
 * So a list of any length is done part by part.
 */
export async function likesOfList(db: Db, list: ListRow, selection: Selection): Promise<ListLikes> {
  const ids = await listItems(db, list.list_id, null)
  const wanted: ListLikeChange[] = []
  const others: ListLikeChange[] = []
  let read = 0
  while (read < ids.length && wanted.length <= maxItems) {
    const part = ids.slice(read, read + maxItems)
    for (const change of await changesFor(db, selection, part)) {
      if (canBeApplied(change)) wanted.push(change)
      else if (others.length < maxItems) others.push(change)
    }
    read += part.length
  }
  const chosen = new Set([...wanted, ...others].slice(0, maxItems).map(({ idea }) => idea.idea_id))
  const changes = [...wanted, ...others].filter(({ idea }) => chosen.has(idea.idea_id))
  const order = new Map(ids.map((id, index) => [id, index]))
  const placeOf = ({ idea }: ListLikeChange) => order.get(idea.idea_id) ?? 0
  return {
    changes: changes.sort((one, other) => placeOf(one) - placeOf(other)),
    checksum: checksumFor(list, selection, changes),
    partial: read < ids.length || chosen.size < wanted.length + others.length,
    more: wanted.length > maxItems,
  }
}

/** @returns whether a change adds a like that has room for its people. */
export function canBeApplied(change: LikeChange): boolean {
  return isChange(change) && change.after.intentions.length <= maxIntentions
}

/** As `likesOfList`; the ideas and their likes cannot be changed by others until the transaction ends. */
export async function lockLikesOfList(
  db: Db,
  list: ListRow,
  selection: Selection,
): Promise<ListLikes> {
  const part = await likesOfList(db, list, selection)
  const ids = part.changes.map(({ idea }) => idea.idea_id)
  const items = ids.map((subject_id) => ({ subject_kind: 'idea' as const, subject_id }))
  await lockSubjectsOfLikes(db, items)
  // Read again: others may have changed these ideas and their likes until they were locked.
  const changes = await changesFor(db, selection, ids)
  return { ...part, changes, checksum: checksumFor(list, selection, changes) }
}

async function changesFor(
  db: Db,
  { people, sources }: Selection,
  ids: readonly string[],
): Promise<ListLikeChange[]> {
  const sourceIds = new Set(idsOf(sources))
  const ideas = (await listIdeas(db, ids)).filter(
    ({ state, liked_by }) =>
      state === 'active' &&
      (sourceIds.size === 0 || liked_by.some(({ person_id }) => sourceIds.has(person_id))),
  )
  const { likes } = await listLikesOf(db, ideas.map(toSubject))
  return ideas.map((idea) => {
    const before = likes.get(idea.idea_id)
    const after = likedFor(before ?? notLiked, [idsOf(people)])
    return { idea, subject: toSubject(idea), before, after }
  })
}

function checksumFor(
  { list_id }: ListRow,
  { people }: Selection,
  changes: readonly ListLikeChange[],
): string {
  const ideas = changes.map(({ idea }) => idea)
  return checksumOfLikes(list_id, idsOf(people), ideas)
}

function eachOnce(people: readonly PersonRow[]): PersonRow[] {
  return [...new Map(people.map((person) => [person.person_id, person])).values()]
}

function toSubject({ idea_id, kind, title, title_key, state }: IdeaRow): LikeSubjectRow {
  return { kind: kind === 'event' ? 'event' : 'idea', id: idea_id, title, title_key, state }
}
