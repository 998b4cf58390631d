import { isDeleted } from '#server/data/erasing/archived.ts'
import { listIdeas } from '#server/data/ideas/list.ts'
import { lockIdea, lockIdeaWithLists } from '#server/data/ideas/lock.ts'
import { type LeftList, updateIdeaArchived, updateIdeaRestored } from '#server/data/ideas/update.ts'
import type { IdeaRow } from '#server/data/ideas/rows.ts'
import { updateLikeTitle } from '#server/data/likes/update.ts'
import { insertItemAt } from '#server/data/list_ideas/insert.ts'
import { lockListsById } from '#server/data/lists/lock.ts'
import { listPlaces } from '#server/data/places/find.ts'
import { lockPlace } from '#server/data/places/lock.ts'
import type { PlaceRow } from '#server/data/places/rows.ts'
import { updatePlace } from '#server/data/places/update.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { changedSince } from '#server/domain/messages/objects.ts'
import {
  claimReversible,
  claimReversibleAction,
  type Reversible,
  saveOneReversible,
} from '#server/flows/reversible.ts'
import type { Undoing } from '#server/flows/undoing.ts'

/** An idea that was archived. */
interface IdeaBefore {
  idea_id: string
  /** Where it stood. */
  lists: LeftList[]
  /** When it was archived, in ISO 8601. */
  archived_at: string
}

/** A place that was archived. */
interface PlaceBefore {
  place_id: string
}

/** An idea as an undoing left it. */
export interface IdeaUndone {
  idea: IdeaRow
  /** The names of the lists that it is on again. */
  lists: string[]
  /** On how many it was. */
  before: number
  /** Whether copies of its like in other accounts are out of date. */
  replicates: boolean
  /** What undoes the undoing; null where that cannot be undone. */
  reversible: Reversible | null
}

/** What archiving an idea made of it. */
export interface ArchivedIdea {
  idea: IdeaRow
  replicates: boolean
  reversible: Reversible | null
}

/**
 * Archives an active idea, which leaves all its lists, so that this can be undone. The caller has locked it with its
 * lists.
 */
export async function archiveIdea(db: Db, before: IdeaRow): Promise<ArchivedIdea> {
  const { idea_id, title } = before
  const lists = await updateIdeaArchived(db, before)
  const idea = await readIdea(db, idea_id)
  const archived_at = idea.updated_at.toISOString()
  const kept: IdeaBefore = { idea_id, lists, archived_at }
  const reversible = await saveOneReversible(db, 'archived_idea', kept)
  return { idea, replicates: await updateLikeTitle(db, idea_id, title), reversible }
}

/**
 * Makes an archived idea active again, and puts it back where it stood on those of its lists that are still there.
 *
 * Errors: as `claimReversible`; `not_reversible` where it is active, or has changed since.
 */
export async function undoArchivedIdea({ context, handle, pointer }: Undoing): Promise<IdeaUndone> {
  const { db } = context
  const before = await claimReversible<IdeaBefore>(context, 'archived_idea', handle, pointer)
  const { idea_id, archived_at } = before
  const locked = await lockListsById(
    db,
    before.lists.map(({ list_id }) => list_id),
  )
  await lockIdea(db, toHandle('idea', idea_id))
  const found = await readIdea(db, idea_id)
  if (found.state !== 'archived' || found.updated_at.toISOString() !== archived_at) {
    throw fail('not_reversible', { pointer, message: changedSince })
  }
  await updateIdeaRestored(db, idea_id)
  const open = new Set(
    locked.filter(({ origin }) => origin !== 'saved_view').map(({ list_id }) => list_id),
  )
  for (const { list_id, ...position } of before.lists) {
    if (open.has(list_id)) await insertItemAt(db, list_id, idea_id, position)
  }
  const idea = await readIdea(db, idea_id)
  const lists = idea.lists.map(({ name }) => name)
  const replicates = await updateLikeTitle(db, idea_id, idea.title)
  return { idea, lists, before: before.lists.length, replicates, reversible: null }
}

/**
 * Archives the idea that a capture saved, which can be undone in turn.
 *
 * Errors: as `claimReversible`; `not_reversible` where it is archived, or was changed by its owner since.
 */
export async function undoCapturedIdea({ context, handle, pointer }: Undoing): Promise<IdeaUndone> {
  const { db } = context
  const { before, created_at } = await claimReversibleAction<{ idea_id: string }>(
    context,
    'captured_idea',
    handle,
    pointer,
  )
  await lockIdeaWithLists(db, toHandle('idea', before.idea_id))
  const found = await readIdea(db, before.idea_id)
  if (found.state === 'archived' || found.updated_at > created_at) {
    throw fail('not_reversible', { pointer, message: changedSince })
  }
  return { ...(await archiveIdea(db, found)), lists: [], before: 0 }
}

/** What archiving a place, or undoing that, made of it. */
export interface ChangedPlace {
  place: PlaceRow
  /** Whether copies of its like in other accounts are out of date. */
  replicates: boolean
}

/** Archives an active place, so that this can be undone. The caller has locked it. */
export async function archivePlace(
  db: Db,
  before: PlaceRow,
): Promise<ChangedPlace & { reversible: Reversible | null }> {
  const changed = await setState(db, before, 'archived')
  const kept: PlaceBefore = { place_id: before.place_id }
  return { ...changed, reversible: await saveOneReversible(db, 'archived_place', kept) }
}

/** Makes an archived place active again. Errors: as `claimReversible`; `not_reversible` where it is active, or was deleted for good. */
export async function undoArchivedPlace(undoing: Undoing): Promise<ChangedPlace> {
  const { context, handle, pointer } = undoing
  const { db } = context
  const { place_id } = await claimReversible<PlaceBefore>(
    context,
    'archived_place',
    handle,
    pointer,
  )
  await lockPlace(db, toHandle('place', place_id))
  const [found] = await listPlaces(db, [place_id])
  if (found?.state !== 'archived' || (await isDeleted(db, 'place', place_id))) {
    throw fail('not_reversible', { pointer, message: changedSince })
  }
  return setState(db, found, 'active')
}

async function setState(db: Db, before: PlaceRow, state: PlaceRow['state']): Promise<ChangedPlace> {
  const place = await updatePlace(db, before, { state })
  return { place, replicates: await updateLikeTitle(db, place.place_id, place.name) }
}

async function readIdea(db: Db, idea_id: string): Promise<IdeaRow> {
  const [idea] = await listIdeas(db, [idea_id])
  if (!idea) throw new Error('An idea is never deleted.')
  return idea
}
