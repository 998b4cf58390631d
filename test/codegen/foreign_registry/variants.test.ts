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
      expect(codes.includes(`${code}.html`), code).toBe(hasWrites)
    for (const code of ['idempotency_conflict', 'execution_in_progress'])
      expect(codes.includes(`${code}.html`), code).toBe(hasWrites)
    expect(existsSync(library.path('generated/docs/lint/type-is-used.html'))).toBe(true)
    expect(existsSync(library.path('generated/docs/lint/prepared-is-disclosed.html'))).toBe(false)
  })

  test('has an SDK that compiles and works against its mock, which lists all tools, built or not', async () => {
    expect(await library.compile()).toMatchObject({ code: 0, out: '' })
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

/** The names of the tools that a client sees, in alphabetical order. */
async function toolsAt(url: string): Promise<string[]> {
  const client = new Client({ name: 'reader', version: '1.0.0' })
  const requestInit = { headers: { Authorization: 'Bearer anything' } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }))
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
  const library = new Library(true)
  library.edit('spec/capabilities/desk.yaml', from, to)
  const { err } = await library.command('generate', '--problems')
  library.remove()
  expect(err).toMatch(new RegExp(`spec/service\\.yaml:\\d+:\\d+: \`${id}\` must take`))
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

  test('with executions that it does not keep', async () => {
    const said = await problemsOf(
      new Library(true),
      '  receipt: true\n  tool: move_shelf',
      '  tool: move_shelf',
      'spec/capabilities/desk.yaml',
    )
    expect(said).toMatch(
      /desk\.yaml:\d+:13: `desk\.records\.get` reads executions, and there is none/,
    )
  })
})
