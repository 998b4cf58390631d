import type { Candidate, Event, Idea, Place } from '#generated/types.ts'
import { listIdeasOfItems } from '#server/data/ideas/find_item.ts'
import { listIdeas } from '#server/data/ideas/list.ts'
import { type IdeaRow, toIdeaEvent } from '#server/data/ideas/rows.ts'
import { listLikers } from '#server/data/incoming_interests/list.ts'
import {
  listPoolInterests,
  type PoolInterestRow,
} from '#server/data/incoming_interests/list_pool.ts'
import { listItemsById } from '#server/data/inventory_items/list.ts'
import { toItemEvent, toItemPlace } from '#server/data/inventory_items/rows.ts'
import { listMembersOfLists } from '#server/data/list_people/list_of_lists.ts'
import { listLists } from '#server/data/lists/list.ts'
import { listPeople } from '#server/data/people/list.ts'
import { type PersonRow, toPerson } from '#server/data/people/rows.ts'
import { listPlaces } from '#server/data/places/find.ts'
import { toPlace } from '#server/data/places/rows.ts'
import { listLikedPlaces } from '#server/data/likes/list_liked_places.ts'
import {
  type CandidateSubject,
  minutesOf,
  type Naming,
  nameCandidate,
} from '#server/domain/ideas/candidate.ts'
import type { Context } from '#server/domain/context.ts'
import type { ChoiceKind, StoredChoice } from '#server/domain/finding/choice.ts'
import type { Filters } from '#server/domain/finding/filters.ts'
import { itemHandle } from '#server/domain/finding/item.ts'
import { isLikeOfItem } from '#server/domain/finding/same.ts'
import { reasonTexts, type Shown } from '#server/domain/finding/reasons.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { openAsked } from '#server/flows/finding/shared_ideas.ts'
import { readSharedIdeas, type SharedList } from '#server/flows/lists/shared.ts'
import { parseSharedHandle } from '#server/domain/ideas/shared_idea.ts'
import { idsOf } from '#server/domain/people/named.ts'
import { zonedInstant } from '#server/domain/basics/wall_clock.ts'

/** What of a request is needed to say why something was chosen; it survives JSON. */
export type AskedWords = Pick<Filters, 'people' | 'search' | 'preference_terms'> &
  Partial<Pick<Filters, 'lists'>>

/** What candidates are made with. */
type Needs = Pick<Context, 'db' | 'timezone'> & Naming

/** The most likes that are compared with the items of a page. */
const maxLikes = 1_000

/** A choice as it is now, and what is said of it. */
interface Loaded extends Shown {
  readonly candidate: Pick<Candidate, 'kind' | 'title' | 'place' | 'event' | 'shared_by'>
  readonly handle: string
  readonly liked_by: readonly PersonRow[]
}

/**
 * Choices as callers see them, in the same order, as far as they may be seen now: what was archived, hidden or retired,
 * and what was known through a like that was taken back or a connection that ended, is left out, and reasons that are
 * not true any more are, too. `free` are the ids of those at whose time everybody is free; of older choices none.
 */
export async function toCandidates(
  context: Needs,
  choices: readonly StoredChoice[],
  asked: AskedWords,
  free: ReadonlySet<string> = new Set(),
): Promise<Candidate[]> {
  const { db, timezone } = context
  const now = await db.now()
  const shared = choices.some(({ k }) => k === 'shared') ? await openAsked(db, asked) : []
  const theirs = await loadShared(context, shared, choices)
  const [found, lists] = await Promise.all([
    load(context, choices),
    listsIn(context, choices, idsOf(asked.people)),
  ])
  const loaded = new Map([...found, ...theirs])
  for (const { row, live } of shared) lists.set(row.list_id, { name: live.name, people: [] })
  return choices.flatMap((choice): Candidate[] => {
    const one = loaded.get(choice.id)
    if (!one) return []
    const reasons = reasonTexts(
      [...choice.r, ...(free.has(choice.id) ? [{ why: 'free' } as const] : [])],
      {
        ...one,
        asked,
        likers: one.liked_by,
        lists,
        now,
        timezone,
      },
    )
    const isOthers = choice.k === 'item' || choice.k === 'interest'
    const subject: CandidateSubject = {
      ...{ kind: choice.k === 'shared' ? 'idea' : choice.k, id: one.handle },
      ...(isOthers && one.starts_at && { at: minutesOf(one.starts_at) }),
    }
    return [
      {
        candidate_id: nameCandidate(context, subject, now),
        ...one.candidate,
        when: one.starts_at && zonedInstant(one.starts_at, one.event_timezone ?? timezone),
        reasons,
        liked_by: one.liked_by.map(toPerson),
        provisional: choice.p,
      },
    ]
  })
}

async function load(
  context: Needs,
  choices: readonly StoredChoice[],
): Promise<Map<string, Loaded>> {
  const ids = (kind: ChoiceKind) => choices.filter(({ k }) => k === kind).map(({ id }) => id)
  const parts = await Promise.all([
    loadIdeas(context, ids('idea')),
    loadPlaces(context, ids('place')),
    loadInterests(context, ids('interest')),
    loadItems(context, ids('item')),
  ])
  return new Map(parts.flat())
}

/** The ideas of lists that friends share, with whose words they are. */
async function loadShared(
  context: Needs,
  lists: readonly SharedList[],
  choices: readonly StoredChoice[],
): Promise<[string, Loaded][]> {
  const wanted = new Set(choices.flatMap(({ k, id }) => (k === 'shared' ? id : [])))
  const loaded: [string, Loaded][] = []
  for (const shared of lists) {
    const part = { limit: wanted.size, offset: 0 }
    for (const idea of await readSharedIdeas(context, shared, part, [...wanted])) {
      const id = parseSharedHandle(idea.idea_handle)?.idea_id ?? ''
      wanted.delete(id)
      loaded.push([id, sharedLoaded(idea)])
    }
  }
  return loaded
}

