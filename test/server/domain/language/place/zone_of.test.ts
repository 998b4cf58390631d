import { expect, test } from 'vitest'
import { locate, zoneOfAddress } from '#server/domain/language/place/zone_of_address.ts'

test.each([
  ['116 5th Ave N, Nashville, TN 37219, US', 'America/Chicago'],
  ['735 Broad St, Chattanooga, TN 37402', 'America/New_York'],
  ['600 E Grand Ave, Chicago, IL 60611', 'America/Chicago'],
  ['9 Main St, El Paso, TX 79901', 'America/Denver'],
  ['9 Congress Ave, Austin, TX 78701', 'America/Chicago'],
  ['1805 Geary Blvd, San Francisco, CA 94115', 'America/Los_Angeles'],
  ['8 Ocean Dr, Miami Beach, FL 33139', 'America/New_York'],
  ['2 Beach Rd, Panama City, FL 32401', null],
  ['1 Colfax Ave, Denver, CO 80202', 'America/Denver'],
  ['Bennelong Point, Sydney, AU', 'Australia/Sydney'],
  ['1 Macquarie St, Sydney NSW 2000', 'Australia/Sydney'],
  ['4-2-8 Shibakoen, Minato City, Tokyo, Japan', 'Asia/Tokyo'],
  ['290 Bremner Blvd, Toronto, ON M5V 3L9', 'America/Toronto'],
  ['Rua Augusta 1, Lisbon, Portugal', 'Europe/Lisbon'],
  ['Seestraße 9, Berlin', 'Europe/Berlin'],
  ['Seestraße 9, Niemandsdorf', null],
  ['10 Georgia Ave, Tbilisi, Georgia', 'Asia/Tbilisi'],
  ['10 Peachtree St, Atlanta, Georgia', 'America/New_York'],
  ['5 Kej, Kotor, Montenegro', 'Europe/Podgorica'],
  ['NC 28202', 'America/New_York'],
  ['NC 99999', null],
  ['Japan', null],
])('the clocks at %j show %j', (address, zone) => {
  expect(zoneOfAddress(address)).toBe(zone)
})

test.each([
  [{ region: 'Ohio', postcode: '44115', city: 'Cleveland' }, 'America/New_York'],
  [{ region: 'Ohio', postcode: '10115', city: 'Cleveland' }, null],
  [{ region: 'TN', postcode: '38121', city: 'Neustadt' }, null],
])('a state by its name, with its postcode, is enough: %j', (parts, zone) => {
  expect(locate({ address: 'Hall 4', country: null, ...parts }).timezone).toBe(zone)
})
