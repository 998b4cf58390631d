import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type EmbeddedDatabase, startEmbedded } from '#server/database/embedded/open.ts'
import { endPostmaster, findPostmaster } from '#server/database/embedded/postmaster.ts'
import { copyPrepared, keepPrepared, preparedPath } from '#test/support/postgres/prepared.ts'
import { fastFolder, foldersOfKilledRuns } from '#test/support/run_folder.ts'
import { brand } from '#test/support/postgres/answer.ts'

const prefix = 'capability-test-'

/** Starts the PostgreSQL of this run, with a migrated database that each test file copies. Its files end with it. */
export async function startPostgres(): Promise<EmbeddedDatabase> {
  const folder = fastFolder()
  await sweepKilledRuns(folder)
  const dataDir = join(folder, `${prefix}${process.pid}`)
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o755)
  const server = await startPrepared(dataDir)
  return {
    ...server,
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function startPrepared(dataDir: string): Promise<EmbeddedDatabase> {
  const cluster = join(dataDir, 'postgres')
  const prepared = preparedPath()
  if (await copyPrepared(prepared, cluster)) return start(dataDir)
  const server = await start(dataDir)
  const { migrate } = await import('#server/database/migrate.ts')
  await migrate(server.url, brand)
  await server.stop()
  await keepPrepared(cluster, prepared)
  return start(dataDir)
}

function start(dataDir: string): Promise<EmbeddedDatabase> {
  return startEmbedded({
    dataDir,
    brand,
    settings: {
      // Nothing here outlives the run.
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
    },
  })
}

async function sweepKilledRuns(folder: string): Promise<void> {
  for (const dataDir of foldersOfKilledRuns(folder, prefix)) {
    const cluster = join(dataDir, 'postgres')
    const postmaster = findPostmaster(cluster)
    if (postmaster) await endPostmaster(cluster, postmaster)
    rmSync(dataDir, { recursive: true, force: true })
  }
}
