import { describe, expect, test } from 'vitest'
import { readSource } from '#server/reading/source.ts'
import { decided } from '#test/support/pages/decided.ts'
import { sourceOf } from '#test/support/pages/read.ts'

/** What a page becomes: `start zone · name | address · disclosures`, or what is asked. */
async function outcome(html: string): Promise<string> {
  const url = 'https://tickets.example/page'
  const reading = await readSource(sourceOf(new TextEncoder().encode(html)))
  const decision = decided({ page: 'en/page', url, expected: { ask: 'subject' } }, reading)
  if (decision.end === 'fail') throw new Error(JSON.stringify(decision))
  if (decision.end === 'ask') return decision.question.text
  const { idea, disclosures } = decision
  const start = idea.starts_at?.toISOString().slice(0, 16) ?? '-'
  const place = idea.place && `${idea.place.name} | ${idea.place.address}`
  return [`${start} ${idea.timezone ?? idea.place?.timezone}`, place, ...disclosures].join(' · ')
}

function event(address: unknown, startDate: string): string {
  const location = { '@type': 'Place', name: 'The Vault', address }
  const thing = { '@type': 'MusicEvent', name: 'Blue Trio', startDate, location }
  return `<h1>Blue Trio</h1><script type="application/ld+json">${JSON.stringify(thing)}</script>`
}

describe('where and when a page says that it is', () => {
  test.each([
    [
      event('3017 SE Milwaukie Ave, Portland, OR 97202', '2026-12-18T20:00:00'),
      '2026-12-19T04:00 America/Los_Angeles · The Vault | 3017 SE Milwaukie Ave, Portland, OR 97202',
    ],
    [
      event(
        { streetAddress: '8 Main St', addressLocality: 'Smallville', addressRegion: 'Oregon' },
        '2026-12-18T20:00:00',
      ),
      '2026-12-18T19:00 Europe/Berlin · The Vault | 8 Main St, Smallville · capture.zone_assumed',
    ],
    [
      event(
        {
          streetAddress: '8 Main St',
          addressLocality: 'Smallville',
          addressRegion: 'Oregon',
          addressCountry: 'US',
        },
        '2026-12-18T20:00:00',
      ),
      '2026-12-19T04:00 America/Los_Angeles · The Vault | 8 Main St, Smallville, Oregon',
    ],
    [
      event('3017 SE Milwaukie Ave, Portland, OR 97202', '2026-12-18T20:00:00-05:00'),
      '2026-12-19T01:00 America/Los_Angeles · The Vault | 3017 SE Milwaukie Ave, Portland, OR 97202 · capture.zone_differs',
    ],
    [
      event('3017 SE Milwaukie Ave, Portland, OR 97202', '2026-12-19T04:00:00Z'),
      '2026-12-19T04:00 America/Los_Angeles · The Vault | 3017 SE Milwaukie Ave, Portland, OR 97202',
    ],
    [
      event(
        { streetAddress: '8 Main St', addressLocality: 'Smallville', addressCountry: 'US' },
        '2026-12-18T20:00:00-05:00',
      ),
      '2026-12-19T01:00 America/New_York · The Vault | 8 Main St, Smallville',
    ],
    [
      event('24 University Avenue, Wolfville, NS', '2026-12-18T20:00:00'),
      '2026-12-19T00:00 America/Halifax · The Vault | 24 University Avenue, Wolfville, NS',
    ],
    [
      event('Somewhere', '2026-12-18T20:00:00-05:00'),
      '2026-12-19T01:00 Europe/Berlin · The Vault | Somewhere · capture.zone_differs',
    ],
    [
      '<html lang="en-US"><h1>Holiday Market</h1><p>12/5/2026 - 12/6/2026, 11 AM to 5 PM</p><p>Pier 35, 1454 The Embarcadero, San Francisco, CA 94133</p>',
      '2026-12-05T19:00 America/Los_Angeles · Pier 35 | 1454 The Embarcadero, San Francisco, CA 94133',
    ],
    [
      '<html lang="pt-BR"><h1>Feira da Praça</h1><p>Sábado, 19 de junho de 2027, das 16h às 23h</p><p>Praça Roosevelt, 100 - Consolação, São Paulo - SP</p>',
      '2027-06-19T19:00 America/Sao_Paulo · Praça Roosevelt | Praça Roosevelt, 100 - Consolação, São Paulo - SP',
    ],
    [
      '<meta property="event:start_time" content="2026-12-10T19:30:00-05:00"><h1>Comedy Night</h1><p>Thu, Dec 10 · 7:30pm - 10pm EST</p><p>412 W 4th St New York, NY 10012</p>',
      '2026-12-11T00:30 America/New_York · 412 W 4th St | 412 W 4th St, New York, NY 10012',
    ],
    [
      '<html lang="en"><h1>My favourite café in Ghent</h1><p>It is small and the cakes are the best of the whole town by far.</p><p>Kraanlei 12, 9000 Gent</p>',
      '- Europe/Brussels · Kraanlei 12 | Kraanlei 12, 9000 Gent',
    ],
    [
      '<html lang="en-US"><h1>Board meeting</h1><p>December 5, 2026, 2:00 PM</p><p>Location</p><p>Town Hall</p>',
      'Where is “Board meeting”? Its page does not tell its time zone. Give the city, and its state or country.',
    ],
    [
      '<html lang="en-US"><h1>Board meeting</h1><p>December 5, 2026, 2:00 PM</p><p>Location</p><p>Virtual</p>',
      '2026-12-05T13:00 Europe/Berlin ·  · capture.zone_assumed',
    ],
  ])('%s', async (html, expected) => {
    expect(await outcome(html)).toBe(expected)
  })
})
