import { describe, expect, test } from 'vitest'
import { readSource } from '#server/reading/source.ts'
import { sourceOf } from '#test/support/pages/read.ts'
import { decided } from '#test/support/pages/decided.ts'

const url = 'https://www.example.org/a/page'

/** When a page is on universal clocks, and its zone; what is asked, or null where it names no time. */
async function startOf(html: string): Promise<string | null> {
  const reading = await readSource(sourceOf(new TextEncoder().encode(html), { url }))
  const decision = decided({ page: 'en/page', url, expected: { ask: 'subject' } }, reading)
  if (decision.end === 'fail') throw new Error(JSON.stringify(decision))
  if (decision.end === 'ask') return decision.question.text
  const { starts_at, timezone } = decision.idea
  return starts_at && `${starts_at.toISOString().slice(0, 16)} ${timezone}`
}

function event(startDate: string, shown: string): string {
  const address = '3017 SE Milwaukie Ave, Portland, OR 97202'
  const location = { '@type': 'Place', name: 'The Vault', address }
  const thing = { '@type': 'Event', name: 'Blue Trio', startDate, location }
  return `<title>Blue Trio</title><script type="application/ld+json">${JSON.stringify(thing)}</script><main><h1>Blue Trio</h1>${shown}</main>`
}

describe('an hour whose offset was taken off it twice', () => {
  const day = '<h3>Date</h3><p>Dec 12 2026</p>'
  test.each([
    [`${day}<h3>Time</h3><p>8:00 pm - 9:30 pm</p>`, '2026-12-13T04:00 America/Los_Angeles'],
    // The page shows what is declared, no day, or universal time.
    [`${day}<p>Noon to 8 pm, 12:00 pm</p>`, '2026-12-12T20:00 America/Los_Angeles'],
    ['<p>8:00 pm - 9:30 pm</p>', '2026-12-12T20:00 America/Los_Angeles'],
    [`${day}<p>8:00 pm UTC</p>`, '2026-12-12T20:00 America/Los_Angeles'],
  ])('below %s', async (shown, starts) => {
    expect(await startOf(event('2026-12-12T12:00:00-08:00', shown))).toBe(starts)
  })
})

const page = (title: string, body: string, head = '') =>
  `<title>${title}</title>${head}<main><h1>${title}</h1>${body}</main>`

test('a city is the last of several parts of a line with its day', async () => {
  const line = '<p>Fri, 11 Dec 2026 · 19:30 · Small stage: Old mill · Bern</p>'
  expect(await startOf(page('Improv Comedy Show', line))).toBe('2026-12-11T18:30 Europe/Zurich')
})

const told = `<script type="application/ld+json">${JSON.stringify({ '@type': 'BlogPosting', headline: 'x', datePublished: '2026-11-01' })}</script>`

describe('an article that invites to something', () => {
  test.each<[string, string, string | null]>([
    [
      'Sewing workshop',
      '<p>Our workshop begins on Saturday, 12 December 2026 at 14:00, and lasts all afternoon.</p>',
      '2026-12-12T13:00 Europe/Berlin',
    ],
    [
      'Kochabend: Eierkuchen',
      '<p>Am Freitag, den 11.12.2026 ab 19 Uhr, ist wieder unser Kochabend mit allen.</p>',
      '2026-12-11T18:00 Europe/Berlin',
    ],
    [
      'Pumpkin workshop',
      '<p>**DATE** 12 December 2026, 17:00</p><p>**COSTS** none</p>',
      '2026-12-12T16:00 Europe/Berlin',
    ],
    [
      'Pumpkin workshop',
      '<table><tr><td>**DATE**</td><td>12 December 2026, 17:00</td></tr></table>',
      '2026-12-12T16:00 Europe/Berlin',
    ],
    // Its title names nothing to go to, or the sentence is about other things, or the page says no hour.
    [
      'Airline sets new date for membership',
      '<p>The new date for its membership is Saturday, 12 December 2026 at 14:00.</p>',
      null,
    ],
    ['Sewing workshop', '<p>The town votes on Saturday, 12 December 2026 at 14:00.</p>', null],
    ['Sewing workshop', '<p>The workshop was a success that we repeat on Saturday.</p>', null],
  ])('“%s”: %s', async (title, body, starts) => {
    expect(await startOf(page(title, body, told))).toBe(starts)
  })
})
