import { registry } from '#generated/server/capabilities.ts'
import { openOwnerSession } from '#server/database/owner_session.ts'
import { importInventory } from '#server/process/inventory/import.ts'
import type { BenchDatabase } from '#test/bench/database.ts'
import { inventoryFile } from '#test/bench/inventory_rows.ts'

/** Fills a database with so many items. @returns how long it took, and the memory of this process, in MB. */
export async function importTime(
  { url }: Pick<BenchDatabase, 'url'>,
  rows: number,
): Promise<{ seconds: number; early: number; most: number }> {
  const session = await openOwnerSession(url, registry.brand)
  let [early, most] = [0, 0]
  try {
    const started = performance.now()
    const file = { bytes: inventoryFile(rows), size: 1, done: () => 1 }
    await importInventory(
      session,
      file,
      {
        ...{ source: 'bench', licence: 'CC0-1.0', attribution: 'Made for a benchmark', url: null },
        ...{ format: 'geojsonseq', map: new Map(), timezone: null, now: new Date() },
        ...{
          city: null,
          activities: [],
          complete: false,
          force: false,
          dry_run: false,
          max_errors: 0,
        },
      },
      {
        progress({ rows: done }) {
          const used = Math.round(process.memoryUsage().rss / 1e6)
          if (done <= 50_000) early = Math.max(early, used)
          most = Math.max(most, used)
        },
      },
    )
    return { seconds: (performance.now() - started) / 1_000, early, most }
  } finally {
    await session.close()
  }
}
