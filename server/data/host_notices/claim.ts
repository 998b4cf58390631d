import type { ClaimedNotice } from '#server/data/host_notices/rows.ts'
import { begun, isDue } from '#server/data/outgoing/attempt.ts'
import { endsAt } from '#server/data/plans/times.ts'
import type { Database } from '#server/database/db.ts'

/**
 * Claims one due message to the host of a plan for one attempt; null where none is due. As with other mail, a message
 * whose last attempt has no recorded result is claimed again only where `idempotent` says that the mail server sends
 * a repeated request once, within `remembers` seconds if it forgets.
 */
export async function claimNotice(
  database: Database,
  owner: string,
  idempotent: boolean,
  remembers: number | null,
): Promise<ClaimedNotice | null> {
  const [claimed] = await database.write(owner, {
    work: (db) => db.sql<ClaimedNotice>`
      with due as (
        select o.plan_id, o.state = 'sending' as doubtful
        from host_notices o
        where o.owner_id = ${owner} and ${isDue(idempotent, remembers)}
        order by o.due_at
        limit 1
        for no key update skip locked
      )
      update host_notices o
      set ${begun}
      from due
      where o.owner_id = ${owner} and o.plan_id = due.plan_id
      returning o.plan_id, o.message_id, o.content, o.sealed, o.attempt, o.created_at, due.doubtful,
        exists (select from may_contact(array[o.owner_id])) as allowed,
        exists (
          select from plans n
          where n.owner_id = o.owner_id and n.plan_id = o.plan_id
            and n.state in ('shared', 'active') and ${endsAt} > clock_timestamp()
        ) as is_on`,
  })
  return claimed ?? null
}
