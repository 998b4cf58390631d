import type { AssistantCard, AssistantPrepared, AssistantTurn } from '#generated/types.ts'
import { cardRow, rowLines } from '#server/domain/assistant/card_row.ts'
import { assistantPage as say } from '#server/domain/messages/said/web_assistant.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import type { ShownTurn, Talk } from '#server/surfaces/web/assistant/read.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import { keyField } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, elsewhere, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** The path of the page, and the name of every form on it. */
export const assistantPath = '/assistant'

/** What the page shows beside what was said. */
export interface TalkPage {
  /** What a form did, or did not do. */
  readonly result?: Content
  /** What stays in the field, because it was not taken. */
  readonly typed?: string
}

/** What was said, what waits for the person, and the field for what they say next. */
export function talkPage(
  visit: SignedInVisit,
  talk: Talk | null,
  { result = null, typed = '' }: TalkPage = {},
): WebPage {
  const token = tokenField(visit.formToken(assistantPath))
  const last = talk?.turns.at(-1)?.answer ?? null
  return {
    title: say.title,
    main: html`<h1>${say.title}</h1>
${result}
<p class="soft">${say.text}</p>
${
  talk &&
  html`<h2 id="talk">${say.talk}</h2>
<ol class="talk" role="list" aria-labelledby="talk">${talk.turns.map((turn, at) => turnRow(turn, at === talk.turns.length - 1, visit, token))}</ol>`
}
${last && open(last, visit, token)}
<form method="post" action="${assistantPath}" novalidate>
${token}${keyField()}
<div class="field"><label for="message">${say.label}</label>
<textarea id="message" name="message" maxlength="8000" dir="auto" required>${typed}</textarea></div>
<div class="actions"><button class="main">${say.say}</button></div>
</form>
${talk && deletion(talk, token)}`,
  }
}

function turnRow(turn: ShownTurn, is_last: boolean, visit: SignedInVisit, token: Html): Html {
  const { message, answer, is_running } = turn
  const latest = is_last && visit.query.has('said') && html` role="status" tabindex="-1" autofocus`
  const missing = is_running ? say.running : say.broken
  const said = answer === null ? missing : is_last ? besideCard(answer, visit) : answer.reply.text
  return html`<li>
<p class="mine" dir="auto"><span class="who">${say.you}: </span>${message === null ? say.sent : words(message)}</p>
<p dir="auto"${latest}><span class="who">${say.it}: </span>${words(said)}</p>
${is_last && answer !== null && answer.cards.length > 0 && cards(answer.cards, token)}
</li>`
}

/** A reply without what the card of the approval below it says. */
function besideCard(answer: AssistantTurn, visit: SignedInVisit): string {
  const { reply, approval } = answer
  if (approval === null || hasLapsed(approval, visit)) return besideCards(answer)
  const { review_text, reply_word } = approval
  const left = reply.text
    .replace(review_text, '')
    .split('\n')
    .filter((line) => line !== '' && !line.includes(reply_word))
  return left.length === 0 ? say.waits : left.join('\n')
}

/** A reply without the rows that stand below it as cards, and without how many more of them there are. */
function besideCards({ reply: { text }, cards: all, turn }: AssistantTurn): string {
  const rows = new Set(all.flatMap((card) => rowLines.map((most) => cardRow(card, most))))
  const lines = text.split('\n')
  const left = lines.filter((line) => !rows.has(line))
  const more = all.length - (lines.length - left.length)
  const isListed = left.length < lines.length
  const { andMore } = sentencesIn(turn.language)
  const without = left
    .filter((line) => !isListed || line !== andMore(more, false))
    .map((line) => (isListed && line === andMore(more, true) ? andMore(0, true) : line))
  return without.length === 0 ? text : without.join('\n')
}

function hasLapsed({ expires_at }: AssistantPrepared, { session }: SignedInVisit): boolean {
  return new Date(expires_at) <= session.asked_at
}

function cards(all: readonly AssistantCard[], token: Html): Html {
  return html`<ul class="cards" role="list" aria-label="${say.cards}">${all.map(
    ({ ordinal, title, lines, url, actions }) => html`<li>
<p><strong>${ordinal}. ${words(title)}</strong></p>
${lines.map((line) => html`<p class="soft small" dir="auto">${words(line)}</p>`)}
${url !== null && html`<p class="small">${elsewhere(url, url)}</p>`}
${actions.length > 0 && html`<div class="choices">${actions.map((one) => sayButton(one, token))}</div>`}
</li>`,
  )}</ul>`
}

/** What waits for an answer: choices, an approval, or what could be said next. */
function open(answer: AssistantTurn, visit: SignedInVisit, token: Html): Html {
  const { question, approval, suggestions } = answer
  const options = (question?.options ?? []).map(({ ordinal, label, detail }) => ({
    label: detail === null ? label : `${label} (${detail})`,
    say: String(ordinal),
  }))
  return html`${approval && approvalCard(approval, visit, token)}
${options.length > 0 && choices(say.choices, options, token)}
${options.length === 0 && suggestions.length > 0 && choices(say.suggestions, suggestions, token)}`
}

interface Choice {
  readonly label: string
  /** What pressing it says. */
  readonly say: string
  /** The prepared action that is not to be sent then. */
  readonly drops?: string
}

function choices(title: string, all: readonly Choice[], token: Html): Html {
  return html`<div class="choices" role="group" aria-label="${title}">${all.map((one) => sayButton(one, token))}</div>`
}

function sayButton({ label, say: message, drops }: Choice, token: Html): Html {
  return html`<form method="post" action="${assistantPath}">
${token}${keyField()}
<input type="hidden" name="message" value="${message}">
${drops !== undefined && html`<input type="hidden" name="drops" value="${drops}">`}
<button class="small">${words(label)}</button>
</form>`
}

function approvalCard(approval: AssistantPrepared, visit: SignedInVisit, token: Html): Html {
  if (hasLapsed(approval, visit)) return html`<p class="soft">${say.lapsed}</p>`
  return html`<section class="approval" aria-labelledby="approval">
<h2 id="approval">${say.approval}</h2>
<p class="review" dir="auto">${words(approval.review_text)}</p>
<div class="actions"><form method="post" action="${assistantPath}/send">
${token}${keyField()}
<input type="hidden" name="action" value="${approval.action_handle}">
<button class="main">${say.send}</button>
</form>
${sayButton({ label: say.not, say: say.notWords, drops: approval.action_handle }, token)}</div>
</section>`
}

function deletion({ conversation_handle }: Talk, token: Html): Html {
  return html`<details><summary>${say.delete}</summary>
<p>${say.deleteText}</p>
<form method="post" action="${assistantPath}/delete">
${token}
<input type="hidden" name="conversation" value="${conversation_handle}">
<div class="actions"><button class="grave">${say.deleteYes}</button></div>
</form></details>`
}
