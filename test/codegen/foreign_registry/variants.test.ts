import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Library } from '#test/codegen/foreign_registry/project.ts'

// Registries that lack more than the library does: a kind of capability, a code of their own, an observer.

/** What the SDK's program of a variant does. */
const reading = `const { data } = await client.books.get({ book_handle: 'bk_0123456789abcdefghjkmnpqrs' }).orThrow()
console.log(data.book.title)`
const searching = `for await (const { title } of client.pages('books.query')) console.log(title)`
const borrowing = `const call = client.loans.begin({ book_handle: 'bk_0123456789abcdefghjkmnpqrs' })
console.log((await call.orThrow()).data.loan.book.title, call.idempotencyKey !== null)`

const variants = [
  {
    name: 'one read',
    keeps: ['books.get'],
    tools: ['lending_get_book'],
    program: reading,
    prints: 'The Snow Leopard\n',
  },
  {
    name: 'three reads, of pages and of work too',
    keeps: ['books.get', 'books.query', 'inventory.get'],
    tools: ['lending_get_book', 'lending_get_inventory', 'lending_search_books'],
    program: searching,
    prints: 'The Snow Leopard\nSnow\nSnow\n',
  },
  {
    name: 'only writes',
    keeps: ['loans.begin', 'loans.end', 'loans.renew'],
    tools: ['lending_borrow_book', 'lending_end_loan', 'lending_renew_loan'],
    program: borrowing,
    prints: 'The Snow Leopard true\n',
  },
]

describe.each(variants)('a registry of $name', ({ keeps, tools, program, prints }) => {
  const library = new Library()
  const hasWrites = keeps.some((id) => id.startsWith('loans.'))

  beforeAll(async () => {
    library.keep(...keeps)
    writeFileSync(
      library.path('sdk/programs/lending.ts'),
      `import { createClient } from '@lending/sdk'\n\nconst client = createClient({ baseUrl: process.argv[2] ?? '', token: 'anything' })\n${program}\n`,
    )
    const { err } = await library.command('generate')
    if (err !== '') throw new Error(err)
  })
  afterAll(() => library.remove())

  test('is linted, and its OpenAPI document too, without a finding', async () => {
    expect(await library.command('lint')).toMatchObject({
      code: 0,
      out: expect.stringContaining('0 findings'),
    })
    const { err } = await library.run(
      'node_modules/@redocly/cli/bin/cli.js',
      ...['lint', '--extends', 'recommended-strict', 'generated/openapi.json'],
    )
    expect(err).toContain('Your API description is valid')
  })

  test('explains nothing that it does not have', () => {
    const codes = readdirSync(library.path('generated/docs/errors'))
    for (const code of ['idempotency_key_required', 'idempotency_key_invalid'])
      expect(codes.includes(`${code}.md`), code).toBe(hasWrites)
    for (const code of ['idempotency_conflict', 'execution_in_progress'])
      expect(codes.includes(`${code}.md`), code).toBe(hasWrites)
    expect(existsSync(library.path('generated/docs/lint/type-is-used.md'))).toBe(true)
    expect(existsSync(library.path('generated/docs/lint/prepared-is-disclosed.md'))).toBe(false)
  })

  test('has an SDK that compiles and works against its mock, which lists all tools, built or not', async () => {
    expect(await library.compile()).toBe('')
    const [first = '', ...others] = keeps
    if (others.length > 0) library.buildHandler(first)
    const { url, stop } = await library.mock()
    const ran = await library.run('sdk/programs/lending.ts', url)
    const listed = await toolsAt(url)
    stop()
    expect([ran.out, ran.err]).toEqual([prints, ''])
    expect(listed).toEqual(tools)
  })
})

async function mcpAt(url: string): Promise<Client> {
  const client = new Client({ name: 'reader', version: '1.0.0' })
  const requestInit = { headers: { Authorization: 'Bearer anything' } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }))
  return client
}

/** The names of the tools that a client sees, in alphabetical order. */
async function toolsAt(url: string): Promise<string[]> {
  const client = await mcpAt(url)
  const { tools } = await client.listTools()
  await client.close()
  return tools.map(({ name }) => name).toSorted()
}

test.each([
  ['desk.approve', 'action_handle: ActionHandle\n  data', 'proposal: ActionHandle\n  data'],
  [
    'desk.approve',
    'action_handle: ActionHandle\n  data',
    'action_handle: ActionHandle\n    why: string -- Why.\n  data',
  ],
  ['desk.records.get', 'execution_id: ExecutionId', 'record: ExecutionId'],
])('%s has to be called with its handle alone: not with %j → %j', async (id, from, to) => {
  const library = new Library({ approves: true })
  library.edit('spec/capabilities/desk.yaml', from, to)
  const { err } = await library.command('generate', '--problems')
  library.remove()
  expect(err).toMatch(new RegExp(`spec/service\\.yaml:\\d+:\\d+: \`${id}\` must take`))
})

