import { viewGrants } from '#server/flows/web/oauth_grants.ts'
import { viewTokens } from '#server/flows/web/tokens.ts'
import { agents as say } from '#server/domain/messages/said/web_agents.ts'
import { type Content, html, type Html } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'
import { appGrants, appsSection } from '#server/surfaces/web/settings/agents/apps.ts'
import { grantJson, tokenJson } from '#server/surfaces/web/settings/agents/json.ts'
import { agentsPath, newTokenPath } from '#server/surfaces/web/settings/agents/paths.ts'
import { type Clock, tokenRows } from '#server/surfaces/web/settings/agents/token_rows.ts'
import { waitingSection } from '#server/surfaces/web/settings/agents/waiting.ts'

/** `/settings/agents`: what may act for the account. */
export const agentsRoute: WebRoute = {
  path: agentsPath,
  name: 'agents',
  session: 'required',
  query: ['before', 'apps_before', 'app', 'from', 'ended', 'revoked', 'disconnected'],

  async show(visit) {
    const { runtime, session, query } = visit
    const ended = query.has('ended')
    const before = query.get('before')
    const page = await viewTokens(runtime, session.owner, { working: !ended, before })
    const form_token = visit.formToken(agentsPath)
    const apps_before = query.get('apps_before')
    const app = query.get('app')
    if (apps_before !== null && !visit.wants_json) return moreApps(visit, apps_before)
    if (app !== null && !visit.wants_json) return oneApp(visit, app)
    const isFirst = !ended && before === null
    const apps = isFirst ? await viewGrants(runtime, session.owner) : []
    const tokens = page.tokens.map(tokenJson)
    const json = { form_token, apps: apps.map(grantJson), tokens, older: page.older }
    const clock = { now: session.asked_at, timezone: session.timezone }
    const parts = isFirst ? [await waitingSection(visit), appsSection(apps, visit, null)] : []
    return {
      json,
      page: {
        title: say.title,
        main: html`<p class="small"><a href="${isFirst ? '/settings' : agentsPath}">‹ ${isFirst ? say.back : say.title}</a></p>
<h1>${ended ? say.ended : say.title}</h1>
${resultOf(visit)}
${isFirst && html`<p>${say.text}</p>`}
${parts}
${isFirst ? tokensSection(page.tokens, clock) : tokenRows(page.tokens, clock)}
${ended && before === null && page.tokens.length === 0 && html`<p class="soft">${say.noneEnded}</p>`}
${moreLinks(page.older, { ended, isFirst, isNewest: before === null })}`,
      },
    }
  },
}

/** Another page of the connected apps. */
async function moreApps(visit: SignedInVisit, after: string): Promise<WebAnswer> {
  const apps = await viewGrants(visit.runtime, visit.session.owner)
  const page = {
    title: say.apps,
    main: html`<p class="small"><a href="${agentsPath}">‹ ${say.title}</a></p>
<h1>${say.apps}</h1>
${appsSection(apps, visit, after)}`,
  }
  return { json: {}, page }
}

/** Everything that one app was allowed; where that has ended, all apps. */
async function oneApp(visit: SignedInVisit, handle: string): Promise<WebAnswer> {
  const grants = await viewGrants(visit.runtime, visit.session.owner)
  const shown = appGrants(grants, visit, handle)
  if (shown === null) return { redirect: agentsPath }
  const main = html`<p class="small"><a href="${agentsPath}">‹ ${say.title}</a></p>
${shown}`
  return { json: {}, page: { title: say.apps, main } }
}

function resultOf({ query }: SignedInVisit): Content {
  if (query.has('disconnected')) return formResult(true, say.disconnectedNow, say.revokedText)
  return query.has('revoked') && formResult(true, say.revokedNow, say.revokedText)
}

function tokensSection(tokens: Parameters<typeof tokenRows>[0], clock: Clock): Html {
  return html`<section aria-labelledby="tokens">
<h2 id="tokens">${say.tokens}</h2>
${tokens.length > 0 ? tokenRows(tokens, clock) : html`<p>${say.none}</p><p class="soft">${say.noneExample}</p>`}
<div class="actions"><a class="button main" href="${newTokenPath}">${say.newToken}</a></div>
</section>`
}

function moreLinks(
  older: string | null,
  { ended, isFirst, isNewest }: { ended: boolean; isFirst: boolean; isNewest: boolean },
): Html {
  const which = ended ? 'ended&' : ''
  return html`<p class="links">${
    older !== null && html`<a href="${agentsPath}?${which}before=${older}">${say.older}</a>`
  }${
    isFirst
      ? html`<a href="${agentsPath}?ended">${say.ended}</a><a href="/settings/activity">${say.activity}</a>`
      : !isNewest && html`<a href="${agentsPath}${ended && '?ended'}">${say.newest}</a>`
  }</p>`
}
