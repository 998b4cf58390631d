import { toHandle } from '#server/domain/basics/handle.ts'
import { stepNow } from '#server/domain/messages/said/friendship.ts'
import { summaryNow } from '#server/domain/messages/said/prepared.ts'
import { agentName, approvals as say, step } from '#server/domain/messages/said/web_approvals.ts'
import { type ListedApproval, listApprovals } from '#server/flows/web/approvals/list.ts'
import { type ListedStep, listSteps } from '#server/flows/web/approvals/steps.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'

/** `/approvals`: what tokens and apps of the account have prepared and nobody has committed. */
export const approvalsRoute: WebRoute = {
  path: '/approvals',
  name: 'approvals',
  session: 'required',
  query: ['before'],

  async show({ runtime, session, query }) {
    const before = query.get('before')
    const steps = before === null ? await listSteps(runtime, session) : []
    const { items, has_older } = await listApprovals(runtime, session.owner, before)
    const last = items.at(-1)
    const older = has_older && last ? toHandle('action', last.action_id) : null
    return {
      json: { steps: steps.map(stepJson), items: items.map(itemJson), before: older },
      page: page({ steps, items }, older, before !== null),
    }
  },
}

function stepJson({ review_handle, operation, text, label, expires_at }: ListedStep) {
  return { review_handle, operation, text, asked_by: agentName(label), expires_at }
}

function itemJson(item: ListedApproval): Record<string, unknown> {
  const { action_id, kind, title, summary, open, decision, created_at, expires_at } = item
  return {
    ...{ action_handle: toHandle('action', action_id), kind, title, summary },
    prepared_by: agentName(item.principal?.label),
    state: open ? (decision === 'released' ? 'released' : 'open') : 'lapsed',
    ...{ created_at, expires_at },
  }
}

function page(
  { steps, items }: { steps: readonly ListedStep[]; items: readonly ListedApproval[] },
  older: string | null,
  isLater: boolean,
): WebPage {
  const waiting = items.filter(({ open }) => open)
  const lapsed = items.filter(({ open }) => !open)
  const empty = html`<p class="lead">${say.none}</p>\n<p class="soft">${say.noneText}</p>`
  return {
    title: say.title,
    main: html`<p class="small"><a href="/">‹ ${say.back}</a></p>
<h1>${say.title}</h1>
${items.length + steps.length === 0 && (isLater ? html`<p>${say.noneOlder}</p>` : empty)}
${stepSection(steps)}
${section('waiting', say.waiting, null, waiting)}
${section('lapsed', say.lapsed, say.lapsedHelp, lapsed)}
${
  (older !== null || isLater) &&
  html`<p class="links">${isLater && html`<a href="/approvals">${say.first}</a>`}${older !== null && html`<a href="/approvals?before=${older}">${say.older}</a>`}</p>`
}`,
  }
}

function stepSection(steps: readonly ListedStep[]): Content {
  if (steps.length === 0) return null
  return html`<section aria-labelledby="steps">
<h2 id="steps">${say.steps}</h2>
<ul class="rows" role="list">${steps.map(
    ({ review_handle, operation, text, label, expires_at, now }) =>
      html`<li><a class="row" href="/approvals/steps/${review_handle}"><span>
<strong>${step.titles[operation]}</strong>
<span class="state" dir="auto">${stepNow({ operation, text })}</span>
<small>${say.askedBy(agentName(label))} · ${say.left(expires_at, now)}</small>
</span></a></li>`,
  )}</ul>
</section>`
}

function section(
  id: string,
  title: string,
  help: Content,
  items: readonly ListedApproval[],
): Content {
  if (items.length === 0) return null
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${help && html`<p class="soft">${help}</p>`}
${approvalRows(items)}
</section>`
}

/** The rows of a list of actions, each a link with what it does, which names its plan or list, and with who prepared it where `names_agents`. */
export function approvalRows(items: readonly ListedApproval[], names_agents = true): Html {
  return html`<ul class="rows" role="list">${items.map(
    (item) => html`<li><a class="row" href="/approvals/${toHandle('action', item.action_id)}"><span>
<strong dir="auto">${summaryNow(item)}</strong>
<small>${names_agents && say.by(agentName(item.principal?.label))}${names_agents && item.open && ' · '}${item.open && leftOf(item)}</small>
</span></a></li>`,
  )}</ul>`
}

function leftOf({ decision, expires_at, now }: ListedApproval): string {
  const left = say.left(expires_at, now)
  return decision === 'released' ? `${say.released}, ${left}` : left
}
