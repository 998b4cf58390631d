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
import { filesBelow } from './manifest.ts'
import type { OutputFile } from './model.ts'

/** What a run changed on disk. Paths are relative to the project. */
export interface Written {
  readonly written: readonly string[]
  readonly removed: readonly string[]
  /** Handler stubs, made once and then left to people. */
  readonly stubs: readonly string[]
}

/**
 * Brings generated/ to exactly these files, touching only what differs, and adds the stubs that are missing.
 * One file after the other: handing five hundred small ones to the thread pool takes three times as long.
 */
export function writeAll(
  root: string,
  files: readonly OutputFile[],
  stubs: readonly OutputFile[],
): Written {
  const folder = join(root, 'generated')
  const wanted = new Set(files.map((file) => file.path))
  const present = new Set(filesBelow(folder, /./))
  const surplus = [...present].filter((path) => !wanted.has(path))
  const written = files.filter(
    ({ path, text }) => !(present.has(path) && readFileSync(join(folder, path), 'utf8') === text),
  )
  write(folder, written)
  for (const path of surplus) {
    rmSync(join(folder, path))
    removeEmpty(dirname(join(folder, path)), folder)
  }
  const absent = stubs.filter(({ path }) => !existsSync(join(root, path)))
  // Fails, rather than overwrites, where a file has come into being meanwhile.
  write(root, absent, 'wx')
  return {
    written: written.map(({ path }) => `generated/${path}`),
    removed: surplus.map((path) => `generated/${path}`),
    stubs: absent.map(({ path }) => path),
  }
}

function write(root: string, files: readonly OutputFile[], flag = 'w'): void {
  const folders = new Set(files.map(({ path }) => dirname(join(root, path))))
  for (const folder of folders) mkdirSync(folder, { recursive: true })
  for (const { path, text } of files) writeFileSync(join(root, path), text, { flag })
}

function removeEmpty(folder: string, top: string): void {
  for (let at = folder; at !== top && at.startsWith(top); at = dirname(at)) {
    if (readdirSync(at).length > 0) return
    rmdirSync(at)
  }
}
