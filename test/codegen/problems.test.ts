import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SourceText } from '#codegen/load.ts'
import { buildTexts, changed, complaints, registry } from './registry.ts'

/** problems.txt: cases apart by empty lines. */
const cases = readFileSync(join(import.meta.dirname, 'problems.txt'), 'utf8')
  .split('\n\n')
  .slice(1)
  .map((text) => {
    const [file = '', ...lines] = text.trimEnd().split('\n')
    const marked = (mark: string) =>
      lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1))
    const expected = lines.filter((line) => !/^[-+]/.test(line))
    return { file, from: marked('-').join('\n'), to: marked('+').join('\n'), expected }
  })

describe('each kind of problem is reported at its position', () => {
  test.each(cases)('$file: $to', ({ file, from, to, expected }) => {
    expect(complaints(changed(file, from, to)).toSorted()).toEqual(expected.toSorted())
  })

  test('several problems are reported together, by file and place', () => {
    const wrong = changed('spec/capabilities/shelves.yaml', 'profile: write', 'profile: wirte')
    const worse = wrong.map(({ path, text }) => ({
      path,
      text: text.replace('enum(open', 'enmu(open'),
    }))
    expect(complaints(worse)).toEqual([
      'shelves.yaml:16:12: unknown profile `wirte` → write',
      'types/shelves.yaml:7:13: unknown type `enmu` → enum',
    ])
  })

  test('what contacts other people is done by what commits it alone, or declared as not direct', () => {
    const committed = changed(
      'spec/service.yaml',
      'executions: executions.get}',
      'executions: executions.get, commit: executions.get, approval: planning:write}',
    )
    const sent = (entry: string) =>
      complaints(
        committed.map(({ path, text }) => ({
          path,
          text: text.replace('  tool: create_shelf', `  tool: create_shelf\n${entry}`),
        })),
      ).filter((one) => one.startsWith('shelves.yaml'))
    const effect = '  effect: external_send'
    expect(sent(effect)).toEqual([
      'shelves.yaml:18:11: only `executions.get` may have the effect external_send when it is called directly: write `direct: false`, or another effect',
    ])
    expect(sent(`${effect}\n  direct: false\n  ability: planning:read`)).toEqual([
      'shelves.yaml:20:12: the effect external_send needs the ability `planning:write`, which is the approval',
    ])
    expect(sent(`${effect}\n  direct: false`)).toEqual([])
  })

  describe('a story of several calls says only what they take and answer', () => {
    const story = (input: string, keep: string) => [
      ...registry,
      {
        path: 'spec/workflows.yaml',
        text: `found:\n  summary: Find one\n  about: Finds one.\n  steps:\n    find:\n      capability: shelves.query\n      about: Find it.\n      input: ${input}\n      keep: {shelf: ${keep}}\n`,
      },
    ]
    test.each([
      ['{states: [open]}', 'items/0/shelf_handle', []],
      [
        '{states: [opn]}',
        'items/0/shelf_handle',
        ['workflows.yaml:8:24: expected open, full → open'],
      ],
      [
        '{limit: 1}',
        'items/0/shelf_handel',
        [
          'workflows.yaml:9:21: unknown part of the data of shelves.query `shelf_handel` → shelf_handle',
        ],
      ],
      [
        '{limit: 1}',
        'items/shelf_handle',
        [
          'workflows.yaml:9:21: unknown part of the data of shelves.query `shelf_handle`; here it can be 0',
        ],
      ],
    ])('%s, %s', (input, keep, expected) => {
      expect(complaints(story(input, keep))).toEqual(expected)
    })
  })

  test('what people ask for is on the surface assistant', () => {
    const frames = {
      path: 'spec/assistant/en.yaml',
      text: 'frames:\n  shelves.query:\n    - say: [show shelves]\n',
    }
    expect(complaints([...registry, frames])).toEqual([
      'assistant/en.yaml:2:3: `shelves.query` is not on the surface assistant: name that among its `surfaces`, or delete this',
    ])
  })

  describe('a misspelt name is one problem', () => {
    const print = (texts: readonly SourceText[]) => {
      const printed = buildTexts(texts).problems.print()
      return printed.split('\n').filter((line) => !/^ +\d* \|/.test(line))
    }
    const shelves = 'spec/capabilities/shelves.yaml'

    test('where a profile is misspelt: what the profile gives is not missed besides', () => {
      const read = changed(shelves, '  profile: list', '  profile: lsit')
      const withCursor = read.map((one) =>
        one.path === 'spec/examples/shelves.query.yaml'
          ? { ...one, text: one.text.replace('  answer:', '  input: {limit: 2}\n  answer:') }
          : one,
      )
      expect(complaints(withCursor)).toEqual(['shelves.yaml:42:12: unknown profile `lsit` → list'])
    })

    test('where a profile is unknown: guides may name the tool', () => {
      const guide = {
        path: 'spec/guides/shelves.md',
        text: '---\ntitle: Shelves\nabout: Of shelves.\norder: 1\n---\n\n{{tools.shelves.create}}\n',
      }
      const wrong = changed(shelves, '  profile: write', '  profile: nothing')
      expect(complaints([...wrong, guide])).toHaveLength(1)
    })

    test('where a capability is declared by a misspelt id', () => {
      const wrong = changed(shelves, 'shelves.query:', 'shelves.qurey:')
      expect(print(wrong)).toEqual([
        'spec/capabilities/shelves.yaml:19:10: unknown capability `shelves.query`',
        '       did you mean `shelves.qurey`?',
        '  also at spec/examples/shelves.query.yaml:1; if `shelves.query` is right, `shelves.qurey` is mistyped where it is declared',
        '',
        '1 problem in 2 files',
      ])
    })

    test('and each place is repaired by itself', () => {
      const wrong = changed(shelves, 'shelves.query:', 'shelves.qurey:')
      expect(complaints(wrong)).toHaveLength(2)
    })
  })

  test('a capability that is in two files', () => {
    const [, entry] =
      registry[0]?.text.replace('list_shelves', 'list_more').split('shelves.query:') ?? []
    const more = { path: 'spec/capabilities/more.yaml', text: `shelves.query:${entry}` }
    expect(complaints([...registry, more])).toEqual([
      'more.yaml:1:1: capability `shelves.query` is already declared at spec/capabilities/shelves.yaml:38',
    ])
  })

  test('a type that is in two files', () => {
    const more = { path: 'spec/types/xylophones.yaml', text: 'Shelf: string -- Another.\n' }
    expect(complaints([...registry, more])).toEqual([
      'types/xylophones.yaml:1:1: type `Shelf` is already declared at spec/types/shelves.yaml:2',
    ])
  })
})
