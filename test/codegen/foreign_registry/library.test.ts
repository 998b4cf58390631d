import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { ToolSchema } from '@modelcontextprotocol/sdk/types.js'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { Library } from '#test/codegen/foreign_registry/project.ts'

// Codegen, the SDK's runtime and the mock know the protocol and not this product: the registry of a library, in which
// the protocol has other names or lacks parts, goes all the way.

const root = join(import.meta.dirname, '../../..')
const kinds = ['lending', 'approval'] as const
const libraries = {
  lending: new Library({ isWhole: true }),
  approval: new Library({ approves: true }),
}

/** What no library says: words of this product, and names that are free in the protocol. */
const words =
  /\b(ideas?|invit\w*|plan|plans|planned|planning|assistant|outings?|guests?|rsvps?|friends?|captures?|agent-access)\b|actions\.commit|executions\.get|\/api\/v2/i

beforeAll(async () => {
  for (const kind of kinds) {
    const { code, err } = await libraries[kind].command('generate')
    if (code !== 0) throw new Error(err)
  }
})

afterAll(() => {
  for (const kind of kinds) libraries[kind].remove()
})

describe.each(kinds)('the registry %s', (kind) => {
  const library = libraries[kind]

  test('is checked and linted without a finding', async () => {
    expect(await library.command('generate', '--check')).toMatchObject({ code: 0 })
    expect(await library.command('generate', '--check', '--full')).toMatchObject({ code: 0 })
    const linted = await library.command('lint')
    expect([linted.code, linted.out]).toEqual([0, expect.stringContaining('0 findings')])
  })

  test('has the format that editors know from the schema', () => {
    const schema = JSON.parse(readFileSync(join(root, 'spec/registry.schema.json'), 'utf8'))
    const ajv = new Ajv({ strict: false })
    ajv.addSchema(schema, 'registry')
    const files = readdirSync(library.path('spec'), { recursive: true, encoding: 'utf8' })
    for (const name of files.filter((one) => one.endsWith('.yaml'))) {
      const own = name.replace('protocol/', '')
      const part = /^(types|capabilities|examples)\//.exec(own)?.[1] ?? own.replace('.yaml', '')
      ajv.validate(`registry#/$defs/${part}`, parse(library.read(`spec/${name}`)))
      expect(ajv.errorsText(), name).toBe('No errors')
    }
  })

  test('generates no word of another product', () => {
    const emitted = library.emitted()
    expect(emitted.size).toBeGreaterThan(100)
    const found = [...emitted].flatMap(([path, text]) => {
      const line = `${path}\n${text}`.split('\n').find((one) => words.test(one))
      return line === undefined ? [] : [`${path}: ${line.trim().slice(0, 160)}`]
    })
    expect(found).toEqual([])
  })

  test('generates an OpenAPI document that linter and validator accept', async () => {
    const document = JSON.parse(library.read('generated/openapi.json'))
    expect(await new Validator().validate(document)).toEqual({ valid: true })
    const { err } = await library.run(
      'node_modules/@redocly/cli/bin/cli.js',
      ...['lint', '--extends', 'recommended-strict', 'generated/openapi.json'],
    )
    expect(err).toContain('Your API description is valid')
    expect(err).not.toContain('warning')
    const hasRecords = '/lending/v1/capability-executions/{executionId}' in document.paths
    expect(hasRecords).toBe(kind === 'approval')
  })

  test('generates schemas and tools that other validators take', () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
    addFormats.default(ajv)
    for (const name of readdirSync(library.path('generated/schemas')))
      ajv.compile(JSON.parse(library.read(`generated/schemas/${name}`)))
    const tools = readdirSync(library.path('generated/mcp')).filter((one) => /^lending_/.test(one))
    expect(tools).toHaveLength(readdirSync(library.path('generated/schemas')).length)
    for (const name of tools) ToolSchema.parse(JSON.parse(library.read(`generated/mcp/${name}`)))
  })

  test('has only codes that something of it answers', () => {
    const codes = readdirSync(library.path('generated/docs/errors'))
    expect(codes).toEqual(expect.arrayContaining(['token_missing.md', 'book_ambiguous.md']))
    expect(codes).not.toContain('stale_generation.md')
    expect(codes.includes('confirmation_required.md')).toBe(kind === 'approval')
    const text = library.read('generated/docs/errors/token_missing.md')
    expect(text).toContain('Create a token in your reader account')
  })

  test('builds its SDK, which compiles strictly and calls its mock in a process of its own', async () => {
    expect(await library.compile()).toBe('')
    const { url, stop } = await library.mock()
    const { out, err } = await library.run(`sdk/programs/${kind}.ts`, url)
    const page = await (await fetch(`${url}/docs/guides/borrowing`)).text()
    const borrowed = await borrowedByTool(url)
    stop()
    expect(err).toBe('')
    expect(JSON.parse(out)).toEqual(printed[kind])
    expect(page).toContain('<title>Borrow a book · Lending API</title>')
    expect(borrowed).toMatchObject({ status: 'needs_input', error: { code: 'book_ambiguous' } })
  })
})

