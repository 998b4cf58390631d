import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { ClaimedRoundup } from '#server/data/roundups/claim.ts'
import type { RoundupRow } from '#server/data/roundups/rows.ts'
import type { Db } from '#server/database/db.ts'

/**
 * Stores what has changed of a roundup that the caller has locked. One that is to be read is due now, with all its
 * attempts before it.
 */
export async function updateRoundup(db: Db, row: RoundupRow): Promise<void> {
  const isDue = row.state === 'extracting'
  await db.sql`
    update roundups
    set state = ${row.state}, generation = ${row.generation}, kept = ${row.kept}, reading = ${row.reading},
      scope = ${row.scope}, policy = ${row.policy}, selected = ${row.selected}::text[], decided = ${row.decided},
      list_id = ${row.list_id}, person_id = ${row.person_id}, asked = ${json(row.asked)}::jsonb,
      failure = ${json(row.failure)}::jsonb, items_left_out = ${row.items_left_out},
      execution_id = ${row.execution_id}, accepted_by = ${json(row.accepted_by)}::jsonb, attempts = 0, starved = 0,
      lease_until = null, due_at = (select clock_timestamp() where ${isDue}),
      updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and roundup_id = ${row.roundup_id}`
  if (isDue) insertDueWork(db, 'roundup')
}

/** Puts off the reading of a claimed roundup by so many seconds; nothing happens where it was claimed again. */
export async function updateRoundupPutOff(
  db: Db,
  { roundup_id, claim }: Pick<ClaimedRoundup, 'roundup_id' | 'claim'>,
  { seconds, counts, is_starved }: { seconds: number; counts: boolean; is_starved: boolean },
): Promise<boolean> {
  const rows = await db.sql`
    update roundups
    set lease_until = null, due_at = (select clock_timestamp() + make_interval(secs => ${seconds})),
      attempts = attempts - ${counts ? 0 : 1}, starved = starved + ${is_starved ? 1 : 0}::smallint
    where owner_id = ${db.owner} and roundup_id = ${roundup_id} and claim = ${claim} and state = 'extracting'
    returning 1`
  return rows.length > 0
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}
