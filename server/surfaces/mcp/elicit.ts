import { createHash } from 'node:crypto'
import type { Answer } from '#server/runtime/answer.ts'
import { canonical } from '#server/domain/basics/canonical.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { formMessage } from '#server/domain/messages/forms.ts'
import type { UnclearName } from '#server/runtime/named_people.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { applied, placeOf } from '#server/surfaces/mcp/chosen_handles.ts'
import type { Exchange, ToolCall } from '#server/surfaces/mcp/exchange.ts'
import { answerTo, elicitation, isDeclined, question } from '#server/surfaces/mcp/form.ts'
import { keyIn } from '#server/surfaces/mcp/key.ts'
import { labelOf, resourceOf, toldApart } from '#server/runtime/questions/labels.ts'
import {
  answeredWith,
  forUser,
  takesAnyName,
  openQuestionOf,
} from '#server/runtime/questions/open_question.ts'
import { pageToOpen } from '#server/surfaces/mcp/open_page.ts'
import type { Tool } from '#server/runtime/tools/tools.ts'
import { askWho, newPerson, nobody } from '#server/surfaces/mcp/who_is_meant.ts'
import type { AskedState, Resumed, Asked } from '#server/surfaces/mcp/asked.ts'

const fifteenMinutes = 15 * 60_000

/** The code of a name that only the user can resolve; a model can ask for everything else itself. */
const onlyTheUser = new Set(['person_ambiguous', 'list_ambiguous', 'subject_ambiguous'])

/**
 * The input with what the user chose put into it. Null where the state is not ours, is too old, or belongs to
 * another call. An answer that is missing or declined leaves its question open.
 */
export function resume(
  runtime: Runtime,
  exchange: Exchange,
  tool: Tool,
  call: ToolCall,
): Resumed | null {
  const { arguments: input = {}, requestState, inputResponses } = call
  if (requestState === undefined) {
    const key = () => (tool.facts.idempotency_key ? keyIn(exchange, call) : null)
    return { input, key, answered: 0, chosen: [], form: null, saves: null, none: false }
  }
  const opened = runtime.seal.open<AskedState>(sealType(tool), exchange.owner, requestState)
  if (opened === null || opened.expired || opened.value.call !== digest(tool, call)) return null
  const { chosen, open, offered = [], instead, opened: before } = opened.value
  const seen = { opened: before === true }
  // Whatever key this request has: the question was asked under the first one.
  const key = () => opened.value.key
  const response = inputResponses?.[question]
  if (instead) {
    const answer = answerTo(instead, response)
    const form = answer === null ? instead.before : answeredWith(instead, answer)
    const answered = opened.value.answered + (answer === null ? 0 : 1)
    return {
      ...{ input: form ?? chosen.reduce(applied, input), key, answered, chosen, form },
      ...{ saves: null, none: false, ...seen },
    }
  }
  const options = offered.map((handle) => ({ const: handle, title: handle }))
  const said = answerTo({ options }, response)
  const saves = said === newPerson && open ? open.name : null
  const handle = typeof said === 'string' && said !== newPerson && said !== nobody ? said : null
  const all = open && handle !== null ? [...chosen, { ...open, handle }] : chosen
  const answered = opened.value.answered + (handle === null && saves === null ? 0 : 1)
  return {
    ...{ input: all.reduce(applied, input), key, answered, chosen: all, form: null },
    ...{ saves, none: said === nobody, ...seen },
  }
}

/**
 * The question to the user that follows from an answer, as the inside of a result; null if there is no question. `unclear` is a name that
 * was looked up before the call.
 */
