import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SourceReading } from '#server/domain/language/claim.ts'
import { readSource } from '#server/reading/source.ts'
import { pageThreads, sourceOf } from '#test/support/pages/read.ts'

// Less than half of what a reader may take; a thread that hardly runs beside other work has twice as long.
const threads = pageThreads(4_000)
afterAll(() => threads.stop())

beforeAll(async () => {
  // The first page of a thread waits until the readers are loaded.
  const owners = ['one', 'other', 'one', 'other', 'one', 'other']
  for (const owner of owners) {
    await threads.run('read_source', owner, sourceOf(page(''))).catch(() => null)
  }
}, 60_000)

const event =
  '<script type="application/ld+json">{"@type":"Event","name":"Jazz","startDate":"2027-03-05T20:00"}</script>'

function page(body: string): Uint8Array {
  return new TextEncoder().encode(`<!doctype html><title>Jazz</title>${event}<h1>Jazz</h1>${body}`)
}

/** A page that costs much, built when it is its turn. */
const hostile: Readonly<Record<string, () => string>> = {
  '200,000 nested elements': () => '<div>'.repeat(200_000),
  '60,000 elements that nothing closes': () => '<b><i>'.repeat(30_000),
  '300,000 elements side by side': () => '<a>x</a>'.repeat(300_000),
  'an attribute of 1 MB': () => `<p title="${'x'.repeat(1_000_000)}">a</p>`,
  'an attribute of 1 MB of entities': () => `<p title="${'&amp;'.repeat(200_000)}">a</p>`,
  '100,000 attributes': () =>
    `<p ${Array.from({ length: 100_000 }, (_, at) => `a${at}=1`).join(' ')}>a</p>`,
  '100,000 nodes of JSON-LD': () =>
    `<script type="application/ld+json">[${'{"@type":"Event","name":"x"},'.repeat(17_000)}{}]</script>`,
  'JSON-LD 100,000 deep': () =>
    `<script type="application/ld+json">${'{"a":'.repeat(80_000)}1${'}'.repeat(80_000)}</script>`,
  'broken JSON-LD of 500 kB': () =>
    `<script type="application/ld+json">{"@type":"Event", // ${'x'.repeat(125_000)}\n"name":"y",}</script>`,
  'JSON-LD of brackets': () => `<script type="application/ld+json">${'['.repeat(400_000)}</script>`,
  'a hundred blocks of JSON-LD': () =>
    `<script type="application/ld+json">{"@type":"Event","name":"z"}</script>`.repeat(100),
  'JSON-LD that refers to itself': () =>
    `<script type="application/ld+json">{"@graph":[{"@id":"#a","@type":"Event","name":"a","location":{"@id":"#b"},"subEvent":{"@id":"#a"}},{"@id":"#b","@type":"Place","name":"b","event":{"@id":"#a"},"containedInPlace":{"@id":"#b"}}]}</script>`,
  'a prototype in JSON-LD': () =>
    `<script type="application/ld+json">{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"@type":"__proto__","name":"n"}</script>`,
  'names that every object has': () =>
    `<script type="application/ld+json">{"@type":["Restaurant","toString","constructor"],"name":"n","servesCuisine":["constructor","hasOwnProperty"],"keywords":"toString,valueOf"}</script><constructor itemprop="constructor" class="vevent constructor">`,
  'controls in JSON-LD, in heads and in words': () =>
    `<script type="application/ld+json">{"@type":"Event","name":"a\\u0000b","description":"c\\u0000d\\u001be\\ud800"}</script><meta name="description" content="x\0y\u0007z"><p>${'A paragraph with \u0001 controls \u009f in it. '.repeat(4)}</p>`,
  'a flood of entities': () => `<p>${'&lt;&amp;&#x41;&nonsense;'.repeat(60_000)}</p>`,
  'endless text': () => `<p>${'word '.repeat(400_000)}</p>`,
  'text without spaces': () => `<p>${'x'.repeat(2_000_000)}</p>`,
  digits: () => `<p>${'12.12.2026 19:00 12345 '.repeat(80_000)}</p>`,
  spaces: () => `<h1>${' \n'.repeat(900_000)}</h1>`,
  NUL: () => `<h1>\0${'\0'.repeat(900_000)}Ja\0zz</h1>`,
  '50,000 items of microdata': () =>
    '<div itemscope itemtype="http://schema.org/Event"><b itemprop="name">n'.repeat(15_000),
  'itemref to itself': () =>
    '<div id="a" itemscope itemtype="http://schema.org/Event" itemref="a b a b a b"><i id="b" itemprop="name">n</i></div>'.repeat(
      5_000,
    ),
  '40,000 list entries': () => `<ol>${'<li><b>Bar</b> – good'.repeat(20_000)}</ol>`,
  'nested lists': () => '<ol><li><b>a</b> x<li><b>b</b> y<li><b>c</b> z'.repeat(120),
  '20,000 headings': () => '<h2>1. Bar</h2><p>Good.</p>'.repeat(12_000),
  'a title of 1 MB': () => `<meta property="og:title" content="${'Jazz – '.repeat(150_000)}">`,
  'a comment that never ends': () => `<!-- ${'-'.repeat(1_500_000)}`,
  'a script that never ends': () => `<script>${'<'.repeat(1_500_000)}`,
  'a tag that never ends': () => `<p ${'a="'.repeat(500_000)}`,
  'open brackets': () => '<'.repeat(1_500_000),
  ampersands: () => '&'.repeat(1_500_000),
  'tables in tables': () => '<table><tr><td>name<tr><td>a'.repeat(15_000),
  'forms in forms': () => '<form><select><option>'.repeat(20_000),
}

