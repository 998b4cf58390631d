import { statuses } from '#codegen/build/profiles.ts'
import type { Capability, Model, OutputFile } from '#codegen/model.ts'
import { onlyPrepares } from '#codegen/emit/only_prepares.ts'
import { inputSchema } from '#codegen/emit/mcp/input.ts'
import { toolDescription } from '#codegen/emit/mcp/prose.ts'
import { serverManifest } from '#codegen/emit/mcp/registry.ts'
import { json } from '#codegen/emit/text.ts'

/** Emits mcp/: one manifest per tool, the tools of each ability, the server's instructions, and the cost of each tool. */
export function emitMcp(model: Model): OutputFile[] {
  const tools = model.capabilities
    .filter(({ tool, surfaces }) => tool !== null && surfaces.includes('mcp'))
    .map((capability) => toolManifest(model, capability))
  return [
    ...tools.map((tool) => ({ path: `mcp/${tool.name}.json`, text: json(tool) })),
    { path: 'mcp/lists.json', text: json(lists(model)) },
    { path: 'mcp/server.json', text: json(serverManifest(model)) },
    { path: 'mcp/tokens.json', text: json(costs(tools)) },
  ]
}

export interface ToolManifest {
  name: string
  title: string
  description: string
  inputSchema: unknown
  outputSchema: unknown
  annotations: {
    readOnlyHint: boolean
    destructiveHint: boolean
    idempotentHint: boolean
    openWorldHint: boolean
  }
}

function toolManifest(model: Model, capability: Capability): ToolManifest {
  return {
    name: capability.tool ?? capability.id,
    title: toolTitle(model, capability),
    description: toolDescription(model, capability),
    inputSchema: inputSchema(model, capability),
    outputSchema: outputSchema(capability),
    annotations: {
      readOnlyHint: capability.effect === 'read',
      destructiveHint: capability.destructive,
      // A read changes nothing, and a write has its idempotency key as an argument.
      idempotentHint: capability.effect === 'read' || capability.idempotency_key,
      openWorldHint: capability.open_world,
    },
  }
}

/**
 * What people read in lists of tools and where they allow one: its name in words, abbreviations in capital letters. A read prepares
 * nothing, whatever it is called: its title is its summary.
 */
function toolTitle({ service }: Model, { tool, id, effect, summary }: Capability): string {
  if (effect === 'read' && tool?.startsWith(`${service.tool_prefix}prepare_`)) return summary
  const words = (tool ?? id).slice(tool === null ? 0 : service.tool_prefix.length).split(/[_.]/)
  const [first = '', ...rest] = words.map((word) =>
    /[aeiouy]/.test(word) ? word : word.toUpperCase(),
  )
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ')
}

/**
 * The envelope in outline. Clients check error results against it too, so it allows every status,
 * including that of a problem (which has no contract and no outcome), and does not describe data.
 */
function outputSchema(capability: Capability) {
  const properties = Object.fromEntries(capability.data.fields.map((field) => [field.name, {}]))
  return {
    type: 'object',
    properties: {
      contract: { type: 'string' },
      status: { anyOf: [{ enum: statuses }, { type: 'integer' }] },
      outcome: { type: 'object' },
      data: { type: ['object', 'null'], properties },
      error: { type: ['object', 'null'] },
      next_actions: { type: 'array', items: { type: 'object' } },
    },
    required: ['status'],
  }
}

/**
 * The tools by the abilities that a token needs for them, joined by a space: one, and that of the commit for a tool that
 * only prepares. A token's list has those of which it has all. What is always refused is not listed.
 */
function lists({ service, capabilities }: Model) {
  const { approval } = service.protocol
  const needed = (capability: Capability) =>
    approval !== null && onlyPrepares(capability)
      ? `${capability.ability} ${approval}`
      : capability.ability
  const listed = capabilities.filter(({ direct, surfaces }) => direct && surfaces.includes('mcp'))
  const keys = new Set([...service.abilities.map(({ name }) => name), ...listed.map(needed)])
  return Object.fromEntries(
    [...keys].map((key) => [
      key,
      listed.filter((one) => needed(one) === key).flatMap(({ tool }) => tool ?? []),
    ]),
  )
}

/** Four bytes of JSON to a token: an estimate, near the truth for English and schemas. */
function tokens(value: unknown): number {
  return Math.ceil(Buffer.byteLength(JSON.stringify(value)) / 4)
}

function costs(tools: readonly ToolManifest[]) {
  const rows = tools.map((tool) => {
    const { outputSchema: _, ...listed } = tool
    return [tool.name, { listed: tokens(listed), with_output: tokens(tool) }] as const
  })
  return {
    estimate: 'bytes of compact JSON / 4',
    tools: Object.fromEntries(rows),
  }
}
