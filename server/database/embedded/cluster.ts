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
import { userInfo } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { type Binaries, instead, refuseUnlessRunnable } from '#server/database/embedded/binaries.ts'
import { openForChild } from '#server/database/embedded/postmaster.ts'
import { giveTo, nobody, type SystemUser } from '#server/database/embedded/user.ts'

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
  limitAccessAgain(cluster, user)
  if (user) giveTo(cluster, user)
}

/** Who may connect: who may enter the directory of the socket, or only our own user, as the kernel names it. */
const access = { all: 'local all all trust\n', own: 'local all all peer map=own\n' }

/**
 * Says who may connect. Mostly nobody else may enter the directory of the socket. Where PostgreSQL runs as nobody, other
 * programs may too, and only our own user is let in; where that user has no name, PostgreSQL cannot ask for it.
 */
function limitAccess(cluster: string, user: SystemUser | null): void {
  const name = user?.uid === nobody.uid ? ownName() : null
  if (name !== null) write(join(cluster, 'pg_ident.conf'), `own "${name}" all\n`, user)
  write(join(cluster, 'pg_hba.conf'), name === null ? access.all : access.own, user)
}

/** As `limitAccess`, for a cluster of an earlier start. What an operator wrote stays. */
function limitAccessAgain(cluster: string, user: SystemUser | null): void {
  const path = join(cluster, 'pg_hba.conf')
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  if (Object.values(access).includes(text)) limitAccess(cluster, user)
}

/** What the system calls our own user; null where it has no name for it that can be written down. */
function ownName(): string | null {
  try {
    const { username } = userInfo()
    return /^[\w.-]+$/.test(username) ? username : null
  } catch {
    return null
  }
}

/** Writes a file of the cluster, unless it has this text. Another start, or one that is killed, sees no half of it. */
function write(path: string, text: string, user: SystemUser | null): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  const unfinished = `${path}.new-${process.pid}`
  writeFileSync(unfinished, text, { mode: 0o600 })
  if (user) giveTo(unfinished, user)
  renameSync(unfinished, path)
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
  limitAccess(unfinished, user)
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
