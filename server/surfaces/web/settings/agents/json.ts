import { toHandle } from '#server/domain/basics/handle.ts'
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
