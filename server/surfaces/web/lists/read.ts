import type { Data, Disclosure } from '#generated/types.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { type ListShare, viewListShares } from '#server/flows/web/list_shares.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import {
  type Choosable,
  choosablePeople,
  nobody,
} from '#server/surfaces/web/parts/people_choice.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** An Ideas List as its page shows it. */
export interface ListFacts {
  readonly data: Data<'ideas.lists.get'>
  readonly remarks: readonly Disclosure[]
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
  if (data.list.shared_by !== undefined) return { data, remarks, shares: [], choice: nobody }
  const { runtime, session } = visit
  const [shares, choice] = await Promise.all([
    viewListShares(runtime, session.owner, ideas_list_handle),
    choosablePeople(visit, 6),
  ])
  return { data, remarks, shares, choice }
}
