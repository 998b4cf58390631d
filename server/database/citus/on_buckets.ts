import { meaningOfCheck, meaningOfNamed, MovedShards } from '#server/database/citus/moved.ts'
import type { Connections } from '#server/database/connections.ts'
import type { Database, OfBucket } from '#server/database/db.ts'
import { inOneMessage } from '#server/database/one_message.ts'
import { failureIfReadOnly, isConnectionLost, withRetries } from '#server/database/retry.ts'

/** What statements about buckets are run with. */
export interface BucketsOptions {
  readonly connections: Connections
  /** Runs a statement wherever its rows are. */
  readonly run: Database['run']
  /** The same text for buckets that are in one shard. */
  readonly shardOf: (bucket: Uint8Array) => string
}

/** Makes the function that runs statements about buckets of the rate limits, those of one shard in one transaction there. */
export function makeRunOnBuckets({
  connections,
  run,
  shardOf,
}: BucketsOptions): Database['runOnBuckets'] {
  /** Statements about buckets of one shard, as far as it is known. */
  const together = <Row>(asked: readonly OfBucket[], account: string): Promise<Row[][]> =>
    withRetries(async () => {
      const bucket = asked[0]?.bucket
      const { client, release, shardOfBucket } = await connections.connect(account, { bucket })
      const queries = asked.flatMap((one) => {
        const shard = shardOfBucket(one.bucket)
        return shard?.statementOf(connections.queryOf(one.statement)) ?? []
      })
      const keep = bucket && shardOfBucket(bucket)?.keep
      if (!keep || queries.length < asked.length) {
        release()
        return Promise.all(asked.map(({ statement }) => run<Row>(statement, account)))
      }
      try {
        const sent = ['begin', connections.queryOf(keep), ...queries, 'commit']
        const results = await inOneMessage(client, sent)
        release()
        return results.slice(2, -1).map(({ rows }) => rows)
      } catch (error) {
        const failure = failureIfReadOnly(meaningOfNamed(meaningOfCheck(error)))
        if (failure instanceof MovedShards) connections.moved()
        release(isConnectionLost(error) || failure !== error)
        throw failure
      }
    })

  return async <Row>(asked: readonly OfBucket[], account: string) => {
    // In one order, so that two transactions that ask for the same buckets cannot deadlock.
    const ordered = asked.toSorted((one, other) => Buffer.compare(one.bucket, other.bucket))
    const groups = Map.groupBy(ordered, ({ bucket }) => shardOf(bucket))
    const rows = new Map<OfBucket, Row[]>()
    const ask = async (group: readonly OfBucket[]) => {
      const answers = await together<Row>(group, account)
      for (const [at, one] of group.entries()) rows.set(one, answers[at] ?? [])
    }
    await Promise.all([...groups.values()].map(ask))
    return asked.map((one) => rows.get(one) ?? [])
  }
}
