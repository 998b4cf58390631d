import { describe, expect, test } from 'vitest'
import { declaredType, refusedType, sniffMedia } from '#server/domain/media/type.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** Files by how their content begins. */
const contents = {
  jpeg: latin1('\xff\xd8\xff\xe0..JFIF'),
  png: latin1('\x89PNG\r\n\x1a\n....'),
  gif: latin1('GIF89a....'),
  webp: latin1('RIFF....WEBPVP8 '),
  avif: latin1('\0\0\0\x14ftypavif\0\0\0\0mif1'),
  'avif in a general container': latin1('\0\0\0\x18ftypmif1\0\0\0\0mif1avif'),
  heic: latin1('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  'heic in a general container': latin1('\0\0\0\x18ftypmif1\0\0\0\0mif1heic'),
  svg: latin1('<?xml version="1.0"?>\n<!-- made by me -->\n<svg xmlns="…">'),
  pdf: latin1('%PDF-1.7\n'),
  mp4: latin1('\0\0\0\x20ftypisom\0\0\0\0'),
  webm: latin1('\x1aE\xdf\xa3....'),
  mp3: latin1('ID3\x04\0....'),
  zip: latin1('PK\x03\x04....'),
  tiff: latin1('II*\0....'),
  text: Buffer.from('Ostsee Sauna, Seestraße 9'),
  calendar: Buffer.from('\ufeffBEGIN:VCALENDAR\r\n'),
  mail: Buffer.from('From: Ada <ada@example.test>\r\nSubject: Sauna\r\n\r\nHi'),
  html: Buffer.from('<!doctype html><p>Sauna'),
  geojson: Buffer.from(' {"type": "Feature"}'),
  utf16: Buffer.from('\ufeffOstsee Sauna', 'utf16le'),
  bmp: latin1('BM....'),
  latin1: latin1('Seestra\xdfe 9'),
  binary: latin1('a\0b'),
  empty: Buffer.alloc(0),
} as const

const cases: readonly [header: string, content: keyof typeof contents, means: string][] = [
  ['image/jpeg', 'jpeg', 'image/jpeg'],
  ['image/jpg', 'jpeg', 'image/jpeg'],
  ['image/png', 'jpeg', 'image/jpeg'],
  ['image/heic', 'jpeg', 'image/jpeg'],
  ['IMAGE/PNG; name="a.png"', 'png', 'image/png'],
  ['image/gif', 'gif', 'image/gif'],
  ['image/webp', 'webp', 'image/webp'],
  ['image/avif', 'avif', 'image/avif'],
  ['image/avif', 'avif in a general container', 'image/avif'],
  ['application/octet-stream', 'png', 'image/png'],
  ['image/heic', 'heic', 'refused: heic'],
  ['image/jpeg', 'heic', 'refused: heic'],
  ['image/avif', 'heic in a general container', 'refused: heic'],
  ['image/svg+xml', 'svg', 'refused: svg'],
  ['image/png', 'svg', 'refused: svg'],
  ['application/pdf', 'pdf', 'refused: pdf'],
  ['image/png', 'pdf', 'refused: pdf'],
  ['text/plain', 'pdf', 'refused: pdf'],
  ['video/mp4', 'mp4', 'refused: video'],
  ['video/webm', 'webm', 'refused: video'],
  ['audio/mpeg', 'mp3', 'refused: audio'],
  ['application/octet-stream', 'zip', 'refused: archive'],
  ['image/tiff', 'tiff', 'refused: tiff'],
  ['image/bmp', 'bmp', 'refused: picture'],
  ['image/jpeg', 'bmp', 'refused: content'],
  ['text/plain', 'svg', 'refused: svg'],
  ['text/plain', 'html', 'text/html'],
  ['image/png', 'text', 'refused: content'],
  ['image/png', 'empty', 'refused: content'],
  ['text/plain', 'png', 'refused: content'],
  ['text/html', 'jpeg', 'refused: content'],
  ['text/plain', 'text', 'text/plain'],
  ['text/plain; charset=UTF-8', 'text', 'text/plain'],
  ['text/plain; charset="us-ascii"', 'geojson', 'text/plain'],
  ['text/plain; charset=iso-8859-1', 'text', 'refused: utf8'],
  ['text/plain', 'latin1', 'refused: utf8'],
  ['text/plain', 'binary', 'refused: content'],
  ['text/plain', 'utf16', 'refused: utf8'],
  ['text/csv', 'utf16', 'refused: utf8'],
  ['text/csv', 'text', 'text/csv'],
  ['text/calendar', 'calendar', 'text/calendar'],
  ['text/calendar', 'text', 'refused: content'],
  ['message/rfc822', 'mail', 'message/rfc822'],
  ['message/rfc822', 'text', 'refused: content'],
  ['text/html', 'html', 'text/html'],
  ['text/html', 'svg', 'text/html'],
  ['text/html', 'text', 'refused: content'],
  ['application/geo+json', 'geojson', 'application/geo+json'],
  ['application/vnd.geo+json', 'geojson', 'application/geo+json'],
  ['application/geo+json', 'text', 'refused: content'],
  ['application/json', 'geojson', 'refused: type'],
  ['', 'png', 'refused: type'],
  ['multipart/form-data; boundary=x', 'png', 'refused: type'],
]

describe('a file is what its content is, if the header agrees', () => {
  test.each(cases)('%s with %s', (header, content, means) => {
    const sniffed = sniffMedia(declaredType(header), contents[content])
    expect('type' in sniffed ? sniffed.type : `refused: ${sniffed.refused}`).toBe(means)
  })
})

test('what cannot be taken is known before the content is there', () => {
  for (const [header, , means] of cases) {
    if (!means.startsWith('refused')) expect(refusedType(declaredType(header)), header).toBeNull()
  }
  const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const refused = ['', 'application/json', 'multipart/form-data', office, 'application/zip']
  expect(refused.map((header) => refusedType(declaredType(header)))).toEqual([
    ...['type', 'type', 'form', 'archive', 'archive'],
  ])
  expect(refusedType(declaredType('application/pdf'))).toBe('pdf')
  expect(refusedType(declaredType('video/mp4'))).toBe('video')
})
