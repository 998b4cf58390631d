import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BenchDatabase, startBenchDatabase } from '#test/bench/database.ts'
import type { BenchOptions } from '#test/bench/options.ts'
import { checkOut } from '#test/support/release.ts'

/** A server to measure, and a database of its own with its own migrations. */
export interface Rig {
  readonly name: 'ours' | 'before'
  /** The folder its processes run in. */
  readonly folder: string
  readonly bench: BenchDatabase
}

/** Starts a database for this server and, if the options name another one, for that one. */
export async function startRigs(options: BenchOptions) {
  const ours: Rig = { name: 'ours', folder: resolve('.'), bench: await startBenchDatabase() }
  const other = await otherFolder(options)
  const rigs = [ours]
  if (other) {
    rigs.push({
      name: 'before',
      folder: other.folder,
      bench: await startBenchDatabase(other.folder),
    })
  }
  return {
    ours,
    rigs,
    async stop() {
      for (const { bench } of rigs) await bench.stop()
      other?.remove()
    },
  }
}

async function otherFolder({ release, folder }: BenchOptions) {
  if (release === undefined) return folder === undefined ? null : withOurBench(resolve(folder))
  return withOurBench(checkOut(release).folder)
}

/** A folder with everything of another checkout but its benchmark, which is this one. */
function withOurBench(checkout: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-other-'))
  for (const part of ['package.json', 'node_modules', 'generated', 'server', 'spec']) {
    symlinkSync(join(checkout, part), join(folder, part))
  }
  mkdirSync(join(folder, 'test'))
  // What is given before a test fits the server it was written for; only the recorder is ours.
  cpSync(join(checkout, 'test/support'), join(folder, 'test/support'), { recursive: true })
  cpSync(resolve('test/support/recorded.ts'), join(folder, 'test/support/recorded.ts'))
  cpSync(resolve('test/bench'), join(folder, 'test/bench'), { recursive: true })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
