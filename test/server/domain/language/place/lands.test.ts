import { describe, expect, test } from 'vitest'
import { decide } from '#server/domain/capture/decide.ts'
import { addressesIn } from '#server/domain/language/place/address.ts'
import { locate } from '#server/domain/language/place/zone_of_address.ts'
import { readTextSource } from '#server/domain/capture/read_text.ts'
import { primary, toDecide } from '#test/support/given/claims.ts'

/** An address as it is kept: with a comma between street and city. */
const withComma = (address: string) => address.replace('4th St New York', '4th St, New York')

/** An address, and the zone of an event there with a wall time; null where the account's is assumed, which is disclosed. */
const table: readonly (readonly [string, string | null])[] = [
  // The United States, with a code and without.
  ['3017 SE Milwaukie Ave, Portland, OR 97202', 'America/Los_Angeles'],
  ['3017 SE Milwaukie Ave, Portland, OR', 'America/Los_Angeles'],
  ['3017 SE Milwaukie Ave, Portland, Oregon 97202', 'America/Los_Angeles'],
  ['1454 The Embarcadero, San Francisco, CA 94133', 'America/Los_Angeles'],
  ['412 W 4th St New York, NY 10012', 'America/New_York'],
  ['188 State St, Portland, ME 04101', 'America/New_York'],
  ['4 Main St, Berlin, CT 06037', 'America/New_York'],
  ['100 Buffalo St, Hamburg, NY 14075', 'America/New_York'],
  ['50 Bonham St, Paris, TX 75460', 'America/Chicago'],
  ['201 Main St, El Paso, TX 79901', 'America/Denver'],
  ['1012 Broadway, Nashville, TN 37203', 'America/Chicago'],
  ['1012 Broadway Ave, Nashville, TN', 'America/Chicago'],
  ['735 Broad St, Knoxville, TN 37902', 'America/New_York'],
  ['1 Monument Cir, Indianapolis, IN 46204', 'America/Indiana/Indianapolis'],
  ['5 Palafox St, Pensacola, FL 32502', 'America/Chicago'],
  ['8 Ocean Dr, Smallville, FL', null],
  ['1525 NW 57th St, Seattle, WA 98107', 'America/Los_Angeles'],
  ['2424 Kalakaua Ave, Honolulu, HI 96815', 'Pacific/Honolulu'],
  ['92-161 Waipahe Pl, Kapolei, HI 96707', 'Pacific/Honolulu'],
  ['411 W 4th Ave, Anchorage, AK 99501', 'America/Anchorage'],
  ['1 Main St, Holbrook, AZ 86025', 'America/Phoenix'],
  // Canada.
  ['290 Bremner Blvd, Toronto, ON M5V 3L9', 'America/Toronto'],
  ['750 Hornby St, Vancouver, BC V6Z 2H7', 'America/Vancouver'],
  ['750 Hornby St, Vancouver, BC', 'America/Vancouver'],
  ['1020 Wyndham Rd, London, ON N6A 1H3', 'America/Toronto'],
  ['175 rue Sainte-Catherine Ouest, Montréal (Québec) H2X 3X5', 'America/Toronto'],
  ['8 Main St, Calgary, AB T2P 1J9', 'America/Edmonton'],
  ['1 Water St, Halifax, NS B3J 1S1', 'America/Halifax'],
  // The United Kingdom and Australia.
  ['6 Southwark St, London SE1 1TQ', 'Europe/London'],
  ['12 Broad Street, Birmingham', 'Europe/London'],
  ['1 Macquarie St, Sydney NSW 2000', 'Australia/Sydney'],
  ['1 Macquarie St, Sydney NSW', 'Australia/Sydney'],
  ['10 Hindley Street, Adelaide SA 5000', 'Australia/Adelaide'],
  ['22 Beaufort Street, Perth WA 6000', 'Australia/Perth'],
  // Brazil, Mexico, Argentina.
  ['Praça Roosevelt, 100 - Consolação, São Paulo - SP', 'America/Sao_Paulo'],
  ['Praça Roosevelt, 100 - Consolação, São Paulo - SP, 01303-020', 'America/Sao_Paulo'],
  ['Av. Eduardo Ribeiro, 659 - Centro, Manaus - AM', 'America/Manaus'],
  ['Rua da Aurora, 457, Recife/PE', 'America/Recife'],
  ['Avenida Paulista, 1578, São Paulo', 'America/Sao_Paulo'],
  ['Calle Orizaba 87, 06700 Ciudad de México', 'America/Mexico_City'],
  ['Av. Álvaro Obregón 101, Ciudad de México', 'America/Mexico_City'],
  ['Av. Corrientes 1234, CABA', 'America/Argentina/Buenos_Aires'],
  ['Av. Corrientes 1234, C1043AAZ Buenos Aires', 'America/Argentina/Buenos_Aires'],
  // Where the eight languages are spoken in Europe.
  ['Hohenzollernring 22, 50672 Köln', 'Europe/Berlin'],
  ['Hohenzollernring 22, Köln', 'Europe/Berlin'],
  ['Mariahilfer Straße 1, 1060 Wien', 'Europe/Vienna'],
  ['Herrengasse 14, A-8010 Graz', 'Europe/Vienna'],
  ['Bahnhofstrasse 3, 8001 Zürich', 'Europe/Zurich'],
  ['Pilatusstrasse 1, CH-6003 Luzern', 'Europe/Zurich'],
  ['Kraanlei 12, 9000 Gent', 'Europe/Brussels'],
  ['Rue de la Loi 16, 1040 Bruxelles', 'Europe/Brussels'],
  ['Korenmarkt 3, B-9000 Gent', 'Europe/Brussels'],
  ['12 rue de la Paix, 75002 Paris', 'Europe/Paris'],
  ['12 rue de la Paix, Lyon', 'Europe/Paris'],
  ['Calle Mayor 5, 28013 Madrid', 'Europe/Madrid'],
  ['Piazza del Duomo 1, 20122 Milano', 'Europe/Rome'],
  ['Piazza del Duomo 1, Milano', 'Europe/Rome'],
  ['Rua Augusta 12, 1100-053 Lisboa', 'Europe/Lisbon'],
  ['Prinsengracht 263, 1016 GV Amsterdam', 'Europe/Amsterdam'],
  ['Prinsengracht 263, 1017 SE Amsterdam', 'Europe/Amsterdam'],
  ['ul. Długa 5, 00-238 Warszawa', 'Europe/Warsaw'],
  ['Dorfstraße 1, 3999 Niemandsdorf', null],
]

