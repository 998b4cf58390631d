import { age, aPreparedSend } from '#test/support/given/actions.ts'
import { aConnector, anAskingToken, press } from '#test/support/given/approvals.ts'
import { connect } from '#test/support/given/connections.ts'
import { aList, answer } from '#test/support/given/lists.ts'
import { signedInClient } from '#test/support/web_client.ts'
import type { Account, World } from '#test/support/world.ts'

/** Lets agents prepare, and decides about it in a browser in each way. */
export async function useApprovals(world: World, before: Account): Promise<void> {
  const sam = await world.token(before)
  const { first: friend } = await connect(sam, await world.account('Kai'))
  const agent = await anAskingToken(world, sam)
  const connector = await aConnector(world, sam)
  const client = await signedInClient(world, sam)
  for (const what of ['release', 'refuse', 'send'] as const) {
    const { prepared } = await aPreparedSend(what === 'send' ? connector : agent, [friend])
    const { action_handle } = prepared
    await agent.call('actions.commit', { action_handle })
    await press(client, `/approvals/${action_handle}`, what)
    await agent.call('actions.commit', { action_handle })
    await client.get(`/approvals?before=${action_handle}`)
  }
  const ideas_list_handle = await aList(sam, { name: 'For Kai' })
  const shared = await answer(agent, 'ideas.lists.share.prepare', {
    ideas_list_handle,
    person_handle: friend,
  })
  const { action_handle = '' } = 'prepared' in shared.data ? (shared.data.prepared ?? {}) : {}
  await age(world, sam, action_handle, '16 minutes')
  await client.get('/approvals')
  await client.get(`/approvals/${action_handle}`)
  const review = { operation: 'create_invitation' }
  const { data } = await answer(agent, 'relationships.friendship.review', review)
  const { review_token } = data
  const asked = { review_token, accept_consequences: true }
  const { body } = await agent.call('relationships.friendship.apply', asked)
  const path = String(Object(body).approve_at).slice(world.url.length)
  await client.get(path)
}
