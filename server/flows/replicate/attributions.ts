import { listAccountInvites } from '#server/data/invites/list.ts'
import { updateCopyAttribution } from '#server/data/plan_copies/update_attribution.ts'
import { listPlans } from '#server/data/plans/find.ts'
import { type AttributedPlan, listAttributedPlans } from '#server/data/plans/list_attributed.ts'
import type { Database } from '#server/database/db.ts'
import { planCopyOf } from '#server/domain/plans/copy.ts'
import { writeCopies } from '#server/flows/replicate/copies.ts'

/** Plans that are read at once. */
const batch = 500

/**
 * Writes the attribution of its place into the copies of this account's guests that were made before copies had one. It
 * changes nothing else of them, may be stopped at any point and may run more than once.
 */
export async function replicateAttributions(database: Database, owner: string): Promise<void> {
  let after: string | null = null
  do {
    const from: string | null = after
    const plans: AttributedPlan[] = await database.read(owner, (db) =>
      listAttributedPlans(db, from, batch),
    )
    for (const { plan_id, is_attributed } of plans) {
      if (is_attributed) await replicateAttribution(database, owner, plan_id)
    }
    after = plans.length < batch ? null : (plans.at(-1)?.plan_id ?? null)
  } while (after !== null)
}

async function replicateAttribution(
  database: Database,
  owner: string,
  plan_id: string,
): Promise<void> {
  const [[plan], invites] = await database.read(owner, (db) =>
    Promise.all([listPlans(db, [plan_id]), listAccountInvites(db, plan_id)]),
  )
  const content = plan ? planCopyOf({ ...plan, logistics: [] }) : null
  const attribution = content?.place_attribution ?? null
  if (content === null || attribution === null) return
  const { version } = content
  await writeCopies(database, invites, (db, { invite_id }) =>
    updateCopyAttribution(db, {
      host_owner: owner,
      host_invite_id: invite_id,
      version,
      attribution,
    }),
  )
}
