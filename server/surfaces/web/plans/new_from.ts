import { tryAs } from '#server/surfaces/web/call_all.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import type { Content } from '#server/surfaces/web/parts/html.ts'
import { areThere } from '#server/surfaces/web/parts/people_choice.ts'
import { refusalWords } from '#server/surfaces/web/parts/refused.ts'
import { type Entry, localText } from '#server/surfaces/web/plans/entry.ts'
import { peopleOf } from '#server/surfaces/web/plans/new_draft.ts'
import { longestName } from '#server/surfaces/web/plans/paths.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** What a new plan begins with. */
interface From {
  readonly entry: Partial<Entry>
  /** What the form carries along. */
  readonly fields: readonly (readonly [string, string])[]
  /** Why no plan can be made of it. */
  readonly why?: Content
}

/**
 * What a new plan has of the thing (`idea`) and the people that a form names: the draft that would be made of them, of which nothing
 * is kept. Null where one of them is not there.
 */
export async function startingFrom(visit: SignedInVisit, form: WebForm): Promise<From | null> {
  const candidate_id = form.get('idea') ?? ''
  const people = peopleOf(form)
  if (candidate_id === '') {
    const { person_handles = [] } = people.audience_selection ?? {}
    return (await areThere(visit, person_handles)) ? { entry: {}, fields: [] } : null
  }
  const input = { candidate_id, separate_outing: true, ...people }
  const tried = await tryAs(visit, 'plans.draft.create', () => input)
  if (tried.data === null) return { entry: {}, fields: [], why: refusalWords(tried) }
  const { title, scheduled_at, place } = tried.data.plan
  const { timezone } = visit.session
  const start = scheduled_at === null ? null : localText(new Date(scheduled_at), timezone)
  const [day, time] = start?.split('T') ?? []
  return {
    entry: {
      ...(title.length <= longestName && { title }),
      ...(day !== undefined && { day }),
      ...(time !== undefined && { time }),
      ...(place !== null && { place: place.name }),
    },
    fields: place === null ? [] : [['own_place', place.name]],
  }
}
