import { chownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The user PostgreSQL runs as if it cannot run as our own user. */
export interface SystemUser {
  readonly uid: number
  readonly gid: number
}

/** The user "nobody" on every Linux, even if /etc/passwd does not list it. */
export const nobody: SystemUser = { uid: 65534, gid: 65534 }

/**
 * PostgreSQL refuses to run as root. If we are root, it runs as the owner of the data directory, or as nobody.
 *
 * @returns the user to switch to; null if PostgreSQL runs as our own user.
 */
export function userFor(directory: string): SystemUser | null {
  if (process.getuid?.() !== 0) return null
  const { uid, gid } = statSync(directory, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 }
  return uid === 0 ? nobody : { uid, gid }
}

/** Makes a user the owner of a directory and everything in it. */
export function giveTo(path: string, { uid, gid }: SystemUser): void {
  const found = lstatSync(path)
  if (found.isDirectory()) {
    for (const name of readdirSync(path)) giveTo(join(path, name), { uid, gid })
  }
  if (found.uid !== uid && !found.isSymbolicLink()) chownSync(path, uid, gid)
}

/** @returns whether a user can read a path and enter every directory above it. */
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
