import { insertDueWork } from '#server/data/due_work/insert.ts'
import {
  claimOnNodes,
  deleteOnNodes,
  listKindsOnNodes,
  updateReleasedOnNodes,
} from '#server/data/due_work/on_nodes.ts'
import {
  claimRatesOnNodes,
  deleteIdleOnNodes,
  claimOnNodes as claimBucketsOnNodes,
} from '#server/data/rate_limits/on_nodes.ts'
import type { Database } from '#server/database/db.ts'
import { randomHash } from '#server/database/secret.ts'
import { sql } from '#server/database/sql.ts'

/** What a database on several nodes is asked, which one node answers, too: often enough for a plan that is kept. */
export async function useNodes(database: Database, owner: string): Promise<void> {
  const bucket = randomHash()
  const quota = { limit: 5, seconds: 60 }
  await listKindsOnNodes(database, ['mail', 'notice'])
  for (let times = 0; times < 8; times += 1) {
    await database.write(owner, {
      work: async (db) => {
        for (const kind of ['mail', 'notice'] as const) insertDueWork(db, kind)
        await claimRatesOnNodes(db, [randomHash(), randomHash()], quota)
      },
    })
    await deleteOnNodes(database, 'mail', await claimOnNodes(database, 'mail', 3, []))
    await updateReleasedOnNodes(database, 'notice', await claimOnNodes(database, 'notice', 3, []))
    await claimBucketsOnNodes((asked) => database.runOnBuckets(asked, owner), [{ bucket, quota }])
  }
  await database.run(sql`
    insert into rate_limits (bucket, tat) values (${Buffer.alloc(32, 255)}, now() - interval '1 day')`)
  for (let times = 0; times < 8; times += 1)
    await deleteIdleOnNodes(database, Buffer.alloc(32, 255), 10)
}
