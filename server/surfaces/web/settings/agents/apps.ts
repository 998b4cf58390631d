import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { harmless } from '#server/domain/basics/in_quotes.ts'
import { abilitiesText, agents as say } from '#server/domain/messages/said/web_agents.ts'
import { endGrants, type ListedGrant as Grant } from '#server/flows/web/oauth_grants.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import type { SignedInVisit, WebRoute } from '#server/surfaces/web/route.ts'
import { agentsPath, grantPath } from '#server/surfaces/web/settings/agents/paths.ts'
import { saidBox } from '#server/surfaces/web/settings/agents/said_box.ts'
import { dayOf } from '#server/surfaces/web/settings/agents/token_rows.ts'

const path = `${agentsPath}/apps/disconnect`

/** How many apps a page shows, and how much of what was allowed one of them. */
const shown = { apps: 6, grants: 3 }

/**
 * *Connected apps*: what was allowed on the page of consent, by app, six at a time. `after` is the handle of what one was
 * allowed, behind which the page begins; null for the first page. One form serves all of its buttons.
 */
export function appsSection(
  grants: readonly Grant[],
  visit: SignedInVisit,
  after: string | null,
): Html {
  const apps = [
    ...Map.groupBy(
      grants,
      ({ client_id, client_origin }) => `${client_origin} ${client_id}`,
    ).values(),
  ]
  const id = after === null ? null : parseHandle('token', after)
  const begin = apps.findIndex((own) => own.some(({ grant_id }) => grant_id === id)) + 1
  const page = apps.slice(begin, begin + shown.apps)
  const last = apps.length > begin + shown.apps ? page.at(-1)?.[0] : undefined
  return html`<section aria-labelledby="apps">
<h2 id="apps">${say.apps}</h2>
${
  page.length > 0
    ? html`<form method="post" action="${path}">
${tokenField(visit.formToken(agentsPath))}
<ul class="lines" role="list">${page.map((own) => appItem(own, visit))}</ul>
</form>`
    : html`<p class="soft">${say.noApps}</p>`
}
${last && html`<p class="links"><a href="${agentsPath}?apps_before=${toHandle('token', last.grant_id)}">${say.moreApps}</a></p>`}
</section>`
}

function appItem(grants: readonly Grant[], visit: SignedInVisit): Html | null {
  const [first] = grants
  if (first === undefined) return null
  const more = grants.length - shown.grants
  return html`<li><h3>${first.client_origin}</h3>
${callsItself(first)}
<ul class="rows" role="list">${grants.slice(0, shown.grants).map((grant) => grantRow(grant, visit))}</ul>
${more > 0 && html`<p class="soft small">${say.moreAllowed(more)}</p>`}
${grants.length > 1 && disconnectButton(grants, say.disconnectAll)}
</li>`
}

/** What an app calls itself, which nobody has checked; nothing where it says nothing. */
export function callsItself({ client_name }: Pick<Grant, 'client_name'>): Content {
  if (client_name === '') return null
  return html`<p class="soft small">${say.callsItself} “${words(harmless(client_name))}”</p>`
}

function grantRow(grant: Grant, visit: SignedInVisit): Html {
  const clock = { now: visit.session.asked_at, timezone: visit.session.timezone }
  const { created_at, used_at } = grant
  const used = used_at ? say.lastUsed(dayOf(used_at, clock)) : say.neverUsed
  return html`<li><a class="row" href="${grantPath(grant)}"><span><span class="state">${abilitiesText(grant)}</span>
<span class="soft small">${used} · ${say.allowed(dayOf(created_at, clock))}</span></span><span aria-hidden="true">›</span></a>
${disconnectButton([grant], say.disconnect)}</li>`
}

function disconnectButton(grants: readonly Grant[], label: string): Html {
  const handles = grants.map(({ grant_id }) => toHandle('token', grant_id)).join(' ')
  return html`<button class="small grave" name="grant" value="${handles}">${label}<span class="hidden"> ${grants[0]?.client_origin}</span></button>`
}

/** The form that ends what an app was allowed. */
export function disconnectForm(
  grants: readonly Grant[],
  label: string,
  visit: SignedInVisit,
): Html {
  return html`<form method="post" action="${path}">
${tokenField(visit.formToken(agentsPath))}
${saidBox}
${disconnectButton(grants, label)}
</form>`
}

/** Ends what an app was allowed. It needs no proof: that is the safe direction. */
export const disconnectRoute: WebRoute = {
  path,
  name: 'agents_disconnect',
  session: 'required',
  form: agentsPath,

  async act({ runtime, session, request_id }, sent) {
    const handles = sent.all('grant').flatMap((named) => named.split(' '))
    const ids = handles.flatMap((handle) => parseHandle('token', handle) ?? [])
    const { owner } = session
    const said = sent.get('said') === 'yes'
    const ended = await endGrants(runtime, { owner, request_id }, ids, said)
    return { json: { ended }, redirect: `${agentsPath}?disconnected` }
  },
}
