import { listPages } from '#server/domain/messages/said/web_forms.ts'
import type { LogisticsItem } from '#generated/types.ts'
import { plan as say } from '#server/domain/messages/said/web_plans.ts'
import { concernOf } from '#server/domain/plans/guest_checklist.ts'
import type { SentForm } from '#server/surfaces/web/acts.ts'
import { field, tokenField } from '#server/surfaces/web/parts/fields.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { keyField } from '#server/surfaces/web/parts/form_key.ts'
import {
  type Content,
  type Html,
  elsewhere,
  html,
  linked,
  words,
} from '#server/surfaces/web/parts/html.ts'
import { olderLink, placesOf, sliceOf } from '#server/surfaces/web/parts/list_page.ts'
import { planLists, planPath, plansPath } from '#server/surfaces/web/plans/paths.ts'
import type { PlanFacts } from '#server/surfaces/web/plans/read.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** What is to be done, for the host: each item with its state and a button, and a field for another one. */
export function checklistSection(
  { items, data, handle }: Pick<PlanFacts, 'items' | 'data' | 'handle'>,
  visit: SignedInVisit,
  { sent, result }: { sent: SentForm | undefined; result: Content },
): Content {
  const isOpen = data.management.allowed.includes('plans.logistics.update')
  const all = items.filter(({ status }) => status !== 'dismissed')
  if (!isOpen && all.length === 0) return null
  const { shown, older } = sliceOf(all, visit, 'checklist', 10)
  const action = `${planPath(handle, 'checklist')}${placesOf(visit, planLists)}`
  const start = html`${tokenField(visit.formToken(plansPath))}`
  return html`<section aria-labelledby="checklist"><h2 id="checklist">${say.checklist}</h2>
${result}
${
  shown.length > 0 &&
  html`<form method="post" action="${action}">${start}${keyField()}
<ul class="rows tight" role="list">${shown.map(
    (item) => html`<li>${itemText(item)}${isOpen && tick(item)}</li>`,
  )}</ul></form>${olderLink({ older: older && `${planPath(handle)}${older}` }, listPages.items)}`
}
${isOpen && adding(action, start, sent)}
</section>`
}

function isDone({ status }: LogisticsItem): boolean {
  return status === 'completed' || status === 'skipped'
}

function itemText(item: LogisticsItem): Html {
  const { title, target_url, amount_note, visibility } = item
  const state = [
    isDone(item) ? say.done : say.toDo,
    concernOf(item) === 'guests' && say.eachGuest,
    visibility === 'guest' && say.guestsSee,
  ]
  return html`<div><p>${target_url ? elsewhere(target_url, words(title)) : words(title)}</p>
${amount_note && html`<p class="soft small" dir="auto">${linked(amount_note)}</p>`}
<p class="soft small">${state.filter(Boolean).join(' · ')}</p></div>`
}

/** The button of an item. Its value says what becomes of which item. */
function tick(item: LogisticsItem): Html {
  const [status, label] = isDone(item) ? ['pending', say.untick] : ['completed', say.tick]
  return html`<button class="small" name="item" value="${status} ${item.item_handle}" aria-label="${label}: ${item.title}">${label}</button>`
}

/** Who an item can be for, as the form names it, with what the capability takes for it. */
export const itemFor = {
  host: { kind: 'host_action', actor_type: 'host', visibility: 'host' },
  shown: { kind: 'host_action', actor_type: 'host', visibility: 'guest' },
  guests: { kind: 'guest_requirement', actor_type: 'each_guest', visibility: 'guest' },
} as const

const whos = ['host', 'shown', 'guests'] as const

/** Who a form says that an item is for. A form of the release before only says whether guests see it. */
export function whoIn(form: WebForm | undefined): keyof typeof itemFor {
  const given = whos.find((who) => who === form?.get('who'))
  return given ?? (form?.get('guests') === 'yes' ? 'shown' : 'host')
}

function whoOf(form: WebForm | undefined): Html[] {
  const chosen = whoIn(form)
  return whos.map(
    (who) =>
      html`<label class="check"><input type="radio" name="who" value="${who}"${who === chosen && html` checked`}><span>${say.itemChoices[who]}</span></label>`,
  )
}

function adding(action: string, start: Html, sent?: SentForm): Html {
  const item = { name: 'title', id: 'item', label: say.item, longest: 240 }
  return html`<details${sent && html` open`}><summary>${say.add}</summary>
<form method="post" action="${action}" novalidate>
${start}${keyField()}
${field({ ...item, value: sent?.form.get('title') ?? '', autocomplete: 'off' }, sent?.faults)}
<fieldset><legend>${say.itemWho}</legend>${whoOf(sent?.form)}</fieldset>
<button class="small">${say.addIt}</button>
</form></details>`
}
