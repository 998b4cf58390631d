import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Known, readAnswer } from '#server/domain/capture/answer.ts'
import { type Question, type QuestionKind, questionKinds } from '#server/domain/capture/decision.ts'
import { newId } from '#server/database/id.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

const known: Known = {
  meant: [],
  gone: [],
  cities: ['Berlin', 'Hamburg', 'New York', 'York'],
  now: new Date('2026-11-20T12:00:00Z'),
  timezone: 'Europe/Berlin',
  language: null,
}

function question(kind: QuestionKind, ...labels: string[]): Question {
  return { kind, text: '?', choices: labels.map((label, at) => ({ label, value: `v${at}` })) }
}

function answer(asked: Question, words: string, meant: Known['meant'] = []): string | null {
  const understood = readAnswer(asked, words, { ...known, meant })
  return understood === null ? null : understood.as === 'value' ? understood.value : understood.as
}

const cities = question('city', 'Berlin', 'Hamburg', 'Halle')

test.each([
  ['1', 'v0'],
  ['2.', 'v1'],
  ['#3', 'v2'],
  [' 2 ', 'v1'],
  ['2)', 'v1'],
  ['number 2', 'v1'],
  ['option 3 please', 'v2'],
  ['first', 'v0'],
  ['the second one', 'v1'],
  ['Die dritte', 'v2'],
  ['der Erste', 'v0'],
  ['la segunda', 'v1'],
  ['le troisième', 'v2'],
  ['one', 'v0'],
  ['Zwei', 'v1'],
  ['٢', 'v1'],
  ['२', 'v1'],
  ['berlin', 'v0'],
  ['BERLIN!', 'v0'],
  ['“Hamburg”', 'v1'],
  ['Ber', 'v0'],
  ['ham', 'v1'],
  // Not understood: of no choice, or of several.
  ['H', null],
  ['4', null],
  ['0', null],
  ['-1', null],
  ['1 and 2', null],
  ['fourth', null],
  ['Sauna', null],
  ['', null],
  [' \n', null],
  ['?', null],
  // Cities of the catalog that were not offered.
  ['New York', 'New York'],
  ['it is in new york', 'New York'],
  ['York', 'York'],
])('to cities, %j means %j', (words, value) => {
  expect(answer(cities, words)).toBe(value)
})

test.each([
  ['Leduc, Alberta', 'Leduc, Alberta'],
  ['in berlin', 'Berlin'],
  ["I don't know", 'none'],
  ['2', null],
])('where no city is offered, %j means %j', (words, value) => {
  expect(answer(question('city'), words)).toBe(value)
})

test.each([
  'cancel',
  'Forget it.',
  'never mind',
  'Vergiss es!',
  'laisse tomber',
  'olvídalo',
  'Cancel that',
])('%j gives up every question', (words) => {
  for (const kind of questionKinds) expect(answer(question(kind, 'A', 'B'), words)).toBe('cancel')
})

test('a choice with such a name is still that choice', () => {
  expect(answer(question('destination', 'Cancel', 'Other'), 'cancel')).toBe('v0')
})

test('a mark alone means nothing, also where there is one choice', () => {
  for (const mark of ['?', '…', '“”', '!!'])
    expect(answer(question('city', 'Berlin'), mark)).toBe(null)
})

test.each(['all', 'All of them', 'alle', 'everything', 'Both', 'beide'])(
  '%j of several things',
  (words) => {
    expect(answer(question('items', 'Sauna', 'Cinema'), words)).toBe('all')
    expect(answer(cities, words)).toBe(null)
  },
)

test('yes and no mean the choices that say so', () => {
  const asked = question('past', 'Yes, keep it', 'No, save the venue')
  for (const yes of ['yes', 'ja', 'Oui', 'sí', 'sure']) expect(answer(asked, yes)).toBe('v0')
  for (const no of ['no', 'Nein', 'nope']) expect(answer(asked, no)).toBe('v1')
  expect(answer(question('past', 'Save the venue', 'Keep it as it was'), 'yes')).toBe(null)
})

test('a list and a person are meant by words and handles that are theirs alone', () => {
  for (const kind of ['destination', 'person'] as const) {
    const asked = question(kind, 'Rainy Sundays (3 ideas)', 'None of them')
    const one = { value: 'il_1', name: 'Slow evenings' }
    expect(answer(asked, 'slow', [one])).toBe('il_1')
    expect(answer(asked, 'slow', [one, { value: 'il_2', name: 'Slow food' }])).toBe(null)
    expect(answer(asked, 'slow')).toBe(null)
    expect(answer(asked, 'rainy', [one])).toBe('v0')
    for (const none of ['none', 'no list', 'keine', 'nobody']) {
      expect(answer(question(kind), none)).toBe('none')
    }
  }
})

