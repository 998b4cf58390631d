import { listCopySources } from '#server/data/plan_copies/list_sources.ts'
import { listRecentPlanIds } from '#server/data/plans/list_recent_ids.ts'
import type { Db } from '#server/database/db.ts'
import { calendarUid } from '#server/domain/calendar/event.ts'
import { listHostsPlanIds } from '#server/flows/plans/hosts_plan_ids.ts'

/** The most plans of the account's own, and the most that it was invited to. */
const most = 1_000

/** The UIDs of the plans that an account knows, as its calendars bring them back from mails and the feed. */
export async function listOwnUids(db: Db, brand: string): Promise<string[]> {
  const [own, copies] = await Promise.all([listRecentPlanIds(db, most), listCopySources(db, most)])
  const invited = await listHostsPlanIds(db, copies)
  return [...own, ...invited.values()].map((plan_id) => calendarUid(plan_id, brand))
}
