import { agents, oneToken as say } from '#server/domain/messages/said/web_agents.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'
import { activityList } from '#server/surfaces/web/settings/activity/list.ts'
import { readActivity } from '#server/surfaces/web/settings/activity/read.ts'
import { agentsPath } from '#server/surfaces/web/settings/agents/paths.ts'

/** What the parts depend on. */
interface Shown {
  /** The path of the page. */
  readonly path: string
  /** Whose activity it is. */
  readonly principal_id: string
  readonly abilities: readonly string[]
  readonly needs_approval: boolean
  readonly isActive: boolean
}

/** The way back from the page of a token or an app. */
export function backLink(): Html {
  return html`<p class="small"><a href="${agentsPath}">‹ ${agents.title}</a></p>`
}

/** What the pages of tokens and of apps both have, and its JSON. */
export async function agentParts(visit: SignedInVisit, shown: Shown) {
  const { path, principal_id } = shown
  const activity = await readActivity(visit, principal_id)
  const form_token = visit.formToken(agentsPath)
  return {
    json: { form_token, activity: activity.json },
    result: resultOf(visit),
    approval: approvalSection(shown, form_token),
    activity: html`<section aria-labelledby="activity">
<h2 id="activity">${say.activity}</h2>
${activityList(activity, { path, form_token, visit })}
</section>`,
  }
}

function resultOf({ query }: SignedInVisit): Content {
  const asks = query.get('asks')
  if (asks === 'yes') return formResult(true, say.turnedOn)
  return asks === 'no' && formResult(true, say.turnedOff)
}

function approvalSection(shown: Shown, form_token: string): Content {
  const { path, abilities, needs_approval, isActive } = shown
  if (!isActive || !abilities.includes('planning:commit')) return null
  return html`<section aria-labelledby="approval">
<h2 id="approval">${say.approval}</h2>
<p>${needs_approval ? say.asks : say.trusts}</p>
<form method="post" action="${path}/approval">
${tokenField(form_token)}
<input type="hidden" name="needs_approval" value="${needs_approval ? 'no' : 'yes'}">
<button class="small">${needs_approval ? say.turnOff : say.turnOn}</button>
</form>
</section>`
}
