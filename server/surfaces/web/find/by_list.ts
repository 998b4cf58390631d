import type { Request } from '#generated/types.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** What is looked for from a list. */
export interface ListSearch {
  readonly handle: string
  readonly name: string
  /** What its rules say, and who it is for. */
  readonly filters: Request<'ideas.recommendations.get'>
}

/** The most people that are looked for at once. */
const maxPeople = 25

/** What the list in the page's query looks for; null where there is none of the account's own. */
export async function searchOfList(visit: SignedInVisit): Promise<ListSearch | null> {
  const handle = visit.query.get('list') ?? ''
  const { data } = await callAs(visit, 'ideas.lists.get', { ideas_list_handle: handle })
  if (data === null || data.list.shared_by !== undefined) return null
  const { defaults, people, list } = data
  const { activity_names, custom_activity_names, neighborhood_names } = defaults
  const { when_preset, when_start, when_end } = defaults
  const person_handles = people.slice(0, maxPeople).map(({ person_handle }) => person_handle)
  return {
    ...{ handle, name: list.name },
    filters: {
      ...(activity_names.length > 0 && { activities: [...activity_names] }),
      ...(custom_activity_names.length > 0 && { user_activities: [...custom_activity_names] }),
      ...(neighborhood_names.length > 0 && { neighborhoods: [...neighborhood_names] }),
      ...(when_preset !== null && { when_preset }),
      ...(when_preset === null &&
        when_start !== null &&
        when_end !== null && { time_slots: [{ starts_at: when_start, ends_at: when_end }] }),
      ...(person_handles.length > 0 && { person_handles }),
    },
  }
}