/** What the mock's tool answers for a title that two books have, as a client of the protocol of tools gets it. */
async function borrowedByTool(url: string): Promise<unknown> {
  const client = new Client({ name: 'reader', version: '1.0.0' })
  const headers = { Authorization: 'Bearer anything' }
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }),
  )
  const { structuredContent } = await client.callTool({
    name: 'lending_borrow_book',
    arguments: { book_name: 'Snow', idempotency_key: 'snow-1' },
  })
  await client.close()
  return structuredContent
}

/** What the programs print. */
const printed = {
  lending: {
    title: 'The Snow Leopard',
    hasKey: true,
    code: 'book_ambiguous',
    candidates: 2,
    titles: ['The Snow Leopard', 'Snow', 'Snow'],
    problem: 422,
    statuses: ['accepted', 'completed'],
    missing: 2,
    members: ['undefined', 'undefined'],
  },
  approval: {
    summary: 'Discard “The Snow Leopard”',
    name: 'desk.approve',
    done_at: '2026-03-02T12:05:00Z',
    statuses: ['accepted', 'completed'],
    shelf: 'N',
  },
}

test('a change of the library is rated for its callers', async () => {
  const library = libraries.lending
  const before = library.path('before')
  cpSync(library.path('spec'), join(before, 'spec'), { recursive: true })
  const rated = async () => {
    const { out } = await library.command('diff', before, '--format', 'json', '--fail-on', 'none')
    const { changes } = JSON.parse(out)
    return changes.map(({ rule, place }: { rule: string; place: string }) => [rule, place])
  }
  expect(await rated()).toEqual([])
  const loans = 'spec/capabilities/loans.yaml'
  const text = library.read(loans)
  library.edit(loans, '    book_name?', '    weeks?: integer(1..8) -- How long.\n    book_name?')
  library.edit('spec/types/lending.yaml', '    due_on: date -- Its last day.\n', '')
  const [additive, ...breaking] = (await rated()).toSorted()
  expect([additive, ...breaking]).toEqual(
    expect.arrayContaining([
      ['data-field-removed', 'type Loan due_on'],
      ['input-field-added', 'loans.begin input weeks'],
    ]),
  )
  const { code } = await library.command('diff', before, '--fail-on', 'breaking')
  expect(code).toBe(1)
  cpSync(join(before, 'spec'), library.path('spec'), { recursive: true })
  expect(library.read(loans)).toBe(text)
})

test('places are found, and a mistyped name is repaired, in the library', async () => {
  const library = libraries.lending
  const { out } = await library.command('where', 'POST', '/lending/v1/capabilities/loans.begin')
  expect(out).toContain('spec/capabilities/loans.yaml:1:1')
  library.edit(
    'spec/capabilities/loans.yaml',
    'book_handle?: BookHandle',
    'book_handle?: BookHandel',
  )
  const fixed = await library.command('generate', '--fix')
  expect([fixed.code, fixed.out]).toEqual([0, expect.stringContaining('BookHandle')])
})

test('a name of the protocol that the registry does not have is a problem with its place', async () => {
  const library = libraries.approval
  const service = 'spec/service.yaml'
  library.edit(service, 'commit: desk.approve', 'commit: desk.aprove')
  const { code, err } = await library.command('generate', '--problems')
  library.edit(service, 'commit: desk.aprove', 'commit: desk.approve')
  expect(code).toBe(1)
  expect(err).toMatch(/spec\/service\.yaml:\d+:\d+: unknown capability `desk.aprove`/)
  expect(err).toContain('did you mean `desk.approve`?')
})

test('the reference is built as a site, in words of the library alone', async () => {
  const library = libraries.lending
  const { code, err } = await library.command('docs')
  expect([code, err]).toEqual([0, ''])
  for (const page of ['index.html', 'guides/borrowing.html', 'workflows/borrow_and_return.html']) {
    const text = readFileSync(library.path(`site/${page}`), 'utf8')
    expect(text).toContain('Lending API')
    expect(words.exec(text)?.[0]).toBeUndefined()
  }
  expect(existsSync(library.path('site/redoc.html'))).toBe(true)
  const dead = deadLinks(library.path('site'))
  expect(dead).toEqual([])
})

/** Links of the pages below a folder that lead to no file in it. */
function deadLinks(site: string): string[] {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.html') && path !== 'redoc.html',
  )
  return pages.flatMap((page) => {
    const text = readFileSync(join(site, page), 'utf8')
    const links = [...text.matchAll(/ (?:href|src)="([^"#:]+)(?:#[^"]*)?"/g)]
    return links.flatMap(([, to = '']) =>
      existsSync(join(site, page, '..', to)) ? [] : [`${page} → ${to}`],
    )
  })
}
