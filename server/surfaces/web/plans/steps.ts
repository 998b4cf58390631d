import { outing as say } from '#server/domain/messages/said/web_outing.ts'
import { type Html, html } from '#server/surfaces/web/parts/html.ts'

/** The head of a step of an outing; `at` counts from 0. */
export function stepHead(at: number, title: string): Html {
  return html`<p class="soft small">${say.step(at + 1)} · ${say.steps[at]}</p>
<h1>${title}</h1>`
}
