import { readFileSync } from 'node:fs'
import { type CapabilityFacts, capabilities } from '#generated/server/capabilities.ts'
import { isBuilt } from '#server/runtime/built.ts'

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

/** A manifest as `tools/list` shows it: without the annotations that say what clients assume anyway. */
export type Shown = Omit<Manifest, 'annotations'> & {
  readonly annotations: Partial<Manifest['annotations']>
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
    facts.tool !== null && facts.surfaces.includes('mcp')
      ? [[facts.tool, toolOf(facts, facts.tool)] as const]
      : [],
  ),
)

function toolOf(facts: CapabilityFacts, name: string): Tool {
  return { facts, manifest: manifestOf(name), built: isBuilt(facts.id) }
}

/** What the protocol lets clients assume of a tool; the two in the middle only mean something where something is written. */
const assumed: Manifest['annotations'] = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: true,
}

/** A manifest as `tools/list` shows it. */
export function shown(manifest: Manifest): Shown {
  const { readOnlyHint, openWorldHint } = manifest.annotations
  const said = readOnlyHint ? { readOnlyHint, openWorldHint } : manifest.annotations
  const annotations = Object.fromEntries(
    Object.entries(said).filter(([name, value]) => Reflect.get(assumed, name) !== value),
  )
  return { ...manifest, annotations }
}

function manifestOf(name: string): Manifest {
  const file = new URL(`../../../generated/mcp/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}
