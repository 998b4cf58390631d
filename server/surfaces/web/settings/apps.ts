import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { shortDayWords } from '#server/domain/basics/time_words.ts'
import { abilityTexts, apps as say } from '#server/domain/messages/web_oauth.ts'
import { endGrants, viewGrants } from '#server/flows/web/oauth_grants.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import type { SignedInVisit, WebRoute } from '#server/surfaces/web/route.ts'

const path = '/settings/apps'

type Grant = Awaited<ReturnType<typeof viewGrants>>[number]

/** `/settings/apps`: the apps that the account has allowed something. Disconnecting them needs no proof: that is the safe direction. */
export const appsRoute: WebRoute = {
  path,
  name: 'apps',
  session: 'required',
  query: ['disconnected'],

  async show(visit) {
    const grants = await viewGrants(visit.runtime, visit.session.owner)
    const apps = grants.map(({ grant_id, ...grant }) => ({
      app_handle: toHandle('token', grant_id),
      ...grant,
    }))
    return {
      json: { form_token: visit.formToken(path), apps },
      page: {
        title: say.title,
        main: html`<h1>${say.title}</h1>
${visit.query.has('disconnected') && formResult(true, say.ended, say.endedText)}
<p>${say.text}</p>
${appGroups(visit, grants)}`,
      },
    }
  },

  async act({ runtime, session, request_id }, sent) {
    const ids = sent.all('app').flatMap((handle) => parseHandle('token', handle) ?? [])
    const ended = await endGrants(runtime, { owner: session.owner, request_id }, ids)
    return { json: { ended }, redirect: `${path}?disconnected` }
  },
}

/** The grants of an account, those of one app together. */
function appGroups(visit: SignedInVisit, grants: readonly Grant[]): Content {
  if (grants.length === 0) return html`<p>${say.none}</p>`
  const groups = Map.groupBy(grants, ({ client_id }) => client_id)
  return [...groups.values()].map((group) => appGroup(visit, group))
}

function appGroup(visit: SignedInVisit, group: readonly Grant[]): Html {
  const [{ client_name, client_origin } = { client_name: '', client_origin: '' }] = group
  return html`<section>
<h2>${words(client_name)}</h2>
<p class="soft">${say.verified(client_origin)}</p>
<ul class="rows" role="list">${group.map((grant) => row(visit, grant))}</ul>
${group.length > 1 && disconnect(visit, group, say.disconnectAll)}
</section>`
}

function row(visit: SignedInVisit, grant: Grant): Html {
  const { timezone } = visit.session
  const may = grant.abilities.map((name) => abilityTexts[name]?.label ?? name).join(' · ')
  const used = grant.used_at ? say.used(shortDayWords(grant.used_at, timezone)) : say.neverUsed
  return html`<li><div><p>${may}</p>
<p class="soft small">${grant.needs_approval && `${say.asks} · `}${say.since(shortDayWords(grant.created_at, timezone))} · ${used}</p></div>
${disconnect(visit, [grant], say.disconnect)}</li>`
}

function disconnect(visit: SignedInVisit, grants: readonly Grant[], label: string): Html {
  const named = grants.map(
    ({ grant_id }) => html`<input type="hidden" name="app" value="${toHandle('token', grant_id)}">`,
  )
  return html`<form method="post" action="${path}">
${tokenField(visit.formToken(path))}${named}
<button class="small grave">${label}</button>
</form>`
}
