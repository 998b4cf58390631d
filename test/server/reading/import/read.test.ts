import { describe, expect, test } from 'vitest'
import { excerptOf, type ImportedFile, type ImportedItem } from '#server/reading/import/item.ts'
import { readImport } from '#server/reading/import/read.ts'
import { timesTheCpu } from '#test/support/times_the_cpu.ts'

const about = {
  name: 'Want to go.csv',
  folders: false,
  timezone: 'Europe/Berlin',
  now: '2026-11-22T12:00:00Z',
}

const read = (text: string | Uint8Array, given: Partial<typeof about> = {}) =>
  readImport(typeof text === 'string' ? Buffer.from(text) : text, { ...about, ...given })

const titlesOf = ({ lists }: ImportedFile) =>
  lists.flatMap(({ items }) => items.map(({ title }) => title))

const only = (file: ImportedFile): ImportedItem => {
  expect(file.problems).toEqual([])
  const [item, ...others] = file.lists.flatMap(({ items }) => items)
  if (!item || others.length > 0) throw new Error('not one item')
  return item
}

const empty = {
  ...{ kind: null, note: null, url: null, address: null },
  ...{ coordinates: null, starts: null, ends: null },
}

describe('a table', () => {
  test('of saved places, as Google Takeout writes it', () => {
    const file = read(
      'Title,Note,URL,Tags,Comment\n' +
        ',,,,\n' +
        'Cocolo Ramen X-berg,"Try the\ntantan",https://www.google.com/maps/place/Cocolo+Ramen+X-berg/data=!4m2!3m1!1s0x47a84e3:0x2a,,"Go early, it fills up"\n' +
        ',,"https://www.google.com/maps/search/52.4862,13.3598",,\n' +
        'Park,,,,\n',
    )
    expect(file.problems).toEqual([])
    expect(file.lists).toHaveLength(1)
    const [ramen, , park] = file.lists[0]?.items ?? []
    expect(ramen).toMatchObject({
      row: 3,
      title: 'Cocolo Ramen X-berg',
      kind: 'place',
      note: 'Try the\ntantan\nGo early, it fills up',
      url: 'https://www.google.com/maps/place/Cocolo+Ramen+X-berg/data=!4m2!3m1!1s0x47a84e3:0x2a',
    })
    expect(park).toEqual({ row: 6, title: 'Park', ...empty })
  })

  test('in another language, with other separators, a description before it or a mark of its coding', () => {
    expect(only(read('Titel,Notiz,URL,Kommentar\nZoo,schön,,\n'))).toMatchObject({ title: 'Zoo' })
    expect(only(read('Orte in Rom;;\n\nTitolo;Nota;URL\nTrevi;bello;\n'))).toMatchObject({
      title: 'Trevi',
      note: 'bello',
    })
    expect(only(read('name\taddress\r\nZoo\tHardenbergplatz 8\r\n'))).toMatchObject({
      address: 'Hardenbergplatz 8',
      kind: 'place',
    })
    expect(only(read('\ufeffTitle,Note\nMüggelsee,\n'))).toMatchObject({ title: 'Müggelsee' })
    const wide = Buffer.from('\ufeffTitle,Note\nMüggelsee,\n', 'utf16le')
    expect(only(read(wide))).toMatchObject({ title: 'Müggelsee' })
    const western = Buffer.from('Title,Note\nMüggelsee,\n', 'latin1')
    expect(only(read(western))).toMatchObject({ title: 'Müggelsee' })
  })

  test('with points, dates and more', () => {
    const head = 'Name,Latitude,Longitude,Date,Ends,Website,Notes\n'
    expect(
      only(
        read(`${head}Concert,52.5,"13,4",2026-12-12 19:00,2026-12-12T22:00:00+0100,a.example,x\n`),
      ),
    ).toEqual({
      ...empty,
      row: 2,
      title: 'Concert',
      kind: 'event',
      note: 'x',
      coordinates: { latitude: 52.5, longitude: 13.4 },
      starts: '2026-12-12T19:00:00',
      ends: '2026-12-12T22:00:00+01:00',
    })
    const item = only(read(`${head}Concert,0,0,next Friday,,,x\n`))
    expect(item).toMatchObject({ kind: null, note: 'x\nWhen: next Friday', coordinates: null })
    expect(only(read(`${head}Concert,95,13,2026-02-31,,,\n`))).toMatchObject({
      coordinates: null,
      starts: null,
      note: 'When: 2026-02-31',
    })
  })

  test('as Excel writes days in Germany, and with times in a column of their own', () => {
    const item = (text: string) => {
      const { starts, ends, kind } = only(read(text))
      return [kind, starts, ends]
    }
    expect(item('Titel;Datum\r\nJazz;12.12.2026 19:00\r\n')).toEqual([
      ...['event', '2026-12-12T19:00:00', null],
    ])
    expect(item('Titel;Beginn;Ende\nJazz;1.3.2027, 9.30 Uhr;01.03.2027 12:00\n')).toEqual([
      ...['event', '2027-03-01T09:30:00', '2027-03-01T12:00:00'],
    ])
    for (const time of ['20h30', '20:30', '20.30 Uhr', '8:30 PM', '20 h 30']) {
      expect(item(`Nom,Début\nConcert,31/12/2026 ${time}\n`)[1], time).toBe('2026-12-31T20:30:00')
    }
    expect(item('Titel,Datum,Uhrzeit\nJazz,31.12.2026,20 Uhr\n')[1]).toBe('2026-12-31T20:00:00')
    const outlook = 'Subject,Start Date,Start Time,End Date,End Time,All day event\n'
    expect(item(`${outlook}Jazz,12/18/2026,7:00:00 PM,12/18/2026,9:00:00 PM,False\n`)).toEqual([
      ...['event', '2026-12-18T19:00:00', '2026-12-18T21:00:00'],
    ])
    expect(item(`${outlook}Fair,18/12/2026,12:00:00 AM,19/12/2026,12:00:00 AM,True\n`)).toEqual([
      ...['event', '2026-12-18', '2026-12-19'],
    ])
  })

  test.each([
    ['Saturday 12 December 2026, 8pm', '2026-12-12T20:00:00', null],
    ['Sa, 12. Dezember 2026, 20 Uhr', '2026-12-12T20:00:00', null],
    ['samedi 12 décembre 2026 à 20h30', '2026-12-12T20:30:00', null],
    ['12 de diciembre de 2026', '2026-12-12', null],
    ['5.–7. Februar 2027', '2027-02-05', '2027-02-07'],
    ['2026-12-12T20:00+01:00', '2026-12-12T20:00:00+01:00', null],
  ])('has the date that the reader of time finds: %s', (cell, starts, ends) => {
    expect(only(read(`Title;Date\nJazz;${cell}\n`))).toMatchObject({ starts, ends })
  })

  test.each([
    '12 December',
    'next Friday',
    'Friday 12 December 2026',
    '12 December 2026 at 8',
    'tomorrow',
  ])('keeps the words of a date that is not sure: %s', (cell) => {
    const item = only(read(`Title;Date\nJazz;${cell}\n`))
    expect(item).toMatchObject({ starts: null, note: `When: ${cell}` })
  })

  test('with days that can be read both ways leaves them in the words, unless another row tells', () => {
    const [first] = read('Title,Date\nJazz,05/06/2027\n').lists[0]?.items ?? []
    expect(first).toMatchObject({ kind: null, note: 'When: 05/06/2027' })
    const [second] = read('Title,Date\nJazz,05/06/2027\nFolk,05/16/2027\n').lists[0]?.items ?? []
    expect(second?.starts).toBe('2027-05-06')
    const both = read('Title,Date\nJazz,05/16/2027\nFolk,16/05/2027\n')
    expect(both.lists[0]?.items.map(({ starts }) => starts)).toEqual([null, null])
  })

  test('with events that are over imports none of them, as from a calendar', () => {
    const rows = [
      ...['Old,2020-05-01,', 'Alt,01.05.2020 20:00,', 'Since,2026-11-01,2027-01-10'],
      ...['Yesterday,2026-11-21,', 'Today,2026-11-22,', 'Noon,2026-11-22 12:30,', 'Zoo,,'],
    ]
    const file = read(`Title,Date,Ends\n${rows.join('\n')}\n`)
    expect(titlesOf(file)).toEqual(['Since', 'Today', 'Zoo'])
    expect(file.problems).toEqual(
      [2, 3, 5, 7].map((row) => ({ row, message: 'The event is over.' })),
    )
  })

  test('names the house, the street and the town', () => {
    const addressIn = (head: string, row: string) => only(read(`${head}\n${row}\n`)).address
    expect(
      addressIn('Title,Date,Venue,Address', 'Jazz,2026-12-12,Blue Room,"Seestr. 1, 18119 Rostock"'),
    ).toBe('Blue Room, Seestr. 1, 18119 Rostock')
    expect(addressIn('Titel;Ort;Adresse', 'Jazz;Lido;Seestr. 1, 18119 Rostock')).toBe(
      'Lido, Seestr. 1, 18119 Rostock',
    )
    expect(addressIn('Titel;Adresse;Ort', 'Sauna;Seestr. 1;Rostock')).toBe('Seestr. 1, Rostock')
    expect(addressIn('Name;Straße;PLZ;Ort', 'Sauna;Seestr. 1;18119;Rostock')).toBe(
      'Seestr. 1, 18119 Rostock',
    )
    expect(addressIn('Title,Where,City', 'Jazz,Lido,Berlin')).toBe('Lido, Berlin')
    expect(addressIn('Title,Address,City', 'Zoo,"Seestr. 1, Rostock",Rostock')).toBe(
      'Seestr. 1, Rostock',
    )
    // Where nothing else is the title, places are.
    expect(only(read('Ort;Notiz\nMüggelsee;groß\n'))).toMatchObject({ title: 'Müggelsee' })
  })

  test('of Takeout is known by its shape where its words are not', () => {
    const url = 'https://www.google.com/maps/place/Tokyo+Tower/data=!4m2!3m1!1s0x1:0x2'
    expect(
      only(read(`タイトル,メモ,URL,タグ,コメント\n東京タワー,夜,${url},,また\n`)),
    ).toMatchObject({
      ...{ title: '東京タワー', note: '夜\nまた', url, kind: 'place' },
    })
    expect(only(read(`Tytuł,Notatka,URL,Komentarz\nWieża,,${url},noc\n`))).toMatchObject({
      ...{ title: 'Wieża', note: 'noc' },
    })
  })

  test('has a pin without a name called by its point', () => {
    const pin = only(
      read('Title,Note,URL\n,,"https://www.google.com/maps/search/52.4862,13.3598"\n'),
    )
    expect(pin).toMatchObject({ title: 'Pin at 52.4862, 13.3598', kind: 'place' })
    const { problems } = read('Title,Note,URL\n,,https://maps.google.com/?cid=12345\n')
    expect(problems).toEqual([{ row: 2, message: 'It has no title.' }])
  })

  test('has at most 20,000 rows, and says so of more', () => {
    const rows = (count: number) =>
      `Title\n${Array.from({ length: count }, (_, index) => `Place ${index}\n`).join('')}`
    const whole = read(rows(20_000))
    expect([titlesOf(whole).length, whole.problems]).toEqual([20_000, []])
    const more = read(rows(20_001))
    expect(titlesOf(more)).toHaveLength(20_000)
    expect(more.problems).toEqual([
      { row: null, message: 'Rows after the first 20000 are left out.' },
    ])
  })

  test('with broken rows is read as far as it can be, and says which row says nothing', () => {
    const file = read('Title,Note\nZoo "the" old,a"b\n,only a note\nPark\n"Lake,,,\n')
    expect(titlesOf(file).slice(0, 2)).toEqual(['Zoo "the" old', 'Park'])
    expect(file.problems).toContainEqual({
      row: 3,
      message: 'It has neither a title nor an address.',
    })
  })

  test('without a column for the title is refused', () => {
    expect(read('a,b\n1,2\n')).toEqual({
      lists: [],
      problems: [{ row: null, message: 'No column has the title: name one of them “Title”.' }],
    })
  })
})

