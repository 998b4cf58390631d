import { expect, test } from 'vitest'
import { age, aParty, rowsOf } from '#test/support/given/actions.ts'
import { aConnector, anAskingToken, aWaitingSend, press } from '#test/support/given/approvals.ts'
import { answer } from '#test/support/given/lists.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { openPage } from '#test/support/page_forms.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

test('who passes a link on is the person, and the agent only where it may send', async () => {
  const party = await aParty(world)
  const { sam, friends } = party
  const asks = await aWaitingSend(world, party, await anAskingToken(world, sam), [friends.mira])
  const both = await openPage(asks.client, asks.path)
  expect(both.text).toContain('it gets the personal links and passes them on')
  const alone = await aWaitingSend(world, party, await aConnector(world, sam), [friends.mira])
  const draft = await aReviewedDraft(sam, {
    audience_selection: { person_handles: [friends.mira] },
  })
  for (const path of [alone.path, `/plans/${draft}/send`]) {
    const { text } = await openPage(alone.client, path)
    expect(text).toContain('gets a personal link, which you pass on')
    expect(text).not.toContain('it gets the personal links')
    const german = await alone.client.get(path, { accept: 'text/html', 'accept-language': 'de' })
    expect(german.text).toContain('bekommt einen eigenen Link, den du weitergibst')
  }
})

test('the same key completes after the release, and one release is for one commit', async () => {
  const party = await aParty(world)
  const agent = await anAskingToken(world, party.sam)
  const { prepared, client, path } = await aWaitingSend(world, party, agent)
  const { action_handle } = prepared
  const approve_at = `${world.url}${path}`
  const first = await agent.call('actions.commit', { action_handle }, { key: 'once' })
  expect(first.status).toBe(409)
  expect(first.headers.get('retry-after')).toBe('10')
  expect(first.body).toMatchObject({ code: 'approval_required', retryable: true, approve_at })
  expect(await rowsOf(world, party.sam, 'outgoing')).toEqual([])
  const notices = await rowsOf<{ kind: string }>(world, party.sam, 'account_notices')
  expect(notices).toMatchObject([{ kind: 'approval_waiting' }])

  expect(await press(client, path, 'release')).toMatchObject({
    status: 200,
    json: { decision: 'released' },
  })
  expect(await rowsOf(world, party.sam, 'outgoing')).toEqual([])
  const done = await agent.call('actions.commit', { action_handle }, { key: 'once' })
  expect(done.body).toMatchObject({ status: 'completed' })
  expect(await rowsOf(world, party.sam, 'outgoing')).toHaveLength(1)
  const again = await agent.call('actions.commit', { action_handle }, { key: 'twice' })
  expect(again.body).toMatchObject({ status: 'unchanged' })
  expect(await rowsOf(world, party.sam, 'outgoing')).toHaveLength(1)
  expect((await client.get(path)).json).toMatchObject({ state: 'committed', may_send: false })
})

test('an agent’s action cannot be committed from the browser', async () => {
  const party = await aParty(world)
  const agent = await anAskingToken(world, party.sam)
  const { prepared, client, path } = await aWaitingSend(world, party, agent)
  const { action_handle } = prepared
  await press(client, path, 'release')
  const [released] = await rowsOf<{ state: string }>(world, party.sam, 'prepared_actions')
  expect(released).toMatchObject({ state: 'prepared' })
  expect(await rowsOf(world, party.sam, 'outgoing')).toEqual([])
  // What the browser sends is an action of its own; the agent's is never committed by it.
  expect(await press(client, path, 'send')).toMatchObject({ status: 200, json: { sent: true } })
  const rows = await rowsOf<{ state: string; surface: string; token_id: string }>(
    world,
    party.sam,
    'prepared_actions',
  )
  const committed = rows.filter(({ state }) => state === 'committed')
  expect(committed).toMatchObject([{ surface: 'web', token_id: party.sam.owner }])
  expect(await rowsOf(world, party.sam, 'outgoing')).toHaveLength(1)
  const late = await agent.call('actions.commit', { action_handle })
  expect(late.status).toBe(409)
  expect(await rowsOf(world, party.sam, 'outgoing')).toHaveLength(1)
  expect((await client.get(path)).json.state).toBe('sent')
})

