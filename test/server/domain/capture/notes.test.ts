import { describe, expect, test } from 'vitest'
import { decide } from '#server/domain/capture/decide.ts'
import { readTextSource } from '#server/domain/capture/read_text.ts'
import { primary, toDecide } from '#test/support/given/claims.ts'

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

/** The days of a note's event, `first..last`, and whether the first was assumed; else the kind of idea. */
function daysOf(text: string): string {
  const decision = decide(toDecide({ readings: primary(readTextSource(text, about)) }))
  if (decision.end !== 'save') return decision.end
  const { idea, disclosures } = decision
  if (idea.starts_at === null || idea.start_precision === 'exact') return idea.kind
  const day = (at: Date | null) => at?.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })
  const assumed = disclosures.includes('capture.start_assumed') ? ' (assumed)' : ''
  return `${idea.title} ${day(idea.starts_at)}..${day(idea.ends_at)}${assumed}`
}

describe('a day without a time is when something is', () => {
  test.each([
    ['brass band gig on Thursday', 'Brass band gig · 2026-11-26'],
    ['Picnic with the neighbours this Saturday', 'Picnic with the neighbours · 2026-11-28'],
    ['Film screening tomorrow, Filmrauschpalast', 'Film screening – Filmrauschpalast · 2026-11-23'],
    ['party Friday night', 'Party · 2026-11-27'],
    ['Tonight open mic at Madame Claude', 'Open mic at Madame Claude · 2026-11-22'],
    ['vernissage next Thursday at Galerie Ost', 'Vernissage at Galerie Ost · 2026-11-26'],
    // Said on a Sunday, it may be the day after next or the one of the week after.
    ['vernissage next Tuesday at Galerie Ost', 'time?'],
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
    [
      'Ausstellung bis 3. Januar, Di-So 10-18 Uhr, Gropius Bau',
      'Ausstellung, Gropius Bau · 2026-11-22',
    ],
    [
      'Weihnachtsmarkt 27.11.–23.12. täglich, Gendarmenmarkt',
      'Weihnachtsmarkt, Gendarmenmarkt · 2026-11-27',
    ],
    ['Yoga course starts 3 January, Lido', 'Yoga course – Lido · 2027-01-03'],
    ['Dinner 5 December 8pm at Ula, from £40', 'Dinner at Ula · 2026-12-05T20:00'],
    ['Photo show until 3 March 2027, C/O Berlin', 'Photo show – C/O Berlin · 2026-11-22'],
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

describe('what goes on until a day goes on from the day of the note', () => {
  test.each([
    ['Exhibition until 3 January'],
    ['Exhibition until 3 January 2027'],
    ['Exhibition now open until 3 January'],
    ['Exhibition running through January 3'],
    ['Exhibition closes 3 January'],
    ['Exhibition bis 3. Januar'],
    ['Exhibition noch bis zum 3.1.'],
    ['Exhibition jusqu’au 3 janvier'],
    ["Exhibition encore jusqu'au 3 janvier 2027"],
    ['Exhibition hasta el 3 de enero'],
    ['Exhibition fino al 3 gennaio'],
    ['Exhibition t/m 3 januari'],
    ['Exhibition tot en met 3 januari'],
    ['Exhibition até 3 de janeiro'],
  ])('%j', (text) => {
    expect(daysOf(text)).toBe('Exhibition 2026-11-22..2027-01-03 (assumed)')
  })

  test.each([
    ['Wystawa do 3 stycznia, Zachęta', 'Wystawa – Zachęta 2026-11-22..2027-01-03 (assumed)'],
    ['Christmas market until 23 December', 'Christmas market 2026-11-22..2026-12-23 (assumed)'],
    ['Exhibition since 1 September until 3 January', 'Exhibition 2026-09-01..2027-01-03'],
    ['Exhibition 1 September – 3 January', 'Exhibition 2026-09-01..2027-01-03'],
    ['Exhibition from 3 to 9 January', 'Exhibition 2027-01-03..2027-01-09'],
    ['Ausstellung 3.–9. Januar', 'Ausstellung 2027-01-03..2027-01-09'],
    [
      'Mostra fino a venerdì, Palazzo Reale',
      'Mostra – Palazzo Reale 2026-11-22..2026-11-27 (assumed)',
    ],
    ['Exhibition until Friday, KW', 'Exhibition – KW 2026-11-22..2026-11-27 (assumed)'],
    ['Ausstellung noch bis Samstag, KW', 'Ausstellung – KW 2026-11-22..2026-11-28 (assumed)'],
    ['Munch im Barberini bis 3. Januar', 'place'],
    ['Closes January 3: Hilma af Klint at Tate Modern', 'place'],
    ['Gallery Weekend show closed until 3 January, Galerie Ost', 'place'],
    ['Skating at Somerset House before 10 January', 'place'],
    ['Exhibition at Galerie Ost, over on 15 November', 'ask'],
    ['Exhibition at Galerie Ost until 15 November', 'ask'],
  ])('%j is %j', (text, expected) => {
    expect(daysOf(text)).toBe(expected)
  })
})

describe('a number behind a day of the week', () => {
  test.each([
    ['mercadillo de Motores, Matadero, sábado 12', 'Mercadillo de Motores · 2026-12-12'],
    ['soirée samedi 5 chez Paul', 'Soirée chez Paul · 2026-12-05'],
    ['drinks friday 4th', 'Drinks · 2026-12-04'],
    ['Party Samstag 12. bei Jana', 'Party bei Jana · 2026-12-12'],
    ['Sa. 12. Flohmarkt', 'Flohmarkt · 2026-12-12'],
    ['party saturday 12, 8pm', 'Party · 2026-12-12T20:00'],
    ['pub quiz tues 8 the Castle', 'time?'],
    ['Brunch Sunday 11 at Dishoom', 'Brunch at Dishoom · 2026-11-29T11:00'],
    ['eten bij Foodhallen zaterdag 19.00', 'Eten bij Foodhallen · 2026-11-28T19:00'],
    ['park run sat 9am Finsbury Park', 'Park run · 2026-11-28T09:00'],
    ['borrel vrijdag 17u café De Zotte', 'Borrel – café De Zotte · 2026-11-27T17:00'],
    ['concerto Calcutta 18/12 Forum Assago', 'Concerto Calcutta · 2026-12-18'],
    ['open mon-fri 9-5, Cafe Basta', 'Cafe Basta'],
    ['dinner Saturday 5 people', 'Dinner Saturday 5 people'],
    ['ice skating at Somerset House, take the A4 jan', 'Ice skating at Somerset House'],
  ])('%j', (text, expected) => {
    expect(outcome(text)).toBe(expected)
  })
})

describe('titles are without what friends say before a name', () => {
  test.each([
    ['resto coréen à essayer: Sam Chic, rue Oberkampf', 'Sam Chic'],
    ['Korean places to try: Kochu Karu', 'Kochu Karu'],
    ['Bars zum Ausprobieren: Geist im Glas', 'Geist im Glas'],
    ['sitios para probar: Casa Labra', 'Casa Labra'],
    ['pizzerie da provare: Sorbillo', 'Sorbillo'],
  ])('%j', (text, expected) => {
    expect(outcome(text)).toBe(expected)
  })
})

test('a text of marks alone names nothing', () => {
  expect(outcome('<b>'.repeat(3_300))).toBe('subject?')
})

describe('errands are no ideas', () => {
  test.each([
    ...['buy milk', 'call mum', 'Call mum tomorrow 5pm', 'pay rent', 'Milch kaufen'],
    ...['Mama anrufen', 'acheter du lait', 'appeler maman', 'comprar leche', 'llamar a mamá'],
    ...['comprare il latte', 'melk kopen', 'mama bellen', 'comprar leite', 'kupić mleko'],
  ])('%j', (text) => {
    expect(outcome(text)).toBe('subject?')
  })

  test.each([
    ['buy cheese at Borough Market', 'Buy cheese at Borough Market'],
    ['buy tickets Björk', 'Buy tickets Björk'],
    ['Call Super', 'Call Super'],
    ['Käse kaufen bei Maître Philippe', 'Käse kaufen bei Maître Philippe'],
  ])('%j is one', (text, expected) => {
    expect(outcome(text)).toBe(expected)
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
