import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import {
  createTaskSessionFromClient,
  type RawClientDispatch,
  type TaskEnabledSession,
} from '@modelcontextprotocol/ext-tasks/client'
import { post } from '#test/support/mcp_clients.ts'
import { modernValidators } from '#test/support/tool_validators.ts'
import type { Account, World } from '#test/support/world.ts'

const version = '2026-07-28'
const clientInfo = { name: 'tests', version: '1.0.0' }
const clientCapabilities = {
  elicitation: { form: {} },
  extensions: { 'io.modelcontextprotocol/tasks': {} },
}

/** A session of the official client of tasks. */
export interface TaskClient {
  readonly session: TaskEnabledSession
  /** What its user was asked. */
  readonly asked: string[]
  close(): Promise<void>
}

/** Opens a session of the official client of tasks, whose user answers every question with `answer`, or declines it: null. */
export async function openTasks(
  world: World,
  account: Account,
  answer: string | null,
): Promise<TaskClient> {
  const client = new Client(clientInfo, {
    versionNegotiation: { mode: { pin: version } },
    capabilities: clientCapabilities,
    jsonSchemaValidator: modernValidators,
  })
  const headers = { authorization: `Bearer ${account.token}` }
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', world.url), { requestInit: { headers } }),
  )
  const asked: string[] = []
  const session = createTaskSessionFromClient(client, {
    endpointId: 'tests',
    rawDispatch: dispatcher(account),
    v2RequestFraming: { protocolVersion: version, clientInfo, clientCapabilities },
    onInputRequest: async (request) => {
      if (request.kind === 'elicitation') asked.push(String(request.params.message))
      if (answer === null) return { action: 'decline' } as never
      return { action: 'accept', content: { choice: answer } } as never
    },
  })
  return {
    session,
    asked,
    async close() {
      await session.close()
      await client.close()
    },
  }
}

let last = 0

/** Sends what the client of tasks gives it, with the headers that belong to it. */
function dispatcher(account: Account): RawClientDispatch {
  return async (request) => {
    const { method, params } = request as unknown as {
      method: string
      params: Record<string, unknown>
    }
    const name = params.taskId ?? params.name
    last += 1
    const { body } = await post(
      account,
      { jsonrpc: '2.0', id: last, method, params },
      {
        headers: {
          ...{ 'mcp-protocol-version': version, 'mcp-method': method },
          ...(typeof name === 'string' && { 'mcp-name': name }),
        },
      },
    )
    return body.error
      ? { kind: 'error', error: body.error }
      : { kind: 'result', result: body.result }
  }
}
