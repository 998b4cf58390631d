import { insertInvites } from '#server/data/invites/insert.ts'
import { insertInviteLink } from '#server/data/links/insert.ts'
import { insertPeople } from '#server/data/people/insert.ts'
import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'

/**
 * Makes somebody who signs up a guest of a plan, with a personal link of this token. They are a new person among the
 * host's, whatever their name is: it proves nothing. The caller has locked the plan.
 *
 * @returns the invite's id.
 */
export async function signUp(
  db: Db,
  plan_id: string,
  name: string,
  token: string,
): Promise<string> {
  const { person_id } = only(await insertPeople(db, [name], { origin: 'sign_up' }))
  const { invite_id } = only(
    await insertInvites(db, plan_id, [{ person_id, peer_owner: null, delivery: 'manual_share' }]),
  )
  insertInviteLink(db, invite_id, token)
  return invite_id
}
