import { protocol } from '#generated/server/capabilities.ts'
import type { AssistantPrepared, PreparedAction } from '#generated/types.ts'
import type { ConversationState } from '#server/domain/assistant/state.ts'
import { isObject } from '#server/domain/basics/json.ts'
import {
  isInstant,
  previewLine,
  recipientLine,
  untilLine,
} from '#server/domain/messages/approvals_spoken.ts'
import { whenInWords } from '#server/surfaces/assistant/rules/when.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import { forPeople } from '#server/surfaces/assistant/rules/tell.ts'

/** The action that an answer prepared; null where it prepared none. */
export function preparedIn(
  { data, outcome }: GivenEnvelope,
  { words }: ConversationState,
  timezone: string,
): AssistantPrepared | null {
  if (!outcome.confirmation || !isObject(data) || !isObject(data.prepared)) return null
  const prepared = data.prepared as unknown as PreparedAction
  const { action_handle, kind, summary, recipients, content_preview, expires_at } = prepared
  const review_text = [
    forPeople(summary),
    ...recipients.map(recipientLine),
    ...previewLines(content_preview, timezone),
    untilLine(whenInWords(expires_at, timezone)),
  ].join('\n')
  return {
    ...{ action_handle, kind, summary, review_text, expires_at },
    recipients: recipients.map(({ display_name }) => display_name),
    content_preview: { ...content_preview },
    facts: { ...outcome.facts },
    commit: {
      method: 'POST',
      path: `${protocol.path}/assistant/prepared-actions/${action_handle}/commit`,
    },
    reply_word: `SEND ${wordNumber(words)}`,
  }
}

/** A number of two digits that was not given before in a conversation, for ninety times. */
function wordNumber(given: number): number {
  return 10 + ((given * 37 + 37) % 90)
}

/** What recipients would see, a line for each fact. */
function previewLines(preview: Readonly<Record<string, unknown>>, timezone: string): string[] {
  return Object.entries(preview).flatMap(([name, value]) => {
    const said = saidOf(value, timezone)
    return said === null ? [] : [previewLine(name, said)]
  })
}

function saidOf(value: unknown, timezone: string): string | null {
  if (typeof value === 'string') return isInstant(value) ? whenInWords(value, timezone) : value
  if (typeof value === 'number') return String(value)
  if (!isObject(value)) return null
  const { name, before, after } = value
  if (typeof name === 'string') return name
  if (before === undefined && after === undefined) return null
  return `${saidOf(before, timezone) ?? '–'} → ${saidOf(after, timezone) ?? '–'}`
}
