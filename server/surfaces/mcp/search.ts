import { registry } from '#generated/server/capabilities.ts'
import type { Narrowing } from '#server/surfaces/mcp/narrowing.ts'
import type { Manifest, Tool } from '#server/surfaces/mcp/tools.ts'

/** The tool that finds tools. */
export const searchingTool = `${registry.tool_prefix}search_tools`

/** The tool that calls a found tool. */
export const callingTool = `${registry.tool_prefix}call_tool`

/** How many tools an answer shows at most, and by default. */
const most = 25
const usual = 5

/** The two tools that stand for all others under `?toolsets=search`, so that a first call costs little. */
export function findingTools({ read_only }: Narrowing): Manifest[] {
  return [
    {
      name: searchingTool,
      description: `Finds tools by what they do, such as "create a list" or "friends". Call what it finds with ${callingTool}.`,
      inputSchema: {
        type: 'object',
        properties: {
          query: {
            type: 'string',
            minLength: 1,
            maxLength: 160,
            description: 'What is to be done, in a few words.',
          },
          limit: { type: 'integer', minimum: 1, maximum: most },
        },
        required: ['query'],
        additionalProperties: false,
      },
      outputSchema: {
        type: 'object',
        // Neither is required: a problem has neither.
        properties: {
          items: { type: 'array', items: { type: 'object' } },
          found: { type: 'integer' },
        },
      },
      annotations: {
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      },
    },
    {
      name: callingTool,
      description: `Calls a tool that ${searchingTool} found, with arguments as its inputSchema says, and answers as that tool does.`,
      inputSchema: {
        type: 'object',
        properties: {
          name: { type: 'string', maxLength: 64, description: 'The name of the tool.' },
          arguments: {
            type: 'object',
            description: 'The arguments of the tool, idempotency_key included.',
          },
        },
        required: ['name'],
        additionalProperties: false,
      },
      outputSchema: { type: 'object' },
      // It is as harmless as what it calls.
      annotations: {
        readOnlyHint: read_only,
        destructiveHint: !read_only,
        idempotentHint: true,
        openWorldHint: !read_only,
      },
    },
  ]
}

/** What a search found, best first. */
export interface Found {
  readonly items: readonly Omit<Manifest, 'outputSchema'>[]
  /** How many tools fit, shown or not. */
  readonly found: number
}

/** The tools whose words fit those of the query. Words in names count more than words in descriptions. */
export function findTools(query: string, tools: readonly Tool[], limit = usual): Found {
  const words = wordsOf(query)
  const fitting = tools
    .map((tool) => ({ tool, score: words.reduce((sum, word) => sum + scoreOf(word, tool), 0) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  const items = fitting.slice(0, limit).map(({ tool }) => {
    const { outputSchema: _, ...shown } = tool.manifest
    return shown
  })
  return { items, found: fitting.length }
}

/** Texts of a tool as their different words, and what a word of each counts. */
type Weighted = readonly { readonly words: readonly string[]; readonly weight: number }[]

const weighted = new Map<Tool, Weighted>()

function scoreOf(word: string, tool: Tool): number {
  return weightedOf(tool)
    .filter(({ words }) => words.some((one) => one.startsWith(word) || word.startsWith(one)))
    .reduce((sum, { weight }) => sum + weight, 0)
}

/** The words of a tool. They never change, and a query may have eighty words for each of which they are looked at. */
function weightedOf(tool: Tool): Weighted {
  const known = weighted.get(tool)
  if (known) return known
  const { facts, manifest } = tool
  const texts: [string, number][] = [
    [manifest.name.slice(registry.tool_prefix.length), 4],
    [facts.id, 3],
    [facts.summary, 3],
    [manifest.description, 1],
    [facts.fields.join(' '), 1],
  ]
  const all = texts.map(([text, weight]) => ({ words: [...new Set(wordsOf(text))], weight }))
  weighted.set(tool, all)
  return all
}

/** Words that do not tell tools apart. */
const empty = new Set([
  'a',
  'an',
  'and',
  'the',
  'of',
  'to',
  'for',
  'in',
  'on',
  'my',
  'with',
  'or',
  'is',
  'are',
  'it',
])

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !empty.has(word))
}
