import { describe, expect, test } from 'vitest'
import { decide } from '#server/domain/capture/decide.ts'
import { readTextSource } from '#server/domain/capture/read_text.ts'
import { primary, toDecide } from '#test/support/given/claims.ts'
import { readSource } from '#server/reading/source.ts'
import { decided } from '#test/support/pages/decided.ts'
import { sourceOf } from '#test/support/pages/read.ts'

/** The zone of a text about something on 12 December 2026, and whether it was assumed that the largest city is meant. */
function zoneOfText(text: string, timezone = 'Europe/Berlin'): string {
  const about = { url: null, now: '2026-11-22T10:00:00Z', timezone, language: null }
  const decision = decide(toDecide({ readings: primary(readTextSource(text, about)), timezone }))
  if (decision.end !== 'save') throw new Error(JSON.stringify(decision))
  return [decision.idea.timezone, ...decision.disclosures].join(' · ')
}

/** The same of a page with an event in its metadata. */
async function zoneOfPage(
  address: object,
  { url = 'https://gigs.example/1', html = '', startDate = '2026-12-12T20:00:00' } = {},
): Promise<string> {
  const location = { '@type': 'Place', name: 'The Vault', address }
  const thing = { '@type': 'MusicEvent', name: 'Blue Trio', startDate, location }
  const body = `${html}<h1>Blue Trio</h1><script type="application/ld+json">${JSON.stringify(thing)}</script>`
  const source = { ...sourceOf(new TextEncoder().encode(body)), url }
  const decision = decided(
    { page: 'en/page', url, expected: { ask: 'subject' } },
    await readSource(source),
  )
  if (decision.end !== 'save') throw new Error(JSON.stringify(decision))
  return [decision.idea.timezone, ...decision.disclosures].join(' · ')
}

const assumed = ' · capture.city_assumed'

