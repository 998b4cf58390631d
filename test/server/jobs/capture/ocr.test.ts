import { readFileSync } from 'node:fs'
import { randomFillSync } from 'node:crypto'
import { report } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { type Ocr, openOcr, type OcrOptions } from '#server/jobs/capture/ocr.ts'

/** Opens what reads words. */
function open(options: Partial<OcrOptions> = {}): Ocr {
  const ocr = openOcr({ on: true, ...options })
  onTestFinished(() => ocr.stop())
  return ocr
}

const flyer = () =>
  sharp(readFileSync('test/support/pictures/flyer.png')).jpeg({ quality: 85 }).toBuffer()

/** A picture in which there is much that could be letters. */
const noise = () =>
  sharp(randomFillSync(Buffer.alloc(1500 * 1500)), {
    raw: { width: 1500, height: 1500, channels: 1 },
  })
    .jpeg()
    .toBuffer()

/** How many threads this process has besides its own. */
const threads = () => {
  const { workers }: { workers?: unknown[] } = Object(report.getReport())
  return workers?.length ?? Number.NaN
}

test('the words of a picture are read, line by line, without the network', async () => {
  const lines = await open().read(await flyer())
  if (lines === 'busy') throw new Error(lines)
  expect(lines?.map(({ text }) => text)).toEqual([
    'Pottery for beginners',
    '3 June, 6:30 pm',
    '12 Mill Lane, Leeds LS1 4AB',
  ])
  const [title, ...others] = (lines ?? []).map(({ height }) => height)
  expect(title).toBeGreaterThan(1.5 * Math.max(...others))
})

test('pictures are read one after the other, and none waits for long', async () => {
  const picture = await flyer()
  const ocr = open({ patience_ms: 60_000 })
  const lines = await Promise.all([1, 2, 3].map(() => ocr.read(picture)))
  expect(lines.map((read) => read?.length)).toEqual([3, 3, 3])
  const hasty = open({ patience_ms: 10 })
  const first = hasty.read(picture)
  expect(await hasty.read(picture)).toBe('busy')
  expect(await first).toHaveLength(3)
  expect(await hasty.read(picture)).toHaveLength(3)
})

test('a picture that takes too long is given up, and the next one is read', async () => {
  const ends: string[] = []
  const ocr = open({ max_ms: 2_500, onRead: (_, end) => ends.push(end) })
  expect(await ocr.read(await noise())).toBeNull()
  expect(await ocr.read(await flyer())).toHaveLength(3)
  expect(ends).toEqual(['ended', 'read'])
})

test('its thread ends when it has read nothing for a while, and starts anew', async () => {
  const ocr = open({ idle_ms: 20 })
  const picture = await flyer()
  const before = threads()
  const reading = ocr.read(picture)
  await expect.poll(threads).toBe(before + 1)
  expect(await reading).toHaveLength(3)
  await expect.poll(threads, { timeout: 5_000 }).toBe(before)
  expect(await ocr.read(picture)).toHaveLength(3)
})

test('switched off, it reads nothing and starts nothing', async () => {
  const ends: string[] = []
  const ocr = open({ on: false, onRead: (_, end) => ends.push(end) })
  expect(await ocr.read(await flyer())).toBeNull()
  expect(ends).toEqual([])
})

test('stopping rejects what is read', async () => {
  const ocr = open()
  const reading = ocr.read(await noise())
  const end = expect(reading).rejects.toMatchObject({ why: 'stopped' })
  await pause(500)
  await ocr.stop()
  await end
})
