import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyYaml } from '#codegen/any_yaml.ts'
import { readSpec } from '#codegen/inputs.ts'
import { plainYaml } from '#codegen/plain_yaml.ts'
import { Problems } from '#codegen/problem.ts'
import { type Node, plain, sourceFile } from '#codegen/source.ts'

const root = `${import.meta.dirname}/../..`
const registry = readSpec(root).filter(({ path }) => path.endsWith('.yaml'))

/** What the parser of all YAML makes of a text, with every place; and what it says against it. */
function other(text: string, path = 'x.yaml') {
  const problems = new Problems()
  return { node: anyYaml(sourceFile(path, text), problems), problems: problems.count }
}

/** Every value and every place. */
function written(node: Node | null): string {
  return JSON.stringify(node, (key, value) => (key === 'file' ? undefined : value), 1)
}

test.each(registry.map(({ path, text }) => [path, text]))(
  '%s is plain YAML, and read with the same places as by the parser of all YAML',
  (path, text) => {
    expect(written(plainYaml(sourceFile(path, text)))).toBe(written(other(text, path).node))
  },
)

describe('a text that is read as plain YAML', () => {
  const valuesOf = (text: string) => {
    const node = plainYaml(sourceFile('x.yaml', text))
    return node && plain(node)
  }
  test.each([
    ['a: 12:30', { a: '12:30' }],
    ['a: 2026-01-01', { a: '2026-01-01' }],
    ['a: yes', { a: 'yes' }],
    ['a: off', { a: 'off' }],
    ['a: ~', { a: null }],
    ['a: Null', { a: null }],
    ['a: TRUE', { a: true }],
    ['a: 1.', { a: 1 }],
    ['a: -12', { a: -12 }],
    ['a: 0o8', { a: '0o8' }],
    ['a: 1_000', { a: '1_000' }],
    ['~: 2.0', { '~': 2 }],
    ['2.0: b', { '2.0': 'b' }],
    ['<<: {a: b}', { '<<': { a: 'b' } }],
    ['a: &b {c: d}\ne: *b', { a: { c: 'd' }, e: { c: 'd' } }],
    ["'it''s': \"a # b\" # c", { "it's": 'a # b' }],
    ['a: one\n  two\n\n  three # four', { a: 'one two\nthree' }],
    [
      'a: >\n  one\n  two\n\n  three\nb: |-\n  one\n    two\n',
      { a: 'one two\nthree\n', b: 'one\n  two' },
    ],
    ['- - a\n  - b: c\n    d: e', [['a', { b: 'c', d: 'e' }]]],
    ['a:\n- b\n# c\n- [d,\n   e]', { a: ['b', ['d', 'e']] }],
  ])('%j means what YAML says', (text, value) => {
    const whole = `${text}\n`
    expect(valuesOf(whole)).toStrictEqual(value)
    expect(plainYaml(sourceFile('x.yaml', whole))).toStrictEqual(other(whole).node)
  })

  test.each([
    ['a key twice', 'a: b\na: c\n'],
    ['a key without a value', 'a:\nb: c\n'],
    ['a number in an unusual way', 'a: 0o7\n'],
    ['a power of ten', 'a: 1e3\n'],
    ['a tag', 'a: !!str b\n'],
    ['an alias before its anchor', 'a: *b\nc: &b d\n'],
    ['an escape', 'a: "\\u0041"\n'],
    ['a tab', 'a:\tb\n'],
    ['Windows line breaks', 'a: b\r\nc: d\r\n'],
    ['two documents', 'a: b\n---\nc: d\n'],
    ['a text with a colon', 'a: b: c\n'],
    ['a bracket that is never closed', 'a: [b\n'],
    ['a line between two indentations', 'a:\n    b: c\n  d: e\n'],
    ['nothing', '# nothing\n'],
  ])('%s is left to the parser of all YAML', (_, text) => {
    expect(plainYaml(sourceFile('x.yaml', text))).toBeNull()
  })
})

/** Characters and pieces that mean something to YAML. */
const pieces = [
  ...[
    ' ',
    '  ',
    '\n',
    ':',
    ': ',
    ' #',
    '#',
    '-',
    '- ',
    '[',
    ']',
    '{',
    '}',
    ',',
    '"',
    "'",
    '|',
    '>',
  ],
  ...['|-\n', '&a ', '*a', '? ', '!', '%', '@', '\\', '\t', '~', '1', '.', '0x1', '1e3', '---\n'],
  ...['\u00a0', 'x: y\n', '  - z\n', '\n# c\n', '\n  # c\n', '[a, b]', '{a: b}', '""', ''],
]
const samples = registry.flatMap(({ text }) => {
  const lines = text.split('\n').map((line) => line.slice(0, 120))
  return [0, 40, 200].map((from) => `${lines.slice(from, from + 9).join('\n')}\n`)
})
const edits = fc.array(fc.tuple(fc.nat(600), fc.nat(2), fc.constantFrom(...pieces)), {
  maxLength: 4,
})

test('what is read as plain YAML has no mistake, and is the same as for the parser of all YAML', () => {
  let read = 0
  fc.assert(
    fc.property(fc.constantFrom(...samples), edits, (sample, changes) => {
      let text = sample
      for (const [place, left, piece] of changes) {
        const at = place % (text.length + 1)
        text = text.slice(0, at) + piece + text.slice(at + left)
      }
      const node = plainYaml(sourceFile('x.yaml', text))
      if (node === null) return
      read += 1
      const { node: same, problems } = other(text)
      expect({ read: written(node), problems }).toEqual({ read: written(same), problems: 0 })
    }),
    { numRuns: 1500, seed: 1 },
  )
  expect(read).toBeGreaterThan(150)
})
