import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { onTestFinished } from 'vitest'
import { lastOf } from '#test/docs/fences.ts'
import { legacyValidators } from '#test/support/tool_validators.ts'

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

/** Pastes samples of curl into a shell that knows `url`, and that ends with the test. */
export function pasteCurl(url: string): Paste {
  const env = { ...process.env, BASE_URL: url }
  const shell = spawn('bash', [join(import.meta.dirname, 'paste_samples.sh')], { env })
  onTestFinished(() => void shell.stdin.end())
  let complaints = ''
  shell.stderr.on('data', (chunk) => (complaints += chunk))
  const parts = partsOf(shell.stdout)
  return async (text, tokens) => {
    const variables = Object.entries(tokens).map(([name, token]) => `${name}='${token}'`)
    complaints = ''
    shell.stdin.write(`${variables.join('\n')}\0${text}\0`)
    const { value: printed } = await parts.next()
    const { value: code } = await parts.next()
    if (code !== '0') throw new Error(`The sample ended with ${code}: ${complaints}`)
    return JSON.parse(lastOf(printed ?? ''))
  }
}

/** The parts of a stream that end with NUL. */
async function* partsOf(stream: Readable): AsyncGenerator<string, undefined> {
  let rest = ''
  for await (const chunk of stream.setEncoding('utf8')) {
    const parts = `${rest}${chunk}`.split('\0')
    rest = parts.pop() ?? ''
    yield* parts
  }
}

/**
 * Runs samples of Python, with the standard library alone. Python itself starts once, since that takes longer than a sample;
 * it ends with the test.
 */
export function pastePython(url: string): Paste {
  const driver = ['-I', join(import.meta.dirname, 'paste_samples.py')]
  const env = { ...process.env, BASE_URL: url, PYTHONIOENCODING: 'utf-8' }
  const python = spawn('python3', driver, { env, stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void python.stdin.end())
  const answers = createInterface({ input: python.stdout })[Symbol.asyncIterator]()
  return async (text, tokens) => {
    python.stdin.write(`${JSON.stringify({ text, env: tokens })}\n`)
    const { value } = await answers.next()
    const { printed, code } = JSON.parse(value ?? '')
    if (code !== 0) throw new Error(printed)
    return JSON.parse(lastOf(printed))
  }
}

/** Calls tools as the samples of MCP say, with a client of its own for each call. */
export function pasteMcp(url: string): Paste {
  return async (text, tokens) => {
    const [token = ''] = Object.values(tokens)
    const client = new Client(
      { name: 'pasted', version: '1.0.0' },
      { jsonSchemaValidator: legacyValidators },
    )
    const headers = { authorization: `Bearer ${token}` }
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }),
    )
    try {
      let answer: object = {}
      // A sample of several calls has an empty line between them.
      for (const call of text.split('\n\n')) {
        const { structuredContent } = await client.callTool(JSON.parse(withOwn(call, answer)))
        answer = Object(structuredContent)
      }
      return answer
    } finally {
      await client.close()
    }
  }
}

/** A call with what the answer before it has in the place of each `<name>`, as its page asks for. */
function withOwn(call: string, answer: object): string {
  return call.replaceAll(/"<(\w+)>"/g, (_, name: string) => {
    const [, found = ''] = new RegExp(`"${name}":"([^"]*)"`).exec(JSON.stringify(answer)) ?? []
    return JSON.stringify(found)
  })
}

/** Runs samples of the SDK, each as a module of its own that prints what it was answered. They end up in `folder`. */
export function pasteSdk(url: string, folder: string): Paste {
  const client = join(import.meta.dirname, '../../sdk/src/index.ts')
  const head = `import { createClient } from '${client}'
const { BASE_URL = '', TOKEN = '' } = process.env
const client = createClient({ baseUrl: BASE_URL, token: TOKEN })`
  let count = 0
  return async (text, tokens) => {
    Object.assign(process.env, { BASE_URL: url, ...tokens })
    count += 1
    const file = join(folder, `sample${count}.ts`)
    writeFileSync(file, `${head}\n${text}\nexport { answer }\n`)
    try {
      return (await import(/* @vite-ignore */ file)).answer
    } catch (error) {
      return Object(error)
    }
  }
}
