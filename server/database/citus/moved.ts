/** Thrown where shards are no longer on the node that was asked. The transaction runs again, on the node that has them. */
export class MovedShards extends Error {
  /** As a conflict with another transaction. */
  readonly code = '40001'

  constructor() {
    super('The rows of the account have moved to another node.')
  }
}

/** @returns whether an error says that a table is not there. */
export function isTableMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42P01'
}

/** @returns whether an error is that of a query that divides by how many rows it has found. */
export function isRowMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '22012'
}
