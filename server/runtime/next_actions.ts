import { type CapabilityFacts, capabilities, protocol } from '#generated/server/capabilities.ts'
import { isCapability, missingAbility, offers } from '#server/runtime/authorise.ts'
import { isBuilt } from '#server/runtime/built.ts'
import type { Caller, Context } from '#server/runtime/handler.ts'
import { siteOf } from '#server/domain/web/site.ts'

/** A capability that may follow, with what is known of its input. */
export interface NextAction {
  capability: string
  tool: string | null
  reason: string
  input: Record<string, unknown>
  /** Fields that are not known and without which the call would be refused. */
  needs: string[]
  requires_approval: boolean
}

/** A capability to suggest, before it is known whether this caller may call it. */
export interface Suggestion {
  capability: string
  reason?: string
  input?: Record<string, unknown>
  /** Fields that only the user can fill in, beside the required ones. */
  needs?: readonly string[]
}

/** What is known for the next call, by the name of the field it would go into. */
export interface Known {
  /** The handles of the answer. */
  readonly handles: ReadonlyMap<string, unknown>
  /** These, and the input of this call. */
  readonly all: ReadonlyMap<string, unknown>
}

/** Makes what is known of an answer's handles and of this call's input, without the fields in `own`. */
export function knownFrom(
  handles: Iterable<readonly [string, unknown]>,
  input: Readonly<Record<string, unknown>>,
  own: readonly string[],
): Known {
  const answered = new Map(handles)
  const all = new Map<string, unknown>()
  for (const field of Object.keys(input)) if (!own.includes(field)) all.set(field, input[field])
  for (const [field, handle] of answered) all.set(field, handle)
  return { handles: answered, all }
}

/** Nothing is known. */
export const nothingKnown: Known = { handles: new Map(), all: new Map() }

/**
 * The suggestions as next actions, each capability once. What this caller may not call, or may not commit, and what is not
 * built yet, is left out; what is known under a name that a target's input has is filled in.
 */
export function nextActions(
  suggestions: readonly Suggestion[],
  known: Known,
  caller: Suggested,
): NextAction[] {
  const actions: NextAction[] = []
  for (const suggestion of suggestions) {
    if (actions.some(({ capability }) => capability === suggestion.capability)) continue
    const action = nextAction(suggestion, known, caller)
    if (action) actions.push(action)
  }
  return actions
}

/** Who is suggested something, and by which service. */
type Suggested = Caller & Partial<Pick<Context, 'base_url'>>

function nextAction(suggestion: Suggestion, known: Known, caller: Suggested): NextAction | null {
  const { capability, input: given } = suggestion
  if (!isCapability(capability) || !isBuilt(capability)) return null
  const facts = capabilities[capability]
  if (!offers(facts, caller.surface)) return null
  const { abilities, base_url } = caller
  const approvals = facts.only_prepares && base_url !== undefined && siteOf(base_url).on
  if (missingAbility(abilities, facts, approvals) !== null) return null
  const input: Record<string, unknown> = {}
  let filled = given !== undefined
  const values = given === undefined ? known.all : known.handles
  for (const field of values.size > 0 ? facts.fields : []) {
    const value = values.get(field)
    if (value === undefined) continue
    input[field] = value
    filled = true
  }
  if (!filled) return bare(suggestion, facts)
  const taken = withoutHalves(input, facts)
  return actionOf(suggestion, facts, Object.assign(taken, given))
}

/** What is known, without fields that are taken only together with others which are not known. */
function withoutHalves(
  input: Record<string, unknown>,
  { rules }: CapabilityFacts,
): Record<string, unknown> {
  if (rules.length === 0) return input
  const halves = rules.flatMap(({ kind, fields }) =>
    kind === 'together' && !fields.every((field) => Object.hasOwn(input, field)) ? fields : [],
  )
  if (halves.length === 0) return input
  return Object.fromEntries(Object.entries(input).filter(([field]) => !halves.includes(field)))
}

/** Suggestions of the registry of whose input nothing is known: always the same, and most of many answers. */
const bareActions = new WeakMap<Suggestion, NextAction>()
const bareTexts = new WeakMap<NextAction, string>()

function bare(suggestion: Suggestion, facts: CapabilityFacts): NextAction {
  const made = bareActions.get(suggestion)
  if (made) return made
  const action = actionOf(suggestion, facts, {})
  bareActions.set(suggestion, action)
  bareTexts.set(action, JSON.stringify(action))
  return action
}

/** Next actions as JSON. */
export function nextActionsText(actions: readonly NextAction[]): string {
  return `[${actions.map((action) => bareTexts.get(action) ?? JSON.stringify(action)).join(',')}]`
}

function actionOf(
  { reason, needs = [] }: Suggestion,
  facts: CapabilityFacts,
  input: Record<string, unknown>,
): NextAction {
  return {
    capability: facts.id,
    tool: facts.tool,
    reason: reason ?? `${facts.summary}.`,
    input,
    needs: [...new Set([...missingFrom(input, facts), ...needs])],
    // What that ability covers is done only after the user has agreed to it.
    requires_approval: facts.ability === protocol.approval,
  }
}

/** Fields without which a call is refused or asked for them, and that are missing; of several of which one is enough, the first. */
export function missingFrom(
  input: Record<string, unknown>,
  { required, rules, needs }: CapabilityFacts,
): string[] {
  const isMissing = (field: string) => !Object.hasOwn(input, field)
  const alternatives = rules.flatMap(({ kind, fields }) =>
    kind === 'at_least_one_of' ? [fields] : [],
  )
  const enough = [...alternatives, ...needs].flatMap((fields) =>
    fields.every(isMissing) ? fields.slice(0, 1) : [],
  )
  return [...required.filter(isMissing), ...enough]
}
