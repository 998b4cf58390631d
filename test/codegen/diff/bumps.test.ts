import { describe, expect, test } from 'vitest'
import { bumpsOf } from '#codegen/diff/bumps.ts'
import { compare } from '#codegen/diff/compare.ts'
import { print } from '#codegen/diff/print.ts'
import { built, edited } from '#test/codegen/edit.ts'
import type { Edit } from '#test/codegen/diff/table.ts'
import { registry } from '#test/codegen/registry.ts'

const shelves = 'spec/capabilities/shelves.yaml'
const base = built(registry)

const tightened: Edit = [shelves, 'name: string(..120)', 'name: string(..100)']
const added: Edit = [
  'spec/types/shelves.yaml',
  '    name: string -- Its name.\n',
  '    name: string -- Its name.\n    height?: integer -- In centimetres.\n',
]
const retyped: Edit = [shelves, 'book_author?: string', 'book_author?: integer']
const later: Edit = ['spec/service.yaml', '2026-01-02.1', '2026-01-03.1']

function compared(edits: readonly Edit[], sdk = { before: '1.4.2', now: '1.4.2' }) {
  const after = built(edited(edits))
  const changes = compare(base, after)
  return { changes, bumps: bumpsOf(base, after, changes, sdk) }
}

describe('the versions that must be raised', () => {
  test('a break of the wire asks for the capability’s next major version', () => {
    expect(compared([tightened]).bumps).toContainEqual({
      of: 'shelves.create',
      before: '2.0',
      now: '2.0',
      required: '3.0',
      done: false,
    })
  })

  test('a version that was raised is enough', () => {
    const raised: Edit = [shelves, '"2.0"\n  summary: Make', '"3.0"\n  summary: Make']
    const { bumps } = compared([tightened, raised, later])
    expect(bumps.filter(({ of }) => of !== 'sdk').map(({ done }) => done)).toEqual([true, true])
  })

  test('anything but words asks for a later registry version', () => {
    expect(compared([added]).bumps[0]).toMatchObject({ of: 'registry', done: false })
    expect(compared([added, later]).bumps[0]).toMatchObject({ of: 'registry', done: true })
    const words: Edit = [shelves, 'about: Makes one.', 'about: Makes one more.']
    expect(compared([words]).bumps.map(({ of }) => of)).toEqual(['sdk'])
  })

  test.each([
    ['1.4.2', [tightened], '1.4.3'],
    ['1.4.2', [added], '1.5.0'],
    ['1.4.2', [retyped], '2.0.0'],
    ['0.4.2', [retyped], '0.5.0'],
    ['0.4.2', [added], '0.4.3'],
  ] as [string, Edit[], string][])('the SDK %s with %j needs %s', (before, edits, required) => {
    const sdk = compared(edits, { before, now: before }).bumps.find(({ of }) => of === 'sdk')
    expect(sdk).toMatchObject({ required, done: false })
    const done = compared(edits, { before, now: required }).bumps.find(({ of }) => of === 'sdk')
    expect(done).toMatchObject({ done: true })
  })
})

describe('a comparison is written', () => {
  const comparison = compared([tightened, added])

  test('for people, with the rule and the place', () => {
    const text = print(comparison, 'text')
    expect(text).toContain(
      'shelves.create input name: the greatest number of characters was 120, is 100',
    )
    expect(text).toMatch(/input-constraint-tightened {2}spec\/capabilities\/shelves\.yaml:\d+/)
    expect(text).toContain('MISSING')
  })

  test('as a changelog for each surface', () => {
    const text = print(comparison, 'markdown')
    expect(text.match(/^## .+$/gm)).toEqual([
      '## HTTP API',
      '## SDK',
      '## MCP tools',
      '## Reference',
      '## Versions',
    ])
    expect(text).toContain(
      '`shelves.create input name`: the greatest number of characters was 120, is 100.',
    )
  })

  test('for programs', () => {
    const { worst, changes } = JSON.parse(print(comparison, 'json'))
    expect(worst).toEqual({ wire: 'breaking', sdk: 'additive', mcp: 'breaking', docs: 'neutral' })
    expect(changes[0]).toMatchObject({ rule: expect.any(String), why: expect.any(String) })
  })

  test('for workflows, next to the changed line', () => {
    expect(print(comparison, 'github')).toMatch(
      /::warning file=spec\/capabilities\/shelves\.yaml,line=\d+,col=\d+,title=input-constraint-tightened::/,
    )
  })
})
