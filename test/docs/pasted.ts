import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'

const run = promisify(execFile)

/** The body of an answer, whether an envelope or a problem. */
export interface Body {
  readonly status?: unknown
  readonly code?: unknown
  readonly type?: unknown
  readonly request_id?: unknown
  readonly data?: unknown
}

/** Runs one sample as a reader pastes it, with the tokens that its text names, and returns what was answered. */
export type Paste = (text: string, tokens: { readonly [name: string]: string }) => Promise<Body>

/** Pastes samples of curl into a shell that knows `url`. */
export function pasteCurl(url: string): Paste {
  return async (text, tokens) => {
    const env = { ...process.env, BASE_URL: url, ...tokens }
    const { stdout } = await run('bash', ['-c', text], { env })
    return JSON.parse(stdout)
  }
}

// What urlopen raises for a problem has its body.
const refusals = `import urllib.request
from urllib.error import HTTPError
known = urllib.request.urlopen
def urlopen(*given):
    try:
        return known(*given)
    except HTTPError as error:
        return error
urllib.request.urlopen = urlopen
`

/** Runs samples of Python, with the standard library alone. */
export function pastePython(url: string): Paste {
  return async (text, tokens) => {
    const folder = await mkdtemp(join(tmpdir(), 'pasted-'))
    try {
      const file = join(folder, 'sample.py')
      await writeFile(file, `${refusals}${text}`)
      const env = { ...process.env, BASE_URL: url, ...tokens, PYTHONIOENCODING: 'utf-8' }
      const { stdout } = await run('python3', ['-I', file], { env })
      return JSON.parse(stdout)
    } finally {
      await rm(folder, { recursive: true })
    }
  }
}

/** Calls tools as the samples of MCP say, with a client of its own for each call. */
export function pasteMcp(url: string): Paste {
  return async (text, tokens) => {
    const [token = ''] = Object.values(tokens)
    const client = new Client({ name: 'pasted', version: '1.0.0' })
    const headers = { authorization: `Bearer ${token}` }
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }),
    )
    try {
      const { structuredContent } = await client.callTool(JSON.parse(text))
      return Object(structuredContent)
    } finally {
      await client.close()
    }
  }
}
