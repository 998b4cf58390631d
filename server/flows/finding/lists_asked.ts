import { requireList, requireListId } from '#server/data/lists/find.ts'
import { listListsMatching } from '#server/data/lists/list.ts'
import { type ListRow, toList } from '#server/data/lists/rows.ts'
import type { Db } from '#server/database/db.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { noListMatches, severalListsMatch } from '#server/domain/messages/lists.ts'
import { nearest } from '#server/domain/basics/nearest.ts'
import { listsByWords } from '#server/flows/lists/by_words.ts'

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

/** How many lists are compared with a name that none of them has. */
const maxCompared = 500

/** The lists of these handles, each once. Errors: `reference_not_found`. */
export async function listsOfHandles(
  db: Db,
  { idea_list_handles = [] }: ListInput,
): Promise<ListRow[]> {
  const pointer = (index: number) => `/idea_list_handles/${index}`
  const ids = idea_list_handles.map((handle, index) => requireListId(handle, pointer(index)))
  return Promise.all(ids.map((id, index) => requireList(db, id, pointer(index))))
}

/**
 * The lists that names mean: the only one with a name, else the only one whose name contains it.
 *
 * Errors: `list_ambiguous` with up to five candidates, also where no list has the name.
 */
export async function listsOfNames(db: Db, input: ListInput): Promise<ListRow[]> {
  const found: ListRow[] = []
  for (const [name, pointer] of namesIn(input)) found.push(await listOfName(db, name, pointer))
  return found
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

async function listOfName(db: Db, name: string, pointer: string): Promise<ListRow> {
  const matching = await listsByWords(db, name)
  const [list, ...others] = matching
  if (list && others.length === 0) return list
  const message = list ? severalListsMatch(name) : noListMatches(name)
  const candidates = list ? matching : await nearestLists(db, name)
  throw fail('list_ambiguous', {
    pointer,
    message,
    candidates: candidates.slice(0, maxCandidates).map((one) => ({ ...toList(one) })),
  })
}

async function nearestLists(db: Db, name: string): Promise<ListRow[]> {
  const all = (await listListsMatching(db, '')).slice(0, maxCompared)
  const names = nearest(name, [...new Set(all.map((one) => one.name))], maxCandidates)
  return names.flatMap((near) => all.filter((one) => one.name === near))
}
