import { findOwnName } from '#server/data/accounts/find.ts'
import { listComing } from '#server/data/invites/list.ts'
import type { PlanCopyRow } from '#server/data/plan_copies/rows.ts'
import { findGuestListOfInvite, type GuestList } from '#server/data/plans/find.ts'
import type { LiveCopy } from '#server/flows/plans/live_counts.ts'
import { readsAs } from '#server/domain/plans/guest_name.ts'
import { namesakeName, signedUpName } from '#server/domain/messages/said/plan_pages.ts'
import type { WhenAndWhere } from '#server/domain/mail/content.ts'
import type { Db } from '#server/database/db.ts'

/** How many names guests see at most. */
const maxNames = 30

/**
 * The names of those who come to a plan of this account, as its guests see them on its page and over the API, those who
 * answered first at the start, at most 30. Guests with an account are called what they call themselves. Who signed up by the
 * open link is marked, and so is who calls themself as the host. Null where the host does not show the list, and for a
 * canceled plan.
 */
export async function comingNames(
  db: Db,
  { plan_id, show_guest_list, state }: GuestList,
): Promise<string[] | null> {
  if (!show_guest_list || state === 'canceled') return null
  const host = await findOwnName(db)
  const names: string[] = []
  for (const { display_name, peer_owner, by_link } of await listComing(db, plan_id, maxNames)) {
    const name = peer_owner === null ? display_name : await db.as(peer_owner, findOwnName)
    const isNamesake = peer_owner !== null && readsAs(name, host)
    names.push(by_link ? signedUpName(name) : isNamesake ? namesakeName(name) : name)
  }
  return names
}

/** What a guest with an account may read of a plan that their copy of it does not contain. */
export interface BesideCopy {
  /** As `comingNames`; null for a guest who was removed, too. */
  coming: string[] | null
  /** What the guest wrote to the host; null for nothing, and for a guest who was removed. */
  note: string | null
  /** When and where the plan was when the guest answered; null where that has not changed, or is not known. */
  moved_from: WhenAndWhere | null
}

/** What a guest may read of a plan and this copy of it does not contain, from the account of its host. */
export async function besideCopy(db: Db, copy: PlanCopyRow): Promise<BesideCopy> {
  return db.as(copy.host_owner, async (host) => {
    const list = await findGuestListOfInvite(host, copy.host_invite_id)
    return {
      coming: list && (await comingNames(host, list)),
      ...{ note: list?.note ?? null, moved_from: list?.moved_from ?? null },
    }
  })
}

/** The same where the plan has been read already. */
export async function comingTo(db: Db, { copy, list }: LiveCopy): Promise<string[] | null> {
  return list && db.as(copy.host_owner, (host) => comingNames(host, list))
}
