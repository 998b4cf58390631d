import { type ErrorCode, errors } from '#generated/server/errors.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { adviceToModels } from '#server/domain/messages/forms.ts'
import type { Answer } from '#server/runtime/answer.ts'
import type { Form, Option } from '#server/runtime/questions/form.ts'
import { labelOf, toldApart } from '#server/runtime/questions/labels.ts'

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
  { base, field, options }: Pick<OpenQuestion, 'base' | 'field' | 'options'>,
  answer: string | readonly string[],
): Readonly<Record<string, unknown>> {
  const chosen = options?.find((option) => option.const === answer)
  return chosen?.input ?? { ...base, [field]: answer }
}

/** Choices are offered by their number: two lists may have the same name. */
function captureQuestion(data: Record<string, unknown>): OpenQuestion | null {
  const { clarification, capture_public_id, state_version } = data
  if (!isObject(clarification) || typeof clarification.question !== 'string') return null
  const choices: unknown[] = Array.isArray(clarification.choices) ? clarification.choices : []
  return {
    capability: 'ideas.capture',
    message: clarification.question,
    title: 'Your answer',
    options:
      choices.length === 0
        ? null
        : toldApart(
            choices.map((choice, at) => ({ const: String(at + 1), title: String(choice) })),
          ),
    base: { capture_public_id, expected_state_version: state_version },
    field: 'clarification_answer',
  }
}

/** The most items that one selection may name. */
const maxSelected = 10

interface Refusal {
  readonly code: ErrorCode
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
  const asked = { capability: 'ideas.roundup.mutate', message: forUser(error), base } as const
  const [field] = Array.isArray(required_fields) ? required_fields : []
  if (field === 'selected_items') {
    // What is offered comes first: the best of them.
    const options = titlesOf([...(error.candidates ?? []), ...(Array.isArray(items) ? items : [])])
    return options.length === 0
      ? null
      : { ...asked, title: 'Items', options, most: maxSelected, field }
  }
  const options = takesAnyName(error)
    ? []
    : toldApart((error.candidates ?? []).flatMap(candidateOption))
  if (field === 'scope') {
    // Which items are meant is asked next.
    const some = { const: 'named_items', title: 'Some of the items' }
    return { ...asked, title: 'How much', options: [...options, some], field }
  }
  if (field !== 'target_ideas_list_handle') return null
  return {
    ...{ ...asked, title: 'List', field: 'target_feed_text' },
    // Without anything to choose from, the user names a list.
    options: options.length === 0 ? null : options,
  }
}

/** Whether what is offered is not all that there is, so that the user may name something else: the lists changed last. */
export function takesAnyName({ code }: Pick<Refusal, 'code'>): boolean {
  return code === 'destination_required'
}

/** What happened, without what the model is told to do about it. */
export function forUser({ code, message }: Pick<Refusal, 'code' | 'message'>): string {
  const advice = [errors[code].next, ...adviceToModels].find((one) => message.endsWith(` ${one}`))
  return advice === undefined ? message : message.slice(0, -advice.length - 1)
}

/** Titles of the items that can be selected, each once. */
function titlesOf(items: readonly unknown[]): Option[] {
  const titles = items.flatMap((item: unknown) =>
    isObject(item) && typeof item.title === 'string' && selectable.has(item.outcome)
      ? [item.title]
      : [],
  )
  return [...new Set(titles)].map((title) => ({ const: title, title }))
}

/** Candidates have no outcome. */
const selectable = new Set<unknown>([undefined, 'pending', 'skipped'])

function candidateOption(candidate: Readonly<Record<string, unknown>>, at: number): Option[] {
  const { input } = candidate
  return isObject(input) ? [{ const: String(at + 1), title: labelOf(candidate), input }] : []
}
