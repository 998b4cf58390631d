import { type TurnRow, turnColumns } from '#server/data/turns/rows.ts'
import type { Db } from '#server/database/db.ts'

/** The turn of a key; null where the key is free. */
export async function findTurnOfKey(db: Db, request_key: string): Promise<TurnRow | null> {
  const [row] = await db.sql<TurnRow>`
    select ${turnColumns}
    from turns
    where owner_id = ${db.owner} and request_key = ${request_key}`
  return row ?? null
}

/** A turn of this account; null where there is none. */
export async function findTurn(db: Db, turn_id: string): Promise<TurnRow | null> {
  const [row] = await db.sql<TurnRow>`
    select ${turnColumns}
    from turns
    where owner_id = ${db.owner} and turn_id = ${turn_id}`
  return row ?? null
}

/** The turns of a conversation that were not emptied, in their order. */
export async function listTurns(db: Db, conversation_id: string): Promise<TurnRow[]> {
  return db.sql<TurnRow>`
    select ${turnColumns}
    from turns
    where owner_id = ${db.owner} and conversation_id = ${conversation_id}
      and (message is not null or answer is not null or state = 'running')
    order by ordinal`
}

/** A write that took effect: its capability, its status, its execution, and its answer as it is stored; null once it was emptied. */
export interface EffectRow {
  capability: string
  status: string
  execution_id: string
  answer: string | null
  sealed: string | null
}

/** What the writes with these keys came to, of those that took effect. */
export async function listEffects(db: Db, keys: readonly string[]): Promise<EffectRow[]> {
  return db.sql<EffectRow>`
    select e.capability, e.status, e.execution_id, e.answer, e.sealed
    from idempotency_keys k
    join executions e on e.owner_id = k.owner_id and e.execution_id = k.execution_id
    where k.owner_id = ${db.owner} and k.key = any(${keys})
    order by e.created_at`
}

/** Whether a conversation has, or had, a turn. */
export async function hasTurns(db: Db, conversation_id: string): Promise<boolean> {
  const rows = await db.sql`
    select 1
    from turns
    where owner_id = ${db.owner} and conversation_id = ${conversation_id}
    limit 1`
  return rows.length > 0
}

/** The last turns of a conversation that were answered and not emptied, in their order. */
export async function listLastTurns(
  db: Db,
  conversation_id: string,
  limit: number,
): Promise<{ message: string; answer: string }[]> {
  const rows = await db.sql<{ message: string; answer: string }>`
    select message, answer
    from turns
    where owner_id = ${db.owner} and conversation_id = ${conversation_id}
      and message is not null and answer is not null and state = 'finished'
    order by ordinal desc
    limit ${limit}`
  return rows.reverse()
}

/**
 * The tokens that models were used for in the last day, but for the turn `running`, if one is: those of a turn that has not said how many, since it
 * runs or was interrupted, count as `each`.
 */
export async function countTokens(db: Db, running: string | null, each: number): Promise<number> {
  const [row] = await db.sql<{ tokens: string | null }>`
    select sum(coalesce(tokens, ${each}::integer)) as tokens
    from turns
    where owner_id = ${db.owner} and turn_id is distinct from ${running}::uuid
      and started_at > now() - interval '1 day'
      and (tokens > 0 or (tokens is null and interpreter = 'model'))`
  return Number(row?.tokens ?? 0)
}
