import { expect, test } from 'vitest'
import { readSource } from '#server/reading/source.ts'
import { sourceOf } from '#test/support/pages/read.ts'

/** From when until when a page says that it is, to the minute where it has hours. */
async function timesOf(html: string): Promise<(string | undefined)[]> {
  const { claims } = await readSource(sourceOf(new TextEncoder().encode(html)))
  return (['starts', 'ends'] as const).map((field) => {
    const [time] = claims.flatMap((claim) => (claim.field === field ? [claim.value] : []))
    return time?.local.slice(0, time.precision === 'exact' ? 16 : 10)
  })
}

const declared = (endDate = '2026-12-18') => {
  const thing = { '@type': 'Event', name: 'Songs', startDate: '2026-12-18', endDate }
  return `<script type="application/ld+json">${JSON.stringify(thing)}</script>`
}

test.each<[string, string, (string | undefined)[]]>([
  [
    'the only hours of its words',
    `${declared()}<h1>Songs</h1><p>An afternoon concert in the hall, 2:30pm to 4:15pm.</p>`,
    ['2026-12-18T14:30', '2026-12-18T16:15'],
  ],
  [
    'the same hours twice',
    `${declared()}<h1>Songs</h1><p>A concert, 14:30–16:15.</p><p>It runs 14:30–16:15.</p>`,
    ['2026-12-18T14:30', '2026-12-18T16:15'],
  ],
  [
    'no hours where there are two',
    `${declared()}<h1>Songs</h1><p>A concert, 2:30pm to 4:15pm.</p><p>Office: 9am to 5pm.</p>`,
    ['2026-12-18', '2026-12-18'],
  ],
  [
    'no hours of another day',
    `${declared()}<h1>Songs</h1><p>Tickets on 12 December 2026, 2:30pm to 4:15pm.</p>`,
    ['2026-12-18', '2026-12-18'],
  ],
  [
    'no hours of several days',
    `${declared('2026-12-20')}<h1>Songs</h1><p>Open 10am to 6pm.</p>`,
    ['2026-12-18', '2026-12-20'],
  ],
  [
    'no numbers that are no hours',
    `${declared()}<h1>Songs</h1><p>For ages 11–16, rooms 3 to 5.</p>`,
    ['2026-12-18', '2026-12-18'],
  ],
  [
    'hours beside the day of its title',
    '<title>2026-12-18 Workshop med Ada</title><h1>2026-12-18 Workshop med Ada</h1><p>Kursen är en dag, kl. 11–16, med lunch.</p><p>Anmälan öppnar torsdag 3 december kl. 18.00.</p>',
    ['2026-12-18T11:00', '2026-12-18T16:00'],
  ],
])('a day has %s', async (_, html, times) => {
  expect(await timesOf(html)).toEqual(times)
})

test.each([
  'Box office open 10:00–18:00.',
  'Box office: Mon–Fri 10am to 6pm',
  'Opening hours: Tuesday to Sunday 11:00–19:00',
  'Kasse: Di–So 10–18 Uhr',
  'Öffnungszeiten: 10:00–18:00 Uhr',
  'Café täglich 9 bis 17 Uhr',
  'Doors 7pm to 8pm',
  'Horario de taquilla: 17:00–20:00',
  'Mo-Fr 10:00-18:00',
  'Opening hours</p><p>10:00–18:00',
  'Happy hour 5pm to 7pm',
])('hours that are none of the event leave its day as it is: %s', async (words) => {
  const day = ['2026-12-18', '2026-12-18']
  expect(await timesOf(`${declared()}<h1>Songs</h1><p>${words}</p>`)).toEqual(day)
  const both = `<p>A concert in the hall, 2:30pm to 4:15pm.</p><p>${words}</p>`
  const times = ['2026-12-18T14:30', '2026-12-18T16:15']
  expect(await timesOf(`${declared()}<h1>Songs</h1>${both}`)).toEqual(times)
})

test.each(['Friday, 2:30pm to 4:15pm', 'A talk of 2 hours, 14:30–16:15'])(
  'hours of the event keep theirs: %s',
  async (words) => {
    const times = ['2026-12-18T14:30', '2026-12-18T16:15']
    expect(await timesOf(`${declared()}<h1>Songs</h1><p>${words}</p>`)).toEqual(times)
  },
)
