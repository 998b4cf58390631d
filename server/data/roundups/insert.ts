import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { RoundupRow } from '#server/data/roundups/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { WordsFrom } from '#server/domain/ideas/words_from.ts'

/** A roundup that is created. */
export type NewRoundup = Omit<RoundupRow, 'claim' | 'attempts' | 'last_cursor' | 'is_quiet'>

/**
 * Adds a roundup under an id of `newId`, without items and updates. One that is to be read is due now. `words_from` is
 * whose words its items have.
 */
export async function insertRoundup(db: Db, row: NewRoundup, words_from: WordsFrom): Promise<void> {
  await db.sql`
    insert into roundups (owner_id, roundup_id, state, generation, mode, kept, given, reading, scope, policy,
      requirements, context, selected, decided, list_id, person_id, asked, failure, items_left_out, execution_id,
      accepted_by, words_from, due_at)
    values (${db.owner}, ${row.roundup_id}, ${row.state}, ${row.generation}, ${row.mode}, ${row.kept}, ${row.given},
      ${row.reading}, ${row.scope}, ${row.policy}, ${row.requirements}::text[], ${json(row.context)}::jsonb,
      ${row.selected}::text[], ${row.decided}, ${row.list_id}, ${row.person_id}, ${json(row.asked)}::jsonb,
      ${json(row.failure)}::jsonb, ${row.items_left_out}, ${row.execution_id}, ${json(row.accepted_by)}::jsonb, ${words_from},
      case when ${row.state === 'extracting'} then now() end)`
  if (row.state === 'extracting') insertDueWork(db, 'roundup')
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}
