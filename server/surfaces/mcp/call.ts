import { registry } from '#generated/server/capabilities.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { callAgain, questionAnswered } from '#server/domain/messages/limits.ts'
import { didYouMean } from '#server/domain/basics/nearest.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { type Answer, problemAnswer } from '#server/runtime/answer.ts'
import { enter, type Headers, invoke } from '#server/runtime/invoke.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { ask, resume } from '#server/surfaces/mcp/elicit.ts'
import type { Exchange, ToolCall } from '#server/surfaces/mcp/exchange.ts'
import { toolOf } from '#server/runtime/told/names.ts'
import { namesFor, toolsFor } from '#server/surfaces/mcp/list.ts'
import { withinTools } from '#server/surfaces/mcp/narrowed_answer.ts'
import { admits, type Narrowing } from '#server/surfaces/mcp/narrowing.ts'
import { takenBody } from '#server/surfaces/mcp/input/taken_body.ts'
import { wantedIn } from '#server/runtime/told/long_lists.ts'
import { isRefusal, resultText, toolResult } from '#server/surfaces/mcp/result.ts'
import { findTools, foundText } from '#server/runtime/tools/find_tools.ts'
import { callingTool, searchingTool } from '#server/surfaces/mcp/search.ts'
import { reviewNamedIn, withReviewHandle } from '#server/surfaces/mcp/review_handles.ts'
import { taskOf } from '#server/surfaces/mcp/tasks.ts'
import { withShortCursor, withWholeCursor } from '#server/surfaces/mcp/cursors.ts'
import { type Tool, tools } from '#server/runtime/tools/tools.ts'
import { savePerson, withSaved } from '#server/surfaces/mcp/who_is_meant.ts'
import type { Resumed } from '#server/surfaces/mcp/asked.ts'

/** How a call went. */
export type Called =
  /** A protocol error about its params: an unknown tool, or a state this service did not issue. */
  | { readonly kind: 'error'; readonly message: string }
  /** The caller may not call, or not now: an HTTP answer. */
  | { readonly kind: 'refused'; readonly answer: Answer; readonly ability: string }
  /** The inside of a tool's result, without its closing brace. */
  | { readonly kind: 'result'; readonly text: string; readonly headers: Readonly<Headers> }
  /** The same of a task that accepted work has become. */
  | { readonly kind: 'task'; readonly text: string; readonly headers: Readonly<Headers> }
  /** The same of a result that asks the user. */
  | { readonly kind: 'question'; readonly text: string; readonly headers: Readonly<Headers> }

/**
 * Calls a tool through `invoke`. What is answered without it counts as a read. Errors: `rate_limited` for that;
 * nothing else is thrown.
 */
export async function callTool(
  runtime: Runtime,
  exchange: Exchange,
  call: ToolCall,
): Promise<Called> {
  const { narrowing } = exchange
  if (narrowing.search && call.name === searchingTool)
    return search(runtime, exchange, call.arguments ?? {})
  if (narrowing.search && call.name === callingTool) return callFound(runtime, exchange, call)
  const tool = find(call.name, narrowing)
  const resumed = tool && resume(runtime, exchange, tool, call)
  if (tool === null || !resumed) {
    await enter(runtime, { ...exchange, surface: 'mcp' })
    const message = tool ? 'Invalid or expired requestState' : unknownTool(call.name, exchange)
    return { kind: 'error', message }
  }
  if (resumed.saves !== null) {
    const saved = await savePerson(runtime, exchange, resumed, resumed.saves)
    if (saved.status !== 200 || saved.body.status === 'needs_input')
      return isRefusal(saved)
        ? { kind: 'refused', answer: saved, ability: tool.facts.ability }
        : plain(exchange, within(exchange, saved))
  }
  const isRead = tool.facts.effect === 'read'
  const owned = { facts: tool.facts, owner: exchange.owner, seal: runtime.seal }
  const { input: named, wanted } = isRead
    ? wantedIn(resumed.input)
    : { input: resumed.input, wanted: { offset: 0, limit: null } }
  const input = withWholeCursor(named, owned)
  const { owner } = exchange
  const named_review = await reviewNamedIn(runtime, owner, tool.facts.id, input)
  const taken = takenBody(runtime, exchange, tool.facts, { ...resumed, input }, named_review)
  const invoked = await invoke(runtime, {
    surface: 'mcp',
    token: exchange.token,
    capability: tool.facts.id,
    body: taken.body,
    request_id: exchange.request_id,
    client: exchange.client,
    remote_address: exchange.remote_address,
  })
  const told = taken.disclosed(invoked)
  const all = resumed.saves === null ? told : withSaved(told, resumed.saves)
  const paged = withShortCursor(all, owned)
  const short = await withReviewHandle(runtime, owner, tool.facts.id, named_review, paged)
  const answer = within(exchange, answeredOnce(runtime, exchange, resumed, short))
  const { headers } = answer
  if (isRefusal(answer)) return { kind: 'refused', answer, ability: tool.facts.ability }
  const task = call.follows ? taskOf(runtime, exchange, tool.facts.status_capability, answer) : null
  if (task !== null) return { kind: 'task', text: task, headers }
  const text =
    call.elicits || call.opens
      ? await ask(runtime, exchange, tool, call, resumed, answer, taken.unclear())
      : null
  const has = (name: string) => hasTool(exchange, name)
  return text === null
    ? {
        kind: 'result',
        text: await resultText(answer, exchange.form, { input: named, wanted, has }),
        headers,
      }
    : { kind: 'question', text, headers }
}

