import { expect, test } from 'vitest'
import { deadExports } from '#test/layout/exports.ts'
import { readSource } from '#test/layout/source.ts'

const isOpen = () => false

test.each([
  ['export const a = 1', 'a'],
  ['export function a(): void {}', 'a'],
  ['export interface A { b: A }', null],
  ['export type A = string', 'A'],
  ['export const { a, b: [c] } = given\nconst d = a', 'c'],
  ['const a = 1\nexport { a as b }', 'b'],
  ['export const a = 1\nexport const b = a', 'b'],
  ['export default 1', null],
])('of %j the export %s is used by nobody', (text, name) => {
  const planted = 'server/domain/planted.ts'
  const found = deadExports(new Map([[planted, readSource(planted, text)]]), isOpen)
  expect(found).toEqual(name === null ? [] : [`${planted} exports ${name}, which nobody uses`])
})

test.each([
  [`import { a } from '#server/domain/planted.ts'`],
  [`import type { a } from '../domain/planted.ts'`],
  [`import { a as b } from '#server/domain/planted.ts'`],
  [`import * as all from '#server/domain/planted.ts'`],
  [`export { a } from '#server/domain/planted.ts'\nexport default 1`],
  [`export * from '#server/domain/planted.ts'`],
  [`const { a } = await import('#server/domain/planted.ts')`],
  [`type A = import('#server/domain/planted.ts').A`],
])('%j is a use', (text) => {
  const path = 'server/domain/planted.ts'
  const user = 'server/flows/planted.ts'
  const planted = new Map([[path, readSource(path, 'export const a = 1')]])
  expect(deadExports(planted, isOpen)).toHaveLength(1)
  planted.set(user, readSource(user, text))
  expect(deadExports(planted, isOpen).filter((one) => one.startsWith(path))).toEqual([])
})
