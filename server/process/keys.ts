import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Config, ConfigError, parseKey } from '#server/config.ts'
import { codeOf, makeDirectory } from '#server/database/directory.ts'

/**
 * The keys of the seals, newest first: those of the environment, else those of the file `keys` in the data
 * directory, which is made with one key when it is not there. In the file each line is a key.
 */
export function keysOf({ keys, data_dir }: Config): readonly Buffer[] {
  if (keys) return keys
  const path = join(resolve(data_dir), 'keys')
  makeDirectory(resolve(data_dir))
  makeUnlessThere(path)
  const lines = linesOf(path)
  const found = lines.map((line) => parseKey(line.trim()))
  if (found.length === 0 || found.includes(null)) {
    throw new ConfigError(`${path} must hold one key a line, each 32 bytes in base64.`)
  }
  return found.filter((key) => key !== null)
}

function makeUnlessThere(path: string): void {
  try {
    // Refuses to touch a file that is there, also one that another process makes at this moment.
    writeFileSync(path, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    throw new ConfigError(
      `${path} cannot be made (${codeOf(error)}): set DATA_DIR to a directory that can be written to.`,
    )
  }
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean)
  } catch (error) {
    throw new ConfigError(
      `${path} cannot be read (${codeOf(error)}): run as the user it belongs to, or set DATA_DIR to another directory.`,
    )
  }
}
