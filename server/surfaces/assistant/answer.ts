import { registry } from '#generated/server/capabilities.ts'
import type {
  AssistantCall,
  AssistantConversation,
  AssistantQuestion,
  AssistantSuggestion,
  AssistantTurn,
  AssistantUsage,
} from '#generated/types.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { OpenQuestion } from '#server/domain/assistant/state.ts'
import { nextStep } from '#server/domain/messages/spoken/next_steps.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import { fittedText } from '#server/domain/assistant/short_text.ts'
import type { Understood } from '#server/surfaces/assistant/interpreter.ts'

const contract = `${registry.brand}.assistant-turn.v1`

/** What is known of a turn when it ends. */
export interface TurnEnd {
  readonly turn_id: string
  readonly kind: 'message' | 'commit'
  readonly request_key: string
  readonly ordinal: number
  readonly interpreter: 'rules' | 'model'
  readonly started_at: Date
  readonly conversation_id: string
  readonly channel: 'chat' | 'sms'
  readonly calls: readonly AssistantCall[]
  readonly milliseconds: number
  /** Days that the conversation is kept after this turn. */
  readonly kept_days: number
}

/** The answer to a turn. Identity, request and replay belong to each request: `answerFor` fills them in. */
export function turnAnswer(end: TurnEnd, understood: Understood): AssistantTurn {
  const { state, error = null } = understood
  const question = state.question && questionOf(state.question)
  const { approval } = state
  return {
    contract,
    status: statusOf(end.calls, understood, error !== null),
    turn: {
      turn_handle: toHandle('turn', end.turn_id),
      kind: end.kind,
      request_key: end.request_key,
      ordinal: end.ordinal,
      replayed: false,
      interpreter: end.interpreter,
      language: understood.language,
      started_at: end.started_at.toISOString(),
      finished_at: new Date().toISOString(),
    },
    conversation: conversationOf(end),
    reply: fittedText(understood.reply, end.channel, lastLine(understood)),
    calls: [...end.calls],
    cards: (understood.cards ?? []).slice(0, end.channel === 'sms' ? 5 : 25),
    question,
    approval,
    disclosures: [...(understood.disclosures ?? [])],
    suggestions: suggestionsOf(end, understood),
    data: (understood.data ?? null) as AssistantTurn['data'],
    error: error && { ...error, retryable: error.code === 'internal' },
    usage: usageOf(end, understood.usage),
    request_id: '',
  }
}

/** What can be said instead where nothing was understood, and what people often say next where nothing waits for them. */
function suggestionsOf({ calls }: TurnEnd, understood: Understood): AssistantSuggestion[] {
  const { suggestions = [], error = null, state, language, cards = [] } = understood
  if (suggestions.length > 0) return suggestions.slice(0, 3)
  const last = calls.at(-1)
  const isOver = error === null && state.question === null && state.approval === null
  if (!isOver || last === undefined || !(last.status === 'completed' || last.status === 'accepted'))
    return []
  // There is no first one where nothing was listed.
  if (last.effect === 'read' && cards.length < 2) return []
  const say = nextStep(last.capability, language)
  return say === null ? [] : [{ label: say, say }]
}

/** What a short reply must not lack: the word of the approval that it asks for. */
function lastLine({ reply, state: { approval }, language }: Understood): string {
  if (approval === null || !reply.includes(approval.reply_word)) return ''
  return sentencesIn(language).approveShort(approval.reply_word)
}

/** The answer as this request gets it. */
export function answerFor(
  answer: AssistantTurn,
  {
    request_id,
    identity,
    replayed,
  }: { readonly request_id: string; readonly identity: string | null; readonly replayed: boolean },
): AssistantTurn {
  return {
    ...answer,
    turn: { ...answer.turn, replayed },
    conversation: { ...answer.conversation, channel_identity: identity },
    request_id,
  }
}

/** The worst first: a call that failed, what waits for the person, work that goes on. */
function statusOf(
  calls: readonly AssistantCall[],
  { state, is_accepted = false }: Understood,
  isFailed: boolean,
): AssistantTurn['status'] {
  if (isFailed) return 'failed'
  if (state.question !== null || state.approval !== null) return 'needs_input'
  if (calls.at(-1)?.status === 'needs_input') return 'needs_input'
  return is_accepted ? 'accepted' : 'completed'
}

function conversationOf(end: TurnEnd): AssistantConversation {
  const last = new Date()
  return {
    conversation_handle: toHandle('conversation', end.conversation_id),
    channel: end.channel,
    channel_identity: null,
    turns: end.ordinal,
    expires_at: new Date(last.getTime() + end.kept_days * 86_400_000).toISOString(),
  }
}

/** A question as the person sees it. */
export function questionOf(question: OpenQuestion): AssistantQuestion {
  const { question_handle, kind, slot, text, options, expires_at, capability, input } = question
  return {
    ...{ question_handle, kind, slot, text, expires_at },
    options: options.map(({ ordinal, label, detail, handle }) => ({
      ordinal,
      label,
      detail,
      handle,
    })),
    proposes: kind === 'confirm' ? { capability, input: { ...input } } : null,
  }
}

function usageOf(end: TurnEnd, usage: Partial<AssistantUsage> = {}): AssistantUsage {
  return {
    ...{ model: null, steps: end.calls.length, input_tokens: 0, output_tokens: 0, fallback: null },
    ms: Math.round(end.milliseconds),
    ...usage,
  }
}
