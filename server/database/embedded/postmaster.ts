import { spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  fchownSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from '#server/database/embedded/binaries.ts'
import { canReach, type SystemUser } from '#server/database/embedded/user.ts'

/** A running PostgreSQL server. */
export interface Postmaster {
  readonly pid: number
  /** The folder of its socket. */
  readonly socket: string
  readonly ready: boolean
}

/** The port is part of the socket's name; nothing listens on a network. */
export const port = 5432

/** How long the path of a socket's folder may be: the kernel's limit without the name that PostgreSQL appends. */
const longestSocketFolder = (process.platform === 'linux' ? 107 : 103) - `/.s.PGSQL.${port}`.length

/** The path of the directory that a child has as descriptor 3; it works even if the child may not enter its parents. */
const inheritedPath = '/proc/self/fd/3'

/**
 * How a child that runs as `user` gets a directory: by its path, or, inside a directory that the user may not enter
 * (such as root's home), by a descriptor. The caller closes `descriptor` once the child runs.
 */
export function openForChild(directory: string, user: SystemUser | null) {
  const reachable = user === null || canReach(dirname(directory), user)
  return {
    descriptor: openSync(directory, 'r'),
    path: reachable ? directory : inheritedPath,
  }
}

/** @returns the server that runs on a cluster, also one that a killed process left behind; null if no server runs. */
export function findPostmaster(cluster: string): Postmaster | null {
  const file = join(cluster, 'postmaster.pid')
  let lines: string[]
  try {
    lines = readFileSync(file, 'utf8').split('\n')
  } catch {
    return null
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  if (!isServerOf(cluster, pid)) return null
  const folder = lines[4] ?? ''
  return {
    pid,
    socket: folder === inheritedPath || folder === '' ? cluster : folder,
    ready: (lines[7] ?? '').trim() === 'ready',
  }
}

/**
 * A container that starts again uses the same process numbers, and PostgreSQL would take another process with its old
 * number for itself. This writes a number that no process can have into the file; PostgreSQL finds processes that still
 * work on the data by the rest of the file, which does not change.
 *
 * A full disk or a loss of power may leave a file without a number, with which PostgreSQL never starts. This removes it
 * if no process works on the data. Throws one line that says to remove it where that cannot be known.
 */
export function forgetDeadPostmaster(cluster: string): void {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const text = readFileSync(file, 'utf8')
  const pid = Number.parseInt(text, 10)
  if (!(pid > 0)) {
    removeBroken(file, cluster)
    return
  }
  const directory = workingDirectoryOf(pid)
  if (directory === null || directory === realpathSync(cluster)) return
  writeFileSync(file, text.replace(/^\d+/, '2147483646'))
}

function removeBroken(file: string, cluster: string): void {
  if (!existsSync('/proc/self/cwd')) {
    throw new Error(`${file} is damaged: make sure that no PostgreSQL uses it, and remove it.`)
  }
  // Another start that is writing the file at this moment already works in the directory.
  const real = realpathSync(cluster)
  const used = readdirSync('/proc').some(
    (name) => /^\d+$/.test(name) && workingDirectoryOf(Number(name)) === real,
  )
  if (!used) rmSync(file, { force: true })
}

function isServerOf(cluster: string, pid: number): boolean {
  if (existsSync('/proc/self/cwd')) return workingDirectoryOf(pid) === realpathSync(cluster)
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** @returns the working directory of a process, which for a PostgreSQL server is its cluster; null if it is unknown. */
function workingDirectoryOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

/** Starts a server on a cluster without waiting until it is ready. Settings take precedence over postgresql.conf. */
export function spawnPostmaster(
  binaries: Binaries,
  cluster: string,
  user: SystemUser | null,
  settings: Readonly<Record<string, string>>,
): { exited: boolean } {
  const log = openLog(logOf(cluster), user)
  const { descriptor, path } = openForChild(cluster, user)
  const folder = cluster.length <= longestSocketFolder ? path : shortFolder(user)
  const options = Object.entries({ ...settings, unix_socket_directories: folder })
  const child = spawn(
    binaries.postgres,
    [
      '-D',
      path,
      '-p',
      String(port),
      ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...user,
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC' },
      // A Ctrl-C for us must not reach the server: we stop it when our own work is done.
      detached: true,
      stdio: ['ignore', log, log, descriptor],
    },
  )
  child.unref()
  closeSync(log)
  closeSync(descriptor)
  const state = { exited: false }
  const end = () => {
    state.exited = true
  }
  child.once('exit', end)
  child.once('error', end)
  return state
}

/** @returns the path of the server's log, which says why it cannot start. */
export function logOf(cluster: string): string {
  return `${cluster}.log`
}

/** Stops a server: running transactions are rolled back, and everything is written. Waits until it has ended. */
export async function endPostmaster(cluster: string, { pid, socket }: Postmaster): Promise<void> {
  signal(pid, 'SIGINT')
  for (let waited = 0; findPostmaster(cluster)?.pid === pid; waited += 10) {
    // It recovers at the next start what it could not write now.
    if (waited === 8_000) signal(pid, 'SIGQUIT')
    await pause(10)
  }
  if (socket !== cluster && socket.startsWith(tmpdir()))
    rmSync(socket, { recursive: true, force: true })
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has already ended.
  }
}

function shortFolder(user: SystemUser | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
}

// Starts a new log when it has grown. The log is for finding the cause of a failed start.
function openLog(path: string, user: SystemUser | null): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  const log = openSync(path, size > 1_000_000 ? 'w' : 'a', 0o600)
  if (user) fchownSync(log, user.uid, user.gid)
  return log
}
