import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'
import { startMock } from '#server/mock/service.ts'
import { noWords } from '#server/runtime/told/known_words.ts'
import { readHere } from '#server/runtime/told/read_here.ts'
import { askedForAll } from '#server/surfaces/mcp/result.ts'
import { examplesIn } from '#server/runtime/coming.ts'
import { structureOf } from '#server/runtime/told/structure.ts'
import { typeCheck } from '#test/support/type_check.ts'
import { type Fence, fencesOf, lastOf, pages, whole } from './fences.ts'

// The samples people paste are run as they stand, against the service's surfaces with its examples behind them.

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const sdk = join(root, 'sdk/src/index.ts')
const all = pages()
  .flatMap(fencesOf)
  .filter(({ prepares }) => !prepares)
// A sample that asks somebody else's service needs the network, or another registry, and says nothing of ours.
const isOurs = ({ page, text }: Fence) =>
  !/^curl [^\n]*https:/m.test(text) && page !== 'guides/another_registry'
const isCurl = (fence: Fence) =>
  fence.language === 'sh' && /^curl /m.test(fence.text) && isOurs(fence)
// The page of the SDK is its README, whose samples a test of its own compiles.
const isProgram = ({ language, page }: Fence) =>
  language === 'ts' && !['guides/sdk', 'guides/another_registry'].includes(page)
const isTool = ({ title }: Fence) => title === 'MCP'
const curls = once(all.filter(isCurl))
const programs = once(programsOf(all.filter(isProgram)))
const tools = once(all.filter(isTool))

let mock: { url: string; server: Server }
let folder: string

beforeAll(async () => {
  mock = await startMock({ host: '127.0.0.1', port: 0 })
  folder = mkdtempSync(join(import.meta.dirname, '.samples-'))
})
afterAll(() => {
  mock.server.closeAllConnections()
  mock.server.close()
  rmSync(folder, { recursive: true })
})

const environment = () => {
  const token = 'anything'
  // Stories of several people have a token for each.
  const names = new Set(all.flatMap(({ text }) => text.match(/\b[A-Z]+_TOKEN\b/g) ?? []))
  const people = Object.fromEntries([...names].map((name) => [name, token]))
  return { ...process.env, BASE_URL: mock.url, TOKEN: token, ...people }
}

/** What stands on several pages is run for the first. */
function once(samples: readonly Fence[]): Fence[] {
  return [...new Map(samples.toReversed().map((sample) => [sample.text, sample])).values()]
}

/** The steps of a workflow are one program; every other sample is one by itself. */
function programsOf(samples: readonly Fence[]): Fence[] {
  return [...Map.groupBy(samples, ({ page }) => page)].flatMap(([page, members]) => {
    const [first] = members
    if (!page.startsWith('workflows/') || !first) return members
    return [{ ...first, text: members.map(({ text }) => text).join('\n'), answer: null }]
  })
}

type Answer = { readonly [name: string]: unknown }

/** What differs between two answers to one question. */
function bare({ request_id, execution_id, ...answer }: { readonly [name: string]: unknown }) {
  return answer
}

/** The answers the pages show for the very same request: one may be shown with several answers. */
function answersTo(sample: Fence) {
  return all
    .filter(({ text, answer }) => answer !== null && text === sample.text)
    .map(({ answer }) => bare(answer ?? {}))
}

function expectDocumented(
  sample: Fence,
  answer: { readonly [name: string]: unknown },
  shown: (answer: Answer) => Answer = (one) => one,
): void {
  expect(answer, `${sample.page}: ${JSON.stringify(answer).slice(0, 400)}`).toHaveProperty('status')
  const documented = answersTo(sample).map((one) => bare(shown(one)))
  if (documented.length > 0) expect(documented, sample.page).toContainEqual(bare(answer))
}

test('there are samples of every capability in each way it can be called', () => {
  for (const { id, surfaces } of Object.values(capabilities)) {
    const page = fencesOf(`capabilities/${id}`)
    const onApi = surfaces.includes('api')
    expect([page.some(isCurl), page.some(isProgram), page.some(isTool)], id).toEqual([
      onApi,
      onApi,
      surfaces.includes('mcp'),
    ])
  }
  const text = readFileSync(join(root, 'generated/openapi.json'), 'utf8')
  const document = JSON.parse(examplesIn(text))
  for (const [path, item] of Object.entries<Record<string, Operation>>(document.paths)) {
    for (const operation of Object.values(item)) {
      const samples = operation['x-codeSamples'] ?? []
      expect(samples.length, path).toBeGreaterThan(0)
      // Those of capabilities are the ones of their pages, which are run below.
      const id = path.replace('/api/v2/capabilities/', '')
      const page = fencesOf(operation['x-capability'] ? `capabilities/${id}` : 'index')
      if (operation['x-capability'])
        for (const { source } of samples) expect(page.map(whole)).toContain(source)
    }
  }
})

interface Operation {
  readonly 'x-capability'?: object
  readonly 'x-codeSamples'?: readonly { readonly label: string; readonly source: string }[]
}

