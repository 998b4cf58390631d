import { activityWords } from '#server/domain/messages/german/activities.ts'
import { places as say } from '#server/domain/messages/said/web_places.ts'
import { viewPlacePictures } from '#server/flows/web/place_picture.ts'
import { noteOn } from '#server/surfaces/web/acts.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { tileRow } from '#server/surfaces/web/ideas/row.ts'
import { type Faults, faultList } from '#server/surfaces/web/parts/fields.ts'
import { formKeyOf, formStart } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, html, words } from '#server/surfaces/web/parts/html.ts'
import { listAs, olderLink, startedAgainNote } from '#server/surfaces/web/parts/list_page.ts'
import { faultsOf } from '#server/surfaces/web/parts/refused.ts'
import {
  inputOf,
  placeFaults,
  placeFields,
  placeInputs,
  type TypedPlace,
  typedIn,
} from '#server/surfaces/web/places/fields.ts'
import { placePath, placesPath } from '#server/surfaces/web/places/paths.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

/** `/places`: the private places of an account; its form saves one. */
export const placesRoute: WebRoute = {
  path: placesPath,
  name: 'places',
  session: 'required',
  form: placesPath,
  pages_only: true,
  query: ['q', 'cursor'],

  show: (visit) => page(visit),

  async act(visit, form) {
    const key = formKeyOf(form)
    const typed = typedIn(form)
    if (key === null) return page(visit, { typed, status: 422 })
    const done = await callAs(visit, 'places.private.create', inputOf(typed), key)
    if (done.data !== null) {
      return { redirect: `${placePath(done.data.place.place_handle)}?done=saved` }
    }
    const faults = placeFaults(typed, faultsOf(done.errors, placeFields, 'name'))
    if (faults.size > 0) return page(visit, { typed, status: 422, faults })
    const [note, status] = noteOn(done, say.notSaved)
    return page(visit, { typed, status, note })
  },
}

interface Around {
  readonly typed?: TypedPlace
  readonly status?: number
  readonly faults?: Faults
  readonly note?: Content
}

async function page(
  visit: SignedInVisit,
  {
    typed = { name: '', address: '', notes: '' },
    status = 200,
    faults = new Map(),
    note,
  }: Around = {},
): Promise<WebAnswer> {
  const { query, session } = visit
  const asked = query.get('q')?.trim().slice(0, 160) ?? ''
  const input = asked === '' ? {} : { query: asked }
  const found = await listAs(visit, 'places.private.query', input)
  const { items } = found.data
  const empty = query.has('cursor')
    ? html`<p class="soft">${say.noneOlder}</p>`
    : asked !== ''
      ? html`<p class="lead">${say.nothing}</p>`
      : html`<p class="lead">${say.none.title}</p><p class="soft">${say.none.text}</p>`
  const pictures = await viewPlacePictures(
    visit.runtime,
    session.owner,
    items.map(({ place_handle }) => place_handle),
  )
  const rows = items.map(({ place_handle, name, address, activity_name }) =>
    tileRow(
      {
        ...{ path: placePath(place_handle), title: name, at: null, icon: 'place' },
        picture: pictures.get(place_handle),
        lines: [address && words(address), activity_name && activityWords(activity_name)],
      },
      session.timezone,
    ),
  )
  return {
    status,
    page: {
      title: say.title,
      main: html`<h1>${say.title}</h1>
${faultList(faults)}${note}
<form class="search" role="search" action="${placesPath}"><label for="q">${say.search}</label>
<div><input id="q" name="q" type="search" value="${asked}" maxlength="160" autocomplete="off"><button>${say.find}</button></div></form>
${startedAgainNote(found)}
${items.length === 0 ? empty : html`<ul class="rows" role="list">${rows}</ul>`}
${olderLink(found)}
<section aria-labelledby="add"><h2 id="add">${say.add}</h2>
<form method="post" action="${placesPath}" novalidate>${formStart(visit, placesPath)}
${placeInputs(typed, faults)}<button class="small">${say.addIt}</button></form></section>`,
    },
  }
}
