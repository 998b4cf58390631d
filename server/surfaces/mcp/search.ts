import { registry } from '#generated/server/capabilities.ts'
import type { Narrowing } from '#server/surfaces/mcp/narrowing.ts'
import type { Manifest } from '#server/runtime/tools/tools.ts'

/** The tool that finds tools. */
export const searchingTool = `${registry.tool_prefix}search_tools`

/** The tool that calls a found tool. */
export const callingTool = `${registry.tool_prefix}call_tool`

/** How many tools an answer shows at most. */
const most = 25

/** The two tools that stand for all others under `?toolsets=search`, so that a first call costs little. */
export function findingTools({ read_only }: Narrowing): Manifest[] {
  return [
    {
      name: searchingTool,
      title: 'Search tools',
      description: `Finds tools by what they do, such as "create a list" or "friends". Call what it finds with ${callingTool}.`,
      inputSchema: {
        type: 'object',
        properties: {
          query: {
            type: 'string',
            minLength: 1,
            maxLength: 160,
            description: 'What is to be done, in a few words.',
          },
          limit: { type: 'integer', minimum: 1, maximum: most },
        },
        required: ['query'],
        additionalProperties: false,
      },
      outputSchema: {
        type: 'object',
        // Neither is required: a problem has neither.
        properties: {
          items: { type: 'array', items: { type: 'object' } },
          found: { type: 'integer' },
        },
      },
      annotations: {
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      },
    },
    {
      name: callingTool,
      title: 'Call tool',
      description: `Calls a tool that ${searchingTool} found, with arguments as its inputSchema says, and answers as that tool does.`,
      inputSchema: {
        type: 'object',
        properties: {
          name: { type: 'string', maxLength: 64, description: 'The name of the tool.' },
          arguments: {
            type: 'object',
            description: 'The arguments of the tool, idempotency_key included.',
          },
        },
        required: ['name'],
        additionalProperties: false,
      },
      outputSchema: { type: 'object' },
      // It is as harmless as what it calls.
      annotations: {
        readOnlyHint: read_only,
        destructiveHint: !read_only,
        idempotentHint: true,
        openWorldHint: !read_only,
      },
    },
  ]
}
