import { describe, expect, test } from 'vitest'
import { readPage } from '#server/reading/page/read.ts'
import type { SourceReading } from '#server/domain/language/claim.ts'
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
    ['rooms.example', '<p>Please enable JS and disable any ad blocker</p>'],
    ['annonces.example', '<p>Veuillez activer JS et désactiver tout bloqueur de publicité</p>'],
    ['Making sure you’re not a bot!', '<h1>Making sure you’re not a bot!</h1><p>Loading…</p>'],
    ['Robot or human?', '<p>Hold the button to confirm that you’re human.</p>'],
    ['Lido', '<p>Press &amp; Hold to confirm you are a human (and not a bot).</p>'],
    ['Brewery', '<h1>Are you of legal drinking age?</h1><p>Yes</p><p>No</p>'],
    ['Gin', '<h2>Are you over 21 years of age?</h2><p>You must be 21 to enter this site.</p>'],
    ['Brauerei', '<h1>Bist du mindestens 16 Jahre alt?</h1><p>Bitte bestätige dein Alter.</p>'],
    ['Domaine', '<p>Pour visiter ce site, vous devez avoir l’âge légal.</p>'],
    ['Ron', '<h2>¿Eres mayor de edad?</h2><p>Debes tener 18 para acceder a este sitio web.</p>'],
    [
      'Zeitung',
      '<h1>Willkommen bei der Zeitung</h1><p>Weiter mit Werbung lesen</p><p>… oder PUR-Abo abschließen</p>',
    ],
    ['Journal', '<p>Accepter et continuer</p><p>S’abonner pour refuser</p>'],
    ['Diario', '<p>Aceptar y continuar</p><p>Suscríbete y rechaza las cookies</p>'],
    ['The Paper', '<p>Accept and continue: personalised ads</p><p>Or pay to reject</p>'],
  ])('%s: %s', (title, body) => {
    expect(titleOf(title, body)).toBeNull()
  })
})

test('a page without a word offers its title, unless that is the name of its site', () => {
  const claimed = (title: string) => {
    const html = `<!DOCTYPE html><html><head><title>${title}</title></head><body><div id="root"></div></body></html>`
    const url = 'https://www.walks.example/a/1'
    const reading = readPage(new TextEncoder().encode(html), sourceOf(new Uint8Array(), { url }))
    return [reading.is_wall, ...reading.claims.map(({ value }) => value)]
  }
  expect(claimed('Canal Walk – Walks')).toEqual([true, 'Canal Walk'])
  expect(claimed('Walks')).toEqual([true])
  expect(claimed('React App')).toEqual([true])
})

test('the address of a choice about consent, and a greeting of a site, name nothing', () => {
  const at = (url: string, title: string) => {
    const html = `<!DOCTYPE html><title>${title}</title><h1>${title}</h1>${words}`
    return readPage(new TextEncoder().encode(html), sourceOf(new Uint8Array(), { url }))
  }
  const titled = ({ claims }: SourceReading) => claims.some(({ field }) => field === 'title')
  const gate = 'https://www.paper.example/zustimmung?url=https%3A%2F%2Fwww.paper.example%2Fa'
  expect(at(gate, 'A paper').is_wall).toBe(true)
  const play = at('https://www.stage.example/shows/consent', 'Consent: a play')
  expect([play.is_wall, titled(play)]).toEqual([false, true])
  expect(titled(at('https://www.spiegel.example/a/1', 'Willkommen bei SPIEGEL'))).toBe(false)
  expect(titled(at('https://music.tubes.example/watch', 'Tubes Music'))).toBe(false)
  expect(titled(at('https://www.jungle.example/a/1', 'Welcome to the Jungle Night'))).toBe(true)
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
    'Are you Experienced',
    'Press & Hold: a concert',
  ])('%s', (title) => {
    expect(titleOf(title, `<h1>${title.replace('&', '&amp;')}</h1>${words}`)).toBe(title)
  })
})

test('a page about something that only grown-ups may see is no check of their age', () => {
  const festival =
    '<p>You must be of legal drinking age to attend. Bring ID to verify your age.</p>'
  expect(titleOf('Beer Festival', `<h1>Beer Festival</h1>${festival}`)).toBe('Beer Festival')
  const castle = '<p>Pour visiter ce site, prenez le bus 12. Âge légal : 18 ans.</p>'
  expect(titleOf('Château d’If', `<h1>Château d’If</h1>${castle}`)).toBe('Château d’If')
  const club = '<p>You must be over 18 to enter. Ad-free music all night.</p>'
  expect(titleOf('Night Club', `<h1>Night Club</h1>${club}`)).toBe('Night Club')
})
