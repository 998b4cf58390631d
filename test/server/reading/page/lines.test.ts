import { expect, test } from 'vitest'
import type { ClaimValues, Field } from '#server/domain/language/claim.ts'
import { sourceOf } from '#test/support/pages/read.ts'
import { readSource } from '#server/reading/source.ts'

async function read(html: string, title = 'Title') {
  const page = `<title>${title}</title><main><h1>${title}</h1>${html}</main>`
  const bytes = new TextEncoder().encode(page)
  const { claims, items } = await readSource(sourceOf(bytes))
  const values = <F extends Field>(field: F) =>
    claims.flatMap((claim) => (claim.field === field ? [claim.value as ClaimValues[F]] : []))
  return {
    starts: values('starts').map(({ local }) => local),
    venues: values('place_name'),
    ...{ items, either: values('either') },
  }
}

const event = (startDate: string) =>
  `<div itemscope itemtype="https://schema.org/Event"><b itemprop="name">Title</b><meta itemprop="startDate" content="${startDate}"></div>`

test.each<[string, string, string | null]>([
  [
    'the day and the hour stand in lines of their own',
    '\n <div>\n <span>Dec 5</span>\n </div>\n <div>2026</div>\n <div>Board</div>\n <div>5: 30 PM</div>\n<p>Come along.</p>',
    '2026-12-05T17:30:00',
  ],
  [
    'an hour touches the year before it',
    '<h3>December 5, 2026<span>11:30 AM</span></h3>',
    '2026-12-05T11:30:00',
  ],
  [
    'a label has no colon',
    '<div>Date Saturday, December 5, 2026 Time 1:30pm</div><p>On 7 December 2026, 9 am, the second one begins.</p>',
    '2026-12-05T13:30:00',
  ],
  [
    'it says which is the next date of many',
    `<p>Next date: Saturday, December 12, 2026 | 2:00 PM</p>${['January 9', 'February 13', 'March 13', 'April 10'].map((day) => `<p>When: ${day}, 2027 2:00 PM</p>`).join('')}`,
    '2026-12-12T14:00:00',
  ],
  [
    'only its head calls it an article, and it has a label',
    `<meta property="og:type" content="article"><p>Start date: December 12, 2026, 2:00 PM</p>${['9', '16', '23', '30'].map((day) => `<p>Saturday, January ${day}, 2027 2:00 PM</p>`).join('')}`,
    '2026-12-12T14:00:00',
  ],
  [
    'exhibitions have days, and hours at which they are open',
    '<p>Ausstellung vom 9. bis 23. Februar 2027</p><p>im Innenhof</p><p>Mo bis Fr: 9:00 – 16:00 Uhr</p>',
    '2027-02-09T00:00:00',
  ],
  [
    'comments below it are marked with times',
    ['2026-11-20 08:00:00', '2026-11-21 09:03:00', '2026-11-21 23:44:00', '2027-11-27 01:03:00']
      .map((time) => `<p><time datetime="${time}">a while ago</time> So true!</p>`)
      .join(''),
    null,
  ],
  [
    'it says when it came out in JSON-LD that is broken',
    '<script type="application/ld+json">{ "@type": "NewsArticle", name: Town, "datePublished": "2026-12-11 09:49:18" }</script><p>11 December 2026, 11:49</p><p>What the town has decided is told here.</p>',
    null,
  ],
  [
    'it shows another hour than it declares without a zone',
    `${event('2026-12-05T14:00')}<p>December 5, 2026 10:00 AM - 11:00 AM</p>`,
    '2026-12-05T10:00:00',
  ],
  [
    'it shows the hour that it declares, and another one',
    `${event('2026-12-05T20:00')}<p>December 5, 2026 7:00 PM reception, 8:00 PM talk</p>`,
    '2026-12-05T20:00:00',
  ],
])('a page says when it is where %s', async (_, html, starts) => {
  expect((await read(html)).starts[0] ?? null).toBe(starts)
})

