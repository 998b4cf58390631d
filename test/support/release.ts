import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The files of a released commit, with the packages of this one. */
export interface Release {
  readonly folder: string
  remove(): void
}

/** @returns whether the history here has a commit; a shallow clone may not. */
export function hasCommit(commit: string): boolean {
  return spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`]).status === 0
}

/** Writes the files of a commit into a temporary folder. */
export function checkOut(commit: string): Release {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 1 << 28 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
