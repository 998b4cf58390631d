import type { OperationId } from '../../generated/sdk/operation_types.ts'

/** What the SDK must know about a capability to call it. */
export interface Facts<Id extends OperationId = OperationId> {
  readonly id: Id
  readonly version: string
  /** Whether its requests need an Idempotency-Key. */
  readonly key: boolean
  /** The fields that are allowed with a cursor, if the capability has pages. */
  readonly paging?: readonly string[] | undefined
}
