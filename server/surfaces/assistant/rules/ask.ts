import { randomUUID } from 'node:crypto'
import type { OpenQuestion } from '#server/domain/assistant/state.ts'
import { toHandle } from '#server/domain/basics/handle.ts'

/** Minutes for which a question waits for its answer. */
const minutes = 15

/** A new question. */
export function newQuestion(
  asked: Omit<OpenQuestion, 'question_handle' | 'expires_at' | 'options'> & {
    readonly options: readonly {
      readonly label: string
      readonly handle: string | null
      readonly value: unknown
    }[]
  },
  now: Date,
): OpenQuestion {
  return {
    ...asked,
    question_handle: toHandle('question', randomUUID()),
    options: asked.options.map((option, at) => ({ ...option, ordinal: at + 1, detail: null })),
    expires_at: new Date(now.getTime() + minutes * 60_000).toISOString(),
  }
}

/** A question as text, with the numbers of what may be answered. */
export function questionText({ text, options }: Pick<OpenQuestion, 'text' | 'options'>): string {
  return [text, ...options.map(({ ordinal, label }) => `${ordinal}. ${label}`)].join('\n')
}
