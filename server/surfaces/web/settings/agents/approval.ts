import { fail } from '#server/domain/basics/failure.ts'
import { newToken } from '#server/domain/messages/web_agents.ts'
import { changeApproval } from '#server/flows/web/tokens.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'
import { agentsPath, tokenPath } from '#server/surfaces/web/settings/agents/paths.ts'
import { tokenOf } from '#server/surfaces/web/settings/agents/token.ts'
import { askProof } from '#server/surfaces/web/sign_in/proof.ts'

/**
 * Says whether a token has to ask before it sends. To be asked is the safe direction, and holds at once; not to be asked
 * any more needs a proof.
 */
export const approvalRoute: WebRoute = {
  path: `${agentsPath}/:token_handle/approval`,
  name: 'agents_approval',
  session: 'required',
  form: agentsPath,

  async act(visit, sent) {
    const view = await tokenOf(visit)
    if (view === null) return null
    const { token } = view
    const asked = sent.get('needs_approval')
    if (asked !== 'yes' && asked !== 'no') {
      const violation = { pointer: '/needs_approval', code: 'enum', message: newToken.yesOrNo }
      throw fail('input_invalid', { errors: [violation] })
    }
    const path = tokenPath(token)
    const proof = asked === 'no' ? askProof(visit, 'act', path) : null
    if (proof !== null) return proof
    const { runtime, session, request_id } = visit
    const needs_approval = asked === 'yes'
    const choice = { token_id: token.token_id, needs_approval }
    await changeApproval(runtime, session.owner, choice, request_id)
    return { json: { needs_approval }, redirect: `${path}?asks=${asked}` }
  },
}
