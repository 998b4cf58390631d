import { findSource } from '#server/data/inventory_sources/list.ts'
import {
  insertSource,
  lockSource,
  updateSourceCount,
} from '#server/data/inventory_sources/update.ts'
import { listKnownAreas } from '#server/data/areas/list_known.ts'
import type { OwnerSession } from '#server/database/owner_session.ts'
import { AreaLookup } from '#server/domain/inventory/area_lookup.ts'
import { factsOf } from '#server/domain/inventory/facts.ts'
import type { LeftOut } from '#server/domain/inventory/osm_places.ts'
import type { RowPosition, RowProblem, SourceRow } from '#server/domain/inventory/source_item.ts'
import { itemIdOf, keptId, storedItem } from '#server/domain/inventory/stored_item.ts'
import { Batches } from '#server/process/inventory/batches.ts'
import { finishImport } from '#server/process/inventory/finish.ts'
import type { ReadFile } from '#server/reading/inventory/bytes.ts'
import { TableError } from '#server/reading/inventory/csv.ts'
import { type ReadOptions, readInventory } from '#server/reading/inventory/read.ts'
import type { ImportCounts, Imported } from '#server/process/inventory/imported.ts'

/** An import that cannot go on. Its message is one line. */
export class ImportError extends Error {}

/** What is imported, and how. */
export interface ImportOptions extends ReadOptions {
  readonly source: string
  readonly licence: string
  /** What the licence wants to be shown with each item. */
  readonly attribution: string
  readonly url: string | null
  /** The city of what has none in the file; null for none. */
  readonly city: string | null
  /** Activities of the catalog that everything of the file has. */
  readonly activities: readonly string[]
  /** Whether the file has everything of the source: what it lacks is retired. */
  readonly complete: boolean
  /** Whether that may be over half of the source. */
  readonly force: boolean
  /** Whether nothing is written. */
  readonly dry_run: boolean
  /** With more problems than these it stops. */
  readonly max_errors: number
}

/** What happens while it works. */
export interface ImportEvents {
  /** Called after each part of the file, with what was counted so far. */
  progress?(counts: ImportCounts): void
  problem?(position: RowPosition, problem: RowProblem): void
}

/**
 * Imports a file into the public inventory. Each part of it is stored by itself: where it is cut off, running it again stores
 * the rest. Errors: an ImportError, a FormatError; what was stored before stays.
 */
export async function importInventory(
  session: OwnerSession,
  file: ReadFile,
  options: ImportOptions,
  events: ImportEvents = {},
): Promise<Imported> {
  const { source, dry_run, complete, max_errors, now, timezone } = options
  await refuseOtherLicence(session, options)
  if (!dry_run && !(await lockSource(session, source))) {
    throw new ImportError(`Another import of “${source}” is running.`)
  }
  const known = await listKnownAreas(session)
  const { city, activities } = options
  const context = { areas: new AreaLookup(known), timezone, city, activities, now }
  const { format, rows } = await readInventory(file.bytes, options)
  const counts: ImportCounts = {
    ...{ rows: 0, items: 0, written: 0, no_name: 0, no_city: 0, only_name: 0, over: 0 },
    ...{ closed: 0, problems: 0, left_out: new Map() },
  }
  const batches = new Batches(session, counts, { known, remembers: complete, isDry: dry_run })
  let is_whole = true
  let isUnknown = false
  const report = (position: RowPosition, problem: RowProblem, id: string | undefined) => {
    counts.problems += 1
    events.problem?.(position, problem)
    const kept = keptId(id)
    if (problem.code === 'cut_off') is_whole = false
    // What has a problem but an id is still there, only not as it was.
    else if (kept === null) isUnknown ||= problem.code !== 'too_many_dates'
    else batches.see(itemIdOf(source, kept))
    if (counts.problems <= max_errors) return
    throw new ImportError(
      `There are more than ${max_errors} errors. What was read before the last part is imported; --max-errors allows more.`,
    )
  }
  const take = (row: SourceRow) => {
    counts.rows += 1
    const { item } = row
    if (item === undefined) return report(row, row.problem, undefined)
    const made = factsOf(item, context)
    if ('problem' in made) return report(row, made.problem, item.id)
    if ('left_out' in made) {
      countLeftOut(counts, made.left_out)
      // It may be stored with the date that it had before, or by a release that took it for a place.
      const kept = made.left_out === 'no_name' ? null : keptId(item.id)
      if (kept !== null) batches.retire(itemIdOf(source, kept))
      return
    }
    const stored = storedItem(source, item.id, made.facts)
    if (!item.is_closed) {
      if (stored.city === null) counts.no_city += 1
      if (stored.activity_names.length === 0 && stored.words === null) counts.only_name += 1
    }
    if (item.is_closed) batches.close(stored.item_id)
    else batches.add(stored)
  }
  if (!dry_run) await insertSource(session, options)
  try {
    for await (const part of rows) {
      for (const row of part) {
        take(row)
        if (batches.isFull) await batches.flush()
      }
      events.progress?.(counts)
    }
  } catch (error) {
    await batches.settle()
    // What a table has before it breaks is kept.
    if (error instanceof TableError) await batches.flush()
    await batches.settle()
    if (!dry_run) await updateSourceCount(session, source, false)
    throw error instanceof TableError ? new ImportError(error.message) : error
  }
  await batches.flush()
  await batches.settle()
  const not_whole = !is_whole ? 'not_whole' : isUnknown ? 'problems' : null
  const finished = await finishImport(session, {
    ...{ source, dry_run, is_whole, complete, force: options.force },
    not_retired: not_whole,
  })
  return { ...counts, format, is_whole, ...finished }
}

function countLeftOut(counts: ImportCounts, why: 'no_name' | 'over' | LeftOut): void {
  if (why === 'no_name' || why === 'over') counts[why] += 1
  else counts.left_out.set(why, (counts.left_out.get(why) ?? 0) + 1)
}

async function refuseOtherLicence(
  session: OwnerSession,
  { source, licence }: ImportOptions,
): Promise<void> {
  const known = await findSource(session, source)
  if (!known || known.licence === licence) return
  throw new ImportError(
    `“${source}” was imported under ${known.licence}, and a source has one licence: name another source, or remove this one.`,
  )
}
