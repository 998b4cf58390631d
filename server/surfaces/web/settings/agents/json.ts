import { toHandle } from '#server/domain/basics/handle.ts'
import type { ListedGrant } from '#server/flows/web/oauth_grants.ts'
import type { OwnToken } from '#server/domain/web/own_token.ts'

/** A token for programs, without the secret. */
export function tokenJson(token: OwnToken) {
  const { label, abilities, needs_approval, state } = token
  return {
    token_handle: toHandle('token', token.token_id),
    label,
    abilities,
    needs_approval,
    state,
    created_at: token.created_at.toISOString(),
    expires_at: token.expires_at.toISOString(),
    revoked_at: token.revoked_at?.toISOString() ?? null,
    last_used_at: token.last_used_at?.toISOString() ?? null,
  }
}

/** What an app was allowed, for programs. */
export function grantJson(grant: ListedGrant) {
  const { client_name, client_origin, abilities, needs_approval } = grant
  return {
    grant_handle: toHandle('token', grant.grant_id),
    client_name,
    client_origin,
    abilities,
    needs_approval,
    created_at: grant.created_at.toISOString(),
    last_used_at: grant.used_at?.toISOString() ?? null,
  }
}
