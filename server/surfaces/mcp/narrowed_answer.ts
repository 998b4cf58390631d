import { isObject } from '#server/domain/json.ts'
import type { Answer, GivenEnvelope } from '#server/runtime/answer.ts'
import type { Problem } from '#server/runtime/failure.ts'
import { toolOf, withToolNames } from '#server/surfaces/mcp/answer/names.ts'
import { isEnvelope } from '#server/surfaces/mcp/answer/repeats.ts'
import { absentIn, type Has } from '#server/surfaces/mcp/narrowed_texts.ts'

/** The tools that a client has at an address, and those that its token may call at any. */
export interface Within {
  readonly has: Has
  readonly granted: Has
}

/**
 * An answer for a client whose list has only some of the tools: it suggests none of the others, and where its own
 * sentences name one it says where that one is, or that the token may not call it.
 */
export function withinTools(answer: Answer, has: Within): Answer {
  const { body } = answer
  const shown = 'outcome' in body ? envelopeWithin(body, has) : problemWithin(body, has)
  return { ...answer, body: shown }
}

function envelopeWithin(body: GivenEnvelope, has: Within): GivenEnvelope {
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
    // That no token can approve it is said where it was prepared.
    ...(confirmation && !isApproved && isGranted(confirmation.approve_with, has)
      ? [confirmation.approve_with]
      : []),
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

function problemWithin(problem: Problem, has: Within): Problem {
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
function dataWithin(value: unknown, has: Within): unknown {
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
function isThere(capability: string, { has }: Within): boolean {
  const tool = toolOf(capability)
  return tool === null || has.has(tool)
}

/** Whether a capability is a tool that the token may call, at this address or another. */
function isGranted(capability: string, { granted }: Within): boolean {
  const tool = toolOf(capability)
  return tool !== null && granted.has(tool)
}

/** Where the tools are that the service's own sentences name; null where they name none. Quoted words are others'. */
function elsewhereIn(sentences: readonly string[], { has, granted }: Within): string | null {
  const said = sentences.map((one) => withToolNames(one).replace(/“[^”]*”|"[^"]*"/g, '')).join(' ')
  const absent = absentIn(said, has)
  const refused = absent.filter((name) => !granted.has(name)).join(', ')
  const unlisted = absent.filter((name) => granted.has(name)).join(', ')
  const told = [
    ...(unlisted === ''
      ? []
      : [`This address does not list ${unlisted}; without ?toolsets and ?readonly it does.`]),
    ...(refused === '' ? [] : [`This token may not call ${refused}; another token may.`]),
  ]
  return told.length === 0 ? null : `${told.join(' ')} Tell the user.`
}
