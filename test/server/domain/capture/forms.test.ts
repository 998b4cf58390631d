import { expect, test } from 'vitest'
import { type CaptureInput, readCaptureCall } from '#server/domain/capture/forms.ts'
import { Failure } from '#server/domain/basics/failure.ts'

const sources = {
  raw_text: 'Sauna',
  text: 'Sauna',
  subject_text: 'Sauna',
  source_url: 'https://example.test/sauna',
  media_refs: ['md_1'],
} as const

const targets = {
  target_feed_text: 'rainy',
  target_person_text: 'Ada',
  target_ideas_list_handle: 'il_1',
} as const

const answers = {
  capture_public_id: 'ca_1',
  clarification_answer: 'Berlin',
  expected_state_version: 2,
} as const

const all = { ...sources, ...targets, ...answers }
type Field = keyof typeof all
const fields = Object.keys(all) as Field[]
const pairs = fields.flatMap((one, at) => fields.slice(at).map((other) => [one, other] as const))

/** The pointers of all violations; null where the call is accepted. */
function refused(input: CaptureInput): string[] | null {
  try {
    readCaptureCall(input)
    return null
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    expect(error.code).toBe('input_invalid')
    return (error.detail.errors ?? []).map(({ pointer }) => pointer)
  }
}

/** What is wrong with exactly these fields, written down apart from the code. */
function expected(given: readonly Field[]): string[] {
  const has = (field: Field) => given.includes(field)
  const isSource = (field: Field) => field in sources
  const hasSource = given.some(isSource)
  const isAnswer = has('capture_public_id') || (has('clarification_answer') && !hasSource)
  const wrong: string[] = []
  if (isAnswer) {
    if (!has('capture_public_id')) wrong.push('/capture_public_id')
    if (!has('clarification_answer')) wrong.push('/clarification_answer')
    wrong.push(...given.filter((field) => !(field in answers)).map((field) => `/${field}`))
  } else {
    wrong.push(...given.filter((field) => field in answers).map((field) => `/${field}`))
    if (!hasSource) wrong.push('')
  }
  return wrong.sort()
}

test.each(pairs)('%s with %s', (one, other) => {
  const given = [...new Set([one, other])]
  const input = Object.fromEntries(given.map((field) => [field, all[field]]))
  expect(refused(input)?.sort() ?? []).toEqual(expected(given))
})

test('with everything at once, each field too many is named', () => {
  expect(refused(all)).toEqual(Object.keys({ ...sources, ...targets }).map((name) => `/${name}`))
})

test('a field of a new capture beside an answer names the field that the answer goes into', () => {
  try {
    readCaptureCall({ ...answers, target_ideas_list_handle: 'il_1' })
    expect.unreachable()
  } catch (error) {
    const [violation] = error instanceof Failure ? (error.detail.errors ?? []) : []
    expect(violation?.suggestion).toBe('clarification_answer')
  }
})

test.each<CaptureInput>([
  {},
  { text: '' },
  { text: ' \n\t', raw_text: '\u200b' },
  { media_refs: [] },
  { text: '', media_refs: [], target_feed_text: 'rainy' },
])('%j has nothing to capture', (input) => {
  expect(refused(input)).toEqual([''])
})

test('an answer must not be blank', () => {
  expect(refused({ capture_public_id: 'ca_1', clarification_answer: ' ' })).toEqual([
    '/clarification_answer',
  ])
})

test.each([
  'ftp://example.test/sauna',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,Sauna',
  'mailto:sam@example.test',
  'gopher://example.test',
  'urn:isbn:1',
])('%s is no address to capture from', (source_url) => {
  expect(refused({ source_url })).toEqual(['/source_url'])
  expect(refused({ source_url, text: 'Sauna' })).toEqual(['/source_url'])
})

test.each([
  ['https://example.test/sauna', 'https://example.test/sauna'],
  ['HTTP://Example.test', 'HTTP://Example.test'],
  ['geo:52.5,13.4', 'geo:52.5,13.4'],
  ['https://sam:secret@example.test/sauna?a=1#b', 'https://example.test/sauna?a=1#b'],
  ['https://sam@example.test/', 'https://example.test/'],
])('%s is kept as %s', (source_url, kept) => {
  expect(readCaptureCall({ source_url })).toEqual({ form: 'new', sent: { source_url: kept } })
})

test('fields are kept as they were sent, blank ones left out, each picture once', () => {
  const input = { text: ' Sauna ', raw_text: ' ', media_refs: ['md_2', 'md_1', 'md_2'] }
  expect(readCaptureCall(input)).toEqual({
    form: 'new',
    sent: { text: ' Sauna ', media_refs: ['md_2', 'md_1'] },
  })
})

test('an answer has its capture, its words and the version that was read', () => {
  expect(readCaptureCall(answers)).toEqual({
    form: 'answer',
    capture_public_id: 'ca_1',
    words: 'Berlin',
    expected_state_version: 2,
  })
  expect(
    readCaptureCall({ ...answers, expected_state_version: undefined, text: '' }),
  ).toMatchObject({ expected_state_version: null })
})
