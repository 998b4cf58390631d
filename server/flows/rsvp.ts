import type { Db } from '#server/database/db.ts'
import { type InviteRow, inviteColumns } from '#server/data/invites/rows.ts'
import { listPlans, type PlanRow } from '#server/data/plans/rows.ts'
import { queueReplication } from '#server/data/replication_queue/insert.ts'
import { fail } from '#server/domain/failure.ts'
import { isFull, takesAnswers, tips } from '#server/domain/rsvp.ts'

/** An answer to one invite. */
export interface RsvpAnswer {
  /** The invite's id with the host. */
  invite_id: string
  rsvp_status: 'accepted' | 'declined'
  /** The account that answers by its own card; left out where a link is the proof. */
  guest?: string
  /** The plan's revision the guest answers to, where they say so. */
  expected_revision?: number | undefined
  /** The caller also writes the guest's own card, so the relay need not. */
  writes_card?: boolean
}

/** What became of it. */
export interface Answered {
  /** Whether it was an answer at all, or the one that stood already. */
  changed: boolean
  previous: 'pending' | 'accepted' | 'declined'
  changed_at: Date
  /** Both as they are with the answer. */
  plan: PlanRow
  invite: InviteRow
}

/**
 * Answers an invite of this account's plan: `db` is the host's, whoever answers. The plan is held until the
 * transaction ends, so that its room is counted by one at a time; the host counts. Everything is judged by
 * the plan as it is now, never by a copy. The plan's mark for the relay stands last in it.
 *
 * Errors: `reference_not_found`; `invite_removed`; `stale_revision` with the current one; `rsvp_closed`
 * from the deadline, the start or the cancellation on; `plan_full`.
 */
export async function answerInvite(db: Db, answer: RsvpAnswer): Promise<Answered> {
  const { invite_id, rsvp_status, expected_revision } = answer
  const held = await holdInvite(db, invite_id)
  if (!held) throw fail('reference_not_found', { pointer: '/invite_handle' })
  const { plan, invite } = held
  const previous = invite.rsvp_status
  // Who was taken off and given a link by hand since answers by that link; an old card is none of it.
  const isTheirs = answer.guest === undefined || answer.guest === invite.peer_owner
  if (previous === 'removed' || plan.state === 'deleted' || !isTheirs) throw fail('invite_removed')
  if (expected_revision !== undefined && expected_revision !== plan.revision) {
    throw fail('stale_revision', {
      pointer: '/expected_revision',
      current: { revision: plan.revision },
    })
  }
  const stands = previous === rsvp_status && !invite.needs_reconfirm
  if (stands && plan.state !== 'canceled') {
    const changed_at = invite.answered_at ?? invite.invited_at
    return { changed: false, previous, changed_at, plan, invite }
  }
  if (!takesAnswers({ ...plan, plan_state: plan.state }, plan.now)) {
    throw fail('rsvp_closed', { pointer: '/rsvp_status' })
  }
  const comes = rsvp_status === 'accepted' && previous !== 'accepted'
  if (comes && isFull(plan.capacity_max, plan.accepted)) {
    throw fail('plan_full', { pointer: '/rsvp_status' })
  }
  const counted = { ...plan, [previous]: plan[previous] - 1 }
  counted[rsvp_status] += 1
  const changed_at = await write(db, counted, answer)
  const tipped_at =
    plan.tipped_at ?? (tips(plan.capacity_min, counted.accepted) ? changed_at : null)
  return {
    changed: true,
    previous,
    changed_at,
    plan: { ...counted, version: plan.version + 1, tipped_at },
    invite: { ...invite, rsvp_status, needs_reconfirm: false, answered_at: changed_at },
  }
}

/** The invite and its plan, both as they are once nobody else changes them. */
async function holdInvite(
  db: Db,
  invite_id: string,
): Promise<{ plan: PlanRow; invite: InviteRow } | null> {
  const [invited] = await db.sql<{ plan_id: string }>`
    select plan_id
    from invites
    where owner_id = ${db.owner} and invite_id = ${invite_id}`
  if (!invited) return null
  // Each statement sees what was committed before it begins, so the others read what the first waited for.
  const [, [plan], [invite]] = await Promise.all([
    db.sql`
      select from plans
      where owner_id = ${db.owner} and plan_id = ${invited.plan_id}
      for no key update`,
    listPlans(db, [invited.plan_id]),
    db.sql<InviteRow>`
      select ${inviteColumns}
      from invites v
      where v.owner_id = ${db.owner} and v.invite_id = ${invite_id}`,
  ])
  return plan && invite ? { plan, invite } : null
}

async function write(
  db: Db,
  { plan_id, version, capacity_min, accepted }: PlanRow,
  { invite_id, rsvp_status, writes_card = false }: RsvpAnswer,
): Promise<Date> {
  const next = version + 1
  const [[answered]] = await Promise.all([
    db.sql<{ answered_at: Date }>`
      update invites
      set rsvp_status = ${rsvp_status}, needs_reconfirm = false, answered_at = clock_timestamp(),
        carried_version = case when ${writes_card}::boolean then ${next} else carried_version end
      where owner_id = ${db.owner} and invite_id = ${invite_id}
      returning answered_at`,
    db.sql`
      update plans
      set version = ${next},
        tipped_at = coalesce(tipped_at, case when ${tips(capacity_min, accepted)}::boolean
          then clock_timestamp() end)
      where owner_id = ${db.owner} and plan_id = ${plan_id}`,
    queueReplication(db, 'plan', plan_id, next),
  ])
  if (!answered) throw new Error('The invite that is held must be there.')
  return answered.answered_at
}
