import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveCluster } from '#test/support/postgres/prepared.ts'

// The server is started from a copy of the project in whose registry two capabilities are deprecated.

const root = join(import.meta.dirname, '../../../..')
const copy = mkdtempSync(join(tmpdir(), 'deprecated-'))
const node = ['--import', './server/preflight.mjs']
let server: ChildProcess
let url: string
let token: string

/** Adds a line below the profile of an entry of the copy's registry. */
function deprecate(id: string, line: string): void {
  const folder = join(copy, 'spec/capabilities')
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const [before, after] = readFileSync(path, 'utf8').split(`\n${id}:\n`)
    if (before === undefined || after === undefined) continue
    const changed = after.replace(/^( {2}profile: .*)$/m, `$1\n  deprecated: ${line}`)
    writeFileSync(path, `${before}\n${id}:\n${changed}`)
    return
  }
  throw new Error(`${id} is in no file`)
}

beforeAll(async () => {
  for (const name of ['codegen', 'generated', 'sdk', 'server', 'spec', 'package.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const replaced = 'replaced_by: ideas.lists.get, sunset: 2027-03-31'
  deprecate('ideas.lists.query', `{ since: 2026-09-08.1, ${replaced} }`)
  deprecate('executions.get', '{ since: 2026-09-08.1 }')
  // Nothing that is compiled here is ever loaded again.
  const env = { PATH: process.env.PATH, NODE_DISABLE_COMPILE_CACHE: '1' }
  const options = { cwd: copy, env }
  const generator = spawn(process.execPath, [...node, 'codegen/commands/generate.ts'], options)
  expect(await once(generator, 'exit')).toEqual([0, null])
  const DATA_DIR = join(copy, 'data')
  await giveCluster(DATA_DIR)
  server = spawn(process.execPath, [...node, 'server/main.ts'], {
    cwd: copy,
    env: { ...env, PORT: '0', METRICS_PORT: '0', DATA_DIR },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const message = await started(server)
  url = /http:\/\/[\d.]+:\d+/.exec(message)?.[0] ?? ''
  token = readFileSync(join(copy, 'data/demo-token'), 'utf8').trim()
}, 120_000)

/** What a server prints until it serves requests: lines of its log, and then where it is. */
async function started({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The server has no output.')
  let printed = ''
  for await (const part of stdout.iterator({ destroyOnReturn: false })) {
    printed += String(part)
    if (printed.includes('http://')) return printed
  }
  throw new Error(`The server ended: ${printed}`)
}

afterAll(async () => {
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  rmSync(copy, { recursive: true, force: true })
})

async function call(capability: string, bearer: string | null, input = {}): Promise<Response> {
  return fetch(`${url}/api/v2/capabilities/${capability}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(input),
  })
}

test('an answer of a deprecated capability says so, and when it ends', async () => {
  const { status, headers } = await call('ideas.lists.query', token)
  expect(status).toBe(200)
  expect(headers.get('deprecation')).toBe('@1788825600')
  expect(headers.get('sunset')).toBe('Wed, 31 Mar 2027 00:00:00 GMT')
})

test('so does a refusal, and one without a sunset has no such header', async () => {
  const refused = await call('ideas.lists.query', null)
  expect(refused.status).toBe(401)
  expect(refused.headers.get('sunset')).toBe('Wed, 31 Mar 2027 00:00:00 GMT')
  const unknown = await fetch(`${url}/api/v2/capability-executions/${'0'.repeat(26)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(unknown.headers.get('deprecation')).toBe('@1788825600')
  expect(unknown.headers.get('sunset')).toBeNull()
})

test('an answer of any other has neither header', async () => {
  const { status, headers } = await call('relationships.people.query', token)
  expect(status).toBe(200)
  expect(headers.get('deprecation')).toBeNull()
  expect(headers.get('sunset')).toBeNull()
})

test('the registry tells callers what replaces it', async () => {
  const response = await fetch(`${url}/api/v2/capabilities/ideas.lists.query`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await response.json()).toMatchObject({
    data: {
      deprecated: {
        since: '2026-09-08.1',
        replaced_by: 'ideas.lists.get',
        sunset: '2027-03-31',
      },
    },
  })
})
