import type { LeftOut } from '#server/domain/inventory/osm_places.ts'
import type { Format } from '#server/reading/inventory/format.ts'

/** What was counted in a file. */
export interface ImportCounts {
  rows: number
  /** Items that the file has. */
  items: number
  /** Rows that were new, or not as they are stored; in a dry run those that would be written. */
  written: number
  no_name: number
  /** Items without a city, which only a search finds. */
  no_city: number
  /** Items with neither an activity nor another word for what they are, which only their name finds. */
  only_name: number
  /** What nobody goes out to, by what it is. */
  left_out: Map<LeftOut, number>
  over: number
  /** Things that are closed or canceled; those that were shown are retired. */
  closed: number
  problems: number
}

/** How an import ended. */
export interface Imported extends ImportCounts {
  readonly format: Format
  /** Whether the file was read to its end. */
  readonly is_whole: boolean
  /** How many items were retired because the file lacks them; in a dry run, how many would be. */
  readonly retired: number
  /** Why nothing was retired although the file is complete; null where that was done, or was not asked for. */
  readonly not_retired: 'not_whole' | 'problems' | 'over_half' | null
  /** How many items the source has now; null in a dry run. */
  readonly total: number | null
}
