import { describe, expect, test } from 'vitest'
import { readSource } from '#server/reading/source.ts'
import { decided } from '#test/support/pages/decided.ts'
import { sourceOf } from '#test/support/pages/read.ts'

const addresses = {
  berlin: 'Cuvrystraße 7, 10997 Berlin',
  portland: '3017 SE Milwaukie Ave, Portland, OR 97202',
  london: '12 Brick Lane, London E1 6RF',
  paris: '12 quai de Valmy, 75010 Paris, France',
  nowhere: 'Somewhere',
}

/** When a page is that gives a start in its metadata and shows other words: `start zone`, with its end and disclosures. */
async function when(
  address: keyof typeof addresses,
  times: Readonly<Record<string, string>>,
  body: string,
): Promise<string> {
  const location = { '@type': 'Place', name: 'The Vault', address: addresses[address] }
  const thing = { '@type': 'MusicEvent', name: 'Blue Trio', location, ...times }
  const html = `<h1>Blue Trio</h1><script type="application/ld+json">${JSON.stringify(thing)}</script>${body}`
  const reading = await readSource(sourceOf(new TextEncoder().encode(html)))
  const page = {
    page: 'en/page',
    url: 'https://tickets.example/page',
    expected: { ask: 'subject' },
  }
  const decision = decided(page, reading)
  if (decision.end !== 'save') throw new Error(JSON.stringify(decision))
  const { idea, disclosures } = decision
  const at = (date: Date | null) => date?.toISOString().slice(0, 16) ?? ''
  return [`${at(idea.starts_at)} ${idea.timezone}`, at(idea.ends_at), ...disclosures]
    .filter((part) => part !== '')
    .join(' · ')
}

