import fc from 'fast-check'
import openapiTS, { astToString } from 'openapi-typescript'
import { expect, test } from 'vitest'
import { pathsOf } from '#codegen/emit/sdk/paths/document.ts'

const options = { defaultNonNullable: false, emptyObjectsUnknown: true, silent: true }

const text = fc.constantFrom(
  'a word',
  'ends */ here',
  'one\n\ntwo\n  three',
  ' "quoted" ',
  '',
  '10',
)
const names = ['name', 'other_name', 'with-dash', '7', '$ok', '__proto'] as const
const types = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'] as const
const value = fc.oneof(
  text,
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, [], ['x', 1], {}, { deep: { at: null } }, -1.5),
)

/** Schemas of the keywords that a registry may use (codegen/build/schema.ts). */
const { schema } = fc.letrec((tie) => {
  const inner = fc.oneof({ maxDepth: 4 }, fc.constantFrom(true, {}), tie('schema'))
  const some = fc.array(tie('schema'), { minLength: 1, maxLength: 3 })
  const annotations = {
    title: text,
    description: text,
    default: value,
    examples: fc.array(value, { maxLength: 2 }),
  }
  const few = { requiredKeys: [] }
  return {
    schema: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.record(
        { type: fc.constantFrom(...types), ...annotations, format: fc.constant('date') },
        few,
      ),
      fc.record(
        {
          $ref: fc.constantFrom(
            '#/components/schemas/Plan',
            '#/components/schemas/Alias',
            '#/components/schemas/Plan/properties/name',
          ),
          description: text,
        },
        { requiredKeys: ['$ref'] },
      ),
      fc.record({ const: value, ...annotations }, { requiredKeys: ['const'] }),
      fc.record(
        {
          enum: fc.array(value, { minLength: 1, maxLength: 3 }),
          type: fc.constantFrom('string', ['string', 'null']),
          ...annotations,
        },
        { requiredKeys: ['enum'] },
      ),
      fc.record(
        {
          type: fc.subarray([...types], { minLength: 1 }),
          items: inner,
          properties: fc.dictionary(fc.constantFrom(...names), inner),
          anyOf: some,
          oneOf: some,
          ...annotations,
        },
        { requiredKeys: ['type'] },
      ),
      fc.record(
        { type: fc.constant('array'), items: inner, ...annotations },
        { requiredKeys: ['type'] },
      ),
      fc.record(
        {
          type: fc.constant('object'),
          properties: fc.dictionary(fc.constantFrom(...names), inner),
          required: fc.subarray([...names]),
          additionalProperties: fc.oneof(fc.boolean(), inner),
          anyOf: some,
          oneOf: some,
          allOf: some,
          not: inner,
        },
        few,
      ),
      fc.record({ anyOf: some, oneOf: some, allOf: some, required: fc.subarray([...names]) }, few),
    ),
  }
})

test('the type of any schema is the one that openapi-typescript gives it', async () => {
  const many = fc.array(schema, { minLength: 40, maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(many, async (all) => {
      const document = {
        openapi: '3.1.0',
        info: { title: 'Shelves', version: '1' },
        paths: { '/shelves': { get: { operationId: 'getShelves', responses: {} } } },
        components: {
          schemas: {
            Plan: { type: 'object', properties: { name: { type: 'string' }, other_name: {} } },
            Alias: { $ref: '#/components/schemas/Plan' },
            ...Object.fromEntries(all.map((one, at) => [`Schema${at}`, one])),
          },
        },
      }
      const ast = await openapiTS(JSON.stringify(document), options)
      expect(pathsOf(document)).toBe(astToString(ast))
    }),
    { numRuns: 3 },
  )
})
