import { randomUUID } from 'node:crypto'
import { sql } from '#server/database/sql.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { aSharedPlan, signUpBy } from '#test/support/given/actions.ts'
import { aList, answer } from '#test/support/given/lists.ts'
import { aDraft } from '#test/support/given/plans.ts'
import { earlier } from '#test/support/given/time.ts'
import { signedInClient } from '#test/support/web_client.ts'
import type { Account, World } from '#test/support/world.ts'

const agents = '/settings/agents'

/** Goes through the pages of agents: a token from its making to its end, and what was done with it. */
export async function useAgents(world: World, sam: Account): Promise<void> {
  const client = await signedInClient(world, sam)
  const all = { label: 'Laptop', abilities: ['planning:read', 'planning:commit'] }
  const { json: made } = await client.submit(`${agents}/new`, { key: randomUUID(), ...all })
  const path = `${agents}/${made.token_handle}`
  await client.submit(`${path}/approval`, { needs_approval: 'no' }, path)
  const { json: rotated } = await client.submit(`${path}/rotate`, { hours: '24' })
  await client.submit(`${agents}/${rotated.token_handle}/revoke`, { others: 'yes' })
  await answer(sam, 'ideas.lists.delete', { ideas_list_handle: await aList(sam) })
  const { json } = await client.get(agents)
  for (const { token_handle } of json.tokens) {
    const { activity } = (await client.get(`${agents}/${token_handle}`)).json
    if (activity.older) await client.get(`${agents}/${token_handle}?before=${activity.older}`)
  }
  await client.get(`${agents}?ended=all`)
  await client.get('/settings/activity', { accept: 'text/html' })
}

/** Deletes what can be deleted, lets a guest sign up, and makes all of that older than it may become. */
export async function letExpire({ database }: World, sam: Account): Promise<void> {
  await answer(sam, 'ideas.lists.delete', { ideas_list_handle: await aList(sam) })
  const { plan } = await aDraft(sam)
  await answer(sam, 'plans.draft.delete', { plan_handle: plan.plan_handle })
  const open = await aSharedPlan(sam)
  await signUpBy(open.url, 'Robin')
  const { owner } = sam
  for (const statement of [
    sql`
      update lists set deleted_at = ${earlier(sql`deleted_at`, '40 days')}
      where owner_id = ${owner} and deleted_at is not null`,
    sql`
      update people set deleted_at = ${earlier(sql`deleted_at`, '40 days')}
      where owner_id = ${owner} and deleted_at is not null`,
    sql`
      update plans set updated_at = ${earlier(sql`updated_at`, '40 days')}
      where owner_id = ${owner} and state = 'deleted'`,
    sql`
      update plans
      set scheduled_at = ${earlier(sql`scheduled_at`, '900 days')},
        scheduled_ends_at = ${earlier(sql`scheduled_ends_at`, '900 days')}
      where owner_id = ${owner} and plan_id = ${parseHandle('plan', open.plan.plan_handle)}`,
  ]) {
    await database.write(owner, { work: (db) => db.run(statement) })
  }
}