test('labels that share a line are read as those of lines of their own', async () => {
  const { starts, venues } = await read(
    '<p>Termin: Freitag, 11. Dezember 2026\nEinlass: 19:30 Uhr\nBeginn: 20:00 Uhr\nOrt: Lichtspielhaus, Hauptstraße 25, 12345 Seestadt\nEintritt: frei</p>',
  )
  expect(starts).toEqual(['2026-12-11T20:00:00'])
  expect(venues).toEqual(['Lichtspielhaus'])
})

test('numbers of a day are in American order on a page with an American address', async () => {
  const page = '<p>08/05/27, 2:00 PM</p><p>1200 Market Street, St. Louis, MO 63103</p>'
  const { starts, either } = await read(page)
  expect([starts, either]).toEqual([['2027-08-05T14:00:00'], []])
})

test.each<[string, string, string[]]>([
  ['a label, and the next line', '<p>Location:</p><p>Harkins Branch</p>', ['Harkins Branch']],
  ['a label of its own line', '<p>Ort: Kulturhaus Mitte (2. Stock)</p>', ['Kulturhaus Mitte']],
  ['a city alone', '<p>Location: Manchester</p>', []],
  ['two labels that differ', '<p>Venue: Town Hall</p><p>Venue: Old Barn</p>', []],
  ['a question', '<p>Where is it?</p><p>Old Barn</p>', ['Old Barn']],
  ['a room behind it', '<p>Where?</p><p>Exchange LT3</p>', ['Exchange']],
  ['a room before it', '<p>Where?</p><p>C33, Exchange Building</p>', ['Exchange Building']],
  ['a pin', '<p>📍 Leduc Antique Society</p>', ['Leduc Antique Society']],
  ['the line below', '<p>Galerie Nord</p><p>What she paints.</p>', ['Galerie Nord']],
  ['a street in the line below', '<p>Koombea Calle 85 # 53-14</p>', ['Koombea']],
  ['a class', '<p class="event-location">Koombea Calle 85 # 53-14</p>', ['Koombea']],
  ['two elements of a class', '<p class="venue">Koombea</p><p class="venue">Endava</p>', []],
  ['a person in the line below', '<p>Ada Lovelace, poet</p>', []],
  [
    'its sentence in English',
    '<p>See you at 2pm on December 5th at Third Space Coffee House in the west.</p>',
    ['Third Space Coffee House'],
  ],
  [
    'its sentence in Italian',
    '<p>Il 5 dicembre 2026 alle ore 14 presso l’Auditorium De Carlo (primo piano), con Ada.</p>',
    ['Auditorium De Carlo'],
  ],
  ['a sentence that names no place', '<p>On December 5, 2026 we talk about the Future.</p>', []],
  ['a name with “and”', '<p>Victoria and Albert Museum</p>', ['Victoria and Albert Museum']],
  ['a kind in small letters', '<p>salle Berlioz</p>', ['salle Berlioz']],
  ['a pin before a city', '<p>📍 Berlin, Germany</p>', []],
  ['a note behind a label', '<p>Location: To be announced</p>', []],
  ['a link of a class', '<p class="venue">All Venues</p>', []],
  ['a link to its page', '<a href="/lieux/le-lido/">le Lido</a>', ['Lido']],
  [
    'a link to its page among others',
    '<a href="https://example.org/en/venues/koombea?from=1">Koombea</a><a href="/artists/ada">Ada</a>',
    ['Koombea'],
  ],
  [
    'links to the pages of two',
    '<a href="/venues/koombea">Koombea</a><a href="/venues/endava">Endava</a>',
    [],
  ],
  ['a link to the list of them', '<a href="/venues/">Concert halls</a>', []],
  ['a class of somebody', '<p class="user-location">Koombea</p>', []],
  ['a class, still to come', '<p class="venue">Online</p>', []],
  ['a person of a museum', '<p>Director of the City Museum, Ada Lovelace</p>', []],
  ['what a theatre shows', '<p>Theater für Kinder ab 4 Jahren</p>', []],
  ['a topic', '<p>Schule und Corona</p>', []],
  ['who presents it', '<p>Presented by City Museum</p>', []],
  [
    'in whose honor it is',
    '<p>On December 5, 2026 at 2 PM in Honor of Ada Lovelace we sing.</p>',
    [],
  ],
  ['a series', '<p>Am 5. Dezember 2026 um 14 Uhr im Rahmen der Reihe Haus der Zukunft.</p>', []],
  [
    'where somebody worked',
    '<p>On December 5, 2026 at 2 PM we welcome Ada, who worked at Leduc Theatre.</p>',
    [],
  ],
  [
    'its sentence without a comma',
    '<p>On December 5, 2026 at 2 PM we sing at Leduc Theatre.</p>',
    ['Leduc Theatre'],
  ],
  ['a sentence of another day', '<p>On 6 December 2026 we sing at Old Barn Theatre.</p>', []],
])('a page of an event without an address names its venue by %s', async (_, html, venues) => {
  expect((await read(`<p>December 5, 2026 2:00 PM</p>${html}`)).venues).toEqual(venues)
})

