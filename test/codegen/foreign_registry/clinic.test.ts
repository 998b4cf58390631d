import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Library } from '#test/codegen/foreign_registry/project.ts'

// A clinic whose names are words that TypeScript and Python reserve, whose values are one of several objects or contain
// themselves, whose texts are not ASCII, and which keeps earlier versions of an input.

const clinic = new Library(false, 'clinic')

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
  expect(await clinic.compile()).toMatchObject({ code: 0, out: '' })
  const { url, stop } = await clinic.mock()
  const { out, err } = await clinic.run('sdk/programs/clinic.ts', url)
  stop()
  expect(err).toBe('')
  expect(JSON.parse(out)).toEqual({
    names: ["Zoë O'Neill", 'Zoë'],
    kind: 'text',
    statuses: ['completed', 'completed', 'needs_input'],
    found: [['Blut & Größe', ['Teil']]],
    refused: ['/name', '/value/number'],
  })
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
