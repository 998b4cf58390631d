import { isObject } from '#server/domain/json.ts'
import type { Answer, GivenEnvelope } from '#server/runtime/answer.ts'
import type { Problem } from '#server/runtime/failure.ts'
import { toolOf, withToolNames } from '#server/surfaces/mcp/answer/names.ts'
import { isEnvelope } from '#server/surfaces/mcp/answer/repeats.ts'
import { absentIn, type Has } from '#server/surfaces/mcp/narrowed_texts.ts'

/**
 * An answer for a client whose list has only some of the tools: it suggests none of the others, and where its own
 * sentences name one it says where that one is.
 */
export function withinTools(answer: Answer, has: Has): Answer {
  const { body } = answer
  const shown = 'outcome' in body ? envelopeWithin(body, has) : problemWithin(body, has)
  return { ...answer, body: shown }
}

function envelopeWithin(body: GivenEnvelope, has: Has): GivenEnvelope {
  const { outcome, error, effects, next_actions, data } = body
  const suggested = next_actions.filter(({ capability }) => isThere(capability, has))
  const { prerequisite, ...rest } = error ?? {}
  const needed = prerequisite && !isThere(prerequisite.capability, has) ? prerequisite : null
  const { confirmation, ...said } = outcome
  const isApproved = confirmation !== undefined && isThere(confirmation.approve_with, has)
  const told = [
    outcome.fallback_text,
    error?.message ?? '',
    ...outcome.disclosures.map(({ text }) => text),
    ...(needed ? [needed.capability] : []),
    ...(confirmation && !isApproved ? [confirmation.approve_with] : []),
    // Where nothing that was suggested is left, the first of it says what the way would be.
    ...(suggested.length === 0 && error
      ? next_actions.slice(0, 1).map(({ capability }) => capability)
      : []),
  ]
  const elsewhere = elsewhereIn(told, has)
  return {
    ...body,
    outcome: {
      ...said,
      ...(isApproved && { confirmation }),
      next_actions: suggested,
      ...(elsewhere !== null && {
        disclosures: [...outcome.disclosures, { name: 'tools.elsewhere', text: elsewhere }],
      }),
    },
    error: error && needed ? (rest as typeof error) : error,
    effects: effects.map(({ observe, ...effect }) =>
      observe && isThere(observe.capability, has) ? { ...effect, observe } : effect,
    ),
    next_actions: suggested,
    data: dataWithin(data, has),
  }
}

function problemWithin(problem: Problem, has: Has): Problem {
  const { prerequisite, ...rest } = problem
  const isOffered = prerequisite !== undefined && isThere(prerequisite.capability, has)
  const told = [
    problem.detail,
    ...problem.errors.map(({ message }) => message),
    ...(prerequisite && !isOffered ? [prerequisite.capability] : []),
  ]
  const elsewhere = elsewhereIn(told, has)
  const detail = elsewhere === null ? problem.detail : `${problem.detail} ${elsewhere}`
  return { ...rest, detail, ...(isOffered && { prerequisite }) }
}

/** Data without the names of what cannot be called here; an answer inside of it as an answer. */
function dataWithin(value: unknown, has: Has): unknown {
  if (Array.isArray(value)) return value.map((one) => dataWithin(one, has))
  if (!isObject(value)) return value
  if (isEnvelope(value)) return envelopeWithin(value, has)
  return Object.fromEntries(
    Object.entries(value).map(([field, member]) => [
      field,
      field === 'allowed' && Array.isArray(member)
        ? member.filter((one) => typeof one !== 'string' || isThere(one, has))
        : dataWithin(member, has),
    ]),
  )
}

/** Whether a capability is a tool that the client has, or no tool at all. */
function isThere(capability: string, has: Has): boolean {
  const tool = toolOf(capability)
  return tool === null || has.has(tool)
}

/** Where the tools are that the service's own sentences name; null where they name none. Quoted words are others'. */
function elsewhereIn(sentences: readonly string[], has: Has): string | null {
  const said = sentences.map((one) => withToolNames(one).replace(/“[^”]*”|"[^"]*"/g, '')).join(' ')
  const absent = absentIn(said, has)
  if (absent.length === 0) return null
  const names = absent.join(', ')
  return `This address does not list ${names}; without ?toolsets and ?readonly it does. Tell the user.`
}