test('a page shows as HTML what it has as Markdown', async () => {
  for (const page of new Set(all.map((fence) => fence.page))) {
    const html = await (await fetch(`${mock.url}/docs/${page}.html`)).text()
    const shown = [...html.matchAll(/<pre[^>]*><code[^>]*>([\s\S]*?)<\/code>/g)].map(
      ([, text = '']) =>
        text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    )
    // The first page and the guides name the address of the service that shows them.
    const written = fencesOf(page).map(({ text }) =>
      text
        .replaceAll('{{service}}', mock.url)
        .replaceAll(/(BASE_URL=)?http:\/\/127\.0\.0\.1:3000(\/mcp)?/g, (own, before, after) =>
          before || after ? own.replace('http://127.0.0.1:3000', mock.url) : own,
        ),
    )
    expect(shown, page).toEqual(written)
  }
})

test('every curl sample is answered as its page says', async () => {
  const outputs = curls.map((_, at) => join(folder, `${at}.json`))
  const script = curls.map((sample, at) => {
    const pause = at % 8 === 7 ? '\nwait' : ''
    return `{\n${whole(sample)}\n} >"${outputs[at]}" 2>/dev/null &${pause}`
  })
  const file = join(folder, 'curl.sh')
  writeFileSync(file, `${script.join('\n')}\nwait\n`)
  await run('bash', [file], { env: environment() })
  curls.forEach((sample, at) => {
    expectDocumented(sample, JSON.parse(lastOf(readFileSync(outputs[at] ?? '', 'utf8'))))
  })
}, 120_000)

test('every curl sample of an endpoint that is not a capability works', async () => {
  const document = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8'))
  // The mock has no conversations: it has no database.
  const paths = Object.entries<Record<string, Operation>>(document.paths).filter(
    ([path]) => !path.includes('/assistant/'),
  )
  const operations = paths
    .flatMap(([, item]) => Object.values(item))
    .filter((operation) => !operation['x-capability'])
  expect(operations.length).toBeGreaterThanOrEqual(8)
  for (const operation of operations) {
    const source = operation['x-codeSamples']?.[0]?.source ?? ''
    const { stdout } = await run('bash', ['-c', source], { env: environment(), maxBuffer: 1 << 26 })
    const { code } = JSON.parse(stdout)
    expect(code, source).toBeUndefined()
  }
}, 60_000)

describe('every sample of the SDK', () => {
  let files: string[]

  beforeAll(() => {
    const head = `import { createClient } from '${sdk}'
const client = createClient({ baseUrl: process.env.BASE_URL ?? '', token: process.env.TOKEN ?? '' })\n`
    files = programs.map((sample, at) => {
      const text = whole(sample)
      const file = join(folder, `sample${at}.ts`)
      const body = text.replaceAll(/'@\w+\/sdk'/g, `'${sdk}'`)
      const tail = /^const answer\b/m.test(text) ? 'export { answer }' : 'export {}'
      writeFileSync(file, `${/^import /m.test(text) ? '' : head}${body}\n${tail}\n`)
      return file
    })
  })

  test('compiles', async () => {
    const options = ['--strict', '--module', 'nodenext', '--target', 'es2022']
    const more = [
      '--allowImportingTsExtensions',
      '--lib',
      'es2022,dom,dom.iterable',
      '--types',
      'node',
    ]
    expect(await typeCheck([...options, ...more, '--ignoreConfig', ...files], root)).toBe('')
  }, 60_000)

  test('is answered as its page says', async () => {
    const target = join(folder, 'answers.json')
    const driver = join(import.meta.dirname, 'run_samples.ts')
    await run(process.execPath, [driver, target, ...files], { cwd: root, env: environment() })
    const results: { answer: { [name: string]: unknown } | null; error: string | null }[] =
      JSON.parse(readFileSync(target, 'utf8'))
    programs.forEach((sample, at) => {
      const { answer = null, error } = results[at] ?? { error: 'not run' }
      expect(error, `${sample.page}\n${sample.text}`).toBe(null)
      if (answer) expectDocumented(sample, answer)
    })
  }, 60_000)
})

test('every MCP sample is answered as its page says', async () => {
  const client = new Client({ name: 'samples', version: '1.0.0' })
  const headers = { authorization: 'Bearer anything' }
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${mock.url}/mcp`), { requestInit: { headers } }),
  )
  const guide = fencesOf('guides/mcp')
  const inGuide = guide.find(isTool)
  for (const sample of tools) {
    const call = JSON.parse(sample.text)
    const { content, structuredContent } = await client.callTool(call)
    if (sample.text === inGuide?.text) {
      const shown = guide.find(({ title }) => title === 'Text')
      // Each call has an execution of its own.
      const alike = (text = '') => text.trimEnd().replace(/execution_id=\w+/, 'execution_id=')
      const [{ text } = {}, ...more] = content as { text?: string }[]
      expect([alike(text), ...more]).toEqual([alike(shown?.text)])
    }
    if (sample.answer === null && !sample.page.startsWith('workflows/')) {
      // What only a commit carries out is refused, and its page says so.
      if (sample.page.startsWith('capabilities/'))
        expect(JSON.stringify(structuredContent ?? content)).toContain('confirmation_required')
      continue
    }
    // Pages show what HTTP answers; a tool answers the same with everything in it once, and a write, which has an execution, briefly.
    const told = Object(structuredContent)
    const { execution_id } = told
    expectDocumented(sample, told, (answer) => {
      const body = { ...Object(answer), ...(execution_id && { execution_id }) } as never
      return structureOf(readHere(body, { ...askedForAll, input: call.arguments ?? {} }, noWords))
    })
  }
  await client.close()
}, 60_000)
