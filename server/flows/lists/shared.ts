import type { Idea, IdeasList, Place, SharedBy } from '#generated/types.ts'
import {
  type IdeaView,
  listIdeaViews,
  listListsSharedWith,
  type OpenSharedList,
  type ViewPart,
} from '#server/data/list_shares/find.ts'
import { listSharedLists } from '#server/data/shared_lists/list.ts'
import type { SharedListRow } from '#server/data/shared_lists/rows.ts'
import type { Db } from '#server/database/db.ts'
import { type Naming, nameCandidate } from '#server/domain/ideas/candidate.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { toSharedHandle } from '#server/domain/ideas/shared_idea.ts'

/** A list that a friend shares with the account now: as the account has it, and as it is in the sharer's account. */
export interface SharedList {
  row: SharedListRow
  live: OpenSharedList
}

/**
 * Those of these lists that are shared with this account now, in the same order. Each is looked up in its sharer's account,
 * so that nothing is shown that ended a moment ago. No other statement of the transaction may run meanwhile.
 */
export async function openShared(db: Db, rows: readonly SharedListRow[]): Promise<SharedList[]> {
  const reader = db.owner
  const found = new Map<string, OpenSharedList>()
  for (const [host_owner, theirs] of Map.groupBy(rows, (row) => row.host_owner)) {
    const ids = theirs.map(({ host_list_id }) => host_list_id)
    const lists = await db.as(host_owner, (there) => listListsSharedWith(there, reader, ids))
    for (const list of lists) found.set(`${host_owner} ${list.list_id}`, list)
  }
  return rows.flatMap((row) => {
    const live = found.get(`${row.host_owner} ${row.host_list_id}`)
    return live ? [{ row, live }] : []
  })
}

/** The list that a friend shares with this account under this id; null where there is none now. */
export async function findShared(db: Db, list_id: string): Promise<SharedList | null> {
  const [shared] = await openShared(db, await listSharedLists(db, [list_id]))
  return shared ?? null
}

/** A part of the ideas of a shared list, or of those with these ids, as they are in its sharer's account. Waits as `openShared`. */
export function listSharedViews(
  db: Db,
  { row: { host_owner, host_list_id } }: SharedList,
  part: ViewPart,
  idea_ids: readonly string[] | null,
): Promise<IdeaView[]> {
  return db.as(host_owner, (there) => listIdeaViews(there, host_list_id, part, idea_ids))
}

/** A part of the ideas of a shared list, or of those with these ids, as its page shows them. */
export async function readSharedIdeas(
  context: Reader,
  shared: SharedList,
  part: ViewPart,
  idea_ids: readonly string[] | null = null,
): Promise<Idea[]> {
  const views = await listSharedViews(context.db, shared, part, idea_ids)
  return views.map((view) => toSharedIdea(context, shared, view))
}

/** One idea of a shared list, as its page shows it; null where the list does not have it. */
export async function readSharedIdea(
  context: Reader,
  shared: SharedList,
  idea_id: string,
): Promise<Idea | null> {
  const [idea] = await readSharedIdeas(context, shared, { limit: 1, offset: 0 }, [idea_id])
  return idea ?? null
}

/** Who reads. */
interface Reader extends Naming {
  readonly db: Db
}

/** A shared list as its recipient sees it. */
export function toSharedList(shared: SharedList): IdeasList {
  const { row, live } = shared
  return {
    ideas_list_handle: toHandle('list', row.list_id),
    name: live.name,
    shared_by: sharedBy(row),
    item_count: live.idea_count,
    people_count: 0,
    share_link_count: 0,
    updated_at: row.updated_at.toISOString(),
  }
}

/** Who shared a list. */
export function sharedBy({ host_name, host_person_id }: SharedListRow): SharedBy {
  return {
    display_name: host_name,
    ...(host_person_id !== null && { person_handle: toHandle('person', host_person_id) }),
  }
}

/** An idea of a shared list as its recipient sees it: with nothing that the page of the list does not show. */
function toSharedIdea(reader: Reader, { row }: SharedList, view: IdeaView): Idea {
  const idea_handle = toSharedHandle('idea', row.list_id, view.idea_id)
  const place = placeOf(row, view)
  const starts_at = view.starts_at?.toISOString() ?? null
  const isEvent = view.kind === 'event' && starts_at !== null
  return {
    idea_handle,
    kind: view.kind,
    title: view.title,
    shared_by: sharedBy(row),
    description: view.description,
    place: isEvent ? null : place,
    event: isEvent
      ? {
          starts_at,
          ends_at: null,
          timezone: view.timezone,
          start_precision: view.is_day ? 'date_only' : 'exact',
          venue: place,
          url: view.source_url,
        }
      : null,
    when: starts_at,
    neighborhood: view.neighborhood_name,
    activities: view.activity_name === null ? [] : [view.activity_name],
    source_url: view.source_url,
    lists: [],
    show_in_for_you: false,
    liked: false,
    state: 'active',
    updated_at: view.updated_at.toISOString(),
    candidate_id: nameCandidate(reader, { kind: 'idea', id: idea_handle }, new Date()),
  }
}

function placeOf({ list_id }: SharedListRow, view: IdeaView): Place | null {
  if (view.place_name === null) return null
  return {
    place_handle: toSharedHandle('place', list_id, view.idea_id),
    name: view.place_name,
    address: view.place_address,
    description: null,
    timezone: null,
    activity_name: null,
    ...(view.attribution !== null && { attribution: view.attribution }),
    state: 'active',
  }
}
