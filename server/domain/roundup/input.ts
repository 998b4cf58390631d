import type { Input } from '#generated/types.ts'

/** What `ideas.roundup.mutate` takes. */
export type RoundupInput = Input<'ideas.roundup.mutate'>
