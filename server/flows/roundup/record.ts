import { listRoundupItems, type RoundupItemRow } from '#server/data/roundup_items.ts'
import type { RoundupRow } from '#server/data/roundups/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { RoundupFacts } from '#server/domain/roundup/facts.ts'
import { type RoundupSources, openSources } from '#server/domain/roundup/sources.ts'
import type { Seal } from '#server/domain/basics/seal.ts'

/** A roundup with its items. */
export interface RoundupRecord {
  readonly row: RoundupRow
  readonly items: readonly RoundupItemRow[]
  readonly sources: RoundupSources
}

/** The facts of a roundup, with all that is stored of its items. */
export type RecordFacts = Omit<RoundupFacts, 'items'> & {
  readonly items: readonly RoundupItemRow[]
}

/** A roundup with its items. */
export async function loadRoundup(db: Db, seal: Seal, row: RoundupRow): Promise<RoundupRecord> {
  const items = await listRoundupItems(db, row.roundup_id)
  return { row, items, sources: openSources(seal, db.owner, row.kept) }
}

/** What the state of a roundup follows from. */
export function factsOf({ row, items, sources }: RoundupRecord): RecordFacts {
  const { generation, mode, reading, given, scope, policy, selected, decided } = row
  return {
    ...{ generation, mode, reading, given, scope, policy, selected, decided, items },
    is_archived: row.state === 'archived',
    has_source: sources.source_url !== null || sources.source_text !== null,
    has_destination: row.asked === null && (row.list_id !== null || row.person_id !== null),
  }
}
