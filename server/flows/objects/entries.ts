import type { Like } from '#generated/types.ts'
import { listIdeas } from '#server/data/ideas/list.ts'
import { type IdeaRow, toIdea } from '#server/data/ideas/rows.ts'
import { listLikesOf } from '#server/data/likes/list.ts'
import { toLike } from '#server/data/likes/list_entries.ts'
import { toLikedThing } from '#server/data/likes/rows.ts'
import { listListsWithPerson, listLists, listShownLists } from '#server/data/lists/list.ts'
import { type ListRow, toDefaults, toList } from '#server/data/lists/rows.ts'
import { listChecklist } from '#server/data/logistics/list.ts'
import { toLogisticsItem } from '#server/data/logistics/rows.ts'
import {
  listPartOfIdeas,
  listPartOfIdeasAtPlace,
  listPartOfItems,
  listPartOfLists,
  listPartOfListsWith,
  type Part,
} from '#server/data/objects/list_part.ts'
import type { Db } from '#server/database/db.ts'
import { fail, refuse } from '#server/domain/basics/failure.ts'
import {
  hasNo,
  isOnNoList,
  isOnSeveralLists,
  onlyOfLists,
} from '#server/domain/messages/objects.ts'
import { readLists } from '#server/flows/lists/all.ts'
import { readSharedIdeas, toSharedList } from '#server/flows/lists/shared.ts'
import { listViewIdeas } from '#server/flows/lists/view_ideas.ts'
import { findSavedIdea } from '#server/flows/objects/saved_idea.ts'
import { recommendedFor } from '#server/flows/objects/recommended.ts'
import type { Showing } from '#server/flows/objects/open.ts'
import type { FoundObject } from '#server/flows/objects/thing.ts'
import type { VisiblePlan } from '#server/flows/plans/visible.ts'

/** The collections of an Ideas List. */
export type ObjectCollection = 'saved_items' | 'relationship_interests' | 'recommendations'

/** Entries that are computed. */
export interface Contents {
  entries: object[]
  /** Whether these are the last entries although not everything was looked at. */
  is_partial: boolean
}

/** All Ideas Lists of the account, and those that friends shared with it. */
export async function allLists({ db }: Showing, part: Part): Promise<object[]> {
  const ids = await listPartOfLists(db, part)
  return readLists(db, { uuids: ids, read: Promise.resolve(ids) })
}

/** All active ideas of the account. */
export async function allIdeas(context: Showing, part: Part): Promise<object[]> {
  return ideasOf(context, await listPartOfIdeas(context.db, part))
}

/**
 * What an object contains, in its order. Errors: `input_invalid` for what contains nothing, and for a collection of
 * anything but a list.
 */
export async function contentsOf(
  context: Showing,
  { type, thing }: FoundObject,
  collection: ObjectCollection | undefined,
  part: Part,
): Promise<object[] | Contents> {
  const { db } = context
  if (thing.is === 'list') return contentsOfList(context, thing.list, collection, part)
  if (thing.is === 'shared_list') {
    const isOfIdeas = collection === undefined || collection === 'saved_items'
    return isOfIdeas ? readSharedIdeas(context, thing.shared, part) : []
  }
  if (collection !== undefined && collection !== 'saved_items') {
    refuse([{ pointer: '/collection', code: 'rule', message: onlyOfLists }])
  }
  if (type === 'recommendation') throw nothingIn(type, 'contents')
  switch (thing.is) {
    case 'capture': {
      const { state, idea_id } = thing.capture
      const ids = state === 'completed' && idea_id !== null ? [idea_id] : []
      return ideasOf(context, partOf(ids, part))
    }
    case 'place':
      return ideasOf(context, await listPartOfIdeasAtPlace(db, thing.place.place_id, part))
    case 'plan':
      return partOf(await checklistOf(db, thing.plan), part)
    default:
      throw nothingIn(type, 'contents')
  }
}

