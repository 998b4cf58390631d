/** Thrown where shards are no longer on the node that was asked. The transaction runs again, on the node that has them. */
export class MovedShards extends Error {
  /** As a conflict with another transaction. */
  readonly code = '40001'

  constructor() {
    super('The rows of the account have moved to another node.')
  }
}

/** What an error of a statement means that names shards: where its table is not there, they have moved. */
export function meaningOfNamed<Reason>(error: Reason): Reason | MovedShards {
  return hasCode(error, ['42P01']) ? new MovedShards() : error
}

/**
 * What an error of a statement means that looks for shards: one divides by how many it has found, the other fails as a
 * conflict does.
 */
export function meaningOfCheck<Reason>(error: Reason): Reason | MovedShards {
  return hasCode(error, ['22012', '40001']) ? new MovedShards() : error
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
