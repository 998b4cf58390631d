import { expect, test } from 'vitest'
import type { Claim } from '#server/domain/language/claim.ts'
import { readSource } from '#server/reading/source.ts'
import { sourceOf } from '#test/support/pages/read.ts'

const address = 'https://www.example.org/a/page'

async function claimsOf(html: string, url = address): Promise<readonly Claim[]> {
  return (await readSource(sourceOf(new TextEncoder().encode(html), { url }))).claims
}

/** When a page is that says that it is an event; null for any other. */
async function eventOf(html: string, url = address): Promise<string | null> {
  const claims = await claimsOf(html, url)
  const kinds = claims.map(({ field, value }) => field === 'kind' && value)
  const [starts = null] = claims.flatMap((claim) => (claim.field === 'starts' ? claim.value : []))
  const isEvent = kinds.includes('event') || starts?.precision === 'exact'
  return isEvent ? (starts?.local.slice(0, starts.precision === 'exact' ? 16 : 10) ?? null) : null
}

const page = (body: string, { title = 'Ada reads', head = '' } = {}) =>
  `<title>${title}</title>${head}<main><h1>${title}</h1>${body}</main>`
const article = '<meta property="og:type" content="article">'
const published = '<meta property="article:published_time" content="2026-11-20T10:00:00Z">'
const told = `<script type="application/ld+json">${JSON.stringify({ '@type': 'BlogPosting', headline: 'x', datePublished: '2026-11-01' })}</script>`
const rows = ['Dec 4', 'Dec 11', 'Dec 18', 'Jan 8'].map(
  (day) => `${day} ${day > 'E' ? 2027 : 2026}, 11am - 3pm`,
)

test.each<[string, string, string | null]>([
  ['a day alone beside its title', page('<p>18.12.2026</p><p>What she wrote.</p>'), '2026-12-18'],
  [
    'a day alone above its title',
    `<main><p>18.12.2026</p>${page('<p>What she wrote.</p>')}</main>`,
    '2026-12-18',
  ],
  ['a day with one word', page('<p>Evento del 18-12-2026</p><p>Chi viene?</p>'), '2026-12-18'],
  [
    'a day with an hour behind a label',
    page('<p>18.12.2026 | Bretnig</p><p>What she wrote.</p><p>Uhrzeit</p><p>ab 19.00 Uhr</p>'),
    '2026-12-18T19:00',
  ],
  [
    'a day with two hours behind labels',
    page(
      '<p>18.12.2026 | Bretnig</p><p>What she wrote.</p><p>Time</p><p>7 pm</p><p>Time</p><p>9 pm</p>',
    ),
    '2026-12-18',
  ],
  [
    'a day beside its title, and hours of other days',
    page(
      '<p>18 December 2026</p><p>From 19:30 on 18 December</p><p>Before: 9 December 2026, 18:45</p><p>After: 23 January 2027, 18:45</p>',
    ),
    '2026-12-18T19:30',
  ],
  [
    'days of a course in an article, with an hour behind a label',
    page('<p>Dates: 18th to 21st December 2026</p><p>Time: 9:15 AM - 1:00 PM</p>', { head: told }),
    '2026-12-18T09:15',
  ],
  ['a day that is over', page('<p>18.11.2026</p><p>What she wrote.</p>'), null],
  ['a day and a month in numbers alone', page('<p>18.12.</p><p>What she wrote.</p>'), null],
  [
    'a day of a page that came out once',
    page('<p>18.12.2026</p><p>What she wrote.</p>', { head: published }),
    null,
  ],
  [
    'a day in a sentence',
    page('<p>The law is in force from 18 December 2026 in all parts of the country.</p>'),
    null,
  ],
  [
    'a day far below the title',
    page(`${'<p>What she wrote.</p>'.repeat(6)}<p>18.12.2026</p>`),
    null,
  ],
  [
    'a leaf of a calendar',
    page('<div>18</div><div>vendredi</div><div>décembre 2026</div><div>21:00</div>'),
    '2026-12-18T21:00',
  ],
  [
    'a leaf with the month above',
    page('<div>Dec</div><div>18</div><div>2026</div><div>9:00 PM</div>'),
    '2026-12-18T21:00',
  ],
  [
    'the day of its title, and the hour in a sentence',
    page(
      '<p>Das nächste Treffen findet am 18.12.2026 in den Räumen des Clubs (Zeiseweg 9) ab 19 Uhr statt. Kommt alle.</p>',
      { title: 'Treffen am 18.12.2026' },
    ),
    '2026-12-18T19:00',
  ],
  [
    'a title that begins with the day, and the hour in the next row',
    page('<p>Datum: fredag 18 december</p><p>Prova-på: 12.30–13.10</p>', {
      title: '2026-12-18 Dans på torget',
      head: told,
    }),
    '2026-12-18T12:30',
  ],
  [
    'an article whose title has the day elsewhere',
    page('<p>So it goes.</p>', { title: 'Prices rise 2026-12-18 again', head: told }),
    null,
  ],
  [
    'the month of its title, and the day in a sentence',
    page(
      '<p>El jueves día 17 de diciembre, a las 20.00 nos veremos de nuevo las caras en el local de siempre.</p>',
      { title: 'Reunión diciembre 2026', head: article },
    ),
    '2026-12-17T20:00',
  ],
  [
    'a sentence of an article with another month in its title',
    page(
      '<p>El jueves día 17 de diciembre, a las 20.00 nos veremos de nuevo las caras en el local de siempre.</p>',
      { title: 'Reunión enero 2026', head: article },
    ),
    null,
  ],
  [
    'rows of days below each other',
    page(rows.map((row) => `<p>${row}</p>`).join('')),
    '2026-12-04T11:00',
  ],
  [
    'a programme',
    page(rows.map((row, index) => `<p>${row}</p><p>Band ${'ABCD'[index]} plays</p>`).join('')),
    null,
  ],
  [
    'times to come in a class of any time',
    page(
      '<p><time class="datetime" datetime="2026-12-18T19:30:00">December 18, 2026 7:30 PM</time></p>',
    ),
    '2026-12-18T19:30',
  ],
  [
    'the minute at which a comment was written',
    page(
      '<p>Bo, 18 December 2026 at 17:08, said that nobody should ever have to read this sentence.</p>',
    ),
    null,
  ],
])('a page is an event or none by %s', async (_, html, starts) => {
  expect(await eventOf(html)).toBe(starts)
})

