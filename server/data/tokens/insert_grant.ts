import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { hashToken } from '#server/domain/calls/token_format.ts'
import { only } from '#server/domain/basics/only.ts'

/**
 * Stores an access token of a grant of this account, which the caller has locked. It may do what the grant allows and
 * `abilities` names, for so many seconds.
 *
 * @returns false if the grant has ended.
 */
export async function insertGrantToken(
  db: Db,
  given: { token: string; grant_id: string; abilities: readonly string[]; seconds: number },
): Promise<boolean> {
  const { token, grant_id, abilities, seconds } = given
  const rows = await db.sql<{ until: Date | null }>`
    select insert_grant_token(${hashToken(token)}, ${newId()}, ${grant_id}, ${abilities}, ${seconds}) as until`
  return only(rows).until !== null
}
