import { expect, test } from 'vitest'
import { readSource } from '#server/reading/source.ts'
import { decided } from '#test/support/pages/decided.ts'
import { sourceOf } from '#test/support/pages/read.ts'

/** The zone of the event of a page that says nowhere where it is, as an account in Berlin captures it. */
async function zoneOf(host: string, body: string, lang = 'en'): Promise<string | null> {
  const url = `https://${host}/evening`
  const html = `<html lang="${lang}"><main><h1>Blue Trio</h1><p>12 December 2026, 8:00 pm</p>${body}</main>`
  const reading = await readSource({ ...sourceOf(new TextEncoder().encode(html)), url })
  const decision = decided({ page: 'en/page', url, expected: { ask: 'subject' } }, reading)
  if (decision.end !== 'save') throw new Error(JSON.stringify(decision))
  return decision.idea.timezone
}

test.each([
  ['its host', 'jazz.example.uk', '', 'Europe/London'],
  ['its host', 'jazz.example.ie', '', 'Europe/Dublin'],
  ['a telephone number', 'jazz.example', '<p>Call 250-555-0117 to book.</p>', 'America/Vancouver'],
  ['a telephone number', 'jazz.example', '<p>(312) 555-0143</p>', 'America/Chicago'],
  ['the prices', 'jazz.example', '<p>£12.00 + £1.20 booking fee</p>', 'Europe/London'],
  ['another host than the prices', 'jazz.example.de', '<p>£12.00</p>', 'Europe/Berlin'],
])(
  'an event that says nowhere where it is has the clocks of %s: %s',
  async (_, host, body, zone) => {
    expect(await zoneOf(host, body)).toBe(zone)
  },
)

test.each([
  ['numbers of two zones', 'jazz.example', '<p>312-555-0143 or 206-555-0143</p>', 'en'],
  ['a number that no place has', 'jazz.example', '<p>Call 800-555-0117.</p>', 'en'],
  ['a number in another language', 'jazz.example', '<p>(495) 555-0143, (312) 555-0143</p>', 'ru'],
  ['a host that sites have for its looks', 'jazz.example.tv', '', 'en'],
])('an event has the clocks of the account where its page has %s', async (_, host, body, lang) => {
  expect(await zoneOf(host, body, lang)).toBe('Europe/Berlin')
})
