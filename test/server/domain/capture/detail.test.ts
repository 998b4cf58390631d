import { expect, test } from 'vitest'
import { factsIn } from '#server/domain/capture/detail.ts'

test.each([
  'cancel',
  'ignore it',
  'Nothing.',
  'the page is down, sorry',
  'Die Seite ist leider offline',
  'La página no funciona',
  "I don't know what it was",
  'Keine Ahnung mehr, was das war',
  'Ignore the page. Put it on Date night list',
  'try again please',
  'please just save it',
  'https://example.org/other',
])('%j says nothing of what an idea is', (detail) => {
  expect(factsIn(detail)).toBe('')
})

test.each([
  ['It is the ceramics studio, Weserstraße 5', 'It is the ceramics studio, Weserstraße 5'],
  ['The page is down. It was the Ostsee Sauna', 'It was the Ostsee Sauna'],
  ['The page of the Ostsee Sauna moved', 'The page of the Ostsee Sauna moved'],
  ['It is on 24 December 2027 at 19:00.', 'It is on 24 December 2027 at 19:00.'],
  [
    'Actually it is https://example.org/other and it is at Weserstraße 5, 12047 Berlin. The Ceramics Studio.',
    'it is at Weserstraße 5, 12047 Berlin.\nThe Ceramics Studio.',
  ],
  ['try the Ostsee Sauna', 'try the Ostsee Sauna'],
  ['Das ist das Konzert von Lambert', 'Das ist das Konzert von Lambert'],
])('%j says %j', (detail, facts) => {
  expect(factsIn(detail)).toBe(facts)
})
