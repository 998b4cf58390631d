import type pg from 'pg'

/**
 * Sends statements together: the first begins a transaction, the last commits it, or rolls back if one of them has failed.
 * Throws the first error, which is the reason of those after it.
 */
export async function inOneMessage(
  client: pg.PoolClient,
  queries: readonly (string | pg.QueryConfig)[],
): Promise<pg.QueryResult[]> {
  const ended = await Promise.allSettled(queries.map((query) => client.query(query)))
  return ended.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}
