import { createHash } from 'node:crypto'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { insertLink } from '#server/data/links/insert.ts'
import { updateLinksRevoked } from '#server/data/links/update.ts'
import { existing, type ListRow, listColumns } from '#server/data/lists/rows.ts'
import { only } from '#server/domain/only.ts'

/** Days a link that is passed on by hand opens a list. */
export const manualDays = 30

/** Titles a preview shows. */
const mostTitles = 20

/** What whoever a list is shared with would see of it. */
export interface SharedContent {
  preview: { title: string; ideas: string[]; more: number }
  /** Hexadecimal SHA-256 of the whole of it. */
  checksum: string
}

/** What a list shows to whoever it is shared with. */
export async function sharedContent(db: Db, list: ListRow): Promise<SharedContent> {
  const ideas = await db.sql<{ idea_id: string; title: string }>`
    select i.idea_id, i.title
    from list_ideas m
    join ideas i on i.owner_id = m.owner_id and i.idea_id = m.idea_id
    where m.owner_id = ${db.owner} and m.list_id = ${list.list_id} and i.state = 'active'
    order by m.position, m.idea_id`
  const shown = ideas.slice(0, mostTitles).map(({ title }) => title)
  const content = JSON.stringify([list.name, ideas.map(({ idea_id, title }) => [idea_id, title])])
  return {
    preview: { title: list.name, ideas: shown, more: ideas.length - shown.length },
    checksum: createHash('sha256').update(content).digest('hex'),
  }
}

/** A share that was made. */
export interface MadeShare {
  token: string
  expires_at: Date | null
  /** The list with its count. */
  list: ListRow
}

/**
 * Shares a list with somebody, by a link of their own; for `days`, or until the share is ended. Shares of
 * the list that are over are no longer counted. The caller holds the list and the person.
 */
export async function insertShare(
  db: Db,
  list_id: string,
  person_id: string,
  days: number | null,
): Promise<MadeShare> {
  const share_id = newId()
  const { expires_at } = only(
    await db.sql<{ expires_at: Date | null }>`
      insert into list_shares (owner_id, share_id, list_id, person_id, expires_at)
      values (${db.owner}, ${share_id}, ${list_id}, ${person_id},
        date_trunc('second', now()) + make_interval(days => ${days}::integer))
      returning expires_at`,
  )
  const token = await insertLink(db, 'list_share', share_id, expires_at)
  return { token, expires_at, list: await countShares(db, list_id) }
}

/** Ends every share of a list; how many could still be used. The caller holds the list. */
export async function updateSharesEnded(db: Db, list_id: string): Promise<number> {
  const rows = await db.sql<{ share_id: string; usable: boolean }>`
    update list_shares
    set revoked_at = clock_timestamp()
    where owner_id = ${db.owner} and list_id = ${list_id} and revoked_at is null
    returning share_id, expires_at is null or expires_at > clock_timestamp() as usable`
  await updateLinksRevoked(
    db,
    'list_share',
    rows.map(({ share_id }) => share_id),
  )
  return rows.filter(({ usable }) => usable).length
}

/** Ends every share of this account's with a person. */
export async function updateSharesEndedWith(db: Db, person_id: string): Promise<void> {
  const lists = await db.sql<{ list_id: string }>`
    select list_id
    from lists
    where owner_id = ${db.owner}
      and list_id in (
        select list_id from list_shares
        where owner_id = ${db.owner} and person_id = ${person_id} and revoked_at is null
      )
    order by list_id
    for no key update`
  if (lists.length === 0) return
  const rows = await db.sql<{ share_id: string }>`
    update list_shares
    set revoked_at = clock_timestamp()
    where owner_id = ${db.owner} and person_id = ${person_id} and revoked_at is null
    returning share_id`
  await updateLinksRevoked(
    db,
    'list_share',
    rows.map(({ share_id }) => share_id),
  )
  for (const { list_id } of lists) await countShares(db, list_id)
}

async function countShares(db: Db, list_id: string): Promise<ListRow> {
  const rows = await db.sql<ListRow>`
    update lists
    set updated_at = clock_timestamp(), share_link_count = (
      select count(*) from list_shares s
      where s.owner_id = lists.owner_id and s.list_id = lists.list_id and s.revoked_at is null
        and (s.expires_at is null or s.expires_at > clock_timestamp())
    )
    where owner_id = ${db.owner} and list_id = ${list_id}
    returning ${listColumns}`
  return existing(rows[0])
}
