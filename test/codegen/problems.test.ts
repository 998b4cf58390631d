import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { changed, complaints, registry } from './registry.ts'

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
