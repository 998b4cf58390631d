import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { toHandle } from '#server/domain/basics/handle.ts'
import { type FeedServer, startFeed } from '#test/support/feed_server.ts'
import { captureJob, pageOf, sauna, type TestCaptureJob } from '#test/support/given/capture_job.ts'
import { aCapture, readCapture } from '#test/support/given/captures.ts'
import { aStoredFile } from '#test/support/given/media.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const require = createRequire(import.meta.url)
const world = useWorld({ worker: false })
let site: FeedServer
let job: TestCaptureJob

beforeAll(async () => {
  site = await startFeed()
  job = captureJob(world, [site.allow])
  site.answer((response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(sauna)),
  )
})

afterAll(async () => {
  await job.end()
  await site.close()
})

/** A picture of a QR code that holds a text. */
async function aCode(text: string): Promise<Buffer> {
  const file = readFileSync(require.resolve('zxing-wasm/writer/zxing_writer.wasm'))
  const wasmBinary = Uint8Array.from(file).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  const { image } = await writeBarcode(text, { format: 'QRCode', scale: 8 })
  const code = Buffer.from((await image?.arrayBuffer()) ?? new ArrayBuffer(0))
  return sharp(code).flatten({ background: '#ffffff' }).jpeg().toBuffer()
}

/** What becomes of a capture of this picture. */
async function captured(sam: Account, content: Buffer, more: Record<string, unknown> = {}) {
  const { width, height } = await sharp(content).metadata()
  const picture = { type: 'image/jpeg', content, width, height } as const
  const id = await aStoredFile(world, sam, picture)
  const handle = await aCapture(sam, { media_refs: [toHandle('media', id)], ...more })
  await job.run(sam.owner)
  return readCapture(sam, handle)
}

test('a stored text is read as one that was sent', async () => {
  const sam = await world.account('Sam')
  const id = await aStoredFile(world, sam)
  const handle = await aCapture(sam, { media_refs: [toHandle('media', id)] })
  await job.run(sam.owner)
  expect((await readCapture(sam, handle)).data.idea?.title).toBe('Ostsee Sauna')
})

test('a stored table of one row is the thing in it, and beside a page it is a file', async () => {
  const sam = await world.account('Sam')
  const content = Buffer.from('title,url\nTeehaus Linde,https://tee.example/linde?utm_source=mail')
  const id = await aStoredFile(world, sam, { type: 'text/csv', content })
  const media_refs = [toHandle('media', id)]
  const handle = await aCapture(sam, { media_refs })
  await job.run(sam.owner)
  expect((await readCapture(sam, handle)).data.idea).toMatchObject({
    title: 'Teehaus Linde',
    source_url: 'https://tee.example/linde',
  })
  const other = await aCapture(sam, { media_refs, source_url: new URL('/x', site.url).href })
  expect((await readCapture(sam, other)).data.clarification?.choices).toEqual([
    ...['The page', 'The files', 'Both are one idea'],
  ])
})

test('the page of a code is read where the picture says nothing else', async () => {
  const sam = await world.account('Sam')
  const { data } = await captured(sam, await aCode(new URL('/sauna', site.url).href))
  expect(data.idea).toMatchObject({
    title: 'Ostsee Sauna',
    source_url: new URL('/sauna', site.url).href,
  })
})

test('an address in a stored text is opened where it is all there is, and else kept', async () => {
  const sam = await world.account('Sam')
  const url = new URL('/sauna', site.url).href
  const noted = async (text: string) => {
    const id = await aStoredFile(world, sam, { content: Buffer.from(text) })
    const handle = await aCapture(sam, { media_refs: [toHandle('media', id)] })
    await job.run(sam.owner)
    return (await readCapture(sam, handle)).data.idea
  }
  expect(await noted(`${url}\n`)).toMatchObject({ title: 'Ostsee Sauna', source_url: url })
  const asked = site.asked()
  expect(await noted(`Reading in the yard, Friday 8 pm ${url}`)).toMatchObject({
    kind: 'event',
    title: 'Reading in the yard',
    source_url: url,
  })
  expect(site.asked()).toBe(asked)
})

test('where the words of a picture cannot be read, the question says so', async () => {
  const sam = await world.account('Sam')
  const poster = readFileSync('test/support/pictures/poster.png')
  const { data } = await captured(sam, await sharp(poster).jpeg().toBuffer())
  expect(data.clarification).toMatchObject({
    kind: 'subject',
    question: expect.stringContaining('The words in the picture could not be read.'),
  })
})

test('a code that may do something is not opened, and the capture asks', async () => {
  const sam = await world.account('Sam')
  const asked = site.asked()
  const { data } = await captured(sam, await aCode(new URL('/unsubscribe?u=1', site.url).href))
  expect(data.clarification?.kind).toBe('subject')
  expect(site.asked()).toBe(asked)
})

test('a picture that was deleted before it is read fails, and the user can say what it showed', async () => {
  const sam = await world.account('Sam')
  const id = await aStoredFile(world, sam)
  const media_ref = toHandle('media', id)
  const handle = await aCapture(sam, { media_refs: [media_ref] })
  await sam.request(`/api/v2/media/${media_ref}`, {
    method: 'DELETE',
    headers: { 'idempotency-key': 'delete' },
  })
  await job.run(sam.owner)
  const { data, error } = await readCapture(sam, handle)
  expect(data.state).toBe('failed')
  expect(error.message).toMatch(/^What was uploaded for it has been deleted\. /)
  // What the user says instead completes it, and no page is blamed.
  await sam.call('ideas.capture.retry', {
    capture_public_id: handle,
    expected_state_version: data.state_version,
    additional_detail: 'It is the Ostsee Sauna, Seestraße 9, 18119 Rostock',
  })
  await job.run(sam.owner)
  const { body } = await sam.call('ideas.capture.get', { capture_public_id: handle })
  expect(body.data.idea?.title).toBe('Ostsee Sauna')
  expect(body.outcome.disclosures).toEqual([])
})
