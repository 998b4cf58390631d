import type { AssistantCall, AssistantTurn } from '#generated/types.ts'
import { currentState } from '#server/domain/assistant/state.ts'
import { Failure, isOutage } from '#server/domain/basics/failure.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { before } from '#server/flows/assistant/before.ts'
import { namesOfAccount } from '#server/flows/assistant/names.ts'
import type { TurnCaller } from '#server/surfaces/assistant/caller.ts'
import { makeHands, type RecordedHands } from '#server/surfaces/assistant/hands.ts'
import type { Interpreter, Said, Understood } from '#server/surfaces/assistant/interpreter.ts'
import { type Channel, channelOf, messageIn } from '#server/surfaces/assistant/request.ts'
import { turnOnce } from '#server/surfaces/assistant/turn.ts'

/** What a message is answered with. */
interface MessageOptions {
  readonly interpreter: Interpreter
  readonly kept_days: number
  /** The channel of a page, which no client can name; by default as the body says. */
  readonly channel?: Channel
}

/**
 * What is answered to a message. It never sends anything: the interpreter has hands, and no commit.
 *
 * Errors: `input_invalid`, `idempotency_conflict`, `conversation_busy`. What its calls refuse is part of the answer.
 */
export function answerMessage(
  runtime: Runtime,
  speaker: TurnCaller,
  { interpreter, kept_days, channel: own }: MessageOptions,
  body: Readonly<Record<string, unknown>>,
): Promise<AssistantTurn> {
  const { message, request_key, channel_identity } = messageIn(body)
  const channel = own ?? channelOf(channel_identity)
  const once = {
    ...({ speaker, channel, kind: 'message', interpreter: interpreter.name } as const),
    ...{ request_key, asked: { message }, message, kept_days, limit: interpreter.limit },
  }
  return turnOnce(runtime, once, async (turn) => {
    const hands = makeHands(runtime, speaker, turn)
    const { conversation } = turn
    const now = turn.started_at
    const { timezone, abilities } = speaker.caller
    const ref = { turn_id: turn.turn_id, conversation_id: conversation.conversation_id }
    const said: Said = {
      ...{ message, now, timezone, abilities, language: conversation.language },
      names: () => runtime.database.read(speaker.caller.owner, (db) => namesOfAccount(db, message)),
      state: currentState(conversation.state, now),
      channel: channel.kind,
      before: () => runtime.database.read(speaker.caller.owner, (db) => before(db, ref)),
    }
    const understood = await understandingOf(runtime, speaker, { interpreter, said, hands })
    const calls = hands.spoken(understood.language, timezone)
    return { understood, calls, prepared: hands.prepared }
  })
}

/** What the interpreter makes of it; what breaks is told with what had been done. */
async function understandingOf(
  runtime: Runtime,
  { meta }: TurnCaller,
  {
    interpreter,
    said,
    hands,
  }: { readonly interpreter: Interpreter; readonly said: Said; readonly hands: RecordedHands },
): Promise<Understood> {
  const { state, language } = said
  const say = sentencesIn(language)
  const ended = (
    code: 'turn_limit_reached' | 'turn_interrupted' | 'internal',
    reply: string,
  ): Understood => ({
    ...{ reply, state, language, error: { code, message: reply } },
  })
  try {
    return await interpreter.interpret(said, hands)
  } catch (error) {
    if (error instanceof Failure && error.code === 'turn_interrupted') {
      const changes = hands.calls.filter(isChange).length
      return ended('turn_interrupted', say.interrupted(changes))
    }
    if (error instanceof Failure && error.code === 'turn_limit_reached')
      return ended('turn_limit_reached', say.tooMuchAtOnce)
    const hasWritten = hands.calls.some(({ effect }) => effect !== 'read')
    // Nothing was done, so that the same key may ask again once the database is there.
    if (isOutage(error) && !hasWritten) throw error
    // What was said stands in no log, and the message of an error may quote it: only where it was thrown.
    const { request_id } = meta
    const at = placesOf(error)
    runtime.log.error({ at, request_id, capability: 'assistant.turn' }, 'failed')
    return ended('internal', hasWritten ? say.somethingBrokeAfter : say.somethingBroke)
  }
}

/** Whether a call has changed something. */
function isChange({ effect, status }: AssistantCall): boolean {
  return effect !== 'read' && (status === 'completed' || status === 'accepted')
}

/** Where an error was thrown, without its message. */
function placesOf(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : []
  return lines.filter((line) => /^\s+at /.test(line)).slice(0, 10)
}
