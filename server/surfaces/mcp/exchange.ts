import type { RequestMeta } from '#server/surfaces/http/exchange.ts'
import type { AnswerForm } from '#server/runtime/told/form.ts'
import type { Narrowing } from '#server/surfaces/mcp/narrowing.ts'

/** Whether a list of tools is for a token that somebody made, or for an app that was connected. */
export type Listed = 'token' | 'app'

/** One POST to an endpoint, and who sent it. */
export interface Exchange extends RequestMeta {
  readonly owner: string
  readonly abilities: readonly string[]
  readonly narrowing: Narrowing
  /** Whether an app that was connected asks, or who holds a token that somebody made. */
  readonly listed: Listed
  /** In which form tools answer. */
  readonly form: AnswerForm
  /** The header Idempotency-Key. Errors: `idempotency_key_invalid`. */
  readonly keyHeader: () => string | null
}

/** The params of `tools/call`, as far as they matter here. */
export interface ToolCall {
  readonly name: string
  readonly arguments?: Readonly<Record<string, unknown>>
  readonly _meta?: Readonly<Record<string, unknown>>
  /** Whether accepted work may be answered as a task. */
  readonly follows?: boolean
  /** Whether the user can be asked, and the answers to what was asked before. */
  readonly elicits?: boolean
  /** Whether the user can be asked to open a page. */
  readonly opens?: boolean
  readonly inputResponses?: Readonly<Record<string, unknown>>
  readonly requestState?: string
}
