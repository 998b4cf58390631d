import { createHash } from 'node:crypto'
import type { Capability, ErrorCode, NextAction, Service } from '#codegen/model.ts'
import {
  confirmationOf,
  handlesOf,
  isObject,
  resourcesOf,
  type Value,
} from '#codegen/build/answer_parts.ts'

/** What an example says of its answer; the rest of the envelope follows from the registry. */
export interface Told {
  readonly status: string
  readonly data: Value | null
  readonly text: string | null
  readonly facts: Value
  readonly error: Value | null
  readonly effects: readonly unknown[] | null
  /** Beside the entry's own. A text is given where service.yaml has no disclosure of the name. */
  readonly disclosures: readonly { readonly name: string; readonly text: string | null }[]
  readonly collection: Value
}

export interface Surroundings {
  readonly service: Service
  readonly errors: ReadonlyMap<string, ErrorCode>
  readonly capabilities: ReadonlyMap<string, Capability>
}

/** Moments for the parts of an answer that no example gives. */
const moment = '2037-11-21T17:42:10Z'
const later = '2037-11-21T18:12:10Z'

/**
 * Completes an example's answer to the whole envelope, deterministically, and as the server answers a
 * caller who has every ability.
 */
export function answerOf(
  capability: Capability,
  index: number,
  input: Value,
  told: Told,
  around: Surroundings,
): Value {
  const identity = (what: string) => madeUpId(`${capability.id} ${index} ${what}`)
  const execution = capability.receipt ? identity('execution') : null
  const common = {
    ...(execution !== null && { execution_id: execution }),
    request_id: identity('request'),
    capability: { name: capability.id, version: capability.version },
  }
  const { contract } = around.service
  if (told.error) return { contract, ...failed(capability, told, told.error, around), ...common }
  const { status, data } = told
  const resources = resourcesOf(data, capability.answer)
  const known = {
    ...withoutOwn(input, capability),
    ...handlesOf(data, capability.answer),
    ...(execution !== null && { execution_id: execution }),
  }
  const next_actions = nextActions(
    capability,
    followers(capability, told, around.service),
    known,
    around,
  )
  return {
    contract,
    status,
    outcome: {
      kind: capability.kind,
      facts: { ...scalars(data), ...told.facts },
      resources,
      ...(isPaged(capability) && {
        collection: collectionOf(
          told,
          `${around.service.handles.SnapshotHandle ?? 'sn_'}${identity('snapshot')}`,
        ),
      }),
      disclosures: disclosuresOf(capability, told, around.service),
      ...confirmationOf(data, around.service),
      next_actions,
      fallback_text: told.text ?? `${capability.summary}.`,
    },
    data,
    error: null,
    errors: [],
    effects: told.effects ?? assumedEffects(capability, status, resources, execution),
    next_actions,
    ...common,
  }
}

function failed(capability: Capability, told: Told, given: Value, around: Surroundings): Value {
  const declared = around.errors.get(String(given.code))
  const { advice, ...shown } = given
  const said = [given.message ?? declared?.message, advice ?? declared?.next].filter(
    (text) => text !== undefined,
  )
  const message = said.join(' ')
  const error = { ...shown, message, retryable: declared?.retryable ?? false }
  const { prerequisite } = given
  const actions = isObject(prerequisite)
    ? nextActions(
        capability,
        [{ capability: String(prerequisite.capability), reason: '' }],
        {},
        around,
      )
    : []
  // What the prerequisite says of its input is complete.
  const suggested = actions.map((action) => ({
    ...action,
    input: Object(prerequisite).input ?? {},
    needs: [],
  }))
  return {
    status: told.status,
    outcome: {
      kind: capability.kind,
      // What was kept is shown as that of any other answer.
      facts: { code: given.code, ...scalars(told.data), ...told.facts },
      resources: resourcesOf(told.data, capability.answer),
      // What limits a read limits its failures too, unless it was not clear what to read.
      disclosures:
        capability.effect === 'read' && !declared?.unread
          ? disclosuresOf(capability, told, around.service)
          : [],
      next_actions: suggested,
      fallback_text: message,
    },
    data: told.data,
    error,
    errors: [error],
    effects: told.effects ?? [],
    next_actions: suggested,
  }
}

