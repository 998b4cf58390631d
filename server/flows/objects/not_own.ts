import { listPoolInterests } from '#server/data/incoming_interests/list_pool.ts'
import { listItems } from '#server/data/inventory_items/list.ts'
import type { Db } from '#server/database/db.ts'
import { itemHandle } from '#server/domain/finding/item.ts'
import { queryOf } from '#server/domain/finding/query.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { bestNamed } from '#server/domain/objects/best_named.ts'
import type { ObjectType } from '#server/domain/objects/types.ts'
import type { NamedChoice } from '#server/flows/objects/named_choice.ts'

/** How many likes of friends, and how many public items, are looked through at most. */
const most = 1_000

/**
 * What a text means that is not this account's: what friends are known to like and, where that is nothing, public places
 * and events ahead. The best fits only, as for the account's own.
 */
export async function namedElsewhere(
  db: Db,
  text: string,
  types: readonly ObjectType[],
): Promise<NamedChoice[]> {
  const isAny = types.includes('recommendation')
  const interests = isAny ? await listPoolInterests(db, null, most) : []
  const liked = bestNamed(
    text,
    interests
      .filter(({ own }) => own !== 'refused')
      .map(({ interest_id, title }) => ({
        type: 'recommendation' as const,
        handle: toHandle('interest', interest_id),
        title,
      })),
  )
  if (liked.length > 0) return eachOnce(liked)
  const kinds = (['place', 'event'] as const).filter((kind) => isAny || types.includes(kind))
  const query = queryOf(text)
  if (kinds.length === 0 || query === null) return []
  const items = await listItems(db, { query, by: 'prefixed', kinds, most })
  return bestNamed(
    text,
    items.map((item) => ({ type: item.kind, handle: itemHandle(item), title: item.name })),
  )
}

/** What several friends like counts once. */
function eachOnce(choices: readonly NamedChoice[]): NamedChoice[] {
  return [...new Map(choices.map((choice) => [choice.title, choice])).values()]
}
