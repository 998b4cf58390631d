import { describe, expect, test } from 'vitest'
import { readImport } from '#server/reading/import/read.ts'

const about = {
  name: 'export.json',
  folders: false,
  timezone: 'Europe/Berlin',
  now: '2026-11-22T12:00:00Z',
}

const read = (file: unknown) =>
  readImport(Buffer.from(typeof file === 'string' ? file : JSON.stringify(file)), about)

/** What an export leads to, as far as a line of a test says it. */
const shown = (file: unknown) => {
  const { lists, problems } = read(file)
  expect(problems).toEqual([])
  return lists.map(({ name, items }) => [name, items.map(({ title, url }) => [title, url])])
}

/** UTF-8 as Meta's exports have it. */
const asMetaWrites = (text: string) => Buffer.from(text).toString('latin1')

describe('Instagram', () => {
  test('saved posts are links, named by who posted them, each once', () => {
    const post = (title: string, code: string) => ({
      title,
      string_map_data: {
        'Gespeichert am': {
          href: `https://www.instagram.com/p/${code}/`,
          timestamp: 1_700_000_000,
        },
      },
    })
    const saved_saved_media = [
      post('cocolo_ramen', 'A1'),
      post('cocolo_ramen', 'B2'),
      post('x', 'A1'),
    ]
    expect(shown({ saved_saved_media })).toEqual([
      [
        null,
        [
          ['Post by cocolo_ramen on Instagram', 'https://www.instagram.com/p/A1/'],
          ['Post by cocolo_ramen on Instagram', 'https://www.instagram.com/p/B2/'],
        ],
      ],
    ])
  })

  test('the newer form has captions, in the bytes that its writer wrote', () => {
    const caption = asMetaWrites('Die schönste Sauna am See 🌊\nOffen bis Mitternacht')
    const { lists } = read([
      {
        timestamp: 1_760_000_000,
        media: [],
        label_values: [
          {
            label: 'URL',
            value: 'https://www.instagram.com/reel/C3/',
            href: 'https://www.instagram.com/reel/C3/',
          },
          { label: 'Bildunterschrift', value: caption },
        ],
      },
    ])
    expect(lists[0]?.items[0]).toMatchObject({
      title: 'Die schönste Sauna am See 🌊',
      note: 'Offen bis Mitternacht',
      url: 'https://www.instagram.com/reel/C3/',
    })
  })

  test('each collection is a list', () => {
    const named = (value: string) => ({ title: 'Collection', string_map_data: { Name: { value } } })
    const post = (value: string, code: string) => ({
      string_map_data: {
        Name: { href: `https://www.instagram.com/reel/${code}/`, value },
        'Added Time': { timestamp: 1_700_000_000 },
      },
    })
    const saved_saved_collections = [
      named(asMetaWrites('Cafés')),
      post('a.cafe', 'A'),
      named('Hikes'),
      post('trail', 'B'),
      post('trail', 'C'),
    ]
    expect(shown({ saved_saved_collections })).toEqual([
      ['Cafés', [['Post by a.cafe on Instagram', 'https://www.instagram.com/reel/A/']]],
      [
        'Hikes',
        [
          ['Post by trail on Instagram', 'https://www.instagram.com/reel/B/'],
          ['Post by trail on Instagram', 'https://www.instagram.com/reel/C/'],
        ],
      ],
    ])
  })
})

test('of TikTok the favorites are read, in each of its forms, and not what was liked or watched', () => {
  const link = 'https://www.tiktokv.com/share/video/7263/'
  const known = 'https://www.tiktok.com/@zola/video/1'
  const favorites = {
    'Favorite Videos': {
      FavoriteVideoList: [
        { Date: '2024-05-03 18:22:10', Link: link },
        { date: '', link: known },
      ],
    },
  }
  const others = {
    'Like List': { ItemFavoriteList: [{ link: 'https://www.tiktok.com/@liked/video/2' }] },
  }
  for (const name of ['Activity', 'Your Activity', 'Likes and Favorites']) {
    expect(shown({ [name]: { ...favorites, ...others } })).toEqual([
      [
        null,
        [
          ['Video on TikTok, number 1', link],
          ['Video by zola on TikTok', known],
        ],
      ],
    ])
  }
})

describe('Facebook', () => {
  const saved = (data: object, title = 'Sam Roth saved a link.') => ({
    timestamp: 1_700_000_000,
    title,
    attachments: [{ data: [data] }],
  })

  test('saved links, places and events are what they are', () => {
    const start_timestamp = Date.parse('2026-12-11T20:00:00Z') / 1000
    const { lists } = read({
      saves_v2: [
        saved({
          external_context: {
            name: asMetaWrites('Märchenhütte'),
            source: 'tip',
            url: 'https://maerchen.example/',
          },
        }),
        saved({
          place: {
            name: 'Vabali',
            address: 'Seydlitzstr. 6',
            coordinate: { latitude: 52.53, longitude: 13.36 },
          },
        }),
        saved({ event: { name: 'Jazz at A-Trane', start_timestamp, end_timestamp: 0 } }),
      ],
    })
    expect(lists[0]?.items).toMatchObject([
      { title: 'Märchenhütte', url: 'https://maerchen.example/', kind: null },
      { title: 'Vabali', kind: 'place', coordinates: { latitude: 52.53, longitude: 13.36 } },
      { title: 'Jazz at A-Trane', kind: 'event', starts: '2026-12-11T20:00:00Z', ends: null },
    ])
  })

  test('each collection is a list; an event that is over is told', () => {
    const link = { external_context: { name: 'Kiln', url: 'https://kiln.example/' } }
    expect(shown({ collections_v2: [saved(link, 'Pottery')] })).toEqual([
      ['Pottery', [['Kiln', 'https://kiln.example/']]],
    ])
    const events_joined = [{ name: 'Old ball', start_timestamp: 1_500_000_000, end_timestamp: 0 }]
    expect(read({ event_responses_v2: { events_joined } })).toEqual({
      lists: [{ name: null, items: [] }],
      problems: [{ row: 1, message: 'The event is over.' }],
    })
  })
})

