import { describe, expect, test } from 'vitest'
import type { ClaimValues, Field, SourceReading } from '#server/domain/language/claim.ts'
import { readTextSource } from '#server/domain/capture/read_text.ts'

const about = {
  url: null,
  now: '2026-11-22T10:00:00Z',
  timezone: 'Europe/Berlin',
  language: null,
}

function read(text: string): SourceReading {
  return readTextSource(text, about)
}

function first<F extends Field>(reading: SourceReading, field: F): ClaimValues[F] | null {
  const found = reading.claims.find((claim) => claim.field === field)
  return (found?.value ?? null) as ClaimValues[F] | null
}

/** A text, its title, its description, its address and its start; null where there is none. */
const table: readonly (readonly [
  string,
  string | null,
  string | null,
  string | null,
  string | null,
])[] = [
  [
    'Ostsee Sauna, Seestraße 9, 18119 Rostock',
    'Ostsee Sauna',
    null,
    'Seestraße 9, 18119 Rostock',
    null,
  ],
  ['It is the Ostsee Sauna, Seestraße 9', 'Ostsee Sauna', null, 'Seestraße 9', null],
  ['Das ist die Ostsee Sauna, Seestraße 9', 'Ostsee Sauna', null, 'Seestraße 9', null],
  [
    'That ramen place everybody talks about',
    null,
    'That ramen place everybody talks about',
    null,
    null,
  ],
  ['that nice new café in Berlin', null, 'that nice new café in Berlin', null, null],
  [
    'der neue Ramen Laden von dem alle reden',
    null,
    'der neue Ramen Laden von dem alle reden',
    null,
    null,
  ],
  [
    'le petit resto dont tout le monde parle',
    null,
    'le petit resto dont tout le monde parle',
    null,
    null,
  ],
  [
    'ese sitio de sushi del que todos hablan',
    null,
    'ese sitio de sushi del que todos hablan',
    null,
    null,
  ],
  ['Hako Ramen', 'Hako Ramen', null, null, null],
  ['Hako Ramen: best tonkotsu in town', 'Hako Ramen', 'best tonkotsu in town', null, null],
  ['Hako Ramen - best tonkotsu', 'Hako Ramen', 'best tonkotsu', null, null],
  ['Hako Ramen. Cash only! Go early.', 'Hako Ramen', 'Cash only! Go early.', null, null],
  [
    'Hako Ramen\nBoxhagener Str. 26, 10245 Berlin\nCash only',
    'Hako Ramen',
    'Boxhagener Str. 26, 10245 Berlin\nCash only',
    'Boxhagener Str. 26, 10245 Berlin',
    null,
  ],
  ['Dinner at Zola Friday 8pm', 'Dinner at Zola', null, null, '2026-11-27T20:00:00'],
  [
    'Jazz night with the Blue Trio, 12 December at 8pm',
    'Jazz night with the Blue Trio',
    null,
    null,
    '2026-12-12T20:00:00',
  ],
  [
    '12.12. 20 Uhr: Lesung mit Judith Kessler',
    'Lesung mit Judith Kessler',
    null,
    null,
    '2026-12-12T20:00:00',
  ],
  [
    'Samstag, 12. Dezember, 19:30 Uhr\nLesung mit Judith Kessler\nBuchladen am Markt',
    'Lesung mit Judith Kessler',
    'Samstag, 12. Dezember, 19:30 Uhr\nBuchladen am Markt',
    null,
    '2026-12-12T19:30:00',
  ],
  ['Yoga tomorrow at 7pm', 'Yoga', null, null, '2026-11-23T19:00:00'],
  [
    'Vernissage le 12 décembre à 19h, Galerie Perrotin, 76 rue de Turenne, 75003 Paris',
    'Vernissage – Galerie Perrotin',
    null,
    '76 rue de Turenne, 75003 Paris',
    '2026-12-12T19:00:00',
  ],
  ['the ceramics studio on Weserstraße', 'The ceramics studio on Weserstraße', null, null, null],
  ['Hey! Lesung mit Judith Kessler', 'Lesung mit Judith Kessler', null, null, null],
  ['Oma sagt: Tierpark mit Kindern', 'Tierpark mit Kindern', null, null, null],
  [
    'Movie night: Stalker, Tue 24 Nov 19:30',
    'Movie night: Stalker',
    null,
    null,
    '2026-11-24T19:30:00',
  ],
  [
    'Dinner tomorrow at 7pm at Katz Orange',
    'Dinner at Katz Orange',
    null,
    null,
    '2026-11-23T19:00:00',
  ],
  ['“Die kleine Hexe”, 29.11., 11 Uhr', 'Die kleine Hexe', null, null, '2026-11-29T11:00:00'],
  [
    'Ausstellung „Nebel“, bis 4. August 2027',
    'Ausstellung „Nebel“',
    null,
    null,
    '2026-11-22T00:00:00',
  ],
  ['', null, null, null, null],
  ['!!! ???', null, '!!! ???', null, null],
]

