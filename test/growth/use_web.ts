import { isKnownBrowser } from '#server/data/known_browsers/find.ts'
import { deleteOwnSession, deleteSessions } from '#server/data/sessions/delete.ts'
import { listSessions } from '#server/data/sessions/list.ts'
import { signedInClient } from '#test/support/web_client.ts'
import type { Account, World } from '#test/support/world.ts'

/** Signs in to an account, and does what its pages do. */
export async function useWeb(world: World, sam: Account): Promise<void> {
  const client = await signedInClient(world, sam)
  const { json } = await client.get('/settings')
  await client.post('/sign-out', { form_token: json.sign_out_token })
  await isKnownBrowser(world.database, Buffer.alloc(32), Buffer.alloc(32))
  await signedInClient(world, sam)
  await world.database.write(sam.owner, {
    async work(db) {
      for (const { session_id } of await listSessions(db)) await deleteOwnSession(db, session_id)
      await deleteSessions(db, null)
    },
  })
}
