import { listPages } from '#server/domain/messages/said/web_forms.ts'
import type { Candidate, Request, ResearchGap } from '#generated/types.ts'
import { spokenNames } from '#server/domain/basics/spoken_list.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { openCandidate } from '#server/domain/ideas/candidate.ts'
import { ownReason } from '#server/domain/messages/recommendations.ts'
import { gapInGerman, reasonInGerman } from '#server/domain/messages/german/found.ts'
import { find as say } from '#server/domain/messages/said/web_find.ts'
import { callAs, type Refused } from '#server/surfaces/web/call.ts'
import { tileRow, whenOf } from '#server/surfaces/web/ideas/row.ts'
import { ideaPath, ideasPath } from '#server/surfaces/web/ideas/paths.ts'
import { type ListSearch, searchOfList } from '#server/surfaces/web/find/by_list.ts'
import { listPath } from '#server/surfaces/web/lists/paths.ts'
import { type Faults, faultList, field } from '#server/surfaces/web/parts/fields.ts'
import { formKeyOf, formStart } from '#server/surfaces/web/parts/form_key.ts'
import {
  capabilityWords,
  type Content,
  type Html,
  html,
  words,
} from '#server/surfaces/web/parts/html.ts'
import {
  choiceQuery,
  choosablePeople,
  choosing,
  chosenFrom,
  handlesFrom,
  peopleBoxes,
} from '#server/surfaces/web/parts/people_choice.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import { faultsOf, refusalWords } from '#server/surfaces/web/parts/refused.ts'
import { olderLink } from '#server/surfaces/web/parts/list_page.ts'
import { placePath } from '#server/surfaces/web/places/paths.ts'
import { plansPath } from '#server/surfaces/web/plans/paths.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

/** The path of the page, and the name of its form. */
export const findPath = '/find'

const asking = ['what', 'where', 'when', 'person', 'list'] as const

/** `/find`: something to do, by what, where, when and who with; each with its reasons. */
export const findRoute: WebRoute = {
  path: findPath,
  name: 'find',
  session: 'required',
  form: findPath,
  pages_only: true,
  query: [...asking, ...choiceQuery, 'cursor', 'done'],

  show: (visit) => page(visit, visit.query.has('done') ? formResult(true, say.saved) : null),
}

/** Saves one of the choices among the ideas, and leads back to what was found. */
export const saveFoundRoute: WebRoute = {
  path: `${findPath}/save`,
  name: 'find_save',
  session: 'required',
  form: findPath,
  pages_only: true,

  async act(visit, form) {
    const key = formKeyOf(form)
    const candidate_ids = form.all('candidate').slice(0, 1)
    const query = new URLSearchParams(form.get('query') ?? '')
    const back = { ...visit, query }
    if (key === null) return page(back, null, 422)
    const done = await callAs(visit, 'ideas.candidates.like', { candidate_ids }, key)
    if (done.data === null)
      return page(back, formResult(false, say.notSaved, refusalWords(done)), 409)
    query.set('done', 'saved')
    return { redirect: `${findPath}?${query}` }
  },
}

const fieldOf = {
  '/search': 'what',
  '/neighborhoods': 'where',
  '/when': 'when',
  '/person_handles': 'person',
} as const

async function page(visit: SignedInVisit, note: Content, status = 200): Promise<WebAnswer | null> {
  const { query } = visit
  const list = query.has('list') ? await searchOfList(visit) : null
  if (list === null && query.has('list')) return null
  const people = await choosablePeople(visit)
  const isLooking = choosing(query)
  const isAsked = !isLooking && asking.some((name) => query.has(name))
  const found = isAsked ? await choices(visit, list) : null
  const faults = found !== null && 'faults' in found ? found.faults : new Map<string, Content>()
  return {
    status: status === 200 && faults.size > 0 ? 422 : status,
    page: {
      title: say.title,
      main: html`<h1>${say.title}</h1>
${list && html`<p class="soft">${say.fromList(list.name)} <a href="${listPath(list.handle)}">${say.toList}</a></p>`}
${note}${faultList(faults)}
${found !== null && 'shown' in found && [found.shown, further(visit)]}
${found === null || faults.size > 0 ? form(visit, people, faults) : html`<details><summary>${say.otherwise}</summary>${form(visit, people, faults)}</details>`}`,
    },
  }
}

