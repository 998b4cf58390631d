import { expect, test } from 'vitest'
import { withoutSpeakers } from '#server/domain/language/text/headings.ts'
import { readTextSource } from '#server/domain/capture/read_text.ts'

/** What is read of a text that was pasted on 2 December 2026. */
function read(text: string, field: 'title' | 'place_name'): unknown {
  const now = '2026-12-02T09:00:00Z'
  const about = { url: null, now, timezone: 'Europe/London', language: null }
  return readTextSource(text, about).claims.find((claim) => claim.field === field)?.value
}

const titleOf = (text: string) => read(text, 'title')
const venueOf = (text: string) => read(text, 'place_name')

test('what machines write above a text is not its title', () => {
  expect(titleOf('Subject: Supper with Ines\n\nFriday at 8pm at Lokal')).toBe('Supper with Ines')
  expect(titleOf('Betreff: Sommerfest\n\nAm Freitag um 18 Uhr')).toBe('Sommerfest')
  expect(titleOf('09:41  4G 80%\nQuiz at the Crown\nFri 4 Dec 20:00')).toBe('Quiz at the Crown')
  expect(titleOf('IMG_2031\nSwap meet\nFri 4 Dec 20:00')).toBe('Swap meet')
  expect(titleOf('REPORT : le bal folk est le vendredi 4 décembre à 20h')).toBe('Le bal folk')
  expect(titleOf('YOGA: every body welcome, Friday 8pm')).toMatch(/^yoga/i)
})

test('a name below a heading is the title', () => {
  expect(titleOf('The Mill Players present\nTWELFTH NIGHT\nFri 4 Dec, 7.30pm')).toBe(
    'TWELFTH NIGHT',
  )
  expect(titleOf('You are invited to the private view of\n‘Low Water’\nFri 4 Dec, 6pm')).toBe(
    'Low Water',
  )
  expect(titleOf('Barn dance\nTHE WILD ROVERS\nFri 4 Dec, 7.30pm')).toBe('Barn dance')
  expect(
    titleOf('E-TICKET – do not reply\nEvent: Leeds v Hull\nVenue: Elland Road\n4 Dec 3pm'),
  ).toBe('Leeds v Hull')
})

test('a name in quotes above labels is the title, and the label is not', () => {
  expect(titleOf('Check out "Winter Tales – Live" on Tickety!\nDate: Fri, Dec 4, 7pm')).toBe(
    'Winter Tales – Live',
  )
})

test('who a letter is to is not its title', () => {
  const letter =
    'Sehr geehrte Nachbarinnen und Nachbarn, die Jahresversammlung ist am 4.12. um 19 Uhr'
  expect(titleOf(letter)).toBe('Die Jahresversammlung')
})

test('a name between two pictures is the title', () => {
  expect(titleOf('✨ bottle swap ✨ bring yours, this Friday 8pm')).toBe('Bottle swap')
  expect(titleOf('🎉 Friday 🎉 Quiz at the Crown, 8pm')).toMatch(/^quiz/i)
})

test('who writes in a chat and who is called are no title', () => {
  expect(withoutSpeakers('Mia: bowling?\nTom: Friday 8pm\nMia: at the Crown')).toBe(
    'bowling?\nFriday 8pm\nat the Crown',
  )
  expect(withoutSpeakers('Where: Lido\nWhen: Friday\nWhat: Quiz')).toContain('Where: Lido')
  expect(titleOf('Neighbours!! Chess evening on Friday at 8pm')).toBe('Chess evening')
  expect(
    titleOf('¡Gracias por tu compra!\nEl sueño de la luna\nViernes 4 de diciembre 20:00'),
  ).toBe('El sueño de la luna')
  expect(
    titleOf('Die Vorstellung unseres Stücks »Das kalte Licht« am Freitag beginnt um 20 Uhr'),
  ).toBe('Das kalte Licht')
})

test('where it is stands in a sentence of its own behind the time, and no word of a row is where', () => {
  expect(venueOf('Quiz ce soir 18h-21h. Librairie Le Merle Bleu')).toBe('Librairie Le Merle Bleu')
  expect(venueOf('Zaz, Royal Albert Hall on Friday 8pm')).toBe('Royal Albert Hall')
  expect(venueOf('Quiz Friday 8pm. Tickets Online.')).toBeUndefined()
  expect(
    venueOf('Open day\nSaturday 5 December\n9–13\nTours, Trials, Snacks\nWelcome!'),
  ).toBeUndefined()
  expect(venueOf('Event: Leeds v Hull\nVenue: Elland Road\n4 Dec 3pm\nName: A. Hill')).toBe(
    'Elland Road',
  )
})
