import { capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import type { Given } from '#test/contract/call.ts'
import type { Values } from '#test/contract/sample.ts'

/** What a tool said, and whether it called it an error. */
export interface Told {
  body: Given['body']
  /** What a model reads. */
  text: string
  isError: boolean
}

/** Calls a capability's tool with one plain JSON-RPC message, as a client of the first generation does. */
export async function callTool(
  id: CapabilityId,
  input: Values,
  { url, token, key }: { url: string; token: string; key?: string },
): Promise<Told> {
  const facts = capabilities[id]
  const given = {
    ...input,
    ...(facts.idempotency_key && key !== undefined && { idempotency_key: key }),
  }
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: facts.tool, arguments: given },
    }),
  })
  const message = (await response.json()) as {
    result?: { content: { text: string }[]; structuredContent: Given['body']; isError: boolean }
  }
  if (!message.result)
    throw new Error(`${facts.tool} answered ${response.status} ${JSON.stringify(message)}`)
  const { content, structuredContent, isError } = message.result
  return { body: structuredContent, text: content.map(({ text }) => text).join('\n\n'), isError }
}
