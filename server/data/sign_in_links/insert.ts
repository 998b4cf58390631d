import type { NewSignInLink } from '#server/data/sign_in_links/rows.ts'
import type { Db } from '#server/database/db.ts'

/** Makes a link. The oldest of a browser's links for one address stops to work when it has six. */
export async function insertSignInLink(
  db: Db,
  { seconds, ...facts }: NewSignInLink,
): Promise<void> {
  const columns = Object.entries(facts).map(([name, value]) => [name, columnOf(value)])
  await db.sql`
    select ask_sign_in(${JSON.stringify(Object.fromEntries(columns))}::jsonb, ${seconds})`
}

function columnOf(value: unknown): unknown {
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value
}
