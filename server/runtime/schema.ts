import { readFileSync } from 'node:fs'
import { generatedFolder } from '#generated/server/folder.ts'
import type { CapabilityId } from '#generated/types.ts'
import { pathOf } from '#server/domain/basics/pointer.ts'

/** A JSON Schema as generated/schemas holds it. */
export interface SchemaNode {
  $id?: string
  $ref?: string
  $defs?: Record<string, SchemaNode>
  type?: string | string[]
  format?: string
  description?: string
  properties?: Record<string, SchemaNode>
  items?: SchemaNode
  prefixItems?: SchemaNode[]
  anyOf?: SchemaNode[]
  oneOf?: SchemaNode[]
  allOf?: SchemaNode[]
  not?: SchemaNode
  required?: string[]
  enum?: unknown[]
  const?: unknown
}

const read = new Map<CapabilityId, SchemaNode>()

/** generated/schemas/<id>.json, read once. Only known ids may be passed: the id is a file name here. */
export function schemaOf(id: CapabilityId): SchemaNode {
  const known = read.get(id)
  if (known) return known
  const file = new URL(`schemas/${id}.json`, generatedFolder)
  const schema: SchemaNode = JSON.parse(readFileSync(file, 'utf8'))
  read.set(id, schema)
  return schema
}

/** One of the schemas of a capability: `input`, `data`, `answer` or `input@<earlier version>`. */
export function partOf(id: CapabilityId, part: string): SchemaNode | null {
  const parts = schemaOf(id).$defs ?? {}
  return Object.hasOwn(parts, part) ? (parts[part] ?? null) : null
}

/** Every schema that applies to the value a pointer names, references followed. */
export function schemasAt(id: CapabilityId, part: string, pointer: string): SchemaNode[] {
  const root = partOf(id, part)
  const definitions = schemaOf(id).$defs ?? {}
  let nodes = root ? spread(root, definitions) : []
  for (const name of pathOf(pointer)) {
    nodes = nodes.flatMap((node) => inner(node, name)).flatMap((node) => spread(node, definitions))
  }
  return nodes
}

function inner(node: SchemaNode, name: string): SchemaNode[] {
  const found: SchemaNode[] = []
  const property = node.properties && Object.hasOwn(node.properties, name) && node.properties[name]
  if (property) found.push(property)
  if (/^\d+$/.test(name)) {
    const item = node.prefixItems?.[Number(name)] ?? node.items
    if (item) found.push(item)
  }
  return found
}

function spread(node: SchemaNode, definitions: Record<string, SchemaNode>): SchemaNode[] {
  const parts = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])]
  const target = node.$ref?.startsWith('#/$defs/') ? definitions[node.$ref.slice(8)] : undefined
  if (target) parts.push(target)
  return [node, ...parts.flatMap((part) => spread(part, definitions))]
}

/** A self-contained part: with the definitions it needs, so that it can be read without the rest. */
export function selfContained(id: CapabilityId, part: string): SchemaNode {
  const definitions = schemaOf(id).$defs ?? {}
  const root = partOf(id, part) ?? {}
  const needed = new Set<string>()
  const open = referred(root)
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (needed.has(name)) continue
    needed.add(name)
    open.push(...referred(definitions[name]))
  }
  if (needed.size === 0) return root
  const $defs = Object.fromEntries(Object.entries(definitions).filter(([name]) => needed.has(name)))
  return { ...root, $defs }
}

function referred(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([keyword, under]) =>
    keyword === '$ref' && typeof under === 'string'
      ? [under.slice('#/$defs/'.length).split('/')[0] ?? '']
      : referred(under),
  )
}