/** A read whose answer has pages: its input takes a cursor. */
function isPaged(capability: Capability): boolean {
  return (
    capability.effect === 'read' && capability.input.fields.some((field) => field.name === 'cursor')
  )
}

function collectionOf(told: Told, snapshot: string): Value {
  return {
    has_more: false,
    next_cursor: null,
    snapshot_handle: snapshot,
    returned: Array.isArray(told.data?.items) ? told.data.items.length : 0,
    expires_at: later,
    ...told.collection,
  }
}

function disclosuresOf(capability: Capability, told: Told, service: Service): Value[] {
  const prepared = isObject(told.data?.prepared)
  const texts = new Map(told.disclosures.map(({ name, text }) => [name, text]))
  return [...new Set([...capability.disclosures, ...texts.keys()])]
    .filter((name) => name !== 'confirmation.action_prepared' || prepared)
    .map((name) => ({
      name,
      text: texts.get(name) ?? service.disclosures.find((one) => one.name === name)?.text ?? '',
    }))
}

function scalars(data: Value | null): Value {
  const single = ([, value]: [string, unknown]) => value === null || typeof value !== 'object'
  return Object.fromEntries(Object.entries(data ?? {}).filter(single))
}

/** What may follow: a commit only of what was prepared; started work is observed first. */
function followers(
  capability: Capability,
  { status, data }: Told,
  { protocol }: Service,
): readonly NextAction[] {
  const prepared = isObject(data?.prepared)
  // What is never called directly has no answer of its own, and its next capability prepares it.
  const all = capability.direct ? capability.next : []
  const next = all.filter((one) => prepared || one.capability !== protocol.commit)
  if (status !== 'accepted' || capability.status_capability === null) return next
  const watch = {
    capability: capability.status_capability,
    reason: 'Tells when the work has ended.',
  }
  return [watch, ...next.filter((action) => action.capability !== watch.capability)]
}

/** The input without fields that are specific to this call: in another call the same name means something else. */
function withoutOwn(input: Value, { answer }: Capability): Value {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !answer.own.includes(name)))
}

function nextActions(
  from: Capability,
  actions: readonly NextAction[],
  known: Value,
  around: Surroundings,
): Value[] {
  const surface = from.surfaces[0] ?? 'api'
  return actions.flatMap((action) => {
    const target = around.capabilities.get(action.capability)
    if (!target?.surfaces.includes(surface)) return []
    const fields = target.input.fields
    const given = fields.filter(({ name }) => known[name] !== undefined)
    const missing = fields.filter((field) => field.required && !given.includes(field))
    const isMissing = (name: string) => known[name] === undefined
    // Of several fields of which one is enough, the first.
    const alternatives = target.input.rules.flatMap(({ kind, fields: any }) =>
      kind === 'at_least_one_of' ? [any] : [],
    )
    const enough = [...alternatives, ...target.needs].flatMap((any) =>
      any.every(isMissing) ? any.slice(0, 1) : [],
    )
    return [
      {
        capability: target.id,
        tool: target.tool,
        reason: action.reason || `${target.summary}.`,
        input: Object.fromEntries(given.map(({ name }) => [name, known[name]])),
        needs: [...missing.map(({ name }) => name), ...enough],
        requires_approval: target.ability === around.service.protocol.approval,
      },
    ]
  })
}

function assumedEffects(
  capability: Capability,
  status: string,
  [first]: readonly Value[],
  execution: string | null,
): Value[] {
  if (status !== 'completed' || execution === null) return []
  const resource = first
    ? { kind: first.kind, handle: first.handle }
    : { kind: 'execution', handle: execution }
  return [{ type: capability.kind, state: 'confirmed', resource, at: moment }]
}

/** 26 characters of Crockford's base32 that stay the same for the same words. */
function madeUpId(words: string): string {
  const bytes = createHash('sha256').update(words).digest().subarray(0, 26)
  return Array.from(bytes, (byte) => '0123456789abcdefghjkmnpqrstvwxyz'[byte % 32]).join('')
}
