import { countNamings } from '#server/data/audit/find.ts'
import { countTokens } from '#server/data/turns/find.ts'
import type { Db } from '#server/database/db.ts'
import { maxTokens } from '#server/domain/assistant/language_model.ts'
import { namingTokens } from '#server/domain/capture/model_names.ts'

/** The tokens that models were used for in the last day, for turns but `running` and for texts that were saved. */
export async function findSpentTokens(db: Db, running: string | null): Promise<number> {
  const [turns, namings] = await Promise.all([
    countTokens(db, running, maxTokens),
    countNamings(db),
  ])
  return turns + namings * namingTokens
}
