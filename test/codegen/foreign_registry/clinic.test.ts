import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Library } from '#test/codegen/foreign_registry/project.ts'

// A clinic whose names are words that TypeScript and Python reserve, whose values are one of several objects or contain
// themselves, whose texts are not ASCII, and which keeps earlier versions of an input.

const clinic = new Library({ registry: 'clinic' })

beforeAll(async () => {
  const { code, err } = await clinic.command('generate')
  if (code !== 0) throw new Error(err)
})
afterAll(() => clinic.remove())

test('is checked and linted without a finding, and so is its OpenAPI document', async () => {
  expect(await clinic.command('generate', '--check', '--full')).toMatchObject({ code: 0 })
  expect(await clinic.command('lint')).toMatchObject({
    code: 0,
    out: expect.stringContaining('0 findings'),
  })
  const { err } = await clinic.run(
    'node_modules/@redocly/cli/bin/cli.js',
    ...['lint', '--extends', 'recommended-strict', 'generated/openapi.json'],
  )
  expect(err).toContain('Your API description is valid')
})

test('has an SDK that compiles strictly and calls its mock', async () => {
  expect(await clinic.compile()).toBe('')
  const { url, stop } = await clinic.mock()
  const { out, err } = await clinic.run('sdk/programs/clinic.ts', url)
  stop()
  expect(err).toBe('')
  expect(JSON.parse(out)).toEqual({
    names: ["Zoë O'Neill", 'Zoë'],
    kind: 'text',
    statuses: ['completed', 'completed', 'needs_input'],
    found: [['Blut & Größe', ['Teil']]],
    refused: ['/name', '/value/kind'],
  })
})

describe('says of a value that is one of several what is wrong with the one that was meant', () => {
  let mock: { url: string; stop: () => void }
  beforeAll(async () => {
    mock = await clinic.mock()
  })
  afterAll(() => mock.stop())

  const number = { kind: 'number', number: 1 }
  const kinds = 'number, text, series'
  test.each([
    ['the alternative of its constant', { kind: 'number' }, ['/value/number is required']],
    [
      'all that is wrong with it',
      { ...number, unit: 5, size: 'cm' },
      ['/value/size is not a field of this object', '/value/unit must be a string'],
    ],
    [
      'a constant that none has',
      { ...number, kind: 'numbr' },
      [`/value/kind must be one of ${kinds}; did you mean number?`],
    ],
    ['a constant that is missing', { number: 1 }, [`/value/kind is required, one of ${kinds}`]],
    ['a value of no type that it may have', 5, ['/value must be an object']],
    [
      'what is wrong inside of it',
      { kind: 'series', series: [number, { kind: 'text' }, 'x'] },
      ['/value/series/1/text is required', '/value/series/2 must be an object'],
    ],
  ])('%s', async (_, value, errors) => {
    expect(await refused({ value })).toEqual(errors)
  })

  test.each([
    ['the type it may have', 5, ['/tree must be a string or an array']],
    ['the alternative of its type', 'x'.repeat(10), ['/tree must have at most 9 characters']],
    ['inside of its items', [['x', [5]]], ['/tree/0/1/0 must be a string or an array']],
  ])('without a constant: %s', async (_, tree, errors) => {
    expect(await refused({ tree })).toEqual(errors)
  })

  test('and what is wrong besides', async () => {
    const wrong = { name: '', value: { kind: 'text' }, tree: 1, lambda: 'x' }
    expect(await refused(wrong)).toEqual([
      '/lambda must be a number',
      '/name must not be empty',
      '/tree must be a string or an array',
      '/value/text is required',
    ])
  })

  async function refused(input: object): Promise<string[]> {
    const response = await fetch(`${mock.url}/clinic/v7/capabilities/patients.import`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer anything',
        'content-type': 'application/json',
        'idempotency-key': 'one',
      },
      body: JSON.stringify({ name: 'Zoë', ...input }),
    })
    const { errors } = (await response.json()) as { errors: { pointer: string; message: string }[] }
    return errors.map(({ pointer, message }) => `${pointer} ${message}`).sort()
  }
})

test('shows every alternative of a value once, with the constant that tells it apart', () => {
  const page = clinic.read('generated/docs/capabilities/patients.import.md')
  expect(page).toContain('`kind` (`number` or `text` or `series`, required)')
  expect(page).toContain('`number` (number): Only with `kind` `number`.')
  expect(page).toContain('`series` (array of [`Messwert`](../types/clinic.md#Messwert)): Only with')
  const values = clinic.read('generated/docs/types/clinic.md')
  expect(values).toContain('Type: object or null.')
  expect(values).toContain(
    '<a id="Messwert.text"></a>`text` (string): Words of a person or a page. Only with `kind` `text`.',
  )
  expect(values).toContain('<a id="Both.b"></a>`b` (integer)')
})

test('shows every alternative in the arguments of its tools', () => {
  const { inputSchema } = JSON.parse(clinic.read('generated/mcp/clinic_import.json'))
  const { value, tree, omit } = inputSchema.properties
  const kinds = value.anyOf.map((one: never) => Object(one).properties.kind.const)
  expect(kinds).toEqual(['number', 'text', 'series'])
  expect(tree.anyOf).toEqual([{ type: 'string' }, { type: 'array', items: {} }])
  expect(omit.properties.both.allOf).toHaveLength(2)
})

test('has texts as they are written: summaries keep the capitals of their nouns', () => {
  const index = clinic.read('generated/docs/index.md')
  expect(index).toContain('# Clinic «São João» – Termine & Befunde')
  expect(index).toContain('einen Menschen aufnehmen')
  const page = clinic.read('generated/docs/capabilities/patients.import.md')
  // As a shell, and as TypeScript reads it.
  expect(page).toContain(`"name": "Zoë O'\\''Neill \\\\ \\"Q\\" $HOME \`id\`"`)
  expect(page).toContain(`name: 'Zoë O\\'Neill \\\\ "Q" $HOME \`id\`'`)
})

test('rates a change of one alternative at the field that has changed', async () => {
  const before = clinic.path('before')
  cpSync(clinic.path('spec'), join(before, 'spec'), { recursive: true })
  const text = 'text: {type: string, x-words: people}'
  clinic.edit('spec/types/clinic.yaml', text, `${text}, language: {type: string}`)
  const { out } = await clinic.command('diff', before, '--format', 'json', '--fail-on', 'none')
  clinic.edit('spec/types/clinic.yaml', `${text}, language: {type: string}`, text)
  const { changes } = JSON.parse(out)
  expect(changes.map(({ place, message }: never) => `${place} ${message}`)).toEqual([
    'type Messwert.language is new',
  ])
})
