import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * The project that a command works on, and its other arguments: `--root <folder>` names a folder that contains spec/,
 * and without it that is the current folder. Throws if there is no such folder.
 */
export function rootOf(args: readonly string[]): { root: string; rest: string[] } {
  const at = args.indexOf('--root')
  if (at === -1) return { root: process.cwd(), rest: [...args] }
  const root = resolve(args[at + 1] ?? '')
  if (args[at + 1] === undefined || !existsSync(join(root, 'spec')))
    throw new Error(`--root needs a folder that contains spec/: ${args[at + 1] ?? 'none is given'}`)
  return { root, rest: args.toSpliced(at, 2) }
}
