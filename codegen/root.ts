import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * The project that a command works on, and its other arguments: `--root <folder>` names a folder that contains spec/,
 * and without it that is the current folder. Ends the
 * process with one line if there is no such folder.
 */
export function rootOf(args: readonly string[]): { root: string; rest: string[] } {
  const at = args.indexOf('--root')
  if (at === -1) return { root: process.cwd(), rest: [...args] }
  const root = resolve(args[at + 1] ?? '')
  if (args[at + 1] === undefined || !existsSync(join(root, 'spec'))) {
    const given = args[at + 1] ?? 'none is given'
    console.error(`--root needs a folder that contains spec/: ${given}`)
    process.exit(2)
  }
  return { root, rest: args.toSpliced(at, 2) }
}
