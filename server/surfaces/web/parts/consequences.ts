import { consequenceNow } from '#server/domain/messages/said/friendship.ts'
import { englishWords, type Html, html } from '#server/surfaces/web/parts/html.ts'

/** What a step of a friendship brings with it, a line each; one that only English says is marked as such. */
export function consequenceList(all: readonly { code: string; message: string }[]): Html {
  return html`<ul class="lines" role="list">${all.map((one) => html`<li dir="auto">${consequenceNow(one) ?? englishWords(one.message)}</li>`)}</ul>`
}
