import type { ClaimedNotice } from '#server/data/host_notices/rows.ts'
import { claimSeconds } from '#server/data/outgoing/claim.ts'
import { isForgotten } from '#server/data/outgoing/conditions.ts'
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
        where o.owner_id = ${owner}
          and (
            (o.state = 'queued' and o.due_at <= clock_timestamp())
            or (
              ${idempotent} and o.state = 'sending' and o.lease_until <= clock_timestamp()
              and not ${isForgotten(remembers)}
            )
          )
        order by o.due_at
        limit 1
        for no key update skip locked
      )
      update host_notices o
      set state = 'sending', attempt = o.attempt + 1,
        unanswered_since = case when due.doubtful then coalesce(o.unanswered_since, o.created_at)
          else (select clock_timestamp()) end,
        lease_until = (select clock_timestamp()) + make_interval(secs => ${claimSeconds})
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
