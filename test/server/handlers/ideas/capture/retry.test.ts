import { describe, expect, test } from 'vitest'
import {
  aCapture,
  alterCapture,
  failCapture,
  readCapture,
  stagesOf,
} from '#test/support/given/captures.ts'
import { aList, alter, answer, people, problem } from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

const retry = 'ideas.capture.retry'
const page = 'https://example.test/moved'

/** A capture that has failed, in version 2. */
async function aFailed(input: Record<string, unknown> = { source_url: page }, account = sam) {
  const handle = await aCapture(account, input)
  await failCapture(account, handle)
  return handle
}

test('a failed capture is accepted again, and source and destination stay', async () => {
  const list = await aList(sam, { name: 'Rainy Sundays' })
  const capture_public_id = await aFailed({ source_url: page, target_ideas_list_handle: list })
  const failed = await readCapture(sam, capture_public_id)
  const destination = { list: { ideas_list_handle: list, name: 'Rainy Sundays' } }
  expect(failed.data.retry).toEqual({
    expected_state_version: 2,
    source: { kind: 'url', url: page },
    destination,
  })
  const next = failed.next_actions.find(({ capability }) => capability === retry)
  expect(next?.input).toEqual({ capture_public_id, expected_state_version: 2 })
  const { status, headers, body } = await sam.call(retry, {
    ...next?.input,
    additional_detail: 'It is the ceramics studio, https://example.test/new',
  })
  expect(status).toBe(200)
  expect(headers.get('retry-after')).toBe('1')
  expect(body.status).toBe('accepted')
  expect(body.data).toMatchObject({ state: 'accepted', state_version: 3, destination })
  expect(await stagesOf(sam, capture_public_id)).toEqual(['persisted', 'retrying'])
  await failCapture(sam, capture_public_id)
  const again = await readCapture(sam, capture_public_id)
  expect(again.data.retry).toEqual({ ...failed.data.retry, expected_state_version: 4 })
})

describe('a retry is refused with the current version', () => {
  test.each([
    ['of a capture that is being read', 'accepted', 1],
    ['of a capture that waits for an answer', 'needs_input', 2],
    ['of another version', 'failed', 1],
    ['of a version to come', 'failed', 3],
  ])('%s', async (_about, state, expected_state_version) => {
    const text = state === 'needs_input' ? 'save this' : 'Ostsee Sauna'
    const capture_public_id = await aCapture(sam, { text })
    if (state === 'failed') await failCapture(sam, capture_public_id)
    const { status, body } = await sam.call(retry, { capture_public_id, expected_state_version })
    expect(status).toBe(409)
    expect(body.code).toBe('stale_state_version')
    expect(body.current).toEqual({ state_version: state === 'accepted' ? 1 : 2 })
  })
})

test('a capture that is unknown or of another account is not found', async () => {
  const foreign = await aFailed({ text: 'Ostsee Sauna' }, kim)
  for (const capture_public_id of [foreign, 'ca_00000000000000000000000000', 'nonsense']) {
    expect(await problem(sam, retry, { capture_public_id, expected_state_version: 2 })).toEqual({
      status: 404,
      code: 'reference_not_found',
      pointers: ['/capture_public_id'],
    })
  }
  expect((await readCapture(kim, foreign)).data.state).toBe('failed')
})

