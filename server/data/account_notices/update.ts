import type { ClaimedNotice } from '#server/data/account_notices/rows.ts'
import type { Database } from '#server/database/db.ts'

/**
 * Records what became of an attempt, unless a later one has begun: another attempt after `again` seconds, or, where that is
 * null, nothing more. Once a notice has ended, what it said is deleted.
 */
export async function updateNoticeAttempted(
  database: Database,
  owner: string,
  { notice_id, attempt }: Pick<ClaimedNotice, 'notice_id' | 'attempt'>,
  again: number | null,
): Promise<void> {
  await database.write(owner, {
    work: (db) => db.sql`
      update account_notices
      set sealed = case when ${again}::float8 is null then null else sealed end,
        finished_at = case when ${again}::float8 is null then (select clock_timestamp()) end,
        due_at = (select clock_timestamp()) + make_interval(secs => coalesce(${again}::float8, 0))
      where owner_id = ${owner} and notice_id = ${notice_id} and attempt = ${attempt} and finished_at is null`,
  })
}

/**
 * Gives up the due notices of an account that are of no use any more, are a day old, or were attempted `attempts` times.
 *
 * @returns how often each of them was attempted.
 */
export async function updateNoticesGivenUp(
  database: Database,
  owner: string,
  attempts: number,
): Promise<number[]> {
  const rows = await database.write(owner, {
    work: (db) => db.sql<{ attempt: number }>`
      update account_notices
      set sealed = null, finished_at = (select clock_timestamp())
      where owner_id = ${owner} and finished_at is null and due_at <= statement_timestamp()
        and (
          attempt >= ${attempts}
          or created_at < statement_timestamp() - interval '1 day'
          or useful_until <= statement_timestamp()
        )
      returning attempt`,
  })
  return rows.map(({ attempt }) => attempt)
}
