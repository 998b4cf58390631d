import { expect, test } from 'vitest'
import { aParty } from '#test/support/given/actions.ts'
import { anAskingToken } from '#test/support/given/approvals.ts'
import { answer } from '#test/support/given/lists.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

test('who has to ask ends no connection: the person does it on their page, and the same key finds it done', async () => {
  const { sam, ada, friends } = await aParty(world)
  const agent = await anAskingToken(world, sam)
  const { data } = await answer(agent, 'relationships.friendship.review', {
    operation: 'disconnect',
    people_handles: [friends.ada],
  })
  const input = { review_token: data.review_token, accept_consequences: true }
  const first = await agent.call('relationships.friendship.apply', input, { key: 'once' })
  const again = await agent.call('relationships.friendship.apply', input, { key: 'once' })
  expect(first.body).toMatchObject({ status: 409, code: 'approval_required', retryable: true })
  const approve_at = Object(first.body).approve_at as string
  expect(Object(again.body).approve_at).toBe(approve_at)
  expect(approve_at).toMatch(new RegExp(`^${world.url}/approvals/steps/rv_`))

  const path = approve_at.slice(world.url.length)
  const stranger = await signedInClient(world, ada)
  expect((await stranger.get(path)).status).toBe(404)
  const client = await signedInClient(world, sam)
  const [listed] = (await client.get('/approvals')).json.steps
  expect(path).toBe(`/approvals/steps/${listed.review_handle}`)
  expect(listed).toMatchObject({ operation: 'disconnect', asked_by: 'Claude' })
  const shown = await client.get('/approvals', { accept: 'text/html' })
  expect(shown.text).toContain(`href="${path}"`)
  expect((await stranger.get('/approvals')).json.steps).toEqual([])
  const { json } = await client.get(path)
  expect(json).toMatchObject({ operation: 'disconnect', consequences: expect.anything() })
  const { form_token, key } = json
  expect((await client.post(path, { form_token, key })).json).toEqual({ result: 'disconnected' })
  const done = await agent.call('relationships.friendship.apply', input, { key: 'once' })
  expect(done.body).toMatchObject({ status: 'completed', data: { result: 'disconnected' } })
  expect((await client.get(path)).status).toBe(409)
  expect((await client.get('/approvals')).json.steps).toEqual([])
})

test('an invitation that an agent had to ask for is made by the person, who gets its link', async () => {
  const { sam } = await aParty(world)
  const agent = await anAskingToken(world, sam)
  const { data } = await answer(agent, 'relationships.friendship.review', {
    operation: 'create_invitation',
  })
  const input = { review_token: data.review_token, accept_consequences: true }
  const { body } = await agent.call('relationships.friendship.apply', input)
  const path = String(Object(body).approve_at).slice(world.url.length)
  const client = await signedInClient(world, sam)
  const { json } = await client.get(path)
  const made = await client.post(path, { form_token: json.form_token, key: json.key })
  expect(made.json).toMatchObject({ result: 'link_ready', link: { url: expect.any(String) } })
})
