import type { Frame, Match } from '#generated/server/assistant/frame.ts'
import type { CapabilityId } from '#generated/types.ts'
import { type ModelTool, tokensIn } from '#server/domain/assistant/language_model.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { findTools, foundText } from '#server/runtime/tools/find_tools.ts'
import { rankTools } from '#server/runtime/tools/rank_tools.ts'
import { type Tool, tools } from '#server/runtime/tools/tools.ts'
import type { Hands } from '#server/surfaces/assistant/pair_of_hands.ts'

/** The most tokens of all tools that a model is shown. */
const maxTokens = 6_000

/** What people ask for every day. */
const everyday: readonly CapabilityId[] = [
  ...(['planning.brief.get', 'plans.query', 'plans.get', 'ideas.lists.query'] as const),
  ...(['ideas.saved.query', 'relationships.people.query', 'availability.query'] as const),
  ...(['ideas.recommendations.get', 'ideas.capture'] as const),
]

/** The tool that finds others. */
export const searchTool: ModelTool = {
  name: 'find_tools',
  description: 'Find more tools by what is to be done, in English. Those found can be called next.',
  schema: {
    type: 'object',
    properties: { query: { type: 'string', description: 'Such as: rename a list' } },
    required: ['query'],
  },
}

/** The tools of one turn: those that hands can use, never one that reaches others. */
export class Toolbox {
  readonly #usable: ReadonlyMap<string, Tool>
  readonly #shown: Tool[]

  /** The first frames that the rules find in the message come first, then what its words are near to, then the everyday ones. */
  constructor(hands: Hands, message: string, matches: readonly Match[]) {
    const able = [...tools.values()].filter(({ facts }) => hands.can(facts.id))
    this.#usable = new Map(able.map((tool) => [tool.manifest.name, tool]))
    const byId = new Map(able.map((tool) => [tool.facts.id, tool]))
    const near = rankTools(message.slice(0, 400), able).slice(0, 5)
    const wanted = [
      ...likelyFrames(matches).map(({ capability }) => byId.get(capability as CapabilityId)),
      ...near.map(({ tool }) => tool),
      ...everyday.map((id) => byId.get(id)),
    ]
    this.#shown = fitting([...new Set(wanted.flatMap((tool) => tool ?? []))])
  }

  /** What the model is shown now. */
  shown(): ModelTool[] {
    return [searchTool, ...this.#shown.map(asShown)]
  }

  /** A tool by its name, shown or not; null where there is none. */
  get(name: string): Tool | null {
    return this.#usable.get(name) ?? null
  }

  /** Finds tools by words, and shows them from now on in the place of those that fit no longer. @returns what was found, as text. */
  find(query: string): string {
    const found = findTools(query.slice(0, 160), [...this.#usable.values()])
    const first = found.items.flatMap(({ name }) => this.#usable.get(name) ?? [])
    this.#shown.splice(0, Infinity, ...fitting([...new Set([...first, ...this.#shown])]))
    return foundText(found)
  }
}

/** The five frames that the rules find most of in a message. */
export function likelyFrames(matches: readonly Match[]): Frame[] {
  return matches.slice(0, 5).map(({ frame }) => frame)
}

/** As many of these as have room, the first of them first. */
function fitting(wanted: readonly Tool[]): Tool[] {
  let left = maxTokens - tokensIn(JSON.stringify(searchTool))
  return wanted.filter((tool) => {
    const cost = tokensIn(JSON.stringify(asShown(tool)))
    if (cost > left) return false
    left -= cost
    return true
  })
}

/** A tool without the key of its writes, which hands make. */
function asShown({ manifest: { name, description, inputSchema } }: Tool): ModelTool {
  const { idempotency_key: _, ...properties } = isObject(inputSchema.properties)
    ? inputSchema.properties
    : {}
  const required = Array.isArray(inputSchema.required)
    ? inputSchema.required.filter((one) => one !== 'idempotency_key')
    : []
  return { name, description, schema: { type: 'object', properties, required } }
}