/** The Ideas Lists that an object is on or is from. Errors: `input_invalid` for what is never on one. */
export async function listsOf({ db }: Showing, found: FoundObject, part: Part): Promise<object[]> {
  const { thing } = found
  switch (thing.is) {
    case 'list':
      return partOf([toList(thing.list)], part)
    case 'shared_list':
      return partOf([toSharedList(thing.shared)], part)
    case 'shared_idea':
    case 'shared_place':
      throw nothingIn(found.type, 'contents')
    case 'capture':
      return partOf(await listsById(db, thing.capture.list_id), part)
    case 'plan':
      return partOf(await listsById(db, thing.plan.plan?.list_id ?? null), part)
    case 'person': {
      const lists = await listListsWithPerson(db, thing.person.person_id)
      const ids = lists.map(({ list_id }) => list_id)
      return (await listShownLists(db, partOf(ids, part))).map(toList)
    }
    case 'place': {
      const all = { limit: maxAtPlace, offset: 0 }
      const ideas = await listPartOfIdeasAtPlace(db, thing.place.place_id, all)
      return (await listShownLists(db, await listPartOfListsWith(db, ideas, part))).map(toList)
    }
    default: {
      const idea = await findSavedIdea(db, found)
      const ids = idea === null ? [] : await listPartOfListsWith(db, [idea], part)
      return (await listShownLists(db, ids)).map(toList)
    }
  }
}

/** How many ideas at a place are looked at for the lists that they are on. */
const maxAtPlace = 1_000

/**
 * The defaults of a list, or of the only list that an idea is on; `choose` makes the input for one of several lists.
 *
 * Errors: `subject_ambiguous` where the idea is on several, `nothing_found` where it is on none; `input_invalid` for
 * anything else.
 */
export async function defaultsOf(
  { db }: Showing,
  { type, thing, label }: FoundObject,
  choose: (handle: string) => Record<string, unknown>,
) {
  if (thing.is === 'list') return { list: thing.list, defaults: toDefaults(thing.list) }
  if (type !== 'idea' || thing.is !== 'idea') throw nothingIn(type, 'defaults')
  const pointer = '/subject'
  const ids = await listPartOfListsWith(db, [thing.idea.idea_id], { limit: 6, offset: 0 })
  const lists = await listLists(db, ids)
  const [list, ...others] = lists
  if (!list) throw fail('nothing_found', { pointer, message: isOnNoList(label) })
  if (others.length > 0) {
    throw fail('subject_ambiguous', {
      pointer,
      message: isOnSeveralLists(label),
      candidates: lists.slice(0, 5).map((one) => {
        const { ideas_list_handle } = toList(one)
        const kind = 'ideas_list'
        return { kind, ideas_list_handle, title: one.name, input: choose(ideas_list_handle) }
      }),
    })
  }
  return { list, defaults: toDefaults(list) }
}

async function contentsOfList(
  context: Showing,
  list: ListRow,
  collection: ObjectCollection = 'saved_items',
  part: Part,
): Promise<object[] | Contents> {
  const { db } = context
  const { list_id } = list
  switch (collection) {
    case 'saved_items': {
      if (list.origin !== 'saved_view') {
        return ideasOf(context, await listPartOfItems(db, list_id, part))
      }
      const { ideas, is_partial } = await listViewIdeas(context, list, part)
      return { entries: ideas.map((idea) => toIdea(context, idea)), is_partial }
    }
    case 'relationship_interests':
      return likesOf(db, await listPartOfItems(db, list_id, part, { liked: true }))
    case 'recommendations':
      return recommendedFor(context, list, part)
  }
}

async function ideasOf(context: Showing, ids: readonly string[]): Promise<object[]> {
  const ideas = await listIdeas(context.db, ids)
  return ideas.map((idea) => toIdea(context, idea))
}

/** The likes of ideas, and who else is known to like them. */
async function likesOf(db: Db, ids: readonly string[]): Promise<Like[]> {
  const ideas = await listIdeas(db, ids)
  const { likes } = await listLikesOf(db, ideas.map(toSubject))
  return ideas.map((idea) =>
    toLike({
      thing: toLikedThing(toSubject(idea)),
      like: likes.get(idea.idea_id),
      incoming: idea.liked_by,
    }),
  )
}

function toSubject({ idea_id, kind, title }: IdeaRow) {
  return { kind: kind === 'event' ? ('event' as const) : ('idea' as const), id: idea_id, title }
}

async function checklistOf(db: Db, { plan, copy }: VisiblePlan): Promise<object[]> {
  return plan ? (await listChecklist(db, plan)).map(toLogisticsItem) : [...copy.logistics]
}

async function listsById(db: Db, list_id: string | null): Promise<object[]> {
  return (await listShownLists(db, list_id === null ? [] : [list_id])).map(toList)
}

function partOf<Entry>(entries: readonly Entry[], { limit, offset }: Part): Entry[] {
  return entries.slice(offset, offset + limit)
}

function nothingIn(type: FoundObject['type'], what: 'contents' | 'defaults') {
  return fail('input_invalid', {
    errors: [{ pointer: '/subject', code: 'rule', message: hasNo(type, what) }],
  })
}
