import { capabilities } from '#generated/server/capabilities.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { isCapability } from '#server/runtime/authorise.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import { toolOf, withToolNames } from '#server/runtime/told/names.ts'
import { type MeaningOf, shownCandidate } from '#server/runtime/told/shown.ts'
import { safeJson } from '#server/runtime/told/quote.ts'
import { filled, isNothing } from '#server/runtime/told/repeats.ts'

type Members = Record<string, unknown>

type NextAction = GivenEnvelope['next_actions'][number]

/**
 * A suggested call. `takes` names the fields of the input whose values are those of the data; `input` has the values of
 * others, and `needs` what is not known.
 */
export function actionHere(
  action: NextAction,
  { data, shown, meaningOf }: { data: unknown; shown: unknown; meaningOf: MeaningOf },
): Members {
  const { capability, tool, reason, input, needs, requires_approval } = action
  return filled({
    tool: tool ?? toolOf(capability),
    reason: withToolNames(reason),
    ...takenFrom(shown, inputHere(input, data, meaningOf)),
    needs,
    requires_approval: requires_approval || undefined,
  })
}

/** The fields of an input whose values are those of the data, and the others with their values. */
function takenFrom(shown: unknown, input: Readonly<Members>): Members {
  const given = Object.entries(input)
  const isThere = ([field, value]: readonly [string, unknown]) => isOnlyValue(shown, field, value)
  return {
    takes: given.filter(isThere).map(([field]) => field),
    input: filled(Object.fromEntries(given.filter((one) => !isThere(one)))),
  }
}

/** A call on what the data shows, such as one that observes an effect. */
export function callOn(
  { capability, input }: { capability: string; input: Readonly<Members> },
  shown: unknown,
): Members {
  return filled({ tool: toolOf(capability) ?? undefined, ...takenFrom(shown, input) })
}

/** Whether a field of data, wherever it stands, has this value and no other. */
function isOnlyValue(shown: unknown, field: string, value: unknown): boolean {
  return valueIn(shown, field, value) === 'this'
}

/** Which values a field has, wherever it stands: just this one, another as well, or none. */
function valueIn(shown: unknown, field: string, value: unknown): 'this' | 'another' | 'none' {
  if (typeof shown !== 'object' || shown === null) return 'none'
  let found: 'this' | 'none' = 'none'
  for (const name in shown) {
    const member: unknown = Reflect.get(shown, name)
    const here =
      name !== field || Array.isArray(shown)
        ? valueIn(member, field, value)
        : member === value
          ? 'this'
          : 'another'
    if (here === 'another') return here
    if (here === 'this') found = here
  }
  return found
}

/** A call that would remove an obstacle. */
export function callHere({ capability, input }: { capability: string; input: object }): Members {
  const tool = toolOf(capability)
  return { ...(tool === null ? { capability } : { tool }), input }
}

/** The input of a call as this surface suggests it: an idea by its handle, which data has and not the id of a candidate. */
export function inputHere(
  input: Readonly<Members>,
  data: unknown,
  meaningOf: MeaningOf,
): Readonly<Members> {
  const { candidate_id } = input
  if (typeof candidate_id !== 'string') return input
  const shown =
    ideaOf(data, candidate_id) ?? shownCandidate('candidate_id', candidate_id, meaningOf)
  return { ...input, candidate_id: shown }
}

/** The handle of the idea in the data that has this candidate id; null if there is none. */
function ideaOf(data: unknown, candidate_id: string): string | null {
  if (!isObject(data) && !Array.isArray(data)) return null
  if (isObject(data) && data.candidate_id === candidate_id)
    return typeof data.idea_handle === 'string' ? data.idea_handle : null
  for (const member of Object.values(data)) {
    const found = ideaOf(member, candidate_id)
    if (found !== null) return found
  }
  return null
}

/** A call that may follow an answer. */
export interface Call {
  readonly capability: string
  readonly input: Readonly<Members>
  /** Fields that are missing. */
  readonly needs?: readonly string[]
  readonly requires_approval?: boolean
  /** Why to call it. */
  readonly reason?: string
}

/** The required fields of a call that are missing. */
function requiredIn(capability: string, input: Readonly<Members>): string[] {
  const required = isCapability(capability) ? capabilities[capability].required : []
  return required.filter((field) => !Object.hasOwn(input, field))
}

/**
 * One call as a line: fields whose values stand above by their names, others with their values, what is missing as `?`,
 * and why to call it. Nothing for what is no tool.
 */
export function callText(call: Call, above: (field: string, value: unknown) => boolean): string[] {
  const { capability, input, requires_approval = false, reason } = call
  const { needs = requiredIn(capability, input) } = call
  const tool = toolOf(capability)
  if (tool === null) return []
  const known = Object.entries(input).flatMap(([field, value]) => {
    if (isNothing(value)) return []
    return [above(field, value) ? field : `${field}=${safeJson(value)}`]
  })
  const all = [...known, ...needs.map((field) => `${field}=?`)].join(', ')
  const ask = requires_approval ? ' after the user has approved' : ''
  const why = reason === undefined ? '' : `: ${withToolNames(reason)}`
  return [`→ ${tool}(${all})${ask}${why}`]
}
