// What the console of a page says of an input is what the service does with it: for every example, and for what
// becomes of it when one value is missing, of another kind, too long or unknown.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultsIn, isSame } from '#codegen/emit/docs/try_check.mjs'
import { capabilities, type CapabilityFacts } from '#generated/server/capabilities.ts'
import { inputs } from '#generated/server/validators.js'

interface Data {
  readonly schema: object
  readonly types: { readonly [name: string]: object }
  readonly examples: readonly { readonly input: object; readonly answer: { status: string } }[]
}

function dataOf(id: string): Data | null {
  const path = `generated/docs/try/${id}.js`
  if (!existsSync(path)) return null
  const [, json = ''] = /^globalThis\.tryData = (.*)$/m.exec(readFileSync(path, 'utf8')) ?? []
  return JSON.parse(json)
}

const others: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e9, '', 'x', 'x'.repeat(5000), '2026-02-30', '2026-02-30T10:00:00Z'],
  ...['2026-11-27T18:30:00+01:00', '2026-11-27T18:30:00', 'https://a.example/b', 'https:', 'a b:c'],
  ...[[], {}, [[]], [{}], Array.from({ length: 300 }, () => 'x')],
]

/** Copies of a value in which one part is missing, another value, or in the company of an unknown field. */
function* changed(value: unknown): Generator<unknown> {
  yield* others
  if (value === null || typeof value !== 'object') return
  if (Array.isArray(value)) {
    for (const [at, one] of value.entries())
      for (const other of changed(one)) yield value.with(at, other)
    return
  }
  yield { ...value, unknown_field: 1 }
  for (const [field, inner] of Object.entries(value)) {
    const { [field]: _, ...rest } = value as Record<string, unknown>
    yield rest
    for (const other of changed(inner)) yield { ...value, [field]: other }
  }
}

const facts: readonly CapabilityFacts[] = Object.values(capabilities)
const known = facts.flatMap(({ id, version }) => {
  const [data, check] = [dataOf(id), inputs[id][version]]
  return data && check ? [{ id, data, check }] : []
})

test('there is a file for each capability that can be called', () => {
  expect(known.length).toBeGreaterThan(60)
})

test.each(known)('$id: the page takes what the service takes', ({ data, check }) => {
  const { schema, types, examples } = data
  expect(examples.length).toBeGreaterThan(0)
  let refused = 0
  for (const { input } of examples) {
    expect(faultsIn(schema, input, types)).toEqual([])
    for (const value of changed(input)) {
      const faults = faultsIn(schema, value, types)
      if (faults.length > 0) refused += 1
      expect(faults.length === 0, JSON.stringify({ value, faults }).slice(0, 500)).toBe(
        check(value),
      )
    }
  }
  expect(refused).toBeGreaterThan(10)
})

test('two inputs are the same whatever the order of their fields', () => {
  expect(isSame({ a: [1, { b: null }], c: '' }, { c: '', a: [1, { b: null }] })).toBe(true)
  const pairs: [unknown, unknown][] = [
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: undefined }, { b: 1 }],
    [[], {}],
    [
      [1, 2],
      [2, 1],
    ],
    [null, {}],
    ['1', 1],
  ]
  for (const [one, other] of pairs) expect(isSame(one, other)).toBe(false)
})