/** How many choices a page has: with more it would be larger than a page may be. */
const pageSize = 18

type Asked = Request<'ideas.recommendations.get'>

function inputOf({ query }: SignedInVisit, list: ListSearch | null): Asked {
  const cursor = query.get('cursor')
  if (cursor !== null) return { cursor, page_size: pageSize }
  if (list !== null) return { page_size: pageSize, ...list.filters }
  const of = (name: string) => query.get(name)?.trim() ?? ''
  const person_handles = handlesFrom(query.getAll('person'), 25)
  return {
    page_size: pageSize,
    ...(of('what') !== '' && { search: of('what').slice(0, 200) }),
    ...(of('where') !== '' && { neighborhoods: [of('where')] }),
    ...(of('when') !== '' && { when: of('when').slice(0, 80) }),
    ...(person_handles.length > 0 && { person_handles }),
  }
}

async function choices(
  visit: SignedInVisit,
  list: ListSearch | null,
): Promise<{ shown: Html } | { faults: Faults }> {
  const found = await callAs(visit, 'ideas.recommendations.get', inputOf(visit, list))
  if (found.data === null) return refused(found)
  const { items, gaps } = found.data
  const next = found.collection?.next_cursor ?? null
  const query = withoutDone(visit.query)
  const asked = query.toString()
  if (next !== null) query.set('cursor', next)
  const start = html`${formStart(visit, findPath)}
<input type="hidden" name="query" value="${asked}">`
  const empty = visit.query.has('cursor') ? html`<p class="soft">${say.noneOlder}</p>` : none()
  return {
    shown: html`<section aria-labelledby="found"><h2 id="found">${say.found}</h2>
${items.length === 0 ? empty : html`<form method="post" action="${findPath}/save">${start}${choiceList(items, visit)}</form>`}
${olderLink({ older: next === null ? null : `?${query}` }, listPages.ideas)}
${gapsOf(gaps)}</section>`,
  }
}

/** The way to a search that is kept, of what was asked in words. */
function further(visit: SignedInVisit): Content {
  const { query } = visit
  const words = (['what', 'where', 'when'] as const).map((name) => query.get(name)?.trim() ?? '')
  if (words[0] === '' || query.has('cursor')) return null
  return html`<form class="again" method="post" action="${findPath}/runs">${formStart(visit, findPath)}
<input type="hidden" name="what" value="${words.filter(Boolean).join(', ')}">
${query.getAll('person').map((handle) => html`<input type="hidden" name="person" value="${handle}">`)}
<p class="soft">${say.furtherText}</p><button>${say.further}</button></form>`
}

function withoutDone(query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(query)
  kept.delete('done')
  return kept
}

function refused(why: Refused): { shown: Html } | { faults: Faults } {
  const faults = faultsOf(why.errors, fieldOf, 'what')
  if (faults.size > 0) return { faults }
  if (why.code === 'nothing_found') return { shown: none() }
  return { shown: formResult(false, say.impossible, refusalWords(why)) }
}

function none(): Html {
  return html`<p class="lead">${say.none.title}</p><p class="soft">${say.none.text}</p>
<p class="links"><a href="${ideasPath}/new">${say.none.save}</a></p>`
}

/** What a search did not look at; nothing where it looked at everything. */
export function gapsOf(all: readonly ResearchGap[]): Content {
  return (
    all.length > 0 &&
    html`<details><summary>${say.gaps}</summary><ul class="lines" role="list">${all.map((gap) => html`<li>${capabilityWords(gap.message, gapInGerman(gap))}</li>`)}</ul></details>`
  )
}

/** Choices without a place of one's own that is the subject of a saved idea among them, or the other way round: the saved one stays. */
function withoutTwins(items: readonly Candidate[]): Candidate[] {
  const shown: Candidate[] = []
  for (const one of items) {
    const at = shown.findIndex((other) => isTwin(one, other))
    const twin = shown[at]
    if (twin === undefined) shown.push(one)
    else if (one.reasons.includes(ownReason) && !twin.reasons.includes(ownReason)) shown[at] = one
  }
  return shown
}

/** Whether two choices without a time are called the same and are at no two addresses. */
function isTwin(one: Candidate, other: Candidate): boolean {
  const addresses = [one, other].map(({ place }) => place?.address ?? null)
  return (
    [one, other].every(({ event, when }) => event === null && when === null) &&
    nameKey(one.title) === nameKey(other.title) &&
    (addresses.includes(null) || addresses[0] === addresses[1])
  )
}

