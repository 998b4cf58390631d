import { changedMeanwhile, sendAgain, sentBefore } from '#server/domain/messages/said/web_forms.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import {
  capabilityWords,
  type Content,
  type Html,
  html,
  words,
} from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'

/**
 * What a page says above a form whose key was used for other values. `first` is what the first POST did, in the words of its answer;
 * null where that is not known any more. The form below shows the values that were sent now, with a new key.
 */
export function sentBeforeNote(first: string | null): Html {
  const { title, text, first: label } = sentBefore
  const did = first && html` ${label} <q>${capabilityWords(words(first), null)}</q>`
  return formResult(false, title, html`${text}${did}`)
}

/** One value that was changed by somebody else, or typed. */
export interface ChangedValue {
  readonly label: string
  readonly now: string
  /** What was typed; null where that field was left as it was. */
  readonly typed: string | null
}

/** What a page says above a form that was refused with `stale_revision`: what is there now beside what was typed. */
export function changedNote(values: readonly ChangedValue[]): Html {
  const { title, text, what, now, typed, empty } = changedMeanwhile
  const shown = (value: string): Content => (value ? words(value) : html`<i>${empty}</i>`)
  const line = (name: string, value: string) =>
    html`<div><dt>${name}</dt><dd>${shown(value)}</dd></div>`
  const rows = values
    .filter((value) => value.now !== value.typed)
    .map(
      (row) =>
        html`<li><p><strong>${row.label}</strong></p><dl>${line(now, row.now)}${row.typed !== null && line(typed, row.typed)}</dl></li>`,
    )
  return html`${formResult(false, title, text)}${rows.length > 0 && html`<ul class="lines" role="list" aria-label="${what}">${rows}</ul>`}`
}

/** A form with everything that was sent, which sends it again unchanged: with its key, so that nothing is done twice. */
export function sendAgainForm(path: string, form: WebForm): Html {
  const fields = form.fields.map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return html`<form method="post" action="${path}">
${fields}
<p>${sendAgain.text}</p>
<button class="main">${sendAgain.button}</button>
</form>`
}
