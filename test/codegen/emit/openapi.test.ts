import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { emitOpenapi } from '#codegen/emit/openapi/emit.ts'
import { dataOf } from '#test/codegen/file.ts'
import { model } from '#test/codegen/emit/model.ts'

interface Operation {
  operationId: string
  parameters: { $ref: string }[]
  requestBody: { content: { 'application/json': { examples: object } } }
  responses: { [status: string]: { $ref?: string } }
}

const document = dataOf<{
  info: { version: string }
  paths: { [path: string]: { post: Operation } }
  components: { schemas: object; parameters: object }
}>(emitOpenapi(model), 'openapi.json')
const create = document.paths['/api/v2/capabilities/shelves.create']?.post

test('every capability of the API surface is an operation, and no other', () => {
  const paths = Object.keys(document.paths).filter((path) => path.includes('capabilities/s'))
  expect(paths).toEqual([
    '/api/v2/capabilities/shelves.create',
    '/api/v2/capabilities/shelves.query',
    '/api/v2/capabilities/shelves.query.near',
  ])
  expect(create?.operationId).toBe('shelvesCreate')
})

test('the related endpoints are there', () => {
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/api/v2/capability-executions/{executionId}',
      '/api/v2/capabilities',
      '/api/v2/capabilities/{capability}',
      '/api/v2/assistant/turns',
      '/api/v2/assistant/prepared-actions/{handle}/commit',
      '/openapi.json',
      '/healthz',
      '/readyz',
    ]),
  )
})

test('a write requires the idempotency key, a read does not', () => {
  const key = { $ref: '#/components/parameters/IdempotencyKey' }
  const query = document.paths['/api/v2/capabilities/shelves.query']?.post
  expect(create?.parameters).toContainEqual(key)
  expect(query?.parameters).not.toContainEqual(key)
  expect(document.components.parameters).toHaveProperty('IdempotencyKey.schema.maxLength', 191)
})

test('every status of a refusal has a response', () => {
  const statuses = ['401', '403', '404', '409', '413', '415', '422', '429', '500', '503']
  expect(Object.keys(create?.responses ?? {})).toEqual(['200', ...statuses])
})

test('it declares the version of the machine description', () => {
  expect(document.info.version).toBe('2025-12-31.3')
})

describe('a body', () => {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'api', ...document })
  const bodyOf = (name: string) => ajv.compile({ $ref: `api#/components/schemas/${name}Body` })

  test.each([
    [{ name: 'Poetry' }, true],
    [{ name: 'Poetry', other: 1 }, true],
    [{ title: 'Poetry' }, false],
    [{ version: '2.0', input: { name: 'Poetry' } }, true],
    [{ input: { name: 'Poetry' } }, true],
    [{ input: { title: 'Poetry' } }, false],
    [{ version: '1.0', input: { title: 'Poetry' } }, true],
    [{ version: '1.0', input: { name: 'Poetry' } }, false],
    [{ version: '3.0', input: { name: 'Poetry' } }, false],
    [{ version: '2.0', input: { name: 'Poetry' }, more: true }, false],
    // With the key `input` it is the envelope, whatever else an open input would admit.
    [{ name: 'Poetry', input: {} }, false],
  ])('%j is valid: %s', (body, valid) => {
    expect(bodyOf('ShelvesCreate')(body)).toBe(valid)
  })

  test('of a strict input allows no unknown fields', () => {
    expect(bodyOf('ShelvesQuery')({ limit: 3 })).toBe(true)
    expect(bodyOf('ShelvesQuery')({ limit: 3, shelf: 'x' })).toBe(false)
    expect(bodyOf('ShelvesQuery')({ input: { limit: 3 } })).toBe(true)
  })

  test('has an example in each form', () => {
    expect(create?.requestBody.content['application/json'].examples).toMatchObject({
      bare1: { value: { name: 'Poetry' } },
      envelope1: { value: { version: '2.0', input: { name: 'Poetry' } } },
    })
  })
})
