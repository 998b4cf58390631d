import { begun, isDue } from '#server/data/outgoing/attempt.ts'
import { inTurnOf, isWithdrawn } from '#server/data/outgoing/conditions.ts'
import { mayContact } from '#server/data/outgoing/may_contact.ts'
import type { Attempted, ClaimedOutgoing } from '#server/data/outgoing/rows.ts'
import { updateOfAttempt } from '#server/data/outgoing/update.ts'
import type { Database } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'

/**
 * Claims one due message of an account for one attempt; null where none is due. Messages to the same person
 * about the same plan are sent in order. A message whose last attempt has no recorded result is claimed again
 * only where `idempotent` says that the mail server sends a repeated request once, within `remembers` seconds if it
 * forgets. `before` is an earlier attempt, whose result is recorded in the same transaction.
 */
export async function claimOutgoing(
  database: Database,
  owner: string,
  idempotent: boolean,
  before: Attempted | null = null,
  remembers: number | null = null,
): Promise<ClaimedOutgoing | null> {
  return database.write(owner, {
    async work(db) {
      const [, [claimed]] = await Promise.all([
        before && db.run(updateOfAttempt(owner, before)),
        db.run<Omit<ClaimedOutgoing, 'allowed'>>(claimOf(owner, idempotent, remembers)),
      ])
      if (!claimed) return null
      const { recipient_owner } = claimed
      return { ...claimed, allowed: (await mayContact(db, [recipient_owner])).has(recipient_owner) }
    },
  })
}

function claimOf(owner: string, idempotent: boolean, remembers: number | null): Statement {
  return sql`
    with due as (
      select o.outgoing_id, o.state = 'sending' as doubtful
      from outgoing o
      where o.owner_id = ${owner} and ${isDue(idempotent, remembers)} and ${inTurnOf(owner)}
      order by o.due_at
      limit 1
      for no key update skip locked
    )
    update outgoing o
    set ${begun}
    from due
    where o.owner_id = ${owner} and o.outgoing_id = due.outgoing_id
    returning o.outgoing_id, o.kind, o.plan_id, o.person_id, o.recipient_owner, o.content, o.sealed,
      o.attempt, o.created_at, due.doubtful,
      ${isWithdrawn(owner)} as withdrawn,
      (
        select invited.outgoing_id
        from outgoing invited
        where invited.owner_id = ${owner}
          and invited.plan_id = o.plan_id
          and invited.person_id = o.person_id
          and invited.kind = 'plan_invite'
          and invited.created_at < o.created_at
        order by invited.created_at desc
        limit 1
      ) as follows`
}