test('a heading that is nothing but a day is no title', async () => {
  const html =
    '<title>Foodie Fridays</title><main><h2>Friday, December 18, 2026</h2><p>Come along.</p></main>'
  const titles = (await claimsOf(html)).flatMap((claim) =>
    claim.field === 'title' ? [claim.value] : [],
  )
  expect(titles).toEqual(['Foodie Fridays'])
})

test('the hour of a title is in the zone that the words of its page name', async () => {
  const html = page('<p>When: Friday, December 18, 2026 at 6:30pm CST</p>', {
    title: 'Social, Fri, Dec 18 @ 6:30 PM',
  })
  const starts = (await claimsOf(html)).flatMap((claim) =>
    claim.field === 'starts' ? [claim.value] : [],
  )
  expect(starts.map(({ local, zone_name }) => [local, zone_name])).toContainEqual([
    '2026-12-18T18:30:00',
    'CST',
  ])
})

test('a line that is a city and its country tells the zone', async () => {
  const html = page(
    '<p>Viernes 18 de diciembre de 2026, 19:00</p><p>Área Dos, Carrera 53 No 76-239 Local 405</p><p>Barranquilla, Colombia</p>',
  )
  const zones = (await claimsOf(html)).flatMap((claim) =>
    claim.field === 'timezone' ? [claim.value] : [],
  )
  expect(zones).toEqual(['America/Bogota'])
})

test.each<[string, string[]]>([
  [
    'Viernes, 18 de diciembre de 2026, 20:00 h. Auditorio Virginia Martínez.',
    ['Auditorio Virginia Martínez'],
  ],
  ['Viernes, 18 de diciembre de 2026, 20:00 h. Entrada libre.', []],
])('“%s” names its venue or none', async (line, venues) => {
  const claims = await claimsOf(page(`<p>${line}</p>`, { title: 'Loving' }))
  expect(claims.flatMap((claim) => (claim.field === 'place_name' ? [claim.value] : []))).toEqual(
    venues,
  )
})

const section = 'https://www.example.org/events/2026/ada-reads'
const came = (time: string) => `<meta property="article:published_time" content="${time}">`

test.each<[string, string, string, string | null]>([
  [
    'the day beside its title, long after it came out',
    section,
    page('<p>December 18, 2026</p><p>What she wrote.</p>', { head: article + published }),
    '2026-12-18',
  ],
  [
    'the same by its title alone',
    address,
    page('<p>18.12.2026</p><p>Wer kommt?</p>', { head: published, title: 'Lesung mit Ada' }),
    '2026-12-18',
  ],
  [
    'tomorrow, which may be when it came out on another clock',
    section,
    page('<p>November 23, 2026</p><p>What she wrote.</p>', { head: published }),
    null,
  ],
  [
    'the day and the hour at which it says that it comes out',
    section,
    page('<p>December 18, 2026</p><p>What she wrote.</p>', {
      head: article + came('2026-12-18T19:30:00+02:00'),
    }),
    '2026-12-18T19:30',
  ],
  [
    'the day at whose midnight it says that it comes out',
    section,
    page('<p>December 18, 2026</p><p>What she wrote.</p>', {
      head: article + came('2026-12-18T00:00:00+01:00'),
    }),
    '2026-12-18',
  ],
  [
    'an hour in universal time, which builders fill in',
    section,
    page('<p>December 18, 2026</p><p>What she wrote.</p>', {
      head: article + came('2026-12-18T19:30:00Z'),
    }),
    '2026-12-18',
  ],
  [
    'a day to come of what is no event',
    'https://www.example.org/news/law',
    page('<p>December 18, 2026</p><p>The law.</p>', { head: article + published, title: 'A law' }),
    null,
  ],
])('a page is an event or none by %s, of one that says when it came out', async (...given) => {
  const [, url, html, starts] = given
  expect(await eventOf(html, url)).toBe(starts)
})

