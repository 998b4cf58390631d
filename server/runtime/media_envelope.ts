import { registry } from '#generated/server/capabilities.ts'
import type { Failure } from '#server/domain/basics/failure.ts'
import type { Caller } from '#server/runtime/handler.ts'
import { nextActions, nothingKnown, type Suggestion } from '#server/runtime/next_actions.ts'
import type { Envelope } from '#server/runtime/outcome.ts'
import { explainFailure } from '#server/runtime/outcome_error.ts'

/** What an endpoint is called in executions, in the audit and in its answers. */
export interface Endpoint {
  readonly name: string
  readonly version: string
  /** Of its outcome and its effect. */
  readonly kind: string
}

/** What an endpoint did. */
export interface MediaDone {
  readonly data: unknown
  readonly media_ref: string
  /** What the file is called in the resources; null where it is gone. */
  readonly label: string | null
  readonly text: string
  readonly next: readonly Suggestion[]
}

type Context = Caller & { readonly execution_id: string }

/** The envelope of what was done. */
export function mediaAnswer(
  { name, version, kind }: Endpoint,
  context: Context,
  { data, media_ref, label, text, next }: MediaDone,
): Envelope {
  const resource = { kind: 'media', handle: media_ref }
  const next_actions = nextActions(next, nothingKnown, context)
  return {
    contract: registry.contract,
    status: 'completed',
    outcome: {
      kind,
      facts: {},
      resources: label === null ? [] : [{ ...resource, label }],
      disclosures: [],
      next_actions,
      fallback_text: text,
    },
    data,
    error: null,
    errors: [],
    effects: [{ type: kind, state: 'confirmed', resource, at: new Date().toISOString() }],
    next_actions,
    execution_id: context.execution_id,
    capability: { name, version },
  }
}

/** The envelope of a failure that answers inside a 200. */
export function mediaFailure(
  { name, version, kind }: Endpoint,
  context: Context,
  failure: Failure,
): Envelope {
  const { error } = explainFailure(failure)
  return {
    contract: registry.contract,
    status: 'failed',
    outcome: {
      kind,
      facts: { code: error.code },
      resources: [],
      disclosures: [],
      next_actions: [],
      fallback_text: error.message,
    },
    data: null,
    error,
    errors: [error],
    effects: [],
    next_actions: [],
    execution_id: context.execution_id,
    capability: { name, version },
  }
}
