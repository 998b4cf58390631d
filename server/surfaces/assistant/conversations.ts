import { randomUUID } from 'node:crypto'
import { registry } from '#generated/server/capabilities.ts'
import type { AssistantConversation, AssistantSpoken, AssistantTurn } from '#generated/types.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { isObject } from '#server/domain/basics/json.ts'
import {
  conversationList,
  conversationShown,
  mustBeLimit,
  noSuchConversation,
} from '#server/domain/messages/assistant.ts'
import {
  type ConversationPlace,
  type ConversationRow,
  conversationWithTurns,
  endConversation,
  pageOfConversations,
  type TurnRow,
} from '#server/flows/assistant/conversations.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import type { TurnCaller } from '#server/surfaces/assistant/caller.ts'

/** Conversations on a page. */
const pageSize = 25

const cursorType = 'assistant conversations'

type Query = Readonly<Record<string, unknown>>

/** `GET …/conversations` as the text of an envelope. Errors: `input_invalid`, `cursor_invalid`. */
export async function listOwn(
  { database, seal, kept_days }: Listing,
  { caller, meta }: TurnCaller,
  query: Query,
): Promise<string> {
  const limit = limitOf(query.limit)
  const { owner, token_id } = caller
  const cursor = cursorOf(seal, owner, query.cursor)
  const { after, snapshot_handle, expires_at } = cursor
  const rows = await database.read(owner, (db) =>
    pageOfConversations(db, token_id, limit + 1, after),
  )
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const next_cursor = last
    ? seal.close(
        cursorType,
        owner,
        {
          ...cursor,
          after: { last_turn_at: last.place, conversation_id: last.conversation_id },
        },
        new Date(expires_at),
      )
    : null
  const collection = {
    ...{ has_more: last !== undefined, returned: shown.length, next_cursor },
    ...{ snapshot_handle, expires_at },
  }
  const data = { items: shown.map((row) => toConversation(row, kept_days)) }
  return envelope('assistant.conversations.listed', data, meta.request_id, {
    text: conversationList(shown.length),
    collection,
  })
}

/** `GET …/conversations/{handle}` as the text of an envelope. Errors: `reference_not_found`. */
export async function showOwn(
  { database, kept_days }: Listing,
  { caller, meta }: TurnCaller,
  handle: string,
): Promise<string> {
  const id = parseHandle('conversation', handle)
  const found =
    id === null
      ? null
      : await database.read(caller.owner, (db) => conversationWithTurns(db, caller.token_id, id))
  if (found === null) throw fail('reference_not_found', { message: noSuchConversation })
  const data = {
    conversation: toConversation(found.conversation, kept_days),
    turns: found.turns.map(toSpoken),
  }
  return envelope('assistant.conversation.read', data, meta.request_id, { text: conversationShown })
}

/** `DELETE …/conversations/{handle}`. Errors: `reference_not_found`, `conversation_busy`. */
export async function deleteOwn(
  { database }: Listing,
  { caller }: TurnCaller,
  handle: string,
): Promise<void> {
  const id = parseHandle('conversation', handle)
  const { owner, token_id } = caller
  const ended =
    id === null
      ? 'unknown'
      : await database.write(owner, { work: (db) => endConversation(db, token_id, id) })
  if (ended === 'unknown') throw fail('reference_not_found', { message: noSuchConversation })
  if (ended === 'busy') throw fail('conversation_busy', { retryAfter: 1 })
}

/** What these requests need of the process. */
export interface Listing extends Pick<Runtime, 'database' | 'seal'> {
  /** Days that a conversation is kept after its last turn. */
  readonly kept_days: number
}

function limitOf(value: unknown): number {
  if (value === undefined) return pageSize
  const number = typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : 0
  if (number >= 1 && number <= pageSize) return number
  throw fail('input_invalid', {
    errors: [{ pointer: '/limit', code: 'rule', message: mustBeLimit(pageSize) }],
  })
}

/** Where a list of conversations is: its pages share a name, and end together. */
interface Cursor {
  readonly after: ConversationPlace | null
  readonly snapshot_handle: string
  readonly expires_at: string
}

function cursorOf(seal: Runtime['seal'], owner: string, cursor: unknown): Cursor {
  if (cursor === undefined)
    return {
      after: null,
      snapshot_handle: toHandle('snapshot', randomUUID()),
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    }
  const opened = typeof cursor === 'string' ? seal.open<Cursor>(cursorType, owner, cursor) : null
  // Those of the release before had a place alone.
  if (opened === null || opened.expired || opened.value.expires_at === undefined)
    throw fail('cursor_invalid')
  return opened.value
}

function toConversation(row: ConversationRow, days: number): AssistantConversation {
  return {
    conversation_handle: toHandle('conversation', row.conversation_id),
    channel: row.channel_kind === 'sms' ? 'sms' : 'chat',
    channel_identity: null,
    turns: row.turns,
    expires_at: new Date(row.last_turn_at.getTime() + days * 86_400_000).toISOString(),
  }
}

function toSpoken(row: TurnRow): AssistantSpoken {
  const answer = row.answer === null ? null : (JSON.parse(row.answer) as AssistantTurn)
  const reply = answer && isObject(answer.reply) ? withoutLinks(answer.reply.text) : null
  return {
    turn_handle: toHandle('turn', row.turn_id),
    ordinal: row.ordinal,
    kind: row.kind,
    message: row.message,
    reply,
    status: answer?.status ?? 'running',
    started_at: row.started_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }
}

/** A text whose secrets are blanked out, as it is stored, with a word in the place of each link. */
function withoutLinks(text: string): string {
  return text.replaceAll(/\S*\*{43,}\S*/g, '[link]')
}

function envelope(
  kind: string,
  data: unknown,
  request_id: string,
  { text, collection }: { readonly text: string; readonly collection?: object },
): string {
  const outcome = { kind, facts: {}, resources: [], ...(collection && { collection }) }
  const told = { disclosures: [], next_actions: [], fallback_text: text }
  return JSON.stringify({
    ...{ contract: registry.contract, status: 'completed', outcome: { ...outcome, ...told }, data },
    ...{ error: null, errors: [], effects: [], next_actions: [], request_id },
  })
}
