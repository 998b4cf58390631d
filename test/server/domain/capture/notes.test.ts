import { describe, expect, test } from 'vitest'
import { decide } from '#server/domain/capture/decide.ts'
import { readTextSource } from '#server/domain/capture/text/read.ts'
import { primary, toDecide } from '#test/server/domain/capture/given.ts'

// Sunday, 22 November 2026, 11:00 in Berlin.
const about = { url: null, now: '2026-11-22T10:00:00Z', timezone: 'Europe/Berlin', language: null }

/** What becomes of a note: `title · start`, the start on the clocks of its zone, or the question. */
function outcome(text: string): string {
  const decision = decide(toDecide({ readings: primary(readTextSource(text, about)) }))
  if (decision.end === 'ask') return `${decision.question.kind}?`
  if (decision.end === 'fail') return decision.failure.code
  const { title, starts_at, start_precision, timezone } = decision.idea
  if (starts_at === null || timezone === null) return title
  const shown = starts_at.toLocaleString('sv-SE', { timeZone: timezone }).slice(0, 16)
  const start = start_precision === 'date_only' ? shown.slice(0, 10) : shown.replace(' ', 'T')
  return [title, start, ...(timezone === 'Europe/Berlin' ? [] : [timezone])].join(' · ')
}

describe('a day without a time is when something is', () => {
  test.each([
    ['brass band gig on Thursday', 'Brass band gig · 2026-11-26'],
    ['Picnic with the neighbours this Saturday', 'Picnic with the neighbours · 2026-11-28'],
    ['Film screening tomorrow, Filmrauschpalast', 'Film screening – Filmrauschpalast · 2026-11-23'],
    ['party Friday night', 'Party · 2026-11-27'],
    ['Tonight open mic at Madame Claude', 'Open mic at Madame Claude · 2026-11-22'],
    ['vernissage next Tuesday at Galerie Ost', 'Vernissage at Galerie Ost · 2026-11-24'],
    ['Lesung am Mittwoch, Buchhändlerkeller', 'Lesung – Buchhändlerkeller · 2026-11-25'],
    ['Übermorgen Kneipenquiz im Laidak', 'Kneipenquiz im Laidak · 2026-11-24'],
    ['Flohmarkt in einer Woche, Arkonaplatz', 'Flohmarkt – Arkonaplatz · 2026-11-29'],
    ['Brocante demain, place des Fêtes', 'Brocante – place des Fêtes · 2026-11-23'],
    ['Apéro chez Lucie jeudi', 'Apéro chez Lucie · 2026-11-26'],
    ['Exposición el viernes en La Térmica', 'Exposición en La Térmica · 2026-11-27'],
    ['Mostra di Rossi venerdì, Palazzo Blu', 'Mostra di Rossi · 2026-11-27'],
    ['Borrel vrijdag bij De Prael', 'Borrel bij De Prael · 2026-11-27'],
    ['Jantar sexta-feira na casa da Rita', 'Jantar na casa da Rita · 2026-11-27'],
    ['Wystawa w czwartek, Zachęta', 'Wystawa – Zachęta · 2026-11-26'],
  ])('%j', (text, expected) => {
    expect(outcome(text)).toBe(expected)
  })

  test.each([
    ['Kiosk Freitag'],
    ['Ruby Tuesday'],
    ['Sunday Bakery'],
    ['Bar Sabato'],
    ['Tomorrow Never Comes Records'],
    ['Heute-Show'],
    ['Roman: Ein Montag in Wien'],
    ['Freitags-Party Laden'],
    ['Braderie le dimanche'],
    ['the deli we ate at on Monday'],
    ['Wine bar, open on Sunday'],
    ['Museum closed on Tuesday'],
    ['Lisbon in 2 days'],
    ['Yoga every Wednesday'],
    ['what we saw yesterday: Pilz & Co'],
  ])('%j is no event', (text) => {
    expect(outcome(text)).not.toMatch(/ · \d{4}-/)
  })
})

describe('times', () => {
  test.each([
    ['Parade noon Saturday, Karl-Marx-Allee', 'Parade – Karl-Marx-Allee · 2026-11-28T12:00'],
    ['Silvesterlauf 31.12. um Mitternacht', 'Silvesterlauf · 2027-01-01T00:00'],
    ['Concert vendredi à minuit, Le Trabendo', 'Concert – Le Trabendo · 2026-11-28T00:00'],
    ['Lunch Fri 12-2 at Nobelhart', 'Lunch at Nobelhart · 2026-11-27T12:00'],
    ['Drinks in 45 minutes at Geist im Glas', 'Drinks at Geist im Glas · 2026-11-22T11:45'],
    ['Spieleabend in zwei Stunden', 'Spieleabend · 2026-11-22T13:00'],
    ['Gig 20270114 8.30pm, Cassiopeia', 'Gig – Cassiopeia · 2027-01-14T20:30'],
    ['Supper 7.45 at Otto Friday', 'Supper at Otto · 2026-11-27T19:45'],
    ['Order 20270114', 'Order 20270114'],
    ['Talk 4 Dec 18:00 Lisbon time, online', 'Talk – online · 2026-12-04T18:00 · Europe/Lisbon'],
    ['Vortrag 4.12. 18 Uhr Londoner Zeit', 'Vortrag · 2026-12-04T18:00 · Europe/London'],
    [
      'domingo 6 de dezembro às 17h, Teatro Rivoli, Porto',
      'Teatro Rivoli · 2026-12-06T17:00 · Europe/Lisbon',
    ],
    [
      'Gig 4 Dec 9pm, Bluebird, Nashville, TN 37215',
      'Gig – Bluebird · 2026-12-04T21:00 · America/Chicago',
    ],
    ['Film 4 Dec 9pm, Kino Porto', 'Film – Kino Porto · 2026-12-04T21:00'],
  ])('%j', (text, expected) => {
    expect(outcome(text)).toBe(expected)
  })

  test('a day of the week that contradicts its date is asked about', () => {
    for (const text of [
      'Chorkonzert Sonntag, 5. Dezember 2026, 17 Uhr',
      'Soirée slam mardi 11 décembre 2026 à 20h',
      'Quiz, Wednesday 10 December 2026, 8pm',
    ])
      expect(outcome(text)).toBe('time?')
    expect(outcome('Chorkonzert Samstag, 5. Dezember 2026, 17 Uhr')).toBe(
      'Chorkonzert · 2026-12-05T17:00',
    )
  })
})