describe('an event with a wall time', () => {
  test.each(table)('at %s has the zone %s', (address, zone) => {
    const text = `Blue Trio\n12 December 2026, 20:00\nThe Vault\n${address}`
    const about = { url: null, now: '2026-11-22T10:00:00Z', timezone: 'Asia/Tokyo', language: null }
    const readings = primary(readTextSource(text, about))
    const decision = decide(toDecide({ readings, timezone: 'Asia/Tokyo' }))
    if (decision.end !== 'save') throw new Error(JSON.stringify(decision))
    const { idea, disclosures } = decision
    const isAssumed = disclosures.includes('capture.zone_assumed')
    expect(isAssumed ? null : idea.timezone).toBe(zone)
    expect(idea.place).toMatchObject({ name: 'The Vault', address: withComma(address) })
  })

  test.each(table)('%s is found whole', (address) => {
    expect(
      addressesIn(`Doors at 7.\n${address}\nTickets at the door`).map((one) => one.address),
    ).toEqual([withComma(address)])
  })
})

describe('an address that a page gives with its parts', () => {
  test.each([
    [
      { address: 'Burnside St, Portland', region: 'Oregon', city: 'Portland', country: 'US' },
      'America/Los_Angeles',
    ],
    [{ address: 'Burnside St, Portland', city: 'Portland', country: 'United States' }, null],
    [{ address: 'Main St, Berlin', city: 'Berlin', country: 'US' }, null],
    [
      { address: 'Main St, London', region: 'ON', city: 'London', country: 'CA' },
      'America/Toronto',
    ],
    [{ address: 'Rua A 1', region: 'BA', city: 'Salvador', country: 'BR' }, 'America/Bahia'],
    [
      { address: 'Avenida Tulum 1', postcode: '77500', city: 'Cancún', country: 'MX' },
      'America/Cancun',
    ],
    [{ address: '3017 SE Milwaukie Ave', country: 'US' }, null],
    [{ address: '1234 AB Straat', country: 'DE' }, 'Europe/Berlin'],
    [{ address: 'Via Roma 1, Milano, MI 20122' }, 'Europe/Rome'],
    [{ address: 'Largo Augusto 1, Torino - TO' }, 'Europe/Rome'],
    [{ address: 'Calle Real 2', city: 'Madrid', country: 'ES' }, 'Europe/Madrid'],
    [{ address: 'Calle Real 2', postcode: '35001', country: 'ES' }, 'Atlantic/Canary'],
    [{ address: 'Calle Real 2, 35001 Las Palmas', country: 'ES' }, 'Atlantic/Canary'],
    [{ address: 'Avenida do Mar 12, 4450-005 Matosinhos', country: 'PT' }, 'Europe/Lisbon'],
    [{ address: 'Avenida do Mar 12, 9000-054 Funchal', country: 'PT' }, 'Atlantic/Madeira'],
    [{ address: '2 rue de Paris, 97400 Saint-Denis', country: 'FR' }, 'Indian/Reunion'],
    [{ address: 'Calle Real 2', country: 'ES' }, null],
  ])('%o is in %s', (parts, zone) => {
    expect(locate(parts).timezone).toBe(zone)
  })
})
