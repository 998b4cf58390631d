import { listRecentJoins, type RecentJoin } from '#server/data/connection_invitations/list_open.ts'
import { listPlanIdsOfCopies } from '#server/data/plan_copies/find.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { type AgentChanges, readAgentChanges, type Sends } from '#server/flows/web/activity.ts'
import { type ListedApproval, readApprovals } from '#server/flows/web/approvals/list.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/** How long somebody who has accepted an invitation to connect is news, and how many are read. */
const [newsDays, maxJoins] = [7, 20]

/** What others did in an account's name or with it, and what waits for the account. */
export interface News {
  /** Who accepted an invitation of the account to connect in the last seven days, the last one first. */
  readonly joins: readonly RecentJoin[]
  /** What can still be approved, the newest first. */
  readonly waiting: readonly ListedApproval[]
  readonly changes: AgentChanges
}

/** Reads them in one transaction; of the changes at most `wanted`. */
export function viewNews(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  asked: { sends: Sends; wanted: number },
): Promise<News> {
  return database.read(owner, async (db) => {
    const [{ items }, changes, joins] = await Promise.all([
      readApprovals(db),
      readAgentChanges(db, asked),
      listRecentJoins(db, { days: newsDays, most: maxJoins }),
    ])
    return { joins, waiting: items.filter(({ open }) => open), changes }
  })
}

/** The handles of the plans that invites of an account are to, by the handle of the invite; unknown ones are left out. */
export async function viewPlansOfInvites(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  invite_handles: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = invite_handles.flatMap((handle) => parseHandle('invite', handle) ?? [])
  if (ids.length === 0) return new Map()
  const plans = await database.read(owner, (db) => listPlanIdsOfCopies(db, ids))
  return new Map(
    [...plans].map(([invite, plan]) => [toHandle('invite', invite), toHandle('plan', plan)]),
  )
}
