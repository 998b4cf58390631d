import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import type { Claim } from '#server/domain/language/claim.ts'
import type { PictureAbout } from '#server/domain/capture/picture.ts'
import { readPictureSource } from '#server/reading/image/read.ts'
import { aPicture } from '#test/support/pictures.ts'

const require = createRequire(import.meta.url)

/** A QR code that holds a text, as a photo of it may be: turned, small, and damaged by JPEG. */
async function aCode(text: string, turned = 11): Promise<Buffer> {
  const file = readFileSync(require.resolve('zxing-wasm/writer/zxing_writer.wasm'))
  const wasmBinary = Uint8Array.from(file).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  const { image } = await writeBarcode(text, { format: 'QRCode', scale: 5 })
  const code = Buffer.from((await image?.arrayBuffer()) ?? new ArrayBuffer(0))
  const flat = await sharp(code).rotate(turned, { background: '#ffffff' }).toBuffer()
  return aPicture(900, 900, '#ffffff')
    .composite([{ input: flat }])
    .jpeg({ quality: 50 })
    .toBuffer()
}

/** Reads a picture that was sent in Berlin. */
function read(bytes: Uint8Array, picture: Partial<PictureAbout> = {}) {
  return readPictureSource(bytes, {
    ...{ type: 'image', url: null, charset: null, language: null, depth: 'items' },
    ...{ timezone: 'Europe/Berlin', now: '2026-11-22T12:00:00Z' },
    picture: { facts: {}, lines: [], ...picture },
  })
}

const blank = () => aPicture(200, 200, '#ffffff').jpeg().toBuffer()

/** What is claimed of a field. */
const valuesOf = (claims: readonly Claim[], field: Claim['field']) =>
  claims.flatMap((claim) => (claim.field === field ? [claim.value] : []))

test('an address in a code is a link and the address of the idea, without what follows visitors', async () => {
  const { claims, links } = await read(await aCode('https://example.org/party?id=7'))
  expect(links).toEqual(['https://example.org/party?id=7'])
  expect(valuesOf(claims, 'url')).toEqual(['https://example.org/party?id=7'])
})

test('a map in a code says the place without being opened', async () => {
  const map = 'https://www.google.com/maps/place/Ostsee+Sauna/@54.17,12.09,17z'
  const { claims } = await read(await aCode(map))
  expect(valuesOf(claims, 'title')).toEqual(['Ostsee Sauna'])
  expect((await read(await aCode('geo:54.17,12.09'))).claims).toContainEqual({
    ...{ field: 'coordinates', value: { latitude: 54.17, longitude: 12.09 } },
    ...{ from: 'link', subject: 0 },
  })
})

test.each([
  'WIFI:T:WPA;S:cafe;P:secret;;',
  'javascript:alert(1)',
  'tel:+4930123456',
  'file:///etc/passwd',
  '4006381333931',
])('a code for machines says nothing: %s', async (code) => {
  const { claims, links } = await read(await aCode(code))
  expect({ claims, links }).toEqual({ claims: [], links: [] })
})

test('what is read into the pattern of a code is no word', async () => {
  const code = await aCode('https://a.example/evening')
  const { width, height } = await sharp(code).metadata()
  const at = (x: number, text: string) => ({ text, x, y: height / 2 })
  const titleOf = async (...words: ReturnType<typeof at>[]) => {
    const lines = [{ text: words.map(({ text }) => text).join(' '), height: 90, words }]
    return valuesOf((await read(code, { lines })).claims, 'title')
  }
  expect(await titleOf(at(width / 2, 'Elim'))).toEqual([])
  expect(await titleOf(at(width / 2, 'Elim'), at(width * 2, 'Jazz'))).toEqual(['Jazz'])
})

test('a picture without codes and words says nothing', async () => {
  expect(await read(await blank())).toMatchObject({ claims: [], items: [], links: [] })
})

test('bytes that are no picture say nothing', async () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from('<html>'), Buffer.alloc(100, 0xff)]) {
    expect(await read(bytes)).toMatchObject({ claims: [], links: [] })
  }
})

test('it says where nobody could look for words', async () => {
  expect((await read(await blank(), { lines: null })).is_unseen).toBe(true)
  expect((await read(await blank())).is_unseen).toBe(false)
})

test('the largest line is the title, over as many lines as it has', async () => {
  const lines = [
    { text: 'Kulturverein Nordlicht lädt ein', height: 17 },
    { text: 'Jazz im', height: 60 },
    { text: 'Nordlicht', height: 50 },
    { text: '12 €', height: 70 },
  ]
  const { claims } = await read(await blank(), { lines })
  expect(valuesOf(claims, 'title')).toEqual(['Jazz im Nordlicht'])
})

