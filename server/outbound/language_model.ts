import { isObject } from '#server/domain/basics/json.ts'
import {
  type LanguageModel,
  type ModelAsked,
  type ModelConfig,
  ModelFailure,
  type ModelMessage,
  type ModelStep,
  serverOf,
} from '#server/domain/assistant/language_model.ts'

/** The most bytes of one answer: 24,000 tokens are far fewer. */
const maxBytes = 1_000_000

/** Milliseconds of one request, however much longer its caller would wait. */
const timeout = 30_000

/**
 * The model that the settings name. The client of its provider is loaded now, and that of the other never. Neither
 * reads settings of its own, repeats a request, or logs.
 */
export function openModel(config: ModelConfig): LanguageModel {
  const ask = config.provider === 'openai' ? askOpenAi(config) : askAnthropic(config)
  return {
    config,
    async next(asked) {
      try {
        return await ask(asked)
      } catch (error) {
        throw failureOf(error, asked.signal)
      }
    },
  }
}

type Ask = (asked: ModelAsked) => Promise<ModelStep>

/** The same of both clients: `logLevel` off, since their debug log has what was said. */
const quiet = { fetch: boundedFetch, maxRetries: 0, timeout, logLevel: 'off' } as const

function askOpenAi(config: ModelConfig): Ask {
  const { name, url, key } = config
  const loaded = loading(import('openai'))
  return async ({ system, messages, tools, max_tokens, signal }) => {
    const { OpenAI } = await loaded
    const client = new OpenAI({
      ...quiet,
      ...{ apiKey: key ?? 'none', organization: null, project: null },
      baseURL: serverOf(config),
    })
    const { choices, usage } = await client.chat.completions.create(
      {
        model: name,
        messages: [{ role: 'system', content: system }, ...messages.map(forOpenAi)],
        tools: tools.map(({ name: tool, description, schema }) => ({
          type: 'function' as const,
          function: { name: tool, description, parameters: { ...schema } },
        })),
        // Other servers of this format know the older name only.
        ...(url === null ? { max_completion_tokens: max_tokens } : { max_tokens }),
      },
      { signal },
    )
    const message = Array.isArray(choices) ? choices[0]?.message : undefined
    if (!isObject(message)) throw new ModelFailure('provider', 'no message')
    const { content, tool_calls } = message
    const calls = (Array.isArray(tool_calls) ? tool_calls : []).map((call, at) => ({
      id: typeof call.id === 'string' && call.id !== '' ? call.id : `call_${at}`,
      name: call.type === 'function' ? String(call.function?.name) : '',
      input: call.type === 'function' ? objectIn(call.function?.arguments) : null,
    }))
    return {
      ...{ text: typeof content === 'string' ? content : '', calls },
      input_tokens: countOf(usage?.prompt_tokens),
      output_tokens: countOf(usage?.completion_tokens),
    }
  }
}

function forOpenAi(message: ModelMessage) {
  if (message.role === 'user') return { role: 'user' as const, content: message.text }
  if (message.role === 'tool')
    return { role: 'tool' as const, tool_call_id: message.call_id, content: message.text }
  const tool_calls = message.calls.map(({ id, name, input }) => ({
    ...{ id, type: 'function' as const },
    function: { name, arguments: JSON.stringify(input ?? {}) },
  }))
  return {
    ...{ role: 'assistant' as const, content: message.text },
    ...(tool_calls.length > 0 && { tool_calls }),
  }
}

function askAnthropic(config: ModelConfig): Ask {
  const { name, key } = config
  const loaded = loading(import('@anthropic-ai/sdk'))
  return async ({ system, messages, tools, max_tokens, signal }) => {
    const { Anthropic } = await loaded
    const client = new Anthropic({
      ...quiet,
      ...{ apiKey: key ?? 'none', authToken: null },
      baseURL: serverOf(config),
    })
    const { content, usage } = await client.messages.create(
      {
        ...{ model: name, max_tokens, system },
        messages: messages.map(forAnthropic),
        tools: tools.map(({ name: tool, description, schema }) => ({
          ...{ name: tool, description },
          input_schema: { ...schema, type: 'object' as const },
        })),
      },
      { signal },
    )
    if (!Array.isArray(content)) throw new ModelFailure('provider', 'no content')
    const text = content.flatMap((part) => (part.type === 'text' ? [String(part.text)] : []))
    const calls = content.flatMap((part) =>
      part.type === 'tool_use'
        ? [{ id: String(part.id), name: String(part.name), input: objectIn(part.input) }]
        : [],
    )
    return {
      ...{ text: text.join('\n'), calls },
      input_tokens: countOf(usage?.input_tokens),
      output_tokens: countOf(usage?.output_tokens),
    }
  }
}

function forAnthropic(message: ModelMessage) {
  if (message.role === 'user') return { role: 'user' as const, content: message.text }
  if (message.role === 'tool') {
    const result = { type: 'tool_result' as const, tool_use_id: message.call_id }
    return { role: 'user' as const, content: [{ ...result, content: message.text }] }
  }
  const uses = message.calls.map(({ id, name, input }) => ({
    ...{ type: 'tool_use' as const, id, name, input: { ...input } },
  }))
  const said = message.text === '' ? [] : [{ type: 'text' as const, text: message.text }]
  return { role: 'assistant' as const, content: [...said, ...uses] }
}

/** A client that is on its way; what keeps it from being loaded is told by the step that needs it. */
function loading<Client>(client: Promise<Client>): Promise<Client> {
  client.catch(() => {})
  return client
}

/** An object, given as one or as JSON; null for anything else. */
function objectIn(given: unknown): Record<string, unknown> | null {
  if (typeof given !== 'string') return isObject(given) ? { ...given } : null
  try {
    const value: unknown = JSON.parse(given.trim() === '' ? '{}' : given)
    return isObject(value) ? { ...value } : null
  } catch {
    return null
  }
}

function countOf(count: unknown): number | null {
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : null
}

/** A request of a client of a provider: it follows no redirect, and the answer has an end. */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' })
  let bytes = 0
  const bounded = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > maxBytes) controller.error(new ModelFailure('provider', 'too long'))
        else controller.enqueue(chunk)
      },
    }),
  )
  const { status, statusText, headers } = response
  return new Response(bounded ?? null, { status, statusText, headers })
}

/** What failed, without a word of what was said: errors of the clients have bodies and addresses in them. */
function failureOf(error: unknown, signal: AbortSignal): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (signal.aborted) return new ModelFailure('timeout', 'no answer in time')
  if (!isObject(error)) return new ModelFailure('provider', 'unknown')
  const { status, name } = error as { status?: unknown; name?: unknown }
  if (typeof status === 'number') return new ModelFailure('provider', `status ${status}`)
  const isLate = typeof name === 'string' && /timeout/i.test(name)
  return new ModelFailure(
    isLate ? 'timeout' : 'provider',
    isLate ? 'no answer in time' : 'no answer that can be read',
  )
}
