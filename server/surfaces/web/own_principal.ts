import { registry } from '#generated/server/capabilities.ts'
import type { Call } from '#server/runtime/call.ts'
import type { OwnRequest } from '#server/runtime/own_work.ts'
import type { SignedIn, SignedInVisit } from '#server/surfaces/web/route.ts'

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

/** A request of the person's own, for what is prepared and sent in one step. */
export function requestOf(visit: SignedInVisit): OwnRequest {
  const { session, request_id, remote_address, wants_json } = visit
  const browser_language = session.language === null && !wants_json ? visit.browser_language : null
  return { principal: ownPrincipal(session), request_id, remote_address, browser_language }
}
