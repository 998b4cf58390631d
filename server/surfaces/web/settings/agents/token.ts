import { momentWords, whenWords } from '#server/domain/basics/time_words.ts'
import { abilitiesText, agents, oneToken as say } from '#server/domain/messages/web_agents.ts'
import { type TokenView, viewToken } from '#server/flows/web/tokens.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { formResult, notice } from '#server/surfaces/web/parts/notice.ts'
import type { SignedInVisit, WebRoute } from '#server/surfaces/web/route.ts'
import { readActivity } from '#server/surfaces/web/settings/activity/read.ts'
import { activityList } from '#server/surfaces/web/settings/activity/list.ts'
import { activityQuery } from '#server/surfaces/web/settings/activity/filter.ts'
import { undoRoute } from '#server/surfaces/web/settings/activity/undo.ts'
import { tokenJson } from '#server/surfaces/web/settings/agents/json.ts'
import { agentsPath, labelOf, tokenPath } from '#server/surfaces/web/settings/agents/paths.ts'

/** `/settings/agents/{token_handle}`: one token, and what its agent did. */
export const tokenRoute: WebRoute = {
  path: `${agentsPath}/:token_handle`,
  name: 'agents_token',
  session: 'required',
  query: [...activityQuery, 'asks'],

  async show(visit) {
    const view = await tokenOf(visit)
    if (view === null) return null
    const { token } = view
    const path = tokenPath(token)
    const activity = await readActivity(visit, token.principal_id)
    const form_token = visit.formToken(agentsPath)
    return {
      json: { form_token, ...tokenJson(token), replaced: view.replaced, activity: activity.json },
      page: {
        title: token.label ?? agents.noLabel,
        main: html`<p class="small"><a href="${agentsPath}">‹ ${agents.title}</a></p>
<h1>${words(labelOf(token))}</h1>
${resultOf(visit)}
${facts(view, visit)}
${approvalSection(view, form_token)}
<section aria-labelledby="activity">
<h2 id="activity">${say.activity}</h2>
${activityList(activity, { path, form_token, visit })}
</section>`,
      },
    }
  },
}

/** Takes back a change that the agent made. */
export const tokenUndoRoute: WebRoute = undoRoute({
  path: `${agentsPath}/:token_handle/undo`,
  name: 'agents_undo',
  form: agentsPath,
  back: async (visit) => {
    const view = await tokenOf(visit)
    return view && tokenPath(view.token)
  },
})

/** @returns the token that the address names; null where there is none. */
export function tokenOf({ runtime, session, params }: SignedInVisit): Promise<TokenView | null> {
  return viewToken(runtime, session.owner, params.token_handle ?? '')
}

function resultOf({ query }: SignedInVisit): Content {
  const asks = query.get('asks')
  if (asks === 'yes') return formResult(true, say.turnedOn)
  return asks === 'no' && formResult(true, say.turnedOff)
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

function approvalSection({ token }: TokenView, form_token: string): Content {
  if (token.state !== 'active' || !token.abilities.includes('planning:commit')) return null
  const { needs_approval } = token
  return html`<section aria-labelledby="approval">
<h2 id="approval">${say.approval}</h2>
<p>${needs_approval ? say.asks : say.trusts}</p>
<form method="post" action="${tokenPath(token)}/approval">
${tokenField(form_token)}
<input type="hidden" name="needs_approval" value="${needs_approval ? 'no' : 'yes'}">
<button class="small">${needs_approval ? say.turnOff : say.turnOn}</button>
</form>
</section>`
}
