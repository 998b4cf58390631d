import type { AssistantSuggestion, CapabilityId } from '#generated/types.ts'
import { frames, words } from '#generated/server/assistant/en.ts'
import { looksLike } from '#generated/server/assistant/looks.ts'
import type { Fits, Frame, Match } from '#generated/server/assistant/match.ts'
import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { withoutGivenLinks } from '#server/domain/assistant/given_links.ts'
import {
  actOf,
  compileSpoken,
  type SpokenWords,
  withoutOpeners,
} from '#server/domain/assistant/message.ts'
import { readMoment, windowFields } from '#server/domain/assistant/times.ts'
import { notUnderstood, notYetDone } from '#server/domain/messages/spoken.ts'
import type { Hands } from '#server/surfaces/assistant/hands.ts'
import type { Interpreter, Said, Understood } from '#server/surfaces/assistant/interpreter.ts'
import { actOut } from '#server/surfaces/assistant/rules/acts.ts'
import { answerQuestion } from '#server/surfaces/assistant/rules/answer.ts'
import type { Outcome } from '#server/surfaces/assistant/rules/carry.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { openShown } from '#server/surfaces/assistant/rules/open.ts'
import { carryOutRequest } from '#server/surfaces/assistant/rules/request.ts'
import { impossible } from '#server/surfaces/assistant/rules/impossible.ts'
import { suggestionsFor } from '#server/surfaces/assistant/rules/suggest.ts'

const spoken = compileSpoken(words as unknown as SpokenWords, frames as unknown as Frame[])

/** Milliseconds that a turn may take. */
const limit = 5_000

/** Parts of a message that are understood by themselves. */
const maxClauses = 3

/** Understands by rules: the same words always mean the same. */
export const rules: Interpreter = { name: 'rules', limit, interpret }

async function interpret(said: Said, hands: Hands): Promise<Understood> {
  const working: Working = { said, spoken, hands, state: said.state }
  const outcomes: Outcome[] = []
  const suggestions: AssistantSuggestion[] = []
  const clauses = clausesOf(said)
  for (const [number, clause] of clauses.entries()) {
    const before = working.state.question
    const done = await understand(working, clause)
    if (done === null) {
      // What was done stays; what was not understood is said.
      suggestions.push(...suggestionsFor(clause, spoken))
      outcomes.push(notUnderstoodNow(suggestions))
      break
    }
    outcomes.push(done)
    const isLast = number === clauses.length - 1
    const asks = working.state.question !== null && working.state.question !== before
    if (asks && !isLast) outcomes.push({ reply: notYetDone })
    if (asks || done.error) break
  }
  return understoodAs(working, outcomes, suggestions)
}

function notUnderstoodNow(suggestions: readonly AssistantSuggestion[]): Outcome {
  const lines = suggestions.map(({ say }) => `– ${say}`)
  return {
    reply: [notUnderstood, ...lines].join('\n'),
    error: { code: 'not_understood', message: notUnderstood },
  }
}

function understoodAs(
  { said, state }: Working,
  outcomes: readonly Outcome[],
  suggestions: readonly AssistantSuggestion[],
): Understood {
  const reply = outcomes.map((one) => one.reply).join('\n')
  const failed = outcomes.find(({ error }) => error)?.error ?? null
  return {
    reply,
    cards: outcomes.findLast(({ cards }) => cards)?.cards ?? [],
    disclosures: outcomes.flatMap(({ disclosures = [] }) => disclosures),
    suggestions,
    data: outcomes.findLast(({ data }) => data)?.data ?? null,
    error: failed,
    is_accepted: outcomes.some(({ is_accepted = false }) => is_accepted),
    state: { ...state, said: withoutGivenLinks(reply) },
    language: said.language,
  }
}

/** What came of one part of a message; null where it was not understood. */
async function understand(working: Working, clause: string): Promise<Outcome | null> {
  const matches = matchesOf(working, clause)
  const { question } = working.state
  if (question !== null) {
    const answered = await answerQuestion(working, question, clause, matches.length > 0)
    if (answered) return answered
    // A yes counts as the very next message only.
    if (question.kind === 'confirm') working.state = { ...working.state, question: null }
  }
  const act = actOf(clause, spoken)
  if (act !== null) return actOut(working, act)
  const opened = await openShown(working, clause)
  if (opened) return opened
  const [best, second] = matches
  const refused = impossible(clause, spoken, best?.score ?? 0)
  if (refused) return refused
  if (best === undefined) return null
  if (isUnclear(best, second)) return null
  // The person speaks of something else: the question ends.
  working.state = { ...working.state, question: null }
  return carryOutRequest(working, requestOf(best, clause))
}

/** Two readings of which neither is better; a write needs a wider margin than a read. */
function isUnclear(best: Match, second: Match | undefined): boolean {
  if (second === undefined || second.frame.capability === best.frame.capability) return false
  return best.score - second.score < 0.02
}

function matchesOf({ said }: Working, clause: string): Match[] {
  const text = withoutOpeners(clause, spoken)
  const known = new Map<string, boolean>()
  let left = 60
  const fits: Fits = (kind, part) => {
    if (!looksLike(kind, part)) return false
    if (kind !== 'moment' && kind !== 'window') return true
    const key = `${kind} ${part}`
    const before = known.get(key)
    if (before !== undefined) return before
    if (left === 0) return false
    left -= 1
    const is =
      kind === 'moment' ? readMoment(part, said, null) !== null : windowFields(part, said) !== null
    known.set(key, is)
    return is
  }
  return spoken.frames.find(text, tokensOf(text, spoken.words.short), fits)
}

function requestOf({ frame, slots }: Match, clause: string): Request {
  const text = withoutOpeners(clause, spoken)
  const filled = Object.entries(slots).map(([slot, { at, end }]) => [slot, text.slice(at, end)])
  return { frame: frame.id, words: Object.fromEntries(filled), values: {}, labels: {} }
}

/** The parts of a message: the whole of it where that is understood, else its sentences, three at most. */
function clausesOf(said: Said): string[] {
  const whole = said.message.trim()
  const working: Working = { said, spoken, hands: none, state: said.state }
  if (said.state.question !== null || matchesOf(working, whole).length > 0) return [whole]
  const parts = whole
    .split(/(?<=[.!?;])\s+|\s*\n+\s*|,?\s+and then\s+|,\s*then\s+/iu)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  return parts.length > 1 && parts.length <= maxClauses ? parts : [whole]
}

/** Nothing is called while it is only compared. */
const none: Hands = {
  call: async () => {
    throw new Error('Nothing is called here.')
  },
  can: (_: CapabilityId) => false,
}
