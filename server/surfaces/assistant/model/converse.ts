import {
  type Before,
  type LanguageModel,
  maxTokens,
  type ModelCall,
  ModelFailure,
  type ModelMessage,
  type ModelStep,
  tokensIn,
} from '#server/domain/assistant/language_model.ts'
import { Failure } from '#server/domain/basics/failure.ts'
import { modelSentences, toModel } from '#server/domain/messages/model.ts'
import type { Said, Understood } from '#server/surfaces/assistant/interpreter.ts'
import { Actions } from '#server/surfaces/assistant/model/actions.ts'
import { messagesFor, systemText } from '#server/surfaces/assistant/model/prompt.ts'
import { spokenText } from '#server/surfaces/assistant/model/withheld.ts'
import type { Hands } from '#server/surfaces/assistant/pair_of_hands.ts'

/** The most steps of a turn, calls of one step, and tokens of one answer. */
const [maxSteps, maxCalls, maxAnswer] = [6, 8, 1_500]

/** Fewer tokens are no answer. */
const minAnswer = 200

/** Calls of tools that do not exist, and arguments that are none, before the model is given up. */
const maxMistakes = 2

/** What a turn has used: counted while it runs. */
export interface Spent {
  steps: number
  input_tokens: number
  output_tokens: number
}

/** A model was given up before it changed anything. */
export class Stopped extends Error {
  readonly fallback: 'cap' | 'timeout' | 'provider'
  readonly what: string

  constructor(fallback: Stopped['fallback'], what: string) {
    super('The model was stopped.')
    this.fallback = fallback
    this.what = what
  }
}

interface Using {
  readonly model: LanguageModel
  readonly signal: AbortSignal
  readonly spent: Spent
}

/** A turn with a model, step by step. Errors: Stopped where nothing was changed, so that the rules may answer. */
export async function converse(
  using: Using,
  said: Said,
  before: Before,
  hands: Hands,
): Promise<Understood> {
  const actions = await Actions.begin(said, hands)
  try {
    return await stepByStep(using, said, before, actions)
  } catch (error) {
    const stopped = stoppedBy(error)
    if (stopped === null) throw error
    if (!actions.hasChanged) throw stopped
    // What was done is told in the service's own words, and why it ended there.
    const { stopped: text } = modelSentences(actions.language)
    return { ...actions.understood(text), usage: { fallback: stopped.fallback } }
  }
}

/** What stops a model; null for a defect. */
function stoppedBy(error: unknown): Stopped | null {
  if (error instanceof Stopped) return error
  if (error instanceof ModelFailure) return new Stopped(error.kind, error.what)
  const isLimit = error instanceof Failure && error.code === 'turn_limit_reached'
  return isLimit ? new Stopped('cap', 'too many calls') : null
}

async function stepByStep(
  using: Using,
  said: Said,
  before: Before,
  actions: Actions,
): Promise<Understood> {
  const messages: ModelMessage[] = messagesFor(said, before, actions.withheld)
  const system = systemText({ ...said, language: actions.language })
  let mistakes = 0
  for (;;) {
    const step = await next(using, { system, messages, actions })
    if (step.calls.length === 0) {
      const text = spokenText(step.text)
      if (text === '') throw new Stopped('provider', 'no words')
      return actions.understood(text, true)
    }
    messages.push({ role: 'assistant', text: step.text, calls: step.calls })
    for (const [at, call] of step.calls.entries()) {
      if (at >= maxCalls) {
        messages.push({ role: 'tool', call_id: call.id, text: toModel.enough })
        continue
      }
      const answer = await answerTo(call, actions)
      if (answer.kind === 'ended') return actions.understood(null)
      if (answer.kind === 'mistake') mistakes += 1
      if (mistakes > maxMistakes) throw new Stopped('provider', 'calls that are none')
      messages.push({ role: 'tool', call_id: call.id, text: answer.text })
    }
  }
}

type Answered =
  | { readonly kind: 'result' | 'mistake'; readonly text: string }
  | { readonly kind: 'ended' }

async function answerTo({ name, input }: ModelCall, actions: Actions): Promise<Answered> {
  if (input === null) return { kind: 'mistake', text: toModel.noInput }
  return actions.call(name, input)
}

/** One step, within what is left of steps and tokens. Errors: Stopped, ModelFailure. */
async function next(
  { model, signal, spent }: Using,
  { system, messages, actions }: { system: string; messages: ModelMessage[]; actions: Actions },
): Promise<ModelStep> {
  if (spent.steps >= maxSteps) throw new Stopped('cap', 'too many steps')
  const tools = actions.tools.shown()
  const estimate = tokensIn(system + JSON.stringify(messages) + JSON.stringify(tools))
  const left = maxTokens - spent.input_tokens - spent.output_tokens - estimate
  if (left < minAnswer) throw new Stopped('cap', 'too many tokens')
  spent.steps += 1
  // It has been sent, whatever comes of it.
  spent.input_tokens += estimate
  const max_tokens = Math.min(left, maxAnswer)
  const step = await model.next({ system, messages, tools, max_tokens, signal })
  // A server that counts nothing is not believed.
  if (step.input_tokens) spent.input_tokens += step.input_tokens - estimate
  spent.output_tokens += step.output_tokens || tokensIn(JSON.stringify([step.text, step.calls]))
  return step
}
