import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
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

/** Brings generated/ to exactly these files, touching only what differs, and adds the stubs that are missing. */
export async function writeAll(
  root: string,
  files: readonly OutputFile[],
  stubs: readonly OutputFile[],
): Promise<Written> {
  const folder = join(root, 'generated')
  const wanted = new Set(files.map((file) => file.path))
  const surplus = filesBelow(folder, /./).filter((path) => !wanted.has(path))
  const written = await Promise.all(
    files.map(({ path, text }) => writeChanged(join(folder, path), text)),
  )
  await Promise.all(surplus.map((path) => rm(join(folder, path))))
  for (const path of surplus) await removeEmpty(dirname(join(folder, path)), folder)
  const absent = stubs.filter(({ path }) => !existsSync(join(root, path)))
  for (const { path, text } of absent) await writeNew(join(root, path), text)
  return {
    written: files.filter((_, index) => written[index]).map(({ path }) => `generated/${path}`),
    removed: surplus.map((path) => `generated/${path}`),
    stubs: absent.map(({ path }) => path),
  }
}

async function writeChanged(path: string, text: string): Promise<boolean> {
  const before = await readFile(path, 'utf8').catch(() => null)
  if (before === text) return false
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  return true
}

/** Fails, rather than overwrites, where the file has come into being meanwhile. */
async function writeNew(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text, { flag: 'wx' })
}

async function removeEmpty(folder: string, top: string): Promise<void> {
  for (let at = folder; at !== top && at.startsWith(top); at = dirname(at)) {
    if ((await readdir(at).catch(() => ['gone'])).length > 0) return
    await rmdir(at)
  }
}
