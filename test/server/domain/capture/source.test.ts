import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SentFields } from '#server/domain/capture/kept.ts'
import { chooseSource, findSource } from '#server/domain/capture/source.ts'
import type { DestinationNames } from '#server/domain/language/text/destination_words.ts'

const page = 'https://example.test/sauna'
const rainy: DestinationNames = { list: ['Rainy Sundays', 'rainy'], person: ['Mira'] }

/** What is read, in one line: the kinds and contents of the sources, the subject and the question. */
function found(sent: SentFields, media: readonly string[] = []): string {
  const { reading, question, is_subject_discarded } = findSource(sent, media, rainy)
  const { primary, secondary, subject } = reading
  const sources = [...(primary ? [primary] : []), ...secondary].map((source) => {
    if (source.kind === 'url') return source.url
    return source.kind === 'text' ? `“${source.text}”` : source.media_ids.join('+')
  })
  return [
    sources.join(' & ') || 'nothing',
    subject === null ? '' : `about “${subject}”`,
    question ? `? ${question.kind}` : '',
    is_subject_discarded ? '(discarded)' : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

test.each<[string, SentFields, string[], string]>([
  ['a text', { text: 'Ostsee Sauna' }, [], '“Ostsee Sauna”'],
  ['a raw text', { raw_text: 'Ostsee Sauna' }, [], '“Ostsee Sauna”'],
  [
    'a list as forms of browsers send it',
    { text: '- Ramen\r\n- Sauna\r\n- Minigolf' },
    [],
    '“- Ramen\n- Sauna\n- Minigolf”',
  ],
  ['a subject alone', { subject_text: 'Ostsee Sauna' }, [], '“Ostsee Sauna”'],
  ['a page', { source_url: page }, [], page],
  [
    'an address without https://',
    { text: 'lovely: tee-haus.de/karte?x=1, go soon' },
    [],
    'https://tee-haus.de/karte?x=1 about “lovely:, go soon”',
  ],
  ['a host alone', { text: 'tee-haus.berlin' }, [], 'https://tee-haus.berlin'],
  [
    'a host in a sentence, which may be where tickets are',
    { text: 'Konzert am 5.12., Karten bei tix.example.de' },
    [],
    '“Konzert am 5.12., Karten bei tix.example.de”',
  ],
  ['an address of mail', { text: 'ask ana@haus.de/x' }, [], '“ask ana@haus.de/x”'],
  ['names with dots', { text: 'node.js/deno meetup' }, [], '“node.js/deno meetup”'],
  [
    'a page with a subject',
    { source_url: page, subject_text: 'evenings' },
    [],
    `${page} about “evenings”`,
  ],
  ['pictures', {}, ['m1', 'm2'], 'm1+m2'],
  ['pictures with a subject', { subject_text: 'the flyer' }, ['m1'], 'm1 about “the flyer”'],
  [
    'a text with a subject',
    { text: 'Sauna', subject_text: 'evenings' },
    [],
    '“Sauna” about “evenings”',
  ],
  ['a text without its command', { text: 'Save this: Sauna, thanks' }, [], '“Sauna”'],
  // Both texts.
  ['the same text twice', { text: 'Sauna', raw_text: ' sauna' }, [], '“Sauna”'],
  ['one text inside the other', { text: 'Sauna', raw_text: 'Add Sauna to my list' }, [], '“Sauna”'],
  ['two texts', { text: 'Sauna', raw_text: 'Cinema' }, [], '“Sauna” & “Cinema” ? source'],
  // An address in the text.
  ['an address in a text', { text: `Save this: ${page}` }, [], page],
  [
    'an address and words',
    { text: `Sauna on Sunday ${page}.` },
    [],
    `${page} about “Sauna on Sunday.”`,
  ],
  ['a link in Markdown', { text: `[${page}](${page})` }, [], page],
  ['a link with words in Markdown', { text: `[Sauna](${page})` }, [], `${page} about “Sauna”`],
  [
    'an address that only browsers take',
    { text: 'https://example.test/a|b' },
    [],
    'https://example.test/a%7Cb',
  ],
  ['an address in brackets', { text: `The sauna (${page})` }, [], `${page} about “The sauna”`],
  [
    'an address without a scheme',
    { text: 'www.example.test/sauna' },
    [],
    'https://www.example.test/sauna',
  ],
  ['an address in a subject alone', { subject_text: page }, [], page],
  ['one address twice', { text: `${page} ${page}/` }, [], page],
  ['a password in an address', { text: 'https://sam:pw@example.test/sauna' }, [], page],
  [
    'two addresses',
    { text: `${page} or https://example.test/cinema` },
    [],
    `${page} & “${page} or https://example.test/cinema” about “or” ? items`,
  ],
  // A page and a text.
  ['a page and a command', { source_url: page, text: 'save this please' }, [], page],
  ['a page and its own address', { source_url: page, text: `save ${page}` }, [], page],
  [
    'a page and words about it',
    { source_url: page, text: `Warm! ${page}` },
    [],
    `${page} about “Warm!”`,
  ],
  [
    'a page and other words',
    { source_url: page, text: 'Cinema' },
    [],
    `${page} & “Cinema” ? source`,
  ],
  [
    'a page, words and a subject',
    { source_url: page, text: 'Cinema', subject_text: 'x' },
    [],
    `${page} & “Cinema” about “x” ? source`,
  ],
  // Pictures beside something.
  ['a page and pictures', { source_url: page }, ['m1'], `${page} & m1 ? source`],
  ['a text and pictures', { text: 'Sauna' }, ['m1'], '“Sauna” & m1 ? source'],
  ['a command and pictures', { text: 'save this' }, ['m1'], 'm1'],
  ['an address and pictures', { text: page }, ['m1'], `${page} & m1 ? source`],
  ['all three', { source_url: page, text: 'Cinema' }, ['m1'], `${page} & “Cinema” & m1 ? source`],
  // The destination is never subject matter.
  [
    'a command with the list',
    { text: 'Add Sauna to my rainy list' },
    [],
    '“Sauna” (discarded)'.replace(' (discarded)', ''),
  ],
  ['only the list', { text: 'Rainy Sundays' }, [], 'nothing ? subject (discarded)'],
  [
    'only a command and the list',
    { text: 'add this to rainy' },
    [],
    'nothing ? subject (discarded)',
  ],
  ['only a command', { text: 'save this' }, [], 'nothing ? subject'],
  [
    'the list as subject of a page',
    { source_url: page, subject_text: 'my rainy list' },
    [],
    `${page} (discarded)`,
  ],
  [
    'the person as subject of a page',
    { source_url: page, subject_text: 'Mira' },
    [],
    `${page} (discarded)`,
  ],
  [
    'the list as text beside a page',
    { source_url: page, text: 'Rainy Sundays' },
    [],
    `${page} (discarded)`,
  ],
  [
    'the list as text beside a subject',
    { text: 'rainy', subject_text: 'Sauna' },
    [],
    'nothing about “Sauna” (discarded)',
  ],
])('%s', (_about, sent, media, expected) => {
  expect(found(sent, media)).toBe(expected)
})

test('the addresses of a mail and of a calendar are part of it', () => {
  const mail = `From: ada@example.test\nSubject: Sauna\n\n${page} and https://example.test/unsubscribe`
  expect(found({ text: mail })).toBe(`“${mail}”`)
  const calendar = `BEGIN:VCALENDAR\nURL:${page}\nURL:https://example.test/b\nEND:VCALENDAR`
  expect(found({ text: calendar })).toBe(`“${calendar}”`)
})

test('Markdown links are taken apart, and addresses are written as every client reads them', () => {
  expect(found({ text: `[${page}](${page})` })).toBe(page)
  expect(found({ text: `[Ostsee Sauna](${page} "warm")` })).toBe(`${page} about “Ostsee Sauna”`)
  expect(found({ text: `${page}/[a]|b?q=Café` })).toBe(`${page}/%5Ba%5D%7Cb?q=Caf%C3%A9`)
})

test('each choice of two sources is what is read from then on', () => {
  const { reading, question } = findSource({ source_url: page, text: 'Cinema' }, ['m1'], rainy)
  expect(question?.choices.map(({ label }) => label)).toEqual([
    'The page',
    'The text',
    'The pictures',
    'All are one idea',
  ])
  const chosen = (value: string) => chooseSource(reading, 'source', value)
  expect(chosen('0')).toMatchObject({ primary: { kind: 'url' }, secondary: [] })
  expect(chosen('1')).toMatchObject({ primary: { kind: 'text' }, secondary: [] })
  expect(chosen('2')).toMatchObject({ primary: { kind: 'media' }, secondary: [] })
  expect(chosen('both')).toEqual({
    primary: { kind: 'url', url: page, purpose: 'asked' },
    secondary: [{ kind: 'media', media_ids: ['m1'] }],
    subject: 'Cinema',
  })
  const texts = findSource({ text: 'Sauna', raw_text: 'Cinema' }, [], rainy)
  expect(chooseSource(texts.reading, 'source', 'both')).toEqual({
    primary: { kind: 'text', text: 'Sauna\nCinema' },
    secondary: [],
    subject: null,
  })
})

test('two texts are told apart by how they begin', () => {
  const { question } = findSource(
    { text: 'Sauna', raw_text: `Cinema ${'x'.repeat(60)}` },
    [],
    rainy,
  )
  expect(question?.choices.map(({ label }) => label)).toEqual([
    'The text “Sauna”',
    `The text “Cinema ${'x'.repeat(33)}…”`,
    'Both are one idea',
  ])
  expect(question?.text).toBe('You sent two different texts. What should the idea be read from?')
})

test('one of several addresses, or the whole text, is what is read from then on', () => {
  const urls = Array.from({ length: 12 }, (_, at) => `https://example.test/${at}`)
  const { reading, question } = findSource({ text: urls.join('\n') }, [], rainy)
  expect(question?.choices).toHaveLength(11)
  expect(chooseSource(reading, 'items', urls[3] ?? '')).toEqual({
    primary: { kind: 'url', url: urls[3], purpose: 'asked' },
    secondary: [],
    subject: null,
  })
  expect(chooseSource(reading, 'items', 'whole')).toEqual({
    primary: { kind: 'text', text: urls.join('\n') },
    secondary: [],
    subject: null,
  })
})

test('a text full of addresses takes no time', () => {
  const text = Array.from({ length: 700 }, (_, at) => `http://a.b/${at}`).join(' ')
  const started = performance.now()
  expect(findSource({ text }, [], rainy).question?.text).toContain('700')
  for (const end of [
    ')'.repeat(9_900),
    '.'.repeat(9_900),
    `${'.'.repeat(9_900)}x`,
    ').'.repeat(4_900),
  ]) {
    findSource({ text: `http://a.b/${end}` }, [], rainy)
    findSource({ text: `http://a.b/(${end}` }, [], rainy)
  }
  expect(performance.now() - started).toBeLessThan(400)
})

const words = fc.array(
  fc.constantFrom(
    'save',
    'this',
    'Sauna',
    page,
    'https://b.test',
    'rainy',
    'to',
    'Mira',
    '\n',
    '.',
  ),
  { maxLength: 8 },
)

test('whatever is sent, there is something to read or one question', () => {
  fc.assert(
    fc.property(
      words,
      words,
      words,
      fc.boolean(),
      fc.boolean(),
      (text, raw, subject, url, media) => {
        const sent: SentFields = {
          ...(text.length > 0 && { text: text.join(' ') }),
          ...(raw.length > 0 && { raw_text: raw.join(' ') }),
          ...(subject.length > 0 && { subject_text: subject.join(' ') }),
          ...(url && { source_url: page }),
        }
        const { reading, question } = findSource(sent, media ? ['m1'] : [], rainy)
        const isKnown = reading.primary !== null || reading.subject !== null
        expect(isKnown || question?.kind === 'subject').toBe(true)
        if (question && question.kind !== 'subject') {
          expect(question.choices.length).toBeGreaterThan(1)
          expect(reading.secondary.length).toBeGreaterThan(0)
        }
        if (!question) expect(reading.secondary).toEqual([])
      },
    ),
    { numRuns: 2000 },
  )
})
