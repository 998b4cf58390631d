import { expect, test } from 'vitest'
import { createCaller, createClient, deleteMedia, isProblem, uploadMedia } from '#sdk/src/index.ts'
import { aPicture } from '#test/support/pictures.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

/** A client of Sam's; `lost` answers of it never arrive. */
function open(lost = 0) {
  let left = lost
  return createClient({
    baseUrl: world.url,
    token: sam.token,
    fetch: async (request) => {
      const response = await fetch(request)
      left -= 1
      if (left < 0) return response
      throw new TypeError('The connection was lost.')
    },
  })
}

const picture = async () => new Blob([await aPicture().jpeg().toBuffer()], { type: 'image/jpeg' })

test('a blob is sent as it is, and its reference is used in a capture', async () => {
  const client = open()
  const answer = await client.media.upload(await picture())
  if (answer.status !== 'completed') throw new Error(answer.error.message)
  const { media_ref, width } = answer.data.media
  expect([media_ref.slice(0, 3), width]).toEqual(['md_', 120])
  const capture = await client.ideas.capture({ media_refs: [media_ref] })
  expect(capture.status).toBe('accepted')
})

test('its key is known from the start, and orThrow gives the answer with its data', async () => {
  const client = open()
  const call = client.media.upload(await picture())
  const { data } = await call.orThrow()
  const again = await client.media.upload(await picture(), { idempotencyKey: call.idempotencyKey })
  expect([again.replayed, again.data?.media.media_ref]).toEqual([true, data.media.media_ref])
  const deletion = client.media.delete(data.media.media_ref)
  expect(deletion.idempotencyKey).not.toBe(call.idempotencyKey)
  expect((await deletion.orThrow()).data.media_ref).toBe(data.media.media_ref)
})

test('its type is that of the blob, or the one that is given', async () => {
  const client = open()
  const typeOf = async (...args: Parameters<typeof client.media.upload>) =>
    (await client.media.upload(...args)).data?.media.type
  expect(await typeOf(new Blob(['Sauna'], { type: 'text/plain;charset=utf-8' }))).toBe('text/plain')
  expect(await typeOf(new Blob(['Title\n']), { type: 'text/csv' })).toBe('text/csv')
  expect(await typeOf(new Blob([await (await picture()).arrayBuffer()]))).toBe('image/jpeg')
})

test('an upload whose answer was lost is sent again with its key, and stored once', async () => {
  const client = open(1)
  const answer = await client.media.upload(await picture())
  expect(answer.replayed).toBe(true)
})

test('a file is deleted once, and then unknown', async () => {
  const client = open()
  const { data } = await client.media.upload(await picture())
  const media_ref = data?.media.media_ref ?? ''
  expect((await client.media.delete(media_ref)).data).toEqual({ media_ref })
  const again = client.media.delete(media_ref)
  await expect(again).rejects.toSatisfy((error) => isProblem(error, 'reference_not_found'))
})

test('both are functions, too', async () => {
  const caller = createCaller({ baseUrl: world.url, token: sam.token })
  const { data } = await uploadMedia(caller, await picture(), { idempotencyKey: 'flyer-1' })
  const media_ref = data?.media.media_ref ?? ''
  expect((await deleteMedia(caller, media_ref)).status).toBe('completed')
})

test('what is refused is thrown, with what to send instead', async () => {
  const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' })
  await expect(open().media.upload(pdf)).rejects.toMatchObject({
    ...{ status: 415, capability: 'media.upload', attempts: 1 },
    detail: expect.stringContaining('screenshot'),
  })
})
