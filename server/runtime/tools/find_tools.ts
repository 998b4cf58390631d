import { namingOnly } from '#server/runtime/tools/narrowed_texts.ts'
import { rankTools } from '#server/runtime/tools/rank_tools.ts'
import type { Manifest, Tool } from '#server/runtime/tools/tools.ts'

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
  const fitting = rankTools(query, tools)
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

function kindOf(argument: Argument): string {
  const { type, enum: values, format, items, anyOf, properties } = argument
  if (anyOf) return [...new Set(anyOf.map(kindOf))].join(' or ')
  if (values) return values.join('|')
  if (items) return `${kindOf(items)}[]`
  if (properties) return membersText(argument, '{', '}')
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
