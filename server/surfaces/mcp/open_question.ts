import { isObject } from '#server/domain/json.ts'
import type { Answer } from '#server/runtime/answer.ts'
import type { Form, Option } from '#server/surfaces/mcp/form.ts'

/** A question that was kept: a capture or a roundup waits for its answer. */
export interface OpenQuestion extends Form {
  /** The capability that takes the answer. */
  readonly capability: 'ideas.capture' | 'ideas.roundup.mutate'
  /** Its input without the answer. */
  readonly base: Readonly<Record<string, unknown>>
  /** The field of the input that takes the answer. */
  readonly field: string
}

/** The question that an answer was kept with; null if it asks nothing, or if what it asks was not kept. */
export function openQuestionOf({ body }: Pick<Answer, 'body'>): OpenQuestion | null {
  if (!('outcome' in body) || body.status !== 'needs_input' || !isObject(body.data)) return null
  const { data, error } = body
  return captureQuestion(data) ?? roundupQuestion(data, error)
}

/** The input that answers a question. */
export function answeredWith(
  { base, field }: Pick<OpenQuestion, 'base' | 'field'>,
  answer: string | readonly string[],
): Record<string, unknown> {
  return { ...base, [field]: answer }
}

/** Choices are offered by their number: two lists may have the same name. */
function captureQuestion(data: Record<string, unknown>): OpenQuestion | null {
  const { clarification, capture_public_id, state_version } = data
  if (!isObject(clarification) || typeof clarification.question !== 'string') return null
  const choices: unknown[] = Array.isArray(clarification.choices) ? clarification.choices : []
  return {
    capability: 'ideas.capture',
    message: clarification.question,
    title: 'Answer',
    options:
      choices.length === 0
        ? null
        : choices.map((choice, at) => ({ const: String(at + 1), title: String(choice) })),
    base: { capture_public_id, expected_state_version: state_version },
    field: 'clarification_answer',
  }
}

/** The most items that one selection may name. */
const mostSelected = 10

interface Refusal {
  readonly message: string
  readonly candidates?: readonly Record<string, unknown>[]
}

function roundupQuestion(
  data: Record<string, unknown>,
  error: Refusal | null,
): OpenQuestion | null {
  const { continuation, items } = data
  if (!isObject(continuation) || !isObject(continuation.input) || error === null) return null
  const { operation, input, generation, required_fields } = continuation
  const base = { ...input, operation, expected_generation: generation }
  const asked = { capability: 'ideas.roundup.mutate', message: error.message, base } as const
  const [field] = Array.isArray(required_fields) ? required_fields : []
  if (field === 'scope') return { ...asked, title: 'Scope', options: scopes, field }
  if (field === 'selected_items') {
    const options = titlesOf(items)
    return options.length === 0
      ? null
      : { ...asked, title: 'Items', options, most: mostSelected, field }
  }
  if (field !== 'target_ideas_list_handle') return null
  const lists = (error.candidates ?? []).flatMap(listOption)
  // Without a list to choose from, the user names one.
  return lists.length === 0
    ? { ...asked, title: 'Ideas List', options: null, field: 'target_feed_text' }
    : { ...asked, title: 'Ideas List', options: lists, field }
}

const scopes: readonly Option[] = [
  { const: 'all', title: 'Everything' },
  { const: 'general_source', title: 'The source as a whole' },
  { const: 'named_items', title: 'Some of the items' },
]

/** Titles of the items that can be selected, each once. */
function titlesOf(items: unknown): Option[] {
  const titles = (Array.isArray(items) ? items : []).flatMap((item: unknown) =>
    isObject(item) && typeof item.title === 'string' && selectable.has(item.outcome)
      ? [item.title]
      : [],
  )
  return [...new Set(titles)].map((title) => ({ const: title, title }))
}

const selectable = new Set<unknown>(['pending', 'skipped'])

function listOption({ ideas_list_handle, name }: Readonly<Record<string, unknown>>): Option[] {
  return typeof ideas_list_handle === 'string' && typeof name === 'string'
    ? [{ const: ideas_list_handle, title: name }]
    : []
}
