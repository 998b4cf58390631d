import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { harmless } from '#server/domain/basics/in_quotes.ts'
import { abilitiesText, agents as say } from '#server/domain/messages/said/web_agents.ts'
import { endGrants, type ListedGrant as Grant, viewGrants } from '#server/flows/web/oauth_grants.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'
import { olderLink, sliceOf } from '#server/surfaces/web/parts/list_page.ts'
import type { SignedInVisit, WebRoute } from '#server/surfaces/web/route.ts'
import { agentsPath, grantPath } from '#server/surfaces/web/settings/agents/paths.ts'
import { saidBox } from '#server/surfaces/web/settings/agents/said_box.ts'
import { dayOf } from '#server/surfaces/web/settings/agents/token_rows.ts'

const path = `${agentsPath}/apps/disconnect`

/** How many apps a page shows. */
const most = 6

/** What connected apps were allowed, by app: the app allowed last first, and of each what it was allowed last first. */
function byApp(grants: readonly Grant[]): (readonly Grant[])[] {
  const app = ({ client_id, client_origin }: Grant) => `${client_origin} ${client_id}`
  return [...Map.groupBy(grants, app).values()]
}

/** What the app of a grant with this handle was allowed; nothing where there is none. */
function grantsWith(grants: readonly Grant[], handle: string): readonly Grant[] {
  const id = parseHandle('token', handle)
  return byApp(grants).find((own) => own.some(({ grant_id }) => grant_id === id)) ?? []
}

/**
 * *Connected apps*: each with what it was allowed last, six at a time. `after` is the handle of what one was allowed, behind which
 * the page begins; null for the first page. One form serves all of its buttons.
 */
export function appsSection(
  grants: readonly Grant[],
  visit: SignedInVisit,
  after: string | null,
): Html {
  const apps = byApp(grants)
  const before = after === null ? undefined : grantsWith(grants, after)[0]
  const begin = apps.findIndex(([first]) => first !== undefined && first === before) + 1
  const page = apps.slice(begin, begin + most)
  const last = apps.length > begin + most ? page.at(-1)?.[0] : undefined
  return html`<section aria-labelledby="apps">
<h2 id="apps">${say.apps}</h2>
${
  page.length > 0
    ? disconnecting(
        visit,
        page.map((own) => appItem(own, visit)),
      )
    : html`<p class="soft">${say.noApps}</p>`
}
${last && html`<p class="links"><a href="${agentsPath}?apps_before=${toHandle('token', last.grant_id)}">${say.moreApps}</a></p>`}
</section>`
}

/** Everything that one app was allowed, 20 times at a time: each can be looked at and ended. Null where it was allowed nothing. */
export function appGrants(
  grants: readonly Grant[],
  visit: SignedInVisit,
  handle: string,
): Html | null {
  const own = grantsWith(grants, handle)
  const [first] = own
  if (first === undefined) return null
  const { shown, older } = sliceOf(own, visit, 'from')
  return html`<h1>${first.client_origin}</h1>
${callsItself(first)}
${disconnecting(
  visit,
  html`<li><ul class="rows" role="list">${shown.map((grant) => grantRow(grant, visit))}</ul>
${olderLink({ older })}
${disconnectAll(own)}</li>`,
)}`
}

/** The form of buttons that disconnect. */
function disconnecting(visit: SignedInVisit, items: Content): Html {
  return html`<form method="post" action="${path}">
${tokenField(visit.formToken(agentsPath))}
<ul class="lines" role="list">${items}</ul>
</form>`
}

function appItem(grants: readonly Grant[], visit: SignedInVisit): Html | null {
  const [first] = grants
  if (first === undefined) return null
  const more = grants.length - 1
  return html`<li><h3>${first.client_origin}</h3>
${callsItself(first)}
<ul class="rows" role="list">${grantRow(first, visit)}</ul>
${more > 0 && html`<p class="links small"><a href="${agentsPath}?app=${toHandle('token', first.grant_id)}">${say.moreAllowed(more)}${named(first.client_origin)}</a></p>${disconnectAll(grants)}`}
</li>`
}

/** What an app calls itself, which nobody has checked; nothing where it says nothing. */
export function callsItself({ client_name }: Pick<Grant, 'client_name'>): Content {
  if (client_name === '') return null
  return html`<p class="soft small">${say.callsItself(harmless(client_name))}</p>`
}

/** What a link or a button is about, for those who hear it without what stands around it. */
function named(what: string): Html {
  return html`<span class="hidden"> ${what}</span>`
}

function grantRow(grant: Grant, visit: SignedInVisit): Html {
  const { used_at } = grant
  const used = used_at ? say.lastUsed(dayOf(used_at, clockOf(visit))) : say.neverUsed
  return html`<li><a class="row" href="${grantPath(grant)}"><span><span class="state">${named(grant.client_origin)} ${abilitiesText(grant)}</span>
<span class="soft small">${used} · ${allowedOn(grant, visit)}</span></span></a>
${disconnectButton(grant, say.disconnect, visit)}</li>`
}

function clockOf({ session: { asked_at: now, timezone } }: SignedInVisit) {
  return { now, timezone }
}

function allowedOn({ created_at }: Grant, visit: SignedInVisit): string {
  return say.allowed(dayOf(created_at, clockOf(visit)))
}

function disconnectButton(grant: Grant, label: string, visit: SignedInVisit): Html {
  return html`<button class="small grave" name="grant" value="${toHandle('token', grant.grant_id)}">${label}${named(`${grant.client_origin}, ${allowedOn(grant, visit)}`)}</button>`
}

/** The button that ends everything an app was allowed; it names the app by one of it. */
function disconnectAll([first, second]: readonly Grant[]): Content {
  return (
    first !== undefined &&
    second !== undefined &&
    html`<button class="small grave" name="app" value="${toHandle('token', first.grant_id)}">${say.disconnectAll}${named(first.client_origin)}</button>`
  )
}

/** The form that ends what an app was allowed. */
export function disconnectForm(grant: Grant, label: string, visit: SignedInVisit): Html {
  return html`<form method="post" action="${path}">
${tokenField(visit.formToken(agentsPath))}
${saidBox()}
${disconnectButton(grant, label, visit)}
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
    const { owner } = session
    const app = sent.get('app')
    const all = app === undefined ? [] : grantsWith(await viewGrants(runtime, owner), app)
    const ids = [
      ...handles.flatMap((handle) => parseHandle('token', handle) ?? []),
      ...all.map(({ grant_id }) => grant_id),
    ]
    const said = sent.get('said') === 'yes'
    const ended = await endGrants(runtime, { owner, request_id }, ids, said)
    return { json: { ended }, redirect: `${agentsPath}?disconnected` }
  },
}
