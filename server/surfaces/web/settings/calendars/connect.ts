import type { Faults } from '#server/surfaces/web/parts/fields.ts'
import { calendarForm, connectForm } from '#server/domain/messages/said/calendars_page.ts'
import { type Html, html } from '#server/surfaces/web/parts/html.ts'
import { box, field, form } from '#server/surfaces/web/settings/calendars/parts.ts'
import { timesPath } from '#server/surfaces/web/settings/calendars/times.ts'
import type { Typed } from '#server/surfaces/web/settings/calendars/visit.ts'

/** The three ways to connect a calendar. */
export function connectSection(
  token: string,
  typed: Typed | null,
  faults: Faults = new Map(),
): Html {
  return html`<section aria-labelledby="connect"><h2 id="connect">${connectForm.title}</h2>
${subscribeForm(token, typed, faults)}
${uploadForm(token, typed, faults)}
<p>${connectForm.holds}: <a href="${timesPath}">${connectForm.holdsAbout}</a></p>
</section>`
}

function subscribeForm(token: string, typed: Typed | null, faults: Faults): Html {
  const name = typed?.form === 'subscribe' ? typed.name : ''
  return html`<details open><summary><h3>${connectForm.subscribe}</h3></summary>
<p class="soft">${connectForm.subscribeAbout}</p>
<details class="where"><summary>${connectForm.where}</summary><dl class="places">${connectForm.places.map(
    ([service, place]) => html`<div><dt>${service}</dt><dd>${place}</dd></div>`,
  )}</dl></details>
${form(
  { action: 'subscribe', token },
  html`${field(
    {
      ...{ id: 'url', label: connectForm.url, help: connectForm.urlHelp },
      fault: faults.get('url'),
    },
    (described) =>
      html`<input id="url" name="url" inputmode="url" autocomplete="off" autocapitalize="none" spellcheck="false" required${described}>`,
  )}
${nameField('url-name', name, faults)}
<button class="main">${connectForm.connect}</button>`,
)}</details>`
}

function uploadForm(token: string, typed: Typed | null, faults: Faults): Html {
  const own = typed?.form === 'upload' ? typed : null
  return html`<details${own && html` open`}><summary><h3>${connectForm.upload}</h3></summary>
<p class="soft">${connectForm.uploadAbout}</p>
${form(
  { action: 'upload', token, upload: true },
  html`${field(
    { id: 'file', label: connectForm.file, fault: faults.get('file') },
    (described) =>
      html`<input class="file" type="file" id="file" name="file" accept=".ics,text/calendar" required${described}>`,
  )}
${nameField('file-name', own?.name, faults)}
${box({ id: 'file-complete', name: 'complete', checked: false }, calendarForm.complete, calendarForm.completeHelp)}
<button class="main">${connectForm.uploadButton}</button>`,
)}</details>`
}

function nameField(id: string, value = '', faults: Faults = new Map()): Html {
  return field(
    { id, label: connectForm.name, fault: faults.get(id) },
    (described) =>
      html`<input id="${id}" name="name" value="${value}" maxlength="80" autocomplete="off"${described}>`,
  )
}
