import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'
import { answeredDays, deletedList, erasedDays, undoneDays } from '#server/domain/calls/erased.ts'
import {
  approvalDays,
  endedInvitationDays,
  expiredDays,
  type Retention,
  reversibleDays,
  keptThreadDays,
  workDays,
  unsubscribeDays,
} from '#server/domain/calls/retention.ts'

/** When the first row of each kind is to be deleted; null where no row is left. */
export interface FirstEnds {
  /** The transaction's time. */
  now: Date
  /** Now if the account wrote something within a day: what that leaves may not be known in full yet. */
  activity: Date | null
  executions: Date | null
  audit: Date | null
  keys: Date | null
  turns: Date | null
  snapshots: Date | null
  previews: Date | null
  reviews: Date | null
  reversibles: Date | null
  approvals: Date | null
  uncommitted: Date | null
  invitations: Date | null
  shares: Date | null
  mail: Date | null
  notices: Date | null
  captures: Date | null
  roundups: Date | null
  discoveries: Date | null
  months: Date | null
  media: Date | null
  grants: Date | null
  answers: Date | null
  emptied: Date | null
  deleted: Date | null
  guests: Date | null
  conversations: Date | null
}

/** The first ends of this account's rows, without those of its committed actions and of its secrets. */
export async function findFirstEnds(db: Db, retention: Retention): Promise<FirstEnds> {
  const { audit_days, keys_days, sent_days, prepared_days, guests_days, conversations_days } =
    retention
  return only(
    await db.sql<FirstEnds>`
      select now() as now,
        (select now() where exists (
          select from audit where owner_id = ${db.owner} and at > now() - interval '1 day'
        )) as activity,
        (select min(expires_at) from executions where owner_id = ${db.owner}) as executions,
        (select min(at) from audit where owner_id = ${db.owner})
          + make_interval(days => ${audit_days}) as audit,
        (select min(created_at) from idempotency_keys where owner_id = ${db.owner})
          + make_interval(days => ${keys_days}) as keys,
        (select min(started_at) from turns
          where owner_id = ${db.owner} and message is null and answer is null and state = 'finished')
          + make_interval(days => ${keys_days}) as turns,
        (select min(expires_at) from snapshots where owner_id = ${db.owner})
          + make_interval(days => ${expiredDays}) as snapshots,
        (select min(expires_at) from like_previews where owner_id = ${db.owner})
          + make_interval(days => ${expiredDays}) as previews,
        (select min(expires_at) from reviews where owner_id = ${db.owner})
          + make_interval(days => ${expiredDays}) as reviews,
        (select min(created_at) from reversible_actions where owner_id = ${db.owner})
          + make_interval(days => ${reversibleDays}) as reversibles,
        (select min(decided_at) from approvals where owner_id = ${db.owner})
          + make_interval(days => ${approvalDays}) as approvals,
        (select min(created_at) from prepared_actions where owner_id = ${db.owner} and state <> 'committed')
          + make_interval(days => ${prepared_days}) as uncommitted,
        (select min(expires_at) from connection_invitations where owner_id = ${db.owner})
          + make_interval(days => ${endedInvitationDays}) as invitations,
        (select min(least(revoked_at, expires_at)) from list_shares where owner_id = ${db.owner})
          + make_interval(days => ${sent_days}) as shares,
        (select min(finished_at) from account_mail where owner_id = ${db.owner})
          + make_interval(days => ${sent_days}) as mail,
        (select min(finished_at) from account_notices where owner_id = ${db.owner})
          + interval '1 day' as notices,
        (select min(updated_at) from captures where owner_id = ${db.owner} and state <> 'accepted')
          + make_interval(days => ${workDays}) as captures,
        (select min(updated_at) from roundups where owner_id = ${db.owner} and state not in ('extracting', 'capturing'))
          + make_interval(days => ${workDays}) as roundups,
        (select min(t.ended) from (
          select max(r.expires_at) as ended from discovery_runs r where r.owner_id = ${db.owner} group by r.thread_id
        ) t) + make_interval(days => ${keptThreadDays}) as discoveries,
        (least(
          (select min(month) from calendar_months where owner_id = ${db.owner}),
          (select min(month) from busy_months where owner_id = ${db.owner}),
          (select min(month) from friend_months where owner_id = ${db.owner})
        ) + interval '2 months') at time zone 'UTC' as months,
        (select min(last_turn_at) from conversations where owner_id = ${db.owner})
          + make_interval(days => ${conversations_days}) as conversations,
        (select min(expires_at) from media where owner_id = ${db.owner}) as media,
        (select min(least(revoked_at, created_at + interval '180 days')) from oauth_grants where owner_id = ${db.owner})
          + make_interval(days => ${audit_days}) as grants,
        (select min(expires_at) from executions
          where owner_id = ${db.owner} and (answer is not null or result is not null))
          - make_interval(days => ${answeredDays}) as answers,
        (select min(deleted_at) from lists
          where owner_id = ${db.owner} and deleted_at is not null and name <> ${deletedList})
          + make_interval(days => ${undoneDays}) as emptied,
        least(
          (select min(deleted_at) from lists where owner_id = ${db.owner} and deleted_at is not null),
          (select min(deleted_at) from people where owner_id = ${db.owner} and deleted_at is not null),
          (select min(updated_at) from plans where owner_id = ${db.owner} and state = 'deleted'),
          (select min(deleted_at) from ideas where owner_id = ${db.owner} and deleted_at is not null),
          (select min(deleted_at) from places where owner_id = ${db.owner} and deleted_at is not null)
        ) + make_interval(days => ${erasedDays}) as deleted,
        (select min(coalesce(p.scheduled_ends_at, p.scheduled_at, p.updated_at))
          from invites v
          join plans p on p.owner_id = v.owner_id and p.plan_id = v.plan_id
          where v.owner_id = ${db.owner} and v.peer_owner is null
            and (v.answered_at is not null or v.note is not null))
          + make_interval(days => ${guests_days}) as guests`,
  )
}

/** As `FirstEnds`, of what only a worker may read. */
export interface FirstSecretEnds {
  links: Date | null
  unsubscribe: Date | null
  tokens: Date | null
}

/** The first ends of this account's links and tokens. Runs as the role `relay`. */
export async function findFirstSecretEnds(
  db: Db,
  { audit_days }: Retention,
): Promise<FirstSecretEnds> {
  return only(
    await db.sql<FirstSecretEnds>`
      select link_end as links,
        unsubscribe_made + make_interval(days => ${unsubscribeDays}) as unsubscribe,
        least(token_end + make_interval(days => ${audit_days}), first_oauth_end() + interval '1 day') as tokens
      from first_ends()`,
  )
}
