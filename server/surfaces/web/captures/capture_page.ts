import type { CaptureUpdate, RoundupUpdate } from '#generated/types.ts'
import { captureCanceled } from '#server/domain/messages/capture.ts'
import { languageNow } from '#server/domain/basics/speaking.ts'
import {
  askedInGerman,
  failedInGerman,
  labelNow,
  stepInGerman,
} from '#server/domain/messages/german/captured.ts'
import { refusedInGerman } from '#server/domain/messages/german/refused.ts'
import { remarkInGerman } from '#server/domain/messages/german/remarks.ts'
import { captures, capture as say } from '#server/domain/messages/said/web_captures.ts'
import { offeredInGerman } from '#server/domain/messages/spoken/de_questions.ts'
import { capturePath, capturesPath } from '#server/surfaces/web/captures/paths.ts'
import type { SentForm } from '#server/surfaces/web/acts.ts'
import type { WorkFacts } from '#server/surfaces/web/captures/read.ts'
import { ideaPath, ideasPath } from '#server/surfaces/web/ideas/paths.ts'
import { ideaRow } from '#server/surfaces/web/ideas/row.ts'
import { area, field } from '#server/surfaces/web/parts/fields.ts'
import { formStart } from '#server/surfaces/web/parts/form_key.ts'
import {
  capabilityWords,
  type Content,
  englishWords,
  type Html,
  html,
  words,
} from '#server/surfaces/web/parts/html.ts'
import { warning } from '#server/surfaces/web/parts/notice.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import { newPlanPath, whenOfEvent } from '#server/surfaces/web/plans/paths.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

type Facts = WorkFacts<'ideas.capture.get'>

/** The page of something that is read, and whether it looks again by itself. */
export interface WorkPage {
  readonly page: WebPage
  readonly isReading: boolean
}

/** The page of one idea that is read: it goes on, asks, could not be read, or is saved. */
export function capturePage(
  visit: SignedInVisit,
  facts: Facts,
  { note, sent, label }: { note: Content; sent?: SentForm | undefined; label: string | null },
): WorkPage {
  const { state } = facts.data
  const main = {
    accepted: readingMain,
    needs_input: askingMain,
    failed: failedMain,
    completed: savedMain,
  }[state](facts, visit, sent)
  const title = {
    ...{ accepted: say.reading, needs_input: say.asks, completed: say.saved },
    failed: facts.text === captureCanceled ? say.givenUp : say.failed,
  }[state]
  return {
    isReading: state === 'accepted',
    page: {
      title,
      main: html`<h1>${title}</h1>
${note}
${label !== null && html`<p class="soft">${words(labelNow(label))}</p>`}
${main}
<p class="links">${state === 'completed' ? html`<a href="${ideasPath}">‹ ${captures.back}</a>` : html`<a href="${capturesPath}">‹ ${captures.title}</a>`}</p>`,
    },
  }
}

function readingMain({ data }: Facts, visit: SignedInVisit): Html {
  const handle = data.capture_public_id
  // Its version may change while it is read: what gives it up names none.
  return html`<p class="soft">${say.readingText}</p>
${happened(data.updates)}
<div class="actions"><a class="button" href="${capturePath(handle)}">${say.lookAgain}</a></div>
<form method="post" action="${capturePath(handle, 'answer')}">${formStart(visit, capturesPath)}${giveUp()}</form>`
}

/** The answer that gives something up. */
export const never = 'cancel'

function giveUp(): Html {
  return html`<button class="plain flush" name="choice" value="${never}">${say.never}</button>`
}

/** The steps so far, the last first. That it has arrived goes without saying. */
export function happened(all: readonly (CaptureUpdate | RoundupUpdate)[]): Content {
  const updates = all.filter(({ stage }) => stage !== 'persisted')
  return (
    updates.length > 0 &&
    html`<ul class="lines" role="list" aria-label="${say.happened}">${updates
      .toReversed()
      .slice(0, 5)
      .map((one) => html`<li>${capabilityWords(one.message, stepInGerman(one))}</li>`)}</ul>`
  )
}

