import { describe, expect, test } from 'vitest'
import { parseSpec } from '#codegen/load.ts'
import { Problems } from '#codegen/problem.ts'
import { locate, type Node, type Scalar, sourceFile, within } from '#codegen/source.ts'
import { changed, complaints, registry } from './registry.ts'

const shelves = 'spec/capabilities/shelves.yaml'

describe('a file that cannot be read as it should', () => {
  test.each([
    ['a tab', '\tsummary:', '14:1: not YAML: a tab indents this line: write spaces'],
    [
      'too few spaces',
      ' summary:',
      '14:2: not YAML: this line is indented otherwise than the lines that it belongs to',
    ],
    [
      'too many spaces',
      '   summary:',
      '14:4: not YAML: this line is indented otherwise than the lines that it belongs to',
    ],
    [
      'too many spaces below a comment',
      '  # What it is called.\n\n   summary:',
      '16:4: not YAML: this line is indented otherwise than the lines that it belongs to',
    ],
    [
      'a no-break space',
      ' \u00a0summary:',
      '14:2: not YAML: a no-break space indents this line: write spaces',
    ],
    ['an open quote', '  summary: "', '14:12: not YAML: the text is never closed: end it with "'],
    [
      'an open quote that nothing after it ends',
      "  summary: 'It''s",
      "14:12: not YAML: the text is never closed: end it with '",
    ],
    ['an open list', '  summary: [', '14:12: not YAML: this [ is never closed: write ]'],
    ['an open mapping', '  summary: {', '14:12: not YAML: this { is never closed: write }'],
    [
      'a missing colon',
      '  summary',
      '14:3: not YAML: a key has a colon and a space after it: `key: value`',
    ],
    [
      'a missing space',
      '  summary:Make',
      '14:3: not YAML: a space follows the colon: `summary: …`',
    ],
    [
      'a colon in the text',
      '  summary: Now:',
      '14:12: not YAML: this text has a colon and a space in it: put it in quotes',
    ],
    [
      'a reserved character',
      '  summary: @',
      '14:12: not YAML: text that begins with @ belongs in quotes',
    ],
    [
      'a second document',
      '---\n  summary:',
      '14:1: not YAML: a file is one document: delete this line',
    ],
  ])('is reported with its first mistake alone: %s', (_, to, message) => {
    const texts = changed(shelves, '  summary: Make a shelf', `${to} Make a shelf`)
    const other = { path: 'spec/types/broken.yaml', text: 'a: [1, 2\nb: "open\n' }
    expect(complaints(texts)).toEqual([`shelves.yaml:${message}`])
    expect(complaints([...texts, other])).toEqual([
      `shelves.yaml:${message}`,
      expect.stringContaining('types/broken.yaml:'),
    ])
  })

  test.each([
    ['too many spaces', '    profile: write', '16:5'],
    ['none below it', 'profile: write', '17:3'],
  ])('a key under a value is at its own line: %s', (_, to, place) => {
    expect(complaints(changed(shelves, '  profile: write', to))).toEqual([
      `shelves.yaml:${place}: not YAML: this line is indented more than the one above it, which has its value: indent both alike`,
    ])
  })

  test('a duplicate key names the line of the first one', () => {
    const found = complaints(
      changed(shelves, '  tool: create_shelf\n', '  tool: create_shelf\n  version: "3.0"\n'),
    )
    expect(found).toEqual(['shelves.yaml:18:3: duplicate key `version`, first on line 13'])
  })

  test.each([
    ['leads nowhere', '*none', 'no `&none` before this'],
    ['leads into itself', '*fields', '`*fields` contains itself'],
  ])('an alias that %s is reported alone', (_, alias, message) => {
    const text = `One:\n  about: One.\n  fields: &fields\n    a: ${alias}\n`
    const found = complaints([...registry, { path: 'spec/types/alias.yaml', text }])
    expect(found).toEqual([`types/alias.yaml:4:8: ${message}`])
    const tool = complaints(changed(shelves, 'tool: create_shelf', 'tool: *none'))
    expect(tool).toEqual(['shelves.yaml:17:9: no `&none` before this'])
  })

  test.each([
    ['a list', '- one\n', 'expected a mapping at the top of the file'],
    ['a word', 'one\n', 'expected a mapping at the top of the file'],
    ['nothing', '', 'the file is empty: write its capabilities, or delete it'],
    ['a comment', '# one\n', 'the file is empty: write its capabilities, or delete it'],
  ])('a file of capabilities with %s is reported alone', (_, text, message) => {
    const texts = registry.map((one) => (one.path === shelves ? { path: shelves, text } : one))
    expect(complaints(texts)).toEqual([`shelves.yaml:1:1: ${message}`])
  })

  test.each([
    ['in the middle', shelves, 'shelves.create:\n', '12:1'],
    ['at the beginning', shelves, 'executions.get:\n', '1:1'],
    ['of a field', 'spec/errors.yaml', '  next: Name it.\n', '18:1'],
  ])('a merge conflict is reported alone: %s', (_, path, line, place) => {
    const both = `<<<<<<< HEAD\n${line}=======\n${line}>>>>>>> theirs\n`
    expect(complaints(changed(path, line, both))).toEqual([
      expect.stringMatching(
        new RegExp(`^\\w+\\.yaml:${place}: a merge conflict is not resolved: `),
      ),
    ])
  })

  test('a merge conflict in a guide', () => {
    const text =
      '---\ntitle: One\nabout: One.\norder: 1\n---\n<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> theirs\n'
    expect(complaints([...registry, { path: 'spec/guides/one.md', text }])).toEqual([
      expect.stringContaining('guides/one.md:6:1: a merge conflict is not resolved'),
    ])
  })

  test('a list where a mapping belongs', () => {
    const found = complaints([...registry, { path: 'spec/types/list.yaml', text: '- one\n' }])
    expect(found).toEqual(['types/list.yaml:1:1: expected a mapping at the top of the file'])
  })

  test('a file that no one reads', () => {
    const found = complaints([...registry, { path: 'spec/capabilitys/one.yaml', text: 'a: 1\n' }])
    expect(found).toEqual([
      expect.stringMatching(/^capabilitys\/one\.yaml:1:1: no such registry file: expected /),
    ])
  })

  test('a file that is missing', () => {
    const found = complaints(registry.filter(({ path }) => path !== 'spec/profiles.yaml'))
    expect(found).toEqual(['profiles.yaml:1:1: the file is missing'])
  })
})

