import { agents as say } from '#server/domain/messages/said/web_agents.ts'
import { type Html, html } from '#server/surfaces/web/parts/html.ts'

/** The box of a form that ends an agent: whether what was said to it is deleted, too. */
export function saidBox(): Html {
  return html`<label class="check"><input type="checkbox" name="said" value="yes"><span>${say.deleteSaid}</span></label>`
}
