import { expect, test } from 'vitest'
import { without } from '#server/domain/language/text/without_dates.ts'

/** The parts of a sentence in square brackets, and the sentence without the brackets. */
function marked(written: string) {
  const taken: { at: number; end: number }[] = []
  let sentence = ''
  for (const part of written.split(/(?=\[)|(?<=\])/)) {
    const words = part.replace(/^\[|\]$/g, '')
    if (part.startsWith('['))
      taken.push({ at: sentence.length, end: sentence.length + words.length })
    sentence += words
  }
  return { sentence, taken }
}

test.each([
  ['Pottery [got moved to the ][19th of December], [3pm], Clay Studio', 'Pottery – Clay Studio'],
  [
    'Kegeln ist [jetzt ][freitag][ statt donnerstag], [19 uhr] im alten krug',
    'Kegeln ist im alten krug',
  ],
  ['Dinner [on ][Friday] [at ][8pm] with Ada', 'Dinner with Ada'],
])('no letter of what stands behind two dates is lost: %s', (written, left) => {
  const { sentence, taken } = marked(written)
  expect(without(sentence, 0, taken)).toBe(left)
})
