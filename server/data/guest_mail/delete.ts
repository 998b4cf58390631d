import type { Db } from '#server/database/db.ts'

/** Deletes where the guests of these invites get mail. */
export async function deleteGuestMail(db: Db, invite_ids: readonly string[]): Promise<void> {
  if (invite_ids.length === 0) return
  await db.sql`
    delete from guest_mail
    where owner_id = ${db.owner} and invite_id = any(${[...invite_ids]}::uuid[])`
}

/** Stops what a guest asked for, unless they asked for something else since. @returns whether there was something to stop. */
export async function deleteAskedMail(
  db: Db,
  { invite_id, ask_id }: { invite_id: string; ask_id: string },
): Promise<boolean> {
  const rows = await db.sql`
    delete from guest_mail
    where owner_id = ${db.owner} and invite_id = ${invite_id} and ask_id = ${ask_id}
    returning 1`
  return rows.length > 0
}

/** Deletes addresses that nobody confirmed, and those of plans that are over; none to which a mail waits. At most `most`. */
export async function deleteOverGuestMail(db: Db, most: number): Promise<void> {
  await db.sql`
    delete from guest_mail
    where owner_id = ${db.owner}
      and invite_id = any(array(
        select g.invite_id
        from guest_mail g
        where g.owner_id = ${db.owner} and g.forget_at <= now()
        order by g.forget_at
        limit ${most}
      ))`
}
