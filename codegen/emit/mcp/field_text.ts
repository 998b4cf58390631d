import type { Model, Schema } from '#codegen/model.ts'
import { inToolNames, toolNamed } from '#codegen/emit/mcp/names.ts'
import { opening } from '#codegen/emit/mcp/prose.ts'
import { namedType } from '#codegen/emit/sources.ts'
import { oneLine } from '#codegen/emit/text.ts'

/** A first sentence that is longer, in characters, is cut to its clauses. */
const longest = 60

/** What every handle is; the server's instructions say it once. */
const copying =
  /(?:^| )Copied exactly[^.]*\.|[,;] copied exactly(?: as returned)?(?:, never invented)?/g

/**
 * What a model needs to know about a field beyond its name and type: the first sentence of its description, and for a handle
 * which tool gives it.
 *
 * @returns '' where the registry says nothing.
 */
export function fieldText(model: Model, schema: Schema): string {
  const own = typeof schema.description === 'string' ? schema.description : null
  // Nothing else tells what a free-form object may have.
  const keys = /Known keys are (.+)\.$/s.exec(own ?? '')?.[1]
  if (keys !== undefined) return `May have ${keys.replaceAll(/\s+/g, ' ')}`
  const name = namedType(schema)
  const from = name === null ? null : (model.service.sources[name] ?? null)
  const tool = from === null ? null : toolNamed(model, from)
  const about = own ?? (tool === null ? aboutOf(model, name) : '')
  const [first = ''] = oneLine(about.replaceAll(copying, '')).split(/(?<=\.) /)
  const said = opening(inToolNames(model, first), longest)
  const ending = tool === null || said.includes(tool) ? [] : [`From ${tool}.`]
  const text = [...(said === '' ? [] : [said]), ...ending].join(' ')
  return text.replace(/\.$/, '')
}

function aboutOf(model: Model, name: string | null): string {
  return model.types.find((type) => type.name === name)?.about ?? ''
}
