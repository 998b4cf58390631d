import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { emitServer } from '#codegen/emit/server.ts'
import { textOf } from '#test/codegen/file.ts'
import { model } from '#test/codegen/emit/model.ts'

const files = await emitServer(model)

test('the table of capabilities has the facts that the server uses', () => {
  const text = textOf(files, 'server/capabilities.ts')
  expect(text).toContain("client_header: 'X-Service-Client'")
  expect(text).toContain("  'shelves.create': {\n    id: 'shelves.create',\n    version: '2.0',")
  // Each item has a line of its own, so that branches which add one each can be merged.
  expect(text).toContain("    earlier_versions: [\n      '1.0',\n    ],\n")
  expect(text).toContain("    fields: [\n      'limit',\n      'cursor',\n      'query',\n    ],\n")
  expect(text).toContain('paged: true')
})

test('every code is in the union and in the table', () => {
  const text = textOf(files, 'server/errors.ts')
  expect(text).toContain("export type ErrorCode =\n  | 'token_missing'\n")
  expect(text).toContain("  limit_reached: {\n    status: 'failed',")
})

test('every capability that may be called directly has a handler, at the place its id says', () => {
  const text = textOf(files, 'server/handlers.ts')
  expect(text).toContain(
    "import shelvesQueryNear from '../../server/handlers/shelves/query/near.ts'",
  )
  expect(text).toContain("  'shelves.query.near': shelvesQueryNear,")
  expect(text).not.toContain('shelves.send')
})

describe('the compiled validators', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'validators-'))
  symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'))
  const path = join(folder, 'validators.mjs')
  writeFileSync(path, textOf(files, 'server/validators.js'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const { inputs } = await import(pathToFileURL(path).href)

  test('accept an input by the version that was named', () => {
    expect(inputs['shelves.create']['2.0']({ name: 'Poetry' })).toBe(true)
    expect(inputs['shelves.create']['1.0']({ name: 'Poetry' })).toBe(false)
    expect(inputs['shelves.create']['1.0']({ title: 'Poetry' })).toBe(true)
  })

  test('name every violation at once, each with its pointer', () => {
    const validate = inputs['shelves.query']['1.0']
    expect(validate({ limit: 26, query: 4, shelf: 'x' })).toBe(false)
    const found = validate.errors.map((error: { instancePath: string; keyword: string }) => [
      error.instancePath,
      error.keyword,
    ])
    expect(found).toEqual([
      ['', 'additionalProperties'],
      ['/limit', 'maximum'],
      ['/query', 'type'],
    ])
  })

  test('look at own properties only', () => {
    const validate = inputs['shelves.create']['2.0']
    expect(validate(Object.create({ name: 'Poetry' }))).toBe(false)
    expect(inputs['shelves.create'].constructor).toBeUndefined()
  })
})
