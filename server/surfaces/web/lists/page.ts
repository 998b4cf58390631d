import { listPages } from '#server/domain/messages/said/web_forms.ts'
import type { SentForm } from '#server/surfaces/web/acts.ts'
import { nearDayWords, shortDayWords } from '#server/domain/basics/time_words.ts'
import { activityWords } from '#server/domain/messages/german/activities.ts'
import { free } from '#server/domain/messages/said/web_free.ts'
import { list as say, lists } from '#server/domain/messages/said/web_lists.ts'
import { ideaRow } from '#server/surfaces/web/ideas/row.ts'
import { ideasPath } from '#server/surfaces/web/ideas/paths.ts'
import { listPath, listsPath } from '#server/surfaces/web/lists/paths.ts'
import type { ListFacts } from '#server/surfaces/web/lists/read.ts'
import { earlierField } from '#server/surfaces/web/parts/earlier.ts'
import { field } from '#server/surfaces/web/parts/fields.ts'
import { formStart } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { olderLink, sliceOf } from '#server/surfaces/web/parts/list_page.ts'
import { findOthers, peopleBoxes } from '#server/surfaces/web/parts/people_choice.ts'
import { personPath } from '#server/surfaces/web/people/paths.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** An Ideas List: what is on it, who it is for, its rules, and who can see it. */
export function listPage(
  facts: ListFacts,
  visit: SignedInVisit,
  { note, sent }: { note: Content; sent?: SentForm | undefined },
): Html {
  const { list } = facts.data
  const own = list.shared_by === undefined
  return html`<h1>${words(list.name)}</h1>
${note}
${!own && html`<p class="soft">${say.sharedBy(list.shared_by?.display_name ?? '')}</p>`}
${list.origin === 'saved_view' && html`<p class="soft">${say.view}</p>`}
${items(facts, visit)}
${own && html`${peopleSection(facts, visit, sent)}${rulesSection(facts, visit)}${seeSection(facts, visit)}${changeSection(facts, visit, sent)}`}
<p class="links"><a href="${listsPath}">‹ ${say.back}</a></p>`
}

function items({ data: { list }, shown, older }: ListFacts, visit: SignedInVisit): Html {
  const isFilled = list.shared_by === undefined && list.origin !== 'saved_view'
  const isLong = older !== null || visit.query.has('from')
  return html`${shown.length === 0 && html`<p class="soft">${say.empty}</p>`}
${isLong && html`<p class="soft">${lists.ideas(list.item_count)}</p>`}
${shown.length > 0 && html`<ul class="rows" role="list">${shown.map((idea) => ideaRow(idea, visit))}</ul>`}
${olderLink({ older }, listPages.ideas)}
${isFilled && html`<div class="actions"><a class="button main" href="${ideasPath}/new?list=${list.ideas_list_handle}">${say.add}</a><a class="button" href="/find?list=${list.ideas_list_handle}">${say.find}</a></div>`}`
}

function peopleSection({ data, choice }: ListFacts, visit: SignedInVisit, sent?: SentForm): Html {
  const { ideas_list_handle: handle } = data.list
  const on = new Set(data.people.map(({ person_handle }) => person_handle))
  const others = choice.people.filter(({ person_handle }) => !on.has(person_handle))
  const { shown, older } = sliceOf(data.people, visit, 'people', 5)
  const fault = sent?.faults.get('person')
  return html`<section aria-labelledby="people"><h2 id="people">${say.people}</h2>
${on.size === 0 && html`<p class="soft">${say.nobody}</p>`}
${
  on.size > 0 &&
  html`<form method="post" action="${listPath(handle, 'people')}">${formStart(visit, listsPath)}<ul class="rows tight" role="list">${shown.map(
    ({ person_handle, display_name }) =>
      html`<li><div><a href="${personPath(person_handle)}">${words(display_name)}</a></div><button class="small" name="without" value="${person_handle}" aria-label="${say.remove}: ${display_name}">${say.remove}</button></li>`,
  )}</ul></form>${olderLink({ older }, listPages.people)}`
}
${
  (choice.people.length > 0 || choice.name !== '') &&
  html`<details${(fault !== undefined || choice.name !== '' || visit.query.has('more')) && html` open`}><summary>${say.addPeople}</summary><form method="post" action="${listPath(handle, 'people')}">${formStart(visit, listsPath)}
${peopleBoxes({ ...choice, people: others }, [], { legend: say.choose, finding: false, fault })}<button class="small">${say.addThem}</button></form>
${findOthers(listPath(handle), choice)}</details>`
}</section>`
}

