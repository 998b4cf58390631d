import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Claim, SourceReading } from '#server/domain/language/claim.ts'
import type { SourceInput } from '#server/domain/capture/source_input.ts'
import { readSource } from '#server/reading/source.ts'
import { allPages } from '#test/support/pages/all.ts'
import { bytesOf } from '#test/support/pages/bytes.ts'
import { sourceOf } from '#test/support/pages/read.ts'

function read(html: string, more: Partial<SourceInput> = {}): Promise<SourceReading> {
  return readSource(sourceOf(new TextEncoder().encode(html), more))
}

function valueFor<F extends Claim['field']>({ claims }: SourceReading, field: F): unknown {
  return claims.find((claim) => claim.field === field && claim.subject === 0)?.value
}

function jsonld(...things: object[]): string {
  return things
    .map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`)
    .join('')
}

const place = { '@type': 'Place', name: 'Hall', address: 'Seestraße 9, 13353 Berlin' }

describe('the address that a page gives for itself', () => {
  const url = 'https://www.example.org/events/jazz?ref=mail'
  test.each([
    ['https://example.org/events/jazz', 'https://example.org/events/jazz'],
    ['/events/jazz', 'https://www.example.org/events/jazz'],
    ['https://example.org/other/jazz', null],
    ['https://evil.example/events/jazz', null],
    ['https://user:secret@example.org/events/jazz', null],
    ['javascript:alert(1)', null],
    ['https://', null],
  ])('%s counts as %s', async (canonical, expected) => {
    const page = `<link rel="canonical" href="${canonical}"><h1>Jazz</h1>`
    expect((await read(page, { url })).canonical_url).toBe(expected)
  })

  test('is not read where the page has no address of its own', async () => {
    const page = '<link rel="canonical" href="https://example.org/a"><h1>Jazz</h1>'
    expect((await read(page, { url: null })).canonical_url).toBeNull()
  })
})

describe('the encoding of a page', () => {
  const words = 'Café Müller – Łódź'
  const bytes = (encoding: 'utf8' | 'latin1' | 'utf16le', text: string) =>
    new Uint8Array(Buffer.from(text, encoding))
  test.each<[string, Uint8Array, string | null, string]>([
    ['UTF-8 that nobody names', bytes('utf8', `<h1>${words}</h1>`), null, words],
    ['UTF-8 that is called ISO-8859-1', bytes('utf8', `<h1>${words}</h1>`), 'iso-8859-1', words],
    ['Latin-1 that nobody names', bytes('latin1', '<h1>Café Müller</h1>'), null, 'Café Müller'],
    [
      'Latin-1 that is called UTF-8',
      bytes('latin1', '<h1>Café Müller</h1>'),
      'utf-8',
      'Café Müller',
    ],
    ['an unknown label', bytes('latin1', '<h1>Café Müller</h1>'), 'klingon', 'Café Müller'],
    ['UTF-16 with its mark', bytes('utf16le', `\ufeff<h1>${words}</h1>`), null, words],
    ['UTF-8 that was cut off', bytes('utf8', `<h1>${words}</h1><p>ü`).slice(0, -1), null, words],
  ])('%s is read', async (_, given, charset, expected) => {
    const reading = await readSource(sourceOf(given, { charset }))
    expect(valueFor(reading, 'title')).toBe(expected)
  })
})

describe('what a page is about', () => {
  test('is the event, not its venue, its organizer, the site or a breadcrumb', async () => {
    const reading = await read(
      jsonld(
        { '@type': 'WebSite', name: 'Site' },
        { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { name: 'Jazz' }] },
        { '@type': 'Organization', name: 'Org', address: 'Elsewhere 1, 10115 Berlin' },
        { '@type': 'Museum', name: 'Hall' },
        { '@type': 'MusicEvent', name: 'Jazz', startDate: '2027-03-05', location: place },
      ),
    )
    expect(valueFor(reading, 'title')).toBe('Jazz')
    expect(valueFor(reading, 'place_name')).toBe('Hall')
    expect(valueFor(reading, 'address')).toBe('Seestraße 9, 13353 Berlin')
    expect(valueFor(reading, 'activity')).toBe('Concerts')
  })

  test('begins at the midnight that is written as 24:00, and on a day where it is 00:00', async () => {
    const starts = async (startDate: string) => {
      const { claims } = await read(jsonld({ '@type': 'Event', name: 'Jazz', startDate }))
      return claims.find(({ field }) => field === 'starts')?.value
    }
    expect(await starts('2027-03-05T24:00+01:00')).toMatchObject({
      ...{ local: '2027-03-06T00:00:00', precision: 'exact', offset: 60 },
    })
    expect(await starts('2027-03-05T00:00')).toMatchObject({ precision: 'date_only' })
  })

  test('is never the organization that publishes it', async () => {
    const organization = {
      '@type': 'Organization',
      name: 'Org',
      address: 'Seestraße 9, 13353 Berlin',
    }
    const reading = await read(`<title>Jazz</title>${jsonld(organization)}`)
    expect(valueFor(reading, 'title')).toBe('Jazz')
    expect(valueFor(reading, 'address')).toBeUndefined()
  })

  test('is never who organizes it, though that is a place as well', async () => {
    const organizer = { '@type': 'Restaurant', '@id': '#o', name: 'Org', address: 'Elsewhere 1' }
    const talk = { '@type': 'CreativeWork', name: 'Talk', organizer: { '@id': '#o' } }
    const reading = await read(jsonld({ '@graph': [organizer, talk] }))
    expect(valueFor(reading, 'title')).toBe('Talk')
  })

  test('has each part of an address once', async () => {
    const address = {
      ...{ '@type': 'PostalAddress', streetAddress: 'Seestraße 9, 13353 Berlin' },
      ...{ postalCode: '13353', addressLocality: 'Berlin' },
    }
    const reading = await read(jsonld({ '@type': 'Restaurant', name: 'Hall', address }))
    expect(valueFor(reading, 'address')).toBe('Seestraße 9, 13353 Berlin')
  })

  test('keeps what the syntaxes say about two things apart', async () => {
    const other =
      '<div itemscope itemtype="http://schema.org/Event"><b itemprop="name">Other</b><meta itemprop="endDate" content="2027-03-06T20:00"></div>'
    const reading = await read(
      `<h1>Jazz</h1>${jsonld({ '@type': 'Event', name: 'Jazz', startDate: '2027-03-05T20:00' })}${other}`,
    )
    expect(valueFor(reading, 'title')).toBe('Jazz')
    expect(valueFor(reading, 'ends')).toBeUndefined()
  })

  test('takes what one syntax lacks from another that is about the same', async () => {
    const same =
      '<div itemscope itemtype="http://schema.org/Event"><b itemprop="name">Jazz</b><p itemprop="description">Loud and long.</p></div>'
    const reading = await read(jsonld({ '@type': 'Event', name: 'Jazz' }) + same)
    expect(reading.claims).toContainEqual({
      ...{ field: 'description', value: 'Loud and long.', from: 'microdata', subject: 0 },
    })
  })

  test('has each date once, though two syntaxes give it', async () => {
    const same =
      '<div itemscope itemtype="http://schema.org/Event"><b itemprop="name">Jazz</b><meta itemprop="startDate" content="2027-03-05T19:00"></div>'
    const event = { '@type': 'Event', name: 'Jazz', startDate: '2027-03-05T20:00' }
    const reading = await read(jsonld(event) + same)
    expect(reading.claims.filter(({ field }) => field === 'starts')).toHaveLength(1)
  })

  test('is not told by a page that asks for a password and says nothing else', async () => {
    const form = '<form><input name="user"><input type="password"></form>'
    expect((await read(`<title>Jazz people</title>${form}`)).is_wall).toBe(true)
    const described = `<meta name="description" content="Jazz each night."><h1>Jazz</h1>${form}`
    expect((await read(described)).is_wall).toBe(false)
    const event = jsonld({ '@type': 'Event', name: 'Log in' })
    expect((await read(`<title>Log in</title>${event}${form}`)).is_wall).toBe(false)
  })

  test('is one event where the dates of one name follow each other, and several things otherwise', async () => {
    const on = (name: string, startDate: string) => ({ '@type': 'Event', name, startDate })
    const one = await read(jsonld(on('Jazz', '2027-03-05'), on('JAZZ', '2027-03-12')))
    expect(one.items).toEqual([])
    expect(one.claims.filter(({ field }) => field === 'starts')).toHaveLength(2)
    const two = await read(jsonld(on('Jazz', '2027-03-05'), on('Blues', '2027-03-12')))
    expect(two.items.map(({ title }) => title)).toEqual(['Jazz', 'Blues'])
    expect(two.claims).toContainEqual({
      field: 'title',
      value: 'Blues',
      from: 'jsonld',
      subject: 2,
    })
    const whole = await read(jsonld(on('Jazz', '2027-03-05'), on('Blues', '2027-03-12')), {
      depth: 'whole',
    })
    expect(whole.items).toEqual([])
  })

  test('takes place when the page’s only mark of a time to come says', async () => {
    const marked = (...times: string[]) =>
      read(
        `<h1>Jazz</h1><main>${times.map((time) => `<time datetime="${time}">soon</time>`).join('')}</main>`,
      )
    expect(valueFor(await marked('2026-12-18T20:00:00+01:00'), 'starts')).toMatchObject({
      ...{ local: '2026-12-18T20:00:00', offset: 60 },
    })
    expect(valueFor(await marked('2026-10-18T20:00:00+01:00'), 'starts')).toBeUndefined()
    const two = await marked('2026-12-18T20:00:00Z', '2026-12-19T20:00:00Z')
    expect(valueFor(two, 'starts')).toBeUndefined()
  })

  test('has the place of its next date, where each date of one name has another', async () => {
    const show = (startDate: string, name: string) => ({
      ...{ '@type': 'MusicEvent', name: 'Band', startDate },
      location: { '@type': 'Place', name, address: `${name} 1, 10115 Berlin` },
    })
    const reading = await read(
      jsonld(
        ...[show('2027-05-05T20:00', 'Late'), show('2026-10-05T20:00', 'Past')],
        ...[show('2027-01-05T20:00', 'Next'), show('2027-01-06T20:00', 'Next')],
      ),
    )
    expect(valueFor(reading, 'place_name')).toBe('Next')
    const starts = reading.claims.filter(({ field }) => field === 'starts')
    expect(starts.map(({ value }) => (value as { local: string }).local)).toEqual([
      ...['2027-01-05T20:00:00', '2027-01-06T20:00:00'],
    ])
  })

  test('of a product are the dates of its description, not those of its delivery', async () => {
    const words =
      '<p>Order before 5 December 2026, 13:00, and it is with you the next day at noon.</p>'
    const product = (description: string) =>
      jsonld({ '@type': 'Product', name: 'Class', description })
    const delivered = await read(`${product('Two bowls.')}<main><h1>Class</h1>${words}</main>`)
    expect(valueFor(delivered, 'starts')).toBeUndefined()
    const dated = `${product('12 December 2026, 10:00. Two bowls.')}<main><h1>Class</h1>${words}</main>`
    expect(valueFor(await read(dated), 'starts')).toMatchObject({ local: '2026-12-12T10:00:00' })
  })

  test('has a publishing date that is no date of an event', async () => {
    const reading = await read(
      '<meta property="article:published_time" content="2027-01-05T10:00:00Z"><article><h1>Jazz is back</h1><p class="posted-on">5 January 2027, 10:00 am</p><p>It was never away, say those who play it every night in this town.</p></article>',
    )
    expect(valueFor(reading, 'starts')).toBeUndefined()
  })

  test('of more than a hundred things, a hundred are kept and the others are counted', async () => {
    const headings = Array.from(
      { length: 130 },
      (_, at) => `<h2>${at + 1}. Bar ${at}x</h2><p>Good.</p>`,
    )
    const reading = await read(`<h1>130 bars</h1><main>${headings.join('')}</main>`)
    expect(reading.items).toHaveLength(100)
    expect(reading.items_left_out).toBe(30)
  })
})

describe('what stands on a page counts for what it is about', () => {
  const words = 'A long evening with friends, and nobody goes home before it is over, they say.'

  test('a point in the head, but not that of the site of an event', async () => {
    const head = '<meta name="geo.position" content="52.5;13.4">'
    expect(valueFor(await read(`${head}<h1>Hall</h1>`), 'coordinates')).toEqual({
      ...{ latitude: 52.5, longitude: 13.4 },
    })
    const event = jsonld({ '@type': 'Event', name: 'Jazz', startDate: '2027-03-05' })
    expect(valueFor(await read(head + event), 'coordinates')).toBeUndefined()
  })

  test('its only map, and none of several', async () => {
    const map = (at: string) => `<a href="https://maps.google.com/?q=${at}">Map</a>`
    const one = await read(`<main><h1>Hall</h1><p>${words}</p>${map('52.5,13.4')}</main>`)
    expect(valueFor(one, 'coordinates')).toEqual({ latitude: 52.5, longitude: 13.4 })
    const two = `<main><h1>Halls</h1><p>${words}</p>${map('52.5,13.4')}${map('48.1,11.5')}</main>`
    expect(valueFor(await read(two), 'coordinates')).toBeUndefined()
  })

  test('a date in its words, but not where it is hidden, or the page is about a place', async () => {
    const date = '5 December 2026 at 19:00'
    const shown = await read(`<main><h1>Jazz</h1><p>${date}</p><p>${words}</p></main>`)
    expect(valueFor(shown, 'starts')).toMatchObject({ local: '2026-12-05T19:00:00' })
    const hidden = `<main><h1>Jazz</h1><p style="display: none">${date}</p><p>${words}</p></main>`
    expect(valueFor(await read(hidden), 'starts')).toBeUndefined()
    const around = `<nav>${date}</nav><main><h1>Jazz</h1><p>${words}</p></main><footer>${date}</footer>`
    expect(valueFor(await read(around), 'starts')).toBeUndefined()
    const bar = `${jsonld({ '@type': 'BarOrPub', name: 'Jazz' })}<main><p>${date}</p><p>${words}</p></main>`
    expect(valueFor(await read(bar), 'starts')).toBeUndefined()
  })

  test('the words of a heading that people see', async () => {
    const heading = '<h1>Jazz <span hidden>secret</span><i aria-hidden="true">→</i> night</h1>'
    expect(valueFor(await read(heading), 'title')).toBe('Jazz night')
  })

  test('no list of ingredients, where no title says that things are listed', async () => {
    const list = '<ol><li>Flour: a pound</li><li>Eggs: six</li><li>Milk: some</li></ol>'
    expect((await read(`<main><h1>Pancakes</h1>${list}</main>`)).items).toEqual([])
    expect((await read(`<main><h1>The best pancakes</h1>${list}</main>`)).items).toHaveLength(3)
  })
})

describe('JSON-LD that is not quite JSON is read', () => {
  test.each([
    ['a comma too many', '{"@type":"Event","name":"Jazz",}'],
    ['comments', '/* comment */{"@type":"Event", // yes\n"name":"Jazz"}'],
    ['CDATA', '//<![CDATA[\n{"@type":"Event","name":"Jazz"}\n//]]>'],
    ['a comment of HTML', '<!-- {"@type":"Event","name":"Jazz"} -->'],
    ['a line break in a string', '{"@type":"Event","description":"a\nb","name":"Jazz"}'],
    ['single quotes', "{'@type':'Event','name':'Jazz'}"],
    ['a semicolon at its end', '{"@type":"Event","name":"Jazz"};'],
    ['two objects', '{"@type":"WebSite","name":"S"} {"@type":"Event","name":"Jazz"}'],
    ['an end that is missing', '{"@graph":[{"@type":"Event","name":"Jazz"}'],
    ['a bracket too many', '{"@type":"Event","name":"Jazz"}}'],
    [
      'entities for its quotes',
      '{&quot;@type&quot;:&quot;Event&quot;,&quot;name&quot;:&quot;Jazz&quot;}',
    ],
    ['a mark of byte order', '\ufeff{"@type":"Event","name":"Jazz"}'],
    ['full addresses of types', '{"@type":"https://schema.org/Event","schema:name":"Jazz"}'],
    ['languages', '{"@type":["Event"],"name":{"@value":"Jazz","@language":"en"}}'],
  ])('with %s', async (_, text) => {
    const reading = await read(`<script type="application/ld+json">${text}</script>`)
    expect(valueFor(reading, 'title')).toBe('Jazz')
    expect(valueFor(reading, 'kind')).toBe('event')
  })
})

test('what no database takes and nobody sees is in no claim', async () => {
  const written = 'a\u0000b\u001bc\ud800d\ne'
  const reading = await read(
    `<meta name="description" content="x\0y\u0007z">${jsonld({
      ...{ '@type': 'Event', name: written, description: written },
      location: { '@type': 'Place', name: written, address: written },
    })}`,
  )
  expect(valueFor(reading, 'title')).toBe('a b c\ufffdd e')
  expect(valueFor(reading, 'description')).toBe('abc\ufffdd\ne')
  const texts = reading.claims.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
  expect(texts.length).toBeGreaterThan(4)
  for (const text of texts) expect(text).not.toMatch(/(?!\n)\p{Cc}|\p{Cs}/u)
})

test('JSON by itself is read: JSON-LD, one feature of a map, and several', async () => {
  const json = (value: object, more = {}) => read(JSON.stringify(value), { type: 'json', ...more })
  expect(valueFor(await json({ '@type': 'Event', name: 'Jazz' }), 'title')).toBe('Jazz')
  const feature = (name: string) => ({
    ...{ type: 'Feature', properties: { name } },
    geometry: { type: 'Point', coordinates: [13.4, 52.5] },
  })
  const one = await json(feature('Hall'))
  expect(valueFor(one, 'coordinates')).toEqual({ latitude: 52.5, longitude: 13.4 })
  const several = await json({ type: 'FeatureCollection', features: ['A', 'B'].map(feature) })
  expect(several.items.map(({ title, excerpt }) => [title, excerpt])).toEqual([
    ['A', 'geo: 52.5,13.4'],
    ['B', 'geo: 52.5,13.4'],
  ])
})

test('an entry of a list whose words are damaged is left out', async () => {
  const card = (name: string, day: number) =>
    `<div class="card"><h3><a href="/p/${day}">${name}</a></h3><p>${day}. Dezember 2026, 20 Uhr</p><p>Mit Suppe.</p></div>`
  const cards = ['', 'Offener Chor', 'Tauschmarkt', 'Tanztee'].map((name, at) => card(name, at + 4))
  const page = `<!DOCTYPE html><html lang="de"><head><title>Programm</title></head><body><main><h1>Programm</h1>
<div class="cards">${cards.join('')}</div></main></body></html>`
  const { items } = await readSource(sourceOf(new TextEncoder().encode(page)))
  expect(items.map(({ title }) => title)).toEqual(['Offener Chor', 'Tauschmarkt', 'Tanztee'])
})

test('a page that breaks off or is damaged anywhere is still read, and never throws', async () => {
  const pages = allPages.map(bytesOf)
  const cut = fc.record({
    page: fc.constantFrom(...pages),
    end: fc.double({ min: 0, max: 1, noNaN: true }),
    damage: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 }),
  })
  await fc.assert(
    fc.asyncProperty(cut, async ({ page, end, damage }) => {
      const bytes = page.slice(0, Math.floor(page.length * end))
      for (const [at, byte] of damage) if (bytes.length > 0) bytes[at % bytes.length] = byte
      const { claims, items } = await readSource(sourceOf(bytes))
      const titles = claims.flatMap(({ field, value }) => (field === 'title' ? [value] : []))
      for (const title of [...titles, ...items.map((item) => item.title)]) {
        expect(title).not.toMatch(/<[a-z!/?]/i)
        expect(title).not.toBe('')
      }
    }),
    { numRuns: 300 },
  )
})
