import type { ClaimedNotice } from '#server/data/account_notices/rows.ts'
import type { Database } from '#server/database/db.ts'

/** Claims one due notice of an account for one attempt of up to a minute; null where none is due. */
export async function claimAccountNotice(
  database: Database,
  owner: string,
): Promise<ClaimedNotice | null> {
  const [claimed] = await database.write(owner, {
    work: (db) => db.sql<ClaimedNotice>`
      with due as (
        select d.notice_id
        from account_notices d
        where d.owner_id = ${owner} and d.finished_at is null and d.due_at <= statement_timestamp()
        order by d.due_at
        limit 1
        for no key update skip locked
      )
      update account_notices n
      set attempt = n.attempt + 1, due_at = (select clock_timestamp()) + interval '1 minute',
        begun_at = coalesce(n.begun_at, (select clock_timestamp())),
        rests_until = (select clock_timestamp()) + interval '1 hour'
      from due
      where n.owner_id = ${owner} and n.notice_id = due.notice_id
      returning n.notice_id, n.sealed, n.attempt, n.created_at, n.begun_at`,
  })
  return claimed ?? null
}
