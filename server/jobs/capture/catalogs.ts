import type { Database } from '#server/database/db.ts'
import { knownCatalogs } from '#server/flows/capture/known.ts'
import type { Known } from '#server/domain/capture/to_decide.ts'

/** Milliseconds after which the catalogs are read anew: they change only with a release. */
const kept_ms = 10 * 60_000

/** The catalogs of decisions, and the same as `DecisionInput` has them. */
export interface ReadCatalogs {
  readonly known: Known
  readonly text: string
}

/** The catalogs of decisions. `owner` is who they are read for, if they are read. */
export type Catalogs = (owner: string) => Promise<ReadCatalogs>

/** Reads the catalogs of a database, and keeps them for ten minutes. */
export function makeCatalogs(database: Database): Catalogs {
  let kept: { readonly read: Promise<ReadCatalogs>; readonly until: number } | null = null
  return (owner) => {
    if (kept !== null && performance.now() < kept.until) return kept.read
    const read = database
      .read(owner, knownCatalogs)
      .then((known) => ({ known, text: JSON.stringify(known) }))
    const mine = { read, until: performance.now() + kept_ms }
    kept = mine
    read.catch(() => {
      if (kept === mine) kept = null
    })
    return read
  }
}
