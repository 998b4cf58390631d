import { expect, test } from 'vitest'
import { capturedText } from '#test/support/given/captured_text.ts'

/** What a capture of a text becomes: its title, its start on the clocks of Berlin, and whether it says that it moved. */
function captured(text: string): string {
  const { asked, title, starts, isMoved } = capturedText(text)
  return asked === null ? `${title} · ${starts}${isMoved ? ', moved' : ''}` : `asks ${asked}`
}

test.each([
  ['the picnic moved to Sunday', 'The picnic · 2026-12-06, moved'],
  ['The picnic on Saturday has been moved to Sunday', 'The picnic · 2026-12-06, moved'],
  [
    'picnic is now on Sunday instead of Saturday, same time 2pm',
    'Picnic · 2026-12-06T14:00, moved',
  ],
  [
    'Dinner at Padella moved from Friday to Saturday 8pm',
    'Dinner at Padella · 2026-12-05T20:00, moved',
  ],
  ['Rehearsal postponed until next Tuesday, 7pm', 'Rehearsal · 2026-12-08T19:00, moved'],
  ['Film night rescheduled to Dec 18', 'Film night · 2026-12-18, moved'],
  ['We’re moving the barbecue to 12 December', 'The barbecue · 2026-12-12, moved'],
  ['New date for Lena’s party: Saturday 12 Dec', 'Lena’s party · 2026-12-12, moved'],
  [
    'Not Friday but Saturday: bowling at Hollywood Bowl',
    'Bowling at Hollywood Bowl · 2026-12-05, moved',
  ],
  ['the gig got moved, now it’s on the 9th, 8pm', 'The gig · 2026-12-09T20:00, moved'],
  [
    'Concert at Union Chapel 5 Dec → 12 Dec, 7.30pm',
    'Concert at Union Chapel · 2026-12-12T19:30, moved',
  ],
  ['Choir on Thursday moved by two weeks', 'Choir · 2026-12-17, moved'],
  ['Dinner Friday 8pm moved to Saturday 9pm', 'Dinner · 2026-12-05T21:00, moved'],
  ['Picknick verschoben auf Sonntag', 'Picknick · 2026-12-06, moved'],
  ['Das Picknick ist auf Sonntag verschoben', 'Das Picknick · 2026-12-06, moved'],
  ['Konzert verschoben auf Freitag, 20 Uhr', 'Konzert · 2026-12-04T20:00, moved'],
  ['Wir verschieben das Grillen auf Samstag', 'Das Grillen · 2026-12-05, moved'],
  ['Kegeln am Samstag statt am Freitag, 19 Uhr', 'Kegeln · 2026-12-05T19:00, moved'],
  ['Probe wurde vom Dienstag auf Mittwoch verlegt', 'Probe · 2026-12-09, moved'],
  ['Die Probe am Donnerstag wird um eine Woche verschoben', 'Die Probe · 2026-12-10, moved'],
  ['Neuer Termin für Lenas Party: Samstag, 12. Dezember', 'Lenas Party · 2026-12-12, moved'],
  ['Le pique-nique est reporté à dimanche', 'Le pique-nique · 2026-12-06, moved'],
  ['Le dîner de vendredi est décalé à samedi 20h', 'Le dîner · 2026-12-05T20:00, moved'],
  ['On décale le barbecue à samedi', 'Le barbecue · 2026-12-05, moved'],
  ['Pas vendredi mais samedi : bowling', 'Bowling · 2026-12-05, moved'],
  ['Nouvelle date pour la fête de Léna : samedi 12 décembre', 'Fête de Léna · 2026-12-12, moved'],
  ['El picnic se ha movido al domingo', 'El picnic · 2026-12-06, moved'],
  ['La cena del viernes pasa al sábado a las 21h', 'La cena · 2026-12-05T21:00, moved'],
  ['El ensayo del martes se adelanta al lunes a las 19h', 'El ensayo · 2026-12-07T19:00, moved'],
  [
    'Nueva fecha para la fiesta de Lena: sábado 12 de diciembre',
    'Fiesta de Lena · 2026-12-12, moved',
  ],
])('%s is on its new day', (text, expected) => {
  expect(captured(text)).toBe(expected)
})

test.each(['Picnic postponed by a week', 'Chorprobe um eine Woche verschoben'])(
  '%s asks when it is, as no day is named',
  (text) => {
    expect(captured(text)).toBe('asks time')
  },
)

test.each([
  ['Anna moved to Berlin on Friday', 'Anna moved to Berlin · 2026-12-04'],
  ['moving to a new flat on Saturday, who can help?', 'Moving to a new flat · 2026-12-05'],
  ['Das Konzert findet am Samstag statt 20 Uhr', 'Das Konzert · 2026-12-05T20:00'],
  ['Dinner on Friday, not at mine', 'Dinner – not at mine · 2026-12-04'],
])('%s has not moved to another day', (text, expected) => {
  expect(captured(text)).toBe(expected)
})
