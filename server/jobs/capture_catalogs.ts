import type { Database } from '#server/database/db.ts'
import { knownCatalogs } from '#server/flows/capture/known.ts'

/** Milliseconds after which the catalogs are read anew: they change only with a release. */
const kept_ms = 10 * 60_000

/** The catalogs of decisions as `DecisionInput` has them. `owner` is who they are read for, if they are read. */
export type Catalogs = (owner: string) => Promise<string>

/** Reads the catalogs of a database, and keeps them for ten minutes. */
export function makeCatalogs(database: Database): Catalogs {
  let kept: { readonly text: Promise<string>; readonly until: number } | null = null
  return (owner) => {
    if (kept !== null && performance.now() < kept.until) return kept.text
    const text = database.read(owner, knownCatalogs).then((known) => JSON.stringify(known))
    const mine = { text, until: performance.now() + kept_ms }
    kept = mine
    text.catch(() => {
      if (kept === mine) kept = null
    })
    return text
  }
}
