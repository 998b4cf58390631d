import { createHash } from 'node:crypto'
import { capabilities } from '#generated/server/capabilities.ts'
import { canonical } from '#server/domain/basics/canonical.ts'
import { isObject } from '#server/domain/basics/json.ts'
import type { Answer } from '#server/runtime/answer.ts'
import { type AskingWork, findDeclined, updateDeclined } from '#server/runtime/declined.ts'
import { enter, type Headers, invoke } from '#server/runtime/invoke.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import type { AnswerForm } from '#server/runtime/told/form.ts'
import { type KnownWords, noWords } from '#server/runtime/told/known_words.ts'
import { othersWordsIn } from '#server/runtime/told/others_words.ts'
import { saidHere } from '#server/runtime/told/sentence.ts'
import type { Exchange } from '#server/surfaces/mcp/exchange.ts'
import { answerTo, elicitation, isDeclined } from '#server/surfaces/mcp/form.ts'
import {
  answeredWith,
  type OpenQuestion,
  openQuestionOf,
} from '#server/runtime/questions/open_question.ts'
import { isRefusal, resultText } from '#server/surfaces/mcp/result.ts'

/** The extension whose tasks these are, in its version of 2026-07-28. */
export const tasksExtension = 'io.modelcontextprotocol/tasks'

/** A request about one task. */
export interface TaskRequest {
  readonly method: 'tasks/get' | 'tasks/update' | 'tasks/cancel'
  readonly taskId: string
  /** Null where the request has none that is an object. */
  readonly inputResponses: Readonly<Record<string, unknown>> | null
  /** Whether this request declares the extension. */
  readonly declared: boolean
  /** Whether the user can be asked. */
  readonly elicits: boolean
}

/** How a request about a task is answered. */
export type TaskAnswer =
  | {
      readonly kind: 'error'
      /** The status of HTTP. */
      readonly status: 200 | 400
      readonly error: { code: number; message: string; data?: Record<string, unknown> }
      readonly headers: Readonly<Headers>
    }
  /** The caller may not ask this, or not now: an HTTP answer. */
  | { readonly kind: 'refused'; readonly answer: Answer; readonly ability: string }
  /** The inside of a result, without its closing brace. */
  | { readonly kind: 'result'; readonly text: string; readonly headers: Readonly<Headers> }

/** What a task's id seals: which accepted work it follows. */
interface Task {
  readonly capability: ObserverId
  /** The handle of the capture or the roundup. */
  readonly handle: string
  readonly created_at: string
}

/** The capabilities that tell how accepted work is doing, and the field that names it. */
const observers = {
  'ideas.capture.get': 'capture_public_id',
  'ideas.roundup.get': 'public_id',
} as const

const kinds = { 'ideas.capture.get': 'capture', 'ideas.roundup.get': 'roundup' } as const

type ObserverId = keyof typeof observers

/** How long a task can be asked for; the work itself is kept much longer. */
const ttlMs = 86_400_000
const pollIntervalMs = 1_000
const sealType = 'mcp:task'

/** The task that an accepted write becomes, as the inside of a result; null for any other answer. */
export function taskOf(
  runtime: Runtime,
  { owner }: Exchange,
  observer: string | null,
  { body }: Answer,
): string | null {
  if (!('outcome' in body) || body.status !== 'accepted' || !isObject(body.data)) return null
  if (observer === null || !isObserver(observer)) return null
  const handle = body.data[observers[observer]]
  if (typeof handle !== 'string') return null
  const now = new Date()
  const task: Task = { capability: observer, handle, created_at: now.toISOString() }
  const until = new Date(now.getTime() + ttlMs)
  const taskId = runtime.seal.close(sealType, owner, task, until)
  const state = {
    ...stateOf(taskId, task, 'working', spoken(body, noWords)),
    lastUpdatedAt: task.created_at,
  }
  return JSON.stringify(state).slice(0, -1)
}

/**
 * Answers a request about a task. Asking for one is one read; an answer to its question is a read and a write. Canceling
 * is acknowledged, and the work goes on. Where the user declines a question, the task ends with the question as its
 * result, and what asked it still waits: it can be answered by a later call.
 *
 * Errors: −32021 without the extension, −32602 for a task that this account does not have and for what does not answer
 * the question that is open, `rate_limited`.
 */
export async function answerTask(
  runtime: Runtime,
  exchange: Exchange,
  request: TaskRequest,
): Promise<TaskAnswer> {
  const { method, taskId, declared } = request
  const task = declared ? opened(runtime, exchange, taskId) : null
  if (task === null || method === 'tasks/cancel') {
    const headers: Headers = {}
    await enter(runtime, { ...exchange, surface: 'mcp' }, headers)
    if (!declared) return { kind: 'error', status: 400, error: undeclared, headers }
    return task === null ? notFound(headers) : acknowledged(headers)
  }
  const read = await observe(runtime, exchange, task)
  if (isRefusal(read)) return refused(read, task.capability)
  if (read.status !== 200) return read.status < 500 ? notFound(read.headers) : broken(read.headers)
  const work: AskingWork = { ...exchange, kind: kinds[task.capability], handle: task.handle }
  if (method === 'tasks/update') return update(runtime, exchange, request, work, read)
  const asks = request.elicits && openQuestionOf(read) !== null
  const declined = asks ? await findDeclined(runtime, work) : null
  const text = await shown(request, task, read, { declined, form: exchange.form })
  return { kind: 'result', text, headers: read.headers }
}

