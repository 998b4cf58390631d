import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import type { EncodedPicture } from '#server/domain/media/pictures.ts'
import { openPictures } from '#server/pictures/open.ts'
import { aLargePng, aMovingGif, aPhoto, aPicture } from '#test/support/pictures.ts'

const pictures = openPictures()
afterAll(() => pictures.stop())

/** Encodes a picture that can be. */
async function encode(bytes: Buffer): Promise<EncodedPicture> {
  const made = await pictures.encode('sam', bytes)
  if ('problem' in made) throw new Error(made.problem)
  return made
}

/** The colour of its pixel in the middle. */
async function colour({ content, width, height }: EncodedPicture): Promise<number[]> {
  const middle = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 }
  return [...(await sharp(content).extract(middle).raw().toBuffer())]
}

test('a photo stands upright, and what the camera wrote is kept apart from it', async () => {
  const photo = await aPhoto()
  expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Secretphone')
  const made = await encode(photo)
  expect(made).toMatchObject({ width: 80, height: 120 })
  expect(made.facts).toEqual({
    coordinates: { latitude: 52.52, longitude: 13.41 },
    taken: { local: '2026-08-01T19:30:00', offset: 120 },
  })
  expect((await sharp(made.content).metadata()).exif).toBeUndefined()
  expect(Buffer.from(made.content).toString('latin1')).not.toContain('Secretphone')
})

test('what may be sent becomes a JPEG of at most 2,048 pixels', async () => {
  const picture = aPicture(3000, 1500)
  for (const sent of [picture.png(), picture.webp(), picture.avif({ effort: 0 }), picture.gif()]) {
    const made = await encode(await sent.toBuffer())
    expect(made).toMatchObject({ width: 2048, height: 1024, facts: {} })
    expect((await sharp(made.content).metadata()).format).toBe('jpeg')
  }
})

test('a small picture becomes up to twice as large, so that its letters can be read', async () => {
  const sides = async (width: number, height: number) => {
    const made = await encode(await aPicture(width, height).png().toBuffer())
    return [made.width, made.height]
  }
  expect(await sides(300, 100)).toEqual([600, 200])
  expect(await sides(1000, 500)).toEqual([1600, 800])
  expect(await sides(1700, 900)).toEqual([1700, 900])
})

test('of a moving picture only the first frame is kept', async () => {
  const made = await encode(await aMovingGif())
  expect(made).toMatchObject({ width: 16, height: 16 })
  const [red = 0, , blue = 255] = await colour(made)
  expect(red).toBeGreaterThan(200)
  expect(blue).toBeLessThan(60)
})

test('what is transparent becomes white', async () => {
  const clear = { width: 9, height: 9, channels: 4, background: '#00000000' } as const
  const made = await encode(await sharp({ create: clear }).png().toBuffer())
  expect(Math.min(...(await colour(made)))).toBeGreaterThan(250)
})

test('nothing that was hidden in a picture survives', async () => {
  const page = '<script>alert(1)</script>'
  const jpeg = await aPicture().jpeg().toBuffer()
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), Buffer.from(page)])
  const hiding = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), Buffer.from(page)])
  const made = await encode(hiding)
  expect(Buffer.from(made.content).toString('latin1')).not.toContain('script')
})

describe('refused in time is', () => {
  const refused: [what: string, bytes: () => Buffer | Promise<Buffer>, problem: string][] = [
    [
      'a picture of 400 million pixels',
      () => aLargePng(20_000, 20_000, 2_000_000),
      'too_many_pixels',
    ],
    ['a picture of impossible size', () => aLargePng(2 ** 31 - 1, 2 ** 31 - 1, 10), 'damaged'],
    ['a picture with far fewer pixels than it says', () => aLargePng(6_000, 6_000, 100), 'damaged'],
    [
      'a picture that is cut off',
      async () => (await aPicture(500, 500).jpeg().toBuffer()).subarray(0, 800),
      'damaged',
    ],
    ['a vector graphic', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'damaged'],
    ['a TIFF', () => aPicture().tiff().toBuffer(), 'damaged'],
    ['a JPEG 2000', () => Buffer.from('0000000c6a5020200d0a870a', 'hex'), 'damaged'],
    ['an empty file', () => Buffer.alloc(0), 'damaged'],
    ['no picture', () => Buffer.from('%PDF-1.7'), 'damaged'],
  ]
  test.each(refused)('%s', async (_, bytes, problem) => {
    expect(await pictures.encode('sam', await bytes())).toEqual({ problem })
  })
})
