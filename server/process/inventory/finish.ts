import { updateAreaStock } from '#server/data/areas/update_stock.ts'
import { deletePastItems } from '#server/data/inventory_items/delete.ts'
import {
  countUnseenItems,
  updateSameItems,
  updateUnseenRetired,
} from '#server/data/inventory_items/update.ts'
import { insertSeenItems } from '#server/data/inventory_items/insert.ts'
import { updateSourceCount, updateStatistics } from '#server/data/inventory_sources/update.ts'
import type { OwnerSession } from '#server/database/owner_session.ts'
import type { Imported } from '#server/process/inventory/imported.ts'

/** What is done after the last row of a file. */
interface ToFinish {
  readonly source: string
  /** Whether it is only counted what would be retired. */
  readonly dry_run: boolean
  readonly is_whole: boolean
  readonly complete: boolean
  readonly force: boolean
  /** Why nothing may be retired, because it is not known what the file has. */
  readonly not_retired: Imported['not_retired']
}

/** Retires what a complete file lacks, and brings up to date what is counted and compared over all items. In a dry run it only counts. */
export async function finishImport(
  session: OwnerSession,
  { source, is_whole, complete, ...about }: ToFinish,
): Promise<Pick<Imported, 'retired' | 'not_retired' | 'total'>> {
  const ended = complete
    ? await retireUnseen(session, { source, ...about })
    : { retired: 0, not_retired: null }
  if (about.dry_run) return { ...ended, total: null }
  await deletePastItems(session, source)
  await updateSameItems(session)
  await updateAreaStock(session)
  const total = await updateSourceCount(session, source, is_whole)
  await updateStatistics(session)
  return { ...ended, total }
}

async function retireUnseen(
  session: OwnerSession,
  { source, force, not_retired, dry_run }: Omit<ToFinish, 'is_whole' | 'complete'>,
): Promise<Pick<Imported, 'retired' | 'not_retired'>> {
  if (not_retired !== null) return { retired: 0, not_retired }
  // The table of what was seen is there even if nothing was.
  await insertSeenItems(session, [])
  const { shown, unseen } = await countUnseenItems(session, source)
  if (unseen * 2 > shown && !force) return { retired: 0, not_retired: 'over_half' }
  if (dry_run) return { retired: unseen, not_retired: null }
  return { retired: await updateUnseenRetired(session, source), not_retired: null }
}
