import { listSharesOf } from '#server/data/list_shares/list.ts'
import { type IdeaView, listIdeaViews, type ViewPart } from '#server/data/list_shares/find.ts'
import { findList } from '#server/data/lists/find.ts'
import { updateShareEnded } from '#server/data/list_shares/update.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import { isUuid, parseHandle } from '#server/domain/basics/handle.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/** One way in which an Ideas List is shared. */
export interface ListShare {
  readonly share_id: string
  /** Who it is for; null for anyone who has the link. */
  readonly display_name: string | null
  readonly connected: boolean
  readonly at: Date
  /** When it ends; null where it does not. */
  readonly until: Date | null
}

/** @returns how one of the account's lists is shared, the first share first. */
export function viewListShares(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  ideas_list_handle: string,
): Promise<ListShare[]> {
  const id = parseHandle('list', ideas_list_handle)
  if (id === null) return Promise.resolve([])
  return database.read(owner, (db) => listSharesOf(db, id))
}

/** A list as everybody sees it who gets it. */
export interface GuestsList {
  readonly name: string
  readonly ideas: IdeaView[]
  /** How many ideas it has in all. */
  readonly idea_count: number
}

/** @returns a part of one of the account's lists as guests see it; null where it has no such list. */
export function viewListAsGuest(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  ideas_list_handle: string,
  part: ViewPart,
): Promise<GuestsList | null> {
  const id = parseHandle('list', ideas_list_handle)
  if (id === null) return Promise.resolve(null)
  return database.read(owner, async (db) => {
    const list = await findList(db, id)
    if (list === undefined) return null
    const ideas = await listIdeaViews(db, id, part)
    return { name: list.name, ideas, idea_count: ideas[0]?.idea_count ?? 0 }
  })
}

/** Ends one share of a list, so that its link opens nothing any more. @returns false where it had ended, or never was. */
export async function endListShare(
  { database, wake }: Pick<WebContext, 'database' | 'wake'>,
  owner: string,
  { share_id, request_id }: { share_id: string; request_id: string },
): Promise<boolean> {
  if (!isUuid(share_id)) return false
  const ended = await database.write(owner, {
    async work(db) {
      const list = await updateShareEnded(db, share_id)
      if (list !== null) insertWebAudit(db, { what: 'web.list.end_share', request_id })
      return list !== null
    },
  })
  if (ended) wake()
  return ended
}