describe('a registry without HTTP', () => {
  const library = new Library()

  beforeAll(async () => {
    const profiles = library.read('spec/profiles.yaml').replaceAll('[api, mcp]', '[mcp]')
    writeFileSync(library.path('spec/profiles.yaml'), profiles)
    library.edit('spec/service.yaml', '  api: REST\n', '')
    library.edit('spec/types/lending.yaml', 'enum(REST, MCP)', 'enum(MCP)')
    const program = `import { createClient } from '@lending/sdk'\n
const client = createClient({ baseUrl: 'http://127.0.0.1', token: 'anything' })
console.log(Object.keys(client).join())\n`
    writeFileSync(library.path('sdk/programs/lending.ts'), program)
    const { err } = await library.command('generate')
    if (err !== '') throw new Error(err)
  })
  afterAll(() => library.remove())

  test('has a reference that shows tools alone', async () => {
    expect(await library.command('lint')).toMatchObject({ code: 0 })
    for (const [path, text] of library.emitted())
      if (/docs\/(index|capabilities\/.*)\.md$/.test(path))
        expect(text, path).not.toMatch(/curl|npm install|POST|Over HTTP/)
    expect(library.read('generated/docs/index.md')).toContain('"mcpServers"')
  })

  test('has an SDK that compiles, and a mock whose tools answer by their examples', async () => {
    expect(await library.compile()).toBe('')
    const ran = await library.run('sdk/programs/lending.ts')
    expect([ran.out, ran.err]).toEqual(['baseUrl,call,pages,wait,until\n', ''])
    const { url, stop } = await library.mock()
    const client = await mcpAt(url)
    const book = { book_handle: 'bk_0123456789abcdefghjkmnpqrs' }
    const read = await client.callTool({ name: 'lending_get_book', arguments: book })
    const borrowing = { ...book, idempotency_key: 'one' }
    const lent = await client.callTool({ name: 'lending_borrow_book', arguments: borrowing })
    await client.close()
    stop()
    expect(read.structuredContent).toMatchObject({ data: { book: { title: 'The Snow Leopard' } } })
    expect(lent.structuredContent).toMatchObject({ data: { loan: { state: 'open' } } })
  })
})

test.each([
  [
    false,
    'execution_in_progress',
    'Wait the number of seconds in Retry-After and send the same request with the same key.',
  ],
  [true, 'execution_in_progress', 'with the same key, or read the execution.'],
  [
    true,
    'confirmation_consumed',
    'Read the execution to see what was done. Prepare again only if something is still missing.',
  ],
])('with executions %j, %s says what can be done', async (reads, code, text) => {
  const library = new Library({ approves: reads })
  await library.command('generate')
  const page = library.read(`generated/docs/errors/${code}.md`)
  library.remove()
  expect(page).toContain(text)
})

describe('accepted work whose end nobody could learn is a problem at its statuses', () => {
  const problemsOf = async (library: Library, from: string, to: string, path: string) => {
    library.edit(path, from, to)
    const { err } = await library.command('generate', '--problems')
    library.remove()
    return err
  }

  test('without a capability that observes it', async () => {
    const said = await problemsOf(
      new Library(),
      '  status_capability: inventory.get\n',
      '',
      'spec/capabilities/catalogue.yaml',
    )
    expect(said).toMatch(/catalogue\.yaml:\d+:13: nothing tells when accepted work is done/)
  })

  test('with an observer that needs what the answer does not have', async () => {
    const catalogue = 'spec/capabilities/catalogue.yaml'
    const said = await problemsOf(
      new Library(),
      '    shelf: string -- The shelf that is counted.\n    missing',
      '    shelf?: string -- The shelf that is counted.\n    missing',
      catalogue,
    )
    expect(said).toMatch(
      /catalogue\.yaml:\d+:22: `inventory\.get` needs `shelf`, which the data of/,
    )
  })

  test('with executions that it does not keep', async () => {
    const said = await problemsOf(
      new Library({ approves: true }),
      '  receipt: true\n  tool: move_shelf',
      '  tool: move_shelf',
      'spec/capabilities/desk.yaml',
    )
    expect(said).toMatch(
      /desk\.yaml:\d+:13: `desk\.records\.get` reads executions, and there is none/,
    )
  })
})