export async function ask(
  runtime: Runtime,
  exchange: Exchange,
  tool: Tool,
  call: ToolCall,
  resumed: Resumed,
  answer: Answer,
  unclear: UnclearName | null,
): Promise<string | null> {
  if (resumed.none || isDeclined(call.inputResponses?.[question])) return null
  const page = call.opens && !resumed.opened ? pageToOpen(answer) : null
  if (page !== null)
    return questionText(runtime, exchange, tool, call, resumed, page, { opened: true })
  if (!call.elicits) return null
  const asked =
    askKept(tool, resumed, answer) ??
    askInput(resumed, answer) ??
    askName(tool, resumed, answer) ??
    (await askWho(runtime, exchange, tool, resumed, answer, unclear))
  if (asked === null) return null
  const { form, ...open } = asked
  return questionText(runtime, exchange, tool, call, resumed, form, open)
}

/** The inside of a result that asks the client, with what is kept until it answers. */
function questionText(
  runtime: Runtime,
  exchange: Exchange,
  tool: Tool,
  call: ToolCall,
  resumed: Resumed,
  form: unknown,
  open: Partial<AskedState>,
): string {
  const { answered, chosen } = resumed
  const state: AskedState = {
    call: digest(tool, call),
    key: resumed.key(),
    ...{ answered, chosen, ...open },
  }
  const until = new Date(Date.now() + fifteenMinutes)
  const sealed = runtime.seal.close(sealType(tool), exchange.owner, state, until)
  const requests = JSON.stringify({ [question]: form })
  return `{"inputRequests":${requests},"requestState":${JSON.stringify(sealed)}`
}

/** The question of a capture or a roundup that was kept, and waits for its answer. */
function askKept({ facts }: Tool, { form }: Resumed, answer: Answer): Asked | null {
  const open = openQuestionOf(answer)
  // Only the tool that asked takes the answer.
  if (open === null || open.capability !== facts.id) return null
  const { base, field, options, most } = open
  const instead = { base, field, options, ...(most !== undefined && { most }), before: form }
  return { form: elicitation(open), instead }
}

/** The most characters of the inputs of one question: the client carries them there and back. */
const longestInputs = 8_000

/** The question which of several inputs is meant, each of which takes the place of the one that was sent. */
function askInput({ form: before }: Resumed, { body }: Answer): Asked | null {
  if (body.status !== 'needs_input' || !('outcome' in body) || !body.error) return null
  const { code, candidates = [] } = body.error
  // A model can ask where to put ideas itself.
  if (takesAnyName(body.error)) return null
  const all = candidates.flatMap((candidate, at) => {
    const { kind, input } = candidate
    return isObject(input)
      ? [{ const: String(at + 1), title: labelOf(candidate), kind, input }]
      : []
  })
  const isWhole = all.length > 0 && all.length === candidates.length
  const options = toldApart(all)
  if (body.data !== null || !isWhole || JSON.stringify(options).length > longestInputs) return null
  const message = formMessage(code, forUser(body.error))
  const form = elicitation({ message, title: 'Your choice', options })
  return { form, instead: { base: {}, field: '', options, before } }
}

/** The question which of several things a name means. */
function askName(tool: Tool, { input }: Resumed, { body }: Answer): Asked | null {
  if (body.status !== 'needs_input' || !('outcome' in body) || !body.error) return null
  const { code, pointer = '', candidates = [] } = body.error
  if (body.data !== null || !onlyTheUser.has(code)) return null
  const handleKey = candidates[0] && resourceOf(candidates[0])?.handle
  const open = handleKey === undefined ? null : placeOf(tool, input, pointer, handleKey)
  if (open === null || handleKey === undefined) return null
  const options = toldApart(
    candidates.map((candidate) => ({
      const: String(candidate[handleKey]),
      title: labelOf(candidate),
    })),
  )
  const message = formMessage(code, forUser(body.error))
  const form = elicitation({ message, title: `Which ${open.name}?`, options })
  return { form, open, offered: options.map((option) => option.const) }
}

function digest({ facts }: Tool, call: ToolCall): string {
  return createHash('sha256')
    .update(canonical([facts.id, call.arguments ?? {}]))
    .digest('base64url')
}

function sealType({ facts }: Tool): string {
  return `mcp:choice:${facts.id}`
}
