import { expect, test } from 'vitest'
import { readSource } from '#server/reading/source.ts'
import { decidedAt } from '#test/support/pages/decided.ts'
import { pagesNow, pagesZone, sourceOf } from '#test/support/pages/read.ts'

const page = (body: string, { title = 'Blue', head = '', lang = 'de' } = {}) =>
  `<html lang="${lang}"><title>${title}</title>${head}<main><h1>${title}</h1>${body}<p>So it goes.</p></main>`

/** When what a page is about begins, with an hour where it has one; null where it is no event. */
async function eventOf(html: string, url = 'https://www.example.org/a/page') {
  const reading = await readSource(sourceOf(new TextEncoder().encode(html), { url }))
  const decision = decidedAt(url, reading, pagesNow, pagesZone)
  if (decision.end !== 'save' || decision.idea.kind !== 'event') return null
  const { starts_at, start_precision } = decision.idea
  const local = starts_at?.toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' }).slice(0, 16)
  return start_precision === 'exact' ? local : local?.slice(0, 10)
}

test.each([
  ['below its title', page('<p>17. Dezember bis 8. März</p>'), '2026-12-17'],
  ['with what they are of', page('<p>Exposition du 17 décembre au 8 mars</p>'), '2026-12-17'],
  [
    'with days of the week, wherever they stand',
    page(`${'<p>What she made.</p>'.repeat(6)}<p>Thu 17 Dec – Sun 28 Feb</p>`, { lang: 'en' }),
    '2026-12-17',
  ],
  ['one after the other', page('<p>17. & 18. Dezember 2026</p>'), '2026-12-17'],
  ['beside a venue', page('<p>Strandbad am Tegeler See • 17. + 18. Dezember</p>'), '2026-12-17'],
  [
    'at the beginning of its first paragraph',
    page(
      '<p>Am Samstag, 19. und Sonntag, 20. Dezember 2026 wird der Saal zu einer Spielwiese.</p>',
    ),
    '2026-12-19',
  ],
  [
    'below a paragraph about another opening',
    page(
      '<p>With “Another Opening, Another Show” and other songs that everybody knows and sings.</p><p>17 December through 8 March</p>',
      {
        lang: 'en',
      },
    ),
    '2026-12-17',
  ],
])('an exhibition has its days %s', async (_, html, starts) => {
  expect(await eventOf(html)).toBe(starts)
})

test.each([
  ['with other days of the week', page('<p>Mon 17 Dec – Sun 28 Feb</p>', { lang: 'en' })],
  [
    'on which a house is shut',
    page('<p>du 22 juillet au 18 août 2027</p>', { title: 'Fermeture estivale', lang: 'fr' }),
  ],
  ['on which a house is open', page('<p>Geöffnet</p><p>17. Dezember bis 8. März</p>')],
  ['of a season', page('<p>Saison 17. Dezember bis 8. März</p>')],
  ['of whole months', page('<p>1. April bis 31. Oktober</p>')],
  ['far below the title', page(`${'<p>So.</p>'.repeat(8)}<p>17. Dezember bis 8. März</p>`)],
  [
    'in a sentence',
    page('<p>Vom 17. Dezember bis 8. März lag Schnee auf allen Dächern der Stadt.</p>'),
  ],
  [
    'that are told together in a sentence of a later paragraph',
    page(
      '<p>So.</p><p>Am Samstag, 19. und Sonntag, 20. Dezember 2026 ist das Amt für alle zu.</p>',
    ),
  ],
  [
    'of a page that came out once',
    page('<p>17. Dezember bis 8. März</p>', {
      head: '<meta property="article:published_time" content="2026-11-20T10:00:00Z">',
    }),
  ],
])('no event is made of days without a year %s', async (_, html) => {
  expect(await eventOf(html)).toBe(null)
})

test.each([
  ['of the heading above it', page('<h2>Dezember</h2><p>Sa 19., 10–14 Uhr</p>')],
  ['of its title', page('<p>Sa., 19., 10–14 Uhr</p>', { title: 'Flohmarkt im Dezember' })],
])('a day of the week and a number are a day in the month %s', async (_, html) => {
  expect(await eventOf(html)).toBe('2026-12-19 10:00')
})

test.each([
  ['the day of the week differs', page('<h2>Dezember</h2><p>So 19., 10–14 Uhr</p>')],
  ['a house is open then', page('<h2>Dezember</h2><p>Geöffnet: Sa 19., 10–14 Uhr</p>')],
  ['no month is named', page('<p>Sa 19., 10–14 Uhr</p>')],
  [
    'there are several',
    page('<h2>Dezember</h2><p>Sa 12., 10–14 Uhr</p><p>Chor</p><p>Sa 19., 10–14 Uhr</p>'),
  ],
])('a day of the week and a number are none where %s', async (_, html) => {
  expect(await eventOf(html)).toBe(null)
})

test('the hours at which a house is open on some days are no event of an article', async () => {
  const head = '<meta property="og:type" content="article">'
  const hours = '<p>Sábado 19 de diciembre: abierto desde las 17:00 hasta las 23:00</p>'
  expect(await eventOf(page(hours, { head, lang: 'es' }))).toBe(null)
  expect(await eventOf(page(hours.replace('abierto ', ''), { head, lang: 'es' }))).toBe(
    '2026-12-19 17:00',
  )
})

test('what takes place at an hour while a house is shut is an event all the same', async () => {
  const html = page('<p>Freitag, 11. Dezember 2026, 19 Uhr</p>', {
    title: 'Winterpause mit Stammtisch',
  })
  expect(await eventOf(html)).toBe('2026-12-11 19:00')
})
