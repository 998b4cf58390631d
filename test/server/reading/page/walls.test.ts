import { describe, expect, test } from 'vitest'
import { readPage } from '#server/reading/page/read.ts'
import { sourceOf } from '#test/support/pages/read.ts'

/** What a page with a title and a body says of itself: the best title, or that it shows nothing. */
function titleOf(title: string, body: string): string | null {
  const html = `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`
  const reading = readPage(new TextEncoder().encode(html), sourceOf(new Uint8Array()))
  if (reading.is_wall) return null
  const found = reading.claims.find(({ field }) => field === 'title')
  return found?.field === 'title' ? found.value : null
}

const words = '<p>Two rooms, one system, and a garden behind the house.</p>'

describe('a page that shows nothing of what it is about has no title', () => {
  test.each([
    ['Queue', '<h1>You are in the queue</h1><p>Your turn comes soon.</p>'],
    ['Warteraum', '<h1>Warteraum</h1><p>Sie sind jetzt in der Warteschlange.</p>'],
    ['File d’attente', '<h1>Vous êtes dans la file</h1>'],
    ['Tickets', '<h1>Dein Browser wird nicht unterstützt</h1>'],
    ['Billets', '<h1>Votre navigateur n’est pas à jour : navigateur obsolète</h1>'],
    ['Welcome to nginx!', '<h1>Welcome to nginx!</h1>'],
    ['503 Service Temporarily Unavailable', '<h1>503 Service Temporarily Unavailable</h1>'],
    ['Rate limit exceeded', '<h1>Rate limit exceeded</h1>'],
    ['Choose your country', `<h1>Choose your country</h1>${words}`],
    ['Wähle deine Stadt', `<h1>Wähle deine Stadt</h1>${words}`],
    ['Event nicht verfügbar', `<h1>Event nicht verfügbar</h1>${words}`],
    ['This event has ended', `<h1>This event has ended</h1>${words}`],
    ['Sales have ended', `<h1>Sales have ended</h1>${words}`],
    ['Download our app', `<h1>Download our app</h1>${words}`],
    ['Newsletter anmelden', `<h1>Newsletter anmelden</h1>${words}`],
    ['Eventfinder', '<div id="root"></div>'],
    ['My Site 3', `<h1>My Site 3</h1>${words}`],
    ['Sayfa bulunamadı', '<h1>Sayfa bulunamadı</h1>'],
    ['Stránka nenalezena', '<h1>Stránka nenalezena</h1>'],
    ['Сторінку не знайдено', '<h1>Сторінку не знайдено</h1>'],
    ['Lido', '<p>Buy this domain. The owner is offering it for sale.</p>'],
    ['Lido', '<p>Our website is under maintenance. Please come back later.</p>'],
  ])('%s: %s', (title, body) => {
    expect(titleOf(title, body)).toBeNull()
  })
})

describe('a notice on a page is not its title', () => {
  test.each([
    ['Nils Frahm – Great Hall', '<h1>Sold out</h1><h2>Nils Frahm</h2>', 'Nils Frahm – Great Hall'],
    ['Nils Frahm', '<h1>Download our app</h1>', 'Nils Frahm'],
    ['Nils Frahm', '<h1>This event has ended</h1>', 'Nils Frahm'],
    ['Ausverkauft: Nils Frahm', '<h1>Ausverkauft: Nils Frahm</h1>', 'Nils Frahm'],
  ])('%s: %s', (title, body, expected) => {
    expect(titleOf(title, `${body}${words}`)).toBe(expected)
  })
})

describe('a name that looks like a wall is a title', () => {
  test.each([
    '404 Bar & Kitchen',
    'Login Bar',
    'The Waiting Room',
    'The Queue',
    'Line Dance Night',
    'Error Smith live',
    'Complet Café',
    'The Event Horizon',
    'Newsletters of the Resistance: an exhibition',
    'Maintenance Phase live',
    'Back Soon – a play',
    'Open Air am Kanal',
    'Site of Reversible Destiny',
  ])('%s', (title) => {
    expect(titleOf(title, `<h1>${title.replace('&', '&amp;')}</h1>${words}`)).toBe(title)
  })
})