describe('a text', () => {
  test.each(table)('%j', (text, title, description, address, starts) => {
    const reading = read(text)
    expect([
      first(reading, 'title'),
      first(reading, 'description'),
      first(reading, 'address'),
      first(reading, 'starts')?.local ?? null,
    ]).toEqual([title, description, address, starts])
  })

  test('names the venue before its address', () => {
    const reading = read('Concert at Lido, Cuvrystraße 7, 10997 Berlin, 12 December 8pm')
    expect(first(reading, 'place_name')).toBe('Lido')
    expect(first(reading, 'city')).toBe('Berlin')
    expect(first(reading, 'kind')).toBe('event')
  })

  test.each([
    [
      'Concert à l’église Saint-Eustache, 146 rue Rambuteau, 75001 Paris, le 20 décembre à 20h30',
      'église Saint-Eustache',
    ],
    ['Drinks @ Das Gift, Donaustr. 119, Fri 8pm', 'Das Gift'],
    [
      'Fest 12.12. 15 Uhr\nMiejsce: Biblioteka na Woli, ul. Młynarska 35, 01-171 Warszawa',
      'Biblioteka na Woli',
    ],
    ['Party in der Halle, 12.12. 20 Uhr, Seestr. 1', 'Halle'],
    [
      'Fest 12.12. 15 Uhr\nPrinzessinnengärten, Hermannstraße 99, 12051 Berlin',
      'Prinzessinnengärten',
    ],
  ])('of an event has its venue: %s', (text, venue) => {
    expect(first(read(text), 'place_name')).toBe(venue)
  })

  test('gives both readings of a numeric date', () => {
    const reading = read('Jazz night 05/06')
    expect(first(reading, 'starts')).toBeNull()
    const days = first(reading, 'either')?.map(({ local }) => local.slice(0, 10))
    expect(days).toEqual(['2027-06-05', '2027-05-06'])
  })

  test('is read in its own language, whatever the account’s is', () => {
    const text = 'Apéro dans le jardin, le 05/06 à 20h, avec des amis'
    const reading = readTextSource(text, { ...about, language: 'en-US' })
    expect([reading.language, first(reading, 'starts')?.local]).toEqual([
      'fr',
      '2027-06-05T20:00:00',
    ])
    const english = readTextSource('Drinks with the team on 05/06 at 8pm', {
      ...about,
      language: 'en-US',
    })
    expect([english.language, first(english, 'starts')?.local]).toEqual([
      'en-US',
      '2027-05-06T20:00:00',
    ])
  })

  test('names every city of the catalog in it', () => {
    const { claims } = read('Hako Ramen has shops in Hamburg, München and Berlin')
    const cities = claims.filter(({ field }) => field === 'city').map(({ value }) => value)
    expect(cities).toEqual(['Hamburg', 'Munich', 'Berlin'])
  })

  test('of three numbered or bulleted lines is a list of things', () => {
    const { items, claims } = read(
      'Cafés in Lisbon\n1. Fábrica – great espresso https://fabrica.example\n2. Hello, Kristof (tiny)\n3. Copenhagen Coffee Lab\n   Rua Nova 1',
    )
    expect(items.map(({ title, excerpt, link }) => [title, excerpt, link])).toEqual([
      ['Fábrica', 'great espresso', 'https://fabrica.example'],
      ['Hello', 'Kristof (tiny)', null],
      ['Copenhagen Coffee Lab', 'Rua Nova 1', null],
    ])
    expect(claims.find(({ field }) => field === 'title')?.value).toBe('Cafés in Lisbon')
    expect(read('- one thing\n- another thing').items).toEqual([])
    expect(read('Concert\n- When: 12 December\n- Where: Lido\n- Price: 12 €').items).toEqual([])
  })

  test('of two hundred lines keeps a hundred items and counts the rest', () => {
    const lines = Array.from({ length: 200 }, (_, index) => `- Place ${index}`)
    const { items, items_left_out } = read(lines.join('\n'))
    expect([items.length, items_left_out]).toEqual([100, 100])
  })

  test('of an imported item has its lines read, and not in its description', () => {
    const reading = read(
      'Ostsee Sauna\nby the lake\nwhen: 2026-12-12T19:00:00+01:00\nends: 2026-12-12T22:00:00+01:00\naddress: Seestraße 9, 18119 Rostock\ngeo: 54.17,12.09\nurl: https://sauna.example/x',
    )
    expect(first(reading, 'title')).toBe('Ostsee Sauna')
    expect(first(reading, 'description')).toBe('by the lake')
    expect(first(reading, 'url')).toBe('https://sauna.example/x')
    expect(first(reading, 'coordinates')).toEqual({ latitude: 54.17, longitude: 12.09 })
    expect(first(reading, 'starts')).toMatchObject({ local: '2026-12-12T19:00:00', offset: 60 })
    expect(first(reading, 'ends')).toMatchObject({ local: '2026-12-12T22:00:00', offset: 60 })
    expect(read('url: javascript:alert(1)').claims.some(({ field }) => field === 'url')).toBe(false)
  })

  test('has the zone that its line for a time names, and no day that no calendar has', () => {
    const at = (when: string) => first(read(`Sauna\nwhen: ${when}`), 'starts')
    expect(at('2026-12-12T19:00:00-05:00[America/New_York]')).toMatchObject({
      ...{ local: '2026-12-12T19:00:00', offset: -300, timezone: 'America/New_York' },
    })
    expect(at('2026-12-12T19:00[Europe/Berlin]')).toMatchObject({ timezone: 'Europe/Berlin' })
    expect(at('2026-12-12T19:00[Nowhere/Else]')).toMatchObject({ timezone: null })
    for (const none of ['2027-02-31', '2027-02-30T19:00:00', '9999-12-12', '24:00']) {
      expect(at(none)).toBeNull()
    }
  })

  test('with a line for its title is titled so, whatever its words are', () => {
    for (const title of ['Zoo', 'Zoologischer-Garten', 'that place', 'Friday 8pm']) {
      const reading = read(`title: ${title}\nJazz and more`)
      expect([first(reading, 'title'), first(reading, 'description')]).toEqual([
        title,
        'Jazz and more',
      ])
    }
  })

  test('keeps each word of a note beside a title that is given', () => {
    const noted = (note: string) => first(read(`title: Zoo\n${note}\nkind: place`), 'description')
    for (const note of ['schön', 'sushi', 'x', '5', '夜']) expect(noted(note)).toBe(note)
    expect(noted('…')).toBeNull()
  })

  test('that is a pasted mail has its subject as title, without quotes and signature', () => {
    const reading = read(
      'From: Ada <ada@example.test>\nTo: sam@example.test\nDate: Fri, 20 Nov 2026 09:00:00 +0100\nSubject: Re: Fwd: Lesung mit Judith Kessler\n\nKommst du morgen um 19 Uhr?\n\n> Am Freitag schrieb Sam\n> alt\n-- \nAda\n+49 30 1234',
    )
    expect(first(reading, 'title')).toBe('Lesung mit Judith Kessler')
    expect(first(reading, 'description')).toBe('Kommst du morgen um 19 Uhr?')
    // Tomorrow counts from when the mail was sent.
    expect(first(reading, 'starts')?.local).toBe('2026-11-21T19:00:00')
  })

  test('that is a stored mail is decoded, part by part', () => {
    const stored = [
      'Received: from mx.example.test',
      ' by mail.example.test; Fri, 20 Nov 2026 09:00:01 +0100',
      'From: Ada <ada@example.test>',
      'Date: Fri, 20 Nov 2026 09:00:00 +0100',
      'Subject: =?utf-8?Q?WG:_Caf=C3=A9_Z=C3=BCrich_am?= =?utf-8?B?IE1hcmt0?=',
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary="b1"',
      '',
      '--b1',
      'Content-Type: text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Am 12. Dezember um 19 Uhr, sch=F6n warm =',
      'anziehen.',
      '--b1',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>other</p>',
      '--b1--',
    ].join('\r\n')
    const reading = read(stored)
    expect(first(reading, 'title')).toBe('Café Zürich am Markt')
    expect(first(reading, 'starts')?.local).toBe('2026-12-12T19:00:00')
    expect(first(reading, 'description')).toBe('Am 12. Dezember um 19 Uhr, schön warm anziehen.')
    const html = stored
      .replace('text/plain; charset=iso-8859-1', 'image/png')
      .replace('<p>other</p>', '<style>p{}</style><p>Los geht&rsquo;s um&nbsp;8<br>Tor &#50;</p>')
    expect(first(read(html), 'description')).toBe('Los geht’s um 8\nTor 2')
  })

  test('a description is never cut inside of what was said', () => {
    const text = 'Concert 12 December 2026 8pm at Berghain, Am Wriezener Bahnhof, 10243 Berlin'
    const { claims } = read(text)
    expect(claims.find(({ field }) => field === 'title')?.value).toBe('Concert at Berghain')
    expect(claims.find(({ field }) => field === 'description')?.value).toBe(text)
  })

  test('hostile texts are read to their end', () => {
    for (const part of [
      '- a\n',
      '1. ',
      'It is ',
      'the ',
      ', ',
      'https://a.b/',
      '((((',
      'at ',
      'A. ',
      '> ',
      'url: ',
      '\u0000',
      '🙂',
      '**',
    ]) {
      const { claims } = read(part.repeat(60_000 / part.length))
      const title = claims.find(({ field }) => field === 'title')?.value as string | undefined
      expect([...(title ?? '')].length).toBeLessThanOrEqual(160)
    }
  })
})