test('problems are printed with their place, their line, a caret and what may have been meant', () => {
  const problems = new Problems()
  const file = sourceFile('spec/x.yaml', 'one: 1\n  sumary: Make\n')
  problems.unknown({ file, start: 9, end: 15 }, 'key', 'sumary', ['summary', 'about'])
  problems.add({ file, start: 0, end: 3 }, 'wrong')
  expect(problems.print()).toBe(`spec/x.yaml:1:1: wrong
  1 | one: 1
    | ^^^

spec/x.yaml:2:3: unknown key \`sumary\`
  2 |   sumary: Make
    |   ^^^^^^
      did you mean \`summary\`?

2 problems in 1 file`)
})

test('a tab before the place is kept, so that the caret stands below it', () => {
  const problems = new Problems()
  problems.add({ file: sourceFile('spec/x.yaml', '\tkey: 1\n'), start: 1, end: 4 }, 'wrong')
  expect(problems.print()).toContain('  1 | \tkey: 1\n    | \t^^^')
})

describe('examples are in the file of their capability', () => {
  const without = (id: string) => registry.filter(({ path }) => path !== `spec/examples/${id}.yaml`)
  const text = '- about: One.\n'
  const inEntry =
    '  examples:\n    - {about: One., answer: {status: completed, data: {items: []}}}\n'
  const key = '  input_from: [Filters]\n'

  test('a capability without one is told which file to write', () => {
    expect(complaints(without('shelves.query'))).toEqual([
      'shelves.yaml:38:1: `shelves.query` has no examples: write spec/examples/shelves.query.yaml',
    ])
  })

  test('a file of an unknown capability, with a suggestion', () => {
    const more = { path: 'spec/examples/shelves.qeury.yaml', text }
    expect(complaints([...registry, more])).toEqual([
      'examples/shelves.qeury.yaml:1:1: unknown capability in the name of the file `shelves.qeury` → shelves.query',
    ])
  })

  test.each(['', 'about: One.\n', '[]\n'])('a file without a list: %j', (text) => {
    const found = complaints([
      ...without('shelves.query'),
      { path: 'spec/examples/shelves.query.yaml', text },
    ])
    expect(found).toEqual(['examples/shelves.query.yaml:1:1: examples are a list of one or more'])
  })

  test('those in an entry are reported, with the file they belong in', () => {
    expect(complaints(changed(shelves, key, inEntry + key))).toEqual([
      'shelves.yaml:45:3: examples are written in spec/examples/shelves.query.yaml',
    ])
  })

  test('an older registry without the folder has them in its entries', () => {
    const former = changed(shelves, key, inEntry + key).filter(
      ({ path }) => !path.startsWith('spec/examples/'),
    )
    expect(complaints(former)).toEqual([
      'shelves.yaml:1:1: `executions.get` has no examples: write spec/examples/executions.get.yaml',
      'shelves.yaml:12:1: `shelves.create` has no examples: write spec/examples/shelves.create.yaml',
    ])
  })
})

describe('a stretch of a text is found again in its source', () => {
  test.each([
    ['plain', 'key: string(..5) -- About', '..5'],
    ['in single quotes', "key: 'it''s string(..5)'", '..5'],
    ['in double quotes', 'key: "a \\"b\\" string(..5)"', '..5'],
    ['folded over lines', 'key: >-\n  enum(one,\n  two) -- About\n', 'two'],
    ['plain over lines', 'key: enum(one,\n  two) -- About\n', 'two'],
    ['literal', 'key: |\n  enum(one,\n  two)\n', 'two'],
  ])('%s', (_, text, part) => {
    const node = scalarOf(text)
    const from = String(node.value).indexOf(part)
    const spot = within(node, from, from + part.length)
    expect(text.slice(spot.start, spot.end).trim()).toBe(part)
  })
})

test('a place in a file with Windows line ends has the right line and column', () => {
  const file = sourceFile('spec/x.yaml', 'one: 1\r\ntwo: 2\r\n')
  expect(locate({ file, start: 8, end: 11 })).toEqual({ file: 'spec/x.yaml', line: 2, column: 1 })
})

function scalarOf(text: string): Scalar {
  const [mapping] = parseSpec([{ path: 'spec/types/x.yaml', text }], new Problems()).types
  const node: Node | undefined = mapping?.entries[0]?.value
  if (node?.kind !== 'scalar') throw new Error('expected a scalar')
  return node
}