describe('a destination that is no longer writable is denied, and the capture stays as it is', () => {
  test.each<[string, () => Promise<string>]>([
    [
      'a deleted list',
      async () => {
        const list = await aList(sam, { name: 'Deleted soon' })
        const handle = await aFailed({ source_url: page, target_ideas_list_handle: list })
        await answer(sam, 'ideas.lists.delete', { ideas_list_handle: list })
        return handle
      },
    ],
    [
      'a list that became a view',
      async () => {
        const list = await aList(sam, { name: 'A view soon' })
        const handle = await aFailed({ source_url: page, target_ideas_list_handle: list })
        await alter(world, 'A view soon', `origin = 'saved_view'`)
        return handle
      },
    ],
    [
      'a deleted person',
      async () => {
        const [person_handle] = await people(sam, 'Zoë')
        const handle = await aFailed({ source_url: page, target_person_text: 'Zoë' })
        await answer(sam, 'relationships.people.manage', { operation: 'delete', person_handle })
        return handle
      },
    ],
  ])('%s', async (_about, make) => {
    const capture_public_id = await make()
    const { body } = await sam.call(retry, { capture_public_id, expected_state_version: 2 })
    expect(body.status).toBe('failed')
    expect(body.error.code).toBe('access_denied')
    expect(body.data).toMatchObject({ state: 'failed', state_version: 2 })
    expect(body.effects).toEqual([])
    expect(await stagesOf(sam, capture_public_id)).toEqual(['persisted'])
    // No retry is offered that could only be denied.
    const read = await readCapture(sam, capture_public_id)
    expect(read.data.retry).toBeNull()
    for (const { next_actions } of [read, body]) {
      expect(next_actions.map(({ capability }) => capability)).not.toContain(retry)
    }
  })
})

test('an address of a text is offered again as every client reads it', async () => {
  for (const [text, url] of [
    [`[${page}](${page})`, page],
    [`${page}/[a]|b^c?q=Café#1#2`, `${page}/%5Ba%5D%7Cb%5Ec?q=Caf%C3%A9#1%232`],
  ]) {
    const { data } = await readCapture(sam, await aFailed({ text }))
    expect(data.retry?.source).toEqual({ kind: 'url', url })
  }
})

test('evidence that is no upload of this account is not found, and the capture stays as it is', async () => {
  const capture_public_id = await aFailed()
  const { body } = await sam.call(retry, {
    capture_public_id,
    expected_state_version: 2,
    evidence_media_refs: ['md_00000000000000000000000000'],
  })
  expect(body.status).toBe('failed')
  expect(body.error).toMatchObject({
    code: 'media_not_found',
    pointer: '/evidence_media_refs/0',
  })
  expect((await readCapture(sam, capture_public_id)).data.state_version).toBe(2)
})

test('after 20 retries a capture is not tried again', async () => {
  const capture_public_id = await aFailed()
  await alterCapture(sam, capture_public_id, 'retries = 19')
  const { data } = await answer(sam, retry, { capture_public_id, expected_state_version: 2 })
  expect(data.state_version).toBe(3)
  await failCapture(sam, capture_public_id)
  expect((await readCapture(sam, capture_public_id)).data.retry).toBeNull()
  const { body } = await sam.call(retry, { capture_public_id, expected_state_version: 4 })
  expect(body.status).toBe('failed')
  expect(body.error.code).toBe('limit_reached')
  expect(body.data).toMatchObject({ state: 'failed', state_version: 4 })
})

test.each(['access_denied', 'source_unsupported', 'source_unreachable'])(
  'a failure with %s that no retry can help says so, and is not retried',
  async (code) => {
    const handle = await aCapture(sam)
    await failCapture(sam, handle, { code, message: 'Gone.', retryable: false })
    const read = await readCapture(sam, handle)
    expect(read.error.code).toBe(code)
    expect(read.data.retry).toBeNull()
    expect(read.next_actions.map(({ capability }) => capability)).not.toContain(retry)
    const { body } = await sam.call(retry, { capture_public_id: handle, expected_state_version: 2 })
    expect(body.status).toBe('failed')
    expect(body.error.code).toBe(code)
    expect((await readCapture(sam, handle)).data.state_version).toBe(2)
  },
)

test('of several retries at once one wins, and the others learn the version', async () => {
  const capture_public_id = await aFailed()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      sam.call(retry, { capture_public_id, expected_state_version: 2 }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { body } of answers.filter(({ status }) => status !== 200)) {
    expect(body.code).toBe('stale_state_version')
    expect(body.current).toEqual({ state_version: 3 })
  }
  expect(await stagesOf(sam, capture_public_id)).toEqual(['persisted', 'retrying'])
})
