import type { CapabilityFacts } from '#generated/server/capabilities.ts'
import { findsByWords, likesHaveNoSearch } from '#server/domain/messages/tools.ts'
import { type Answer, withBody } from '#server/runtime/answer.ts'
import { canBeKept } from '#server/runtime/text_rules.ts'
import { toolOf } from '#server/runtime/told/names.ts'

type Members = Readonly<Record<string, unknown>>

/** Lists likes, and searches by words, which likes cannot be. */
const likes = 'likes.query'
const search = 'ideas.search'

/** Fields in which words to search for are sent. */
const forWords = ['query', 'name', 'text']

/** The words that likes were to be searched for, and the input without them; null where there are none, or none that can be kept. */
export function wordsIn(
  { id, fields }: CapabilityFacts,
  input: Members,
): { words: string; rest: Members } | null {
  if (id !== likes) return null
  const field = forWords.find((one) => typeof input[one] === 'string' && !fields.includes(one))
  if (field === undefined) return null
  const { [field]: sent, ...rest } = input
  const words = String(sent)
  return canBeKept(words) ? { words: words.trim(), rest } : null
}

/** An answer that says that words had no effect, and which tool finds by them. */
export function withSearchOffered(answer: Answer, words: string): Answer {
  const { body } = answer
  if (!('outcome' in body)) return answer
  const { outcome } = body
  const disclosures = [...outcome.disclosures, { name: 'likes.no_search', text: likesHaveNoSearch }]
  const action = {
    ...{ capability: search, tool: toolOf(search), reason: findsByWords },
    ...{ input: { query: words }, needs: [], requires_approval: false },
  }
  const next_actions = words === '' ? body.next_actions : [action, ...body.next_actions]
  const shown = { ...outcome, disclosures, next_actions } as typeof outcome
  return withBody(answer, { ...body, outcome: shown, next_actions } as typeof body)
}
