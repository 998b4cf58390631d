import { expect, test } from 'vitest'
import { activityPhraseIn, enoughAsked } from '#server/domain/language/text/activity_phrase.ts'

/** Where a word for a day stands in a text, as the reader of times tells it. */
function taken(text: string, day: string) {
  const at = text.indexOf(day)
  return at < 0 ? [] : [{ at, end: at + day.length }]
}

test.each([
  ['Hey, want to come to my birthday party on Saturday?', 'Saturday', 'birthday party'],
  ['Let us have lunch with Ada on Friday', 'Friday', 'lunch with Ada'],
  ['Ich lade dich herzlich zu meinem Einzugsfest am Samstag ein', 'Samstag', 'Einzugsfest'],
  ['Wollen wir am Samstag mit den Kindern in den Tierpark und ins Kino?', 'Samstag', 'Kino'],
  ['nos juntamos el viernes para una noche de karaoke', 'viernes', 'noche de karaoke'],
  ['Tu viens au concert de jazz samedi ?', 'samedi', 'concert de jazz'],
])('“%s” is about what people do', (text, day, phrase) => {
  expect(activityPhraseIn(text, taken(text, day))).toBe(phrase)
})

test.each([
  ['We are out on Saturday', 'Saturday'],
  ['Keine Zeit für Yoga am Freitag', 'Freitag'],
])('“%s” says nothing that people do', (text, day) => {
  expect(activityPhraseIn(text, taken(text, day))).toBeNull()
})

test('the name of a place with a word for what is done there is no activity', () => {
  const text = 'we all go there, 8pm at Urban Soccer on Friday'
  expect(activityPhraseIn(text, taken(text, 'Friday'))).toBeNull()
})

test('a question without a day needs less', () => {
  const asked = 'Wer hat Bock auf Bouldern?'
  expect(activityPhraseIn(asked, [])).toBeNull()
  expect(activityPhraseIn(asked, [], enoughAsked)).toBe('Bouldern')
})
