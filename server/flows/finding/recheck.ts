import { listSavedItems } from '#server/data/ideas/find_item.ts'
import { listPoolIdeas } from '#server/data/ideas/list_pool.ts'
import { listPoolInterests } from '#server/data/incoming_interests/list_pool.ts'
import { listItemsById } from '#server/data/inventory_items/list.ts'
import { listPoolLists } from '#server/data/list_ideas/list_pool.ts'
import { listPoolPlaces } from '#server/data/places/list_pool.ts'
import type { Db } from '#server/database/db.ts'
import type { ChoiceKind, PoolEntry, StoredChoice } from '#server/domain/finding/choice.ts'
import { judge } from '#server/domain/finding/eligible.ts'
import type { Filters } from '#server/domain/finding/filters.ts'
import { narrowingOf } from '#server/domain/finding/narrowing.ts'
import { scoreOf } from '#server/domain/finding/score.ts'
import { wishOf } from '#server/domain/finding/wish.ts'
import { isTrusted } from '#server/flows/finding/choices.ts'
import { ideaEntry, interestEntry, placeEntry } from '#server/flows/finding/entries.ts'
import { listSharedEntries } from '#server/flows/finding/shared_ideas.ts'
import { withItemLikers, withLikers } from '#server/flows/finding/pool.ts'

/** The most likes that are compared with the choices of a page. */
const maxLikes = 1_000

/**
 * Choices of an earlier answer as they are now, in the same order: what does not fit the request any more is left out, and
 * reasons are those of what things say now. What was provisional stays so.
 */
export async function recheck(
  db: Db,
  filters: Filters,
  choices: readonly StoredChoice[],
): Promise<StoredChoice[]> {
  const entries = await readEntries(db, filters, choices)
  const wish = wishOf(filters)
  return choices.flatMap((choice): StoredChoice[] => {
    const entry = entries.get(choice.id)
    if (!entry) return []
    const { fits, is_proven } = judge(wish, entry)
    if (!fits) return []
    const { reasons } = scoreOf(wish, entry, null)
    return [{ ...choice, r: reasons, p: choice.p || !is_proven || !isTrusted(entry, filters) }]
  })
}

async function readEntries(
  db: Db,
  filters: Filters,
  choices: readonly StoredChoice[],
): Promise<Map<string, PoolEntry>> {
  const ids = (kind: ChoiceKind) => choices.filter(({ k }) => k === kind).map(({ id }) => id)
  const { words } = narrowingOf(filters)
  const narrow = { queries: [], activities: null, areas: [], from: null, until: null, words }
  const [mine, own, theirs, open] = [ids('idea'), ids('place'), ids('interest'), ids('item')]
  const lists = filters.lists.filter(({ view }) => view === null).map(({ list_id }) => list_id)
  const people = filters.people.map(({ person_id }) => person_id)
  const others = ids('shared')
  const shared =
    others.length === 0 ? [] : await listSharedEntries(db, filters, others.length, others)
  const [ideas, places, interests, items, saved, listed] = await Promise.all([
    mine.length === 0
      ? []
      : listPoolIdeas(db, { lists: null, ids: mine, narrow, most: mine.length }),
    own.length === 0 ? [] : listPoolPlaces(db, { ids: own, narrow, most: own.length }),
    listPoolInterests(db, { ids: theirs }, theirs.length),
    listItemsById(db, open),
    listSavedItems(db, open),
    listPoolLists(db, { lists, people }),
  ])
  const title_keys = [
    ...[...ideas, ...interests, ...shared].map(({ title_key }) => title_key),
    ...[...places, ...items].map(({ name_key }) => name_key),
  ]
  const known = await listPoolInterests(db, { title_keys }, maxLikes)
  const likes = Map.groupBy(known, ({ title_key }) => title_key)
  const listsOf = Map.groupBy(listed, ({ idea_id }) => idea_id)
  const generated = new Map(saved.map((one) => [one.item_id, one.list_id]))
  const entries = [
    ...ideas.map((row) => {
      const on = (listsOf.get(row.idea_id) ?? []).map(({ list_id }) => list_id)
      return withLikers(ideaEntry(row, on), likes)
    }),
    ...shared.map((entry) => withLikers(entry, likes)),
    ...places.map((row) => withLikers(placeEntry(row), likes)),
    ...interests.map((row) => withLikers(interestEntry(row), likes)),
    ...items.map((row) => ({
      ...withItemLikers(row, likes),
      generated_for: generated.get(row.item_id) ?? null,
    })),
  ]
  return new Map(entries.map((entry) => [entry.id, entry]))
}
