import { requireListId } from '#server/data/lists/find.ts'
import { listLists, listListsMatching } from '#server/data/lists/list.ts'
import { type ListRow, toList } from '#server/data/lists/rows.ts'
import { listSharedLists, listSharedListsNamed } from '#server/data/shared_lists/list.ts'
import type { Db } from '#server/database/db.ts'
import { type Failure, fail } from '#server/domain/basics/failure.ts'
import { noListMatches, severalListsMatch } from '#server/domain/messages/lists.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { nearest } from '#server/domain/basics/nearest.ts'
import { isBlank } from '#server/domain/basics/text.ts'
import { listsByWords } from '#server/flows/lists/by_words.ts'
import { openShared, type SharedList, toSharedList } from '#server/flows/lists/shared.ts'

/** The fields of a request that name lists; feeds are lists. */
export interface ListInput {
  feed_name?: string
  feed_names?: string[]
  idea_list_name?: string
  idea_list_names?: string[]
  idea_list_handles?: string[]
}

/** How many candidates an unclear name is answered with at most. */
const maxCandidates = 5

/** How many shared lists whose names contain a name are looked at. */
const maxShared = 25

/** How many lists are compared with a name that none of them has. */
const maxCompared = 500

/** Lists that a request names: the account's own, and those that friends share with it. */
export interface AskedLists {
  readonly own: readonly ListRow[]
  readonly shared: readonly SharedList[]
}

/**
 * The lists of these handles; of lists that friends share only where `with_shared` says so. No other statement of the
 * transaction may run meanwhile. Errors: `reference_not_found`.
 */
export async function listsOfHandles(
  db: Db,
  { idea_list_handles = [] }: ListInput,
  with_shared: boolean,
): Promise<AskedLists> {
  const pointer = (index: number) => `/idea_list_handles/${index}`
  const ids = idea_list_handles.map((handle, index) => requireListId(handle, pointer(index)))
  const own = await listLists(db, ids)
  const known = new Set(own.map(({ list_id }) => list_id))
  const others = with_shared ? ids.filter((id) => !known.has(id)) : []
  const shared = await openShared(db, await listSharedLists(db, others))
  for (const { row } of shared) known.add(row.list_id)
  const lost = ids.findIndex((id) => !known.has(id))
  if (lost >= 0) throw fail('reference_not_found', { pointer: pointer(lost) })
  return { own, shared }
}

/**
 * The lists that names mean: the only one with a name, else the only one whose name contains it; of lists that friends
 * share, where no own list has it and `with_shared` says so.
 *
 * Errors: `list_ambiguous` with up to five candidates, also where no list has the name.
 */
export async function listsOfNames(
  db: Db,
  input: ListInput,
  with_shared: boolean,
): Promise<AskedLists> {
  const own: ListRow[] = []
  const shared: SharedList[] = []
  for (const [name, pointer] of namesIn(input)) {
    const [list, ...others] = await listsByWords(db, name)
    if (list && others.length === 0) own.push(list)
    else if (list) throw ambiguous(pointer, severalListsMatch(name), [list, ...others])
    else shared.push(await sharedOfName(db, name, pointer, with_shared))
  }
  return { own, shared }
}

/** The names of lists in a request, and where each stands. */
export function namesIn(input: ListInput): [string, string][] {
  const many = ['feed_names', 'idea_list_names'] as const
  return [
    ...(['feed_name', 'idea_list_name'] as const).flatMap((field): [string, string][] => {
      const name = input[field]
      return name === undefined ? [] : [[name, `/${field}`]]
    }),
    ...many.flatMap((field) =>
      (input[field] ?? []).map((name, index): [string, string] => [name, `/${field}/${index}`]),
    ),
  ]
}

/** The list that a name means of those that friends share. Errors: `list_ambiguous` where that is not one. */
async function sharedOfName(
  db: Db,
  name: string,
  pointer: string,
  with_shared: boolean,
): Promise<SharedList> {
  const rows = with_shared && !isBlank(name) ? await listSharedListsNamed(db, name, maxShared) : []
  const open = await openShared(db, rows)
  const exact = open.filter(({ live }) => nameKey(live.name) === nameKey(name))
  const [list, ...others] = exact.length > 0 ? exact : open
  if (list && others.length === 0) return list
  if (!list) throw ambiguous(pointer, noListMatches(name), await nearestLists(db, name))
  throw fail('list_ambiguous', {
    pointer,
    message: severalListsMatch(name),
    candidates: [list, ...others].slice(0, maxCandidates).map(toSharedList),
  })
}

function ambiguous(pointer: string, message: string, lists: readonly ListRow[]): Failure {
  const candidates = lists.slice(0, maxCandidates).map((one) => ({ ...toList(one) }))
  return fail('list_ambiguous', { pointer, message, candidates })
}

async function nearestLists(db: Db, name: string): Promise<ListRow[]> {
  const all = (await listListsMatching(db, '')).slice(0, maxCompared)
  const names = nearest(name, [...new Set(all.map((one) => one.name))], maxCandidates)
  return names.flatMap((near) => all.filter((one) => one.name === near))
}
