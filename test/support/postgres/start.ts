import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedDatabase, startEmbedded } from '#server/database/embedded/open.ts'
import { endPostmaster, findPostmaster } from '#server/database/embedded/postmaster.ts'
import { brand } from '#test/support/cluster.ts'
import { copyPrepared, keepPrepared, preparedPath } from '#test/support/postgres/prepared.ts'

const prefix = 'capability-test-'
/** Bytes: the whole suite leaves far less at a time. */
const enough = 2 * 1024 ** 3

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

/** In memory where Linux offers that and there is plenty of it: a database is some 300 files. */
function fastFolder(): string {
  const memory = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(memory)
    accessSync(memory, constants.W_OK)
    return bavail * bsize >= enough ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

async function sweepKilledRuns(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : 0
    const dataDir = join(folder, name)
    if (pid === 0 || !isOurs(dataDir) || (pid !== process.pid && isRunning(pid))) continue
    const cluster = join(dataDir, 'postgres')
    const postmaster = findPostmaster(cluster)
    if (postmaster) await endPostmaster(cluster, postmaster)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function isOurs(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.uid === process.getuid?.()
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
