import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Installed, installSdk } from '#test/support/installed_sdk.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { useWorld } from '#test/support/world.ts'

const run = promisify(execFile)
const world = useWorld()
let sdk: Installed

beforeAll(async () => {
  sdk = await installSdk()
}, 120_000)
afterAll(() => sdk?.remove())

/** A server in an mcp.json. */
interface Server {
  readonly type: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

const names = ['curl', 'mcp', 'claude', 'sdk'] as const

/** Makes a token by the page. @returns it, and what its page shows to paste, as somebody copies it. */
async function shown(abilities: string[]) {
  const client = await signedInClient(world, await world.account('Sam'))
  const page = '/settings/agents/new'
  const { json: form } = await client.get(page)
  const fields = { ...form, label: 'Laptop', abilities }
  const { text } = await client.post(page, fields, { accept: 'text/html' })
  const [, token = ''] = /<code>([^<]*)<\/code>/.exec(text) ?? []
  const copied = [...text.matchAll(/<pre>([^<]*)<\/pre>/g)].map(([, one = '']) => readHtml(one))
  const [curl = '', mcp = '', claude = '', module] = copied
  return { token, copied, curl, mcp, claude, sdk: module ?? null }
}

function readHtml(text: string): string {
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }
  return text.replace(/&(#?\w+);/g, (all, name: string) => signs[name] ?? all)
}

/** Pastes a text into a shell that has exported TOKEN. @returns what it prints. */
async function paste(text: string, TOKEN: string, before = ''): Promise<string> {
  const env = { PATH: process.env.PATH ?? '', TOKEN }
  return (await run('sh', ['-c', before + text], { env })).stdout
}

/** What tokens may do, what curl gets with them, and whether something is shown for the SDK. */
const tokens = [
  [['planning:read', 'planning:write', 'planning:rsvp', 'planning:commit'], 'sections', true],
  [['planning:read'], 'sections', true],
  [['planning:rsvp'], 'items', true],
  [['planning:write'], 'fingerprint', true],
  [['planning:commit'], 'fingerprint', false],
] as const

describe.each(tokens)('what is pasted for a token with %j', (abilities, gets, hasSdk) => {
  let all: Awaited<ReturnType<typeof shown>>
  beforeAll(async () => {
    all = await shown([...abilities])
  })

  test('takes the token from $TOKEN, and holds it nowhere', () => {
    expect(all.token).toMatch(/^svc_pat_\w+$/)
    expect(all.copied).toHaveLength(hasSdk ? 4 : 3)
    for (const name of names) {
      const text = all[name]
      if (text === null) continue
      expect([name, /\$(TOKEN|\{TOKEN\})/.test(text)]).toEqual([name, true])
      expect([name, text.includes(all.token)]).toEqual([name, false])
    }
  })

  test('works in a shell', async () => {
    const answer = JSON.parse(await paste(all.curl, all.token))
    expect([answer.status, Object.keys(answer.data)]).toEqual([
      'completed',
      expect.arrayContaining([gets]),
    ])
    // It was the token that opened it.
    expect(JSON.parse(await paste(all.curl, '')).status).toBe(401)
  })

  test('is an mcp.json whose server answers', async () => {
    const { mcpServers } = JSON.parse(all.mcp)
    const [[name, server]] = Object.entries<Server>(mcpServers) as [[string, Server]]
    expect([name, server.type]).toEqual(['service', 'http'])
    const list = (token: string) =>
      fetch(server.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...Object.fromEntries(
            Object.entries(server.headers).map(([key, value]) => [
              key,
              value.replace(/\$\{TOKEN\}/g, token),
            ]),
          ),
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      })
    expect(Object.keys(server.headers)).toEqual(['Authorization'])
    const answered = await list(all.token)
    expect([answered.status, (await answered.text()).includes('"tools"')]).toEqual([200, true])
    expect((await list('svc_pat_wrong')).status).toBe(401)
  })

  test('adds the server to Claude Code with the arguments that it takes', async () => {
    const printed = await paste(all.claude, all.token, `claude() { printf '%s\\n' "$@"; }\n`)
    expect(printed.trimEnd().split('\n')).toEqual([
      ...['mcp', 'add', '--transport', 'http', 'service', `${world.url}/mcp`],
      ...['--header', `Authorization: Bearer ${all.token}`],
    ])
  })

  test.runIf(hasSdk)('is a module that the packed SDK runs', async () => {
    await writeFile(join(sdk.folder, 'ask.mjs'), all.sdk ?? '')
    const env = { PATH: process.env.PATH ?? '', TOKEN: all.token }
    const { stdout } = await run(process.execPath, ['ask.mjs'], { cwd: sdk.folder, env })
    expect(stdout.trim()).toMatch(/\w+.*\.$/)
    const wrong = { ...env, TOKEN: '' }
    const refused = run(process.execPath, ['ask.mjs'], { cwd: sdk.folder, env: wrong })
    await expect(refused).rejects.toThrow()
  })
})
