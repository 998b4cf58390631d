import type { OperationId } from '../../generated/sdk/operation_types.ts'

/** What has to be known of a capability to call it. */
export interface Facts<Id extends OperationId = OperationId> {
  readonly id: Id
  readonly version: string
  /** Whether its requests need an Idempotency-Key. */
  readonly key: boolean
  /** The fields that may accompany a cursor, where it is read page by page. */
  readonly paging?: readonly string[]
}
