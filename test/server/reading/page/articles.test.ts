import { expect, test } from 'vitest'
import type { ClaimValues, Field } from '#server/domain/language/claim.ts'
import { decided } from '#test/support/pages/decided.ts'
import { sourceOf } from '#test/support/pages/read.ts'
import { readSource } from '#server/reading/source.ts'

const published = '2026-11-22T08:03:52+01:00'
const jsonld = (thing: object) =>
  `<script type="application/ld+json">${JSON.stringify(thing)}</script>`
const declared = (type: string) =>
  jsonld({ '@type': type, headline: 'Title', name: 'Title', datePublished: published })
const builder = `<meta property="og:type" content="article"><meta property="article:published_time" content="${published}">`
const prose =
  '<p>On 5 December 2026 at 8 pm the town will see what comes of it at 12 High Street.</p>'

async function read(html: string) {
  const bytes = new TextEncoder().encode(
    `<title>Title</title><main>${html.includes('<h1>') ? '' : '<h1>Title</h1>'}${html}</main>`,
  )
  const reading = await readSource(sourceOf(bytes))
  const value = <F extends Field>(field: F) =>
    reading.claims.find((claim) => claim.field === field)?.value as ClaimValues[F] | undefined
  return { reading, starts: value('starts')?.local ?? null, address: value('address') ?? null }
}

test.each<[string, string, string | null, string | null]>([
  ...['NewsArticle', 'BlogPosting', 'Recipe', 'VideoObject'].map(
    (type): [string, string, null, null] => [
      `${type} in JSON-LD`,
      `${declared(type)}${prose}`,
      null,
      null,
    ],
  ),
  [
    'an article that declares an event',
    `${declared('NewsArticle')}${jsonld({ '@type': 'Event', name: 'Jazz', startDate: '2026-12-05T20:00' })}${prose}`,
    ...['2026-12-05T20:00:00', null],
  ] as [string, string, string, null],
  ...(
    [
      ['a label', '<p>Termin: 5. Dezember 2026</p><p>Beginn: 20 Uhr</p>'],
      ['a list of labels', '<dl><dt>When</dt><dd>Saturday, 5 December 2026, 8 pm</dd></dl>'],
      ['a day in its title', '<h1>Concert on 5 December 2026</h1>'],
    ] as const
  ).flatMap(([by, html]) => {
    const day = by === 'a day in its title'
    const starts = day ? '2026-12-05T00:00:00' : '2026-12-05T20:00:00'
    return ['BlogPosting', 'Product'].map(
      (type): [string, string, string, null] =>
        [
          `an event that a ${type} announces with ${by}`,
          `${declared(type)}${html}<p>Come along.</p>`,
          ...[starts, null],
        ] as [string, string, string, null],
    )
  }),
  ...(
    [
      ['a label and a day that is over', 'NewsArticle', '<p>Date: 5 November 2026, 8 pm</p>'],
      ['a label of a release', 'Product', '<p>Date de sortie : 5 December 2026, 8 pm</p>'],
      ['a title with the release of a film', 'NewsArticle', '<h1>New film on 5 December 2026</h1>'],
      ['a recipe for a day', 'Recipe', '<h1>Dinner on 5 December 2026</h1>'],
    ] as const
  ).map(
    ([what, type, html]): [string, string, null, null] =>
      [`${type}: ${what}`, `${declared(type)}${html}`, ...[null, null]] as [
        string,
        string,
        null,
        null,
      ],
  ),
  ['a page that some builder calls an article', `${builder}${prose}`, null, null],
  [
    'such a page with its day in a line of its own',
    `${builder}<p>We look forward to it.</p><p>Saturday, 5 December 2026, 8 pm</p>`,
    ...['2026-12-05T20:00:00', null],
  ] as [string, string, string, null],
  [
    'such a page with a label',
    `${builder}<p>We look forward to it.</p><p>When: Saturday, 5 December 2026, 8 pm in the great hall of the old town</p>`,
    ...['2026-12-05T20:00:00', null],
  ] as [string, string, string, null],
  [
    'such a page with the title of another one that has a day',
    `${builder}<p>We look back.</p><a href="/march"><h2>March to the court this Saturday, 5 December, 1:30 pm</h2><p>Yesterday</p></a>`,
    ...[null, null],
  ] as [string, string, null, null],
  ...[
    'https://tickets.example.net/7',
    'https://www.example.org/concert.ics',
    'https://www.example.org/a/page?share=1',
  ].map((href): [string, string, string, null] => [
    `such a page with a link to ${href}`,
    `${builder}<p>We look forward to it.</p><p><a href="${href}">Saturday, 5 December 2026, 8 pm – get your ticket</a></p>`,
    ...(['2026-12-05T20:00:00', null] as const),
  ]),
  [
    'such a page with a day that was nearer than it will be',
    `${builder}<p>24 June, 11:30</p><p>What the council has decided.</p>`,
    ...[null, null],
  ] as [string, string, null, null],
  [
    'such a page with an hour from and to',
    `${builder}<p>Join us for the first meeting of the year! December 5, 2026 5:00pm - 7:00pm.</p>`,
    ...['2026-12-05T17:00:00', null],
  ] as [string, string, string, null],
  [
    'an article with the café in a line of its own',
    `${declared('Article')}<p>They roast their own beans.</p><p>Koffie &amp; Ink, Vlaanderenstraat 40, 9000 Gent</p>`,
    ...[null, 'Vlaanderenstraat 40, 9000 Gent'],
  ] as [string, string, null, string],
  [
    'an article with the contact of its publisher',
    `${declared('Article')}<p>It went well.</p><p>presse@amt.example Konstantinstraße 110, 53179 Bonn</p>`,
    null,
    null,
  ],
  [
    'a short article with where its publisher meets',
    `${builder}<p>It is online.</p><p>We gather at 309 East Adams Street in Muncie</p>`,
    null,
    null,
  ],
  [
    'a page of prose with who publishes it below',
    `<p>${'They wrote about the weather, the river and the fields. '.repeat(8)}</p><p>Bundesamt, Konstantinstraße 110, 53179 Bonn</p>`,
    null,
    null,
  ],
  [
    'a page of prose with the address of its title below',
    `<h1>Café Lindenhof</h1><p>${'They wrote about the weather, the river and the fields. '.repeat(8)}</p><p>Lindenhof, Konstantinstraße 110, 53179 Bonn</p>`,
    null,
    'Konstantinstraße 110, 53179 Bonn',
  ],
  [
    'prose with a street',
    '<p>Long ago, when all of it began, they lived at 12 High Street and had a cat.</p>',
    null,
    null,
  ],
  [
    'a street behind a label',
    '<p>It is a fine place for an evening with friends.</p><p>Address: 12 High Street</p>',
    null,
    '12 High Street',
  ],
  [
    'a street in an address',
    '<p>It is a fine place for an evening.</p><address>12 High Street</address>',
    null,
    '12 High Street',
  ],
])('%s', async (_, html, starts, address) => {
  const found = await read(html)
  expect([found.starts, found.address]).toEqual([starts, address])
})