test('lines that say when or where something is are not its title', async () => {
  const titled = async (...texts: string[]) => {
    const lines = texts.map((text) => ({ text, height: 50 }))
    const { claims } = await read(await blank(), { lines })
    const starts = claims.flatMap((claim) => (claim.field === 'starts' ? [claim.value.local] : []))
    return [valuesOf(claims, 'title'), starts]
  }
  expect(
    await titled('Kulturhaus Nord', 'Samstag, 12. Dezember 2026', 'Einlass 18 Uhr Beginn 19 Uhr'),
  ).toEqual([['Kulturhaus Nord'], ['2026-12-12T19:00:00']])
  expect(await titled('Karaoke bei Monster Ronson', 'Warschauer Str. 34, ab 22 Uhr!')).toEqual([
    ...[['Karaoke bei Monster Ronson'], []],
  ])
  expect(await titled('Winterkonzert Freitag 18. Dezember 2026', '20 Uhr')).toEqual([
    ...[['Winterkonzert'], ['2026-12-18T20:00:00']],
  ])
})

test('where all lines are of one size, the first one is the title', async () => {
  const lines = ['Pottery for beginners', 'Bring an apron', 'Tea is free', 'All welcome'].map(
    (text) => ({ text, height: 30 }),
  )
  const { claims } = await read(await blank(), { lines })
  expect(valuesOf(claims, 'title')).toEqual(['Pottery for beginners'])
})

test('where a photo was taken is where the idea is', async () => {
  const coordinates = { latitude: 54.17, longitude: 12.09 }
  const { claims } = await read(await blank(), { facts: { coordinates } })
  expect(valuesOf(claims, 'coordinates')).toEqual([coordinates])
})

const poster = [
  { text: 'Kulturverein Nordlicht lädt ein', height: 17 },
  { text: 'Jazz im', height: 60 },
  { text: 'Nordlicht', height: 50 },
  { text: 'Samstag, 12. Dezember 2026, 20 Uhr', height: 31 },
  { text: 'Müllerstraße 7, 13353 Berlin', height: 25 },
  { text: 'Eintritt 12 €', height: 18 },
]

test('a poster says what, when and where', async () => {
  const { claims } = await read(await blank(), { lines: poster })
  expect(valuesOf(claims, 'title')).toEqual(['Jazz im Nordlicht'])
  expect(valuesOf(claims, 'starts')).toMatchObject([
    { local: '2026-12-12T20:00:00', precision: 'exact' },
  ])
  expect(valuesOf(claims, 'address')).toEqual(['Müllerstraße 7, 13353 Berlin'])
  expect(new Set(claims.map(({ from }) => from))).toEqual(new Set(['image']))
})

test('where a poster was photographed is not where the idea is', async () => {
  const facts = { coordinates: { latitude: 52.4, longitude: 13.2 } }
  const { claims } = await read(await blank(), { facts, lines: poster })
  expect(valuesOf(claims, 'coordinates')).toEqual([])
})

test('tomorrow is the day after a photo was taken', async () => {
  const taken = { local: '2026-11-10T23:30:00', offset: 60 }
  const lines = [
    { text: 'Flea market', height: 60 },
    { text: 'tomorrow 10:00', height: 30 },
  ]
  const of = async (facts: PictureAbout['facts']) =>
    valuesOf((await read(await blank(), { facts, lines })).claims, 'starts')
  expect(await of({ taken })).toMatchObject([{ local: '2026-11-11T10:00:00' }])
  expect(await of({ taken: { ...taken, offset: null } })).toMatchObject([
    { local: '2026-11-11T10:00:00' },
  ])
  // A camera whose clock is wrong, or a photo from long ago, says nothing about tomorrow.
  for (const local of ['2027-01-01T10:00:00', '2001-01-01T10:00:00']) {
    expect(await of({ taken: { local, offset: 60 } })).toMatchObject([
      { local: '2026-11-23T10:00:00' },
    ])
  }
})

test('a calendar in a code says the event', async () => {
  const event = [
    ...['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Sauna night', 'DTSTART:20261212T190000Z'],
    ...['LOCATION:Ostsee Sauna', 'END:VEVENT'],
  ]
  const { claims } = await read(await aCode(event.join('\r\n'), 0))
  expect(valuesOf(claims, 'title')).toEqual(['Sauna night'])
  expect(valuesOf(claims, 'starts')).toMatchObject([{ local: '2026-12-12T19:00:00', offset: 0 }])
})
