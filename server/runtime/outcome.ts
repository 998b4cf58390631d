import { changeIgnored } from '#server/domain/messages/input.ts'
import { inventoryAttribution } from '#server/domain/messages/inventory.ts'
import { answers } from '#generated/server/answers.ts'
import { type CapabilityFacts, protocol, registry } from '#generated/server/capabilities.ts'
import { type ErrorCode, errors } from '#generated/server/errors.ts'
import type { Collection } from '#server/domain/calls/collection.ts'
import type { Failure } from '#server/domain/basics/failure.ts'
import type { Context, Effect, Result, Presentation } from '#server/runtime/handler.ts'
import { followers, isPrepared } from '#server/runtime/followers.ts'
import { ignoredFields, isChangeIgnored } from '#server/runtime/ignored.ts'
import {
  knownFrom,
  type NextAction,
  nextActions,
  nextActionsText,
  nothingKnown,
} from '#server/runtime/next_actions.ts'
import { explainFailure, type OutcomeError } from '#server/runtime/outcome_error.ts'
import { handlesIn, type Resource, resourcesOf } from '#server/runtime/resources.ts'

export interface Disclosure {
  name: string
  text: string
}

export type Facts = Record<string, string | number | boolean | null>

export interface Outcome {
  kind: string
  facts: Facts
  resources: Resource[]
  collection?: Collection
  disclosures: Disclosure[]
  confirmation?: {
    required: true
    action_handle: string
    expires_at: string
    approve_with: string
    approve_at?: string
  }
  next_actions: NextAction[]
  fallback_text: string
}

/** The envelope (HTTP 200) as it is remembered: without what differs between an answer and its replay. */
export interface Envelope {
  contract: string
  status: 'completed' | 'unchanged' | 'accepted' | 'needs_input' | 'failed'
  outcome: Outcome
  data: unknown
  error: OutcomeError | null
  errors: OutcomeError[]
  effects: Effect[]
  next_actions: NextAction[]
  execution_id?: string
  capability: { name: string; version: string }
}

/** The call that an answer belongs to. */
export interface Invocation {
  readonly facts: CapabilityFacts
  readonly context: Omit<Context, 'db'>
  readonly input: Record<string, unknown>
  /** Fields that were sent and are ignored here. */
  readonly ignored: readonly string[]
}

/** The envelope of a handler's result. What the handler leaves out follows from the registry and the data. */
export function envelopeOf(invocation: Invocation, result: Result<unknown>): Envelope {
  const { status, data, presentation } = result
  const { facts, context, input } = invocation
  const explained = 'failure' in result ? explainFailure(result.failure) : null
  const answer = answers[facts.id]
  const resources = resourcesOf(data, answer, presentation.label)
  const { execution_id } = context
  const known = knownFrom(
    [
      ...handlesIn(data, answer),
      ...(execution_id === null ? [] : [['execution_id', execution_id] as const]),
    ],
    input,
    answer.own,
  )
  const observe = status === 'accepted' && facts.status_capability
  const watch = observe ? [{ capability: observe, reason: 'Tells when the work has ended.' }] : []
  const follow = followers(facts, data, answer, presentation.enabled)
  const suggested =
    observe || presentation.next ? [...watch, ...(presentation.next ?? []), ...follow] : follow
  // What a failure suggests is complete: nothing of what this call was sent belongs into it.
  const first = explained ? nextActions(explained.suggestions, nothingKnown, context) : []
  const isFirst = (capability: string) => first.some((action) => action.capability === capability)
  const next_actions = [
    ...first,
    ...nextActions(suggested, known, context).filter(({ capability }) => !isFirst(capability)),
  ]
  const confirmation = presentation.confirmation
  return {
    contract: registry.contract,
    status,
    outcome: {
      kind: facts.kind,
      facts: {
        ...(explained && { code: explained.error.code }),
        ...scalars(data),
        ...presentation.facts,
      },
      resources,
      ...(presentation.collection && { collection: presentation.collection }),
      disclosures: [
        ...ignoredFields(facts, invocation.ignored),
        ...disclosuresOf(facts, data, presentation).map(disclosure),
      ],
      ...(confirmation &&
        protocol.commit !== null && {
          confirmation: { required: true, ...confirmation, approve_with: protocol.commit },
        }),
      next_actions,
      fallback_text: textOf(invocation, status, presentation.text ?? explained?.error.message),
    },
    data,
    error: explained?.error ?? null,
    errors: explained ? [explained.error] : [],
    effects: effectsOf(invocation, status, presentation, resources),
    next_actions,
    ...identity(invocation),
  }
}

/** The envelope of a failure that answers inside a 200. */
export function failureEnvelope(invocation: Invocation, failure: Failure): Envelope {
  const { facts, context } = invocation
  const { error, suggestions } = explainFailure(failure)
  const next_actions = nextActions(suggestions, nothingKnown, context)
  return {
    contract: registry.contract,
    status: endOf(error.code, facts),
    outcome: {
      kind: facts.kind,
      facts: { code: error.code },
      resources: [],
      // What limits a read limits its failures too, unless it was not clear what to read.
      disclosures: [
        ...ignoredFields(facts, invocation.ignored),
        ...(facts.effect === 'read' && !errors[error.code].unread
          ? facts.disclosures.map(disclosure)
          : []),
      ],
      next_actions,
      fallback_text: error.message,
    },
    data: null,
    error,
    errors: [error],
    effects: [],
    next_actions,
    ...identity(invocation),
  }
}

