import { type InvitationRow, invitationColumns } from '#server/data/connection_invitations/rows.ts'
import { isLikeOfActive } from '#server/data/likes/rows.ts'
import type { Db } from '#server/database/db.ts'

/** @returns one of this account's invitations; null if this id is unknown. */
export async function findInvitation(db: Db, invitation_id: string): Promise<InvitationRow | null> {
  const [row] = await db.sql<InvitationRow>`
    select ${invitationColumns}
    from connection_invitations i
    where i.owner_id = ${db.owner} and i.invitation_id = ${invitation_id}`
  return row ?? null
}

/**
 * The preview an invitation shows before somebody joins: of the likes that were reviewed for it, those that are
 * still meant for one of its people, without those of what is archived.
 *
 * @returns at most `most` titles, and whether there are more; null if the invitation has no preview.
 */
export async function findPreview(
  db: Db,
  row: InvitationRow,
  most: number,
): Promise<{ likes: string[]; more: boolean } | null> {
  if (!row.preview_enabled) return null
  const found = await db.sql<{ title: string }>`
    select l.title
    from likes l
    where l.owner_id = ${db.owner} and l.like_id = any(${row.like_ids}::uuid[])
      and exists (
        select from invitation_people n
        join people p on p.owner_id = n.owner_id and p.person_id = n.person_id and p.deleted_at is null
        where n.owner_id = ${db.owner} and n.invitation_id = ${row.invitation_id}
          and exists (
            select from jsonb_array_elements(l.intentions) as g (people)
            where g.people ? n.person_id::text
          )
      )
      and ${isLikeOfActive}
    order by l.updated_at desc, l.like_id
    limit ${most + 1}`
  const likes = found.slice(0, most).map(({ title }) => title)
  return { likes, more: found.length > most }
}
