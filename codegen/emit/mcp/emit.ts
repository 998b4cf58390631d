import { statuses } from '#codegen/build/profiles.ts'
import type { Capability, Model, OutputFile, Schema } from '#codegen/model.ts'
import { inputSchema, withDescriptions } from '#codegen/emit/mcp/input.ts'
import { toolDescription } from '#codegen/emit/mcp/prose.ts'
import { serverManifest } from '#codegen/emit/mcp/registry.ts'
import { json } from '#codegen/emit/text.ts'

/** The tokens that `tools/list` may cost with all abilities, without output schemas. */
const budget = 14_000

/** Emits mcp/: one manifest per tool, the tools of each ability, the server's instructions, and the cost of each tool. */
export function emitMcp(model: Model): OutputFile[] {
  const tools = withinBudget(model)
  return [
    ...tools.map((tool) => ({ path: `mcp/${tool.name}.json`, text: json(tool) })),
    { path: 'mcp/lists.json', text: json(lists(model)) },
    { path: 'mcp/server.json', text: json(serverManifest(model)) },
    { path: 'mcp/tokens.json', text: json(costs(tools)) },
  ]
}

/** Maximum lengths of the descriptions of a tool and of a field, longest first. */
const lengths = [
  { tool: 200, field: 80 },
  { tool: 150, field: 60 },
  { tool: 120, field: 40 },
  { tool: 100, field: 0 },
  { tool: 80, field: 0 },
  { tool: 70, field: 0 },
  { tool: 60, field: 0 },
  { tool: 50, field: 0 },
  { tool: 40, field: 0 },
  { tool: 0, field: 0 },
] as const

/** The tools with the longest descriptions the budget allows. */
function withinBudget(model: Model): ToolManifest[] {
  const listed = model.capabilities
    .filter((capability) => capability.tool !== null && capability.surfaces.includes('mcp'))
    .map((capability) => ({ capability, schema: inputSchema(model, capability) }))
  const made = (at: number) =>
    listed.map(({ capability, schema }) =>
      toolManifest(model, capability, schema, lengths[at] ?? lengths[0]),
    )
  let [fits, least] = [lengths.length - 1, 0]
  while (least < fits) {
    const middle = (least + fits) >> 1
    if (total(made(middle)) < budget) fits = middle
    else least = middle + 1
  }
  return made(fits)
}

/** What the list of these tools costs. */
function total(tools: readonly ToolManifest[]): number {
  return tools.reduce((sum, { outputSchema: _, ...listed }) => sum + tokens(listed), 0)
}

export interface ToolManifest {
  name: string
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

function toolManifest(
  { service }: Model,
  capability: Capability,
  schema: Schema,
  length: (typeof lengths)[number],
): ToolManifest {
  return {
    name: capability.tool ?? capability.id,
    description: toolDescription(capability, length.tool, service.protocol.commit),
    inputSchema: withDescriptions(schema, capability, length.field),
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

/** A tool needs exactly one ability: a token's list is the lists of its abilities together. */
function lists(model: Model) {
  return Object.fromEntries(
    model.service.abilities.map((ability) => [
      ability.name,
      model.capabilities
        .filter(
          (capability) =>
            capability.ability === ability.name && capability.surfaces.includes('mcp'),
        )
        .flatMap((capability) => (capability.tool === null ? [] : [capability.tool])),
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
    budget: budget,
    tools: Object.fromEntries(rows),
  }
}