/** The status a failure ends with: its code's, or the other one where the capability has only that. */
function endOf(code: ErrorCode, { statuses }: CapabilityFacts): 'needs_input' | 'failed' {
  const own = errors[code].status === 'needs_input' ? 'needs_input' : 'failed'
  const other = own === 'failed' ? 'needs_input' : 'failed'
  return !statuses.includes(own) && statuses.includes(other) ? other : own
}

/** What is disclosed: what has to be, and what the handler says, in its own words where both have a name. */
function disclosuresOf(
  facts: CapabilityFacts,
  data: unknown,
  { disclosures: said = [] }: Presentation,
): (string | Disclosure)[] {
  const names = new Set(said.map((one) => (typeof one === 'string' ? one : one.name)))
  const own = [...required(facts, data).filter((name) => !names.has(name)), ...said]
  return mayAttribute(facts) ? [...own, ...inventoryAttribution(attributionsIn(data))] : own
}

/** Whether the registry says that answers of a capability may show what a licence covers; only these are walked for it. */
export function mayAttribute({ disclosures, may_disclose }: CapabilityFacts): boolean {
  return may_disclose.includes(attribution) || disclosures.includes(attribution)
}

const attribution = 'inventory.attribution'

/** What the licences of the places in an answer want to be shown. */
export function attributionsIn(data: unknown): string[] {
  const found: string[] = []
  addAttributions(data, found)
  return found
}

/** Each answer is walked whole, so nothing is made on the way: a list of the fields of each part costs most of it. */
function addAttributions(part: unknown, found: string[]): void {
  if (Array.isArray(part)) {
    for (const one of part) addAttributions(one, found)
  } else if (isFields(part)) {
    for (const name in part) {
      const value = part[name]
      if (name === 'attribution' && typeof value === 'string') found.push(value)
      else addAttributions(value, found)
    }
  }
}

function isFields(part: unknown): part is Readonly<Record<string, unknown>> {
  return part !== null && typeof part === 'object'
}

/** What has to be disclosed: of a prepared action only where one was prepared. */
function required({ disclosures }: CapabilityFacts, data: unknown): readonly string[] {
  return isPrepared(data)
    ? disclosures
    : disclosures.filter((name) => name !== 'confirmation.action_prepared')
}

/** All fields of an object but some, those that may be missing as well. */
type Others<Whole, Named extends keyof Whole> = Record<Exclude<keyof Whole, Named>, unknown>

/** The envelope as JSON, with its next actions written once: they stand in it twice. `more` are other members behind them. */
export function envelopeText(envelope: Envelope, more = ''): string {
  const { contract, status, outcome, data, error, errors, effects, execution_id, capability } =
    envelope
  const { kind, facts, resources, collection, disclosures, confirmation, fallback_text } = outcome
  const next = nextActionsText(envelope.next_actions)
  // Named one by one, and all of them: to copy the others of an object costs as much as to write them. JSON leaves out what is
  // undefined.
  const said = {
    kind,
    facts,
    resources,
    collection,
    disclosures,
    confirmation,
    fallback_text,
  } satisfies Others<Outcome, 'next_actions'>
  const head = JSON.stringify({ contract, status, outcome: said }).slice(0, -2)
  const rest = { data, error, errors, effects, execution_id, capability } satisfies Others<
    Envelope,
    'contract' | 'status' | 'outcome' | 'next_actions'
  >
  const tail = JSON.stringify(rest)
  return `${head},"next_actions":${next}},${tail.slice(1, -1)},"next_actions":${next}${more}}`
}

function identity({ facts, context }: Invocation) {
  return {
    ...(context.execution_id !== null && { execution_id: context.execution_id }),
    capability: { name: facts.id, version: context.version },
  }
}

function effectsOf(
  { facts, context }: Invocation,
  status: string,
  presentation: Presentation,
  [resource]: readonly Resource[],
): Effect[] {
  if (presentation.effects) return presentation.effects
  if (facts.effect === 'read' || status !== 'completed' || context.execution_id === null) return []
  const about = resource
    ? { kind: resource.kind, handle: resource.handle }
    : { kind: 'execution', handle: context.execution_id }
  return [{ type: facts.kind, state: 'confirmed', resource: about, at: new Date().toISOString() }]
}

function scalars(data: unknown): Facts {
  const facts: Facts = {}
  if (data === null || typeof data !== 'object') return facts
  for (const [name, value] of Object.entries(data)) {
    if (value === null || typeof value !== 'object') facts[name] = value
  }
  return facts
}

function disclosure(said: string | Disclosure): Disclosure {
  if (typeof said !== 'string') return said
  const texts: Readonly<Record<string, string>> = registry.disclosures
  return { name: said, text: texts[said] ?? said }
}

/** What a call did, in a sentence: the handler's, unless everything that was to change was sent in fields that mean nothing. */
function textOf({ facts, input, ignored }: Invocation, status: string, said?: string): string {
  if (status === 'unchanged' && isChangeIgnored(facts, input, ignored)) return changeIgnored
  return said ?? spoken(facts, status)
}

function spoken(facts: CapabilityFacts, status: string): string {
  if (status === 'unchanged') return `${facts.summary}: nothing to change, it is already like that.`
  if (status === 'accepted') return `${facts.summary}: started.`
  return `${facts.summary}: done.`
}
