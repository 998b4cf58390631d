import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a data directory, and those above it, where it is not there yet. Throws one line when it cannot.
 * Not mkdir's own `recursive`: on /proc and the like that tries for ever.
 */
export function makeDirectory(path: string): void {
  try {
    makeFrom(path)
  } catch (error) {
    throw new Error(
      `${path} cannot be made (${codeOf(error)}): set DATA_DIR to a directory that can be written to.`,
    )
  }
}

function makeFrom(path: string): void {
  const above = dirname(path)
  if (above !== path && !existsSync(above)) makeFrom(above)
  try {
    mkdirSync(path)
  } catch (error) {
    // There already, or made by another process at this moment; a file has no place for what comes next.
    if (codeOf(error) !== 'EEXIST' || !existsSync(`${path}/.`)) throw error
  }
}

/** The system's short name of what went wrong, such as EACCES. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
