import type { Database } from '#server/database/db.ts'
import type { ClaimedOutgoing, OutgoingResult } from '#server/data/outgoing/rows.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import type { MailKind } from '#server/domain/mail/content.ts'

/** Seconds somebody has for a message they claimed; whoever sends must be done well before. */
export const claimSeconds = 60

/** Of an attempt: which message it was for, and what came of it. */
export interface Attempted {
  outgoing: Pick<ClaimedOutgoing, 'outgoing_id' | 'attempt'>
  result: OutgoingResult
}

/**
 * Takes a message of an account that is due, for one attempt; null where none is. A message waits for the
 * ones before it to the same person about the same plan, so that none overtakes another. One whose last
 * attempt was never recorded is taken again where `idempotent` says that asking twice sends once. What came
 * of the attempt before can be recorded on the way.
 */
export async function claimOutgoing(
  database: Database,
  owner: string,
  idempotent: boolean,
  before: Attempted | null = null,
): Promise<ClaimedOutgoing | null> {
  const [claimed] = await database.write(owner, {
    async work(db) {
      const [, rows] = await Promise.all([
        before && db.run(finishing(owner, before)),
        db.run<ClaimedOutgoing>(claiming(owner, idempotent)),
      ])
      return rows
    },
  })
  return claimed ?? null
}

function claiming(owner: string, idempotent: boolean): Statement {
  return sql`
    with due as (
      select o.outgoing_id, o.state = 'sending' as doubtful
      from outgoing o
      where o.owner_id = ${owner}
        and (
          (o.state = 'queued' and o.due_at <= clock_timestamp())
          or (${idempotent} and o.state = 'sending' and o.lease_until <= clock_timestamp())
        )
        and ${inTurn(owner)}
      order by o.due_at
      limit 1
      for no key update skip locked
    )
    update outgoing o
    set state = 'sending', attempt = o.attempt + 1,
      lease_until = clock_timestamp() + make_interval(secs => ${claimSeconds})
    from due
    where o.owner_id = ${owner} and o.outgoing_id = due.outgoing_id
    returning o.outgoing_id, o.kind, o.plan_id, o.person_id, o.recipient_owner, o.content, o.sealed,
      o.attempt, o.created_at, due.doubtful,
      exists (select from may_contact(array[o.recipient_owner])) as allowed,
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

/**
 * Records what came of an attempt; false when it is not the last one any more. What is known late still
 * counts: an attempt that was given up as unconfirmed has this result after all.
 */
export async function finishOutgoing(
  database: Database,
  owner: string,
  attempted: Attempted,
): Promise<boolean> {
  const rows = await database.write(owner, { work: (db) => db.run(finishing(owner, attempted)) })
  return rows.length > 0
}

function finishing(owner: string, { outgoing, result }: Attempted): Statement {
  const after = 'after' in result ? result.after : null
  return sql`
    update outgoing
    set state = ${result.state},
      due_at = coalesce(clock_timestamp() + make_interval(secs => ${after}::float8 / 1000), due_at),
      lease_until = clock_timestamp() + make_interval(secs => ${after}::float8 / 1000),
      finished_at = case when ${after}::float8 is null then clock_timestamp() end
    where owner_id = ${owner} and outgoing_id = ${outgoing.outgoing_id}
      and attempt = ${outgoing.attempt} and state in ('sending', 'unconfirmed')
    returning 1`
}

/**
 * Gives up what was claimed so many times or more and never recorded: whether those messages got there
 * nobody can know, so they are shown as unconfirmed and never sent again. Their kinds.
 */
export async function abandonOutgoing(
  database: Database,
  owner: string,
  attempts: number,
): Promise<MailKind[]> {
  const rows = await database.write(owner, {
    work: (db) => db.sql<{ kind: MailKind }>`
      update outgoing
      set state = 'unconfirmed', lease_until = null, finished_at = clock_timestamp()
      where owner_id = ${owner} and state = 'sending' and lease_until <= clock_timestamp()
        and attempt >= ${attempts}
      returning kind`,
  })
  return rows.map(({ kind }) => kind)
}

/** When the next message of an account has to be looked at; null when none waits. */
export async function nextOutgoing(database: Database, owner: string): Promise<Date | null> {
  const [row] = await database.read(
    owner,
    (db) => db.sql<{ next: Date | null }>`
      select min(case o.state when 'queued' then o.due_at else o.lease_until end) as next
      from outgoing o
      where o.owner_id = ${owner} and o.state in ('queued', 'sending') and ${inTurn(owner)}`,
  )
  return row?.next ?? null
}

/** To whom mail for an account goes; null where the account is not there any more. */
export async function recipientOf(
  database: Database,
  owner: string,
): Promise<{ name: string; address: string } | null> {
  const [row] = await database.read(
    owner,
    (db) => db.sql<{ name: string; address: string }>`
      select display_name as name, email as address
      from accounts
      where owner_id = ${owner}`,
  )
  return row ?? null
}

/** Whether no message before `o` to the same person about the same plan still waits. */
function inTurn(owner: string): Statement {
  return sql`not exists (
    select from outgoing before
    where before.owner_id = ${owner}
      and before.state in ('queued', 'sending')
      and before.plan_id = o.plan_id
      and before.person_id = o.person_id
      and before.created_at < o.created_at
  )`
}
