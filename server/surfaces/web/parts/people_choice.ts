import type { Person } from '#generated/types.ts'
import { peopleChoice as say } from '#server/domain/messages/said/web_forms.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** Names in the query of a page with a choice of people: the part of a name that is looked for, and the page of those found. */
export const choiceQuery = ['name', 'more'] as const

/** Saved people to choose from. */
export interface Choosable {
  readonly people: readonly Person[]
  /** What is looked for; empty for everybody. */
  readonly name: string
  /** Where those found go on; null at their end. */
  readonly more: string | null
}

/** Nobody, where there is nothing to choose for. */
export const nobody: Choosable = { people: [], name: '', more: null }

/** Reads a page of the people an account has saved, those with a part of a name where the page's query has one. */
export async function choosablePeople(
  visit: SignedInVisit,
  limit = 10,
  asked: { get(name: string): string | null } = visit.query,
): Promise<Choosable> {
  const name = asked.get('name')?.trim().slice(0, 160) ?? ''
  const cursor = asked.get('more') ?? ''
  const first = { ...(name !== '' && { name }), limit }
  const read = (input: object) => callAs(visit, 'relationships.people.query', input)
  let found = await read(cursor === '' ? first : { cursor, limit })
  // The page that was asked for is gone.
  if (found.data === null && cursor !== '') found = await read(first)
  if (found.data === null) return nobody
  return { people: found.data.items, name, more: found.collection?.next_cursor ?? null }
}

/** Whether every person is there whose handle a field has. */
export async function areThere(visit: SignedInVisit, handles: readonly string[]): Promise<boolean> {
  const read = handles.map((person_handle) =>
    callAs(visit, 'relationships.person.get', { person_handle }),
  )
  return (await Promise.all(read)).every(({ data }) => data !== null)
}

/** Whether a form was sent to look for people, and not for what it asks. The enter key presses its first button, which is `find`. */
export function choosing(query: URLSearchParams): boolean {
  return query.has('more') || (query.has('find') && query.get('name') !== '')
}

/** A person as the value of a field: the handle, how they are reached, and the name. */
export function choiceValue({ person_handle, display_name, classification }: Person): string {
  return `${person_handle} ${classification === 'connected' ? '+' : '-'}${display_name}`
}

/** The people in values of a field, each once. A value may be a handle alone, whose name is empty. */
export function chosenFrom(values: readonly string[]): Person[] {
  const people = values.map((value): Person => {
    const [, person_handle = '', way = '-', display_name = ''] =
      /^(\S*)(?: ([+-])(.*))?$/s.exec(value) ?? []
    const classification = way === '+' ? 'connected' : 'friend_in_mind'
    return { person_handle, display_name, classification }
  })
  return [...new Map(people.map((one) => [one.person_handle, one])).values()]
}

/** The handles of the people in values of a field, each once, as many as a capability takes. */
export function handlesFrom(values: readonly string[], most: number): string[] {
  return chosenFrom(values)
    .map(({ person_handle }) => person_handle)
    .filter((handle) => handle !== '')
    .slice(0, most)
}

/** The query with which a page begins with this person chosen. */
export function withPerson(person: Person): string {
  return `person=${encodeURIComponent(choiceValue(person))}`
}

/**
 * Boxes of people, in the field `person`, those chosen first. With `finding` the form looks for others and keeps who is chosen: its
 * buttons `find` and `more` send it to the page itself.
 */
export function peopleBoxes(
  { people, name, more }: Choosable,
  chosen: readonly Person[],
  { legend, finding, fault }: { legend: string; finding: boolean; fault?: Content },
): Content {
  if (people.length + chosen.length === 0 && name === '') return null
  const named = new Map(people.map((one) => [one.person_handle, one]))
  const kept = chosen.map((one) => named.get(one.person_handle) ?? one)
  const handles = new Set(kept.map(({ person_handle }) => person_handle))
  const others = people.filter(({ person_handle }) => !handles.has(person_handle))
  const hidden = kept.filter(({ display_name }) => display_name === '')
  const shown = [...kept.filter(({ display_name }) => display_name !== ''), ...others]
  return html`<fieldset${fault && html` id="person"`} class="field"${fault && html` aria-describedby="person-wrong"`}><legend>${legend}</legend>${fault && html`<p class="wrong" id="person-wrong">${fault}</p>`}<div class="boxes">${shown.map(
    (person) =>
      html`<label><input type="checkbox" name="person" value="${finding ? choiceValue(person) : person.person_handle}"${handles.has(person.person_handle) && html` checked`}><span>${words(person.display_name)}</span></label>`,
  )}</div>${hidden.map(({ person_handle }) => html`<input type="hidden" name="person" value="${person_handle}">`)}
${name !== '' && people.length === 0 && html`<p role="status">${say.none(name)}</p>`}
${finding && (more !== null || name !== '') && findField(name)}
${finding && more !== null && html`<button class="plain flush" name="more" value="${more}">${say.more}</button>`}</fieldset>`
}

/** A field for a part of a name, with its button `find`. */
export function findField(name: string): Html {
  return html`<div class="find"><label for="name">${say.find}</label>
<div><input id="name" name="name"${name !== '' && html` value="${name}"`} maxlength="160" autocomplete="off"><button name="find" value="yes">${say.button}</button></div></div>`
}

/** Below boxes that keep nothing: a form that looks for others by name on the page at `path`, and where they go on. */
export function findOthers(path: string, { name, more }: Choosable): Content {
  if (name === '' && more === null) return null
  const query = new URLSearchParams({ ...(name !== '' && { name }), more: more ?? '' })
  return html`<form action="${path}">${findField(name)}</form>
${more !== null && html`<p class="links"><a href="${path}?${String(query)}">${say.more}</a></p>`}`
}