/** An answer as the result of a tool that did not ask for all of it. */
async function plain({ form }: Exchange, answer: Answer): Promise<Called> {
  return { kind: 'result', text: await resultText(answer, form), headers: answer.headers }
}

/** Whether a client's list has a tool. */
function hasTool({ abilities, narrowing }: Exchange, name: string): boolean {
  return namesFor(abilities, narrowing).has(name)
}

/** The answer as the client's list of tools allows it. */
function within({ abilities, narrowing }: Exchange, answer: Answer): Answer {
  const isWhole = narrowing.toolsets.length === 0 && !narrowing.read_only
  const mayAll = Object.keys(registry.abilities).every((ability) => abilities.includes(ability))
  // A refusal is answered by HTTP, and the same everywhere.
  if ((isWhole && mayAll) || isRefusal(answer)) return answer
  const granted = namesFor(abilities, { ...narrowing, toolsets: [], read_only: false })
  return withinTools(answer, { has: namesFor(abilities, narrowing), granted, abilities })
}

function find(name: string, narrowing: Narrowing): Tool | null {
  const tool = tools.get(name)
  return tool && admits(narrowing, tool) ? tool : null
}

function unknownTool(name: string, { abilities, narrowing }: Exchange): string {
  const shown = name.slice(0, 64)
  const names = toolsFor(abilities, narrowing).map(({ manifest }) => manifest.name)
  const called = toolOf(shown)
  const suggestion = called !== null && names.includes(called) ? called : didYouMean(shown, names)
  return `Unknown tool: ${shown}${suggestion === null ? '' : `; did you mean ${suggestion}?`}`
}

/** The answer, in the user's words where their question had been answered otherwise before. */
function answeredOnce(
  { base_url }: Runtime,
  { request_id }: Exchange,
  { answered }: Resumed,
  answer: Answer,
): Answer {
  const { body, headers } = answer
  if (answered === 0 || !('code' in body) || body.code !== 'idempotency_conflict') return answer
  const { current } = body
  const failure = fail('idempotency_conflict', {
    message: questionAnswered,
    advice: callAgain,
    ...(current && { current }),
  })
  return { ...problemAnswer(failure, base_url, request_id), headers }
}

/** Finds tools. Errors: `rate_limited`, since it counts as a read. */
async function search(
  runtime: Runtime,
  exchange: Exchange,
  given: Readonly<Record<string, unknown>>,
): Promise<Called> {
  const headers: Headers = {}
  await enter(runtime, { ...exchange, surface: 'mcp' }, headers)
  const { query, limit } = given
  const errors: Violation[] = []
  if (typeof query !== 'string' || query.trim() === '' || query.length > 160) {
    errors.push({
      pointer: '/query',
      code: 'rule',
      message: 'must be a string of 1 to 160 characters',
    })
  }
  if (
    limit !== undefined &&
    !(Number.isInteger(limit) && Number(limit) >= 1 && Number(limit) <= 25)
  ) {
    errors.push({ pointer: '/limit', code: 'rule', message: 'must be an integer from 1 to 25' })
  }
  if (errors.length > 0) return problem(runtime, exchange, fail('input_invalid', { errors }))
  const found = findTools(
    String(query),
    toolsFor(exchange.abilities, exchange.narrowing),
    limit === undefined ? undefined : Number(limit),
  )
  const text = toolResult(() => foundText(found), JSON.stringify(found), false, exchange.form)
  return { kind: 'result', text, headers }
}

async function callFound(runtime: Runtime, exchange: Exchange, call: ToolCall): Promise<Called> {
  const { name, arguments: given = {} } = call.arguments ?? {}
  const direct = { ...exchange, narrowing: { ...exchange.narrowing, search: false } }
  // The two search tools cannot be called through each other.
  if (typeof name === 'string' && isObject(given) && find(name, exchange.narrowing) !== null)
    return callTool(runtime, direct, { ...call, name, arguments: given })
  await enter(runtime, { ...exchange, surface: 'mcp' })
  const errors: Violation[] = []
  if (typeof name !== 'string') {
    errors.push({ pointer: '/name', code: 'type', message: 'must be the name of a tool' })
  }
  if (!isObject(given)) {
    errors.push({ pointer: '/arguments', code: 'type', message: 'must be an object' })
  }
  if (typeof name !== 'string' || !isObject(given)) {
    return problem(runtime, exchange, fail('input_invalid', { errors }))
  }
  // In quotes, so that the name of a capability stays as it was sent.
  const unknown = unknownTool(name, exchange).replace(
    /^Unknown tool: ([^;]*)/,
    'Unknown tool: “$1”',
  )
  const message = unknown.endsWith('?') ? unknown : `${unknown}.`
  const advice = `Find its name with ${searchingTool}.`
  return problem(
    runtime,
    exchange,
    fail('capability_unknown', { pointer: '/name', message, advice }),
  )
}

async function problem(
  runtime: Runtime,
  { request_id, form }: Exchange,
  failure: Error,
): Promise<Called> {
  const answer = problemAnswer(failure, runtime.base_url, request_id)
  return { kind: 'result', text: await resultText(answer, form), headers: answer.headers }
}
