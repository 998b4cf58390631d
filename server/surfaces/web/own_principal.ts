import { registry } from '#generated/server/capabilities.ts'
import type { Call } from '#server/runtime/call.ts'
import type { SignedIn } from '#server/surfaces/web/route.ts'

/** @returns who is signed in, as the pages call for them: the account itself, with every ability, which nobody has to ask. */
export function ownPrincipal({
  owner,
  display_name,
  timezone,
}: Pick<SignedIn, 'owner' | 'display_name' | 'timezone'>): NonNullable<Call['principal']> {
  const abilities = Object.keys(registry.abilities)
  const who = { owner, token_id: owner, display_name, timezone, abilities }
  return { ...who, needs_approval: false, credential: null }
}
