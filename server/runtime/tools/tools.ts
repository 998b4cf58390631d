import { readFileSync } from 'node:fs'
import { type CapabilityFacts, capabilities } from '#generated/server/capabilities.ts'
import { generatedFolder } from '#generated/server/folder.ts'
import { offers } from '#server/runtime/authorise.ts'
import { isBuilt } from '#server/runtime/built.ts'
import { listArguments } from '#server/runtime/told/list_arguments.ts'

/** A tool as `tools/list` shows it. Generated: generated/mcp/<name>.json. */
export interface Manifest {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: ObjectSchema
  readonly outputSchema: ObjectSchema
  readonly annotations: {
    readonly readOnlyHint: boolean
    readonly destructiveHint: boolean
    readonly idempotentHint: boolean
    readonly openWorldHint: boolean
  }
}

export interface ObjectSchema {
  readonly type: 'object'
  readonly [keyword: string]: unknown
}

/** A capability with its tool. */
export interface Tool {
  readonly facts: CapabilityFacts
  readonly manifest: Manifest
  /** Whether it has a handler: a call of the others cannot succeed, but on the mock. */
  readonly built: boolean
}

/** Every tool by its name, in the registry's order. */
export const tools: ReadonlyMap<string, Tool> = new Map(
  Object.values<CapabilityFacts>(capabilities).flatMap((facts) =>
    facts.tool !== null && offers(facts, 'mcp')
      ? [[facts.tool, toolOf(facts, facts.tool)] as const]
      : [],
  ),
)

function toolOf(facts: CapabilityFacts, name: string): Tool {
  const manifest = manifestOf(name)
  const own = listArguments[facts.id] ?? []
  return { facts, manifest: withListArguments(manifest, own), built: isBuilt(facts.id) }
}

/** A tool with the arguments that this surface takes for the lists of its answers: what reads on in them can be sent as offered. */
function withListArguments(manifest: Manifest, names: readonly string[]): Manifest {
  const { inputSchema } = manifest
  const own = Object.fromEntries(names.map((name) => [name, { type: 'integer' }]))
  const properties = { ...Object(inputSchema.properties), ...own }
  return { ...manifest, inputSchema: { ...inputSchema, properties } }
}

function manifestOf(name: string): Manifest {
  const file = new URL(`mcp/${name}.json`, generatedFolder)
  return JSON.parse(readFileSync(file, 'utf8'))
}
