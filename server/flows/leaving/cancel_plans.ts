import { findOwnName } from '#server/data/accounts/find.ts'
import { listRoster } from '#server/data/invites/list.ts'
import { findNextExposed } from '#server/data/leaving/list.ts'
import { lockPlan } from '#server/data/plans/lock.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { insertAction } from '#server/data/prepared_actions/insert.ts'
import type { Database, Db } from '#server/database/db.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { cancelSummary, namesReached } from '#server/domain/messages/prepared.ts'
import { planChecksum } from '#server/domain/plans/checksum.ts'
import { planTitle } from '#server/domain/plans/content.ts'
import { isExposed, isOver } from '#server/domain/plans/state.ts'
import { guestsPayload } from '#server/domain/prepared/payload.ts'
import { guestsToTell, presentGuests, toRecipient } from '#server/flows/plans/guests.ts'
import { cancelAndTell } from '#server/flows/prepared/plan_cancel.ts'

/** What links in mail are made with. */
export interface LeavingTools {
  readonly database: Database
  readonly seal: Seal
  readonly base_url: () => string
}

const first = '00000000-0000-0000-0000-000000000000'

/**
 * Cancels the plans of an account that others know of and that are not over, each in a transaction of its own; with `tells` their
 * guests get a mail. Plans that are over stay: they are their guests' history, too.
 *
 * @returns false where `isLate` stopped it.
 */
export async function cancelPlans(
  tools: LeavingTools,
  owner: string,
  { tells, isLate }: { tells: boolean; isLate: () => boolean },
): Promise<boolean> {
  const { database } = tools
  let last = first
  for (;;) {
    const plan_id = await database.read(owner, (db) => findNextExposed(db, last))
    if (plan_id === null) return true
    if (isLate()) return false
    await database.write(owner, { work: (db) => cancelOne(tools, db, plan_id, tells) })
    last = plan_id
  }
}

async function cancelOne(
  { seal, base_url }: LeavingTools,
  db: Db,
  plan_id: string,
  tells: boolean,
): Promise<void> {
  const plan = await lockPlan(db, toHandle('plan', plan_id))
  if (!isExposed(plan) || isOver(plan, plan.now)) return
  const roster = presentGuests(await listRoster(db, plan_id))
  const guests = tells ? await guestsToTell(db, roster) : []
  // Without guests to tell there is no message that would belong to it.
  const action_id = guests.length > 0 ? await insertCancelAction(db, plan, guests) : ''
  const display_name = await findOwnName(db)
  const context = { db, seal, base_url: base_url(), display_name, action_id }
  await cancelAndTell(context, guests, plan, tells)
}

/** The action that messages belong to; it is never shown as one that waits. */
async function insertCancelAction(
  db: Db,
  plan: PlanRow,
  guests: Awaited<ReturnType<typeof guestsToTell>>,
): Promise<string> {
  const title = planTitle(plan)
  const { prepared } = await insertAction(
    db,
    { token_id: db.owner, surface: 'web', needs_approval: false },
    {
      kind: 'plan.cancel',
      plan_id: plan.plan_id,
      summary: cancelSummary(title, namesReached(guests)),
      recipients: guests.map(toRecipient),
      content_preview: {},
      payload: { ...guestsPayload.write({ guests }), version: guestsPayload.version },
      revision: plan.revision,
      checksum: planChecksum(plan),
    },
  )
  return parseHandle('action', prepared.action_handle) ?? ''
}
