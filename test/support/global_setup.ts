import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/database/embedded/open.ts'
import { endPostmaster, findPostmaster } from '#server/database/embedded/postmaster.ts'
import { migrate } from '#server/database/migrate.ts'
import { brand, type Cluster, template } from '#test/support/cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: Cluster
  }
}

const prefix = 'capability-test-'

/** Starts one PostgreSQL for the whole run, with a migrated database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweepKilledRuns()
  const dataDir = join(tmpdir(), `${prefix}${process.pid}`)
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o755)
  const cluster = await startEmbedded({
    dataDir,
    brand: template,
    settings: {
      // Nothing here outlives the run.
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
    },
  })
  await migrate(cluster.url, brand)
  project.provide('cluster', { superuserUrl: cluster.superuserUrl })
  return async () => {
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function sweepKilledRuns(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : 0
    const dataDir = join(tmpdir(), name)
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
