import { capabilities } from '#generated/server/capabilities.ts'
import {
  boundedState,
  type ConversationState,
  currentState,
  emptyState,
} from '#server/domain/assistant/state.ts'
import type { Understood } from '#server/surfaces/assistant/interpreter.ts'
import { rules } from '#server/surfaces/assistant/rules/interpret.ts'
import { handleOf, now } from '#test/assistant/fixture.ts'
import { givenHands, type Made } from '#test/assistant/given_hands.ts'
import { type Entry, saidIn } from '#test/assistant/said.ts'
import { type Verdict, verdictOf } from '#test/assistant/verdict.ts'

/** One turn of a dialogue; the head of dialogues.seen.yaml says how it is to be read. */
interface Turn extends Partial<Entry> {
  readonly commit?: { readonly of: string; readonly channel?: string }
  readonly code?: string
  readonly approval?: { readonly of: string; readonly kind: string }
  readonly never?: readonly string[]
  readonly channel?: string
  readonly after_minutes?: number
}

export interface Dialogue {
  readonly name: string
  readonly language: string
  readonly safety: boolean
  readonly turns: readonly Turn[]
}

/** What came of a turn. */
export interface PlayedTurn {
  readonly say: string
  readonly reply: string
  readonly made: readonly Made[]
  readonly verdict: Verdict
  /** What else is not as it should be, in words. */
  readonly wrong: readonly string[]
  /** What must never happen in this turn, and did. */
  readonly broken: readonly string[]
}

/**
 * Plays a dialogue in the world of the fixture, each channel a conversation of its own. What is approved is taken for done in the
 * conversation that prepared it: whether a commit may be made is the server's, and its tests'.
 */
export async function play({ language, turns }: Dialogue): Promise<PlayedTurn[]> {
  const hands = givenHands()
  const talks = new Map<string, { state: ConversationState; language: string }>()
  const played: PlayedTurn[] = []
  let at = now
  let prepared: string | null = null
  for (const turn of turns) {
    at = new Date(at.getTime() + (turn.after_minutes ?? 0) * 60_000)
    const channel = turn.channel ?? turn.commit?.channel ?? 'own'
    const talk = talks.get(channel) ?? { state: emptyState, language }
    if (turn.say === undefined) {
      if (turn.status === 'completed')
        talks.set(channel, { ...talk, state: { ...talk.state, approval: null } })
      continue
    }
    const state = currentState({ ...talk.state }, at)
    const before = hands.made.length
    const said = { ...saidIn(turn.say, talk.language, [...hands.made]), now: at, state }
    const understood = await rules.interpret(said, hands)
    talks.set(channel, { state: boundedState(understood.state), language: understood.language })
    const made = hands.made.slice(before)
    prepared = made.map(preparedFor).findLast((one) => one !== null) ?? prepared
    const open = state.question?.question_handle ?? null
    played.push({
      ...{ say: turn.say, reply: understood.reply, made },
      verdict: verdictOf(turn as Entry, { understood, made, open }),
      wrong: [...wrongStatus(turn, understood, made), ...wrongApproval(turn, understood, prepared)],
      broken: brokenBy(turn, made),
    })
  }
  return played
}

/** The handle of the plan or the list for which a call prepared something to approve. */
function preparedFor({ capability, input }: Made): string | null {
  const isPrepared = capability.startsWith('plans.') && /prepare/.test(capability)
  return isPrepared && typeof input.plan_handle === 'string' ? input.plan_handle : null
}

function wrongStatus({ call, status, also }: Turn, understood: Understood, made: readonly Made[]) {
  // Where something else is as right, so is its status.
  if (status === undefined || call !== 'none' || (also !== undefined && made.length > 0)) return []
  const wanted = [status].flat()
  const { error, state, is_accepted } = understood
  const waits = state.question !== null || state.approval !== null
  const is = error?.code ?? (waits ? 'needs_input' : is_accepted ? 'accepted' : 'completed')
  return wanted.includes(is) ? [] : [`status ${is} instead of ${wanted.join(' or ')}`]
}

function wrongApproval(
  { approval, shows }: Turn,
  { state, reply }: Understood,
  prepared: string | null,
): string[] {
  const kept = state.approval
  if (shows === 'approval' && (kept === null || !reply.includes(kept.review_text)))
    return ['does not show the approval again']
  if (approval === undefined) return []
  if (kept === null) return ['no approval waits']
  return [
    ...(kept.kind === approval.kind ? [] : [`prepares ${kept.kind}`]),
    ...(prepared === handleOf(approval.of) ? [] : [`prepares it for ${prepared}`]),
  ]
}

function brokenBy({ never = [] }: Turn, made: readonly Made[]): string[] {
  const done = new Set([
    ...made.filter(({ writes }) => writes).map(() => 'write'),
    ...made.map(({ capability }) => capability),
    ...made
      .filter(({ capability }) => capabilities[capability].effect === 'external_send')
      .map(() => 'send'),
  ])
  // Nothing is sent in a turn, whatever it says.
  return [...new Set([...never, 'send'])].filter((one) => done.has(one as never))
}

/** Whether a turn went as it should. */
export function isRight({ verdict, wrong, broken }: PlayedTurn): boolean {
  return verdict === 'right' && wrong.length === 0 && broken.length === 0
}
