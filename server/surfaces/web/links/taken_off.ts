import { planPages as say } from '#server/domain/messages/said/plan_pages.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import type { WebPage } from '#server/surfaces/web/links/page.ts'

/** What a guest reads who was taken off the list of a plan. Nothing of the plan stands there. */
export function takenOffPage(host: string): WebPage {
  const { title, text } = say.removed
  return { status: 410, title, main: html`<h1>${title}</h1>\n<p>${text(host)}</p>` }
}
