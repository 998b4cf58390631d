import { deleteIdleOnNodes } from '#server/data/rate_limits/on_nodes.ts'
import type { Database } from '#server/database/db.ts'
import { randomHash } from '#server/database/secret.ts'
import { sql } from '#server/database/sql.ts'

/** Buckets that one call looks at. */
const most = 1_000

/**
 * Deletes those buckets that have been full for an hour, of a thousand that follow a random one. An index by time would
 * find all of them, and would cost each request a little; calls that are frequent enough pass every bucket.
 */
export async function deleteIdleRates(database: Database): Promise<void> {
  const start = randomHash()
  if (await database.isDistributed()) return deleteIdleOnNodes(database, start, most)
  await database.run(sql`
    delete from rate_limits
    where bucket = any(array(
      select bucket
      from (
        (select bucket, tat from rate_limits where bucket >= ${start} order by bucket limit ${most})
        union all
        (select bucket, tat from rate_limits where bucket < ${start} order by bucket limit ${most})
        limit ${most}
      ) passed
      where tat < now() - interval '1 hour'
    ))
    and tat < now() - interval '1 hour'`)
}
