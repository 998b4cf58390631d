import { listPlanIdsOfCopies } from '#server/data/plan_copies/find.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { type AgentChanges, readAgentChanges, type Sends } from '#server/flows/web/activity.ts'
import { type ListedApproval, readApprovals } from '#server/flows/web/approvals/list.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/** What agents and apps of an account have done, and what they wait for. */
export interface AgentNews {
  /** What can still be approved, the newest first. */
  readonly waiting: readonly ListedApproval[]
  readonly changes: AgentChanges
}

/** Reads both in one transaction; of the changes at most `wanted`. */
export function viewAgentNews(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  asked: { sends: Sends; wanted: number },
): Promise<AgentNews> {
  return database.read(owner, async (db) => {
    const [{ items }, changes] = await Promise.all([readApprovals(db), readAgentChanges(db, asked)])
    return { waiting: items.filter(({ open }) => open), changes }
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
