import { expect, test } from 'vitest'
import { emitDocs, emitPages } from '#codegen/emit/docs/emit.ts'
import { emitMcp } from '#codegen/emit/mcp/emit.ts'
import { emitOpenapi } from '#codegen/emit/openapi/emit.ts'
import { emitSchemas } from '#codegen/emit/schemas.ts'
import { emitSdk } from '#codegen/emit/sdk/emit.ts'
import { emitServer } from '#codegen/emit/server.ts'
import { emitTypes } from '#codegen/emit/types.ts'
import { model } from '#test/codegen/emit/model.ts'

const emitters = [
  emitDocs,
  emitMcp,
  emitOpenapi,
  emitPages,
  emitSchemas,
  emitSdk,
  emitServer,
  emitTypes,
] as const

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen)
    Object.freeze(value)
  }
  return value
}

test.each(emitters)('%o gives the same bytes twice and leaves the model alone', async (emit) => {
  const mine = frozen(structuredClone(model))
  const [first, second] = [await emit(mine), await emit(structuredClone(model))]
  expect(first.length).toBeGreaterThan(0)
  expect(second).toEqual(first)
})

test.each(emitters)('%o says in each file that it is generated', async (emit) => {
  for (const { path, text } of await emit(model)) {
    // JSON that others define has no place for it; .gitattributes marks those.
    if (/^mcp\/|llms\.txt$/.test(path)) continue
    expect(text.slice(0, 700), path).toContain('Generated from spec/ by codegen')
  }
})

test.each(emitters)('%o writes only below its own folder, and each path once', async (emit) => {
  const paths = (await emit(model)).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of paths) expect(path).toMatch(/^[a-z]+(\.json|\.ts|\/)/)
})
