import type { CapabilityId, Data, Disclosure, Request } from '#generated/types.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { listPages } from '#server/domain/messages/said/web_forms.ts'
import { callAs, type Refused } from '#server/surfaces/web/call.ts'
import { type Html, html } from '#server/surfaces/web/parts/html.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** How many rows a page of a list shows. */
const rows = 20

/** One page of a list. */
export interface ListPage<Id extends CapabilityId> {
  readonly data: Data<Id>
  /** What the answer says besides. */
  readonly remarks: readonly Disclosure[]
  /** Where the list goes on, as the query of a link; null at its end. */
  readonly older: string | null
  /** Where it begins, as the query of a link; null on its first page. */
  readonly first: string | null
  /** Whether the page that was asked for is gone, so that this is the first one. */
  readonly started_again: boolean
}

/**
 * Reads a page of a list: the one that `cursor` in the visit's query continues, or the first with `input`. The route names `cursor`
 * in its `query`. Errors: as `callAs`; what the capability refuses about `input` is thrown.
 */
export async function listAs<Id extends CapabilityId>(
  visit: SignedInVisit,
  capability: Id,
  input: Request<Id>,
): Promise<ListPage<Id>> {
  const found = await tryListAs(visit, capability, input)
  if ('code' in found) throw fail(found.code, { message: found.message })
  return found
}

/** As `listAs`, and what the capability refuses about `input` is answered. */
export async function tryListAs<Id extends CapabilityId>(
  visit: SignedInVisit,
  capability: Id,
  input: Request<Id>,
  limit = rows,
): Promise<ListPage<Id> | Refused> {
  const cursor = visit.query.get('cursor')
  const asked = cursor === null ? input : { cursor }
  const read = (what: object) => callAs(visit, capability, { ...what, limit } as Request<Id>)
  let found = await read(asked)
  const started_again = 'code' in found && cursor !== null
  if (started_again) found = await read(input)
  if ('code' in found) return found
  const { next_cursor: next } = found.collection ?? { next_cursor: null }
  const query = new URLSearchParams(visit.query)
  for (const one of noted) query.delete(one)
  query.delete('cursor')
  const first = cursor === null || started_again ? null : `?${query}`
  if (next !== null) query.set('cursor', next)
  const { data, remarks } = found
  return { data, remarks, older: next === null ? null : `?${query}`, first, started_again }
}

/** Some rows of a list that was read as a whole, and where it goes on; null at its end. */
interface Part<T> {
  readonly shown: readonly T[]
  readonly next: number | null
}

/** The place in a list of `count` rows that a query or a form asks for; its beginning for none that there is. */
export function placeIn(asked: string | null, count: number): number {
  const at = Number(asked ?? '0')
  return Number.isSafeInteger(at) && at > 0 && at < count ? at : 0
}

/** The rows of a list from the one that a query or a form asks for: 20, or as many as `most`. */
export function partOf<T>(all: readonly T[], asked: string | null, most = rows): Part<T> {
  const from = placeIn(asked, all.length)
  const next = from + most
  return { shown: all.slice(from, next), next: next < all.length ? next : null }
}

/** What the address notes of a form that led to a page; it is not said again of the pages that follow. */
const noted = ['done', 'undo', 'saved', 'ended', 'answered']

/**
 * The rows of a list from where the page's query says under `name`, 20 or as many as `most`. Several lists of a page each have a
 * name; the link to where one goes on keeps where the others are.
 */
export function sliceOf<T>(
  all: readonly T[],
  { query }: Pick<SignedInVisit, 'query'>,
  name: string,
  most = rows,
): { readonly shown: readonly T[]; readonly older: string | null } {
  const { shown, next } = partOf(all, query.get(name), most)
  if (next === null) return { shown, older: null }
  const target = new URLSearchParams(query)
  for (const one of noted) target.delete(one)
  target.set(name, String(next))
  return { shown, older: `?${target}` }
}

/** Where the lists of these names are, as the query of a form's address; a form that keeps it leads back there. Empty at their beginnings. */
export function placesOf(
  { query }: Pick<SignedInVisit, 'query'>,
  names: readonly string[],
): string {
  const kept = [...query].filter(([name, place]) => names.includes(name) && /^\d{1,4}$/.test(place))
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`
}

/** What stands below a list: the links to its next page and to its beginning; `name` is for lists whose end is not older than their beginning. */
export function olderLink(
  { older, first = null }: Pick<ListPage<CapabilityId>, 'older'> & { first?: string | null },
  name: string = listPages.older,
): Html | null {
  if (older === null && first === null) return null
  return html`<p class="older">${older !== null && html`<a href="${older}" rel="next">${name}</a>`}${older !== null && first !== null && ' · '}${first !== null && html`<a href="${first}">${listPages.first}</a>`}</p>`
}

/** What stands above a list that starts again. */
export function startedAgainNote({
  started_again,
}: Pick<ListPage<CapabilityId>, 'started_again'>): Html | null {
  return started_again ? html`<p class="soft" role="status">${listPages.ended}</p>` : null
}
