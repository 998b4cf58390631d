import type { AssistantCard, AssistantDisclosure } from '#generated/types.ts'
import type { ErrorCode } from '#generated/server/errors.ts'

/** What came of one request. */
export interface Outcome {
  readonly reply: string
  readonly cards?: readonly AssistantCard[]
  readonly disclosures?: readonly AssistantDisclosure[]
  readonly data?: unknown
  readonly error?: { readonly code: ErrorCode; readonly message: string } | null
  readonly is_accepted?: boolean
}
