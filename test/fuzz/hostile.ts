import fc from 'fast-check'

/** Texts that have broken something somewhere, and that may be kept all the same. */
export const oddTexts: readonly string[] = [
  '',
  ' ',
  '\t\n',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '\u202eabc',
  'مرحبا بالعالم',
  'שלום',
  '👩‍👩‍👧‍👦',
  'e\u0301',
  '\u0130ıſ',
  '𝔘𝔫𝔦𝔠𝔬𝔡𝔢',
  '\uffff',
  '\u0001\u001f\u007f',
  "'; drop table lists; --",
  "' or '1'='1",
  '%',
  '_',
  '%_\\',
  '\\',
  '$1',
  '{{app}}',
  '<script>alert(1)</script>',
  '#{7*7}',
  '../../etc/passwd',
  '%00',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '{}',
  '[]',
  '__proto__',
  'constructor',
  'toString',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://[::1',
  'https://user:pw@host.test:99999/',
  '2026-12-31T23:59:60Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
  '2026-02-30T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '2026-12-05t19:30:00z',
  '2026-12-05 19:30:00Z',
  '24:00',
  'Europe/Nowhere',
  'Etc/GMT+14',
  'europe/berlin',
  '00000000-0000-0000-0000-000000000000',
]

/** Texts that nobody can keep: PostgreSQL has no NUL, UTF-8 no half surrogate pairs. */
export const brokenTexts: readonly string[] = ['\0', 'a\0b', '\ud800', 'a\udfff\ud800b']

/** All of them as JSON. */
const texts = [...oddTexts, ...brokenTexts].map((text) => JSON.stringify(text))

/** What JSON can write and few can keep. */
const tokens = [
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udfff\\ud800"',
  '"\\ud83c\\udf75"',
  '1e400',
  '-1e400',
  '1e-400',
  '-0',
  '0.1',
  '1.0',
  '1E2',
  '9007199254740991',
  '9007199254740993',
  '-9007199254740993',
  '2147483648',
  '-2147483649',
  '9223372036854775808',
  '123456789012345678901234567890',
  'null',
  'true',
  'false',
  '{}',
  '[]',
  '[null]',
  '[[]]',
  '{"":""}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"a":1,"a":2}',
  '{"$ref":"#"}',
]

const nested = (depth: number, open: string, close: string) =>
  open.repeat(depth) + close.repeat(depth)

const codePoint = fc
  .integer({ min: 0, max: 0x10f7ff })
  .map((at) => String.fromCodePoint(at < 0xd800 ? at : at + 0x800))

/** Texts of any code points. `fc.string` would first make a table of them all, which takes a second. */
const anyText = (maxLength: number) => fc.array(codePoint, { maxLength }).map((all) => all.join(''))

/** JSON values nobody should send. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...texts) },
  { weight: 4, arbitrary: fc.constantFrom(...tokens) },
  {
    weight: 2,
    arbitrary: anyText(200).map((text) => JSON.stringify(text)),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: 20_000 })
      .map((length) => JSON.stringify('x'.repeat(length))),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: 300 })
      .map((length) => JSON.stringify('👩‍👩‍👧‍👦'.repeat(length))),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(10, 62, 63, 64, 65, 66, 1_000, 20_000)
      .map((depth) => nested(depth, '[', ']')),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(10, 62, 63, 64, 65, 1_000)
      .map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: 3_000 })
      .map((length) => `[${Array(length).fill('"x"').join(',')}]`),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)) },
)

/** Names of members nobody has declared. */
export const hostileName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'input',
    'version',
    'idempotency_key',
    '',
    'a/b~c',
    '\u0000',
    '\ud800',
    '🍵',
    'owner_id',
    'limit',
  ),
  anyText(12),
)

/** Spoils a text that was JSON. */
export const spoiling: fc.Arbitrary<(text: string) => string | Buffer> = fc.oneof(
  fc.nat({ max: 400 }).map((at) => (text: string) => text.slice(0, at)),
  fc.nat({ max: 400 }).map((at) => (text: string) => text.slice(at)),
  fc
    .tuple(
      fc.nat({ max: 400 }),
      fc.constantFrom(
        ',',
        ':',
        '"',
        '\\',
        '{',
        '}',
        '[',
        ']',
        '\u0000',
        '\n',
        'NaN',
        'Infinity',
        '//',
        "'",
        '\ufeff',
        '\u2028',
      ),
    )
    .map(
      ([at, noise]) =>
        (text: string) =>
          text.slice(0, at) + noise + text.slice(at),
    ),
  fc
    .constantFrom(
      'null',
      '""',
      '[]',
      '0',
      'true',
      '',
      ' ',
      '{',
      '{}{}',
      '\ufeff{}',
      '{"a":1,}',
      "{'a':1}",
    )
    .map((text) => () => text),
  fc
    .tuple(fc.nat({ max: 400 }), fc.constantFrom('ff', 'c3', 'eda080', 'f4908080', 'c080'))
    .map(([at, hex]) => (text: string) => {
      const bytes = Buffer.from(text)
      return Buffer.concat([bytes.subarray(0, at), Buffer.from(hex, 'hex'), bytes.subarray(at)])
    }),
)
