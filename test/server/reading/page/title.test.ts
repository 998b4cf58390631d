import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanTitle, siteNames } from '#server/reading/page/title.ts'
import { isWallTitle } from '#server/reading/page/walls.ts'

const lido = siteNames(['Lido Berlin'], 'https://www.lido-berlin.de/events/1')
const first = siteNames(['Café Einstein'], 'https://www.cafe-einstein.com/')

describe('a title', () => {
  test.each([
    ['Jazz &amp; Blues – Lido Berlin', 'Jazz & Blues'],
    ['Lido Berlin | Jazz', 'Jazz'],
    ['Jazz – Friday – Lido Berlin', 'Jazz – Friday'],
    ['Events » Jazz « lido-berlin.de', 'Jazz'],
    ['&lt;b&gt;Jazz&lt;/b&gt; night', 'Jazz night'],
    ['<script>alert(1)</script>Jazz', 'Jazz'],
    ['I <3 Jazz', 'I <3 Jazz'],
    ['Veranstaltungen', null],
    ['Lido Berlin', null],
    ['   ', null],
    ['–', null],
    ['Spider-Man: No Way Home', 'Spider-Man: No Way Home'],
  ])('%j is %j', (text, expected) => {
    expect(cleanTitle(text, lido)).toBe(expected)
  })

  test('of a site’s own first page is the site’s name', () => {
    expect(cleanTitle('Startseite – Café Einstein', first)).toBe('Café Einstein')
    expect(cleanTitle('Café Einstein | Official Site', first)).toBe('Café Einstein')
  })

  test('has at most 160 graphemes and no markup, whatever is written', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(
        '<b>',
        '&lt;',
        '&amp;lt;',
        '<script',
        '>',
        '<!--',
        '<![CDATA[',
        '👩‍👩‍👧',
        ' – ',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const title = cleanTitle(pieces.join(''), lido)
        if (title === null) return
        expect(title).not.toMatch(/<[a-z!/?]/i)
        expect(title).not.toMatch(/\p{Cc}/u)
        expect([...new Intl.Segmenter('en').segment(title)].length).toBeLessThanOrEqual(160)
      }),
    )
  })

  test.each([
    ...['Just a moment...', '404 Not Found', 'Log in', 'Bevor Sie fortfahren', 'Accès refusé'],
    ...['Página no encontrada', 'Pagina non trovata', 'Inloggen', 'Strona nie istnieje'],
    ...['Estamos en mantenimiento', 'This domain is for sale!', 'Subscribe to unlock this article'],
    ...['Diese Veranstaltung ist nicht mehr verfügbar', 'Weiterlesen mit Zeitung+'],
    ...['Sorry, this content is not available in your region', 'Nos importa tu privacidad'],
    ...['Attention Required! | Cloudflare', 'Bevor Du zu Google weitergehst', 'Zaloguj się'],
  ])('%s is that of a wall', (text) => {
    expect(isWallTitle(text)).toBe(true)
  })

  test.each(['Vite + React + TS', 'App', 'My Site', 'Chargement…', 'Loading...'])(
    'of an app without content is left out: %s',
    (text) => {
      expect(cleanTitle(text, siteNames([], 'https://tickets.example/e/9'))).toBeNull()
    },
  )

  test.each(['Not available: a play', 'Tickets available now', 'The page-turners’ book club'])(
    '%s is no wall',
    (text) => {
      expect(isWallTitle(text)).toBe(false)
    },
  )

  test('that asks to sign up for something is that of a wall only where it asks for a password', () => {
    expect(isWallTitle('Anmeldung | Töpferkurs')).toBe(false)
    expect(isWallTitle('Anmeldung | Töpferkurs', true)).toBe(true)
    expect(isWallTitle('Töpferkurs | Seite nicht gefunden')).toBe(true)
  })

  test.each(['404 Bar', 'Anmelden zum Töpferkurs', 'Jazz', 'Error: a play', 'Access All Areas'])(
    '%s is not that of a wall',
    (text) => {
      expect(isWallTitle(text)).toBe(false)
    },
  )
})
