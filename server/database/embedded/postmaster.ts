import { spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  fchownSync,
  mkdtempSync,
  openSync,
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

/** What the kernel takes for the path of a socket, with the name PostgreSQL puts at its end. */
const longestSocketFolder = (process.platform === 'linux' ? 107 : 103) - `/.s.PGSQL.${port}`.length

/** Through the descriptor handed down as number 3, a directory is reached whatever lies above it. */
const handedDown = '/proc/self/fd/3'

/**
 * How a child run as `user` is told of a directory: by its path, or, below a directory that user may not
 * enter (the home of root), by a descriptor. The caller closes `descriptor` once the child runs.
 */
export function handDown(directory: string, user: SystemUser | null) {
  const reachable = user === null || canReach(dirname(directory), user)
  return {
    descriptor: openSync(directory, 'r'),
    path: reachable ? directory : handedDown,
  }
}

/** The server that runs on a cluster, also one that a killed process left behind; null when none does. */
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
    socket: folder === handedDown || folder === '' ? cluster : folder,
    ready: (lines[7] ?? '').trim() === 'ready',
  }
}

/**
 * A container that starts again gives out the same process numbers, and PostgreSQL would take whoever has
 * its old one for itself. A number nobody can have makes it look on; the rest of the file, by which it
 * finds processes that are still at work on the data, stays as it is.
 */
export function forgetDeadPostmaster(cluster: string): void {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const text = readFileSync(file, 'utf8')
  const workplace = workplaceOf(Number.parseInt(text, 10))
  if (workplace === null || workplace === realpathSync(cluster)) return
  writeFileSync(file, text.replace(/^\d+/, '2147483646'))
}

function isServerOf(cluster: string, pid: number): boolean {
  if (existsSync('/proc/self/cwd')) return workplaceOf(pid) === realpathSync(cluster)
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Where a process works, which for a PostgreSQL server is its cluster; null when nobody can tell. */
function workplaceOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

/** Starts a server on a cluster; settings go before those of postgresql.conf. Returns as soon as it has been started. */
export function spawnPostmaster(
  binaries: Binaries,
  cluster: string,
  user: SystemUser | null,
  settings: Readonly<Record<string, string>>,
): { exited: boolean } {
  const log = openLog(logOf(cluster), user)
  const { descriptor, path } = handDown(cluster, user)
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
      // Out of reach of a Ctrl-C meant for us: we end it when our own work is done.
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

/** What the server has to say when it cannot start. */
export function logOf(cluster: string): string {
  return `${cluster}.log`
}

/** Ends a server: running transactions are undone, everything is written. Waits until it is gone. */
export async function endPostmaster(cluster: string, { pid, socket }: Postmaster): Promise<void> {
  signal(pid, 'SIGINT')
  for (let waited = 0; findPostmaster(cluster)?.pid === pid; waited += 10) {
    // What it did not write now it writes from its log at the next start.
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
    // Gone already.
  }
}

function shortFolder(user: SystemUser | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
}

// Started anew when it has grown; what is in it is for whoever looks for the cause of a failed start.
function openLog(path: string, user: SystemUser | null): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  const log = openSync(path, size > 1_000_000 ? 'w' : 'a', 0o600)
  if (user) fchownSync(log, user.uid, user.gid)
  return log
}
