import { insertMedia, type NewMedia } from '#server/data/media/insert.ts'
import { newId } from '#server/database/id.ts'
import type { Account, World } from '#test/support/world.ts'

/** A file of an account, written past the endpoint. @returns its id. */
export async function aStoredFile(
  world: World,
  { owner }: Pick<Account, 'owner'>,
  given: Partial<NewMedia> = {},
): Promise<string> {
  const content = Buffer.from('Ostsee Sauna, Seestraße 9')
  const none = { type: 'text/plain', width: null, height: null, facts: {} } as const
  const made = { ...none, media_id: newId(), content, ...given }
  await world.database.write(owner, { work: (db) => insertMedia(db, made) })
  return made.media_id
}
