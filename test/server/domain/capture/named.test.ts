import { expect, test } from 'vitest'
import { decide } from '#server/domain/capture/decide.ts'
import { readTextSource } from '#server/domain/capture/read_text.ts'
import { primary, toDecide } from '#test/support/given/claims.ts'
import { knownCatalogs } from '#test/support/pages/known.ts'

// Monday, 23 November 2026, 05:30 in Berlin.
const now = '2026-11-23T04:30:00Z'
const about = { url: null, now, timezone: 'Europe/Berlin', language: null }
const known = knownCatalogs()

/** What a text names: `title · place`, or the question. */
function outcome(text: string): string {
  const created_at = new Date(now)
  const readings = primary(readTextSource(text, about))
  const decision = decide(toDecide({ readings, known, created_at, now: created_at }))
  if (decision.end === 'ask') return `${decision.question.kind}?`
  if (decision.end === 'fail') return decision.failure.code
  const { title, place } = decision.idea
  return [title, place?.name].filter(Boolean).join(' · ')
}

test.each([
  // A place is named by its name, not by the sentence around it.
  [
    'Your reservation at Quo Vadis is confirmed for 2 people on Saturday 5 December 2026 at 1:15pm. 26-29 Dean Street, London W1D 3LL',
    'Quo Vadis · Quo Vadis',
  ],
  ['Barbarella, Kiefholzstr. 20, Freitag 20 Uhr', 'Barbarella · Barbarella'],
  [
    'Comedy Cellar, 117 MacDougal St, New York, NY 10012, Sat Dec 5 8pm',
    'Comedy Cellar · Comedy Cellar',
  ],
  ['Gestern war ich im Sin, Steinstr. 3, Berlin, mega', 'Gestern war ich im Sin · Sin'],
  [
    "Last night's dinner at Barra was amazing, Okerstraße 2, 12049 Berlin",
    "Last night's dinner at Barra was amazing · Barra",
  ],
  [
    'Happy hour every day 5-7pm at Bar Basso, Via Plinio 39, Milano',
    'Happy hour every day 5-7pm at Bar Basso · Bar Basso',
  ],
  ['finally went to Ramen Jun at Weserstraße 12', 'Finally went to Ramen Jun · Ramen Jun'],
  ['I love this place! Try Mustafas at Mehringdamm 32', 'Mustafas · Mustafas'],
  ['Fika på Café Husaren, Haga Nygata 28, Göteborg', 'Fika på Café Husaren · Café Husaren'],
  ['Eis essen bei Jones, Goltzstraße 3, 10781 Berlin', 'Eis essen bei Jones · Jones'],
  ['El mejor ramen de Madrid está en Kagura', 'Kagura'],
  ['Das beste Eis gibt es bei Jones', 'Jones'],
  // Names that look like such sentences, and sentences that name nothing behind them.
  [
    'Best Western Plaza, 12 Main Street, Boston, MA 02110',
    'Best Western Plaza · Best Western Plaza',
  ],
  ['Tom is my favourite person', 'Tom is my favourite person'],
  ["We're going to need a bigger boat", "We're going to need a bigger boat"],
  ['Cancelled Culture: a talk, Thu 7pm, The Crown', 'Cancelled Culture · The Crown'],
  ['Complet Café, 12 rue du Port, 44000 Nantes', 'Complet Café · Complet Café'],
  ['Sold Out Festival, 12 Dec', 'Sold Out Festival'],
  ['Moved by the Motion, 12 Dec 8pm, Tate', 'Moved by the Motion'],
  ['Anna, Tom & Lena, Samstag 18 Uhr bei uns', 'Anna, Tom & Lena bei uns'],
  ['Salt & Silver, Hafenstraße 136, 20359 Hamburg', 'Salt & Silver · Salt & Silver'],
  ['Clärchens Ballhaus, Auguststraße 24, 10117 Berlin', 'Clärchens Ballhaus · Clärchens Ballhaus'],
  // No venue is named by days, by what is done there or by what is shut.
  [
    'Lesung Jana Holm am 12.12. um 15 Uhr, Mi–Sa Galerie Nord, Turmstraße 75, 10551 Berlin',
    'Lesung Jana Holm · Galerie Nord',
  ],
  ['Keramik-Workshop am 12.12. um 15 Uhr, Weserstraße 5', 'Keramik-Workshop · Weserstraße 5'],
  [
    'crémaillère de Zoé, 12 rue Oberkampf, 75011 Paris, samedi 20h',
    'Crémaillère de Zoé · 12 rue Oberkampf',
  ],
  [
    'closed until 1 December: Soho Theatre Bar, 21 Dean St, London',
    'Soho Theatre Bar · Soho Theatre Bar',
  ],
  ['Heute geöffnet bis 20 Uhr: Dussmann, Friedrichstraße 90, Berlin', 'Dussmann · Dussmann'],
  [
    "Last entry 5pm. Sir John Soane's Museum, 13 Lincoln's Inn Fields, London WC2A 3BP",
    "Sir John Soane's Museum · Sir John Soane's Museum",
  ],
  // What, when and where.
  [
    'Wann? 5.12. 20h\nWo? Kiezkneipe, Weserstraße 12, 12047 Berlin\nWas? Kneipenquiz',
    'Kneipenquiz · Kiezkneipe',
  ],
  [
    'Quoi : Marché de Noël\nQuand : samedi 5 décembre 14h\nOù : place du Temple',
    'Marché de Noël · Place du Temple',
  ],
  [
    'WHAT: Chili cook-off\nWHEN: Saturday 12/12, 1-4pm\nWHERE: 22 Elm St, Springfield',
    'Chili cook-off · 22 Elm St',
  ],
  // What says how something is called.
  ['se llama Casa Julia', 'Casa Julia'],
  ['si chiama Da Enzo', 'Da Enzo'],
  ['het heet De Klepel', 'De Klepel'],
  ['chama-se Ramiro', 'Ramiro'],
  ['nazywa się Drukarnia', 'Drukarnia'],
  ['es heißt Bar Bobu', 'Bar Bobu'],
  // What says nothing is not a title.
  ['🎉 SAVE THE DATE 🎉\nLea & Tom heiraten! 19.06.2027', 'Lea & Tom heiraten!'],
  ["You're invited! Tom's 40th, Sat 5 Dec 7pm, The Crown, 12 Dock Road", "Tom's 40th · The Crown"],
  ['Cinema ticket: Perfect Days, Kino Toni, 2.12.2026 20:15', 'Perfect Days · Kino Toni'],
  ['Chers voisins, fête des voisins samedi 19h dans la cour', 'Fête des voisins dans la cour'],
  ['Dec 5 Sat\nHoliday Market at Pier 35', 'Holiday Market at Pier 35 · Pier 35'],
  ['Hey! Wie geht’s? Hast du Lust auf Kino am Donnerstag um 20 Uhr?', 'Kino'],
  ['Habt ihr am Samstag um 15 Uhr Lust auf Eislaufen?', 'Eislaufen?'],
  ['Ça vous dit un ciné samedi à 20h ?', 'Ciné'],
  ['Zin om overmorgen om 20u naar de film te gaan?', 'Film'],
  [
    'Gentile signora, le ricordiamo la visita oculistica il 2 dicembre ore 9:15',
    'Le ricordiamo la visita oculistica',
  ],
  [
    'Dear Mrs Smith, this is a reminder of your eye test on 2 December at 9:15am',
    'Reminder of your eye test',
  ],
  ['lol', 'subject?'],
  ['lea@example.test', 'subject?'],
  ['https://', 'subject?'],
  ['remind me to book Ernst for my birthday', 'subject?'],
  // Addresses are read whole.
  ['Movistar Arena, Av. Felipe II s/n, 28009 Madrid', 'Movistar Arena · Movistar Arena'],
  ['La Cigale • 120 Bd Marguerite de Rochechouart, 75018 Paris', 'La Cigale · La Cigale'],
  // Several things, and one that only looks like several.
  [
    'Was ist los am Wochenende?\nFr 27.11. 20 Uhr: Konzert von Lambert, Silent Green\nSa 28.11. 11 Uhr: Flohmarkt am Mauerpark\nSo 29.11. 14 Uhr: Brunch bei Lea',
    'items?',
  ],
  [
    'Hochzeit Anna & Tom, 19.6.2027\n14:00 Trauung im Standesamt\n15:30 Sekt im Garten\n18:00 Essen',
    'Hochzeit Anna & Tom · Standesamt',
  ],
  ['Chamber music: Brahms, Schumann and Ravel, Friday 8pm', 'Chamber music'],
  ['Museum of Glass, Cafe and Shop', 'Museum of Glass'],
])('%j names %s', (text, expected) => {
  expect(outcome(text)).toBe(expected)
})
