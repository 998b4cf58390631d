import type { Db } from '#server/database/db.ts'
import type { RsvpStatus } from '#server/data/invites/rows.ts'
import { sql } from '#server/database/sql.ts'
import { type CountedRow, totalOf } from '#server/domain/basics/counted_rows.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { planState, type StoredState } from '#server/domain/plans/state.ts'
import type { PersonInvite, PersonPlan } from '#generated/types.ts'

/** The most invites of one answer, in each direction. */
const most = 100

/** An invite between this account and one person, with its plan. */
interface BetweenRow extends CountedRow {
  plan_id: string
  /** The caller's invite; null where the caller is the host. */
  invite_id: string | null
  title: string
  state: StoredState
  scheduled_at: Date | null
  scheduled_ends_at: Date | null
  rsvp_status: RsvpStatus
  invited_at: Date
  now: Date
  /** How many of all these invites still stand. */
  standing: number
}

/** What an account shares with a person; of a long history the last part of it. */
export interface PlansWithPerson {
  plans: PersonPlan[]
  invites: PersonInvite[]
  /** The number of all plans and of all invites. */
  plan_count: number
  invite_count: number
}

const totals = sql`
  (count(*) over ())::integer as total,
  (count(*) filter (where rsvp_status <> 'removed') over ())::integer as standing`

/** The plans and invites between this account and a person, in both directions, the last invited first. */
export async function listPlansWith(db: Db, person_id: string): Promise<PlansWithPerson> {
  const [sent, received] = await Promise.all([
    db.sql<BetweenRow>`
      select n.plan_id, null as invite_id, n.title, n.state, n.scheduled_at, n.scheduled_ends_at,
        v.rsvp_status, v.invited_at, now() as now, ${totals}
      from invites v
      join plans n on n.owner_id = v.owner_id and n.plan_id = v.plan_id
      where v.owner_id = ${db.owner} and v.person_id = ${person_id} and n.state <> 'deleted'
      order by v.invited_at desc, v.invite_id
      limit ${most}`,
    db.sql<BetweenRow>`
      select plan_id, invite_id, title, plan_state as state, scheduled_at, scheduled_ends_at, rsvp_status,
        received_at as invited_at, now() as now, ${totals}
      from invite_cards
      where owner_id = ${db.owner} and host_person_id = ${person_id}
      order by received_at desc, invite_id
      limit ${most}`,
  ])
  const rows = [...sent, ...received].sort((one, other) => {
    return other.invited_at.getTime() - one.invited_at.getTime()
  })
  return {
    plans: rows.filter(({ rsvp_status }) => rsvp_status !== 'removed').map(toPersonPlan),
    invites: rows.map(toPersonInvite),
    plan_count: (sent[0]?.standing ?? 0) + (received[0]?.standing ?? 0),
    invite_count: totalOf(sent) + totalOf(received),
  }
}

function toPersonPlan(row: BetweenRow): PersonPlan {
  return {
    plan_handle: toHandle('plan', row.plan_id),
    title: row.title,
    state: planState(row, { now: row.now, waiting: false }),
    role: row.invite_id === null ? 'host' : 'invitee',
    scheduled_at: row.scheduled_at?.toISOString() ?? null,
  }
}

function toPersonInvite({ invite_id, ...row }: BetweenRow): PersonInvite {
  return {
    ...(invite_id === null
      ? { plan_handle: toHandle('plan', row.plan_id) }
      : { invite_handle: toHandle('invite', invite_id) }),
    title: row.title,
    direction: invite_id === null ? 'sent' : 'received',
    rsvp_status: row.rsvp_status,
    invited_at: row.invited_at.toISOString(),
  }
}
