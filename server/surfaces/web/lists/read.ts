import type { Data, Disclosure, Idea } from '#generated/types.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { type ListShare, viewListShares } from '#server/flows/web/list_shares.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import {
  type Choosable,
  choosablePeople,
  nobody,
} from '#server/surfaces/web/parts/people_choice.ts'
import { sliceOf } from '#server/surfaces/web/parts/list_page.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** An Ideas List as its page shows it. */
export interface ListFacts {
  readonly data: Data<'ideas.lists.get'>
  readonly remarks: readonly Disclosure[]
  /** The ideas that the page shows. */
  readonly shown: readonly Idea[]
  /** Where the ideas go on, as the query of a link; null at their end. */
  readonly older: string | null
  /** How it is shared; none where it is a friend's. */
  readonly shares: readonly ListShare[]
  /** The people who can be added. */
  readonly choice: Choosable
}

/** The handle of the list of the address. */
export function handleOf({ params }: SignedInVisit): string {
  return params.ideas_list_handle ?? ''
}

/** The name and the defaults of the list of the address; null where it is a friend's. Errors: `reference_not_found`. */
export async function ownListOf(visit: SignedInVisit) {
  const { data } = await callAs(visit, 'ideas.lists.get', { ideas_list_handle: handleOf(visit) })
  if (data === null) throw fail('reference_not_found')
  const { list, defaults } = data
  return list.shared_by === undefined ? { name: list.name, defaults } : null
}

/** Reads the list of the address. Errors: `reference_not_found`. */
export async function listOf(visit: SignedInVisit): Promise<ListFacts> {
  const ideas_list_handle = handleOf(visit)
  const read = await callAs(visit, 'ideas.lists.get', { ideas_list_handle })
  if (read.data === null) throw fail('reference_not_found')
  const { data, remarks } = read
  const ideas = ideasOf(data, visit)
  if (data.list.shared_by !== undefined) {
    return { data, remarks, ...(await ideas), shares: [], choice: nobody }
  }
  const { runtime, session } = visit
  const [part, shares, choice] = await Promise.all([
    ideas,
    viewListShares(runtime, session.owner, ideas_list_handle),
    choosablePeople(visit, 6),
  ])
  return { data, remarks, ...part, shares, choice }
}

/** The ideas from where the page's query says. Those behind the first 500 of a long list are read by themselves. */
async function ideasOf(
  { list, items }: Data<'ideas.lists.get'>,
  visit: SignedInVisit,
): Promise<Pick<ListFacts, 'shown' | 'older'>> {
  const { ideas_list_handle, item_count, origin } = list
  // A saved view finds its ideas anew: those that were read are all.
  const count = origin === 'saved_view' ? items.length : Math.max(item_count, items.length)
  const { shown: places, older } = sliceOf([...Array(count).keys()], visit, 'from')
  const [from = 0] = places
  const to = from + places.length
  if (to <= items.length) return { shown: items.slice(from, to), older }
  const { data } = await callAs(visit, 'ideas.object.get', {
    ...{ operation: 'list_contents', offset: from, limit: places.length },
    subject: { interaction_reference: ideas_list_handle },
  })
  // The entries of a list are ideas, whose shape the capability calls that of their kind.
  return { shown: (data?.items ?? []) as unknown as readonly Idea[], older }
}
