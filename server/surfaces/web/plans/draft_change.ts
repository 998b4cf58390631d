import type { Data } from '#generated/types.ts'
import { edit as say, outing } from '#server/domain/messages/said/web_outing.ts'
import { callAs, type Refused } from '#server/surfaces/web/call.ts'
import { callAllAs, type Step } from '#server/surfaces/web/call_all.ts'
import {
  type Entry,
  type EntryName,
  faultsOf,
  type ReadEntry,
  readEntry,
} from '#server/surfaces/web/plans/entry.ts'
import type { PlanFacts } from '#server/surfaces/web/plans/read.ts'
import { refusalWords } from '#server/surfaces/web/parts/refused.ts'
import type { Content } from '#server/surfaces/web/parts/html.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** Why nothing was done: what is wrong with the fields, or in words. */
export type WhyNot = { faults: Map<string, Content> } | { text: Content }

/** Changes fields of a draft. @returns why it was refused; null where it was done. */
export async function updateDraftBy(
  visit: SignedInVisit,
  { handle, data }: PlanFacts,
  { entry, names, key }: { entry: Entry; names: readonly EntryName[]; key: string },
): Promise<WhyNot | null> {
  const isPlaced = names.includes('place')
  if (isPlaced && entry.place === '') return { faults: new Map([['place', say.placeStays]]) }
  const place = isPlaced ? await placeNamed(visit, entry.place, key) : null
  const { read } = readEntry(entry, names, data.plan.timezone)
  const { title, description, ...fields } = read
  const done = await callAllAs(visit, place !== null && 'make' in place ? [place.make] : [], {
    capability: 'plans.draft.update',
    key,
    input: ([made]) => ({
      ...{ plan_handle: handle, expected_checksum: data.plan.checksum },
      ...(place !== null && { place_handle: handleOfPlace(place, made) }),
      ...draftFields(fields),
      ...(title !== undefined && { title_override: title }),
      ...(description !== undefined && { description_override: description }),
    }),
  })
  return done.data === null ? whyNot(done) : null
}

/** The fields that a draft has. */
function draftFields({
  scheduled_at,
  scheduled_ends_at,
  rsvp_deadline,
  capacity_min,
  capacity_max,
  show_guest_list,
}: ReadEntry) {
  return {
    ...(scheduled_at !== undefined && { scheduled_at }),
    ...(scheduled_ends_at !== undefined && { scheduled_ends_at }),
    ...(rsvp_deadline !== undefined && { rsvp_deadline }),
    ...(capacity_min !== undefined && { capacity_min }),
    ...(capacity_max !== undefined && { capacity_max }),
    ...(show_guest_list !== undefined && { show_guest_list }),
  }
}

/** Why a capability did nothing, at its fields or in words. */
export function whyNot(refused: Refused): WhyNot {
  const { code, errors } = refused
  if (code === 'idempotency_conflict') return { text: outing.repeated }
  return errors.length > 0 ? { faults: faultsOf(errors) } : { text: refusalWords(refused) }
}

/** A place that a form names: a saved one, or a new one, which `make` makes. */
export type PlaceNamed =
  | { readonly place_handle: string }
  | { readonly make: Step<'places.private.create'> }

/** The private place of a name: a saved one, or the call that makes a new one. `key` is that of the form. */
export async function placeNamed(
  visit: SignedInVisit,
  name: string,
  key: string,
): Promise<PlaceNamed> {
  const found = await callAs(visit, 'places.private.query', { query: name, limit: 25 })
  const same = found.data?.items.find((one) => one.name.toLowerCase() === name.toLowerCase())
  if (same?.place_handle) return { place_handle: same.place_handle }
  const capability = 'places.private.create'
  return { make: { capability, key: `${key} place`, input: () => ({ name }) } }
}

/** The handle of a place that was named; `data` is what the call that makes a new one answered. */
export function handleOfPlace(named: PlaceNamed, data: unknown): string {
  if ('place_handle' in named) return named.place_handle
  return (data as Data<'places.private.create'>).place.place_handle ?? ''
}
