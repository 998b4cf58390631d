import { readFileSync } from 'node:fs'
import { type CapabilityFacts, capabilities } from '#generated/server/capabilities.ts'

/** A tool as `tools/list` shows it. Generated: generated/mcp/<name>.json. */
export interface Manifest {
  readonly name: string
  /** Only tools that are not capabilities have a title; the others' descriptions begin with the summary. */
  readonly title?: string
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
}

/** Every tool by its name, in the registry's order. */
export const tools: ReadonlyMap<string, Tool> = new Map(
  Object.values<CapabilityFacts>(capabilities).flatMap((facts) =>
    facts.tool !== null && facts.surfaces.includes('mcp')
      ? [[facts.tool, { facts, manifest: manifestOf(facts.tool) }] as const]
      : [],
  ),
)

function manifestOf(name: string): Manifest {
  const file = new URL(`../../../generated/mcp/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}
