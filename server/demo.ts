import { ensureAccount } from '#server/data/accounts.ts'
import { createToken } from '#server/data/tokens.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

/** The account of the first start. */
export const demo = { display_name: 'Sam', email: 'sam@example.test', timezone: 'Europe/Berlin' }

/** Everything but sending: a demo contacts nobody. */
const abilities = ['planning:read', 'planning:write', 'planning:rsvp']

/**
 * Makes the demo account on a database that has none, and returns its token; null where it was there
 * already. Only for the embedded database.
 */
export async function ensureDemo({ database }: Runtime): Promise<string | null> {
  const account = await ensureAccount(database, demo)
  if (!account.created) return null
  const { token } = await createToken(database, account, { abilities, days: 90, label: 'demo' })
  return token
}
