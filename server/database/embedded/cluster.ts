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
import { openForChild } from '#server/database/embedded/postmaster.ts'
import { giveTo, type SystemUser } from '#server/database/embedded/user.ts'

/** The PostgreSQL version that makes clusters; only the same version can read them. */
const majorVersion = '18'

/** The superuser of the cluster. */
export const superuser = 'postgres'

/**
 * Makes the cluster's directory if it does not exist. It is made under another name and renamed once it is complete, so
 * that a start that is killed leaves nothing unfinished and two starts at once make one cluster.
 *
 * Throws one line if the directory belongs to another user, or contains anything but a cluster of this version.
 */
export function ensureCluster(binaries: Binaries, cluster: string, user: SystemUser | null): void {
  if (user === null) refuseOtherUser(cluster)
  removeUnfinished(cluster)
  if (!existsSync(cluster) || readdirSync(cluster).length === 0) {
    refuseUnlessRunnable(binaries, user)
    makeCluster(binaries, cluster, user)
  }
  const version = existsSync(join(cluster, 'PG_VERSION'))
    ? readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
    : null
  if (version === null)
    throw new Error(`${cluster} is not empty and does not contain a PostgreSQL database.`)
  if (version !== majorVersion) {
    throw new Error(
      `${cluster} was made by PostgreSQL ${version}, and this is ${majorVersion}: ` +
        'dump it with the old version and load it with the new one.',
    )
  }
  if (user) giveTo(cluster, user)
}

function refuseOtherUser(cluster: string): void {
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
  const { descriptor, path } = openForChild(unfinished, user)
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
      // Takes half the time. A loss of power in the first minutes can destroy the new cluster.
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
  // Every user of the socket is trusted, because nobody else may enter its directory.
  writeFileSync(join(unfinished, 'pg_hba.conf'), 'local all all trust\n')
  renameCluster(unfinished, cluster)
}

function renameCluster(unfinished: string, cluster: string): void {
  try {
    renameSync(unfinished, cluster)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another start made it first.
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error
  }
}

/** Removes what starts that were killed left behind. */
function removeUnfinished(cluster: string): void {
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
