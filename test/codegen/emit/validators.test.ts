import { describe, expect, test } from 'vitest'
import { compile as byAjv, type Task } from '#codegen/emit/validators/ajv.ts'
import { compile, written } from '#codegen/emit/validators/compile.ts'
import { taskOf } from '#codegen/emit/validators/emit.ts'
import { areKnown } from '#codegen/emit/validators/known.ts'
import { buildFrom } from '#codegen/generate.ts'
import type { Schema } from '#codegen/model.ts'
import { model } from '#test/codegen/emit/model.ts'

const text = { type: 'string', maxLength: 80 }

/** Types that the schemas of these tests refer to. */
const types: { readonly [name: string]: Schema } = {
  Handle: text,
  Kind: { type: 'string', enum: ['a', 'b', 'c'] },
  Size: {
    type: 'object',
    properties: { width: { type: 'number', minimum: -1.5 }, unit: { $ref: '#/$defs/Kind' } },
    required: ['width'],
    additionalProperties: false,
  },
}

function taskFor(schema: Schema): Task {
  const $id = 'https://library.example/schemas/inputs.json'
  return { document: { $id, $defs: { ...types, tested_1_0: schema } }, names: ['tested_1_0'] }
}

function object(properties: { readonly [name: string]: Schema }, more: Schema = {}): Schema {
  return { type: 'object', properties, ...more }
}

const many = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`field_${at}`, text]))
const usual: { readonly [what: string]: Schema } = {
  'an object without properties': object({}),
  'anything in a property': object({ any: {} }),
  'values of each type': object({
    text: { type: 'string' },
    number: { type: 'number' },
    count: { type: 'integer' },
    is: { type: 'boolean' },
    nothing: { type: 'null' },
    list: { type: 'array' },
    object: { type: 'object' },
  }),
  'values that may be null': object({
    text: { type: ['string', 'null'], minLength: 1, maxLength: 3 },
    number: { type: ['number', 'null'], maximum: 5 },
    either: { type: ['string', 'integer', 'boolean'], minimum: 1, maximum: 9 },
    list: { type: ['array', 'null'], items: text, minItems: 1 },
  }),
  'patterns and formats': object({
    at: { type: 'string', format: 'date-time' },
    day: { type: ['string', 'null'], format: 'date', maxLength: 10 },
    page: { type: 'string', format: 'uri', pattern: '^https?://\\S+"$', maxLength: 80 },
    word: { type: 'string', pattern: 'ä\u2028' },
  }),
  'values of a list': object({
    one: { type: 'string', enum: ['only'] },
    number: { type: 'integer', enum: [1, 2] },
    mixed: { enum: ['a', 1, null, true] },
  }),
  'named types': object({ kind: { $ref: '#/$defs/Kind' }, size: { $ref: '#/$defs/Size' } }),
  'lists in lists': object({
    rows: { type: 'array', maxItems: 4, items: { type: 'array', items: { type: 'integer' } } },
    sizes: { type: 'array', items: { type: 'array', items: { $ref: '#/$defs/Size' } } },
    boxes: {
      type: 'array',
      items: object({ size: { type: 'array', items: object({ width: text }) } }),
    },
  }),
  'objects in objects': object({
    outer: object({ inner: object({ text }, { required: ['text'] }) }),
  }),
  'no other properties': object({ text }, { additionalProperties: false }),
  'no properties at all': object({}, { additionalProperties: false }),
  'no other properties than many': object(many, { additionalProperties: false }),
  'properties that go together': object(
    { starts: text, ends: text, zone: text },
    { dependentRequired: { starts: ['ends', 'zone'], ends: ['starts'] } },
  ),
  'at least one of some properties': object(
    { text, number: { type: 'number' } },
    {
      anyOf: [
        object({ text: {} }, { required: ['text'] }),
        { properties: { number: {} }, required: ['number'] },
      ],
    },
  ),
  'one type or another': object({
    kind: { anyOf: [{ $ref: '#/$defs/Kind' }, { type: 'null' }] },
    only: { anyOf: [{ $ref: '#/$defs/Kind' }] },
    list: { type: 'array', items: { anyOf: [text, { type: 'array', items: text }] } },
  }),
  'properties that exclude each other': object(
    { text, number: { type: 'number' }, other: text },
    {
      required: ['other'],
      allOf: [
        {
          anyOf: [
            { properties: { text: {} }, required: ['text'] },
            { properties: { number: {} }, required: ['number'] },
          ],
        },
        { not: { properties: { text: {}, number: {} }, required: ['text', 'number'] } },
        { not: { properties: { other: {} }, required: ['other'] } },
      ],
    },
  ),
}

