import { capabilities, protocol } from '#generated/server/capabilities.ts'
import { sources } from '#generated/server/sources.ts'
import { isHandle } from '#server/domain/basics/handle.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { listedElsewhere, needsAbility, tellTheUser } from '#server/domain/messages/tools.ts'
import { type Answer, type GivenEnvelope, withBody } from '#server/runtime/answer.ts'
import { isCapability, missingAbility } from '#server/runtime/authorise.ts'
import type { Problem } from '#server/runtime/failure.ts'
import { toolOf, withToolNames } from '#server/runtime/told/names.ts'
import { isEnvelope } from '#server/runtime/told/repeats.ts'
import { absentIn, type Has } from '#server/runtime/tools/narrowed_texts.ts'
import { tools } from '#server/runtime/tools/tools.ts'

type NextAction = GivenEnvelope['next_actions'][number]

/** The tools that a client has at an address, and those that its token may call at any. */
export interface Within {
  readonly has: Has
  readonly granted: Has
  /** Those of its token. */
  readonly abilities: readonly string[]
}

/**
 * An answer for a client whose list has only some of the tools: it suggests none of the others, and where its own
 * sentences name one it says where that one is, or that the token may not call it.
 */
export function withinTools(answer: Answer, has: Within): Answer {
  const { body } = answer
  const shown = 'outcome' in body ? envelopeWithin(body, has) : problemWithin(body, has)
  return withBody(answer, shown)
}

function envelopeWithin(body: GivenEnvelope, has: Within): GivenEnvelope {
  const { outcome, error, effects, data } = body
  const { suggested, missed } = suggestedWithin(body, has)
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
    ...missed,
  ]
  const elsewhere = elsewhereIn(told, has)
  return {
    ...body,
    outcome: {
      ...said,
      // Where the person decides is said to everybody.
      ...((isApproved || confirmation?.approve_at !== undefined) && { confirmation }),
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

/**
 * What an answer suggests of the tools that the client has. `missed` are the others that nothing here stands for: what takes
 * a handle that no suggestion takes, and where an answer failed and nothing is left, the first of all.
 */
function suggestedWithin(
  { next_actions, error, capability }: GivenEnvelope,
  has: Within,
): { suggested: NextAction[]; missed: string[] } {
  const missed: string[] = []
  const suggested: NextAction[] = next_actions.filter((one) => isThere(one.capability, has))
  const taken = new Set(suggested.flatMap(({ input }) => handlesOf(input)))
  for (const action of next_actions) {
    if (isThere(action.capability, has)) continue
    const open = handlesOf(action.input).filter((handle) => !taken.has(handle))
    if (open.length === 0) continue
    for (const handle of open) taken.add(handle)
    const whole = wholeOf(action, has)
    const list = listOf(action, has)
    if (whole !== null && whole !== capability?.name)
      suggested.push({ ...action, ...namedAs(whole), reason: `${capabilities[whole].summary}.` })
    else if (list === null) missed.push(action.capability)
    // The list says what the one thing would have said, unless it is what was just read.
    else if (list !== capability?.name && !suggested.some((one) => one.capability === list))
      suggested.push({ ...action, ...namedAs(list), input: {}, needs: [] })
  }
  const [first] = next_actions
  if (suggested.length === 0 && missed.length === 0 && error && first) missed.push(first.capability)
  return { suggested, missed }
}

function handlesOf(input: NextAction['input']): string[] {
  return Object.values(input).flatMap((one) =>
    typeof one === 'string' && isHandle(one) ? [one] : [],
  )
}

function namedAs(capability: string) {
  return { capability, tool: toolOf(capability) }
}

/** What reads all of a thing of which a call reads the status; null where that is not there either. */
function wholeOf({ capability, input }: NextAction, has: Within): keyof typeof capabilities | null {
  const whole = capability.replace(/\.status\.get$/, '.get')
  if (whole === capability || !isCapability(whole) || !isThere(whole, has)) return null
  const { effect, fields } = capabilities[whole]
  return effect === 'read' && Object.keys(input).every((one) => fields.includes(one)) ? whole : null
}

/** What reads the list of the things of which a call reads one whole; null where that is not there either. */
function listOf({ capability, input }: NextAction, has: Within): string | null {
  if (!isCapability(capability) || capabilities[capability].effect !== 'read') return null
  const [list] = Object.keys(input).flatMap((field) => sources[capability]?.[field] ?? [])
  if (list === undefined || capabilities[list].effect !== 'read') return null
  // Other calls read only a part of the thing, such as the checklist of a plan.
  const isWhole = capabilities[list].next.some((next) => next.capability === capability)
  return isWhole && isThere(list, has) ? list : null
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
function elsewhereIn(
  sentences: readonly string[],
  { has, granted, abilities }: Within,
): string | null {
  const said = sentences.map((one) => withToolNames(one).replace(/“[^”]*”|"[^"]*"/g, '')).join(' ')
  const absent = absentIn(said, has)
  const unlisted = absent.filter((name) => granted.has(name))
  const refused = absent.filter((name) => !granted.has(name))
  const lacking = new Set(refused.map((name) => lackingFor(name, abilities)))
  const told = [
    ...(unlisted.length === 0 ? [] : [listedElsewhere(unlisted)]),
    ...[...lacking].map((ability) =>
      needsAbility(
        refused.filter((name) => lackingFor(name, abilities) === ability),
        ability,
        protocol.tokens,
      ),
    ),
  ]
  return told.length === 0 ? null : `${told.join(' ')} ${tellTheUser}`
}

/** The ability that a token needs for a tool and does not have; null where it has it. */
function lackingFor(name: string, abilities: readonly string[]): string | null {
  const tool = tools.get(name)
  return tool ? missingAbility(abilities, tool.facts, false) : null
}
