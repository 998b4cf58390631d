import { insertInvites } from '#server/data/invites/insert.ts'
import { insertInviteLink } from '#server/data/links/insert.ts'
import { insertPeople } from '#server/data/people/insert.ts'
import { lockNamesake } from '#server/data/people/lock.ts'
import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/only.ts'

/**
 * Makes somebody who signs up a guest of a plan, with a personal link of this token. They become the Friend in Mind
 * of exactly this name who is not yet a guest of the plan, or a new one. A name proves nothing, so nobody becomes a
 * Connected Friend this way. The caller has locked the plan.
 *
 * @returns the invite's id.
 */
export async function signUp(
  db: Db,
  plan_id: string,
  name: string,
  token: string,
): Promise<string> {
  const person_id =
    (await lockNamesake(db, plan_id, name)) ?? only(await insertPeople(db, [name])).person_id
  const { invite_id } = only(
    await insertInvites(db, plan_id, [{ person_id, peer_owner: null, delivery: 'manual_share' }]),
  )
  await insertInviteLink(db, invite_id, token)
  return invite_id
}
