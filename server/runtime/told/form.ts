import type { MeaningOf } from '#server/runtime/told/shown.ts'
import type { Answer } from '#server/runtime/answer.ts'
import type { KnownWords } from '#server/runtime/told/known_words.ts'
import { fail } from '#server/domain/basics/failure.ts'

/** In which form a client gets the answers of tools. */
export interface AnswerForm {
  /** The text is the structure as JSON instead of words. */
  readonly is_json: boolean
  /** Whether the protocol of the client has a structure besides the text. */
  readonly has_structure: boolean
  /** The zone in which times are told: the account's. */
  readonly timezone: string
  /** What the candidates of the account were issued for. */
  readonly meaningOf: MeaningOf
  /** What others wrote of what the account has, and an answer repeats. */
  readonly knownIn: (body: Answer['body']) => Promise<KnownWords>
}

/** The first protocol whose results have a structure. */
const firstStructured = '2025-06-18'

/**
 * The form that the endpoint's query (`?text=json`) and the protocol of the request ask for. A request without a version
 * speaks 2025-03-26, as the protocol has it.
 *
 * Errors: `input_invalid` for another value of `text`.
 */
export function answerForm(
  { text = '' }: Readonly<Record<string, unknown>>,
  version: string | string[] | undefined,
  account: Pick<AnswerForm, 'timezone' | 'meaningOf' | 'knownIn'>,
): AnswerForm {
  if (text !== '' && text !== 'json' && text !== 'markdown') {
    const message = 'The query parameter text must be json or markdown.'
    throw fail('input_invalid', { pointer: '', message })
  }
  const has_structure = typeof version === 'string' && version >= firstStructured
  return { is_json: text === 'json' || (!has_structure && text === ''), has_structure, ...account }
}
