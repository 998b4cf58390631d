import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import { isObject } from '#server/domain/basics/json.ts'
import type { Provider } from '#server/domain/assistant/language_model.ts'

/** What a scripted model answers to one request. */
export type Scripted =
  | {
      readonly say?: string
      readonly calls?: readonly { readonly name: string; readonly input: unknown }[]
      /** As its server counts them; 100 and 20 by default. */
      readonly tokens?: readonly [input: number, output: number]
    }
  /** A status with a body of any kind. */
  | { readonly status: number; readonly body: string }
  | 'silent'
  /** The beginning of an answer, a byte at a time, without an end. */
  | 'drip'

/** What a model was asked, whichever the format. */
export interface AskedOfModel {
  readonly path: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  readonly tools: readonly string[]
  /** The results of calls, the newest last. */
  readonly results: readonly string[]
  /** The number of this request since the script began, from 1. */
  readonly step: number
}

export type Script = (asked: AskedOfModel) => Scripted | Promise<Scripted>

/** A server of models on this machine, in both formats, whose model does what a script says. */
export interface ModelServer {
  readonly url: (provider: Provider) => string
  readonly host: string
  /** What was asked since the script began. */
  readonly asked: AskedOfModel[]
  play(script: Script): void
  close(): Promise<void>
}

/** Starts one on any free port. */
export async function startModelServer(): Promise<ModelServer> {
  const asked: AskedOfModel[] = []
  const open = new Set<ServerResponse>()
  let script: Script = () => ({ say: 'Hello.' })
  const server = createServer(async (request, response) => {
    open.add(response)
    response.on('close', () => open.delete(response))
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString('utf8')
    const body = JSON.parse(text) as Body
    const { url: path = '', headers } = request
    const step = asked.length + 1
    const one = { path, headers, text, step, tools: toolsIn(body), results: resultsIn(body) }
    asked.push(one)
    const scripted = await script(one)
    if (scripted === 'silent') return
    if (scripted === 'drip') {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{')
      const drops = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drops))
      return
    }
    if ('status' in scripted) {
      response.writeHead(scripted.status, { 'content-type': 'application/json' })
      response.end(scripted.body)
      return
    }
    const answer = path.endsWith('/messages') ? asAnthropic(scripted) : asOpenAi(scripted)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    // The client of one adds the version itself.
    url: (provider) => `http://${host}${provider === 'openai' ? '/v1' : ''}`,
    host,
    asked,
    play(next) {
      asked.length = 0
      script = next
    },
    async close() {
      for (const response of open) response.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

interface Body {
  readonly messages: readonly { readonly role: string; readonly content: unknown }[]
  readonly tools: readonly { readonly name?: string; readonly function?: { name: string } }[]
}

function toolsIn({ tools = [] }: Body): string[] {
  return tools.map((tool) => tool.name ?? tool.function?.name ?? '')
}

function resultsIn({ messages }: Body): string[] {
  return messages.flatMap(({ role, content }) => {
    if (role === 'tool') return [String(content)]
    if (!Array.isArray(content)) return []
    return content.flatMap((part: unknown) =>
      isObject(part) && part.type === 'tool_result' ? [String(part.content)] : [],
    )
  })
}

type Spoken = Exclude<Scripted, string | { status: number }>

function asOpenAi({ say = '', calls = [], tokens: [prompt, output] = [100, 20] }: Spoken) {
  const tool_calls = calls.map(({ name, input }) => ({
    ...{ id: randomUUID(), type: 'function' },
    function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
  }))
  const message = { role: 'assistant', content: say, ...(calls.length > 0 && { tool_calls }) }
  return {
    ...{ id: 'x', object: 'chat.completion', created: 1, model: 'scripted' },
    choices: [{ index: 0, finish_reason: calls.length > 0 ? 'tool_calls' : 'stop', message }],
    usage: { prompt_tokens: prompt, completion_tokens: output, total_tokens: prompt + output },
  }
}

function asAnthropic({ say = '', calls = [], tokens: [input, output] = [100, 20] }: Spoken) {
  const uses = calls.map((call) => ({
    ...{ type: 'tool_use', id: randomUUID(), name: call.name, input: call.input },
  }))
  return {
    ...{ id: 'x', type: 'message', role: 'assistant', model: 'scripted' },
    content: [...(say === '' ? [] : [{ type: 'text', text: say }]), ...uses],
    stop_reason: calls.length > 0 ? 'tool_use' : 'end_turn',
    usage: { input_tokens: input, output_tokens: output },
  }
}
