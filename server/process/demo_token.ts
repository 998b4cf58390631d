import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Writes the token of the demo account to the file `demo-token` of the data directory, which only this user can read.
 *
 * @returns the path of the file
 */
export function writeDemoToken(data_dir: string, token: string): string {
  const path = join(resolve(data_dir), 'demo-token')
  // A file that is there keeps its mode when it is written to.
  rmSync(path, { force: true })
  writeFileSync(path, `${token}\n`, { flag: 'wx', mode: 0o600 })
  return path
}
