import { listIdeas } from '#server/data/ideas/list.ts'
import { isShownIdea } from '#server/data/ideas/select.ts'
import type { IdeaFacts, IdeaRow } from '#server/data/ideas/rows.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** The idea of a handle, archived or not. Errors: `reference_not_found`. */
export async function requireIdea(
  db: Db,
  handle: string,
  pointer = '/idea_handle',
): Promise<IdeaRow> {
  const id = parseHandle('idea', handle)
  const [idea] = id === null ? [] : await listIdeas(db, [id])
  if (!idea) throw fail('reference_not_found', { pointer })
  return idea
}

/**
 * The id of an active idea that has exactly these facts; it cannot be archived until this transaction ends.
 * `show_in_for_you` is compared only where it is given. Rows of earlier releases may have decomposed characters.
 */
export async function findSameIdea(
  db: Db,
  facts: IdeaFacts,
  show_in_for_you: boolean | undefined,
): Promise<string | undefined> {
  const shown = show_in_for_you ?? null
  const [row] = await db.sql<{ idea_id: string }>`
    select idea_id
    from ideas
    where owner_id = ${db.owner}
      and title_key = ${nameKey(facts.title)}
      and normalize(title, nfc) = ${facts.title}
      and state = 'active'
      and kind = ${facts.kind}
      and normalize(description, nfc) is not distinct from ${facts.description}
      and place_id is not distinct from ${facts.place_id}
      and venue_place_id is not distinct from ${facts.venue_place_id}
      and activity_name is not distinct from ${facts.activity_name}
      and normalize(custom_activity_name, nfc) is not distinct from ${facts.custom_activity_name}
      and fixed_when is not distinct from ${facts.fixed_when?.toISOString() ?? null}
      and event_start_at is not distinct from ${facts.event_start_at?.toISOString() ?? null}
      and start_precision = 'exact'
      and source_url is not distinct from ${facts.source_url}
      and (${shown}::boolean is null or show_in_for_you = ${shown})
      and ${isShownIdea(db.owner, sql`ideas`)}
    order by created_at, idea_id
    limit 1
    for share`
  return row?.idea_id
}
