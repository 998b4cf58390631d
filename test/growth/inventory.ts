import { deleteSource } from '#server/data/inventory_items/delete.ts'
import { updateSameItems, updateSourceRetired } from '#server/data/inventory_items/update.ts'
import { findSource, listSources } from '#server/data/inventory_sources/list.ts'
import { lockSource, updateSourceCount } from '#server/data/inventory_sources/update.ts'
import { importAreas } from '#server/process/inventory/areas.ts'
import { publicSource, publicThings } from '#test/growth/choosing.ts'
import { feature, featureLines, importText, withSession } from '#test/support/given/inventory.ts'

/** Another source than that of the public things, with one of them and with what is closed, changes and goes. */
const other = 'growing beside'

const ring = [
  [13.4, 52.4],
  [13.5, 52.4],
  [13.5, 52.6],
  [13.4, 52.6],
  [13.4, 52.4],
]

/** Everything that the command of the inventory does: imports, again and complete, areas, the list, retiring, removing. */
export async function keepInventory(place: { database_url: string }): Promise<void> {
  await withSession(place.database_url, async (session) => {
    const area = { name: 'Kreuzberg', geometry: { type: 'Polygon', coordinates: [ring] } }
    const text = JSON.stringify({
      type: 'FeatureCollection',
      features: [{ type: 'Feature', properties: { name: area.name }, geometry: area.geometry }],
    })
    const bytes = (async function* () {
      yield Buffer.from(text)
    })()
    await importAreas(session, { bytes, size: text.length, done: () => 1 }, 'Berlin')
  })
  await importText(place, publicThings, { source: publicSource })
  const beside = [
    { id: 'same', name: 'Zither cellar taken', amenity: 'cafe' },
    { id: 'goes', name: 'Zither hut', amenity: 'cafe' },
  ]
  const closed = feature({ id: 'goes', name: 'Zither hut', operating_status: 'closed' })
  await importText(place, featureLines(beside), { source: other })
  await importText(place, featureLines(beside), { source: other, dry_run: true })
  await importText(place, `${closed}\n`, { source: other, complete: true, force: true })
  await withSession(place.database_url, async (session) => {
    for (const end of [updateSourceRetired, deleteSource]) {
      await findSource(session, other)
      await lockSource(session, other)
      await end(session, other)
      await updateSameItems(session)
      if (end === updateSourceRetired) await updateSourceCount(session, other, false)
    }
    await listSources(session)
  })
}
