import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { anAskingToken, press } from '#test/support/given/approvals.ts'
import { aParty, rowsOf } from '#test/support/given/actions.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { approve, postTurn, say } from '#test/support/given/talk.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()

/** A draft of an account, and what it is called. */
async function aNamedDraft(sam: Account, title: string): Promise<string> {
  return aReviewedDraft(sam, { title_override: title })
}

/** An invitation to Ada that was prepared by talking. */
async function anApproval(speaker: Account, title: string, channel?: string) {
  const given = channel === undefined ? {} : { channel }
  const { body } = await say(speaker, `invite Ada to ${title}`, given)
  if (body.approval === null) throw new Error(`Nothing was prepared: ${body.reply.text}`)
  return body.approval
}

const messages = async (sam: Account) => (await rowsOf(world, sam, 'outgoing')).length

describe('the commit endpoint', () => {
  test('sends once: the same key is a replay, another one changes nothing', async () => {
    const { sam } = await aParty(world)
    await aNamedDraft(sam, 'Pottery')
    const approval = await anApproval(sam, 'Pottery')
    expect(await messages(sam)).toBe(0)
    const key = randomUUID()
    const first = await approve(sam, approval.action_handle, { key })
    expect(first.body).toMatchObject({
      ...{ status: 'completed', approval: null, error: null },
      turn: { kind: 'commit', replayed: false, request_key: key },
      calls: [{ capability: 'actions.commit', effect: 'external_send', status: 'completed' }],
      data: { action_handle: approval.action_handle },
    })
    expect(await messages(sam)).toBe(1)
    const again = await approve(sam, approval.action_handle, { key })
    const { turn, request_id, ...rest } = first.body
    expect(again.body).toMatchObject({ ...rest, turn: { ...turn, replayed: true } })
    const other = await approve(sam, approval.action_handle)
    expect(other.body).toMatchObject({ status: 'completed', calls: [{ status: 'unchanged' }] })
    expect(await messages(sam)).toBe(1)
  })

  test('takes nothing but the key and the channel', async () => {
    const { sam } = await aParty(world)
    await aNamedDraft(sam, 'Cinema')
    const { action_handle, commit } = await anApproval(sam, 'Cinema')
    expect(commit).toEqual({
      method: 'POST',
      path: `/api/v2/assistant/prepared-actions/${action_handle}/commit`,
    })
    for (const more of [{ message: 'yes' }, { recipients: [] }, { action_handle }]) {
      const { status, body } = await postTurn(sam, commit.path, { request_key: 'a', ...more })
      expect(status).toBe(422)
      expect(body.errors).toMatchObject([{ code: 'unknown_field' }])
    }
    expect((await postTurn(sam, commit.path, {})).body.errors).toMatchObject([
      { pointer: '/request_key', code: 'required' },
    ])
    expect(await messages(sam)).toBe(0)
  })

  test('belongs to the conversation that prepared it', async () => {
    const { sam } = await aParty(world)
    await aNamedDraft(sam, 'Walk')
    const { action_handle } = await anApproval(sam, 'Walk', 'app:one')
    const other = await world.token(sam)
    for (const [speaker, given] of [
      [sam, {}],
      [sam, { channel: 'app:two' }],
      [sam, { channel: 'sms:one' }],
      [other, { channel: 'app:one' }],
    ] as const) {
      const { status, body } = await approve(speaker, action_handle, given)
      expect([status, body.code]).toEqual([409, 'channel_mismatch'])
    }
    const stranger = await world.account('Nora')
    const unknown = await approve(stranger, action_handle, { channel: 'app:one' })
    expect([unknown.status, unknown.body.code]).toEqual([404, 'reference_not_found'])
    const nothing = await approve(sam, 'ac_nothing', { channel: 'app:one' })
    expect([nothing.status, nothing.body.code]).toEqual([404, 'reference_not_found'])
    expect(await messages(sam)).toBe(0)
    expect((await approve(sam, action_handle, { channel: 'app:one' })).status).toBe(200)
    expect(await messages(sam)).toBe(1)
  })

  test('commits nothing that was prepared elsewhere, and elsewhere commits nothing of it', async () => {
    const { sam, friends } = await aParty(world)
    const plan_handle = await aNamedDraft(sam, 'Games')
    const { body } = await sam.call('plans.prepare_send', {
      ...{ plan_handle, send_person_handles: [friends.ada] },
    })
    const handle = body.data.prepared.action_handle
    const refused = await approve(sam, handle)
    expect([refused.status, refused.body.code]).toEqual([409, 'channel_mismatch'])
    const { action_handle } = await anApproval(sam, 'Games')
    const direct = await sam.call('actions.commit', { action_handle })
    expect([direct.status, direct.body.code]).toEqual([409, 'surface_mismatch'])
    expect(await messages(sam)).toBe(0)
  })

  test('a token that has to ask commits once its person released it, with the same key', async () => {
    const party = await aParty(world)
    const { sam } = party
    const agent = await anAskingToken(world, sam)
    await aNamedDraft(sam, 'Sauna')
    const { action_handle } = await anApproval(agent, 'Sauna')
    const key = randomUUID()
    const refused = await approve(agent, action_handle, { key })
    expect([refused.status, refused.body.code]).toEqual([409, 'approval_required'])
    const client = await signedInClient(world, sam)
    await press(client, `/approvals/${action_handle}`, 'release')
    const { status, body } = await approve(agent, action_handle, { key })
    expect([status, body.status, body.turn.replayed]).toEqual([200, 'completed', false])
    expect(await messages(sam)).toBe(1)
  })

  test('needs the ability to commit, and a turn does not', async () => {
    const { sam } = await aParty(world)
    await aNamedDraft(sam, 'Chess')
    const writer = await world.token(sam, ['planning:read', 'planning:write'])
    const { action_handle } = await anApproval(writer, 'Chess')
    const { status, body } = await approve(writer, action_handle)
    expect([status, body.code]).toEqual([403, 'ability_missing'])
    expect(await messages(sam)).toBe(0)
  })
})
