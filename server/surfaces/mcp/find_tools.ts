import { registry } from '#generated/server/capabilities.ts'
import { namingOnly } from '#server/surfaces/mcp/narrowed_texts.ts'
import type { Manifest, Tool } from '#server/surfaces/mcp/tools.ts'
import { stemsOf } from '#server/surfaces/mcp/words.ts'

/** What a search found, best first. */
export interface Found {
  /** Only the first have their arguments. To see those of another, search for its name. */
  readonly items: readonly (Pick<Manifest, 'name' | 'description'> &
    Partial<Pick<Manifest, 'inputSchema'>>)[]
  /** How many tools fit, shown or not. */
  readonly found: number
}

/** How many tools an answer shows by default. */
const usual = 5

/** By default nothing is shown that fits much worse than the best, unless that lacks words that were asked for. */
const worthShowing = { sure: 0.5, unsure: 0.35 }

/** How many of them are shown with their arguments. */
const whole = 3

/** The tools that fit what is to be done, the best first. What they say names none but these tools. */
export function findTools(query: string, tools: readonly Tool[], limit?: number): Found {
  const fitting = rank(inEnglish(query), tools)
  const has = new Set(tools.map(({ manifest }) => manifest.name))
  const [{ score: best, isWhole } = { score: 0, isWhole: true }] = fitting
  const least = limit === undefined ? best * worthShowing[isWhole ? 'sure' : 'unsure'] : 0
  const items = fitting
    .slice(0, limit ?? usual)
    .filter(({ score }) => score >= least)
    .map(({ tool }, at) => {
      const { name, description, inputSchema } = namingOnly(has, tool.manifest)
      return at < whole ? { name, description, inputSchema } : { name, description }
    })
  return { items, found: fitting.length }
}

/**
 * What was found for clients that show models the text alone: a line for each tool, with its arguments, and what the
 * descriptions of the first tool's arguments say.
 */
export function foundText({ items, found }: Found): string {
  if (found === 0) return nothingFound
  const lines = items.flatMap(({ name, description, inputSchema }, at) => {
    const given = inputSchema === undefined ? '' : membersText(inputSchema, '(', ')')
    const line = `${name}${given}: ${description}`
    return at === 0 && inputSchema !== undefined ? [line, ...said(inputSchema, '')] : [line]
  })
  return lines.join('\n')
}

/** Descriptions are in English, and only the commonest words of one other language are known. */
const nothingFound = 'No tool fits these words; try others, in English.'

interface Argument {
  readonly type?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: unknown
  readonly default?: unknown
  readonly description?: unknown
  readonly items?: Argument
  readonly anyOf?: readonly Argument[]
  readonly properties?: { readonly [name: string]: Argument }
  readonly required?: unknown
}

/** `name, limit?: integer, state?: open|closed`: an argument without a type is a string, and one with ? is optional. */
function membersText({ properties = {}, required }: Argument, open: string, close: string): string {
  const needed = new Set(Array.isArray(required) ? required : [])
  const members = Object.entries(properties).map(([name, one]) => {
    const kind = kindOf(one)
    return `${name}${needed.has(name) ? '' : '?'}${kind === 'string' ? '' : `: ${kind}`}`
  })
  return `${open}${members.join(', ')}${close}`
}

function kindOf({ type, enum: values, format, items, anyOf, properties }: Argument): string {
  if (anyOf) return [...new Set(anyOf.map(kindOf))].join(' or ')
  if (values) return values.join('|')
  if (items) return `${kindOf(items)}[]`
  if (properties) return membersText({ properties }, '{', '}')
  const kind = Array.isArray(type) ? type[0] : type
  return format === 'date-time' ? 'date-time' : String(kind ?? 'string')
}

/** A line for each argument that is described, also of those inside of others. */
function said({ properties = {} }: Argument, path: string): string[] {
  return Object.entries(properties).flatMap(([name, one]) => {
    const { description, default: usual } = one
    const words = [
      ...(typeof description === 'string' ? [description] : []),
      ...(usual === undefined ? [] : [`default ${JSON.stringify(usual)}`]),
    ]
    const own = words.length === 0 ? [] : [`  ${path}${name}: ${words.join('; ')}`]
    const inner = one.items ?? one
    return [...own, ...said(inner, `${path}${name}.`)]
  })
}

/** By each word of another language the English ones that it is taken for. */
const translations = new Map(
  Object.entries<readonly string[]>(registry.translations).flatMap(([word, others]) =>
    others.map((other) => [other, word] as const),
  ),
)

