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