describe('days on which something is sold or booked', () => {
  test.each([
    [
      'Presale from 1 December, Kelela live on 8 January 9pm, Huxleys',
      'Kelela live · 2027-01-08T21:00',
    ],
    [
      'Vorverkauf ab 1. Dezember: Messias am 20. Dezember, 18 Uhr, Dom',
      'Messias · 2026-12-20T18:00',
    ],
    ['RSVP by 30 November: tasting at Kochu Karu', 'Tasting at Kochu Karu'],
    [
      'Inscriptions avant le 3 décembre, randonnée le 12 décembre à 9h',
      'Randonnée · 2026-12-12T09:00',
    ],
    [
      'Reservas hasta el 1 de diciembre, cena el 4 de diciembre a las 21 h',
      'Cena · 2026-12-04T21:00',
    ],
    [
      'Prenotazioni entro il 1 dicembre, aperitivo il 4 dicembre ore 19',
      'Aperitivo · 2026-12-04T19:00',
    ],
    ['Aanmelden voor 1 december, rondleiding 5 december 14:00', 'Rondleiding · 2026-12-05T14:00'],
    ['Tickets for Kae Tempest 5 December 8pm', 'Tickets for Kae Tempest · 2026-12-05T20:00'],
    ['Book reading by Ali Smith 5 December 8pm', 'Book reading by Ali Smith · 2026-12-05T20:00'],
    ['Karten ab 1. Dezember erhältlich', 'subject?'],
  ])('%j', (text, expected) => {
    expect(outcome(text)).toBe(expected)
  })
})

describe('titles are without doors, prices and last days', () => {
  test.each([
    [
      'Einlass 18:30, Beginn 19:30, Kammermusik, 5. Dezember, Villa Elisabeth',
      'Kammermusik · 2026-12-05T19:30',
    ],
    ['Doors 8pm, starts 9pm, Shame, 5 December, Astra', 'Shame · 2026-12-05T21:00'],
    ['Portes 19h30, début 20h30, La Femme, samedi 5 décembre', 'La Femme · 2026-12-05T20:30'],
    ['Puertas 20h, inicio 21h, Rosario, 5 de diciembre', 'Rosario · 2026-12-05T21:00'],
    ['Comedy, 5 December 8pm, €15, Cosmic', 'Comedy, Cosmic · 2026-12-05T20:00'],
    ['Dinner 5 December 8pm at Ula, from £40', 'Dinner at Ula · 2026-12-05T20:00'],
    ['Photo show until 3 March 2027, C/O Berlin', 'Photo show – C/O Berlin'],
    ['Konzert 5.12. 20 Uhr, Lido Hamburg', 'Konzert – Lido Hamburg · 2026-12-05T20:00'],
    [
      'Concert in the park on Saturday, bring wine',
      'Concert in the park – bring wine · 2026-11-28',
    ],
    ['Lesung 5.12. 20 Uhr, Kantine, Hof 3, Berlin', 'Lesung – Kantine · 2026-12-05T20:00'],
    ['9pm 9pm', 'subject?'],
  ])('%j', (text, expected) => {
    expect(outcome(text)).toBe(expected)
  })

  test('and what they leave out is in the description', () => {
    const text = 'Dinner 5 December 8pm at Ula, from £40'
    const { claims } = readTextSource(text, about)
    expect(claims.find(({ field }) => field === 'description')?.value).toBe(text)
  })
})

describe('what is called by a number has a name', () => {
  test.each([
    ['Room 12.12 escape game', 'Room 12.12 escape game'],
    ['Escape Room 12.12', 'Escape Room 12.12'],
    ['Bar 25', 'Bar 25'],
    ['Club 49 tomorrow 22:00', 'Club 49 · 2026-11-23T22:00'],
    ['that bar 20 people talk about', 'subject?'],
  ])('%j', (text, expected) => {
    expect(outcome(text)).toBe(expected)
  })
})

describe('events that were copied out of a calendar', () => {
  const event = 'BEGIN:VEVENT\nSUMMARY:Blue Trio\nDTSTART:20261212T190000Z\nEND:VEVENT'

  test('are read as such', () => {
    expect(outcome(event)).toBe('Blue Trio · 2026-12-12T20:00')
  })

  test.each([['BEGIN:VEVENT\n'.repeat(700)], ['BEGIN:VEVENT BEGIN:VEVENT'], ['BEGIN:VEVENT']])(
    'of which only the mark is there name nothing',
    (text) => {
      expect(outcome(text)).toBe('subject?')
    },
  )
})
