import type { Model } from '#codegen/model.ts'

/** The tools of a model: by capability, and what finds their capabilities in a text. */
interface Named {
  readonly tools: ReadonlyMap<string, string>
  readonly ids: RegExp | null
}

const known = new WeakMap<Model, Named>()

function namedIn(model: Model): Named {
  const found = known.get(model)
  if (found) return found
  const tools = new Map(
    model.capabilities.flatMap(({ id, tool, surfaces }): [string, string][] =>
      tool !== null && surfaces.includes('mcp') ? [[id, tool]] : [],
    ),
  )
  // `ideas.lists.get` must not be found within `ideas.lists.get_all` or `ideas.lists.get.more`.
  const longestFirst = [...tools.keys()].sort((one, other) => other.length - one.length)
  const either = longestFirst.map((id) => id.replaceAll('.', '\\.')).join('|')
  const ids = tools.size === 0 ? null : new RegExp(`(?<![\\w.])(?:${either})(?!\\w|\\.\\w)`, 'g')
  const named = { tools, ids }
  known.set(model, named)
  return named
}

/** A text as MCP shows it: it names tools, where the registry names capabilities. */
export function inToolNames(model: Model, text: string): string {
  const { tools, ids } = namedIn(model)
  return ids === null ? text : text.replaceAll(ids, (id) => tools.get(id) ?? id)
}

/** The tool of a capability; null where MCP does not have it. */
export function toolNamed(model: Model, capability: string): string | null {
  return namedIn(model).tools.get(capability) ?? null
}
