import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Makes a data directory and its parents, if they do not exist. Throws one line if it cannot.
 * It does not use mkdir's `recursive`, which never ends on /proc and similar file systems.
 */
export function makeDirectory(path: string): void {
  try {
    makeFrom(path)
  } catch (error) {
    throw new Error(
      `${path} cannot be made (${codeOf(error)}): set DATA_DIR to a writable directory.`,
    )
  }
}

function makeFrom(path: string): void {
  const above = dirname(path)
  if (above !== path && !existsSync(above)) makeFrom(above)
  try {
    mkdirSync(path)
  } catch (error) {
    // It exists, or another process made it at the same moment. A file cannot contain the next directory.
    if (codeOf(error) !== 'EEXIST' || !existsSync(`${path}/.`)) throw error
  }
}

/** Throws one line if nothing can be made in a data directory that is there. */
export function requireWritable(path: string): void {
  try {
    rmdirSync(mkdtempSync(join(path, '.writable-')))
  } catch (error) {
    throw new Error(
      `${path} cannot be written to (${codeOf(error)}): set DATA_DIR to a writable directory.`,
    )
  }
}

/** @returns the system's short name of an error, such as EACCES. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
