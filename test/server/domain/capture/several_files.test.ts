import { expect, test } from 'vitest'
import { decide } from '#server/domain/capture/decide.ts'
import { readingOf } from '#server/domain/language/reading.ts'
import { listOfFiles } from '#server/domain/capture/several_files.ts'
import { claims, primary, time, toDecide } from '#test/support/given/claims.ts'

const winter = readingOf(
  claims('image', {
    ...{ title: 'Winterfest', starts: time('2026-12-12T19:00') },
    address: 'Am Park 3, 10115 Berlin',
  }),
)
const lamplighters = readingOf(
  claims('image', {
    ...{ title: 'The Lamplighters', starts: time('2026-12-10T19:30') },
    ...{ address: '96-98 Pentonville Rd, London N1 9JB', place_name: 'The Lexington' },
  }),
)

/** What a capture of these files comes to, where the question was answered with a value or not asked. */
function decided(answer: string | null) {
  const list = listOfFiles([winter, lamplighters])
  if (list === null) throw new Error('no list')
  const answers = answer === null ? [] : [{ kind: 'items' as const, value: answer, words: answer }]
  return decide(
    toDecide({
      readings: primary(list, winter, lamplighters),
      said: { subject: null, answers, details: [] },
      asked: answer === null ? [] : ['items'],
    }),
  )
}

test('two posters of different events: which one is asked', () => {
  expect(decided(null)).toMatchObject({
    end: 'ask',
    question: {
      kind: 'items',
      choices: [
        ...[{ label: 'Winterfest' }, { label: 'The Lamplighters' }],
        { label: 'All of them as one idea', value: 'whole' },
      ],
    },
  })
})

test('the one that is chosen is as its own poster says', () => {
  expect(decided('item:0')).toMatchObject({
    idea: {
      ...{ title: 'Winterfest', starts_at: new Date('2026-12-12T18:00:00Z') },
      ...{ timezone: 'Europe/Berlin', place: { address: 'Am Park 3, 10115 Berlin' } },
    },
  })
  expect(decided('item:1')).toMatchObject({
    idea: {
      ...{ title: 'The Lamplighters', starts_at: new Date('2026-12-10T19:30:00Z') },
      ...{ timezone: 'Europe/London', place: { name: 'The Lexington' } },
    },
  })
  expect(decided('whole')).toMatchObject({
    idea: { title: 'Winterfest', starts_at: new Date('2026-12-12T18:00:00Z') },
  })
})

test('files that may be about one thing are no list', () => {
  const back = readingOf(claims('image', { starts: time('2026-12-10T19:30') }))
  const again = readingOf(
    claims('image', { title: 'Doors and tickets', starts: time('2026-12-12T18:00') }),
  )
  const tour = readingOf(claims('image', { title: 'WINTERFEST', starts: time('2026-12-19T19:00') }))
  for (const other of [back, again, tour, readingOf([])]) {
    expect(listOfFiles([winter, other])).toBeNull()
  }
})
