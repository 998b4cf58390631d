import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow, ifThere } from '#codegen/inputs.ts'
import { isCommitted, isRendered } from '#codegen/manifest.ts'
import type { OutputFile } from '#codegen/model.ts'
import { writeWhole } from '#codegen/whole_file.ts'

/** What a run changed on disk. Paths are relative to the project. */
export interface Written {
  readonly written: readonly string[]
  readonly removed: readonly string[]
  /** Handler stubs, made once and then left to people. */
  readonly stubs: readonly string[]
}

/**
 * Writes the given files to generated/, removes all others that git keeps, and adds the stubs that are missing. Only what differs is
 * written, each file whole or not at all.
 *
 * @param before the texts of an earlier run by their paths: what differs from them is written first, and the rest is
 *   only compared with the disk
 */
export function writeFiles(
  root: string,
  files: readonly OutputFile[],
  stubs: readonly OutputFile[],
  before: ReadonlyMap<string, string>,
): Written {
  const present = filesBelow(join(root, 'generated')).filter(isCommitted)
  const changes = replace(root, newFirst(files, before), present)
  const absent = stubs.filter(({ path }) => !existsSync(join(root, path)))
  for (const { path, text } of absent) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    // Fails instead of overwriting, if the file was created in the meantime.
    writeFileSync(join(root, path), text, { flag: 'wx' })
  }
  return { ...changes, stubs: absent.map(({ path }) => path) }
}

/**
 * Writes what git does not keep, and removes what of it is no longer made.
 *
 * @param before as for `writeFiles`
 * @returns how many files that changed
 */
export function writePages(
  root: string,
  files: readonly OutputFile[],
  before: ReadonlyMap<string, string>,
): number {
  const earlier = filesBelow(join(root, 'generated')).filter(isRendered)
  const { written, removed } = replace(root, newFirst(files, before), earlier)
  return written.length + removed.length
}

/** The files with those first whose texts are not what they were. */
function newFirst(
  files: readonly OutputFile[],
  before: ReadonlyMap<string, string>,
): readonly OutputFile[] {
  const { changed = [], same = [] } = Object.groupBy(files, ({ path, text }) =>
    before.get(path) === text ? 'same' : 'changed',
  )
  return [...changed, ...same]
}

/** Writes these files below generated/, each that differs, and removes those of `present` that are none of them. */
function replace(
  root: string,
  files: readonly OutputFile[],
  present: readonly string[],
): Pick<Written, 'written' | 'removed'> {
  const earlier = new Set(present)
  const written = files.flatMap(({ path, text }) => {
    const name = `generated/${path}`
    const old = earlier.delete(path) ? ifThere(() => readFileSync(`${root}/${name}`)) : null
    if (old?.equals(Buffer.from(text))) return []
    writeWhole(root, name, text)
    return [name]
  })
  const removed = [...earlier].map((path) => `generated/${path}`)
  for (const path of removed) {
    rmSync(join(root, path), { force: true })
    removeEmpty(dirname(join(root, path)), join(root, 'generated'))
  }
  return { written, removed }
}

function removeEmpty(folder: string, top: string): void {
  for (let at = folder; at !== top && at.startsWith(top); at = dirname(at)) {
    if (ifThere(() => readdirSync(at))?.length !== 0) return
    rmdirSync(at)
  }
}
