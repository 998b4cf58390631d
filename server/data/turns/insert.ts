import type { Db } from '#server/database/db.ts'

/** A turn that begins. */
export interface NewTurn {
  readonly turn_id: string
  readonly conversation_id: string
  readonly ordinal: number
  readonly kind: 'message' | 'commit'
  readonly request_key: string
  readonly fingerprint: Buffer
  readonly message: string | null
  readonly interpreter: string
  /** Milliseconds from now. */
  readonly lease: number
}

/** Inserts a turn that runs. @returns when it began; null where its key is taken. */
export async function insertTurn(db: Db, turn: NewTurn): Promise<Date | null> {
  const [row] = await db.sql<{ started_at: Date }>`
    insert into turns (owner_id, turn_id, conversation_id, ordinal, kind, request_key, fingerprint, message, interpreter,
      lease_until)
    values (${db.owner}, ${turn.turn_id}, ${turn.conversation_id}, ${turn.ordinal}, ${turn.kind}, ${turn.request_key},
      ${turn.fingerprint}, ${turn.message}, ${turn.interpreter},
      now() + ${turn.lease} * interval '1 millisecond')
    on conflict (owner_id, request_key) do nothing
    returning started_at`
  return row?.started_at ?? null
}