test.each([
  ['in its own zone', '22 November 2026, 08:03'],
  ['a minute later', '22 November 2026, 08:04'],
  ['in universal time', '22 November 2026, 07:03'],
  ['in a zone that nobody names', '22 November 2026, 02:03'],
  ['as a day', '22 November 2026'],
])('the time at which a page came out is no time of an event, %s', async (_, byline) => {
  const page = `<meta property="article:published_time" content="${published}"><p>${byline}</p><p>It was a long day.</p>`
  expect((await read(page)).starts).toBeNull()
})

test.each<[string, string, string | null]>([
  [
    'that repeats its title',
    '<h3>Holiday club for children - 3rd to 6th December 2026</h3><p>From 9.15am.</p>',
    '2026-12-03T00:00:00',
  ],
  ['about something else', '<h3>From 1 December 2026 the mayor is Ada</h3>', null],
  ['of days that are over', '<h3>Holiday club, 3 to 6 July 2026</h3>', null],
])('an article has the days of a heading %s', async (_, body, starts) => {
  const { starts: found } = await read(
    `${declared('BlogPosting')}<h1>Holiday club</h1><p>Come all.</p>${body}`,
  )
  expect(found).toBe(starts)
})

test('of labels in two languages the one whose day is read whole counts', async () => {
  const { reading } = await read(
    `${declared('BlogPosting')}<p>When: Monday, December 7th, 7:00 PM</p><p>Where: Koombea</p><p>Kiedy: Poniedziałek, 7 grudnia, 19:00</p>`,
  )
  const starts = reading.claims.flatMap((claim) =>
    claim.field === 'starts' ? claim.value.local : [],
  )
  expect(starts).toEqual(['2026-12-07T19:00:00'])
})

test('a full hour of the day on which a page came out is that of something', async () => {
  const page = `<meta property="article:published_time" content="${published}"><p>Concert 22 November 2026, 20:00</p>`
  expect((await read(page)).starts).toBe('2026-11-22T20:00:00')
})

test.each([
  ['running words', '<h1>Concert</h1><p>Concert on 5 March 2026 at 8 pm in the hall.</p>', 'save'],
  ['the title', '<h1>Concert on 5 March 2026 at 8 pm</h1><p>In the hall.</p>', 'ask'],
  [
    'a declared event',
    `<h1>Concert</h1>${jsonld({ '@type': 'Event', name: 'Concert', startDate: '2026-03-05T20:00' })}`,
    'ask',
  ],
])('whether it is over is asked of what is over in %s', async (_, html, end) => {
  const { reading } = await read(html)
  const url = 'https://www.example.org/a/page'
  const decision = decided({ page: 'x', url, expected: { ask: 'past' } }, reading)
  expect(decision.end).toBe(end)
  if (decision.end === 'save')
    expect(decision.idea).toMatchObject({ kind: 'place', starts_at: null })
  if (decision.end === 'ask') expect(decision.question.kind).toBe('past')
})