function askingMain({ data, text, next }: Facts, visit: SignedInVisit, sent?: SentForm): Html {
  const { capture_public_id: handle, clarification, state_version: version } = data
  const { choices = [] } = clarification ?? {}
  const question = clarification
    ? capabilityWords(clarification.question, askedInGerman(clarification))
    : englishWords(text)
  const mayBeAll = next.some(({ capability }) => capability === 'ideas.roundup.mutate')
  const answer = (fields: Html) =>
    html`<form method="post" action="${capturePath(handle, 'answer')}" novalidate>${formStart(visit, capturesPath)}
<input type="hidden" name="version" value="${version}">
${fields}</form>`
  const typed = sent?.form.get('answer') ?? ''
  const free = html`${field({ name: 'answer', label: say.answer, value: typed, longest: 2_000, autocomplete: 'off' }, sent?.faults)}
<button class="${choices.length === 0 ? 'main' : 'small'}">${say.send}</button>`
  return html`<p class="lead" dir="auto">${question}</p>
${
  choices.length > 0 &&
  answer(
    html`<fieldset><legend class="hidden">${say.choose}</legend><div class="stack">${choices.map(
      (choice) => html`<button name="choice" value="${choice}">${words(offered(choice))}</button>`,
    )}</div></fieldset>`,
  )
}
${mayBeAll && html`<form class="stack" method="post" action="${capturePath(handle, 'all')}">${formStart(visit, capturesPath)}<button class="main">${say.allOfThem}</button></form>`}
${choices.length > 0 ? html`<details${sent && html` open`}><summary>${say.otherAnswer}</summary>${answer(free)}</details>` : answer(free)}
${answer(giveUp())}`
}

/** An answer to choose, as the page calls it; the form sends it as the capability does. */
function offered(choice: string): string {
  return languageNow() === 'de' ? offeredInGerman(choice) : choice
}

function failedMain({ data, text, code }: Facts, visit: SignedInVisit, sent?: SentForm): Html {
  const { capture_public_id: handle, retry } = data
  return html`${warning(capabilityWords(text, failedInGerman(text) ?? (code && refusedInGerman(code))))}
${
  retry !== null &&
  html`<form method="post" action="${capturePath(handle, 'retry')}">${formStart(visit, capturesPath)}
<input type="hidden" name="version" value="${retry.expected_state_version}">
${area({ name: 'detail', label: say.retryLabel, rows: 3, longest: 2_000, help: say.retryHelp, value: sent?.form.get('detail') ?? '' }, sent?.faults)}
<button class="main">${say.retry}</button></form>`
}
<p class="links"><a href="/settings/archived/${handle}/delete">${say.discard}</a></p>`
}

function savedMain({ data, text, remarks }: Facts, visit: SignedInVisit): Html {
  const { idea, reused, capture_public_id: handle, reversible_action_id: undo } = data
  if (idea === null) return html`<p>${englishWords(text)}</p>`
  return html`${reused && html`<p class="lead">${say.known}</p>`}
<ul class="rows" role="list">${ideaRow(idea, visit)}</ul>
${
  remarks.length > 0 &&
  html`<section aria-labelledby="assumed"><h2 id="assumed">${say.assumed}</h2>
<ul class="lines" role="list">${remarks.map(({ name, text: english }) => html`<li>${capabilityWords(english, remarkInGerman(name))}</li>`)}</ul></section>`
}
<div class="actions"><a class="button main" href="${ideaPath(idea.idea_handle)}">${say.see}</a><a class="button" href="${newPlanPath(idea.idea_handle, idea.title, whenOfEvent(idea.event, visit.session))}">${say.outing}</a></div>
${
  undo !== null &&
  html`<form method="post" action="${capturePath(handle, 'undo')}">${formStart(visit, capturesPath)}
<input type="hidden" name="action" value="${undo}"><p><button class="plain">${say.undo}</button></p></form>`
}`
}
