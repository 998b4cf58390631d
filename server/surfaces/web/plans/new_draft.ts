import type { Data } from '#generated/types.ts'
import { isBlank } from '#server/domain/basics/text.ts'
import type { Content } from '#server/surfaces/web/parts/html.ts'
import type { Called } from '#server/surfaces/web/call.ts'
import { callAllAs, type Step, tryAs } from '#server/surfaces/web/call_all.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { handleOfPlace, placeNamed } from '#server/surfaces/web/plans/draft_change.ts'
import { type Entry, faultsOf, type ReadEntry } from '#server/surfaces/web/plans/entry.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

type Made = Called<'plans.draft.create'>

/** What a form says of a new plan. */
interface Typed {
  readonly entry: Entry
  readonly read: ReadEntry
  readonly key: string
}

/** Makes the draft, and before it the idea and the place where they are new: all of them, or none where one is refused. */
export async function makeDraft(
  visit: SignedInVisit,
  form: WebForm,
  { entry, read, key }: Typed,
): Promise<Made> {
  const idea = form.get('idea') ?? ''
  // What the thing brings along is not named once more.
  const isOwn = entry.place === '' || entry.place === form.get('own_place')
  const place = isOwn ? null : await placeNamed(visit, entry.place, key)
  const before: readonly Step[] = [
    ...(place !== null && 'make' in place ? [place.make] : []),
    ...(idea === '' ? [ideaOf(entry.title, read, key)] : []),
  ]
  return callAllAs(visit, before, {
    capability: 'plans.draft.create',
    key: `${key} draft`,
    input: (data) => ({
      ...fieldsOf(read, idea !== ''),
      candidate_id: idea === '' ? handleOfIdea(data.at(-1)) : idea,
      ...(place !== null && { place_handle: handleOfPlace(place, data[0]) }),
      ...peopleOf(form),
      ...(form.get('another') === 'yes' && { separate_outing: true }),
    }),
  })
}

/** An idea that is only tried, so that the fields of a plan are looked at before its title is right. */
const anyIdea: Step = {
  capability: 'ideas.structured_create',
  key: '',
  input: () => ({ kind: 'place' as const, title: '–' }),
}

/**
 * All that is wrong with a form of which `faults` are known, each at its field: what would be refused of the place, the idea and
 * the plan where the others were right. Nothing is kept.
 */
export async function allFaults(
  visit: SignedInVisit,
  form: WebForm,
  { entry, read, faults }: Pick<Typed, 'entry' | 'read'> & { faults: ReadonlyMap<string, Content> },
): Promise<Map<string, Content>> {
  const idea = form.get('idea') ?? ''
  const isFromIdea = idea !== ''
  const isNamed = entry.place !== '' && entry.place !== form.get('own_place')
  const input = { ...fieldsOf(read, isFromIdea), separate_outing: true }
  const tried = [
    await tryAs(
      visit,
      'plans.draft.create',
      (data) => ({
        ...input,
        candidate_id: isFromIdea ? idea : handleOfIdea(data.at(-1)),
      }),
      isFromIdea ? [] : [anyIdea],
    ),
    ...(isNamed
      ? [await tryAs(visit, 'places.private.create', () => ({ name: entry.place }))]
      : []),
    ...(isFromIdea || isBlank(entry.title)
      ? []
      : [
          await tryAs(visit, 'ideas.structured_create', () => ({
            kind: 'place',
            title: entry.title,
          })),
        ]),
  ]
  const found = tried.flatMap((one) => (one.data === null ? one.errors : []))
  return new Map([...faultsOf(found), ...faults])
}

/** The idea that a plan in free words is made from. */
function ideaOf(title: string, { scheduled_at }: ReadEntry, key: string): Step {
  const event_start_at = scheduled_at ?? ''
  return {
    capability: 'ideas.structured_create',
    key: `${key} idea`,
    input: () => ({ kind: 'event' as const, title, event_start_at }),
  }
}

function handleOfIdea(data: unknown): string {
  return (data as Data<'ideas.structured_create'>).idea?.idea_handle ?? ''
}

/** Who comes, of the handles in the fields `people`. */
export function peopleOf(form: WebForm): { audience_selection?: { person_handles: string[] } } {
  const all = form.all('people').flatMap((one) => one.split(' ').filter(Boolean))
  const person_handles = [...new Set(all)]
  return person_handles.length > 0 ? { audience_selection: { person_handles } } : {}
}

function fieldsOf(read: ReadEntry, isFromIdea: boolean) {
  const { title, description, scheduled_at, scheduled_ends_at, rsvp_deadline } = read
  const { capacity_min, capacity_max } = read
  return {
    ...(scheduled_at && { scheduled_at }),
    ...(scheduled_ends_at && { scheduled_ends_at }),
    ...(rsvp_deadline && { rsvp_deadline }),
    ...(capacity_min && { capacity_min }),
    ...(capacity_max && { capacity_max }),
    ...(read.show_guest_list && { show_guest_list: true }),
    ...(isFromIdea && title && { title_override: title }),
    ...(description && { description_override: description }),
  }
}
