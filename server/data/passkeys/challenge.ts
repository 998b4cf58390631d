import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { only } from '#server/domain/basics/only.ts'
import type { PasskeyPurpose } from '#server/domain/web/passkey.ts'

/** A challenge, by the hash of it, and the browser or session that it is for. */
export interface PasskeyChallenge {
  readonly hash: Buffer
  readonly browser_hash: Buffer
  readonly purpose: PasskeyPurpose
}

/** Makes a challenge, which counts once, in the next five minutes. Of six of a browser the oldest does not count any more. */
export async function insertChallenge(
  database: Database,
  { hash, browser_hash, purpose }: PasskeyChallenge,
): Promise<void> {
  await database.run(sql`select ask_passkey(${hash}, ${browser_hash}, ${purpose})`)
}

/** Uses a challenge up. @returns false for one that was used, is too old, or was for something or somebody else. */
export async function claimChallenge(
  database: Database,
  { hash, browser_hash, purpose }: PasskeyChallenge,
): Promise<boolean> {
  const rows = await database.run<{ used: boolean }>(
    sql`select use_passkey_challenge(${hash}, ${browser_hash}, ${purpose}) as used`,
  )
  return only(rows).used
}
