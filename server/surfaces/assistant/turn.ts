import { createHash } from 'node:crypto'
import type { AssistantTurn } from '#generated/types.ts'
import { boundedState, currentState } from '#server/domain/assistant/state.ts'
import { canonical } from '#server/domain/basics/canonical.ts'
import { Failure, fail } from '#server/domain/basics/failure.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { openTurn, sealTurn } from '#server/domain/calls/stored_answer.ts'
import { keyEmptied } from '#server/domain/messages/assistant.ts'
import {
  type AskedTurn,
  type Claim,
  type ClaimedTurn,
  claimTurn,
  newTurnId,
} from '#server/flows/assistant/claim.ts'
import { turnOfKey, type TurnRow } from '#server/flows/assistant/conversations.ts'
import { finishTurn, releaseTurn } from '#server/flows/assistant/finish.ts'
import type { Interrupted } from '#server/flows/assistant/interrupt.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { answerFor, turnAnswer, type TurnEnd } from '#server/surfaces/assistant/answer.ts'
import type { TurnCaller } from '#server/surfaces/assistant/caller.ts'
import { interruptedAnswer } from '#server/surfaces/assistant/interrupted.ts'
import type { Understood } from '#server/surfaces/assistant/interpreter.ts'
import type { Channel } from '#server/surfaces/assistant/request.ts'
import { throughOutages } from '#server/surfaces/assistant/outages.ts'
import { patiently } from '#server/surfaces/assistant/waiting.ts'

/** Milliseconds that a lease lasts longer than its turn may take. */
const margin = 10_000

/** Milliseconds within which a claim is tried again, and within which an end is, while the database cannot be reached. */
const [claimLimit, endLimit] = [3_000, 5_000]

/** What one request wants to be done once. */
export interface AskedOnce {
  readonly speaker: TurnCaller
  readonly channel: Channel
  readonly kind: 'message' | 'commit'
  readonly interpreter: 'rules' | 'model'
  readonly request_key: string
  /** What it asks for: the same key with something else is a conflict. */
  readonly asked: Readonly<Record<string, unknown>>
  readonly message: string | null
  /** Milliseconds that the work may take. */
  readonly limit: number
  /** Days that a conversation is kept after its last turn. */
  readonly kept_days: number
}

/** What the work of a turn knows of it. */
export interface RunningTurn extends ClaimedTurn {
  /** By when the work must end, of performance.now. */
  readonly until: number
}

/** The work of a turn. A failure that it throws releases the key. */
export type TurnWork = (turn: RunningTurn) => Promise<{
  readonly understood: Understood
  readonly calls: AssistantTurn['calls']
  /** The handles of the actions that were prepared. */
  readonly prepared: readonly string[]
}>

/**
 * Does the work of a turn once for its key: claims it, works without a transaction, and stores the answer before it is sent.
 *
 * Errors: `idempotency_conflict`, `conversation_busy`, and what the work throws.
 */
export async function turnOnce(
  runtime: Runtime,
  once: AskedOnce,
  work: TurnWork,
): Promise<AssistantTurn> {
  const { speaker, channel } = once
  const given = { request_id: speaker.meta.request_id, identity: channel.identity }
  const asked = askedTurn(runtime, once)
  const interrupted = interruptedAnswer(runtime.seal, speaker.caller.owner, once.kept_days)
  const claim = await claimed(runtime, speaker.caller.owner, asked, interrupted)
  if (claim.kind === 'known') {
    const answer = storedAnswer(runtime, speaker.caller.owner, claim.turn, asked.fingerprint)
    return answerFor(answer, { ...given, replayed: true })
  }
  const answer = await carriedOut(runtime, once, claim.turn, work)
  return answerFor(answer, { ...given, replayed: false })
}

type Settled = Exclude<Claim, { kind: 'busy' }>

/** The claim, waited for while the conversation answers something else or another request has the key. */
async function claimed(
  { database }: Runtime,
  owner: string,
  asked: AskedTurn,
  interrupted: Interrupted,
): Promise<Settled> {
  const until = performance.now() + claimLimit
  const tryOnce = () =>
    throughOutages(
      () => database.write<Claim>(owner, { work: (db) => claimTurn(db, asked, interrupted) }),
      until,
    )
  const isSettled = (claim: Claim) => claim.kind === 'mine' || isEnded(claim)
  const first = await tryOnce()
  if (isSettled(first)) return first as Settled
  const settled = await patiently<Settled>(async () => {
    // A look costs less than another claim while the same key is being worked on.
    const running = await database.read(owner, (db) => turnOfKey(db, asked.request_key))
    if (running?.state === 'running' && !running.is_lost) return null
    const claim = await tryOnce()
    return isSettled(claim) ? (claim as Settled) : null
  })
  if (settled === null) throw fail('conversation_busy', { retryAfter: 1 })
  return settled
}

function isEnded(claim: Claim): boolean {
  return claim.kind === 'known' && claim.turn.state === 'finished'
}

