import type { AssistantUsage } from '#generated/types.ts'
import { agreementTo, type LanguageModel } from '#server/domain/assistant/language_model.ts'
import type { Log } from '#server/runtime/log.ts'
import type { Interpreter, Said, Understood } from '#server/surfaces/assistant/interpreter.ts'
import { converse, Stopped, type Spent } from '#server/surfaces/assistant/model/converse.ts'
import { isNoRequest, rules } from '#server/surfaces/assistant/rules/interpret.ts'
import type { Hands } from '#server/surfaces/assistant/pair_of_hands.ts'

/** Milliseconds of the model, and of the turn: the rules may have to answer after it. */
const limits = { model: 30_000, rules: 5_500 }

/** What a model is used with. */
export interface ModelOptions {
  /** Aborted when the process ends. */
  readonly ending: AbortSignal
  readonly log: Log
  /** Milliseconds of the model in a turn; 30,000 by default. */
  readonly limit?: number
}

/**
 * Understands by a model, for those who agreed, and by rules: answers to questions, yes and no, and what waits for approval are always
 * theirs, and so is everything that the model makes nothing of before it has changed anything.
 */
export function understandByModel(model: LanguageModel, options: ModelOptions): Interpreter {
  return {
    name: 'model',
    limit: (options.limit ?? limits.model) + limits.rules,
    interpret: (said, hands) => interpret({ model, ...options }, said, hands),
  }
}

type Using = ModelOptions & { readonly model: LanguageModel }

async function interpret(
  { model, ending, log, limit = limits.model }: Using,
  given: Said,
  hands: Hands,
): Promise<Understood> {
  const { config } = model
  if (isNoRequest(given)) return rules.interpret(given, hands)
  let said = given
  if (said.state.question !== null) {
    const answered = await rules.interpret(said, hands)
    // What is no answer ends the question.
    if (answered.error?.code !== 'not_understood') return answered
    said = { ...said, state: { ...said.state, question: null } }
  }
  const before = await said.before?.()
  if (before?.agreed !== agreementTo(config)) return byRules(said, hands, 'off', null)
  if (before.tokens >= config.day_tokens) return byRules(said, hands, 'cap', null)
  const spent: Spent = { steps: 0, input_tokens: 0, output_tokens: 0 }
  const signal = AbortSignal.any([ending, AbortSignal.timeout(limit)])
  try {
    const understood = await converse({ model, signal, spent }, said, before, hands)
    const usage = { model: config.name, ...spent, ...understood.usage }
    return { ...understood, interpreter: 'model', usage }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    const { fallback, what } = error
    // Neither what was said nor what was answered: the error of a provider may have both.
    log.warn({ model: config.name, fallback, what, capability: 'assistant.turn' }, 'model stopped')
    return byRules(said, hands, fallback, { model: config.name, ...spent })
  }
}

/** The rules' answer, which says why it is theirs. */
async function byRules(
  said: Said,
  hands: Hands,
  fallback: AssistantUsage['fallback'],
  used: Partial<AssistantUsage> | null,
): Promise<Understood> {
  const understood = await rules.interpret(said, hands)
  return { ...understood, interpreter: 'rules', usage: { ...used, fallback } }
}
