import { edit as say, outing } from '#server/domain/messages/said/web_outing.ts'
import { callAs, type Refused } from '#server/surfaces/web/call.ts'
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
  const place = names.includes('place') ? await placeNamed(visit, entry.place, key) : null
  if (place !== null && 'faults' in place) return place
  const { read } = readEntry(entry, names, data.plan.timezone)
  const { title, description, ...fields } = read
  const done = await callAs(
    visit,
    'plans.draft.update',
    {
      ...{ plan_handle: handle, expected_checksum: data.plan.checksum, ...place },
      ...draftFields(fields),
      ...(title !== undefined && { title_override: title }),
      ...(description !== undefined && { description_override: description }),
    },
    key,
  )
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

/** The private place of a name: a saved one, or a new one. */
export async function placeNamed(
  visit: SignedInVisit,
  name: string,
  key: string,
): Promise<{ place_handle: string } | { faults: Map<string, Content> }> {
  if (name === '') return { faults: new Map([['place', say.placeStays]]) }
  const found = await callAs(visit, 'places.private.query', { query: name, limit: 25 })
  const same = found.data?.items.find((one) => one.name.toLowerCase() === name.toLowerCase())
  if (same?.place_handle) return { place_handle: same.place_handle }
  const made = await callAs(visit, 'places.private.create', { name }, `${key} place`)
  if (made.data === null) {
    const { errors } = made
    return {
      faults: errors.length > 0 ? faultsOf(errors) : new Map([['place', refusalWords(made)]]),
    }
  }
  return { place_handle: made.data.place.place_handle ?? '' }
}
