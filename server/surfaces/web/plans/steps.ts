import { outing as say } from '#server/domain/messages/said/web_outing.ts'
import { type Html, html } from '#server/surfaces/web/parts/html.ts'

/** The head of a step of an outing; `at` counts from 0. */
export function stepHead(at: number, title: string): Html {
  return html`${stepLine(at)}
<h1>${title}</h1>`
}

/** Which step of an outing this is, as a line of its own; `at` counts from 0. */
export function stepLine(at: number): Html {
  return html`<p class="soft small">${say.step(at + 1)} · ${say.steps[at]}</p>`
}
