import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Config, ConfigError, parseKey } from '#server/config.ts'
import { codeOf, makeDirectory } from '#server/database/directory.ts'

/** Where the keys are. */
type KeySettings = Pick<Config, 'keys' | 'data_dir'>

/**
 * Reads the keys of the seals: from the environment, or else from the file `keys` in the data directory, one key a
 * line. The file is made with one key if it does not exist.
 *
 * @returns the keys, newest first. Throws a ConfigError if they cannot be read or made.
 */
export function keysOf({ keys, data_dir }: KeySettings): readonly Buffer[] {
  if (keys) return keys
  const path = pathOfKeys(data_dir)
  makeDirectory(resolve(data_dir))
  makeIfMissing(path)
  return readKeys(path)
}

/** @returns the keys of the seals, newest first; none if there are none yet. Throws a ConfigError as keysOf does. */
export function existingKeys({ keys, data_dir }: KeySettings): readonly Buffer[] {
  if (keys) return keys
  const path = pathOfKeys(data_dir)
  return existsSync(path) ? readKeys(path) : []
}

/** @returns a text that tells whether a key is the same as another, and nothing else about it. */
export function fingerprintOf(key: Buffer): string {
  return createHash('sha256').update('fingerprint of a key').update(key).digest('hex').slice(0, 16)
}

/** @returns the path of the file with the keys of a data directory. */
export function pathOfKeys(data_dir: string): string {
  return join(resolve(data_dir), 'keys')
}

/** @returns where the keys of these settings are, for an operator to read. */
export function placeOfKeys({ keys, data_dir }: KeySettings): string {
  return keys ? 'SERVICE_KEYS' : pathOfKeys(data_dir)
}

function readKeys(path: string): readonly Buffer[] {
  const lines = linesOf(path)
  const found = lines.map((line) => parseKey(line.trim()))
  if (found.length === 0 || found.includes(null)) {
    throw new ConfigError(`${path} must contain one key a line, each 32 random bytes in base64.`)
  }
  return found.filter((key) => key !== null)
}

function makeIfMissing(path: string): void {
  try {
    // Fails if the file exists, also if another process makes it at the same moment.
    writeFileSync(path, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    throw new ConfigError(
      `${path} cannot be made (${codeOf(error)}): set DATA_DIR to a writable directory.`,
    )
  }
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean)
  } catch (error) {
    throw new ConfigError(
      `${path} cannot be read (${codeOf(error)}): run as the user who owns it, or set DATA_DIR to another directory.`,
    )
  }
}
