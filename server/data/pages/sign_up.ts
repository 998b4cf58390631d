import { createHash } from 'node:crypto'
import type { Db } from '#server/database/db.ts'
import { insertInvites } from '#server/data/invites/rows.ts'
import { only } from '#server/domain/only.ts'
import { insertPeople } from '#server/data/people/changes.ts'
import { hashLinkToken } from '#server/domain/link_token.ts'
import { nameKey } from '#server/domain/name_key.ts'

/**
 * The personal link's token of somebody who signs up by an open link. It follows from the link and from
 * what the form brought, so that a form sent twice signs up once; without the form nobody can tell it.
 */
export function signUpToken(plan_token: string, form: string): string {
  return createHash('sha256').update(`sign up ${plan_token} ${form}`).digest('base64url')
}

/** Whether somebody has signed up with this token already. The caller holds the plan. */
export async function hasSignedUp(db: Db, token: string): Promise<boolean> {
  const rows = await db.sql`
    select
    from find_link(${hashLinkToken(token)})
    where kind = 'invite' and owner_id = ${db.owner}`
  return rows.length > 0
}

/** How many guests a plan ever had. */
export async function countGuests(db: Db, plan_id: string): Promise<number> {
  const rows = await db.sql<{ guests: number }>`
    select count(*) as guests
    from invites
    where owner_id = ${db.owner} and plan_id = ${plan_id}`
  return only(rows).guests
}

/**
 * Makes whoever signs up a guest of a plan, whose lock the caller holds, with a personal link of this
 * token. They are the Friend in Mind of exactly this name who is no guest of the plan yet, else a new one:
 * a name proves nothing, so nobody becomes somebody else's connection by it. The invite's id.
 */
export async function insertSignUp(
  db: Db,
  plan_id: string,
  name: string,
  token: string,
): Promise<string> {
  const known = await db.sql<{ person_id: string }>`
    select person_id
    from people p
    where p.owner_id = ${db.owner} and p.name_key = ${nameKey(name)} and p.display_name = ${name}
      and p.classification = 'friend_in_mind' and p.deleted_at is null
      and not exists (
        select from invites v
        where v.owner_id = p.owner_id and v.plan_id = ${plan_id} and v.person_id = p.person_id
      )
    order by p.created_at, p.person_id
    limit 1
    for key share`
  const { person_id } = known[0] ?? only(await insertPeople(db, [name]))
  const { invite_id } = only(
    await insertInvites(db, plan_id, [{ person_id, peer_owner: null, delivery: 'manual_share' }]),
  )
  await db.sql`select create_link(${hashLinkToken(token)}, 'invite', ${invite_id}, null)`
  return invite_id
}
