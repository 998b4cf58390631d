import { execFile } from 'node:child_process'
import { join } from 'node:path'

const compiler = join(import.meta.dirname, '../../node_modules/tsgo/bin/tsc')

/**
 * Checks types as `tsc` does with these arguments, on one thread and without tidying its memory up often: that takes
 * half of the CPU.
 *
 * @returns what is wrong; empty if nothing is
 */
export function typeCheck(args: readonly string[], cwd?: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [compiler, '--noEmit', '--singleThreaded', ...args],
      { ...(cwd !== undefined && { cwd }), env: { ...process.env, GOGC: '400' } },
      (error, out, err) => resolve(error === null ? '' : `${out}${err}` || error.message),
    )
  })
}
