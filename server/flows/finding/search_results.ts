import type { SearchResult } from '#generated/types.ts'
import { listSearchFacts } from '#server/data/finding/list.ts'
import type { OwnKind } from '#server/data/finding/sources.ts'
import type { FoundItem } from '#server/data/inventory_items/list.ts'
import type { Db } from '#server/database/db.ts'
import { relatedTier } from '#server/domain/finding/merge.ts'
import { snippetOf } from '#server/domain/finding/snippet.ts'
import type { SearchFacts } from '#server/domain/finding/vector.ts'
import { zonedInstant } from '#server/domain/basics/wall_clock.ts'
import type { FoundThing } from '#server/flows/finding/search.ts'

/** What was found as callers see it; `timezone` is the account's. */
export async function toSearchResults(
  db: Db,
  things: readonly FoundThing[],
  text: string,
  timezone: string,
): Promise<SearchResult[]> {
  const byKind = Map.groupBy(
    things.flatMap(({ own }) => (own === null ? [] : [own])),
    ({ kind }) => kind,
  )
  const read = [...byKind].map(async ([kind, rows]) => {
    const facts = await listSearchFacts(
      db,
      kind,
      rows.map(({ id }) => id),
    )
    return [kind, facts] as const
  })
  const facts = new Map<OwnKind, Map<string, SearchFacts>>(await Promise.all(read))
  return things.map((thing) => {
    const { own, item, scope, handle, title, starts_at } = thing
    const zone = thing.timezone ?? timezone
    const attribution = own?.attribution ?? item?.attribution
    const texts = own ? textsOf(own.kind, facts.get(own.kind)?.get(own.id)) : textsOfItem(item)
    return {
      scope,
      handle,
      title,
      snippet: snippetOf(text, title, texts),
      when: starts_at && zonedInstant(starts_at, zone),
      ...(thing.more_dates > 0 && { more_dates: thing.more_dates }),
      ...whereOf(thing),
      ...matchOf(thing),
      ...writtenBy(thing),
      ...(attribution && { attribution }),
    }
  })
}

/** Where it is, as far as that is known; of what somebody else wrote only what is public. */
function whereOf({ own, item }: FoundThing): Pick<SearchResult, 'where'> {
  const parts = item === null ? [own?.neighborhood] : [item.neighborhood_name, item.city]
  const where = [...new Set(parts.filter((part) => part != null))].join(', ')
  return where === '' ? {} : { where }
}

/** How something that has not all of what was asked for matches. */
function matchOf({ tier, match }: FoundThing): Pick<SearchResult, 'match'> {
  if (match) return { match }
  return tier === relatedTier ? { match: 'related' } : {}
}

/** Who wrote what was found, where that is not the caller. */
function writtenBy({ own, item }: FoundThing): Pick<SearchResult, 'written_by'> {
  if (own?.kind === 'invites') return { written_by: 'host' }
  if (own?.kind === 'interests') return { written_by: 'friend' }
  return own === null && item !== null ? { written_by: 'public' } : {}
}

/** What a snippet may show besides the title. Notes of another host are their own. */
function textsOf(kind: OwnKind, facts: SearchFacts | undefined): string[] {
  if (!facts) return []
  const { description, where, activities } = facts
  const notes = description === null || kind === 'invites' ? [] : [description]
  return [...notes, where.join(', '), activities.join(', ')].filter((text) => text !== '')
}

function textsOfItem(item: FoundItem | null): string[] {
  if (item === null) return []
  const { description, venue_name, address, neighborhood_name, city, activity_names } = item
  const where = [venue_name, address, neighborhood_name, city].filter((text) => text !== null)
  return [description ?? '', [...new Set(where)].join(', '), activity_names.join(', ')].filter(
    (text) => text !== '',
  )
}