function askedTurn(runtime: Runtime, once: AskedOnce): AskedTurn {
  const { speaker, channel, kind, request_key, message, interpreter, limit } = once
  const { owner, token_id } = speaker.caller
  const { identity } = channel
  // The identity may be a telephone number: only what nobody can turn back is stored.
  const hash = identity === null ? null : runtime.seal.sign('assistant channel', owner, identity)
  return {
    ...{ turn_id: newTurnId(), kind, request_key, message, interpreter, lease: limit + margin },
    principal_id: token_id,
    channel_hash: hash === null ? null : Buffer.from(hash, 'base64url'),
    channel_kind: channel.kind,
    fingerprint: createHash('sha256')
      .update(canonical({ kind, asked: once.asked, hash, token_id }))
      .digest(),
  }
}

/** The stored answer of a key that was used before. Errors: `idempotency_conflict`. */
function storedAnswer(
  { seal }: Runtime,
  owner: string,
  turn: TurnRow,
  fingerprint: Buffer,
): AssistantTurn {
  if (!turn.fingerprint.equals(fingerprint)) throw fail('idempotency_conflict')
  const { answer, sealed, turn_id } = turn
  const text = answer === null ? null : openTurn(seal, { owner, turn_id }, { answer, sealed })
  if (text === null) throw fail('idempotency_conflict', { message: keyEmptied })
  return JSON.parse(text)
}

async function carriedOut(
  runtime: Runtime,
  once: AskedOnce,
  turn: ClaimedTurn,
  work: TurnWork,
): Promise<AssistantTurn> {
  const { database, seal, retention } = runtime
  const { caller, meta } = once.speaker
  const { owner } = caller
  const begun = performance.now()
  const { turn_id, conversation } = turn
  const ref = { turn_id, conversation_id: conversation.conversation_id }
  const done = await work({ ...turn, until: begun + once.limit }).catch(async (error: unknown) => {
    const state = withoutEnded(conversation, once, error)
    const release = () => database.write(owner, { work: (db) => releaseTurn(db, ref, state) })
    // Nobody waits for longer: the key is free once the database is back, or with the end of its lease.
    await ending(release).catch(() => void released(release))
    throw error
  })
  const { understood, calls, prepared } = done
  const end: TurnEnd = {
    ...{ ...ref, calls, milliseconds: performance.now() - begun },
    ...{ kind: once.kind, request_key: once.request_key },
    interpreter: understood.interpreter ?? 'rules',
    ...{ ordinal: turn.ordinal, started_at: turn.started_at, channel: once.channel.kind },
    kept_days: once.kept_days,
  }
  const answer = turnAnswer(end, understood)
  const { status, usage } = answer
  const { kind } = once
  const finished = {
    answer: sealTurn(seal, { owner, turn_id }, JSON.stringify(answer), keptUntil()),
    state: boundedState(understood.state),
    language: understood.language,
    prepared: prepared.flatMap((handle) => parseHandle('action', handle) ?? []),
    by: {
      ...{ interpreter: end.interpreter, model: usage.model },
      tokens: usage.input_tokens + usage.output_tokens,
    },
    audit: {
      kind,
      token_id: caller.token_id,
      client: meta.client,
      status,
      request_id: meta.request_id,
    },
  }
  const held = await ending(() =>
    database.write(owner, {
      work: (db) => finishTurn(db, ref, finished),
      last: () => retention.due(owner),
    }),
  )
  retention.committed(owner)
  if (held) return answer
  // Somebody else has ended the turn after its lease, or this process has, and the answer of the database was lost.
  const row = await database.read(owner, (db) => turnOfKey(db, once.request_key))
  if (row?.turn_id !== turn_id) throw fail('conversation_busy', { retryAfter: 1 })
  return storedAnswer(runtime, owner, row, row.fingerprint)
}

/** Ends a turn, also where the database is away for a moment: the lease says whether it is still to be ended. */
function ending<T>(end: () => Promise<T>): Promise<T> {
  return throughOutages(end, performance.now() + endLimit, { isLong: true })
}

/** Releases a turn that could not be released at once, while its lease goes on. */
function released(release: () => Promise<unknown>): Promise<unknown> {
  return throughOutages(release, performance.now() + margin, { isLong: true }).catch(() => null)
}

/** What can never be approved again is not offered again. */
const ended: ReadonlySet<string> = new Set([
  ...['confirmation_expired', 'confirmation_consumed', 'stale_revision', 'stale_checksum'],
])

/** The state without the approval that was refused for good; null where none was. */
function withoutEnded(
  { state }: ClaimedTurn['conversation'],
  { asked }: AskedOnce,
  error: unknown,
): object | null {
  const { approval } = currentState(state, new Date())
  const isThis = approval !== null && approval.action_handle === asked.action_handle
  return isThis && error instanceof Failure && ended.has(error.code)
    ? { ...state, approval: null }
    : null
}

/** The end of the time that the secrets of an answer can be shown again. */
function keptUntil(): Date {
  return new Date(Date.now() + 365 * 86_400_000)
}