describe('a city whose name others have', () => {
  test.each([
    ['Concert in Birmingham on 12 December 2026, 8pm', `Europe/London${assumed}`],
    ['Concert in Cambridge on 12 December 2026, 8pm', `Europe/London${assumed}`],
    ['Concert in Portland on 12 December 2026, 8pm', `America/Los_Angeles${assumed}`],
    ['Concert in Perth on 12 December 2026, 8pm', `Australia/Perth${assumed}`],
    ['Concert in Melbourne on 12 December 2026, 8pm', `Australia/Melbourne${assumed}`],
    ['Concert in Newcastle on 12 December 2026, 8pm', `Europe/London${assumed}`],
    ['Concert in Hamilton on 12 December 2026, 8pm', `America/Toronto${assumed}`],
    ['Concert in Victoria on 12 December 2026, 8pm', `America/Vancouver${assumed}`],
    ['Concierto en San José el 12 de diciembre de 2026 a las 20:00', 'America/Costa_Rica'],
    [
      'Concierto en Córdoba el 12 de diciembre de 2026 a las 20:00',
      `America/Argentina/Buenos_Aires${assumed}`,
    ],
    ['Concierto en Valencia el 12 de diciembre de 2026 a las 20:00', `Europe/Madrid${assumed}`],
    ['Concierto en Santiago el 12 de diciembre de 2026 a las 20:00', `America/Santiago${assumed}`],
    ['Concierto en Valencia el 12 de diciembre de 2026 a las 20:00, 25 €', 'Europe/Madrid'],
    ['Concierto en Córdoba el 12 de diciembre de 2026 a las 20:00, 25 €', 'Europe/Madrid'],
    [
      'Concierto en Santiago el 12 de diciembre de 2026 a las 20:00, tel. +56 2 2345 6789',
      'America/Santiago',
    ],
    ['Concert in Birmingham on 12 December 2026, 8pm, £15', 'Europe/London'],
    ['Concert in Birmingham on 12 December 2026, 8pm, $15', 'America/Chicago'],
    ['Concert in Newcastle on 12 December 2026, 8pm, call +61 2 4929 0000', 'Australia/Sydney'],
    ['Concert in Portland on 12 December 2026, 8pm, $15', `America/Los_Angeles${assumed}`],
    ['Concert in Portland, Maine on 12 December 2026, 8pm', 'America/New_York'],
    ['Concert in Portland, ME on 12 December 2026, 8pm', 'America/New_York'],
    ['Concert in Portland, Oregon on 12 December 2026, 8pm', 'America/Los_Angeles'],
    ['Concert in Birmingham, Alabama on 12 December 2026, 8pm', 'America/Chicago'],
    ['Concert in Birmingham, England on 12 December 2026, 8pm', 'Europe/London'],
    ['Concert in Cambridge, MA on 12 December 2026, 8pm', 'America/New_York'],
    ['Concert in Cambridge, UK on 12 December 2026, 8pm', 'Europe/London'],
    ['Concert in Melbourne, FL on 12 December 2026, 8pm', 'America/New_York'],
    ['Concert in Perth, Scotland on 12 December 2026, 8pm', 'Europe/London'],
    ['Concert in London, Ontario on 12 December 2026, 8pm', 'America/Toronto'],
    ['Concert in Paris, Texas on 12 December 2026, 8pm', 'America/Chicago'],
    ['Concert in Paris on 12 December 2026, 8pm', 'Europe/Paris'],
    ['Concert in London on 12 December 2026, 8pm', 'Europe/London'],
    ['Concert in Chicago on 12 December 2026, 8pm', 'America/Chicago'],
    ['Konzert in Berlin am 12. Dezember 2026, 20 Uhr', 'Europe/Berlin'],
  ])('%s: %s', (text, expected) => {
    expect(zoneOfText(text)).toBe(expected)
  })

  test('is the one of the account where that is the largest', () => {
    const text = 'Concert in Birmingham on 12 December 2026, 8pm'
    expect(zoneOfText(text, 'Europe/London')).toBe('Europe/London')
  })

  const portland = { streetAddress: '8 Main St', addressLocality: 'Portland' }
  const birmingham = { streetAddress: '8 Broad Street', addressLocality: 'Birmingham' }

  test.each([
    [birmingham, {}, `Europe/London${assumed}`],
    [{ ...birmingham, addressCountry: 'GB' }, {}, 'Europe/London'],
    [{ ...birmingham, addressCountry: 'US' }, {}, 'America/Chicago'],
    [{ ...birmingham, addressCountry: 'US', addressRegion: 'AL' }, {}, 'America/Chicago'],
    [{ ...birmingham, postalCode: 'B1 2EA' }, {}, 'Europe/London'],
    [birmingham, { url: 'https://gigs.co.uk/1' }, 'Europe/London'],
    [birmingham, { html: '<html lang="en-GB">' }, 'Europe/London'],
    [birmingham, { html: '<html lang="en-US">' }, 'America/Chicago'],
    [birmingham, { html: '<html lang="en-US"><p>Tickets £15</p>' }, 'Europe/London'],
    [birmingham, { html: '<p>Call +44 121 496 0000</p>' }, 'Europe/London'],
    [birmingham, { startDate: '2026-12-12T20:00:00-06:00' }, 'America/Chicago'],
    [{ ...portland, addressCountry: 'US' }, {}, `America/Los_Angeles${assumed}`],
    [{ ...portland, addressCountry: 'US', addressRegion: 'ME' }, {}, 'America/New_York'],
    [portland, { startDate: '2026-12-12T20:00:00-05:00' }, 'America/New_York'],
    [{ addressLocality: 'San José', addressCountry: 'CR' }, {}, 'America/Costa_Rica'],
    [{ addressLocality: 'Auckland', addressCountry: 'New Zealand' }, {}, 'Pacific/Auckland'],
  ])('%j of a page with %j: %s', async (address, some, expected) => {
    expect(await zoneOfPage(address, some)).toBe(expected)
  })
})
