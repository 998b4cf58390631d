import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesBelow } from '#codegen/manifest.ts'
import type { OutputFile } from '#codegen/model.ts'

/** What a run changed on disk. Paths are relative to the project. */
export interface Written {
  readonly written: readonly string[]
  readonly removed: readonly string[]
  /** Handler stubs, made once and then left to people. */
  readonly stubs: readonly string[]
}

/**
 * Writes the given files to generated/ and removes all others, changing only what differs. Files are
 * written while others are still being emitted, because the disk takes as long as an emitter.
 */
export class Writing {
  readonly #root: string
  readonly #folder: string
  /** The earlier files that are not among the new ones. */
  readonly #left: Set<string>
  readonly #written: string[] = []
  readonly #pending: Promise<void>[] = []

  constructor(root: string) {
    this.#root = root
    this.#folder = join(root, 'generated')
    this.#left = new Set(filesBelow(this.#folder))
  }

  /** Begins to write those of the files that differ. */
  take(files: readonly OutputFile[]): void {
    for (const { path, text } of files) {
      const target = join(this.#folder, path)
      if (this.#left.delete(path) && readFileSync(target, 'utf8') === text) continue
      this.#written.push(`generated/${path}`)
      this.#pending.push(write(target, text))
    }
  }

  /** Waits until all is written, removes every file that was not taken, and adds the stubs that are missing. */
  async finish(stubs: readonly OutputFile[]): Promise<Written> {
    await Promise.all(this.#pending)
    for (const path of this.#left) {
      rmSync(join(this.#folder, path))
      removeEmpty(dirname(join(this.#folder, path)), this.#folder)
    }
    const absent = stubs.filter(({ path }) => !existsSync(join(this.#root, path)))
    // Fails instead of overwriting, if the file was created in the meantime.
    await Promise.all(absent.map(({ path, text }) => write(join(this.#root, path), text, 'wx')))
    return {
      written: this.#written,
      removed: [...this.#left].map((path) => `generated/${path}`),
      stubs: absent.map(({ path }) => path),
    }
  }
}

function write(path: string, text: string, flag = 'w'): Promise<void> {
  mkdirSync(dirname(path), { recursive: true })
  return writeFile(path, text, { flag })
}

function removeEmpty(folder: string, top: string): void {
  for (let at = folder; at !== top && at.startsWith(top); at = dirname(at)) {
    if (readdirSync(at).length > 0) return
    rmdirSync(at)
  }
}
