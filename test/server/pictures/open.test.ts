import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Pictures } from '#server/domain/media/pictures.ts'
import { openPictures, type PicturesOptions } from '#server/pictures/open.ts'

/** Opens pictures whose first letters say what becomes of them. */
function open(options: PicturesOptions = {}): Pictures {
  const entry = new URL('../../support/breaking_decoder.ts', import.meta.url)
  const pictures = openPictures({ entry, ...options })
  onTestFinished(() => pictures.stop())
  return pictures
}

/** Encodes a picture. @returns the id of the process that did, or the problem. */
async function pid(pictures: Pictures, owner = 'sam', text = 'picture'): Promise<string> {
  const made = await pictures.encode(owner, Buffer.from(text))
  return 'problem' in made ? made.problem : String(made.facts.taken?.local)
}

const isAlive = (id: string) => {
  try {
    return process.kill(Number(id), 0)
  } catch {
    return false
  }
}

test('a picture that never ends is ended, and the next one is decoded', async () => {
  const pictures = open({ atOnce: 1, max_ms: 1_500 })
  const first = await pid(pictures)
  expect(await pid(pictures, 'sam', 'hang')).toBe('too_slow')
  const next = await pid(pictures)
  expect(Number(next)).toBeGreaterThan(0)
  expect(next).not.toBe(first)
  await expect.poll(() => isAlive(first)).toBe(false)
})

test('a picture that breaks the decoder harms nothing else', async () => {
  const pictures = open({ atOnce: 1 })
  expect(await pid(pictures, 'sam', 'die')).toBe('damaged')
  expect(Number(await pid(pictures))).toBeGreaterThan(0)
})

test('two are decoded at once, and one process decodes many', async () => {
  const pictures = open()
  const owners = Array.from({ length: 8 }, (_, at) => `owner ${at}`)
  const ids = await Promise.all(owners.map((owner) => pid(pictures, owner)))
  expect(new Set(ids).size).toBe(2)
})

test('an account whose pictures take long leaves a place to others', async () => {
  const pictures = open({ max_ms: 3_000 })
  const slow = Promise.all([1, 2].map(() => pid(pictures, 'sam', 'hang')))
  expect(Number(await pid(pictures, 'ada'))).toBeGreaterThan(0)
  await pictures.stop()
  await expect(slow).rejects.toThrow()
})

test('an account that sends many pictures does not keep others waiting', async () => {
  const pictures = open({ atOnce: 1 })
  const order: string[] = []
  const ask = (owner: string) => pid(pictures, owner).then(() => order.push(owner))
  await Promise.all([...Array.from({ length: 6 }, () => ask('sam')), ask('ada')])
  expect(order.indexOf('ada')).toBeLessThanOrEqual(2)
})

test('a process that decodes nothing ends', async () => {
  const pictures = open({ idle_ms: 50 })
  const id = await pid(pictures)
  expect(isAlive(id)).toBe(true)
  await expect.poll(() => isAlive(id)).toBe(false)
  expect(await pid(pictures)).not.toBe(id)
})

test('stopping rejects what waits and what runs', async () => {
  const pictures = open({ atOnce: 1 })
  const asked = ['hang', 'picture'].map((text) => pid(pictures, 'sam', text))
  const ends = Promise.allSettled(asked)
  await pause(100)
  await pictures.stop()
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(pid(pictures)).rejects.toThrow()
})
