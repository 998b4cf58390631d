import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ifThere } from '#codegen/inputs.ts'

/** What a run keeps for the next one. Git ignores it, and deleting it is always safe. */
export const cacheFolder = '.cache'

/**
 * Writes a file of the project whole or not at all: a reader sees the old text or the new one, and a run that is
 * ended in the middle leaves no half of it.
 */
export function writeWhole(root: string, path: string, content: string | Uint8Array): void {
  const unfinished = `${root}/${cacheFolder}/unfinished.${process.pid}`
  inFolderOf(unfinished, () => writeFileSync(unfinished, content))
  const target = `${root}/${path}`
  inFolderOf(target, () => renameSync(unfinished, target))
}

/** Writes a file of the cache. Where that cannot be written, the next run only takes longer. */
export function keepForNextRun(root: string, name: string, content: string): void {
  try {
    writeWhole(root, `${cacheFolder}/${name}`, content)
  } catch {
    // The project is read-only.
  }
}

/** Does something that needs the folder of a file, which it makes if that is missing. */
function inFolderOf(path: string, work: () => void): void {
  const done = ifThere(() => {
    work()
    return true
  })
  if (done) return
  mkdirSync(dirname(path), { recursive: true })
  work()
}
