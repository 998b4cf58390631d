import { expect, test } from 'vitest'
import { emitTypes } from '#codegen/emit/types.ts'
import { typeOf } from '#codegen/emit/typescript.ts'
import { textOf } from '#test/codegen/file.ts'
import { model } from '#test/codegen/emit/model.ts'

const text = textOf(emitTypes(model), 'types.ts')

test('a named object is an interface, a named string an alias, both with their description', () => {
  expect(text).toContain(`/** One shelf. */
export interface Shelf {
  /** About shelf_handle. */
  shelf_handle: ShelfHandle
  /** About name. */
  name: string
  /** About note. */
  note?: string | null
}`)
  expect(text).toContain('export type ShelfHandle = string\n')
})

test('a handler sees the fields of all versions, and those that one version does not have as optional', () => {
  const any = text.slice(text.indexOf('export interface ShelvesCreateAnyInput'))
  expect(any).toMatch(/^[^}]*\n {2}name\?: string\n[^}]*\n {2}title\?: string\n/)
  expect(text).toContain('input: ShelvesCreateAnyInput\n    request: ShelvesCreateInput\n')
  expect(text).toContain('input: ShelvesQueryInput\n    request: ShelvesQueryInput\n')
})

test('statuses and effects are closed unions', () => {
  expect(text).toContain("status: 'completed' | 'unchanged' | 'needs_input' | 'failed'")
  expect(text).toContain("effect: 'external_send'")
})

test.each([
  [{ type: 'integer', minimum: 1 }, 'number'],
  [{ type: ['string', 'null'], maxLength: 3 }, 'string | null'],
  [{ enum: ["it's", 2, null] }, "'it\\'s' | 2 | null"],
  [{ const: 'hard' }, "'hard'"],
  [{ type: 'array', items: { type: 'string' }, maxItems: 2 }, 'string[]'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, "('a' | 'b')[]"],
  [{ type: 'array', items: { type: 'array', items: { type: 'string' } } }, 'string[][]'],
  [{ anyOf: [{ $ref: '#/$defs/Shelf' }, { type: 'null' }] }, 'Shelf | null'],
  [{ $ref: '#/$defs/Shelf/properties/name' }, "Shelf['name']"],
  [{ type: 'object' }, '{ [key: string]: unknown }'],
  [{ type: 'object', additionalProperties: { type: 'string' } }, '{ [key: string]: string }'],
  [
    { type: 'object', properties: { a: { type: 'string' } }, anyOf: [{ required: ['a'] }] },
    '{\n  a?: string\n}',
  ],
  [{}, 'unknown'],
])('%j is the type %s', (schema, type) => {
  expect(typeOf(schema)).toBe(type)
})