test.each<[string, string, string | null]>([
  [
    'a word of the title, the day and the hour',
    page(
      '<p>Das nächste Vereinstreffen findet am 18. Dezember 2026 um 19:00 Uhr statt, und alle sind eingeladen.</p>',
      { head: article + published, title: 'Mats Sund im Vereinstreffen' },
    ),
    '2026-12-18T19:00',
  ],
  [
    'one word of many of the title',
    page(
      '<p>Das nächste Vereinstreffen findet am 18. Dezember 2026 um 19:00 Uhr statt, und alle sind eingeladen.</p>',
      { head: article + published, title: 'Warum das Vereinstreffen im Rathaus nichts kostete' },
    ),
    null,
  ],
  [
    'no word of the title',
    page(
      '<p>Die Sitzung des Gremiums findet am 18. Dezember 2026 um 19:00 Uhr statt, und alle sind eingeladen.</p>',
      { head: article + published, title: 'Mats Sund im Vereinstreffen' },
    ),
    null,
  ],
])('an article is an event or none by a sentence with %s', async (_, html, starts) => {
  expect(await eventOf(html)).toBe(starts)
})

const facts = '<p>Fri 18 Dec</p><p>7:30-9am</p>'

test.each<[string, string, string | null]>([
  [
    'in a sidebar',
    `<aside class="sidebar"><div class="event-info">${facts}</div></aside>`,
    '2026-12-18T07:30',
  ],
  [
    'of others in a list',
    `<aside class="sidebar"><div class="event-info">${facts}</div><div class="event-info">${facts}</div></aside>`,
    null,
  ],
  ['in a footer', `<footer><div class="event-info">${facts}</div></footer>`, null],
])('the block of facts of an event counts or not: %s', async (_, block, starts) => {
  const html = `<main><h1>Breakfast</h1><p>What the two of them will say about it in the morning.</p>${block}</main>`
  expect(await eventOf(html)).toBe(starts)
})

test('a menu is not the content of a page, whatever its name', async () => {
  const menu = `<nav id="main">${'<a href="/x">Club cars</a>'.repeat(9)}</nav>`
  const html = `<title>Meeting - Club</title>${menu}<div id="content"><h1>Meeting</h1><div>Friday 18 December 2026 - 7:30pm</div><p>At the rooms of the club.</p></div>`
  expect(await eventOf(html)).toBe('2026-12-18T19:30')
})

test('a full stop behind the number of a day ends no sentence', async () => {
  const html = page(
    '<p>Kommt vorbei. Am 2. Mai 2027 steht von 10:00 bis 11:00 Uhr das Beet im Mittelpunkt. Bringt Körbe mit.</p>',
    { title: 'Workshop am 2. Mai 2027' },
  )
  expect(await eventOf(html)).toBe('2027-05-02T10:00')
})

test.each<[string, string, string | null]>([
  [
    'is said below its article',
    '<div><span>Date &amp; Time</span><p>Friday, December 18</p><p>11:30 am - 2 pm</p></div>',
    '2026-12-18T11:30',
  ],
  [
    'is not what its sidebar says of others',
    '<aside><span>Date &amp; Time</span><p>Friday, December 18</p><p>11:30 am - 2 pm</p></aside>',
    null,
  ],
  ['is not what stands there without a label', '<p>Friday, December 18, 11:30 am - 2 pm</p>', null],
])('when the event of a page is %s', async (_, beside, starts) => {
  const html = `<title>Lunch</title>${article}<section><article><h1>Lunch</h1><p>What the people of the house will show to those who come.</p></article>${beside}</section>`
  expect(await eventOf(html)).toBe(starts)
})

test('the number at the end of a title is no day of the month that the next line begins with', async () => {
  const html = page('<p>December 18, 2026</p><p>We watch it together.</p>', { title: 'Live Day 1' })
  expect(await eventOf(html)).toBe('2026-12-18')
})
