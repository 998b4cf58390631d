import { describe, expect, test } from 'vitest'
import type { Change } from '#codegen/diff/change.ts'
import { compare } from '#codegen/diff/compare.ts'
import { rules } from '#codegen/diff/rules.ts'
import { built, edited } from '#test/codegen/edit.ts'
import { type Row, rows, type Verdict } from '#test/codegen/diff/table.ts'
import { registry } from '#test/codegen/registry.ts'

const base = built(registry)

describe.each(rows)('$name', (row: Row) => {
  const other = built(edited(row.edits))

  test('is rated for each consumer as the table says', () => {
    expect(verdicts(compare(base, other))).toEqual(row.there)
  })

  test('is rated the other way round as the table says', () => {
    expect(verdicts(compare(other, base))).toEqual(row.back)
  })
})

test('the table has at least sixty changes, and every rule that a small registry can show', () => {
  const seen = new Set(rows.flatMap(({ there, back }) => [...there, ...back].map(([rule]) => rule)))
  expect(rows.length * 2).toBeGreaterThanOrEqual(60)
  expect(Object.keys(rules).filter((rule) => !seen.has(rule as keyof typeof rules))).toEqual([])
})

test('the same registry has no changes', () => {
  expect(compare(base, built(registry))).toEqual([])
})

test('a change of a named type is reported once, with all capabilities it affects', () => {
  const renamed = built(edited([['spec/types/shelves.yaml', 'enum(open, full)', 'enum(open)']]))
  const changes = compare(base, renamed).filter(({ place }) => place === 'type Shelf state')
  expect(changes).toHaveLength(1)
  expect(changes[0]?.capabilities).toEqual(
    expect.arrayContaining(['shelves.create', 'shelves.query']),
  )
})

test('another field that may be the one that is needed breaks nothing', () => {
  const needing = (fields: string) =>
    built(
      edited([
        [
          'spec/capabilities/shelves.yaml',
          '  together: [book_title, book_author]',
          `  at_least_one_of: [${fields}]`,
        ],
        ['spec/capabilities/shelves.yaml', 'lift: [together]', 'lift: [at_least_one_of]'],
      ]),
    )
  const [few, more] = [needing('name, book_title'), needing('name, book_title, book_author')]
  const rulesOf = (changes: readonly Change[]) => changes.map(({ rule }) => rule)
  expect(rulesOf(compare(few, more))).toEqual(['input-rule-removed'])
  expect(rulesOf(compare(more, few))).toContain('input-rule-added')
})

test('each change has its position in the registry', () => {
  const changes = compare(
    base,
    built(edited([['spec/capabilities/shelves.yaml', 'kind: shelf.created', 'kind: shelf.made']])),
  )
  expect(changes[0]?.location).toMatchObject({ file: 'spec/capabilities/shelves.yaml' })
})

function verdicts(changes: readonly Change[]): Verdict[] {
  return changes.map(({ rule, place, ratings }) => {
    const { wire, sdk, mcp, docs } = ratings
    return [rule, place, [wire, sdk, mcp, docs].map((rating) => rating[0]).join('')]
  })
}
