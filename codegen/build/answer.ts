import { createHash } from 'node:crypto'
import type { Capability, ErrorCode, Service } from '#codegen/model.ts'

type Value = { readonly [field: string]: unknown }

/** What an example says of its answer; the rest of the envelope follows from the registry. */
export interface Told {
  readonly status: string
  readonly data: Value | null
  readonly text: string | null
  readonly facts: Value
  readonly error: Value | null
  readonly effects: readonly unknown[] | null
  readonly disclosures: readonly string[]
  readonly collection: Value
}

export interface Surroundings {
  readonly service: Service
  readonly errors: ReadonlyMap<string, ErrorCode>
  readonly capabilities: ReadonlyMap<string, Capability>
}

/** A moment for the parts of an answer that no example gives. */
const moment = '2026-11-21T17:42:10Z'
const later = '2026-11-21T18:12:10Z'

/** Completes an example's answer to the whole envelope, deterministically. */
export function answerOf(
  capability: Capability,
  index: number,
  input: Value,
  told: Told,
  around: Surroundings,
): Value {
  const { status, data } = told
  const done = status === 'completed' || status === 'unchanged' || status === 'accepted'
  const identity = (what: string) => madeUpId(`${capability.id} ${index} ${what}`)
  const resources = data ? resourcesOf(data) : []
  const next_actions = nextActions(capability, input, data, around)
  const error = told.error && completeError(told.error, around.errors)
  const prepared = data && isObject(data.prepared) ? data.prepared : null
  const outcome = {
    kind: capability.kind,
    facts: { ...scalars(data ?? {}), ...told.facts },
    resources,
    ...(done &&
      isPaged(capability) && {
        collection: {
          has_more: false,
          next_cursor: null,
          snapshot_handle: `sn_${identity('snapshot')}`,
          returned: Array.isArray(data?.items) ? data.items.length : 0,
          expires_at: later,
          ...told.collection,
        },
      }),
    disclosures: done ? disclosuresOf(capability, told, prepared !== null, around.service) : [],
    ...(prepared && {
      confirmation: {
        required: true,
        action_handle: prepared.action_handle,
        expires_at: prepared.expires_at,
        approve_with: 'actions.commit',
      },
    }),
    next_actions,
    fallback_text: told.text ?? error?.message ?? `${capability.summary}.`,
  }
  return {
    contract: around.service.contract,
    status,
    outcome,
    data,
    error,
    errors: error ? [error] : [],
    effects: told.effects ?? assumedEffects(capability, status, resources, identity('execution')),
    next_actions,
    ...(capability.receipt && { execution_id: identity('execution') }),
    request_id: identity('request'),
    capability: { name: capability.id, version: capability.version },
  }
}

/** A read whose answer has pages: its input takes a cursor. */
function isPaged(capability: Capability): boolean {
  return (
    capability.effect === 'read' && capability.input.fields.some((field) => field.name === 'cursor')
  )
}

/** Which field names a resource, and which one says what it is called. */
const handles = [
  ['list', 'ideas_list_handle', ['name']],
  ['invite', 'invite_handle', ['title']],
  ['plan', 'plan_handle', ['title']],
  ['person', 'person_handle', ['display_name']],
  ['idea', 'idea_handle', ['title']],
  ['place', 'place_handle', ['name']],
  ['event', 'event_handle', ['title']],
  ['execution', 'execution_id', ['capability']],
  ['action', 'action_handle', ['summary']],
] as const

function resourcesOf(data: Value): Value[] {
  const single = Object.entries(data)
    .filter(([name]) => name !== 'items')
    .map(([, value]) => value)
  const items = Array.isArray(data.items) ? (data.items as unknown[]) : []
  return [...single, ...items].flatMap((value) => (isObject(value) ? resourceOf(value) : []))
}

function resourceOf(value: Value): Value[] {
  const known = handles.find(([, field]) => typeof value[field] === 'string')
  if (!known) return []
  const [kind, field, labels] = known
  const within = isObject(value.plan) ? value.plan : {}
  const label = labels
    .map((name) => value[name] ?? within[name])
    .find((text) => typeof text === 'string')
  return [{ kind, handle: value[field], label: label ?? value[field] }]
}

function scalars(data: Value): Value {
  return Object.fromEntries(
    Object.entries(data).filter(([, value]) => !isObject(value) && !Array.isArray(value)),
  )
}

function nextActions(
  capability: Capability,
  input: Value,
  data: Value | null,
  around: Surroundings,
): Value[] {
  const nouns = Object.values(data ?? {}).filter(isObject)
  const known: Value = Object.assign({}, input, ...nouns.map(handlesIn), handlesIn(data ?? {}))
  return capability.next.flatMap((action) => {
    const target = around.capabilities.get(action.capability)
    if (!target) return []
    const fields = target.input.fields
    return [
      {
        capability: target.id,
        tool: target.tool,
        reason: action.reason,
        input: Object.fromEntries(
          fields
            .filter(({ name }) => known[name] !== undefined)
            .map(({ name }) => [name, known[name]]),
        ),
        needs: fields
          .filter(({ name, required }) => required && known[name] === undefined)
          .map(({ name }) => name),
        requires_approval: target.effect === 'external_send',
      },
    ]
  })
}

function handlesIn(value: Value): Value {
  return Object.fromEntries(
    Object.entries(value).filter(
      ([name, inner]) => typeof inner === 'string' && /_(handle|id)$/.test(name),
    ),
  )
}

function disclosuresOf(
  capability: Capability,
  told: Told,
  prepared: boolean,
  service: Service,
): Value[] {
  const names = [...new Set([...capability.disclosures, ...told.disclosures])]
  return names
    .filter((name) => name !== 'confirmation.action_prepared' || prepared)
    .map((name) => ({
      name,
      text: service.disclosures.find((one) => one.name === name)?.text ?? '',
    }))
}

function completeError(error: Value, errors: Surroundings['errors']): Value {
  const declared = errors.get(String(error.code))
  return {
    code: error.code,
    message: declared?.message,
    retryable: declared?.retryable ?? false,
    ...error,
  }
}

function assumedEffects(
  capability: Capability,
  status: string,
  resources: readonly Value[],
  execution: string,
): Value[] {
  if (status !== 'completed' || capability.effect === 'read') return []
  const first = resources[0]
  const resource = first
    ? { kind: first.kind, handle: first.handle }
    : { kind: 'execution', handle: execution }
  return [{ type: capability.kind, state: 'confirmed', resource, at: moment }]
}

/** 26 characters of Crockford's base32 that stay the same for the same words. */
function madeUpId(words: string): string {
  const bytes = createHash('sha256').update(words).digest()
  return Array.from(
    bytes.subarray(0, 26),
    (byte) => '0123456789abcdefghjkmnpqrstvwxyz'[byte % 32],
  ).join('')
}

function isObject(value: unknown): value is Value {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
