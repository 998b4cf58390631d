import { isObject } from '#server/domain/basics/json.ts'
import { type Manifest, tools } from '#server/runtime/tools/tools.ts'

/** The names of the tools that a client has. */
export type Has = ReadonlySet<string>

/** A manifest whose texts name no tool that the client does not have. */
export function namingOnly(has: Has, manifest: Manifest): Manifest {
  const description = named(manifest.description, has)
  return { ...manifest, description, inputSchema: schemaNaming(manifest.inputSchema, has) }
}

/** The tools that a text names and the client does not have. */
export function absentIn(text: string, has: Has): string[] {
  const names = text.match(/\w+/g) ?? []
  return [...new Set(names.filter((name) => tools.has(name) && !has.has(name)))]
}

function schemaNaming<Node>(node: Node, has: Has): Node
function schemaNaming(node: unknown, has: Has): unknown {
  if (Array.isArray(node)) return node.map((one) => schemaNaming(one, has))
  if (!isObject(node)) return node
  const members = Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
    if (key !== 'description' || typeof value !== 'string') return [[key, schemaNaming(value, has)]]
    const text = named(value, has)
    return text === '' ? [] : [[key, text]]
  })
  return Object.fromEntries(members)
}

/** A text without `From <tool>` and without the clauses that name such a tool. */
function named(text: string, has: Has): string {
  if (absentIn(text, has).length === 0) return text
  const sentences = text.split(/(?<=\.) /).flatMap((sentence) => {
    const left = sentence.replace(/(^| )[Ff]rom (\w+)/g, (found, _, tool: string) =>
      tools.has(tool) && !has.has(tool) ? '' : found,
    )
    const clauses = left.split(/; /).filter((clause) => absentIn(clause, has).length === 0)
    const said = clauses.join('; ').replace(/^[\s,.]+/, '')
    if (said === '') return []
    const begun = said[0]?.toUpperCase() + said.slice(1)
    return [sentence.endsWith('.') && !begun.endsWith('.') ? `${begun}.` : begun]
  })
  const said = sentences.join(' ')
  return text.endsWith('.') ? said : said.replace(/\.$/, '')
}
