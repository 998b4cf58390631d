import { protocol } from '#generated/server/capabilities.ts'
import type { AssistantPrepared, PreparedAction } from '#generated/types.ts'
import type { ConversationState } from '#server/domain/assistant/state.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { quotedIn } from '#server/domain/messages/spoken/for_people.ts'
import type { Reviewed } from '#server/domain/messages/spoken/sentences.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import type { Telling } from '#server/surfaces/assistant/rules/tell.ts'

/** The action that an answer prepared; null where it prepared none. */
export function preparedIn(
  { data, outcome }: GivenEnvelope,
  { words }: ConversationState,
  { say, timezone }: Telling,
): AssistantPrepared | null {
  if (!outcome.confirmation || !isObject(data) || !isObject(data.prepared)) return null
  const prepared = data.prepared as unknown as PreparedAction
  const { action_handle, kind, recipients, content_preview, expires_at } = prepared
  const review_text = say.review(reviewedIn(data, prepared, timezone))
  const [first = ''] = review_text.split('\n')
  return {
    ...{ action_handle, kind, review_text, expires_at },
    summary: first.replace(/\.$/, ''),
    recipients: recipients.map(({ display_name }) => display_name),
    content_preview: { ...content_preview },
    facts: { ...outcome.facts },
    commit: {
      method: 'POST',
      path: `${protocol.path}/assistant/prepared-actions/${action_handle}/commit`,
    },
    reply_word: `${say.sendWord} ${wordNumber(words)}`,
  }
}

/** A number of two digits that was not given before in a conversation, for ninety times. */
function wordNumber(given: number): number {
  return 10 + ((given * 37 + 37) % 90)
}

/** A prepared action with what its answer says about it. */
function reviewedIn(
  data: Readonly<Record<string, unknown>>,
  { kind, summary, recipients, content_preview: preview, expires_at }: PreparedAction,
  timezone: string,
): Reviewed {
  const { plan, before, add, remove } = data
  const titles = [isObject(plan) ? plan.title : null, isObject(before) ? before.title : null]
  const [title = ''] = [...titles, preview.title, quotedIn(summary)[0]].filter(
    (one) => typeof one === 'string',
  )
  return {
    ...{ kind, summary, recipients, preview, expires_at, timezone, title },
    before: isObject(before) ? before : {},
    added: namesIn(add),
    removed: namesIn(remove),
  }
}

function namesIn(people: unknown): string[] {
  if (!Array.isArray(people)) return []
  return people.flatMap((one) =>
    isObject(one) && typeof one.display_name === 'string' ? [one.display_name] : [],
  )
}
