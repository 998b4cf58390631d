import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { violations } from '#codegen/build/conform.ts'
import { buildFrom } from '#codegen/generate.ts'
import type { Model, Schema } from '#codegen/model.ts'
import { type Node, sourceFile } from '#codegen/source.ts'

const file = sourceFile('x.yaml', '')
const spot = { file, start: 0, end: 1 }

/** Any JSON value as if it had been read from a file. */
function node(value: unknown): Node {
  if (Array.isArray(value)) return { kind: 'list', items: value.map(node), ...spot }
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).map(([key, inner]) => ({
      key,
      at: spot,
      value: node(inner),
    }))
    return { kind: 'mapping', entries, ...spot }
  }
  return { kind: 'scalar', value: value as string | number | boolean | null, ...spot }
}

let model: Model
let types: Map<string, Schema>
let ajv: Ajv2020

beforeAll(async () => {
  const built = await buildFrom(process.cwd())
  if (!built.model) throw new Error(built.problems.print())
  model = built.model
  types = new Map(model.types.map((type) => [type.name, type.schema]))
  ajv = new Ajv2020({ strict: true, allErrors: true })
  addFormats.default(ajv, { mode: 'full' })
  ajv.addKeyword('x-words')
  const inputs = model.capabilities.map(({ id, input }) => [`${id} input`, input.schema])
  const data = model.capabilities.map(({ id, data }) => [`${id} data`, data.schema])
  ajv.addSchema({ $id: 'registry', $defs: Object.fromEntries([...types, ...inputs, ...data]) })
})

/** What Ajv in its strictest mode says of a value, and what we say. */
function verdicts(name: string, schema: Schema, value: unknown): { ajv: boolean; ours: boolean } {
  const validate = ajv.getSchema(`registry#/$defs/${encodeURIComponent(name)}`)
  if (!validate) throw new Error(`no ${name}`)
  return {
    ajv: validate(value) === true,
    ours: violations(node(value), schema, types).length === 0,
  }
}

describe('our check of a schema and Ajv agree', () => {
  test('on every example of the registry', () => {
    for (const { id, input, data, examples } of model.capabilities) {
      for (const example of examples) {
        expect({ id, ...verdicts(`${id} input`, input.schema, example.input) }).toEqual({
          id,
          ajv: true,
          ours: true,
        })
        if (example.answer.data === null) continue
        expect({ id, ...verdicts(`${id} data`, data.schema, example.answer.data) }).toEqual({
          id,
          ajv: true,
          ours: true,
        })
      }
    }
  })

  test('on examples in which something was changed', () => {
    const given = model.capabilities.flatMap(({ id, input, data, examples }) =>
      examples.flatMap((example) => [
        { name: `${id} input`, schema: input.schema, value: example.input as unknown },
        ...(example.answer.data === null
          ? []
          : [{ name: `${id} data`, schema: data.schema, value: example.answer.data }]),
      ]),
    )
    // Ajv also takes a space for the T of a date-time; in an example we do not.
    const odd = fc.oneof(
      fc.constantFrom(null, true, 0, -1, 1.5, 26, '', 'x', 'x'.repeat(300), [], {}, ['a'], {
        extra: 1,
      }),
      fc.constantFrom('2026-02-30', '2026-02-28', '2026-11-21T17:42:10Z', '2026-11-21T25:00:00Z'),
      fc.constantFrom(
        'https://example.test/a',
        'ftp://example.test',
        'no uri',
        'http://a b',
        '24:00',
        '23:59',
        'place',
      ),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...given),
        fc.nat(),
        odd,
        ({ name, schema, value }, at, replacement) => {
          const other = replaced(value, at, replacement)
          const { ajv: expected, ours } = verdicts(name, schema, other)
          expect({ name, other, ours }).toEqual({ name, other, ours: expected })
        },
      ),
      { numRuns: 3000 },
    )
  })
})

/** The value with its n-th inner value replaced; counted in the order of writing. */
function replaced(value: unknown, at: number, replacement: unknown): unknown {
  const paths: (string | number)[][] = []
  const visit = (inner: unknown, path: (string | number)[]) => {
    paths.push(path)
    if (inner === null || typeof inner !== 'object') return
    for (const [key, item] of Object.entries(inner)) visit(item, [...path, key])
  }
  visit(value, [])
  const path = paths[at % paths.length] ?? []
  const copy: unknown = structuredClone(value)
  const last = path.at(-1)
  if (last === undefined) return replacement
  let parent = copy
  for (const step of path.slice(0, -1)) parent = Reflect.get(Object(parent), step)
  Reflect.set(Object(parent), last, replacement)
  return copy
}
