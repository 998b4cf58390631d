import { randomUUID } from 'node:crypto'
import type { AssistantTurn } from '#generated/types.ts'
import type { Problem } from '#server/runtime/failure.ts'
import type { Caller } from '#test/support/world.ts'

/** What a turn or an approval was answered with: the turn, or the members of a problem. */
export interface TurnAnswer {
  status: number
  headers: Headers
  body: AssistantTurn & Omit<Problem, 'status'>
  text: string
}

interface Given {
  /** The request_key; a new one by default. */
  key?: string
  channel?: string
}

const path = '/api/v2/assistant'

/** Says something to the Assistant. */
export function say(
  account: Pick<Caller, 'request'>,
  message: string,
  { key = randomUUID(), channel }: Given = {},
): Promise<TurnAnswer> {
  return postTurn(account, `${path}/turns`, {
    ...{ message, request_key: key },
    ...(channel !== undefined && { channel_identity: channel }),
  })
}

/** Says several things, one after the other. @returns the last answer. */
export async function talk(
  account: Pick<Caller, 'request'>,
  ...messages: string[]
): Promise<TurnAnswer> {
  let last: TurnAnswer | null = null
  for (const message of messages) last = await say(account, message)
  if (last === null) throw new Error('Nothing was said.')
  return last
}

/** Approves a prepared action at the Assistant's own endpoint. */
export function approve(
  account: Pick<Caller, 'request'>,
  action_handle: string | undefined,
  { key = randomUUID(), channel }: Given = {},
): Promise<TurnAnswer> {
  return postTurn(account, `${path}/prepared-actions/${action_handle}/commit`, {
    ...{ request_key: key },
    ...(channel !== undefined && { channel_identity: channel }),
  })
}

/** Posts any body to an endpoint of the Assistant. */
export async function postTurn(
  account: Pick<Caller, 'request'>,
  at: string,
  body: unknown,
): Promise<TurnAnswer> {
  const response = await account.request(at, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: JSON.parse(text), text }
}