test('a release is void when the plan changed', async () => {
  const party = await aParty(world)
  const agent = await anAskingToken(world, party.sam)
  const { prepared, plan, client, path } = await aWaitingSend(world, party, agent)
  await press(client, path, 'release')
  await answer(party.sam, 'plans.draft.update', {
    plan_handle: plan.plan_handle,
    title_override: 'Another evening',
  })
  const { status, body } = await agent.call('actions.commit', {
    action_handle: prepared.action_handle,
  })
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'stale_checksum' })
  expect(await rowsOf(world, party.sam, 'outgoing')).toEqual([])
})

test('a release of something else than is prepared does nothing, and the page says so', async () => {
  const party = await aParty(world)
  const agent = await anAskingToken(world, party.sam)
  const { prepared, plan, client, path } = await aWaitingSend(world, party, agent)
  const other = await press(client, path, 'release', { checksum: 'f'.repeat(64) })
  expect(other).toMatchObject({ status: 409, json: { code: 'stale_checksum' } })
  const { action_handle } = prepared
  expect((await agent.call('actions.commit', { action_handle })).body.code).toBe(
    'approval_required',
  )
  await answer(party.sam, 'plans.draft.update', {
    plan_handle: plan.plan_handle,
    title_override: 'Another evening',
  })
  await answer(party.sam, 'plans.draft.preview', { plan_handle: plan.plan_handle })
  const page = await client.get(path)
  expect(page.json).toMatchObject({ state: 'changed', may_release: false, may_send: true })
  const late = await client.post(`${path}/release`, {
    form_token: page.json.form_token,
    checksum: prepared.checksum,
    revision: String(prepared.revision),
  })
  expect(late).toMatchObject({ status: 409, json: { code: 'confirmation_expired' } })
})

test('a refusal is final: the agent learns it, and nothing prepares it again by itself', async () => {
  const party = await aParty(world)
  const agent = await anAskingToken(world, party.sam)
  const { prepared, plan, client, path } = await aWaitingSend(world, party, agent)
  const { action_handle } = prepared
  const status = async () => {
    const { data } = await answer(agent, 'plans.status.get', { plan_handle: plan.plan_handle })
    return data.prepared?.approval
  }
  expect(await status()).toBe('needed')
  await agent.call('actions.commit', { action_handle })
  expect(await status()).toBe('waiting')
  await press(client, path, 'release')
  expect(await status()).toBe('released')
  expect(await press(client, path, 'refuse')).toMatchObject({ json: { decision: 'refused' } })
  expect(await status()).toBe('refused')
  const { status: code, body } = await agent.call('actions.commit', { action_handle })
  expect(code).toBe(409)
  expect(body).toMatchObject({ code: 'confirmation_consumed', retryable: false })
  expect(body.detail).toContain('The user refused it')
  expect(body.prerequisite).toBeUndefined()
  expect((await client.get(path)).json).toMatchObject({ state: 'refused', may_send: false })
  expect((await client.get('/approvals')).json.items).toEqual([])
  expect(await rowsOf(world, party.sam, 'outgoing')).toEqual([])
  await world.database.write(party.sam.owner, {
    work: (db) =>
      db.sql`update approvals set decided_at = now() - interval '25 hours' where owner_id = ${db.owner}`,
  })
  expect(await status()).toBeUndefined()
})

test('a default connector’s invitation is sent by its user', async () => {
  const party = await aParty(world)
  const connector = await aConnector(world, party.sam)
  const { prepared, plan, client, path } = await aWaitingSend(world, party, connector, [
    party.friends.ada,
    party.friends.mira,
  ])
  const { body } = await connector.call('plans.prepare_send', {
    plan_handle: plan.plan_handle,
    send_person_handles: [party.friends.ada, party.friends.mira],
  })
  const newer = `/approvals/${body.data.prepared.action_handle}`
  expect(body.outcome.confirmation).toMatchObject({ approve_at: world.url + newer })
  expect(body.outcome.disclosures.map(({ text }) => text).join(' ')).toContain(
    `The user sends it at ${world.url}${newer}`,
  )
  expect((await client.get(path)).json.state).toBe('replaced')
  const { json } = await client.get(newer)
  expect(json).toMatchObject({
    state: 'open',
    may_release: false,
    may_send: true,
    prepared_by: 'Claude',
    letters: [{ to: ['Ada'], text: expect.stringContaining('their own link') }],
  })
  const fields = { form_token: json.form_token, key: json.key, shown: json.shown }
  const sent = await client.post(`${newer}/send`, fields)
  expect(sent.json).toMatchObject({ sent: true, share_links: [{ display_name: 'Mira' }] })
  // The same form again is a replay: the same links, and nobody gets a second mail.
  expect((await client.post(`${newer}/send`, fields)).json).toEqual(sent.json)
  expect(await rowsOf(world, party.sam, 'outgoing')).toHaveLength(1)
  const { data } = await answer(connector, 'plans.get', { plan_handle: plan.plan_handle })
  expect(data.plan.state).toBe('active')
  expect(prepared.kind).toBe('plan.send_invites')
})

