import type { LogisticsItem } from '#generated/types.ts'
import { plan as say } from '#server/domain/messages/said/web_plans.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import { keyField } from '#server/surfaces/web/parts/form_key.ts'
import {
  type Content,
  type Html,
  elsewhere,
  html,
  linked,
  words,
} from '#server/surfaces/web/parts/html.ts'
import { planPath, plansPath } from '#server/surfaces/web/plans/paths.ts'
import type { PlanFacts } from '#server/surfaces/web/plans/read.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** What is to be done, for the host: each item with its state and a button, and a field for another one. */
export function checklistSection(
  { items, data, handle }: Pick<PlanFacts, 'items' | 'data' | 'handle'>,
  visit: SignedInVisit,
): Content {
  const isOpen = data.management.allowed.includes('plans.logistics.update')
  const shown = items.filter(({ status }) => status !== 'dismissed')
  if (!isOpen && shown.length === 0) return null
  const start = html`${tokenField(visit.formToken(plansPath))}`
  return html`<section aria-labelledby="checklist"><h2 id="checklist">${say.checklist}</h2>
${
  shown.length > 0 &&
  html`<ul class="rows tight" role="list">${shown.map(
    (item) => html`<li>${itemText(item)}${isOpen && tick(item, handle, start)}</li>`,
  )}</ul>`
}
${isOpen && adding(handle, start)}
</section>`
}

function isDone({ status }: LogisticsItem): boolean {
  return status === 'completed' || status === 'skipped'
}

function itemText(item: LogisticsItem): Html {
  const { title, target_url, amount_note, visibility } = item
  const state = [isDone(item) ? say.done : say.toDo, visibility === 'guest' && say.guestsSee]
  return html`<div><p>${target_url ? elsewhere(target_url, words(title)) : words(title)}</p>
${amount_note && html`<p class="soft small" dir="auto">${linked(amount_note)}</p>`}
<p class="soft small">${state.filter(Boolean).join(' · ')}</p></div>`
}

function tick(item: LogisticsItem, handle: string, start: Html): Html {
  const [status, label] = isDone(item) ? ['pending', say.untick] : ['completed', say.tick]
  return html`<form method="post" action="${planPath(handle, 'checklist')}">
${start}${keyField()}
<input type="hidden" name="item" value="${item.item_handle}">
<button class="small" name="status" value="${status}" aria-label="${label}: ${item.title}">${label}</button>
</form>`
}

function adding(handle: string, start: Html): Html {
  return html`<details><summary>${say.add}</summary>
<form method="post" action="${planPath(handle, 'checklist')}">
${start}${keyField()}
<div class="field"><label for="item">${say.item}</label>
<input id="item" name="title" maxlength="240" autocomplete="off" required></div>
<label class="check"><input type="checkbox" name="guests" value="yes"><span>${say.itemForGuests}</span></label>
<button class="small">${say.addIt}</button>
</form></details>`
}
