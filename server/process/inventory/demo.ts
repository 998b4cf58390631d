import { registry } from '#generated/server/capabilities.ts'
import { listSources } from '#server/data/inventory_sources/list.ts'
import { openOwnerSession } from '#server/database/owner_session.ts'
import { demoInventory, demoSource } from '#server/demo/inventory.ts'
import { importInventory } from '#server/process/inventory/import.ts'

/** After so many days its events are over, and it is imported anew. */
const freshDays = 14

/**
 * Imports the inventory of the demo, unless it was imported lately, or was removed and there is another source.
 *
 * @returns whether it did.
 */
export async function ensureDemoInventory(url: string, now = new Date()): Promise<boolean> {
  const session = await openOwnerSession(url, registry.brand)
  try {
    const sources = await listSources(session)
    const known = sources.find(({ source }) => source === demoSource.source)
    // Somebody who has removed it and imports something real does not want it back.
    if (!known && sources.length > 0) return false
    const age = now.getTime() - (known?.imported_at?.getTime() ?? 0)
    if (age < freshDays * 86_400_000) return false
    const content = Buffer.from(demoInventory(now))
    const bytes = (async function* () {
      yield content
    })()
    const file = { bytes, size: content.length, done: () => content.length }
    await importInventory(session, file, {
      ...demoSource,
      ...{ url: null, format: 'geojsonseq', map: new Map(), timezone: null, now },
      ...{ city: null, activities: [], complete: true, force: true, dry_run: false, max_errors: 0 },
    })
    return true
  } finally {
    await session.close()
  }
}
