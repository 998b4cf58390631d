import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/db.ts'
import { exportFiles } from '#server/flows/web/export/files.ts'
import { beginLeaving } from '#server/flows/web/leave.ts'
import { replicationJob } from '#server/jobs/replication.ts'
import { sealOfDatabase } from '#server/process/key_ring.ts'
import { zipOf } from '#server/surfaces/web/export/zip.ts'

/** Writes everything in an account into a new zip file that only this user may read. Errors: where there is such a file. */
export async function exportTo(
  database: Database,
  config: Config,
  owner: string,
  file: string,
): Promise<void> {
  const seal = await sealOfDatabase(database, config)
  const files = exportFiles({ database, seal }, owner, new Date())
  await pipeline(zipOf(files), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
}

/** Asks for the end of an account, as its person does. @returns until when it can be kept. */
export function leaveByOperator(
  database: Database,
  owner: string,
  tells: boolean,
): Promise<Date | null> {
  const job = replicationJob(database)
  const context = {
    database,
    replicate: async (account: string) => void (await job.run(account)),
    wake: () => {},
  }
  return beginLeaving(context, owner, { tells, request_id: 'npm run account' })
}
