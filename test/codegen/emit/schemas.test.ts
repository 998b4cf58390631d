import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { emitSchemas } from '#codegen/emit/schemas.ts'
import { dataOf } from '#test/codegen/file.ts'
import { model } from '#test/codegen/emit/model.ts'

interface Document {
  $id: string
  $defs: { [name: string]: { properties?: { status?: unknown } } }
}

const files = emitSchemas(model)
const document = dataOf<Document>(files, 'schemas/shelves.create.json')

test('one document per capability holds the input, each earlier input, the data and the answer', () => {
  expect(files.map((file) => file.path)).toEqual(
    model.capabilities.map((capability) => `schemas/${capability.id}.json`),
  )
  expect(Object.keys(document.$defs)).toEqual(
    expect.arrayContaining(['input', 'input@1.0', 'data', 'answer', 'Shelf', 'ShelfHandle']),
  )
})

test('it has the named types it needs, and no others', () => {
  expect(document.$defs).toHaveProperty('Outcome')
  expect(document.$defs).not.toHaveProperty('CapabilityFacts')
  expect(document.$defs).not.toHaveProperty('Cursor')
})

test('the document itself describes the answer, with the statuses of this capability', () => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
  addFormats.default(ajv)
  const validate = ajv.compile(document)
  const [example] = model.capabilities[0]?.examples ?? []
  expect(validate(example?.answer)).toBe(true)
  expect(validate({ ...example?.answer, status: 'accepted' })).toBe(false)
  expect(validate({ ...example?.answer, data: { shelf: { name: 'no handle' } } })).toBe(false)
})
