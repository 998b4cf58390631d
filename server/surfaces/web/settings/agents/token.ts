import { momentWords, whenWords } from '#server/domain/basics/time_words.ts'
import { abilitiesText, agents, oneToken as say } from '#server/domain/messages/said/web_agents.ts'
import type { TokenView } from '#server/flows/web/tokens.ts'
import { type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { notice } from '#server/surfaces/web/parts/notice.ts'
import type { SignedInVisit, WebAnswer } from '#server/surfaces/web/route.ts'
import { agentParts, backLink } from '#server/surfaces/web/settings/agents/agent_parts.ts'
import { tokenJson } from '#server/surfaces/web/settings/agents/json.ts'
import { labelOf, tokenPath } from '#server/surfaces/web/settings/agents/paths.ts'

/** The page of a token, and what its agent did. */
export async function tokenPage(visit: SignedInVisit, view: TokenView): Promise<WebAnswer> {
  const { token } = view
  const path = tokenPath(token)
  const isActive = token.state === 'active'
  const parts = await agentParts(visit, { ...token, path, isActive })
  return {
    json: { ...tokenJson(token), replaced: view.replaced, ...parts.json },
    page: {
      title: token.label ?? agents.noLabel,
      main: html`${backLink()}
<h1>${words(labelOf(token))}</h1>
${parts.result}
${facts(view, visit)}
${parts.approval}
${parts.activity}`,
    },
  }
}

function facts({ token, others, replaced }: TokenView, { session }: SignedInVisit): Html {
  const { timezone, asked_at: now } = session
  const { state, created_at, expires_at, revoked_at, last_used_at } = token
  const isActive = state === 'active'
  const path = tokenPath(token)
  const older = others.filter((one) => one.created_at < token.created_at)
  return html`${replaced && isActive && notice(agents.replaced, say.replacedText)}
<dl>
<div><dt>${say.may}</dt><dd>${abilitiesText(token)}</dd></div>
<div><dt>${say.made}</dt><dd>${momentWords(created_at, timezone)}</dd></div>
<div><dt>${isActive ? say.ends : say.ended}</dt><dd>${momentWords(revoked_at ?? expires_at, timezone)}</dd></div>
<div><dt>${say.used}</dt><dd>${last_used_at ? whenWords(last_used_at, now, timezone) : say.never}</dd></div>
</dl>
${isActive && older.map((one) => html`<p class="soft small">${say.sinceReplaced} ${momentWords(one.expires_at, timezone)}.</p>`)}
${
  isActive &&
  html`<div class="actions">
${!replaced && html`<a class="button" href="${path}/rotate">${say.rotate}</a>`}
<form method="get" action="${path}/revoke"><button class="grave">${say.revoke}</button></form>
</div>`
}`
}