/** Choices, within the form that saves one of them. What is a reason of each of many is said once, above them. */
export function choiceList(items: readonly Candidate[], visit: SignedInVisit): Html {
  const shown = withoutTwins(items)
  const [first, ...rest] = shown
  const common =
    first === undefined || rest.length < 2
      ? []
      : first.reasons.filter((one) => rest.every(({ reasons }) => reasons.includes(one)))
  return html`${common.length > 0 && html`<p class="soft small">${say.each}: ${reasonsOf(common)}</p>`}
<ul class="rows" role="list">${shown.map((one, at) => choiceRow(one, visit, { common, at }))}</ul>`
}

/**
 * The page of an idea or a place that is saved or shared, null for what was found elsewhere; and the id that its forms send. What
 * has a page is named by its handle, which takes far fewer bytes than a sealed id.
 */
function meantBy({ candidate_id }: Candidate, visit: SignedInVisit) {
  const subject = openCandidate(visit.runtime.seal, visit.session.owner, candidate_id)
  const { kind, id = candidate_id, at } = subject ?? {}
  const isOwnPlace = kind === 'place' && parseHandle('place', id) !== null
  if (kind !== 'idea' && !isOwnPlace) return { path: null, id: candidate_id }
  return {
    path: kind === 'idea' ? ideaPath(id) : placePath(id),
    id: at === undefined ? id : candidate_id,
  }
}

/** Names the way to a plan or the button that saves by its own words and the row's title. Ids take fewer bytes than titles. */
function named(what: 'p' | 's', at: number): Html {
  const id = `${what}${at}`
  return html` id="${id}" aria-labelledby="${id} t${at}"`
}

/** A choice in a list, with those of its reasons that the list does not say of all. */
function choiceRow(
  candidate: Candidate,
  visit: SignedInVisit,
  { common, at: place_in_list }: { common: readonly string[]; at: number },
): Html {
  const { kind, title, place, event, when, reasons, liked_by } = candidate
  const { path, id } = meantBy(candidate, visit)
  const at = event?.starts_at ?? when
  const venue = event?.venue ?? place
  const where = [venue?.name === title ? null : venue?.name, venue?.address].filter(Boolean)
  const names = spokenNames(liked_by.map(({ display_name }) => display_name))
  const isSaved = reasons.includes(ownReason)
  const own = reasons.filter((one) => !common.includes(one))
  const outing = html`<a class="button small"${named('p', place_in_list)} href="${plansPath}/new?idea=${encodeURIComponent(id)}">${say.outing}</a>`
  const save =
    !isSaved &&
    html`<button class="small" name="candidate" value="${id}"${named('s', place_in_list)}>${say.save}</button>`
  const row = {
    ...{ path, title, title_id: `t${place_in_list}` },
    at: at === null ? null : new Date(at),
    icon: kind === 'place' ? 'place' : 'ideas',
    lines: [
      at && whenOf(new Date(at), { event, visit }),
      where.length > 0 && words(where.join(', ')),
      names !== '' && say.likes(names),
      own.length > 0 && reasonsOf(own),
      venue?.attribution ?? null,
    ],
  } as const
  return tileRow(row, visit.session.timezone, html`<div class="actions">${outing}${save}</div>`)
}

function reasonsOf(reasons: readonly string[]): Content {
  return reasons.map((one, at) => [at > 0 && ' · ', capabilityWords(one, reasonInGerman(one))])
}

function form(
  { query }: SignedInVisit,
  people: Parameters<typeof peopleBoxes>[0],
  faults: Faults,
): Html {
  const line = (name: 'what' | 'where' | 'when', help: string, longest: number) =>
    field(
      {
        ...{ name, label: say[name], help, longest, value: query.get(name) ?? '' },
        ...{ autocomplete: 'off', optional: true },
      },
      faults,
    )
  return html`<form action="${findPath}" novalidate>
<p class="soft">${say.text}</p>
${line('what', say.whatHelp, 200)}${line('where', say.whereHelp, 80)}${line('when', say.whenHelp, 80)}
${peopleBoxes(people, chosenFrom(query.getAll('person')), { legend: say.people, finding: true })}
<div class="actions"><button class="main">${say.look}</button></div></form>`
}
