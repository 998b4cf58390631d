import { insertRetentionVisit } from '#server/data/due_work/insert.ts'
import type { Statement } from '#server/database/sql.ts'

/** Makes the accounts that use this process due for retention. */
export interface RetentionVisits {
  /** The statements that a transaction of this account ends with: none if one of this process did so today. */
  due(owner: string): Statement[]
  /** Called when that transaction has been committed. */
  committed(owner: string): void
}

/** Half of the day after which the account is visited, so that a visit finds everything that was made without being due. */
const remembered = 12 * 3_600_000

/** How many accounts one process remembers. */
const most = 50_000

/** Only the first transaction of an account in half a day pays for its visit. */
export function makeRetentionVisits(): RetentionVisits {
  const made = new Map<string, number>()
  const isKnown = (owner: string) => {
    const at = made.get(owner)
    return at !== undefined && performance.now() - at < remembered
  }
  return {
    due: (owner) => (isKnown(owner) ? [] : [insertRetentionVisit(owner)]),
    committed(owner) {
      if (isKnown(owner)) return
      if (made.size >= most) made.clear()
      made.set(owner, performance.now())
    },
  }
}
