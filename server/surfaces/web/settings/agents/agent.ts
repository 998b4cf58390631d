import { changeGrantApproval, type OwnGrant, viewGrant } from '#server/flows/web/oauth_grants.ts'
import { changeApproval, type TokenView, viewToken } from '#server/flows/web/tokens.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'
import { grantPath, tokenPath } from '#server/surfaces/web/settings/agents/paths.ts'

/** What acts for the account: a token, or an app by what was allowed to it. */
export type Agent =
  | { readonly kind: 'token'; readonly path: string; readonly view: TokenView }
  | { readonly kind: 'app'; readonly path: string; readonly grant: OwnGrant }

/** @returns what the address names; null where there is no such thing in this account. */
export async function agentOf(visit: SignedInVisit): Promise<Agent | null> {
  const view = await tokenOf(visit)
  if (view !== null) return { kind: 'token', path: tokenPath(view.token), view }
  const { runtime, session, params } = visit
  const grant = await viewGrant(runtime, session.owner, params.token_handle ?? '')
  return grant && { kind: 'app', path: grantPath(grant), grant }
}

/** @returns the token that the address names; null where there is none. */
export function tokenOf({ runtime, session, params }: SignedInVisit): Promise<TokenView | null> {
  return viewToken(runtime, session.owner, params.token_handle ?? '')
}

/** Says whether it has to ask before it sends. @returns false where it has ended. */
export function changeAsking(
  { runtime, session: { owner }, request_id }: SignedInVisit,
  agent: Agent,
  needs_approval: boolean,
): Promise<boolean> {
  if (agent.kind === 'app') {
    const { grant_id } = agent.grant
    return changeGrantApproval(runtime, { owner, request_id }, { grant_id, needs_approval })
  }
  const { token_id } = agent.view.token
  return changeApproval(runtime, owner, { token_id, needs_approval }, request_id)
}
