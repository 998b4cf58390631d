import { lockPrincipal } from '#server/data/tokens/lock_principal.ts'
import { abilityMissing, fail } from '#server/domain/basics/failure.ts'
import type { Context } from '#server/domain/context.ts'

const ability = 'planning:commit'

/**
 * Asks once more what an agent may do that is about to reach somebody: a process remembers for a second what a token may do,
 * and a commit may have waited for a lock. Whether it has to ask is as it is now, and stays so until the transaction ends. Ask
 * it before the action is locked, and after accounts are: what changes tokens goes in that order too.
 *
 * Errors: `token_revoked` where none of its tokens works any more; `ability_missing` where none may commit.
 */
export async function withAgentNow(context: Context): Promise<Context> {
  const { surface, db, owner, token_id: principal_id, capability } = context
  // Nobody's agent: the person, on the pages or speaking with the Assistant there.
  if (surface === 'web' || principal_id === owner) return context
  const now = await lockPrincipal(db, { principal_id, ability })
  if (now === null) throw fail('token_revoked')
  if (!now.may) throw abilityMissing(ability, capability)
  return { ...context, needs_approval: now.asks }
}
