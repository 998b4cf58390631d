import { randomUUID } from 'node:crypto'
import { deleteEndedGrants } from '#server/data/oauth_grants/delete.ts'
import { endAccessToken, endGrants, viewGrants } from '#server/flows/web/oauth_grants.ts'
import { signOutEverywhere } from '#server/flows/web/account.ts'
import { anApp, connect, openConsent } from '#test/support/oauth_app.ts'
import { signedInClient } from '#test/support/web_client.ts'
import type { Account, World } from '#test/support/world.ts'

/** Connects an app, which comes back, refreshes, and is disconnected. */
export async function useOauth(world: World, sam: Account): Promise<void> {
  const { runtime } = world.service
  const app = await anApp(world.url)
  const client = await signedInClient(world, sam)
  const { refresh_token = '', access_token } = await connect(app, client)
  await app.refresh(refresh_token)
  const again = await openConsent(client, await app.begin({ scope: 'planning:read' }))
  await client.get(again)
  await app.revoke(access_token)
  await endAccessToken(runtime, access_token)
  const grants = await viewGrants(runtime, sam.owner)
  const [{ grant_handle = '' } = {}] = (await client.get('/settings/agents')).json.apps
  const path = `/settings/agents/${grant_handle}`
  for (const needs_approval of ['yes', 'no']) {
    await client.submit(`${path}/approval`, { needs_approval }, path)
  }
  const ids = grants.map(({ grant_id }) => grant_id)
  await endGrants(runtime, { owner: sam.owner, request_id: randomUUID() }, ids, true)
  await world.database.write(sam.owner, { work: (db) => deleteEndedGrants(db, 400, 10) })
  const { owner } = await world.account('Nora')
  await signOutEverywhere(runtime, owner, { tokens: true, request_id: 'growth' })
}
