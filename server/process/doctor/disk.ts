import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Config } from '#server/config.ts'
import { codeOrLine, type Finding, look, ok, wrong } from '#server/process/doctor/finding.ts'

const gigabyte = 1_000_000_000

/** Less than this is soon full: the log of writes of an embedded database alone may take half of it. */
const little = gigabyte

/** Looks whether DATA_DIR can be written, and how much room there is. */
export function diskFindings({ data_dir }: Config): Finding[] {
  const folder = resolve(data_dir)
  try {
    const nearest = existing(folder)
    if (!statSync(nearest).isDirectory())
      return [wrong('disk', `${nearest} is a file: set DATA_DIR to a directory`)]
    accessSync(nearest, constants.R_OK | constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(nearest)
    const free = Number(bavail) * Number(bsize)
    const text = `${(free / gigabyte).toFixed(1)} GB free at ${folder}`
    return [free < little ? look('disk', `${text}: make room before it is full`) : ok('disk', text)]
  } catch (error) {
    return [
      wrong(
        'disk',
        `${folder} cannot be written (${codeOrLine(error)}): set DATA_DIR to a directory of the user who runs this`,
      ),
    ]
  }
}

/** The folder itself, or where it will be made. */
function existing(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder))
}
