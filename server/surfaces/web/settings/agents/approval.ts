import { fail } from '#server/domain/basics/failure.ts'
import { newToken } from '#server/domain/messages/said/web_agents.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'
import { agentOf, changeAsking } from '#server/surfaces/web/settings/agents/agent.ts'
import { agentsPath } from '#server/surfaces/web/settings/agents/paths.ts'
import { askProof } from '#server/surfaces/web/sign_in/proof.ts'

/**
 * Says whether a token or an app has to ask before it sends. To be asked is the safe direction, and holds at once; not to be asked
 * any more needs a proof.
 */
export const approvalRoute: WebRoute = {
  path: `${agentsPath}/:token_handle/approval`,
  name: 'agents_approval',
  session: 'required',
  form: agentsPath,

  async act(visit, sent) {
    const agent = await agentOf(visit)
    if (agent === null) return null
    const asked = sent.get('needs_approval')
    if (asked !== 'yes' && asked !== 'no') {
      const violation = { pointer: '/needs_approval', code: 'enum', message: newToken.yesOrNo }
      throw fail('input_invalid', { errors: [violation] })
    }
    const { path } = agent
    const proof = asked === 'no' ? askProof(visit, 'show', path) : null
    if (proof !== null) return proof
    const needs_approval = asked === 'yes'
    if (!(await changeAsking(visit, agent, needs_approval))) return null
    return { json: { needs_approval }, redirect: `${path}?asks=${asked}` }
  },
}