test('a free answer is its words, without what is said around them', () => {
  const asked = question('subject')
  expect(answer(asked, 'It is the Ostsee Sauna')).toBe('It is the Ostsee Sauna')
  expect(answer(asked, 'save this: Ostsee Sauna, thanks')).toBe('Ostsee Sauna')
  expect(answer(asked, 'save this')).toBe(null)
  expect(answer(asked, '893')).toBe('893')
  expect(answer(asked, 'Ramen')).toBe('Ramen')
  expect(answer(asked, 'No idea, Weserstraße 5')).toBe('No idea, Weserstraße 5')
})

test.each([
  ...['1', '2.', '#3', 'the first one', 'I do not know', 'I don’t know.', 'keine Ahnung', 'yes'],
  ...['none', 'all of them', '?', '…', 'that place', 'the event, please'],
  ...[toHandle('capture', newId()), toHandle('list', newId()).toUpperCase()],
])('%j does not say what an idea is', (words) => {
  expect(answer(question('subject'), words)).toBe(null)
})

const label = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 24 })
  .filter((text) => /[\p{L}]{2}/u.test(nameKey(text)))

test('the number, the text and a beginning of a choice that is its alone mean that choice', () => {
  const labels = fc.uniqueArray(label, { minLength: 1, maxLength: 10, selector: nameKey })
  fc.assert(
    fc.property(
      labels,
      fc.nat(),
      fc.nat(),
      fc.constantFrom(...questionKinds),
      (all, at, cut, kind) => {
        const asked = question(kind, ...all)
        const index = at % all.length
        const mine = all[index] ?? ''
        expect(answer(asked, `${index + 1}`)).toBe(`v${index}`)
        expect(answer(asked, `#${index + 1}.`)).toBe(`v${index}`)
        const keys = all.map((one) => trimmed(nameKey(one)))
        const key = keys[index] ?? ''
        // Two labels that differ only by punctuation around them are told apart by their numbers.
        if (keys.filter((one) => one === key).length === 1) {
          expect(answer(asked, mine)).toBe(`v${index}`)
        }
        const start = [...key].slice(0, 2 + (cut % 24)).join('')
        const isMine = keys.filter((one) => one.startsWith(trimmed(start))).length === 1
        const isOther = keys.some((one) => one === trimmed(start) && one !== key)
        if (isMine && !isOther && /\p{L}{2}/u.test(start) && !/^[#\d]/u.test(trimmed(start))) {
          expect(answer(asked, start)).toBe(`v${index}`)
        }
      },
    ),
    { numRuns: 1000 },
  )
})

function trimmed(key: string): string {
  return key.replace(/^[\s"'“”„‘’«»([]+/u, '').replace(/[\s"'“”‘’«».!?…)\]]+$/u, '')
}

test('codes, lists and zero are no time', () => {
  const asked: Question = {
    kind: 'time',
    text: '?',
    choices: [{ label: 'Saturday, 5 June 2027, 20:00', value: '2027-06-05T20:00:00' }],
  }
  for (const words of ['0', '-1', '0x1', '1e3', '1 and 2', '7 & 8']) {
    expect(answer(asked, words), words).toBe(null)
  }
  expect(answer(asked, '8')).toBe('2027-06-05T20:00:00')
  expect(answer(asked, 'halb acht')).toBe('2027-06-05T19:30:00')
})

test('marks of a page and numbers in any script are no name', () => {
  for (const words of ['<b>', '<br/> <hr>', '٢', 'eins']) {
    expect(answer(question('subject'), words), words).toBe(null)
  }
  expect(answer(question('subject'), '<b>Bold</b>')).toBe('<b>Bold</b>')
})

test('of two days, the one on the day of the week or in the month that the answer names', () => {
  const twoDays: Question = {
    ...{ kind: 'time', text: 'Which day?' },
    choices: [
      { label: 'Monday, 1 February 2027', value: '2027-02-01' },
      { label: 'Saturday, 2 January 2027', value: '2027-01-02' },
    ],
  }
  const meant = (words: string) => {
    const understood = readAnswer(twoDays, words, known)
    return understood?.as === 'value' ? understood.value : null
  }
  for (const words of ['Samstag', 'am Samstag bitte', 'sobota', 'el último', 'in January']) {
    expect(meant(words), words).toBe('2027-01-02')
  }
  for (const words of ['lunes', 'im Februar', 'le premier février']) {
    expect(meant(words), words).toBe('2027-02-01')
  }
  // Neither of them is a Sunday.
  expect(meant('Sunday')).toBeNull()
  expect(meant('3 March')).toBe('2027-03-03')
})
