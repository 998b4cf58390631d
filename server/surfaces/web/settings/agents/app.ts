import { momentWords, whenWords } from '#server/domain/basics/time_words.ts'
import { abilitiesText, agents, oneToken as say } from '#server/domain/messages/said/web_agents.ts'
import type { OwnGrant } from '#server/flows/web/oauth_grants.ts'
import { type Html, html } from '#server/surfaces/web/parts/html.ts'
import type { SignedInVisit, WebAnswer } from '#server/surfaces/web/route.ts'
import { agentParts, backLink } from '#server/surfaces/web/settings/agents/agent_parts.ts'
import { callsItself, disconnectForm } from '#server/surfaces/web/settings/agents/apps.ts'
import { grantJson } from '#server/surfaces/web/settings/agents/json.ts'
import { grantPath } from '#server/surfaces/web/settings/agents/paths.ts'

/** The page of what an app was allowed once, and what the app did with it. */
export async function appPage(visit: SignedInVisit, grant: OwnGrant): Promise<WebAnswer> {
  const { grant_id, working, client_origin } = grant
  const path = grantPath(grant)
  const facts = { ...grant, path, principal_id: grant_id, isActive: working }
  const parts = await agentParts(visit, facts)
  return {
    json: { ...grantJson(grant), working, ...parts.json },
    page: {
      title: client_origin,
      main: html`${backLink()}
<h1>${client_origin}</h1>
${callsItself(grant)}
${parts.result}
${factsOf(grant, visit)}
${parts.approval}
${parts.activity}`,
    },
  }
}

function factsOf(grant: OwnGrant, visit: SignedInVisit): Html {
  const { timezone, asked_at: now } = visit.session
  const { created_at, used_at, revoked_at, working } = grant
  return html`<dl>
<div><dt>${say.may}</dt><dd>${abilitiesText(grant)}</dd></div>
<div><dt>${say.allowed}</dt><dd>${momentWords(created_at, timezone)}</dd></div>
${revoked_at !== null && html`<div><dt>${say.ended}</dt><dd>${momentWords(revoked_at, timezone)}</dd></div>`}
<div><dt>${say.used}</dt><dd>${used_at ? whenWords(used_at, now, timezone) : say.never}</dd></div>
</dl>
${
  working
    ? html`<div class="actions">${disconnectForm(grant, agents.disconnect, visit)}</div>`
    : html`<p class="soft">${say.disconnected}</p>`
}`
}