test('what is sent by the person is what was shown, or it is shown again and nothing is done', async () => {
  const party = await aParty(world)
  const connector = await aConnector(world, party.sam)
  const { prepared, plan, client, path } = await aWaitingSend(world, party, connector)
  await age(world, party.sam, prepared.action_handle, '16 minutes')
  const page = await client.get(path)
  expect(page.json).toMatchObject({ state: 'lapsed', may_send: true })
  expect((await client.get('/approvals')).json.items).toMatchObject([{ state: 'lapsed' }])
  const { plan_handle } = plan
  await answer(party.sam, 'plans.draft.update', { plan_handle, title_override: 'Another evening' })
  await answer(party.sam, 'plans.draft.preview', { plan_handle })
  const { form_token, key, shown } = page.json
  const differs = await client.post(`${path}/send`, { form_token, key, shown })
  expect(differs).toMatchObject({ status: 409, json: { code: 'stale_checksum' } })
  expect(await rowsOf(world, party.sam, 'outgoing')).toEqual([])
  expect(await rowsOf(world, party.sam, 'prepared_actions')).toHaveLength(1)
  const seen = await client.post(
    `${path}/send`,
    { form_token, key, shown },
    { accept: 'text/html' },
  )
  expect(seen.text).toContain('Another evening')
  expect(await press(client, path, 'send')).toMatchObject({ json: { sent: true } })
  expect(await rowsOf(world, party.sam, 'outgoing')).toHaveLength(1)
})

test('nobody else sees or decides what was prepared for an account, and a lapsed one is not released', async () => {
  const party = await aParty(world)
  const agent = await anAskingToken(world, party.sam)
  const { prepared, client, path } = await aWaitingSend(world, party, agent)
  const stranger = await signedInClient(world, party.ada)
  const [foreign, unknown] = await Promise.all([
    stranger.get(path),
    stranger.get('/approvals/ac_00000000000000000000000000'),
  ])
  expect([foreign.status, unknown.status]).toEqual([404, 404])
  expect({ ...foreign.json, request_id: '' }).toEqual({ ...unknown.json, request_id: '' })
  const { json } = await stranger.get('/settings/account')
  const { checksum, revision } = prepared
  const fields = { form_token: json.form_token, checksum, revision: String(revision) }
  for (const what of ['release', 'refuse', 'send']) {
    expect((await stranger.post(`${path}/${what}`, fields)).status).not.toBe(200)
  }
  await age(world, party.sam, prepared.action_handle, '16 minutes')
  for (const what of ['release', 'refuse'] as const) {
    expect((await press(client, path, what)).json.code).toBe('confirmation_expired')
  }
  expect(
    (await agent.call('actions.commit', { action_handle: prepared.action_handle })).body.code,
  ).toBe('confirmation_expired')
})

test('a form from another site, or without its token, decides nothing', async () => {
  const party = await aParty(world)
  const agent = await anAskingToken(world, party.sam)
  const { prepared, client, path } = await aWaitingSend(world, party, agent)
  const { json } = await client.get(path)
  const { checksum, revision } = prepared
  const fields = { checksum, revision: String(revision), key: json.key, shown: json.shown }
  for (const what of ['release', 'refuse', 'send']) {
    const bare = await client.post(`${path}/${what}`, fields)
    const all = { ...fields, form_token: json.form_token }
    const foreign = await client.post(`${path}/${what}`, all, { 'sec-fetch-site': 'cross-site' })
    expect([bare.status, foreign.status]).toEqual([403, 403])
  }
  expect(await rowsOf(world, party.sam, 'approvals')).toEqual([])
  expect((await client.get(path)).json.state).toBe('open')
})