describe('GeoJSON', () => {
  const file = (...features: object[]) =>
    JSON.stringify({ type: 'FeatureCollection', features: features })
  const url = 'https://maps.google.com/?cid=12345'

  test('as Takeout wrote it, and as it writes it now', () => {
    const older = {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [13.3777, 52.5163] },
      properties: {
        'Google Maps URL': url,
        Location: { Address: 'Pariser Platz, 10117 Berlin', 'Business Name': 'Brandenburg Gate' },
        Title: 'The Gate',
      },
    }
    const newer = {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [0, 0] },
      properties: {
        date: '2026-01-01T00:00:00Z',
        google_maps_url: url,
        location: { address: 'Pariser Platz, 10117 Berlin', country_code: 'DE', name: 'The Gate' },
        Comment: 'at night',
      },
    }
    const given = {
      row: 1,
      title: 'The Gate',
      kind: 'place',
      address: 'Pariser Platz, 10117 Berlin',
    }
    expect(only(read(file(older), { name: 'Saved Places.json' }))).toEqual({
      ...empty,
      ...given,
      url,
      coordinates: { latitude: 52.5163, longitude: 13.3777 },
    })
    expect(only(read(file(newer)))).toEqual({ ...empty, ...given, url, note: 'at night' })
  })

  test('of anybody else; what has no name, says so', () => {
    const geometry = { type: 'Point', coordinates: [13, 52, 34] }
    expect(only(read(file({ geometry, properties: { name: 'Bench' } })))).toMatchObject({
      coordinates: { latitude: 52, longitude: 13 },
    })
    expect(read(file({ geometry }, null as never, { properties: { name: 'Line' } }))).toMatchObject(
      {
        lists: [{ items: [{ title: 'Line', coordinates: null }] }],
        problems: [{ row: 1 }, { row: 2 }],
      },
    )
    expect(read('{"a": 1}')).toMatchObject({ problems: [{ row: null }] })
    expect(read('{"features": [')).toMatchObject({ problems: [{ row: null }] })
  })
})

