import { spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Binaries, instead, refuseUnlessRunnable } from '#server/database/embedded/binaries.ts'
import { handDown } from '#server/database/embedded/postmaster.ts'
import { giveTo, type SystemUser } from '#server/database/embedded/user.ts'

/** The PostgreSQL that made a cluster; only the same can read it. */
const majorVersion = '18'

export const superuser = 'postgres'

/**
 * Makes the cluster's directory where there is none. It is made under another name and put in place when
 * it is whole, so that a start that was killed leaves nothing half done and two at once make one.
 */
export function ensureCluster(binaries: Binaries, cluster: string, user: SystemUser | null): void {
  if (user === null) refuseForeign(cluster)
  sweepUnfinished(cluster)
  if (!existsSync(cluster) || readdirSync(cluster).length === 0) {
    refuseUnlessRunnable(binaries, user)
    makeCluster(binaries, cluster, user)
  }
  const version = existsSync(join(cluster, 'PG_VERSION'))
    ? readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
    : null
  if (version === null)
    throw new Error(`${cluster} holds something else than a PostgreSQL database.`)
  if (version !== majorVersion) {
    throw new Error(
      `${cluster} was made by PostgreSQL ${version}, and this is ${majorVersion}: ` +
        'dump it with the old version and load it into the new.',
    )
  }
  if (user) giveTo(cluster, user)
}

function refuseForeign(cluster: string): void {
  const uid = statSync(cluster, { throwIfNoEntry: false })?.uid
  if (uid === undefined || uid === process.getuid?.()) return
  throw new Error(
    `${cluster} belongs to another user (${uid}): run as that user or as root, or set DATA_DIR to another directory.`,
  )
}

function makeCluster(binaries: Binaries, cluster: string, user: SystemUser | null): void {
  const unfinished = `${cluster}.new-${process.pid}`
  mkdirSync(unfinished, { mode: 0o700 })
  if (user) giveTo(unfinished, user)
  const { descriptor, path } = handDown(unfinished, user)
  const { status, error, stderr } = spawnSync(
    binaries.initdb,
    [
      `--pgdata=${path}`,
      `--username=${superuser}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--auth=trust',
      // Half of the time. The price: a loss of power in the first minutes can cost the new cluster.
      '--no-sync',
      '--no-instructions',
    ],
    {
      ...user,
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC' },
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe', descriptor],
    },
  )
  closeSync(descriptor)
  if (error || status !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    const why = error?.message ?? stderr.trim().replace(/\s*\n\s*/g, ' ')
    throw new Error(`The embedded PostgreSQL could not make ${cluster} (${why}). ${instead}`)
  }
  // Whoever gets at the socket is trusted, and the directory it lies in lets nobody else in.
  writeFileSync(join(unfinished, 'pg_hba.conf'), 'local all all trust\n')
  putInPlace(unfinished, cluster)
}

function putInPlace(unfinished: string, cluster: string): void {
  try {
    renameSync(unfinished, cluster)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another start was faster.
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error
  }
}

/** Removes what starts that were killed left behind. */
function sweepUnfinished(cluster: string): void {
  for (const name of readdirSync(dirname(cluster))) {
    const pid = name.startsWith(`${basename(cluster)}.new-`) ? Number(name.split('-').at(-1)) : 0
    if (pid > 0 && pid !== process.pid && !isRunning(pid)) {
      rmSync(join(dirname(cluster), name), { recursive: true, force: true })
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
