import { deleteConversation, findSurplusConversation } from '#server/data/conversations/delete.ts'
import { findConversation } from '#server/data/conversations/find.ts'
import { type ConversationKey, lockConversation } from '#server/data/conversations/lock.ts'
import type { ConversationRow } from '#server/data/conversations/rows.ts'
import { updateLease } from '#server/data/conversations/update.ts'
import { findTurn, findTurnOfKey } from '#server/data/turns/find.ts'
import { insertTurn } from '#server/data/turns/insert.ts'
import type { TurnRow } from '#server/data/turns/rows.ts'
import { updateTurnsEmptied } from '#server/data/turns/update.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { type Interrupted, endLostTurn } from '#server/flows/assistant/interrupt.ts'

/** What is to be done once. */
export interface AskedTurn extends ConversationKey {
  /** Of this request: a claim that is tried again finds that it has succeeded. */
  readonly turn_id: string
  readonly kind: 'message' | 'commit'
  readonly request_key: string
  /** SHA-256 of what was asked, of the principal and of the channel. */
  readonly fingerprint: Buffer
  readonly message: string | null
  readonly interpreter: string
  /** Milliseconds that the turn may take, and ten seconds more. */
  readonly lease: number
}

/** A turn that this process carries out. */
export interface ClaimedTurn {
  readonly turn_id: string
  readonly ordinal: number
  readonly started_at: Date
  readonly conversation: ConversationRow
}

export type Claim =
  | { readonly kind: 'mine'; readonly turn: ClaimedTurn }
  /** The key was used before, or another request with it runs. */
  | { readonly kind: 'known'; readonly turn: TurnRow }
  /** The conversation answers something else. */
  | { readonly kind: 'busy' }

/** The id of a turn that is to be claimed. */
export function newTurnId(): string {
  return newId()
}

/** Turns of a conversation whose words are kept. */
const maxTurns = 200

/** Conversations of an account. */
const maxConversations = 500

/**
 * Claims the key of a turn and the lease of its conversation, in one transaction; of several requests with one key, one
 * gets it. A turn of the conversation whose lease ran out is ended first, as `interrupted` says it.
 */
export async function claimTurn(
  db: Db,
  asked: AskedTurn,
  interrupted: Interrupted,
): Promise<Claim> {
  const before = await findTurnOfKey(db, asked.request_key)
  if (before) return known(db, await endedIfLost(db, before, interrupted), asked)
  const { conversation, is_new } = await lockConversation(db, asked)
  // Another request with this key may have been here before the lock, or this one.
  const other = await findTurnOfKey(db, asked.request_key)
  if (other) return known(db, other, asked)
  if (conversation.is_busy) return { kind: 'busy' }
  const { busy_turn } = conversation
  const lost = busy_turn === null ? null : await findTurn(db, busy_turn)
  if (lost?.state === 'running') await endLostTurn(db, lost, interrupted)
  const { turn_id } = asked
  const { conversation_id } = conversation
  const ordinal = conversation.turns + 1
  const started_at = await insertTurn(db, { ...asked, conversation_id, ordinal })
  if (started_at === null) {
    const taken = await findTurnOfKey(db, asked.request_key)
    if (taken) return known(db, taken, asked)
    throw new Error('A taken request key has no turn.')
  }
  await updateLease(db, conversation_id, turn_id, asked.lease)
  if (ordinal > maxTurns) await updateTurnsEmptied(db, conversation_id, ordinal - maxTurns)
  if (is_new) await endSurplus(db)
  return { kind: 'mine', turn: { turn_id, ordinal, started_at, conversation } }
}

/** The turn of a key that is taken: of another request, or of this one, which was not told that it had got it. */
async function known(db: Db, turn: TurnRow, asked: AskedTurn): Promise<Claim> {
  const { turn_id, conversation_id, ordinal, started_at, state, is_lost } = turn
  const isMine = turn_id === asked.turn_id && state === 'running' && !is_lost
  const conversation = isMine ? await findConversation(db, conversation_id) : null
  return conversation === null
    ? { kind: 'known', turn }
    : { kind: 'mine', turn: { turn_id, ordinal, started_at, conversation } }
}

/** The turn of a key; ended now if its lease ran out, so that who repeats it learns what took effect. */
async function endedIfLost(db: Db, turn: TurnRow, interrupted: Interrupted): Promise<TurnRow> {
  if (!turn.is_lost) return turn
  await endLostTurn(db, turn, interrupted)
  return (await findTurn(db, turn.turn_id)) ?? turn
}

/** Ends the conversation that is idle longest where an account has too many. */
async function endSurplus(db: Db): Promise<void> {
  const idle = await findSurplusConversation(db, maxConversations)
  if (idle === null) return
  await updateTurnsEmptied(db, idle)
  await deleteConversation(db, idle)
}