test('of Swarm lists are lists, and a place of many check-ins comes once', () => {
  const venue = { id: 'v1', name: 'Sightglass', url: 'https://foursquare.com/v/v1' }
  const other = {
    id: 'v2',
    name: 'Zola',
    location: { address: 'Paul-Lincke-Ufer 39', city: 'Berlin', lat: 52.49, lng: 13.42 },
  }
  expect(
    shown({
      items: [
        { createdAt: 1, venue },
        { createdAt: 2, venue },
      ],
    }),
  ).toEqual([[null, [['Sightglass', 'https://foursquare.com/v/v1']]]])
  const { lists } = read({
    items: [{ name: 'Pizza', listItems: { items: [{ venue: other, tip: { text: 'Go early' } }] } }],
  })
  expect(lists).toMatchObject([
    {
      name: 'Pizza',
      items: [
        { title: 'Zola', note: 'Go early', address: 'Paul-Lincke-Ufer 39, Berlin', kind: 'place' },
      ],
    },
  ])
  expect(shown({ venueLikes: [venue], venueDislikes: [other] })).toEqual([
    [null, [['Sightglass', 'https://foursquare.com/v/v1']]],
  ])
})

test('JSON of anything else, and fields of other types, are refused or left out, never a crash', () => {
  const message = /^It is JSON, but neither/
  for (const other of [
    {},
    [],
    [1],
    { items: [] },
    { items: 'x' },
    { Activity: null },
    [{ label_values: [{}] }],
  ]) {
    expect(read(other).problems).toMatchObject([
      { row: null, message: expect.stringMatching(message) },
    ])
  }
  for (const odd of [
    { saved_saved_media: [null, 1, { title: 5, string_map_data: [] }] },
    { saves_v2: [{ attachments: [{ data: [{ place: { name: 7, coordinate: 'x' } }] }] }, 'x'] },
    { venueLikes: [{ id: 1 }] },
    { Activity: { 'Favorite Videos': { FavoriteVideoList: [{ Link: 'javascript:1' }, {}] } } },
  ]) {
    expect(read(odd).lists.flatMap(({ items }) => items)).toEqual([])
  }
})

describe('titles with a day', () => {
  const titled = (line: string) =>
    read(
      `<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><DT><A HREF="https://www.eventbrite.de/e/1">${line}</A></DL>`,
    )
  const one = (line: string) => titled(line).lists[0]?.items[0]

  test('a bookmark of an event has the day of its title, and not the name of the site', () => {
    expect(one('Jazz at A-Trane, Sat 5 Dec 2026 at 20:00 | Eventbrite')).toMatchObject({
      title: 'Jazz at A-Trane',
      starts: '2026-12-05T20:00:00',
      kind: 'event',
    })
    expect(one('Flohmarkt am Mauerpark | 13. Dezember 2026 | Eventbrite')).toMatchObject({
      title: 'Flohmarkt am Mauerpark',
      starts: '2026-12-13',
    })
  })

  test('no day without its year, and none that may be two, is one', () => {
    for (const line of [
      'Jazz on Saturday 8pm',
      'Jazz 5 December',
      'Concert 05/06/2027',
      'Best of 2027',
      '5.12. or 6.12.2026: Jazz',
    ]) {
      expect(one(line)).toMatchObject({ title: line, starts: null })
    }
  })

  test('an event that is over is told, as one of a table is', () => {
    expect(titled('Jazz, 5 December 2020').problems).toEqual([
      { row: 1, message: 'The event is over.' },
    ])
  })
})

test('a note with boxes has neither its heading nor its boxes as ideas', () => {
  const titles = (text: string) =>
    readImport(Buffer.from(text), { ...about, name: 'Berlin.txt' }).lists[0]?.items.map(
      ({ title }) => title,
    )
  expect(
    titles(
      'Berlin bucket list\n\n☐ Teufelsberg\n☑ Vabali\n✅ Zola – pizza\n- [ ] Night hike\n◦ Sauna\n',
    ),
  ).toEqual([...['Teufelsberg', 'Vabali', 'Zola', 'Night hike', 'Sauna']])
  expect(titles('Teufelsberg\n- Vabali\nZola\n')).toEqual(['Teufelsberg', 'Vabali', 'Zola'])
  expect(titles('Teufelsberg\n- Vabali\n')).toEqual(['Teufelsberg', 'Vabali'])
})
