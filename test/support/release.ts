import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The files of a released commit, with the packages of this one. */
export interface Release {
  readonly folder: string
}

/** @returns whether the history here has a commit; a shallow clone may not. */
export function hasCommit(commit: string): boolean {
  return spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`]).status === 0
}

/**
 * Gives the files of a commit in a folder that later runs have too, so that nothing may be changed in it: Node finds there
 * again what it has compiled of them, which is two thirds of the CPU of a start.
 */
export function checkOut(commit: string): Release {
  const folder = resolve('.cache/releases', commit)
  if (!existsSync(folder)) write(commit, folder)
  return { folder }
}

/** Whole or not at all, as other runs may do the same at this moment. */
function write(commit: string, folder: string): void {
  const unfinished = `${folder}.new-${process.pid}`
  mkdirSync(dirname(folder), { recursive: true })
  mkdirSync(unfinished)
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 1 << 28 })
  execFileSync('tar', ['-x', '-C', unfinished], { input: archive })
  symlinkSync(resolve('node_modules'), join(unfinished, 'node_modules'))
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}
