import type { Option } from '#server/runtime/questions/form.ts'
import type { Choice } from '#server/surfaces/mcp/chosen_handles.ts'
import type { elicitation } from '#server/surfaces/mcp/form.ts'

/** A question that was asked, whose answer is another call: a capture that waits for it, or one of several inputs. */
interface Instead {
  /** The input that takes the answer, without it, and its field. */
  readonly base: Readonly<Record<string, unknown>>
  readonly field: string
  readonly options: readonly Option[] | null
  readonly most?: number
  /** The input that was answered with this question, if it is not that of the call itself. */
  readonly before: Resumed['form']
}

/** What is kept between a question and its answer; sealed, because the client holds it. */
export interface AskedState {
  /** Identifies the call that was made: the answer belongs to no other. */
  readonly call: string
  /** The idempotency key of that call; null for a read. */
  readonly key: string | null
  /** How many questions were answered before this one. */
  readonly answered: number
  readonly chosen: readonly Choice[]
  /** Whether the user was asked to open the page where they decide: they are asked once. */
  readonly opened?: boolean
  /** What a name means, and the handles that were offered. */
  readonly open?: Omit<Choice, 'handle'>
  readonly offered?: readonly string[]
  readonly instead?: Instead
}

/** A call, and what the user has chosen so far. */
export interface Resumed {
  readonly input: Readonly<Record<string, unknown>>
  /** The idempotency key of the first call; null for a read. Errors: as `keyIn`. */
  readonly key: () => string | null
  /** How many questions the user has answered. */
  readonly answered: number
  readonly chosen: readonly Choice[]
  /** The answer to a question, which is sent instead of the call's own input; null if there is none. */
  readonly form: Readonly<Record<string, unknown>> | null
  /** The name that the user wants to save as a new person first; null without one. */
  readonly saves: string | null
  /** Whether the user means nobody of those who were offered. */
  readonly none: boolean
  /** Whether the user was asked to open the page where they decide. */
  readonly opened?: boolean
}

/** A question, and what of it is kept until its answer. */
export type Asked = Pick<AskedState, 'open' | 'offered' | 'instead'> & {
  form: ReturnType<typeof elicitation>
}
