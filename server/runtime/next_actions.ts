import { capabilities } from '#generated/server/capabilities.ts'
import { isCapability } from '#server/runtime/authorise.ts'
import type { Caller } from '#server/runtime/handler.ts'

/** A capability that may follow, with what is known of its input. */
export interface NextAction {
  capability: string
  tool: string | null
  reason: string
  input: Record<string, unknown>
  /** Required fields that are not known. */
  needs: string[]
  requires_approval: boolean
}

interface Suggestion {
  capability: string
  reason?: string
  input?: Record<string, unknown>
}

/** Fields that mean this one call: what another call would want under that name is something else. */
const ofThisCall = new Set(['limit', 'cursor', 'query', 'mode', 'operation', 'name', 'names', 'q', 'action', 'idempotency_key'])

/**
 * The suggestions as next actions. What this caller may not call is left out; `known` fills what a target's
 * input calls by the same name.
 */
export function nextActions(
  suggestions: readonly Suggestion[],
  known: Readonly<Record<string, unknown>>,
  caller: Caller,
): NextAction[] {
  const actions = new Map<string, NextAction>()
  for (const suggestion of suggestions) {
    const action = nextAction(suggestion, known, caller)
    if (action && !actions.has(action.capability)) actions.set(action.capability, action)
  }
  return [...actions.values()]
}

function nextAction(
  { capability, reason, input: given = {} }: Suggestion,
  known: Readonly<Record<string, unknown>>,
  caller: Caller,
): NextAction | null {
  if (!isCapability(capability)) return null
  const facts = capabilities[capability]
  if (!facts.surfaces.includes(caller.surface) || !caller.abilities.includes(facts.ability)) return null
  const input: Record<string, unknown> = {}
  for (const field of facts.fields) {
    if (Object.hasOwn(known, field) && !ofThisCall.has(field)) input[field] = known[field]
  }
  Object.assign(input, given)
  return {
    capability,
    tool: facts.tool,
    reason: reason ?? `${facts.summary}.`,
    input,
    needs: facts.required.filter((field) => !Object.hasOwn(input, field)),
    requires_approval: facts.effect === 'external_send',
  }
}
