import { rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { registry } from '#generated/server/capabilities.ts'
import { openOwnerSession } from '#server/database/owner_session.ts'
import { importInventory } from '#server/process/inventory/import.ts'
import type { BenchDatabase } from '#test/bench/database.ts'
import { inventoryFile } from '#test/bench/inventory_rows.ts'
import { usage } from '#test/bench/measure.ts'

/** What the file of a benchmark is imported as. */
const source = { source: 'bench', licence: 'CC0-1.0', attribution: 'Made for a benchmark' }

/** Fills a database with so many items, in this process. @returns how many seconds it took. */
export async function importTime(
  { url }: Pick<BenchDatabase, 'url'>,
  rows: number,
): Promise<{ seconds: number }> {
  const session = await openOwnerSession(url, registry.brand)
  try {
    const started = performance.now()
    const file = { bytes: inventoryFile(rows), size: 1, done: () => 1 }
    await importInventory(session, file, {
      ...{ ...source, url: null },
      ...{ format: 'geojsonseq', map: new Map(), timezone: null, now: new Date() },
      ...{
        city: null,
        activities: [],
        complete: false,
        force: false,
        dry_run: false,
        max_errors: 0,
      },
    })
    return { seconds: (performance.now() - started) / 1_000 }
  } finally {
    await session.close()
  }
}

/**
 * Fills a database with so many items by the command that everybody has. @returns how many seconds it took with its start and
 * end, and the memory that it needed at most, in MB.
 */
export async function importByCommand(
  { url }: Pick<BenchDatabase, 'url'>,
  rows: number,
): Promise<{ seconds: number; memory: number }> {
  const file = `/tmp/inventory-${process.pid}.geojsonl`
  try {
    await writeFile(file, inventoryFile(rows))
    const started = performance.now()
    const given = Object.entries(source).flatMap(([name, value]) => [`--${name}`, value])
    const { memory } = usage(
      [
        ...['--import', './server/preflight.mjs', 'server/cli/inventory/main.ts'],
        ...['import', file, ...given, '--format', 'geojsonseq'],
      ],
      '.',
      { ...process.env, DATABASE_URL: url },
    )
    return { seconds: (performance.now() - started) / 1_000, memory }
  } finally {
    rmSync(file, { force: true })
  }
}