describe('bookmarks', () => {
  const file = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<!-- This is an automatically generated file. -->
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE>
<H1>Bookmarks</H1>
<DL><p>
    <DT><H3 ADD_DATE="1700000000" PERSONAL_TOOLBAR_FOLDER="true">Bar</H3>
    <DL><p>
        <DT><A HREF="https://ostsee.example/sauna?a=1&amp;b=2" ADD_DATE="1" ICON="data:image/png;base64,AA==">Ostsee &amp; Sauna</A>
        <DD>Warm and
wide
        <DT><H3>Ramen</H3>
        <DL><p>
            <DT><A HREF="https://cocolo.example/">Cocolo</A>
        </DL><p>
        <DT><A HREF="javascript:alert(1)">Script</A>
    </DL><p>
    <DT><A HREF="https://zoo.example/opening-hours.html"></A>
</DL><p>`

  test('are one list, or one for each folder', () => {
    const one = read(file, { name: 'bookmarks.html' })
    expect(one.lists.map(({ name }) => name)).toEqual([null])
    expect(titlesOf(one)).toEqual(['Ostsee & Sauna', 'Cocolo', 'opening hours'])
    expect(one.lists[0]?.items[0]).toMatchObject({
      url: 'https://ostsee.example/sauna?a=1&b=2',
      note: 'Warm and\nwide',
    })
    expect(one.problems).toEqual([{ row: 3, message: 'It leads to no page of the web.' }])
    const folders = read(file, { folders: true })
    expect(folders.lists.map(({ name, items }) => [name, items.length])).toEqual([
      ['Bar', 1],
      ['Bar / Ramen', 1],
      [null, 1],
    ])
  })

  test('that end early or nest without an end are read as far as they go', () => {
    expect(titlesOf(read(file.slice(0, file.indexOf('Cocolo') + 3)))).toEqual([
      'Ostsee & Sauna',
      'Coc',
    ])
    const readNested = (depth: number) => {
      const nested = '<DT><H3>a</H3><DL><p>'.repeat(depth)
      const deep = `<!DOCTYPE NETSCAPE-Bookmark-file-1><A HREF="https://a.example">A</A>${nested}`
      expect(titlesOf(read(deep, { folders: true }))).toEqual(['A'])
    }
    expect(timesTheCpu(readNested, 2_000, 20_000)).toBeLessThan(40)
  })
})

test('a calendar gives the events that are still to come', () => {
  const event = (lines: string) => `BEGIN:VEVENT\n${lines}\nEND:VEVENT\n`
  const file = read(
    `BEGIN:VCALENDAR\n${event('SUMMARY:Jazz\nDTSTART:20261205T190000Z\nDTEND:20261205T220000Z\nLOCATION:Quasimodo')}` +
      `${event('SUMMARY:Old\nDTSTART:20201205T190000Z')}${event('SUMMARY:Market\nDTSTART;VALUE=DATE:20261212')}` +
      `${event('SUMMARY:Off\nSTATUS:CANCELLED\nDTSTART:20261205T190000Z')}END:VCALENDAR\n`,
    { name: 'events.ics' },
  )
  expect(file.lists[0]?.items).toEqual([
    {
      ...empty,
      row: 1,
      title: 'Jazz',
      kind: 'event',
      address: 'Quasimodo',
      starts: '2026-12-05T19:00:00Z',
      ends: '2026-12-05T22:00:00Z',
    },
    { ...empty, row: 3, title: 'Market', kind: 'event', starts: '2026-12-12' },
  ])
  expect(file.problems).toEqual([
    { row: 2, message: 'The event is over.' },
    { row: 4, message: 'The event is canceled.' },
  ])
})

test('an event of a calendar that goes on is not over', () => {
  const file = read(
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Exhibition\nDTSTART;VALUE=DATE:20261101\nDTEND;VALUE=DATE:20270111\nEND:VEVENT\n' +
      'BEGIN:VEVENT\nSUMMARY:Fair\nDTSTART:20261121T090000Z\nDTEND:20261122T110000Z\nEND:VEVENT\nEND:VCALENDAR\n',
    { name: 'events.ics' },
  )
  expect(file.lists[0]?.items).toMatchObject([
    { title: 'Exhibition', starts: '2026-11-01', ends: '2027-01-10' },
  ])
  expect(file.problems).toEqual([{ row: 2, message: 'The event is over.' }])
})

test('a description of a calendar is read without tags', () => {
  const file = read(
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Jazz\nDTSTART:20261205T190000Z\nDESCRIPTION:<p>Bring <b>friends</b> &amp\\; cash<br>at 8 < 9</p>\nEND:VEVENT\nEND:VCALENDAR\n',
    { name: 'events.ics' },
  )
  expect(file.lists[0]?.items[0]?.note).toBe('Bring friends & cash\nat 8 < 9')
})

test('an event of a calendar keeps its zone', () => {
  const file = read(
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Jazz\nDTSTART;TZID=America/New_York:20261205T190000\nEND:VEVENT\nEND:VCALENDAR\n',
    { name: 'events.ics' },
  )
  expect(file.lists[0]?.items[0]?.starts).toBe('2026-12-05T19:00:00-05:00[America/New_York]')
})

test('a text has one idea a line', () => {
  const file = read(
    '# Winter\n\n1. Ostsee Sauna – warm, wide\n- [ ] Cocolo Ramen https://cocolo.example/menu).\n* [Zoo](https://zoo.example/)\nhttps://a.example/tempelhofer-feld\n---\nPark\n',
    { name: 'ideas.md' },
  )
  expect(file.problems).toEqual([])
  expect(file.lists[0]?.items).toEqual([
    { ...empty, row: 3, title: 'Ostsee Sauna', note: 'warm, wide' },
    { ...empty, row: 4, title: 'Cocolo Ramen', url: 'https://cocolo.example/menu' },
    { ...empty, row: 5, title: 'Zoo', url: 'https://zoo.example/' },
    { ...empty, row: 6, title: 'tempelhofer feld', url: 'https://a.example/tempelhofer-feld' },
    { ...empty, row: 8, title: 'Park' },
  ])
})

test.each([
  ['PK\x03\x04', 'ZIP'],
  ['%PDF-1.7', 'PDF'],
  ['<?xml version="1.0"?>\n<kml xmlns="…">', 'KML'],
  ['<gpx version="1.1">', 'GPX'],
  ['<!doctype html><title>a</title>', 'page'],
  ['a\0b', 'no text'],
  ['{"type":"FeatureCollection","features":[{"type":', 'breaks off'],
])('what is not read says so: %j', (text, words) => {
  const { lists, problems } = read(text, { name: 'file' })
  expect({ lists, problems }).toEqual({
    lists: [],
    problems: [{ row: null, message: expect.stringContaining(words) }],
  })
})

test('a file with more than 20 MB is refused', () => {
  expect(read(Buffer.alloc(20_000_001, 'a'))).toMatchObject({ problems: [{ row: null }] })
})

describe('the excerpt of an item', () => {
  const item = {
    ...({ row: 1, title: 'Jazz', kind: 'event', note: 'Doors at 7' } as const),
    url: 'https://quasimodo.example/',
    address: 'Kantstraße 12a',
    coordinates: { latitude: 52.5, longitude: 13.3 },
    starts: '2026-12-05T20:00:00+01:00',
    ends: '2026-12-05T23:00:00+01:00',
  }

  test('has the note, and what is known in lines of their own', () => {
    expect(excerptOf(item)).toBe(
      'Doors at 7\nwhen: 2026-12-05T20:00:00+01:00\nends: 2026-12-05T23:00:00+01:00\naddress: Kantstraße 12a\n' +
        'geo: 52.5,13.3\nurl: https://quasimodo.example/',
    )
    expect(excerptOf(item, { links: false })).not.toContain('url:')
    expect(excerptOf({ ...item, ...empty })).toBeNull()
  })

  test('has at most 1,200 characters, of which the lines are never cut', () => {
    const url = `https://a.example/${'b'.repeat(580)}`
    const long = excerptOf({ ...item, url, note: '😀'.repeat(1_000), address: 'c'.repeat(150) })
    expect(long?.length).toBeLessThanOrEqual(1_200)
    expect(long?.isWellFormed()).toBe(true)
    expect(long?.endsWith(`\nurl: ${url}`)).toBe(true)
    const worst = excerptOf({ ...item, url, note: '😀'.repeat(1_000), address: 'c'.repeat(300) })
    expect(worst?.length).toBeLessThanOrEqual(1_200)
  })
})
