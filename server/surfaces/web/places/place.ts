import type { Idea, Person, Place } from '#generated/types.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { place as say, places } from '#server/domain/messages/said/web_places.ts'
import { actOn, noteOn, pageOf, type Thing, undoOn } from '#server/surfaces/web/acts.ts'
import { viewPlacePicture } from '#server/flows/web/place_picture.ts'
import { pictureForms, pictureOf, pictureRoutes } from '#server/surfaces/web/places/picture.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { ideaRow } from '#server/surfaces/web/ideas/row.ts'
import {
  changesOver,
  differingFrom,
  earlierField,
  isLeftAsItWas,
} from '#server/surfaces/web/parts/earlier.ts'
import { changedNote } from '#server/surfaces/web/parts/form_notes.ts'
import { type Faults, faultList } from '#server/surfaces/web/parts/fields.ts'
import { formKeyOf, formStart } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, type Html, html, linked, words } from '#server/surfaces/web/parts/html.ts'
import { notice } from '#server/surfaces/web/parts/notice.ts'
import { faultsOf } from '#server/surfaces/web/parts/refused.ts'
import {
  asTyped,
  changesOf,
  placeFaults,
  placeFields,
  placeInputs,
  type TypedPlace,
  typedIn,
} from '#server/surfaces/web/places/fields.ts'
import { placePath, placesPath } from '#server/surfaces/web/places/paths.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'
import { newPlanPath } from '#server/surfaces/web/plans/paths.ts'

/** A place as `ideas.object.get` shows it when it is inspected. */
type Inspected = Place & {
  readonly ideas?: readonly Idea[]
  readonly liked_by?: readonly Person[]
}

const thing: Thing = {
  form: placesPath,
  name: 'place',
  path: (act) => placePath(':place_handle', act),
  pathOf: (visit) => placePath(handleOf(visit)),
  show: shown,
  get notDone() {
    return say.notDone
  },
}

/** `/places/{handle}`: one private place. */
export const placeRoute = pageOf(thing, say)

/** What can be done with a place. */
export const placeActs: readonly WebRoute[] = [
  actOn(thing, 'archive', async (visit, _form, key) => {
    const input = { place_handle: handleOf(visit) }
    const called = await callAs(visit, 'places.private.archive', input, key)
    return { called, done: 'archived', undo: called.data?.reversible_action_id }
  }),
  undoOn(thing),
  {
    path: placePath(':place_handle', 'change'),
    name: 'place_change',
    session: 'required',
    form: placesPath,
    pages_only: true,

    async act(visit: SignedInVisit, form) {
      const key = formKeyOf(form)
      const typed = typedIn(form)
      if (key === null) return shown(visit, null, 422, { typed })
      const now = asTyped(await inspected(visit))
      const was = form.get('was') ?? ''
      const labels = { name: places.name, address: places.address, notes: places.notes }
      const over = changesOver(was, { labels, typed, now })
      if (over !== null) return shown(visit, changedNote(over), 409, { typed })
      if (isLeftAsItWas(was, typed, now)) return saved(visit)
      const input = {
        place_handle: handleOf(visit),
        ...changesOf(typed, differingFrom(was, typed)),
      }
      const done = await callAs(visit, 'places.private.update', input, key)
      if (done.data !== null) return saved(visit)
      const faults = placeFaults(typed, faultsOf(done.errors, placeFields, 'name'))
      if (faults.size > 0) return shown(visit, null, 422, { typed, faults })
      const [note, status] = noteOn(done, say.notDone)
      return shown(visit, note, status, { typed })
    },
  },
  ...pictureRoutes((visit, wrong) =>
    shown(visit, null, 422, { faults: new Map([['file', wrong]]) }),
  ),
]

function saved(visit: SignedInVisit): WebAnswer {
  return { redirect: `${placePath(handleOf(visit))}?done=saved` }
}

function handleOf({ params }: SignedInVisit): string {
  return params.place_handle ?? ''
}

interface Typed {
  readonly typed?: TypedPlace
  readonly faults?: Faults
}

/** Reads the place of the address. Errors: `reference_not_found`. */
async function inspected(visit: SignedInVisit): Promise<Inspected> {
  const subject = { type: 'place', interaction_reference: handleOf(visit) } as const
  const { data } = await callAs(visit, 'ideas.object.get', { operation: 'inspect', subject })
  if (data?.object === undefined || !('state' in data.object)) throw fail('reference_not_found')
  return data.object as unknown as Inspected
}

async function shown(
  visit: SignedInVisit,
  note: Content,
  status = 200,
  { typed, faults = new Map() }: Typed = {},
): Promise<WebAnswer> {
  const place = await inspected(visit)
  const media_ref = await viewPlacePicture(visit.runtime, visit.session.owner, place.place_handle)
  return {
    status,
    page: {
      title: place.name,
      main: html`<header class="quiet"><p class="from">${say.own}</p><h1>${words(place.name)}</h1></header>
${faultList(faults)}${note}
${place.state === 'archived' && !note && notice(say.archived.title, html`${say.archived.text} <a href="/settings/archived">${say.archived.link}</a>`)}
${pictureOf(media_ref, place.name)}
${place.address && html`<p>${words(place.address)}</p>`}
${place.description && html`<p class="text" dir="auto">${linked(place.description)}</p>`}
${place.attribution && html`<p class="soft small">${place.attribution}</p>`}
${place.state === 'active' && html`<div class="actions"><a class="button main" href="${newPlanPath(place.place_handle, place.name)}">${say.outing}</a></div>`}
${ideasThere(place, visit)}
${place.state === 'active' && changing(place, visit, { typed, faults, media_ref })}
<p class="links"><a href="${placesPath}">‹ ${say.back}</a></p>`,
    },
  }
}

function ideasThere({ ideas = [], liked_by = [] }: Inspected, visit: SignedInVisit): Content {
  const names = liked_by.map(({ display_name }) => display_name).join(', ')
  if (ideas.length === 0 && names === '') return null
  return html`<section aria-labelledby="ideas"><h2 id="ideas">${say.ideas}</h2>
${names !== '' && html`<p>${say.alsoLike(names)}</p>`}
<ul class="rows" role="list">${ideas.slice(0, 20).map((idea) => ideaRow(idea, visit))}</ul></section>`
}

function changing(
  place: Inspected,
  visit: SignedInVisit,
  {
    typed,
    faults,
    media_ref,
  }: {
    typed: TypedPlace | undefined
    faults: Faults
    media_ref: string | null
  },
): Html {
  const { place_handle: handle } = place
  const now = asTyped(place)
  const start = formStart(visit, placesPath)
  return html`<section aria-label="${say.change}"><details${typed !== undefined && html` open`}><summary>${say.change}</summary>
<form method="post" action="${placePath(handle, 'change')}" novalidate>${start}${earlierField(now)}
${placeInputs(typed ?? now, faults)}<button class="small">${say.save}</button></form></details>
${pictureForms(visit, { handle, media_ref, wrong: faults.get('file') ?? null })}
<details><summary>${say.archive}</summary><form method="post" action="${placePath(handle, 'archive')}">${start}
<p>${say.archiveText}</p><button class="small">${say.archive}</button></form></details></section>`
}
