import { chownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Whom PostgreSQL runs as when it may not run as we do. */
export interface SystemUser {
  readonly uid: number
  readonly gid: number
}

/** "nobody", on every Linux; it need not be in /etc/passwd. */
const nobody: SystemUser = { uid: 65534, gid: 65534 }

/**
 * PostgreSQL refuses to run as root: then it runs as whoever owns the data directory already, or as
 * nobody. Null when it runs as we do.
 */
export function userFor(directory: string): SystemUser | null {
  if (process.getuid?.() !== 0) return null
  const { uid, gid } = statSync(directory, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 }
  return uid === 0 ? nobody : { uid, gid }
}

/** Gives a directory with all it holds to a user. */
export function giveTo(path: string, { uid, gid }: SystemUser): void {
  const found = lstatSync(path)
  if (found.isDirectory()) {
    for (const name of readdirSync(path)) giveTo(join(path, name), { uid, gid })
  }
  if (found.uid !== uid && !found.isSymbolicLink()) chownSync(path, uid, gid)
}

/** Whether a user can get at a path: every directory above it lets others pass, and it can be read itself. */
export function canReach(path: string, { uid }: SystemUser): boolean {
  if (!passes(path, uid, 0o5)) return false
  for (let above = dirname(path); ; above = dirname(above)) {
    if (!passes(above, uid, 0o1)) return false
    if (above === dirname(above)) return true
  }
}

function passes(path: string, uid: number, bits: number): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return false
  const granted = found.uid === uid ? found.mode >> 6 : found.mode
  return (granted & bits) === bits
}
