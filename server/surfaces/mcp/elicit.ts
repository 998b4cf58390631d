import { createHash } from 'node:crypto'
import { type ResourceFacts, resources } from '#generated/server/answers.ts'
import { isObject } from '#server/domain/json.ts'
import type { Answer } from '#server/runtime/answer.ts'
import { canonical } from '#server/runtime/canonical.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import type { Exchange, ToolCall } from '#server/surfaces/mcp/exchange.ts'
import type { Tool } from '#server/surfaces/mcp/tools.ts'

/** What the user chose where a name meant several: the handle that stands for the name from then on. */
interface Choice {
  /** The input's field that held the name. */
  readonly field: string
  readonly name: string
  /** The input's field for the handle; a list where its name is the plural. */
  readonly into: string
  readonly handle: string
}

/** What is kept between a question and its answer; sealed, because the client holds it. */
interface State {
  /** Identifies the call that was made: the answer belongs to no other. */
  readonly call: string
  readonly chosen: readonly Choice[]
  readonly open: Omit<Choice, 'handle'>
  readonly offered: readonly string[]
}

/** A call, and what the user has chosen so far. */
export interface Resumed {
  readonly input: Readonly<Record<string, unknown>>
  readonly chosen: readonly Choice[]
}

const fifteenMinutes = 15 * 60_000

/** The one question of a round, by the name the client answers it under. */
const question = 'choice'

/** The code of a name that only the user can resolve; a model can ask for everything else itself. */
const onlyTheUser = new Set(['person_ambiguous', 'list_ambiguous', 'subject_ambiguous'])

/**
 * The input with what the user chose put into it. Null where the state is not ours, is too old, or belongs to
 * another call. An answer that is missing or declined leaves its question open.
 */
export function resume(
  runtime: Runtime,
  { owner }: Exchange,
  tool: Tool,
  call: ToolCall,
): Resumed | null {
  const { arguments: input = {}, requestState, inputResponses } = call
  if (requestState === undefined) return { input, chosen: [] }
  const opened = runtime.seal.open<State>(sealType(tool), owner, requestState)
  if (opened === null || opened.expired || opened.value.call !== digest(tool, call)) return null
  const { chosen, open, offered } = opened.value
  const handle = answered(inputResponses?.[question])
  const all =
    handle !== null && offered.includes(handle) ? [...chosen, { ...open, handle }] : chosen
  return { input: all.reduce(applied, input), chosen: all }
}

/** The question to the user that follows from an answer, as the inside of a result; null if there is no question. */
export function ask(
  runtime: Runtime,
  { owner }: Exchange,
  tool: Tool,
  call: ToolCall,
  { input, chosen }: Resumed,
  { body }: Answer,
): string | null {
  if (
    body.status !== 'needs_input' ||
    !('outcome' in body) ||
    !body.error ||
    !onlyTheUser.has(body.error.code)
  )
    return null
  if (isDeclined(call.inputResponses?.[question])) return null
  const { message, pointer = '', candidates = [] } = body.error
  const open = placeOf(tool, input, pointer, candidates)
  if (open === null) return null
  const { handleKey, ...place } = open
  const options = candidates.map((candidate) => ({
    const: String(candidate[handleKey]),
    title: labelOf(candidate),
  }))
  const state: State = {
    call: digest(tool, call),
    chosen,
    open: place,
    offered: options.map((option) => option.const),
  }
  const elicitation = {
    method: 'elicitation/create',
    params: {
      mode: 'form',
      message,
      requestedSchema: {
        type: 'object',
        properties: {
          [question]: { type: 'string', title: `Which ${place.name}?`, oneOf: options },
        },
        required: [question],
      },
    },
  }
  const sealed = runtime.seal.close(
    sealType(tool),
    owner,
    state,
    new Date(Date.now() + fifteenMinutes),
  )
  return `{"inputRequests":${JSON.stringify({ [question]: elicitation })},"requestState":${JSON.stringify(sealed)}`
}

/** A key for the call with the choices filled in: the first key belongs to the call that asked. */
export function keyAfter(key: string, chosen: readonly Choice[]): string {
  if (chosen.length === 0) return key
  return `chosen-${createHash('sha256')
    .update(canonical([key, chosen]))
    .digest('base64url')}`
}

/** Whether a request declares that its user can be asked by a form. */
export function canElicit(capabilities: unknown): boolean {
  if (!isObject(capabilities) || !isObject(capabilities.elicitation)) return false
  const { elicitation } = capabilities
  return Object.keys(elicitation).length === 0 || isObject(elicitation.form)
}

/** Where the ambiguous name stands, and where the chosen handle goes; null where the input has no place for it. */
function placeOf(
  { facts }: Tool,
  input: Readonly<Record<string, unknown>>,
  pointer: string,
  candidates: readonly Record<string, unknown>[],
): (Omit<Choice, 'handle'> & { handleKey: string }) | null {
  const [, field = '', index] = pointer.split('/')
  const value = input[field]
  const name: unknown =
    index === undefined ? value : Array.isArray(value) ? value[Number(index)] : undefined
  const handleKey = candidates[0] && resourceOf(candidates[0])?.handle
  if (typeof name !== 'string' || handleKey === undefined) return null
  const usual = index === undefined ? handleKey : `${handleKey}s`
  // Recipients and senders have fields of their own: recipient_names, recipient_handles.
  const into = [field.replace(/_name(s?)$/, '_handle$1'), usual].find(
    (one) => one !== field && facts.fields.includes(one),
  )
  return into === undefined ? null : { field, name, into, handleKey }
}

/** The input with a handle in the place of a name. */
function applied(
  input: Readonly<Record<string, unknown>>,
  { field, name, into, handle }: Choice,
): Record<string, unknown> {
  const { [field]: named, [into]: handles, ...rest } = input
  if (!Array.isArray(named)) return { ...rest, [into]: handle }
  const at = named.indexOf(name)
  const left: unknown[] = named.filter((_, index) => index !== at)
  const right: unknown[] = Array.isArray(handles) ? handles : []
  return { ...rest, ...(left.length > 0 && { [field]: left }), [into]: [...right, handle] }
}

function answered(response: unknown): string | null {
  if (!isObject(response) || response.action !== 'accept' || !isObject(response.content))
    return null
  const choice = response.content[question]
  return typeof choice === 'string' ? choice : null
}

function isDeclined(response: unknown): boolean {
  return isObject(response) && (response.action === 'decline' || response.action === 'cancel')
}

function resourceOf(candidate: Record<string, unknown>): ResourceFacts | undefined {
  return resources.find(({ handle }) => Object.hasOwn(candidate, handle))
}

function labelOf(candidate: Record<string, unknown>): string {
  const { classification } = candidate
  const [field = ''] = resourceOf(candidate)?.label ?? []
  const said = candidate[field]
  const label = typeof said === 'string' ? said : 'without a name'
  if (classification === 'connected') return `${label} (Connected Friend)`
  return classification === 'friend_in_mind' ? `${label} (Friend in Mind)` : label
}

function digest({ facts }: Tool, call: ToolCall): string {
  return createHash('sha256')
    .update(canonical([facts.id, call.arguments ?? {}]))
    .digest('base64url')
}

function sealType({ facts }: Tool): string {
  return `mcp:choice:${facts.id}`
}
