import { expect, test } from 'vitest'
import { readSource } from '#server/reading/source.ts'
import { decidedAt } from '#test/support/pages/decided.ts'
import { pagesNow, pagesZone, sourceOf } from '#test/support/pages/read.ts'

/** The zone of the event of a page that says nowhere where it is, as an account captures it; what is asked in place of it. */
async function zoneOf(
  host: string,
  body: string,
  lang = 'en',
  account = pagesZone,
): Promise<string | null> {
  const url = `https://${host}/evening`
  const html = `<html lang="${lang}"><main><h1>Blue Trio</h1><p>12 December 2026, 8:00 pm</p>${body}</main>`
  const reading = await readSource({ ...sourceOf(new TextEncoder().encode(html)), url })
  const decision = decidedAt(url, reading, pagesNow, account)
  if (decision.end === 'fail') throw new Error(JSON.stringify(decision))
  return decision.end === 'ask' ? `asks ${decision.question.kind}` : decision.idea.timezone
}

test.each([
  ['its host', 'jazz.example.uk', '', 'Europe/London'],
  ['its host', 'jazz.example.ie', '', 'Europe/Dublin'],
  ['a telephone number', 'jazz.example', '<p>Call 250-555-0117 to book.</p>', 'America/Vancouver'],
  ['a telephone number', 'jazz.example', '<p>(312) 555-0143</p>', 'America/Chicago'],
  ['the prices', 'jazz.example', '<p>£12.00 + £1.20 booking fee</p>', 'Europe/London'],
  ['another host than the prices', 'jazz.example.de', '<p>£12.00</p>', 'Europe/Berlin'],
  ['its host', 'jazz.example.sg', '<p>13 Duxton Hill</p>', 'Asia/Singapore'],
  [
    'a region',
    'jazz.example',
    '<p>Location: T4, Main Library, Clayton, VIC</p>',
    'Australia/Melbourne',
  ],
  ['a region', 'jazz.example', '<p>Main Library, Wolfville, NS</p>', 'America/Halifax'],
  [
    'its logo',
    'jazz.example',
    '<a href="../"><img src="/logo.svg" alt="Jazz Barranquilla"></a>',
    'America/Bogota',
  ],
  ['its mail', 'jazz.example', '<a href="mailto:us@jazz.example.ie">Write</a>', 'Europe/Dublin'],
  [
    'those it links to',
    'jazz.example',
    '<a href="https://www.club.example.uk">Club</a> <a href="https://band.example.uk/">Band</a>',
    'Europe/London',
  ],
  [
    'one with a register',
    'jazz.example',
    '<a href="https://club.co.nz">Club</a> <a href="https://youtu.be/1">Film</a>',
    'Pacific/Auckland',
  ],
  ['a region', 'jazz.example', '<p>Main Library, Provo, UT</p>', 'America/Denver'],
])(
  'an event that says nowhere where it is has the clocks of %s: %s',
  async (_, host, body, zone) => {
    expect(await zoneOf(host, body)).toBe(zone)
  },
)

test.each([
  ['a number in another language', 'jazz.example', '<p>(495) 555-0143, (312) 555-0143</p>', 'ru'],
  ['a language of countries with its clocks', 'jazz.example', '', 'it'],
  ['a price that may be one of its country', 'jazz.example', '<p>€12</p>', 'en'],
  ['regions of another country', 'jazz.example', '<p>Circolo Culturale, Cavoretto, MI</p>', 'it'],
])('an event has the clocks of the account where its page has %s', async (_, host, body, lang) => {
  expect(await zoneOf(host, body, lang)).toBe('Europe/Berlin')
})

test.each([
  ['numbers of two zones', 'jazz.example', '<p>312-555-0143 or 206-555-0143</p>'],
  ['a number that no place has', 'jazz.example', '<p>Call 800-555-0117.</p>'],
  ['a host that sites have for its looks', 'jazz.example.tv', ''],
  ['regions of two zones', 'jazz.example', '<p>Provo, UT</p><p>Nashua, NH</p>'],
  ['one link abroad', 'jazz.example', '<a href="https://club.example.ie">Club</a>'],
  [
    'links to two countries',
    'jazz.example',
    '<a href="https://club.co.nz">Club</a> <a href="https://club.org.uk">Club</a>',
  ],
  [
    'a picture of a city that leads elsewhere',
    'jazz.example',
    '<a href="/tour"><img src="/a.jpg" alt="Jazz Barranquilla"></a>',
  ],
])('it is asked where an event in English is whose page has %s', async (_, host, body) => {
  expect(await zoneOf(host, body)).toBe('asks city')
  // Who lives where English is spoken is not asked.
  expect(await zoneOf(host, body, 'en', 'Europe/London')).toBe('Europe/London')
})
