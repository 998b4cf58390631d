import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { people } from '#test/support/given/lists.ts'
import { aDraft } from '#test/support/given/plans.ts'
import { generations, type TestClient } from '#test/support/mcp_clients.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')

// The end tells whether a text is whole.
const long = `${'Bring a blanket and something to drink. '.repeat(120)}The end.`

describe.each(generations)('%s: what the host wrote', (_, connect) => {
  let client: TestClient
  let mira: string
  beforeAll(async () => {
    client = await connect(world, sam)
    ;[mira = ''] = await people(sam, `Mira ${randomUUID().slice(0, 8)}`)
  })
  afterAll(() => client.close())

  /** What a tool says in words, and as a structure. */
  async function call(name: string, input: Record<string, unknown>) {
    const isRead = name === 'service_get_invite_status'
    const result = await client.call(name, {
      ...input,
      ...(!isRead && { idempotency_key: randomUUID() }),
    })
    const structure = result.structuredContent as { data: Record<string, unknown> }
    const text = result.content.map((one) => String(Object(one).text)).join('\n')
    expect(result.isError ?? false, text).toBe(false)
    return { text, data: structure.data, both: [text, JSON.stringify(structure)] }
  }

  test('stands whole in the preview, and once more in what waits for approval', async () => {
    const { plan } = await aDraft(sam, { description_override: long })
    const { plan_handle } = plan
    const previewed = await call('service_preview_invite', { plan_handle })
    for (const said of previewed.both) expect(said).toContain(long)
    const again = await call('service_preview_invite', { plan_handle })
    for (const said of again.both) expect(said).toContain(long)

    const prepared = await call('service_prepare_send_invites', {
      ...{ plan_handle, send_person_handles: [mira] },
    })
    for (const said of prepared.both) {
      expect(said).not.toContain('The end.')
      expect(said).toMatch(/The other \d+ characters are as service_preview_invite showed them/)
      expect(said).toContain('service_get_invite_status shows all of them')
    }
    const waiting = await call('service_get_invite_status', { plan_handle })
    for (const said of waiting.both) expect(said).toContain(long)
  })

  test('stands whole where one call reviews and prepares', async () => {
    const { plan } = await aDraft(sam, { description_override: long })
    const prepared = await call('service_prepare_plan_invitation', {
      ...{ plan_handle: plan.plan_handle, send_person_handles: [mira] },
    })
    for (const said of prepared.both) expect(said).toContain(long)
  })

  test('for the guests of a private draft stands whole where it is given, once', async () => {
    const { plan } = await aDraft(sam, { private_plan: true, description_override: 'My notes.' })
    const { plan_handle } = plan
    await call('service_preview_invite', { plan_handle })
    const prepared = await call('service_prepare_send_invites', {
      ...{ plan_handle, send_person_handles: [mira], public_description: long },
    })
    for (const said of prepared.both) {
      expect(said.split('The end.')).toHaveLength(2)
      expect(said).not.toContain('My notes.')
    }
  })

  test('that is short stands whole wherever it is to be approved', async () => {
    const { plan } = await aDraft(sam, { description_override: 'Bring a blanket. The end.' })
    const { plan_handle } = plan
    await call('service_preview_invite', { plan_handle })
    const prepared = await call('service_prepare_send_invites', {
      ...{ plan_handle, send_person_handles: [mira] },
    })
    for (const said of prepared.both) {
      expect(said).toContain('The end.')
      expect(said).not.toContain('The other ')
    }
  })

  test('comes back as its beginning and its length from the calls that save it', async () => {
    const description = `Bring a blanket. ${long.slice(-1_900)}`
    const saved = await call('service_add_idea', {
      ...{ kind: 'place', title: `Picnic ${randomUUID()}`, description },
    })
    const { idea_handle } = Object(saved.data.idea)
    const drafted = await call('service_draft_invite', { candidate_id: idea_handle })
    for (const said of [...saved.both, ...drafted.both]) {
      expect(said).toContain(`Bring a blanket`)
      expect(said).toContain(`(${description.length} characters)`)
      expect(said).not.toContain('The end.')
    }
    // What is not the host's own text is there: handles, version, and what the draft lacks.
    expect(drafted.text).toMatch(/plan_handle=pn_\w+.*checksum=\w{16}/)
  })
})
