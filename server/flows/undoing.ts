import type { Context } from '#server/domain/context.ts'

/** What a change is undone with. */
export interface Undoing {
  readonly context: Pick<Context, 'db' | 'afterRollback'>
  /** The `reversible_action_id`. */
  readonly handle: string
  /** Where it stands in the input. */
  readonly pointer: string
}