function sharedLoaded({ idea_handle, kind, title, place, event, when, shared_by }: Idea): Loaded {
  const { timezone = null } = event ?? {}
  return {
    ...plain,
    candidate: { kind, title, place, event, ...(shared_by && { shared_by }) },
    handle: idea_handle,
    liked_by: [],
    starts_at: when === null ? null : new Date(when),
    is_date_only: event?.start_precision === 'date_only',
    event_timezone: timezone,
  }
}

async function loadIdeas({ db }: Needs, ids: readonly string[]): Promise<[string, Loaded][]> {
  if (ids.length === 0) return []
  const ideas = await listIdeas(db, ids)
  const shown = ideas.filter(({ state, show_in_for_you }) => state === 'active' && show_in_for_you)
  return shown.map((row) => [row.idea_id, ideaLoaded(row)])
}

function ideaLoaded(row: IdeaRow): Loaded {
  const starts_at = row.event_start_at ?? row.fixed_when
  return {
    candidate: {
      kind: row.kind,
      title: row.title,
      place: row.place && toPlace(row.place),
      event: toIdeaEvent(row),
    },
    handle: toHandle('idea', row.idea_id),
    liked_by: row.liked_by,
    is_liked: row.liked,
    is_own: row.generated_for === null,
    starts_at,
    is_date_only: row.start_precision === 'date_only',
    ends_at: row.event_end_at,
    event_timezone: row.event_timezone,
  }
}

/** What is true of most things that are no ideas. */
const plain = {
  is_liked: false,
  is_own: false,
  starts_at: null,
  is_date_only: false,
  ends_at: null,
  event_timezone: null,
}

async function loadPlaces({ db }: Needs, ids: readonly string[]): Promise<[string, Loaded][]> {
  if (ids.length === 0) return []
  const [places, likers, liked] = await Promise.all([
    listPlaces(db, ids),
    listLikers(db, ids),
    listLikedPlaces(db, ids),
  ])
  return places
    .filter(({ state }) => state === 'active')
    .map((row) => {
      const place = toPlace(row)
      const candidate = { kind: 'place' as const, title: row.name, place, event: null }
      const liked_by = likers.get(row.place_id) ?? []
      const own = { is_own: true, is_liked: liked.has(row.place_id) }
      return [row.place_id, { ...plain, ...own, candidate, handle: place.place_handle, liked_by }]
    })
}

async function loadInterests({ db }: Needs, ids: readonly string[]): Promise<[string, Loaded][]> {
  if (ids.length === 0) return []
  const [rows, likers] = await Promise.all([
    listPoolInterests(db, { ids }, ids.length),
    listLikers(db, ids),
  ])
  return rows
    .filter(({ own }) => own !== 'refused')
    .map((row) => {
      const loaded: Loaded = {
        ...plain,
        candidate: {
          kind: row.kind === 'event' ? 'event' : 'place',
          title: row.title,
          place: null,
          event: eventOf(row),
        },
        handle: toHandle('interest', row.interest_id),
        liked_by: likers.get(row.interest_id) ?? [],
        starts_at: row.starts_at,
      }
      return [row.interest_id, loaded]
    })
}

function eventOf({ kind, starts_at }: PoolInterestRow): Event | null {
  if (kind !== 'event' || starts_at === null) return null
  const unknown = { ends_at: null, timezone: null, venue: null, url: null }
  return { starts_at: starts_at.toISOString(), start_precision: 'exact', ...unknown }
}

async function loadItems({ db }: Needs, ids: readonly string[]): Promise<[string, Loaded][]> {
  if (ids.length === 0) return []
  const [items, ideas] = await Promise.all([listItemsById(db, ids), listIdeasOfItems(db, ids)])
  const archived = new Set(
    ideas
      .filter((one) => one.state === 'archived' && one.generated_for === null)
      .map((one) => one.item_id),
  )
  const title_keys = items.map(({ name_key }) => name_key)
  const likes = await listPoolInterests(db, { title_keys }, maxLikes)
  const people = await listPeople(db, [...new Set(likes.map(({ person_id }) => person_id))])
  return items
    .filter(({ item_id }) => !archived.has(item_id))
    .map((row) => {
      const likers = new Set(
        likes.filter((like) => isLikeOfItem(like, row)).map((one) => one.person_id),
      )
      const place: Place | null = toItemPlace(row)
      const loaded: Loaded = {
        ...plain,
        candidate: {
          kind: row.kind,
          title: row.name,
          place,
          event: toItemEvent(row),
        },
        handle: itemHandle(row),
        liked_by: people.filter(({ person_id }) => likers.has(person_id)),
        starts_at: row.starts_at,
        is_date_only: row.start_precision === 'date_only',
        ends_at: row.ends_at,
        event_timezone: row.timezone,
      }
      return [row.item_id, loaded]
    })
}

/** The lists that are reasons, by id, with the people asked for who are on them; deleted ones are left out. */
async function listsIn({ db }: Needs, choices: readonly StoredChoice[], people: readonly string[]) {
  const ids = choices.flatMap(({ r }) =>
    r.flatMap((one) => (one.why === 'list' ? one.list_id : [])),
  )
  const unique = [...new Set(ids)]
  const [lists, members] = await Promise.all([
    listLists(db, unique),
    listMembersOfLists(db, unique, people),
  ])
  const names = Map.groupBy(members, ({ list_id }) => list_id)
  return new Map(
    lists.map(({ list_id, name }) => [
      list_id,
      { name, people: (names.get(list_id) ?? []).map(({ display_name }) => display_name) },
    ]),
  )
}
