import { endsAt } from '#server/data/plans/times.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** A committed action, with the end of what it is about. */
export interface CommittedAction {
  action_id: string
  plan_id: string | null
  created_at: string
  /** So many days after its plan ends, or the last link of its list and person; null while no end is known. */
  delete_at: Date | null
  /** Whether that time has come. */
  over: boolean
}

/**
 * At most `most` committed actions of this account, the oldest first, after one of them. They are deleted `days` days
 * after the end of what they are about.
 */
export async function listCommittedActions(
  db: Db,
  days: number,
  most: number,
  after: CommittedAction | null = null,
): Promise<CommittedAction[]> {
  return db.run<CommittedAction>(sql`
    select a.action_id, a.plan_id, a.created_at::text as created_at, 
      nullif(a.ends_at, 'infinity') + make_interval(days => ${days}) as delete_at,
      a.ends_at <= now() - make_interval(days => ${days}) as over
    from (
      select a.action_id, a.plan_id, a.created_at,
        case when a.plan_id is null then ${linksEndAt} else ${planEndsAt} end as ends_at
      from prepared_actions a
      where a.owner_id = ${db.owner} and a.state = 'committed'
        and (a.created_at, a.action_id) > (
          coalesce(${after?.created_at ?? null}::timestamptz, '-infinity'),
          coalesce(${after?.action_id ?? null}::uuid, '00000000-0000-0000-0000-000000000000')
        )
      order by a.created_at, a.action_id
      limit ${most}
    ) a
    order by a.created_at, a.action_id`)
}

/** When the plan of `a` was canceled, or else ends. */
const planEndsAt = sql`(
  select case p.state
      when 'canceled' then least(p.canceled_at, p.updated_at)
      when 'discarded' then p.updated_at
      when 'deleted' then p.updated_at
      else ${endsAt}
    end
  from plans p
  where p.owner_id = a.owner_id and p.plan_id = a.plan_id
)`

/** When the last link ended by which the list of `a` was shared with its person. */
const linksEndAt = sql`coalesce(
  (
    select max(coalesce(least(s.revoked_at, s.expires_at), 'infinity'))
    from list_shares s
    where s.owner_id = a.owner_id and s.list_id = a.list_id and s.person_id = a.person_id
  ),
  a.executed_at
)`