describe('a start in universal time', () => {
  const startDate = '2026-12-12T20:00:00Z'

  test.each([
    // The page shows it as its local time.
    [
      'berlin',
      { startDate },
      '<p>Samstag, 12. Dezember 2026, 20 Uhr</p>',
      '2026-12-12T19:00 Europe/Berlin',
    ],
    [
      'berlin',
      { startDate: '2026-12-12T20:00:00+00:00' },
      '<p>12.12.2026, 20:00 Uhr</p>',
      '2026-12-12T19:00 Europe/Berlin',
    ],
    [
      'portland',
      { startDate },
      '<p>Saturday, December 12, 2026 at 8:00 PM</p>',
      '2026-12-13T04:00 America/Los_Angeles',
    ],
    [
      'portland',
      { startDate },
      '<p>Sat Dec 12</p><p>Doors 7pm, show 8pm</p>',
      '2026-12-13T04:00 America/Los_Angeles',
    ],
    [
      'portland',
      { startDate },
      '<dl><dt>Date</dt><dd>December 12, 2026</dd><dt>Time</dt><dd>8 pm</dd></dl>',
      '2026-12-13T04:00 America/Los_Angeles',
    ],
    [
      'paris',
      { startDate },
      '<p>Samedi 12 décembre 2026 à 20h</p>',
      '2026-12-12T19:00 Europe/Paris',
    ],
    [
      'paris',
      { startDate, endDate: '2026-12-12T22:30:00Z' },
      '<p>12 décembre 2026, 20h – 22h30</p>',
      '2026-12-12T19:00 Europe/Paris · 2026-12-12T21:30',
    ],
    [
      'berlin',
      { startDate },
      '<time datetime="2026-12-12T20:00">Samstag</time>',
      '2026-12-12T19:00 Europe/Berlin',
    ],
    [
      'berlin',
      { startDate },
      '<time datetime="2026-12-12T20:00:00+01:00">Samstag</time>',
      '2026-12-12T19:00 Europe/Berlin',
    ],
    [
      'portland',
      { startDate, doorTime: '19:00' },
      '<p>An evening of jazz.</p>',
      '2026-12-13T04:00 America/Los_Angeles',
    ],
    [
      'portland',
      { startDate, doorTime: '2026-12-12T19:00:00' },
      '<p>An evening of jazz.</p>',
      '2026-12-13T04:00 America/Los_Angeles',
    ],
    [
      'portland',
      { startDate, description: 'December 12, 2026, 8pm: an evening of jazz.' },
      '<p>Jazz.</p>',
      '2026-12-13T04:00 America/Los_Angeles',
    ],
    [
      'nowhere',
      { startDate },
      '<p>12.12.2026, 20:00 Uhr</p>',
      '2026-12-12T19:00 Europe/Berlin · capture.zone_assumed',
    ],
    [
      'berlin',
      { startDate: '2027-06-26T20:00:00Z' },
      '<p>Samstag, 26. Juni 2027, 20 Uhr</p>',
      '2027-06-26T18:00 Europe/Berlin',
    ],
    // It shows the time that clocks have then.
    [
      'berlin',
      { startDate: '2026-12-12T19:00:00Z' },
      '<p>Samstag, 12. Dezember 2026, 20 Uhr</p>',
      '2026-12-12T19:00 Europe/Berlin',
    ],
    [
      'portland',
      { startDate: '2026-12-13T04:00:00Z' },
      '<p>Saturday, December 12, 2026 at 8:00 PM</p>',
      '2026-12-13T04:00 America/Los_Angeles',
    ],
    [
      'berlin',
      { startDate },
      '<p>12. Dezember 2026, Einlass 20 Uhr, Beginn 21 Uhr</p>',
      '2026-12-12T20:00 Europe/Berlin',
    ],
    [
      'berlin',
      { startDate },
      '<p>12. Dezember 2026, Einlass 20 Uhr</p>',
      '2026-12-12T20:00 Europe/Berlin',
    ],
    [
      'berlin',
      { startDate },
      '<p>Support 20:00 Uhr, Blue Trio 21:00 Uhr</p>',
      '2026-12-12T20:00 Europe/Berlin',
    ],
    [
      'london',
      { startDate },
      '<p>Saturday 12 December 2026, 8pm</p>',
      '2026-12-12T20:00 Europe/London',
    ],
    [
      'london',
      { startDate: '2027-06-26T19:00:00Z' },
      '<p>26 June 2027, 8pm</p>',
      '2027-06-26T19:00 Europe/London',
    ],
    [
      'portland',
      { startDate },
      '<p>December 12, 2026, 8pm UTC</p>',
      '2026-12-12T20:00 America/Los_Angeles',
    ],
    [
      'portland',
      { startDate },
      '<p>December 12, 2026, noon</p>',
      '2026-12-12T20:00 America/Los_Angeles',
    ],
    [
      'berlin',
      { startDate, doorTime: '19:00' },
      '<p>Ein Abend mit Jazz.</p>',
      '2026-12-12T20:00 Europe/Berlin',
    ],
    [
      'berlin',
      { startDate },
      '<p>Ein Abend mit Jazz. Bürozeiten 9 bis 17 Uhr.</p>',
      '2026-12-12T20:00 Europe/Berlin',
    ],
    [
      'berlin',
      { startDate },
      '<p>Nächstes Konzert: 19. Dezember 2026, 20 Uhr</p>',
      '2026-12-12T20:00 Europe/Berlin',
    ],
    // Nothing shows it, and no concert begins then.
    [
      'portland',
      { startDate: '2026-12-12T12:00:00Z' },
      '<p>Jazz.</p>',
      '2026-12-12T12:00 America/Los_Angeles · capture.zone_differs',
    ],
    // It gives the offset itself.
    [
      'berlin',
      { startDate: '2026-12-12T20:00:00+01:00' },
      '<p>12.12.2026, 19 Uhr</p>',
      '2026-12-12T19:00 Europe/Berlin',
    ],
  ] as const)('at %s, %j, %s', async (address, times, body, expected) => {
    expect(await when(address, times, body)).toBe(expected)
  })
})

describe('a start with the offset of another season', () => {
  const shown = '<p>Saturday, December 12, 2026 at 8:00 PM</p>'

  test.each<[string, keyof typeof addresses, string, string, string]>([
    ['as the page shows it', 'portland', '-07:00', shown, '2026-12-13T04:00 America/Los_Angeles'],
    [
      'as written where it shows none',
      'portland',
      '-07:00',
      '<p>Jazz.</p>',
      '2026-12-13T03:00 America/Los_Angeles · capture.zone_differs',
    ],
    [
      'as the clocks have it where the page shows that',
      'portland',
      '-07:00',
      '<p>December 12, 2026 at 7:00 PM</p>',
      '2026-12-13T03:00 America/Los_Angeles · capture.zone_differs',
    ],
    [
      'as written where it is hours off',
      'portland',
      '+01:00',
      shown,
      '2026-12-12T19:00 America/Los_Angeles · capture.zone_differs',
    ],
  ])('is %s', async (_, address, offset, body, expected) => {
    expect(await when(address, { startDate: `2026-12-12T20:00:00${offset}` }, body)).toBe(expected)
  })
})
