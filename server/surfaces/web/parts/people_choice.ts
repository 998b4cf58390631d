import type { Person } from '#generated/types.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { type Content, html, words } from '#server/surfaces/web/parts/html.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** The people an account has saved, as many as a page of them has. */
export async function choosablePeople(visit: SignedInVisit): Promise<readonly Person[]> {
  const { data } = await callAs(visit, 'relationships.people.query', { limit: 25 })
  return data?.items ?? []
}

/** Boxes of people, in the field `person`. */
export function peopleBoxes(
  people: readonly Person[],
  chosen: ReadonlySet<string>,
  legend: string,
): Content {
  return (
    people.length > 0 &&
    html`<fieldset class="field"><legend>${legend}</legend><div class="boxes">${people.map(
      ({ person_handle: handle, display_name }) =>
        html`<label class="check"><input type="checkbox" name="person" value="${handle}"${chosen.has(handle) && html` checked`}><span>${words(display_name)}</span></label>`,
    )}</div></fieldset>`
  )
}
