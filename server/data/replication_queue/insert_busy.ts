import { sooner } from '#server/data/due_work/insert.ts'
import type { PlanCopyGuest } from '#server/data/plan_copies/rows.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import type { PlanCopyContent } from '#server/domain/plans/copy.ts'

/**
 * Queues the replication of this account's busy time, due after some seconds, if the account shares it or somebody still
 * has a copy. It is sent with the commit.
 */
export function insertBusyReplication(db: Db, after_seconds = 0): void {
  insertWhere(db, sql`true`, after_seconds)
}

/**
 * As `insertBusyReplication`, if a guest copy that is about to be written takes another time of the account than the one
 * there. It comes before the copy.
 */
export function insertBusyReplicationOfCopy(
  db: Db,
  host_owner: string,
  content: Pick<PlanCopyContent, 'plan_state' | 'scheduled_at' | 'scheduled_ends_at'>,
  guest: PlanCopyGuest,
): void {
  const accepted = guest.rsvp_status === 'accepted' && content.plan_state !== 'canceled'
  const copy = sql`
    from invite_cards c
    where c.owner_id = ${db.owner} and c.host_owner = ${host_owner} and c.host_invite_id = ${guest.invite_id}
      and c.rsvp_status = 'accepted' and c.plan_state <> 'canceled'`
  if (!accepted) {
    insertWhere(db, sql`exists (select ${copy})`, 0)
    return
  }
  const same = sql`
    and c.scheduled_at is not distinct from ${content.scheduled_at?.toISOString() ?? null}::timestamptz
    and c.scheduled_ends_at is not distinct from ${content.scheduled_ends_at?.toISOString() ?? null}::timestamptz
    and c.needs_reconfirm = ${guest.needs_reconfirm}`
  insertWhere(db, sql`not exists (select ${copy} ${same})`, 0)
}

function insertWhere(db: Db, condition: Statement, after_seconds: number): void {
  db.atCommit(sql`
    with raised as (
      update calendar_settings s
      set changes = changes + 1
      where s.owner_id = ${db.owner}
        and (s.sharing <> 'off'
          or exists (select from busy_targets t where t.owner_id = ${db.owner} and t.active))
        and ${condition}
      returning s.owner_id, s.changes
    )
    insert into relay_marks (owner_id, kind, source_id, version)
    select r.owner_id, 'busy', r.owner_id, r.changes
    from raised r
    on conflict (owner_id, kind, source_id) do update
      set version = greatest(relay_marks.version, excluded.version)`)
  db.atCommit(sql`
    insert into due_work (owner_id, kind, due_at)
    select m.owner_id, 'busy', now() + make_interval(secs => ${after_seconds})
    from relay_marks m
    where m.owner_id = ${db.owner} and m.kind = 'busy' and m.source_id = ${db.owner}
    on conflict (owner_id, kind) do update set due_at = least(${sooner}, excluded.due_at)`)
}
