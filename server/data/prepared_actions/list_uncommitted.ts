import type { ApprovalRow } from '#server/data/approvals/rows.ts'
import type { ActionRow } from '#server/data/prepared_actions/rows.ts'
import type { Db } from '#server/database/db.ts'
import { approvalDays } from '#server/domain/calls/retention.ts'

/** An action that a token or an app prepared, and that nobody has committed or replaced. */
export interface UncommittedAction
  extends Pick<
    ActionRow,
    'action_id' | 'plan_id' | 'kind' | 'summary' | 'token_id' | 'created_at' | 'expires_at'
  > {
  /** What the plan or the list that it is about is called. */
  title: string
  /** Whether it can still be committed. */
  open: boolean
  /** What the person decided; null where nobody has asked them. */
  decision: ApprovalRow['decision'] | null
  /** The transaction's time. */
  now: Date
}

/**
 * What tokens and apps of this account have prepared and nobody has committed, the newest first, at most `most`, made
 * before an action where one is named. What has lapsed is listed for a week, unless something newer was prepared for the same.
 */
export async function listUncommitted(
  db: Db,
  { most, before = null }: { most: number; before?: string | null },
): Promise<UncommittedAction[]> {
  return db.sql<UncommittedAction>`
    select a.action_id, a.plan_id, a.kind, a.summary, a.token_id, a.created_at, a.expires_at, now() as now,
      coalesce(
        (select n.title from plans n where n.owner_id = ${db.owner} and n.plan_id = a.plan_id),
        (select l.name from lists l where l.owner_id = ${db.owner} and l.list_id = a.list_id),
        a.summary
      ) as title,
      a.state = 'prepared' and a.expires_at > now() as open,
      (select p.decision from approvals p where p.owner_id = ${db.owner} and p.action_id = a.action_id) as decision
    from prepared_actions a
    where a.owner_id = ${db.owner} and a.state <> 'committed' and a.state <> 'superseded' and a.token_id <> ${db.owner}
      and a.expires_at > now() - make_interval(days => ${approvalDays})
      and (
        ${before}::uuid is null
        or (a.created_at, a.action_id) < (
          select b.created_at, b.action_id
          from prepared_actions b
          where b.owner_id = ${db.owner} and b.action_id = ${before}
        )
      )
      and not exists (
        select from prepared_actions n
        where n.owner_id = ${db.owner} and n.plan_id = a.plan_id and n.created_at > a.created_at
      )
      and not exists (
        select from prepared_actions n
        where n.owner_id = ${db.owner} and n.list_id = a.list_id and n.person_id = a.person_id
          and n.created_at > a.created_at
      )
    order by a.created_at desc, a.action_id desc
    limit ${most}`
}
