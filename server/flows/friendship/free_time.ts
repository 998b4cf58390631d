import { findTimeShown } from '#server/data/calendar_sharing/find_shown.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import * as ending from '#server/domain/messages/friendship_end.ts'
import * as say from '#server/domain/messages/friendship.ts'
import { consequenceFor } from '#server/flows/friendship/review.ts'
import type { FriendshipConsequence } from '#generated/types.ts'

/**
 * What connecting means for the account's free time: the people who will see it, or everybody who joins where nobody is
 * named. Nothing where the account does not share it with all of its friends.
 */
export async function freeTimeShown(
  db: Db,
  people: readonly PersonRow[],
  name: string | null = null,
): Promise<FriendshipConsequence[]> {
  const shown = await findTimeShown(
    db,
    people.map(({ person_id }) => person_id),
  )
  const code = 'free_time_becomes_visible'
  if (people.length === 0) {
    return shown.all ? [{ code, message: say.freeTimeBecomesVisible(name) }] : []
  }
  return people
    .filter(({ person_id }) => shown.people.has(person_id))
    .map((person) => consequenceFor(person, code, say.freeTimeBecomesVisible(person.display_name)))
}

/** What disconnecting means for the account's free time: the people who no longer see it. */
export async function freeTimeWithdrawn(
  db: Db,
  people: readonly PersonRow[],
): Promise<FriendshipConsequence[]> {
  const shown = await findTimeShown(
    db,
    people.map(({ person_id }) => person_id),
  )
  return people
    .filter(({ person_id }) => shown.people.has(person_id))
    .map((person) =>
      consequenceFor(person, 'free_time_withdrawn', ending.freeTimeWithdrawn(person.display_name)),
    )
}