const unusual: { readonly [what: string]: Schema } = {
  'a keyword of another kind': object({ text: { type: 'string', const: 'a' } }),
  'exactly one of some schemas': object({ text: { oneOf: [text, { type: 'null' }] } }),
  'an object in a list of values': object({ any: { enum: [{ a: 1 }, 'b'] } }),
  'a name that needs quotes': object({ 'first-name': text }),
  'another format': object({ text: { type: 'string', format: 'email' } }),
  'others of a type': object({}, { additionalProperties: text }),
  'a choice of anything': object({ any: { anyOf: [text, {}] } }),
  'a schema for the wrong properties': object({ text: { not: text } }),
  'a long list': object({
    text: { type: 'string', enum: Array.from({ length: 200 }, (_, at) => `${at}`) },
  }),
}

const refused: { readonly [what: string]: Schema } = {
  'a length of a number': object({ count: { type: 'integer', maxLength: 3 } }),
  'a needed property that is not described': object({ text }, { required: ['other'] }),
  'a mistyped keyword': object({ text: { type: 'string', maxLenght: 3 } }),
  'a type that is not there': object({ any: { $ref: '#/$defs/Nothing' } }),
}

describe('what the generator writes of validators itself is what Ajv writes of', async () => {
  test.each(Object.entries(usual))('%s', (_, schema) => {
    const task = taskFor(schema)
    expect(areKnown(task.document.$defs)).toBe(true)
    expect(written(task)).toBe(byAjv(task))
  })

  const { model: own } = await buildFrom('.')
  test.each([
    ['this registry', own],
    ['that of the tests', model],
  ])('%s', (_, one) => {
    const task = taskOf(one ?? expect.fail('the registry has problems'))
    expect(areKnown(task.document.$defs)).toBe(true)
    expect(written(task)).toBe(byAjv(task))
  })

  test('any of the usual schemas in another', () => {
    const all = Object.values(usual)
    for (const [at, schema] of all.entries()) {
      const other = all[(at * 7 + 3) % all.length] ?? schema
      const listed = { type: 'array', items: schema, minItems: 1 }
      const task = taskFor(object({ schema, other, listed, either: { anyOf: [other, listed] } }))
      expect(areKnown(task.document.$defs)).toBe(true)
      expect(written(task)).toBe(byAjv(task))
    }
  })
})

describe('Ajv itself compiles', () => {
  test.each(Object.entries(unusual))('%s', async (_, schema) => {
    const task = taskFor(schema)
    expect(areKnown(task.document.$defs)).toBe(false)
    expect(await compile(task)).toBe(byAjv(task))
  })

  test('types that contain themselves', () => {
    const node = object({ inner: { $ref: '#/$defs/Node' } })
    expect(areKnown({ Node: node })).toBe(false)
    expect(
      areKnown({
        Node: object({ outer: { $ref: '#/$defs/Outer' } }),
        Outer: object({ node: { $ref: '#/$defs/Node' } }),
      }),
    ).toBe(false)
    expect(areKnown({ Node: object({ kind: { $ref: '#/$defs/Kind' } }), Kind: text })).toBe(true)
  })

  test('another name of a type', () => {
    expect(areKnown({ Other: { $ref: '#/$defs/Kind' }, Kind: text })).toBe(false)
  })
})

test.each(Object.entries(refused))('Ajv refuses %s, as it always has', async (_, schema) => {
  const task = taskFor(schema)
  expect(areKnown(task.document.$defs)).toBe(false)
  await expect(compile(task)).rejects.toThrow()
})
