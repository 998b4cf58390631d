import { agents as say } from '#server/domain/messages/said/web_agents.ts'
import { listApprovals } from '#server/flows/web/approvals/list.ts'
import { approvalRows } from '#server/surfaces/web/approvals/list.ts'
import { type Html, html } from '#server/surfaces/web/parts/html.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** How many actions the page names; the others are on the page of approvals. */
const shown = 3

/** *Waiting for you*: what agents have prepared and the person has not decided. Who prepared it is named on its page: here names are links to tokens. */
export async function waitingSection({ runtime, session }: SignedInVisit): Promise<Html> {
  const { items } = await listApprovals(runtime, session.owner)
  const waiting = items.filter(({ open, decision }) => open && decision === null)
  return html`<section aria-labelledby="waiting">
<h2 id="waiting">${say.waiting}</h2>
${waiting.length > 0 ? approvalRows(waiting.slice(0, shown), false) : html`<p class="soft">${say.nothingWaits}</p>`}
<p class="links"><a href="/approvals">${say.approvals}</a></p>
</section>`
}
