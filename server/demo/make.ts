import { insertAccount } from '#server/data/accounts/insert.ts'
import { insertToken } from '#server/data/tokens/insert.ts'
import { listTokens } from '#server/data/tokens/find.ts'
import { demo } from '#server/demo/account.ts'
import { fillDemo } from '#server/demo/fill.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

/** Every ability except sending: the demo contacts nobody. */
const abilities = ['planning:read', 'planning:write', 'planning:rsvp']

const label = 'demo'

/**
 * Makes the demo account with its content and returns its token; null where it was made before. The token
 * comes last, so that a start that was interrupted is completed by the next one. Only for the embedded
 * database. With `samples` it also has what the examples of the reference name, so that these can be pasted.
 */
export async function ensureDemo(
  runtime: Runtime,
  { samples = false }: { readonly samples?: boolean } = {},
): Promise<string | null> {
  const { database } = runtime
  const tokens = await listTokens(database)
  if (tokens.some((token) => token.label === label)) return null
  const account = await insertAccount(database, demo)
  await fillDemo(runtime, account, samples)
  const { token } = await insertToken(database, account, { abilities, days: 90, label })
  return token
}
