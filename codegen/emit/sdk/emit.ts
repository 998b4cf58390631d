import type { Model, OutputFile } from '#codegen/model.ts'
import { openapiDocument } from '#codegen/emit/openapi/emit.ts'
import { pathsOf } from '#codegen/emit/paths.ts'
import { operationTypes } from '#codegen/emit/sdk/codes.ts'
import { operations, wire } from '#codegen/emit/sdk/operations.ts'
import { clientTree } from '#codegen/emit/sdk/tree.ts'
import { madeBy } from '#codegen/emit/text.ts'

/**
 * Emits sdk/: the capabilities as functions (operations.ts) and as methods (client.ts), what both have
 * to know (operation_types.ts, wire.ts), and openapi-typescript's own types of the document (paths.ts).
 */
export async function emitSdk(model: Model): Promise<OutputFile[]> {
  const listed = model.capabilities.filter((capability) => capability.surfaces.includes('api'))
  // Generated in another thread, while the rest is generated here.
  const pending = paths(model)
  const files = [
    { path: 'sdk/client.ts', text: clientTree(model, listed) },
    { path: 'sdk/operation_types.ts', text: operationTypes(model, listed) },
    { path: 'sdk/operations.ts', text: operations(model, listed) },
    { path: 'sdk/wire.ts', text: wire(model, listed) },
  ]
  return [{ path: 'sdk/paths.ts', text: await pending }, ...files]
}

/** The last result by the document it was made of, for --watch. */
let last = { key: '', text: '' }

async function paths(model: Model): Promise<string> {
  const key = JSON.stringify(openapiDocument(model), withoutExamples)
  if (last.key !== key) last = { key, text: `// ${madeBy}\n${await pathsOf(key)}` }
  return last.text
}

/** Removes the examples of bodies, which are half of the document and do not affect its types. */
function withoutExamples(this: object, name: string, value: unknown): unknown {
  return name === 'examples' && 'schema' in this ? undefined : value
}
