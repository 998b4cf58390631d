import { toHandle } from '#server/domain/basics/handle.ts'
import { agents as say } from '#server/domain/messages/said/web_agents.ts'
import type { OwnToken } from '#server/domain/web/own_token.ts'

/** The path of the page, and the name of every form under it. */
export const agentsPath = '/settings/agents'

/** Where a new token is made. */
export const newTokenPath = `${agentsPath}/new`

/** The path of a token's page. */
export function tokenPath({ token_id }: Pick<OwnToken, 'token_id'>): string {
  return `${agentsPath}/${toHandle('token', token_id)}`
}

/** The path of the page of what an app was allowed. */
export function grantPath({ grant_id }: { readonly grant_id: string }): string {
  return `${agentsPath}/${toHandle('token', grant_id)}`
}

/** What a token is called on pages: in its maker's words, where it has a label. */
export function labelOf({ label }: Pick<OwnToken, 'label'>): string {
  return label ?? say.noLabel
}
