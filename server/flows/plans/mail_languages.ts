import { findMailLanguage } from '#server/data/accounts/find.ts'
import type { Db } from '#server/database/db.ts'
import type { PageLanguage } from '#server/domain/basics/speaking.ts'

/**
 * The language of the mail to each of these accounts, by account; those that have none are left out. Each account is looked up
 * once. No other statement of the transaction may run at the same time.
 */
export async function mailLanguages(
  db: Db,
  owners: Iterable<string>,
): Promise<ReadonlyMap<string, PageLanguage>> {
  const found = new Map<string, PageLanguage>()
  for (const owner of new Set(owners)) {
    const language = await db.as(owner, findMailLanguage)
    if (language !== null) found.set(owner, language)
  }
  return found
}
