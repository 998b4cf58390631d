// Generated from spec/ by codegen. Do not edit.
import type { OperationId } from './operation_types.ts'
import type { AssistantTurn, Media, MediaRef, PreparedAction } from '../types.ts'

export const brand = 'service'

export const contract = 'service.capability-outcome.v1'

/** The header that names the caller. */
export const client_header = 'X-Service-Client'

/** Where requests go: calls of a capability, an execution, new files, one file, what is said, and an approval. */
export const addresses = {
  capability: '/api/v2/capabilities/{step}',
  execution: '/api/v2/capability-executions/{step}',
  media: '/api/v2/media',
  file: '/api/v2/media/{step}',
  turns: '/api/v2/assistant/turns',
  approval: '/api/v2/assistant/prepared-actions/{step}/commit',
} as const

/** The capability that commits a prepared action; never if nothing is prepared. */
export type CommitId = 'actions.commit'

/** What commits a prepared action: its name and its version. */
export const committing: readonly [id: OperationId, version: string] | null = ['actions.commit', '1.0']

/** A prepared action, as far as it is known here. */
export type Preparation = PreparedAction

/** The capability that reads executions; never if they cannot be read. */
export type ExecutionsId = 'executions.get'

/** What reads an execution; null if they cannot be read. */
export const executions: OperationId | null = 'executions.get'

/** A file that was sent, and its reference; never if files cannot be sent. */
export type File = Media
export type FileRef = MediaRef

/** What a turn answers, and its contract; never and null if nobody can talk to the service. */
export type Turn = AssistantTurn
export const turn_contract: string | null = 'service.assistant-turn.v1'

/** What hooks and errors call a turn and an approval. */
export const turn_names = { turn: 'assistant.turn', commit: 'assistant.commit' } as const

/** What observes accepted work, if not its execution: name, version and the fields it takes. */
export const observers: {
  readonly [id: string]: readonly [id: OperationId, version: string, ...fields: string[]]
} = {
  'ideas.capture': ['ideas.capture.get', '2.0', 'capture_public_id'],
  'ideas.capture.get': ['ideas.capture.get', '2.0', 'capture_public_id'],
  'ideas.capture.retry': ['ideas.capture.get', '2.0', 'capture_public_id'],
  'ideas.roundup.get': ['ideas.roundup.get', '1.0', 'public_id'],
  'ideas.roundup.mutate': ['ideas.roundup.get', '1.0', 'public_id'],
}
