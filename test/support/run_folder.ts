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

/** Bytes: the whole suite leaves far less at a time. */
const enough = 2 * 1024 ** 3

/** Where temporary files are if nobody says otherwise, and what is kept between runs. */
export const machineTmpdir = process.env.TEST_MACHINE_TMPDIR ?? tmpdir()

/** In memory where Linux offers that and there is plenty of it: a database is some 300 files, a copy of the server 1,000. */
export function fastFolder(): string {
  const memory = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(memory)
    accessSync(memory, constants.W_OK)
    return bavail * bsize >= enough ? memory : machineTmpdir
  } catch {
    return machineTmpdir
  }
}

/** The folders in `folder` that runs of this user which were killed left behind, by what their names begin with. */
export function foldersOfKilledRuns(folder: string, prefix: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : 0
    const path = join(folder, name)
    return pid === 0 || !isOurs(path) || (pid !== process.pid && isRunning(pid)) ? [] : [path]
  })
}

/**
 * Makes a folder for the temporary files of this run, of all its processes; it ends with this process. Those of runs that
 * were killed are removed.
 */
export function useRunFolder(): void {
  const prefix = 'capability-files-'
  const folder = fastFolder()
  for (const path of foldersOfKilledRuns(folder, prefix)) remove(path)
  const path = join(folder, `${prefix}${process.pid}`)
  mkdirSync(path, { recursive: true })
  // As any folder for temporary files: some tests start programs as another user.
  chmodSync(path, 0o1777)
  process.env.TEST_MACHINE_TMPDIR = machineTmpdir
  process.env.TMPDIR = path
  process.once('exit', () => remove(path))
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 3 })
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
