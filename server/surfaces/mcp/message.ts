import type { IncomingMessage } from 'node:http'
import {
  CLIENT_CAPABILITIES_META_KEY,
  classifyInboundRequest,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/server'
import { isObject } from '#server/domain/basics/json.ts'
import type { ToolCall } from '#server/surfaces/mcp/exchange.ts'
import { canElicit } from '#server/surfaces/mcp/form.ts'
import { canOpenPages } from '#server/surfaces/mcp/open_page.ts'
import type { Era } from '#server/surfaces/mcp/list.ts'
import { type TaskRequest, tasksExtension } from '#server/surfaces/mcp/tasks.ts'

/** What a message asks for, and how it is to be answered. */
export type ParsedMessage =
  | { readonly kind: 'list'; readonly era: Era; readonly id: string | number }
  | {
      readonly kind: 'call'
      readonly era: Era
      readonly id: string | number
      readonly call: ToolCall
    }
  | { readonly kind: 'task'; readonly id: string | number; readonly request: TaskRequest }
  /** For the official server, which also reports what is wrong with it. */
  | { readonly kind: 'other'; readonly era: Era }

const modernVersion = '2026-07-28'

/**
 * Tells the plain `tools/list` and `tools/call` of either era, which are nearly all there are, from
 * everything else. The official classifier says which era it is, where that is not plain, and holds a modern envelope against
 * its schema; anything else that is unusual counts as not plain.
 */
export function readMessage(request: IncomingMessage, message: unknown): ParsedMessage {
  const { headers } = request
  const version = header(headers['mcp-protocol-version'])
  const method = header(headers['mcp-method'])
  const name = header(headers['mcp-name'])
  const classified = isPlainLegacy(message, version)
    ? plainLegacy
    : classifyInboundRequest({
        httpMethod: 'POST',
        protocolVersionHeader: version,
        mcpMethodHeader: method,
        mcpNameHeader: name,
        body: message,
      })
  if (classified.kind === 'reject') return { kind: 'other', era: 'modern' }
  const era = classified.kind
  const other: ParsedMessage = { kind: 'other', era }
  if (!isObject(message)) return other
  const { id, params = {} } = message
  if (!isId(id) || !isObject(params)) return other
  if (era === 'legacy') {
    if (!takesJson(request)) return other
    if (version !== undefined && !isSupported(version)) return other
  } else {
    // The headers that proxies route by must say what the body says.
    if (version !== modernVersion || classified.classification.revision !== modernVersion)
      return other
    if (method !== message.method || (method === 'tools/call' && name !== params.name)) return other
    const request = taskRequest(message.method, params)
    // Proxies route by the header, which has to name the task.
    if (request) {
      const isNamed = typeof params.taskId !== 'string' || name === params.taskId
      return isNamed ? { kind: 'task', id, request } : other
    }
  }
  if (message.method === 'tools/list') {
    // There is one page, so a cursor is an error, which the official server reports.
    return Object.hasOwn(params, 'cursor') ? other : { kind: 'list', era, id }
  }
  if (message.method !== 'tools/call' || !isToolCall(params)) return other
  const { name: tool, arguments: given, _meta, inputResponses, requestState } = params
  const plain: ToolCall = { name: tool, arguments: given, _meta }
  if (era === 'legacy') return { kind: 'call', era, id, call: plain }
  const able = capabilitiesIn(_meta)
  return { kind: 'call', era, id, call: { ...plain, ...able, inputResponses, requestState } }
}

/** What the official classifier says of a request without the envelope of the newer era. */
const plainLegacy = { kind: 'legacy' } as const

const membersOfRequest = new Set(['jsonrpc', 'id', 'method', 'params'])

/**
 * Whether a message is plainly one of the older era, as nearly all are: the official classifier, which tries each kind of
 * message in turn, costs a thirtieth of a call.
 */
function isPlainLegacy(message: unknown, version: string | undefined): boolean {
  if (version !== undefined && (version === modernVersion || !isSupported(version))) return false
  if (!isObject(message) || message.jsonrpc !== '2.0' || !isId(message.id)) return false
  const { method, params } = message
  if (method !== 'tools/list' && method !== 'tools/call') return false
  if (params !== undefined && (!isObject(params) || Object.hasOwn(params, '_meta'))) return false
  return Object.keys(message).every((member) => membersOfRequest.has(member))
}

function isSupported(version: string): boolean {
  return SUPPORTED_PROTOCOL_VERSIONS.includes(version)
}

/** The request about a task that a method and its params are; null for any other. */
function taskRequest(method: unknown, params: Record<string, unknown>): TaskRequest | null {
  if (method !== 'tasks/get' && method !== 'tasks/update' && method !== 'tasks/cancel') return null
  const { taskId, _meta, inputResponses } = params
  const { follows, elicits } = capabilitiesIn(_meta)
  return {
    method,
    // No task has an id that is no text, so it answers as any other that is unknown.
    taskId: typeof taskId === 'string' ? taskId : '',
    inputResponses: isObject(inputResponses) ? inputResponses : null,
    declared: follows,
    elicits,
  }
}

/** What this request declares its client can do: no other request counts. */
function capabilitiesIn(meta: unknown): {
  follows: boolean
  elicits: boolean
  opens: boolean
} {
  const declared = isObject(meta) ? meta[CLIENT_CAPABILITIES_META_KEY] : null
  const extensions = isObject(declared) ? declared.extensions : null
  return {
    follows: isObject(extensions) && isObject(extensions[tasksExtension]),
    elicits: canElicit(declared),
    opens: canOpenPages(declared),
  }
}

/** How many messages a batch may have; the official server refuses longer ones unread. */
const longestBatch = 100

/**
 * How many reads a message counts as that is not a plain call: each message of a batch is one, except for calls of
 * tools, which are counted when they are carried out. Never less than one.
 */
export function readsIn(message: unknown): number {
  if (!Array.isArray(message)) return 1
  const others = message.slice(0, longestBatch).filter((one) => !isCall(one))
  return Math.max(1, others.length)
}

function isCall(message: unknown): boolean {
  return isObject(message) && message.method === 'tools/call'
}

/** Whether JSON may be answered. A request that does not say what it takes, takes anything. */
export function takesJson({ headers: { accept } }: IncomingMessage): boolean {
  return accept === undefined || /application\/(json|\*)|\*\/\*/.test(accept)
}

function header(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function isId(id: unknown): id is string | number {
  return typeof id === 'string' || Number.isSafeInteger(id)
}

function isToolCall(params: Record<string, unknown>): params is Record<string, unknown> & ToolCall {
  const { name, requestState } = params
  if (typeof name !== 'string' || (requestState !== undefined && typeof requestState !== 'string'))
    return false
  return [params.arguments, params._meta, params.inputResponses].every(
    (part) => part === undefined || isObject(part),
  )
}
