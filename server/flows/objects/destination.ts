import { findList, requireListId } from '#server/data/lists/find.ts'
import { listLatestLists } from '#server/data/lists/list.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import { toList } from '#server/data/lists/rows.ts'
import type { Db } from '#server/database/db.ts'
import { fail, refuse } from '#server/domain/basics/failure.ts'
import { mustMeanTheSame, mustNotBeBlank } from '#server/domain/messages/input.ts'
import { noListMatches, severalListsMatch } from '#server/domain/messages/lists.ts'
import { noDestination } from '#server/domain/messages/objects.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { isBlank } from '#server/domain/basics/text.ts'
import { listsByWords } from '#server/flows/lists/by_words.ts'

/** How a list is named. */
export interface NamedList {
  ideas_list_handle?: string
  name?: string
}

/** A list, and the pointer of what named it. */
export interface FoundList {
  list: ListRow
  pointer: string
}

/** How many lists one name is answered with at most. */
const maxCandidates = 5

/**
 * The list that a destination names: by its handle, or by a name that it has or that only its name contains. `choose`
 * makes the input that names a list instead.
 *
 * Errors: `destination_required`, `list_ambiguous`, `reference_not_found`; `input_invalid` where handle and name differ.
 */
export async function findDestination(
  db: Db,
  { ideas_list_handle, name }: NamedList,
  choose: (ideas_list_handle: string) => Record<string, unknown>,
): Promise<FoundList> {
  const byName = '/destination/name'
  if (name !== undefined && isBlank(name)) {
    refuse([{ pointer: byName, code: 'blank', message: mustNotBeBlank }])
  }
  if (ideas_list_handle !== undefined) {
    const pointer = '/destination/ideas_list_handle'
    const list = await findList(db, requireListId(ideas_list_handle, pointer))
    if (!list || list.deleted_at) throw fail('reference_not_found', { pointer })
    if (name !== undefined && !nameKey(list.name).includes(nameKey(name))) {
      refuse([
        { pointer, code: 'rule', message: mustMeanTheSame('name') },
        { pointer: byName, code: 'rule', message: mustMeanTheSame('ideas_list_handle') },
      ])
    }
    return { list, pointer }
  }
  if (name === undefined) {
    const latest = await listLatestLists(db, maxCandidates)
    throw fail('destination_required', {
      pointer: '/destination',
      message: noDestination,
      candidates: candidatesOf(latest, choose),
    })
  }
  const lists = await listsByWords(db, name)
  const [list, ...others] = lists
  if (!list) {
    throw fail('destination_required', {
      pointer: byName,
      message: noListMatches(name),
      next: [{ capability: 'ideas.lists.create', input: { name } }],
    })
  }
  if (others.length === 0) return { list, pointer: byName }
  throw fail('list_ambiguous', {
    pointer: byName,
    message: severalListsMatch(name),
    candidates: candidatesOf(lists.slice(0, maxCandidates), choose),
  })
}

function candidatesOf(
  lists: readonly ListRow[],
  choose: (ideas_list_handle: string) => Record<string, unknown>,
) {
  return lists.map((one) => {
    const { ideas_list_handle: handle, ...facts } = toList(one)
    return {
      kind: 'ideas_list' as const,
      ideas_list_handle: handle,
      title: one.name,
      ...facts,
      input: choose(handle),
    }
  })
}