function presetWords(preset: string | null): string {
  const known: Readonly<Record<string, string>> = free.presets
  return preset === null ? '' : (known[preset] ?? preset.replaceAll('-', ' '))
}

/** The rules of a list. No capability changes its wishes: they are shown as they are. */
function rulesSection({ data }: ListFacts, visit: SignedInVisit): Content {
  const {
    neighborhood_names,
    activity_names,
    custom_activity_names,
    when_preset,
    when_start,
    when_end,
  } = data.defaults
  const day = (at: string | null, back: number) =>
    at === null
      ? ''
      : shortDayWords(new Date(new Date(at).getTime() - back), visit.session.timezone)
  const what = [...activity_names.map(activityWords), ...custom_activity_names]
  const rows = [
    [say.where, neighborhood_names.join(', ')],
    [say.what, what.join(', ')],
    [say.when, presetWords(when_preset)],
    [say.from, day(when_start, 0)],
    [say.last, day(when_end, 1)],
  ].filter(([, value]) => value !== '')
  const { shown, older } = sliceOf(data.directions, visit, 'wishes', 5)
  const wishes = shown.map(({ text }) => html`<li>${words(text)}</li>`)
  const { ideas_list_handle: handle } = data.list
  return html`<section aria-labelledby="rules"><h2 id="rules">${say.rules}</h2>
${rows.length > 0 && html`<dl>${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${words(String(value))}</dd></div>`)}</dl>`}
${rows.length === 0 && html`<p class="soft">${say.noRules}</p>`}
${wishes.length > 0 && html`<ul class="lines" role="list">${wishes}</ul>`}
${olderLink({ older }, listPages.rules)}
<p class="links"><a href="${listPath(handle, 'rules')}">${say.changeRules}</a></p></section>`
}

function seeSection({ data, shares }: ListFacts, visit: SignedInVisit): Html {
  const { ideas_list_handle: handle, origin } = data.list
  const day = (at: Date) => nearDayWords(at, visit.session.timezone)
  const { shown, older } = sliceOf(shares, visit, 'see', 5)
  return html`<section aria-labelledby="see"><h2 id="see">${say.see}</h2>
${shares.length === 0 && html`<p class="soft">${say.seeNobody}</p>`}
${
  shares.length > 0 &&
  html`<form method="post" action="${listPath(handle, 'end')}">${formStart(visit, listsPath)}<ul class="rows tight" role="list">${shown.map(
    ({ share_id, display_name, connected, at, until }) =>
      html`<li><div><p>${display_name === null ? say.anyone : words(display_name)}</p>
<p class="soft small">${[!connected && say.byLink, say.since(day(at)), until && say.until(day(until))].filter(Boolean).join(', ')}</p></div><button class="small" name="share" value="${share_id}" aria-label="${say.end}: ${display_name ?? say.anyone}">${say.end}</button></li>`,
  )}</ul></form>${olderLink({ older }, listPages.shares)}`
}
${origin !== 'saved_view' && html`<div class="actions"><a class="button" href="${listPath(handle, 'share')}">${say.share}</a></div><p class="links"><a href="${listPath(handle, 'as-guest')}">${say.asGuest}</a></p>`}</section>`
}

function changeSection({ data }: ListFacts, visit: SignedInVisit, sent?: SentForm): Html {
  const { ideas_list_handle: handle, name } = data.list
  return html`<section><details${sent?.act === 'rename' && html` open`}><summary>${say.rename}</summary>
<form method="post" action="${listPath(handle, 'rename')}" novalidate>${formStart(visit, listsPath)}${earlierField({ name })}
${field({ name: 'name', id: 'new-name', label: say.name, value: sent?.act === 'rename' ? (sent.form.get('name') ?? '') : name, longest: 120, autocomplete: 'off', optional: true }, sent?.faults)}
<button class="small">${say.renameIt}</button></form></details>
<details><summary>${say.remove_list}</summary><form method="post" action="${listPath(handle, 'remove')}">${formStart(visit, listsPath)}
<p>${say.removeText}</p><button class="small grave">${say.removeIt}</button></form></details></section>`
}
