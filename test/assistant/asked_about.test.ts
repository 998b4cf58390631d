import { expect, test } from 'vitest'
import { hear } from '#test/assistant/said.ts'

// A question says what would be done to what, in the words that people use for it.

test.each([
  [
    ...(['en', 'has anybody reserved the two lanes?'] as const),
    'tick off “Reserve two lanes” on the checklist of “Bowling at Südstern”',
  ],
  [
    ...(['en', 'everybody has to bring gloves to the market, add it'] as const),
    'put “gloves” on the checklist of “Christmas market with the kids”',
  ],
  ['en', 'should I invite Jonas to the market?', 'invite “Jonas Weber”'],
  ['en', 'should I take Lukas off the bowling?', 'remove “Lukas Brandt”'],
  [
    ...(['en', 'Priya asked me to add her to the list Date night, no idea why'] as const),
    'add “Priya” to the people of the list “Date night”',
  ],
  [
    ...(['en', 'remove the museum from Rainy Sundays and add it to Date night'] as const),
    'take “Natural History Museum” off the list “Rainy Sundays”',
  ],
  ['en', 'like karaoke and unlike vabali', 'take “Vabali Spa” out of your likes'],
  ['en', "I can't come to Ben's on Sunday", 'say that you are not coming to “Sunday brunch”'],
  ['en', 'should I rename Jonas to Jonas Maier?', 'Rename “Jonas” to “Jonas Maier”'],
  ['en', 'put drinks on the checklist for bowling', 'Put “drinks” on the checklist of “bowling”'],
  [
    ...(['de', 'hat jemand die Bahn reserviert?'] as const),
    'Soll ich „Bahn reservieren“ auf der Checkliste von „Kegeln im Keller“ abhaken?',
  ],
  ['de', 'soll ich Lukas vom Kegeln ausladen?', '(ohne „Lukas Brandt“)'],
  [
    ...(['de', 'soll ich vabali auf Rainy Sundays setzen?'] as const),
    'Soll ich „Vabali Spa“ auf die Liste „Rainy Sundays“ setzen?',
  ],
  [
    ...(['de', 'soll ich Priya zur Liste Date night hinzufügen?'] as const),
    'Soll ich „Priya“ zu den Leuten der Liste „Date night“ hinzufügen?',
  ],
  ['de', 'vielleicht sage ich beim Krimidinner zu', 'Soll ich zu „Krimidinner“ zusagen?'],
])('in %s, what is asked about “%s” says: %s', async (language, say, words) => {
  const { understood, made } = await hear({ say, call: 'none', write: false }, language)
  expect(understood.reply).toContain(words)
  expect(made.filter(({ writes }) => writes)).toEqual([])
})
