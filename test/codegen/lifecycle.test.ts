import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, test } from 'vitest'
import { emitDocs, emitPages } from '#codegen/emit/docs/emit.ts'
import { emitMcp } from '#codegen/emit/mcp/emit.ts'
import { emitOpenapi } from '#codegen/emit/openapi/emit.ts'
import { emitSchemas } from '#codegen/emit/schemas.ts'
import { emitSdk } from '#codegen/emit/sdk/emit.ts'
import { emitServer } from '#codegen/emit/server.ts'
import { emitTypes } from '#codegen/emit/types.ts'
import type { OutputFile } from '#codegen/model.ts'
import { built, edited } from '#test/codegen/edit.ts'
import { textOf } from '#test/codegen/file.ts'

const shelves = 'spec/capabilities/shelves.yaml'
const types = 'spec/types/shelves.yaml'

// A capability, an input field, a field of a type and a value of an enum; the registry has a code already.
const model = built(
  edited([
    [
      shelves,
      '  summary: Make a shelf\n',
      `  summary: Make a shelf
  since: 2025-06-01.2
  deprecated: { since: 2026-01-02.1, replaced_by: shelves.query, sunset: 2027-03-31 }
`,
    ],
    [
      shelves,
      '    book_title?: string -- The first book.\n',
      `    book_title?:
      type: string
      about: The first book.
      deprecated: { since: 2026-01-01.1, replaced_by: name }
`,
    ],
    [
      types,
      '    state?: enum(open, full) -- Whether there is room.\n',
      `    state?:
      type: enum(open, full)
      about: Whether there is room.
      since: 2025-06-01.2
      values:
        full: { deprecated: { since: 2026-01-01.1, replaced_by: open, sunset: 2027-01-31 } }
`,
    ],
  ]),
)

let files: OutputFile[]
beforeAll(async () => {
  const emitted = [
    emitTypes,
    emitOpenapi,
    emitSchemas,
    emitSdk,
    emitServer,
    emitMcp,
    emitDocs,
    emitPages,
  ]
  files = (await Promise.all(emitted.map((emit) => emit(model)))).flat()
})

const capability = 'Deprecated since 2026-01-02. Use shelves.query instead. It ends on 2027-03-31.'
const field = 'Deprecated since 2026-01-01. Use name instead.'
const value = 'full is deprecated since 2026-01-01. Use open instead. It ends on 2027-01-31.'
const read = (path: string) => JSON.parse(textOf(files, path))

describe('what is deprecated is marked', () => {
  test('in the OpenAPI document, by its keyword, by keywords of our own and in words', () => {
    const { paths, components } = read('openapi.json')
    const operation = paths['/api/v2/capabilities/shelves.create'].post
    expect(operation).toMatchObject({
      deprecated: true,
      'x-since': '2025-06-01.2',
      'x-deprecated-since': '2026-01-02.1',
      'x-replaced-by': 'shelves.query',
      'x-sunset': '2027-03-31',
    })
    expect(operation.description).toContain(`${capability} Added in 2025-06-01.2.`)
    expect(Object.keys(operation.responses[200].headers)).toEqual(
      expect.arrayContaining(['Deprecation', 'Sunset']),
    )
    expect(components.schemas.ShelvesCreateInput.properties.book_title).toEqual({
      type: 'string',
      description: `The first book. ${field}`,
      deprecated: true,
      'x-deprecated-since': '2026-01-01.1',
      'x-replaced-by': 'name',
    })
    expect(components.schemas.Shelf.properties.state).toMatchObject({
      description: `Whether there is room. Added in 2025-06-01.2. ${value}`,
      'x-since': '2025-06-01.2',
      'x-values': { full: { deprecated: true, 'x-replaced-by': 'open', 'x-sunset': '2027-01-31' } },
    })
  })

  test('and nothing else is: what is not deprecated has neither a mark nor a header', () => {
    const { post } = read('openapi.json').paths['/api/v2/capabilities/shelves.query']
    expect(post).not.toHaveProperty('deprecated')
    expect(post.responses[200].headers).not.toHaveProperty('Deprecation')
  })

  test('in the JSON Schemas, which strict validators still take', () => {
    const document = read('schemas/shelves.create.json')
    expect(document.$defs.input.properties.book_title).toEqual({
      type: 'string',
      description: `The first book. ${field}`,
      deprecated: true,
    })
    expect(JSON.stringify(document)).not.toContain('"x-')
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
    addFormats.default(ajv)
    expect(() => ajv.compile(document)).not.toThrow()
  })

  test('in the types and the SDK, by the tags that editors know', () => {
    const text = textOf(files, 'types.ts')
    expect(text).toMatch(/\* The first book\.\n {3}\*\n {3}\* @deprecated Since 2026-01-01\./)
    expect(text).toMatch(/Whether there is room\.\n {3}\*\n {3}\* full is deprecated/)
    expect(text).toContain('@since 2025-06-01.2')
    const tags = /@since 2025-06-01\.2\n.*\n.*@deprecated Since 2026-01-02\. Use shelves\.query/
    expect(text).toMatch(tags)
    for (const path of ['sdk/client.ts', 'sdk/operations.ts']) {
      expect(textOf(files, path)).toMatch(tags)
      expect(textOf(files, path)).toContain(`The first book. ${field}`)
      expect(textOf(files, path)).toContain('title_required (deprecated)')
    }
    expect(textOf(files, 'sdk/paths.ts')).toContain('@deprecated')
  })

  test('in the tool, ahead of what may be cut, and in its arguments', () => {
    const tool = read('mcp/shelf_create_shelf.json')
    expect(tool.description).toContain(`Make a shelf. ${capability}`)
    expect(tool.inputSchema.properties.book_title).toMatchObject({
      deprecated: true,
      description: field,
    })
    expect(JSON.stringify(tool)).not.toContain('"x-')
  })

  test('on the pages of the capability, of the type and of the code', () => {
    const page = (path: string) =>
      textOf(files, `docs/${path}.md`).replaceAll(/[`[\]]|\(.*?\)/g, '')
    expect(page('capabilities/shelves.create')).toContain('Deprecated since 2026-01-02.')
    expect(page('capabilities/shelves.create')).toContain(field)
    expect(page('resources/Shelf')).toContain(value)
    expect(page('errors/title_required')).toContain(
      'Deprecated since 2026-01-02. Use limit_reached',
    )
  })

  test('in what the server reads, one line for each capability that has something to say', () => {
    const text = textOf(files, 'server/lifecycles.ts')
    expect(text.match(/^ {2}'.*$/gm)).toEqual([
      "  'shelves.create': { since: '2025-06-01.2', deprecated: { since: '2026-01-02.1', replaced_by: 'shelves.query', sunset: '2027-03-31' } },",
    ])
  })

  test('and the compiled validators do not grow by it', () => {
    expect(textOf(files, 'server/validators.js')).not.toContain('2026-01-01')
  })
})