test('a page names the venue of an address by its label', async () => {
  const address = '<p>Open to all: 29 Craigowan Road, Dundee DD2 4NN</p>'
  const html = `<p>December 5, 2026 2:00 PM</p><p>Location: Community Church</p>${address}`
  expect((await read(html)).venues).toEqual(['Community Church'])
})

test('the line below an hour without minutes names the venue', async () => {
  const html = '<p>Samstag, 5. Dezember 2026, 20 Uhr</p><p>Galerie Nord</p><p>Was sie malt.</p>'
  expect((await read(html)).venues).toEqual(['Galerie Nord'])
})

test('a note behind a label leaves the name before the address', async () => {
  const address = '<p>Old Barn, 29 Craigowan Road, Dundee DD2 4NN</p>'
  const html = `<p>December 5, 2026 2:00 PM</p><p>Location: In person</p>${address}`
  expect((await read(html)).venues).toEqual(['Old Barn'])
})

test.each([
  ['Museum Members Free', []],
  ['Leduc Symphony Hall Orchestra', []],
  ['Leduc Symphony Hall', ['Leduc Symphony Hall']],
  ['Museum of Bread', ['Museum of Bread']],
])('of a page in English, %s below the hour names %j', async (line, venues) => {
  const about =
    '<p>We will sing the songs that we have learned this year, and you are all welcome.</p>'
  expect((await read(`<p>December 5, 2026 2:00 PM</p><p>${line}</p>${about}`)).venues).toEqual(
    venues,
  )
})

test('the title of an event again below its hour is no venue', async () => {
  const html = '<p>Samstag, 5. Dezember 2026, 20 Uhr</p><p>Galerie Nord</p>'
  expect((await read(html, 'Galerie Nord')).venues).toEqual([])
})

test('a quote around a part of a venue stays', async () => {
  const html = '<p>December 5, 2026 2:00 PM</p><p>Ort:</p><p>Landhotel "Zur Linde"</p>'
  expect((await read(html)).venues).toEqual(['Landhotel "Zur Linde"'])
})

const headings = (...names: string[]) =>
  names.map((name) => `<h2>${name}</h2><p>What is said of ${name}.</p>`).join('')
const recipe = `<script type="application/ld+json">${JSON.stringify([
  { '@type': 'Article', headline: 'The best soup' },
  { '@type': 'Recipe', name: 'The best soup' },
])}</script>`

test.each<[string, string]>([
  ['parts of a recipe', `<h1>The 3 best soups</h1>${recipe}${headings('Salt', 'Oil', 'Leek')}`],
  [
    'articles that came out beside one',
    `<meta property="og:type" content="article">${headings('One, 1 June 2026', 'Two, 2 June 2026', 'Three, 3 June 2026')}`,
  ],
  [
    'other events below the day of its own',
    `<p>When: 5 December 2026, 8 pm</p>${headings('Jazz, 6 December 2026', 'Rock, 7 December 2026', 'Folk, 8 December 2026')}`,
  ],
])('a page has no list of %s', async (_, html) => {
  expect((await read(html)).items).toEqual([])
})
