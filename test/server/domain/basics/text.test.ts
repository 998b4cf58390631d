import { expect, test } from 'vitest'
import { Failure, missing, refuse } from '#server/domain/basics/failure.ts'
import { readPlaceFacts } from '#server/domain/places/facts.ts'
import { optionalLine, optionalText, readParagraphs, readText } from '#server/domain/basics/text.ts'
import { readTimeZone } from '#server/domain/basics/time_zone.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

test('a text loses the spaces around it, and only what is wrong with it is noted', () => {
  const violations: Violation[] = []
  expect(readText('  Ada ', '/name', violations, 3)).toBe('Ada')
  expect(readText('🛁🛁🛁', '/bath', violations, 3)).toBe('🛁🛁🛁')
  expect(violations).toEqual([])
  readText(' \u200b', '/blank', violations)
  readText('Ada!', '/long', violations, 3)
  expect(violations.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
    '/blank blank',
    '/long too_long',
  ])
})

test('a name is one line that turns no other text, and a description keeps its lines', () => {
  const violations: Violation[] = []
  const given = ' Jazz\r\n\u001b[31mnight\u202e\u2066 \u0007'
  expect(readText(given, '/title', violations)).toBe('Jazz [31mnight')
  expect(optionalLine(given)).toBe('Jazz [31mnight')
  expect(readParagraphs('One\r\nTwo\u001b\u202e', '/text', violations)).toBe('One\nTwo')
  expect(optionalText('One\n\n\tTwo\u2028Three\u0085')).toBe('One\n\n\tTwo\nThree')
  expect(readText('👩‍🚒 \u200fשלום', '/title', violations)).toBe('👩‍🚒 \u200fשלום')
  expect(violations).toEqual([])
  readText('\u202e\n', '/blank', violations)
  expect(violations).toMatchObject([{ pointer: '/blank', code: 'blank' }])
})

test.each([
  [undefined, null],
  [null, null],
  ['', null],
  [' \u2003', null],
  [' x ', 'x'],
])('of %j stays %j', (text, kept) => {
  expect(optionalText(text)).toBe(kept)
})

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['europe/berlin', 'Europe/Berlin'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
  ['UTC', 'UTC'],
])('the time zone %s is kept as %s', (name, kept) => {
  const violations: Violation[] = []
  expect(readTimeZone(name, '/timezone', violations)).toBe(kept)
  expect(violations).toEqual([])
})

test.each(['', 'Berlin', '+01:00', 'GMT+1', 'Europe/', 'Europe/Berlin ', '../etc', 'x'.repeat(80)])(
  '%j is no time zone',
  (name) => {
    const violations: Violation[] = []
    expect(readTimeZone(name, '/timezone', violations)).toBeNull()
    expect(violations).toMatchObject([{ pointer: '/timezone', code: 'format' }])
  },
)

test('only what an input gives of a place is read, and null where it clears something', () => {
  expect(readPlaceFacts({})).toEqual({})
  expect(readPlaceFacts({ name: ' Yard ', address: null, description: ' ' })).toEqual({
    name: 'Yard',
    address: null,
    description: null,
  })
})

test('everything that is wrong is refused at once, and nothing where nothing is', () => {
  expect(() => refuse([])).not.toThrow()
  const violations = ['/a', '/b'].map((pointer) => ({ pointer, code: 'blank', message: 'no' }))
  expect(() => refuse(violations)).toThrow(Failure)
  expect(missing('/execution_id')).toMatchObject({
    code: 'input_invalid',
    detail: { errors: [{ pointer: '/execution_id', code: 'required' }] },
  })
})