/** Sends the user's answer to the question that is open now. One to another question, or to none, is ignored. */
async function update(
  runtime: Runtime,
  exchange: Exchange,
  { inputResponses }: TaskRequest,
  work: AskingWork,
  read: Answer,
): Promise<TaskAnswer> {
  if (inputResponses === null) return invalid('inputResponses must be an object', read.headers)
  const open = openQuestionOf(read)
  const key = open && keyOf(open, read)
  if (open === null || key === null || !Object.hasOwn(inputResponses, key))
    return acknowledged(read.headers)
  const response = inputResponses[key]
  if (isDeclined(response)) {
    await updateDeclined(runtime, work, key)
    return acknowledged(read.headers)
  }
  const answer = answerTo(open, response)
  if (answer === null) {
    return invalid(`inputResponses.${key} does not answer what was asked`, read.headers)
  }
  const input = answeredWith(open, answer)
  // The same answer again is a replay, and an answer that comes late is refused as stale.
  const digest = createHash('sha256').update(canonical(input)).digest('base64url')
  const written = await call(runtime, exchange, open.capability, input, `task-${digest}`)
  if (isRefusal(written)) return refused(written, open.capability)
  return written.status < 500 ? acknowledged(written.headers) : broken(written.headers)
}

/**
 * A task as `tasks/get` shows it: working, waiting for its user, or completed with the result of a tool. `declined` is
 * the key of the question that the user did not want to answer.
 */
async function shown(
  request: TaskRequest,
  task: Task,
  read: Answer,
  { declined, form }: { declined: string | null; form: AnswerForm },
): Promise<string> {
  const { body } = read
  const said = async () => spoken(body, await form.knownIn(body))
  const last = lastUpdate(read)
  const state = (status: string, message: string) => ({
    ...stateOf(request.taskId, task, status, message),
    // What it follows is older than the task by the time that its answer took.
    lastUpdatedAt: last && last.at > task.created_at ? last.at : task.created_at,
  })
  if (body.status === 'accepted') return inside(state('working', last?.message ?? (await said())))
  const open = request.elicits ? openQuestionOf(read) : null
  if (open === null || keyOf(open, read) === declined) {
    // The closing brace of the result is missing, and that of the task is left out here.
    return `${inside(state('completed', await said()))},"result":${await resultText(read, form)},"resultType":"complete"}`
  }
  const inputRequests = { [keyOf(open, read)]: elicitation(open) }
  return inside({ ...state('input_required', open.message), inputRequests })
}

/** What an answer says in a sentence; nothing for a problem. */
function spoken(body: Answer['body'], known: KnownWords): string {
  if (!('outcome' in body)) return ''
  const others = othersWordsIn(body.data, '', undefined, known)
  return saidHere(body.outcome.fallback_text, others)
}

function stateOf(taskId: string, { created_at }: Task, status: string, statusMessage: string) {
  return { taskId, status, statusMessage, createdAt: created_at, ttlMs, pollIntervalMs }
}

/**
 * The key of a question: clients ask the user once for each. A question that is asked again, because its answer was not
 * understood, has another one.
 */
function keyOf({ base }: OpenQuestion, read: Answer): string {
  const version = base.expected_state_version ?? base.expected_generation
  return `question-${String(version)}-${lastUpdate(read)?.cursor ?? 0}`
}

function lastUpdate({ body }: Answer): { cursor: number; at: string; message: string } | undefined {
  const data = 'data' in body && isObject(body.data) ? body.data : {}
  return Array.isArray(data.updates) ? data.updates.at(-1) : undefined
}

function observe(runtime: Runtime, exchange: Exchange, { capability, handle }: Task) {
  return call(runtime, exchange, capability, { [observers[capability]]: handle }, null)
}

function call(
  runtime: Runtime,
  { token, request_id, client, remote_address }: Exchange,
  capability: ObserverId | OpenQuestion['capability'],
  input: Record<string, unknown>,
  idempotency_key: string | null,
): Promise<Answer> {
  return invoke(runtime, {
    ...{ surface: 'mcp', token, capability, request_id, client, remote_address },
    body: () => ({ input, version: null, idempotency_key }),
  })
}

function opened(runtime: Runtime, { owner }: Exchange, taskId: string): Task | null {
  const found = runtime.seal.open<Task>(sealType, owner, taskId)
  return found === null || found.expired ? null : found.value
}

function isObserver(capability: string): capability is ObserverId {
  return Object.hasOwn(observers, capability)
}

/** JSON without its closing brace. */
function inside(value: object): string {
  return JSON.stringify(value).slice(0, -1)
}

const undeclared = {
  code: -32021,
  message: `Missing required client capability: ${tasksExtension}`,
  data: { requiredCapabilities: { extensions: { [tasksExtension]: {} } } },
}

function notFound(headers: Readonly<Headers>): TaskAnswer {
  const error = { code: -32602, message: 'Unknown or expired task' }
  return { kind: 'error', status: 200, error, headers }
}

function invalid(message: string, headers: Readonly<Headers>): TaskAnswer {
  return { kind: 'error', status: 200, error: { code: -32602, message }, headers }
}

function broken(headers: Readonly<Headers>): TaskAnswer {
  const error = { code: -32603, message: 'Something went wrong here; ask again' }
  return { kind: 'error', status: 200, error, headers }
}

function acknowledged(headers: Readonly<Headers>): TaskAnswer {
  return { kind: 'result', text: '{', headers }
}

function refused(answer: Answer, capability: ObserverId | OpenQuestion['capability']): TaskAnswer {
  return { kind: 'refused', answer, ability: capabilities[capability].ability }
}