/** A query with the words in English that are known of another language. */
function inEnglish(query: string): string {
  return query.replaceAll(/\p{L}+/gu, (word) => translations.get(word.toLowerCase()) ?? word)
}

/** How much another word for the one that was asked counts. */
const ofSynonym = 0.7

/**
 * How much more a tool counts all of whose name was asked for, one that is called just this by another name, and one that
 * reads where something is asked.
 */
const wholeName = 0.3
const wholeAlias = 0.5
const answering = 1.3
const question =
  /^\s*(?:what|which|who|when|where|how|is|are|has|have|did|do|does|show|list|see|read)\b/i

/** A tool, how well it fits, and whether it has all words that were asked for. */
interface Ranked {
  readonly tool: Tool
  readonly score: number
  readonly isWhole: boolean
}

/**
 * Each tool that has a word of the query, with its score; one that is named comes first. A rare word counts more than one that many tools have, and a
 * tool that has all words much more than one that has some.
 */
function rank(query: string, tools: readonly Tool[]): Ranked[] {
  const asked = [...new Set(stemsOf(query))].map((stem) => {
    const meant = new Map([...(synonyms.get(stem) ?? [])].map((other) => [other, ofSynonym]))
    meant.set(stem, 1)
    const counts = tools.map((tool) => {
      const has = wordsOf(tool)
      return Math.max(...[...meant].map(([one, factor]) => factor * (has.get(one) ?? 0)))
    })
    const having = counts.filter((count) => count > 0).length
    return { stem, counts, rarity: Math.log(1 + tools.length / Math.max(1, having)) }
  })
  const all = asked.reduce((sum, { rarity }) => sum + rarity, 0)
  const stems = new Set(asked.map(({ stem }) => stem))
  const isQuestion = question.test(query)
  const names = new Set(query.toLowerCase().match(/[a-z0-9_]+/g))
  return tools
    .map((tool, at) => {
      if (names.has(tool.manifest.name)) return { tool, score: Number.MAX_VALUE, isWhole: true }
      let [score, covered] = [0, 0]
      for (const { counts, rarity } of asked) {
        const count = counts[at] ?? 0
        score += count * rarity
        if (count > 0) covered += rarity
      }
      const own = stemsOf(nameOf(tool).replaceAll('_', ' '))
      const named = own.filter((stem) => stems.has(stem)).length / own.length
      const fits = isQuestion && tool.facts.effect === 'read' ? answering : 1
      const more = 1 + named * wholeName + (isCalled(tool, stems) ? wholeAlias : 0)
      return { tool, score: ((score * covered) / all) * more * fits, isWhole: covered === all }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
}

/** Whether just these words are another name of a tool. */
function isCalled({ facts }: Tool, stems: ReadonlySet<string>): boolean {
  return facts.aliases.some((alias) => {
    const own = new Set(stemsOf(alias))
    return own.size === stems.size && [...own].every((stem) => stems.has(stem))
  })
}

/** What a word counts by where it stands. */
const weights = { name: 4, alias: 4, summary: 3, description: 1.5, field: 0.7 }

const known = new Map<Tool, ReadonlyMap<string, number>>()

/** The words of a tool and what each counts. They never change. */
function wordsOf(tool: Tool): ReadonlyMap<string, number> {
  const found = known.get(tool)
  if (found) return found
  const { facts, manifest } = tool
  const words = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const stem of stemsOf(text.replaceAll(/[_.]/g, ' ')))
      words.set(stem, Math.max(weight, words.get(stem) ?? 0))
  }
  add(nameOf(tool), weights.name)
  for (const alias of facts.aliases) add(alias, weights.alias)
  add(facts.summary, weights.summary)
  // What it says of other tools is not what it does itself.
  add(manifest.description.replaceAll(otherTools, ' '), weights.description)
  add(facts.fields.join(' '), weights.field)
  known.set(tool, words)
  return words
}

/** The name without its prefix, and without a verb that would be a noun elsewhere: a list of plans is no plan for a list. */
function nameOf({ manifest }: Tool): string {
  return manifest.name.slice(registry.tool_prefix.length).replace(/^list_/, '')
}

const otherTools = new RegExp(`\\b${registry.tool_prefix}\\w+`, 'g')

/** By each word the others that mean the same here. */
const synonyms = new Map<string, Set<string>>()
for (const group of registry.synonyms) {
  const stems = stemsOf(group)
  for (const stem of stems) synonyms.set(stem, new Set([...(synonyms.get(stem) ?? []), ...stems]))
}
