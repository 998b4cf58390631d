import { itemWordsMigration } from '#server/data/finding/find_migrated.ts'
import { listOutdatedItems, updateItemWords } from '#server/data/inventory_items/update_words.ts'
import type { Database } from '#server/database/db.ts'
import type { Job } from '#server/jobs/run.ts'
import { nextVisit } from '#server/jobs/search.ts'

/** Items that one statement writes. */
const batch = 500

/** Milliseconds after which a run begins with no more items, so that it ends within its lease. */
const enough = 10_000

/**
 * The job that gives public items the words they are found by, after an update of the service that makes them in another
 * way. Until then they are found by the words that they have. It belongs to no account, and goes on where it was stopped:
 * each item has the version of its words. An import of an earlier release that still runs brings old words again, so it
 * looks once more after an hour and after a day.
 */
export function itemWordsJob(database: Database): Job {
  return {
    kind: 'item_words',
    database,
    every: 5_000,
    async run() {
      const until = performance.now() + enough
      let after: string | null = null
      for (;;) {
        const items = await listOutdatedItems(database, { after, most: batch })
        if (items.length > 0) await updateItemWords(database, items)
        if (items.length < batch) return nextVisit(database, itemWordsMigration)
        if (performance.now() >= until) return 'again'
        after = items.at(-1)?.item_id ?? null
      }
    },
  }
}
