import type { Thing } from '#server/domain/assistant/state.ts'

/** What came of filling a slot. */
export type Slotted =
  | {
      readonly kind: 'value'
      readonly values: Readonly<Record<string, unknown>>
      readonly thing: Thing | null
    }
  | {
      readonly kind: 'ask'
      readonly as: 'choice' | 'text' | 'time'
      readonly text: string
      readonly options: readonly {
        readonly label: string
        readonly handle: string | null
        readonly value: unknown
      }[]
      /** A day that was said, where its time is asked for. */
      readonly day?: string
    }
  | { readonly kind: 'none'; readonly text: string }

/** The fields of a slot that is filled. */
export function value(
  values: Readonly<Record<string, unknown>>,
  thing: Thing | null = null,
): Slotted {
  return { kind: 'value', values, thing }
}

/** The question for a slot that is not filled. */
export function ask(as: 'text' | 'time', text: string) {
  return { kind: 'ask', as, text, options: [] } as const
}
