import { expect, test } from 'vitest'
import { readAnsweredMail } from '#server/domain/language/text/quoted.ts'

const about = { now: '2026-11-23T05:30:00Z', timezone: 'Europe/Berlin' }

/** When the quoted mail was sent, on clocks in Berlin, and the words in their order. */
function read(text: string): string | null {
  const mail = readAnsweredMail(text, about)
  if (!mail) return null
  const sent = new Date(mail.sent).toLocaleString('sv-SE', { timeZone: about.timezone })
  return `${sent.slice(0, 16)}|${mail.words.replaceAll('\n', ' / ')}`
}

test.each([
  [
    'On Mon, Nov 16, 2026 at 9:12 AM Dana <dana@example.org> wrote:\n> Opera at the Met, 7:30pm curtain?\n\nYes! Tuesday 24th works.',
    '2026-11-16 09:12|Opera at the Met, 7:30pm curtain? / Yes! Tuesday 24th works.',
  ],
  [
    'Le dim. 22 nov. 2026 à 18:04, Zoé <zoe@example.org> a écrit :\n> Expo demain à 14h ?\n> Palais de Tokyo',
    '2026-11-22 18:04|Expo demain à 14h ? / Palais de Tokyo',
  ],
  [
    'Am So., 22. Nov. 2026 um 18:04 Uhr schrieb Ute:\n> Spieleabend am Donnerstag um 19 Uhr bei mir?\n\nJa gern!',
    '2026-11-22 18:04|Spieleabend am Donnerstag um 19 Uhr bei mir? / Ja gern!',
  ],
  [
    'Count me in!\n\nOn Fri, Nov 20, 2026 at 6:00 PM Lee <lee@example.org>\nwrote:\n\n> Trivia tomorrow week, 8pm?\n> > earlier words',
    '2026-11-20 18:00|Trivia tomorrow week, 8pm? / earlier words / Count me in!',
  ],
])('%j is an answer: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  'On Monday Anna wrote: see you at 8',
  'Rather Saturday at 20:00, at mine.\n\nOn Mon, Nov 16, 2026 at 9:12 AM Dana wrote:\n> Friday at 8?',
  '> On Mon, Nov 16, 2026 at 9:12 AM Dana wrote:',
])('%j is read as other texts are', (text) => {
  expect(read(text)).toBeNull()
})
