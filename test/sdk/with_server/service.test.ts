import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, createClient } from '#sdk/src/client.ts'
import { connect } from '#test/support/given/connections.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')
let client: Client
/** Ada, as Sam has her. */
let person_handle: string

beforeAll(async () => {
  client = createClient({ baseUrl: world.url, token: sam.token })
  person_handle = (await connect(sam, ada)).first
})

describe('a prepared action', () => {
  async function prepared() {
    const made = await client.ideas.lists.create({ name: 'Shared' })
    const ideas_list_handle = made.data?.list.ideas_list_handle ?? ''
    const answer = await client.ideas.lists.share.prepare({ ideas_list_handle, person_handle })
    if (answer.status !== 'completed' || !answer.data.prepared)
      throw new Error(JSON.stringify(answer))
    return answer.data.prepared
  }

  test('is committed once, however often commit is called', async () => {
    const action = await prepared()
    const first = await action.commit()
    expect(first).toMatchObject({
      status: 'completed',
      data: { action_handle: action.action_handle },
    })
    const second = await action.commit()
    expect(second).toMatchObject({ replayed: true, execution_id: first.execution_id })
  })

  test('is committed once under another key as well', async () => {
    const action = await prepared()
    await action.commit()
    expect(await action.commit({ idempotencyKey: 'another intention' })).toMatchObject({
      status: 'unchanged',
    })
  })

  test('is refused to another account', async () => {
    const { action_handle } = await prepared()
    const other = createClient({ baseUrl: world.url, token: ada.token })
    await expect(other.actions.commit({ action_handle })).rejects.toMatchObject({ status: 404 })
  })
})

describe('waiting', () => {
  test('reads the execution, and returns the answer of the write', async () => {
    const made = await client.ideas.lists.create({ name: 'Waited for' })
    // Nothing the service does takes long yet; its answer as if it had.
    const waited = await client.wait({ ...made, status: 'accepted' })
    expect(waited).toMatchObject({ status: 'completed', data: made.data })
  })

  test('for an unknown capability is a problem', async () => {
    const made = await client.ideas.lists.create({ name: 'x' })
    const unknown = client.wait({ ...made, status: 'accepted', execution_id: '0'.repeat(26) })
    await expect(unknown).rejects.toMatchObject({ status: 404, code: 'reference_not_found' })
  })
})
