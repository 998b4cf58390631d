import type { Effect, ResultStatus } from '#codegen/model.ts'

/** The specification's "Result statuses". */
export const statusMeaning: { readonly [Status in ResultStatus]: string } = {
  completed: 'A terminal result was reached.',
  unchanged: 'It was already in the requested state. Nothing was changed.',
  accepted: 'The work has started. Follow the next action or poll; never send the write again.',
  needs_input: 'Something is missing. Get it, then send a new request with a new key.',
  failed: 'It cannot be done. The error says why and what to do.',
}

/** The specification's effects. */
export const effectMeaning: { readonly [Kind in Effect]: string } = {
  read: 'Changes nothing; needs no idempotency key.',
  write: 'Changes state; requires an idempotency key.',
  external_send: 'Can contact other people. Possible only by preparing, reviewing and committing.',
}
