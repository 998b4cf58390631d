import type { SentForm } from '#server/surfaces/web/acts.ts'
import type { Person } from '#generated/types.ts'
import { spokenNames } from '#server/domain/basics/spoken_list.ts'
import { listPages } from '#server/domain/messages/said/web_forms.ts'
import { idea as say } from '#server/domain/messages/said/web_ideas.ts'
import { listOptions } from '#server/surfaces/web/ideas/list_choice.ts'
import { asTyped, type TypedIdea } from '#server/surfaces/web/ideas/typed.ts'
import { ideaPath, ideasPath } from '#server/surfaces/web/ideas/paths.ts'
import type { IdeaFacts } from '#server/surfaces/web/ideas/read.ts'
import { earlierField } from '#server/surfaces/web/parts/earlier.ts'
import { area, type Faults, field } from '#server/surfaces/web/parts/fields.ts'
import { formStart } from '#server/surfaces/web/parts/form_key.ts'
import { olderLink, sliceOf } from '#server/surfaces/web/parts/list_page.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import {
  type Choosable,
  findOthers,
  peopleBoxes,
} from '#server/surfaces/web/parts/people_choice.ts'
import { listsPath } from '#server/surfaces/web/lists/paths.ts'
import { peoplePath } from '#server/surfaces/web/people/paths.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** The people the person would do it with, and who else likes it. Nobody is told of it. */
export function likeSection(
  { idea, handle, choice }: IdeaFacts,
  visit: SignedInVisit,
  sent?: SentForm,
): Html {
  const { like, liked_by = [] } = idea
  const chosen = new Set(like?.intentions.flat() ?? [])
  const known = new Map([...choice.people, ...liked_by].map((one) => [one.person_handle, one]))
  const names = spokenNames(liked_by.map(({ display_name }) => display_name))
  return html`<section aria-labelledby="with"><h2 id="with">${say.with}</h2>
${names !== '' && html`<p>${say.alsoLike(names)}</p>`}
${
  chosen.size === 0
    ? html`<p class="soft">${hasNobody(choice) ? say.nobody : say.withNobody}</p>`
    : chosenPeople(
        [...chosen].flatMap((one) => known.get(one) ?? []),
        handle,
        visit,
      )
}
${choiceOf(choice, chosen, { handle, visit, fault: sent?.faults.get('person') })}
</section>`
}

function chosenPeople(all: readonly Person[], handle: string, visit: SignedInVisit): Html {
  const { shown, older } = sliceOf(all, visit, 'with', 10)
  return html`<form method="post" action="${ideaPath(handle, 'with')}">${formStart(visit, ideasPath)}
<ul class="rows tight" role="list">${shown.map(
    ({ person_handle, display_name }) =>
      html`<li><div><p><a href="/people/${person_handle}">${words(display_name)}</a></p></div>
<button class="small" name="without" value="${person_handle}" aria-label="${say.remove}: ${display_name}">${say.remove}</button></li>`,
  )}</ul></form>${olderLink({ older }, listPages.people)}`
}

/** Whether the account has saved nobody at all. */
function hasNobody({ people, name }: Choosable): boolean {
  return people.length === 0 && name === ''
}

function choiceOf(
  choice: Choosable,
  chosen: ReadonlySet<string>,
  { handle, visit, fault }: { handle: string; visit: SignedInVisit; fault: Content },
): Content {
  if (hasNobody(choice)) {
    return (
      chosen.size === 0 && html`<p class="links"><a href="${peoplePath}">${say.toPeople}</a></p>`
    )
  }
  const people = choice.people.filter(({ person_handle }) => !chosen.has(person_handle))
  const isOpen = fault || choice.name !== '' || visit.query.has('more')
  return html`<details${isOpen && html` open`}><summary>${say.addPeople}</summary>
<form method="post" action="${ideaPath(handle, 'with')}">${formStart(visit, ideasPath)}
${peopleBoxes({ ...choice, people }, [], { legend: say.people, finding: false, fault })}
<button class="small">${say.saveWith}</button></form>
${findOthers(ideaPath(handle), choice)}</details>`
}

/** The lists it is on, and a way onto another one. */
export function listSection({ idea, handle, fillable }: IdeaFacts, visit: SignedInVisit): Html {
  const on = new Set(idea.lists.map(({ ideas_list_handle }) => ideas_list_handle))
  const others = fillable.lists.filter(({ ideas_list_handle }) => !on.has(ideas_list_handle))
  const { shown, older } = sliceOf(idea.lists, visit, 'lists', 10)
  return html`<section aria-labelledby="lists"><h2 id="lists">${say.onLists}</h2>
${on.size === 0 && html`<p class="soft">${say.onNone}</p>`}
${
  on.size > 0 &&
  html`<form method="post" action="${ideaPath(handle, 'lists')}">${formStart(visit, ideasPath)}
<ul class="rows tight" role="list">${shown.map(
    ({ ideas_list_handle: list, name }) =>
      html`<li><div><p><a href="/lists/${list}">${words(name)}</a></p></div>
<button class="small" name="off" value="${list}" aria-label="${say.remove}: ${name}">${say.remove}</button></li>`,
  )}</ul></form>${olderLink({ older }, listPages.lists)}`
}
${
  (others.length > 0 || fillable.more !== null) &&
  html`<details${visit.query.has('put') && html` open`}><summary>${say.addToList}</summary>
<form method="post" action="${ideaPath(handle, 'lists')}">${formStart(visit, ideasPath)}
<div class="field"><label for="list">${say.chooseList}</label>
<select id="list" name="on">${listOptions(others)}</select></div>
<button class="small">${say.put}</button></form>${olderLink({ older: fillable.more && `?put=${fillable.more}#lists` }, say.moreLists)}</details>`
}
${on.size + others.length === 0 && fillable.more === null && html`<p class="links"><a href="${listsPath}">${say.newList}</a></p>`}
</section>`
}

/** The form that changes what an idea says. It carries along what the idea says now, as a print. */
export function changeSection(
  { idea, handle }: Pick<IdeaFacts, 'idea' | 'handle'>,
  visit: SignedInVisit,
  typed: TypedIdea | null = null,
  faults: Faults = new Map(),
): Html {
  const now = asTyped(idea)
  const { title, description, link } = typed ?? now
  return html`<section aria-label="${say.change}"><details${typed !== null && html` open`}><summary>${say.change}</summary>
<form method="post" action="${ideaPath(handle, 'change')}" novalidate>${formStart(visit, ideasPath)}
${earlierField(now)}
${field({ name: 'title', label: say.name, value: title, longest: 160, autocomplete: 'off', optional: true }, faults)}
${area({ name: 'description', label: say.description, value: description, rows: 5, longest: 2_000 }, faults)}
${field({ name: 'link', label: say.link, value: link, type: 'url', autocomplete: 'off', optional: true }, faults)}
<p class="help">${say.changeHelp}</p>
<button class="small">${say.saveChange}</button></form></details></section>`
}