describe('a page made to cost much ends within the time of a reader', () => {
  for (const [name, body] of Object.entries(hostile)) {
    test(name, { timeout: 30_000 }, async () => {
      const bytes = page(body())
      const reading = await threads.run('read_source', name, sourceOf(bytes))
      expect(JSON.stringify(reading).length).toBeLessThan(400_000)
      expectPlain(reading)
      expect(({} as { polluted?: number }).polluted).toBeUndefined()
    })
  }

  test('what stands before it is still read', async () => {
    const reading = await threads.run('read_source', 'a', sourceOf(page('<div>'.repeat(200_000))))
    expect(reading.claims).toContainEqual({
      ...{ field: 'title', value: 'Jazz', from: 'jsonld', subject: 0 },
    })
  })
})

describe('whatever bytes come', () => {
  const piece = fc.constantFrom(
    ...[
      '<h1>',
      '</h1>',
      '<title>',
      '<p',
      ' class="',
      '"',
      "'",
      '>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
    ],
    ...[
      '<script type="application/ld+json">',
      '</script>',
      '{"@type":"Event","name":"',
      '"}',
      '@graph',
    ],
    ...[
      '<div itemscope itemtype="http://schema.org/Event">',
      '<b itemprop=name>',
      '<time datetime="',
    ],
    ...[
      '2027-03-05T20:00',
      '&lt;',
      '&amp;lt;b&amp;gt;',
      '&#0;',
      '&#xD800;',
      '\0',
      '\ud800',
      '19 Uhr',
    ],
    ...[
      '<meta property="og:title" content="',
      '<ol><li><b>',
      '<base href="',
      'charset=utf-7',
      '\u202e',
    ],
    ...[
      '<div vocab="http://schema.org/" typeof="Event" property="name">',
      '<i class="h-event p-name">',
    ],
  )
  const text = fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 12 })), {
    maxLength: 60,
  })
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    text.map((pieces) => new TextEncoder().encode(pieces.join(''))),
  )
  const charset = fc.constantFrom(
    ...[
      null,
      'utf-8',
      'utf-16le',
      'iso-8859-2',
      'shift_jis',
      'utf-7',
      'replacement',
      'x-user-defined',
      'nonsense',
      '',
    ],
  )
  const type = fc.constantFrom('html', 'json', 'text', 'mail', 'calendar')

  test('a reading comes back, the same each time, without markup in a title', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, charset, type, async (given, named, kind) => {
        const input = sourceOf(given, { charset: named, type: kind as 'html' })
        const reading = await readSource(input)
        // In a plain text a sign is a sign.
        if (kind === 'html' || kind === 'json') expectPlain(reading)
        expect(await readSource(input)).toEqual(reading)
        expect(structuredClone(reading)).toEqual(reading)
      }),
      { numRuns: 600 },
    )
  })
})

function expectPlain({ claims, items }: SourceReading): void {
  const lines = claims.flatMap(({ field, value }) =>
    field === 'title' || field === 'place_name' || field === 'address' ? [value] : [],
  )
  expect(items.length).toBeLessThanOrEqual(100)
  // The database takes no NUL, and people see no controls.
  const texts = claims.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
  for (const text of [...texts, ...items.map(({ excerpt }) => excerpt ?? '')]) {
    expect(text).not.toMatch(/(?!\n|\t)\p{Cc}/u)
    expect(text.isWellFormed()).toBe(true)
  }
  for (const line of [...lines, ...items.map(({ title }) => title)]) {
    expect(line).not.toMatch(/<[a-z!/?]/i)
    expect(line).not.toMatch(/\p{Cc}|[\u202a-\u202e]/u)
    expect([...new Intl.Segmenter('en').segment(String(line))].length).toBeLessThanOrEqual(200)
    expect(String(line).isWellFormed()).toBe(true)
  }
}
