import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, ifThere } from '#codegen/inputs.ts'

// Editors and Git write in several steps: change is reported once there was no other for this long.
const quietMilliseconds = 25
// How often the files are compared with how they were, for changes that no event reports.
const pollMilliseconds = 500

/**
 * Calls `changed` after something below the folders has changed, however it was saved. Each folder is watched by
 * itself, because the watchers of files lose a file that is replaced. Events are hints only: some file systems have
 * none, and a folder that is removed and made again has no watcher for a moment. So the files are compared, too.
 */
export function watchFolders(roots: readonly string[], changed: () => void): void {
  const watchers = new Map<string, FSWatcher>()
  let timer: NodeJS.Timeout | undefined
  let before = ''

  const look = () => {
    const folders = new Set(roots.flatMap(foldersBelow))
    for (const [name, watcher] of watchers) {
      if (folders.has(name)) continue
      watcher.close()
      watchers.delete(name)
    }
    for (const name of folders) {
      if (!watchers.has(name)) open(name)
    }
    const now = roots.map(stateOf).join('\n')
    if (now === before) return
    before = now
    changed()
  }
  const hint = () => {
    clearTimeout(timer)
    timer = setTimeout(look, quietMilliseconds)
  }
  const open = (name: string) => {
    const [path = ''] = name.split('\0')
    try {
      const watcher = watch(path, hint)
      watcher.on('error', () => watcher.close())
      watchers.set(name, watcher)
    } catch {
      // It is gone again, or the system allows no more watchers.
    }
  }
  before = roots.map(stateOf).join('\n')
  look()
  setInterval(look, pollMilliseconds)
}

/** A folder and those below it, each as its path and its identity: the identity is new if it is made again. */
function foldersBelow(path: string): string[] {
  const own = ifThere(() => statSync(path))
  const inner = ifThere(() => readdirSync(path, { withFileTypes: true })) ?? []
  const folders = inner.filter((entry) => entry.isDirectory()).map(({ name }) => join(path, name))
  return own === null ? [] : [`${path}\0${own.ino}`, ...folders.flatMap(foldersBelow)]
}

/** How the files below a folder are: their paths, sizes, and when they were last touched. */
function stateOf(folder: string): string {
  return filesBelow(folder)
    .map((path) => {
      const state = ifThere(() => statSync(join(folder, path)))
      return `${path} ${state?.ino} ${state?.size} ${state?.ctimeMs}`
    })
    .join('\n')
}
