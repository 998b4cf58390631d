import type { PersonRow } from '#server/data/people/rows.ts'
import { refuse } from '#server/domain/basics/failure.ts'
import { mustMeanTheSame } from '#server/domain/messages/input.ts'

/** The two fields of an input that name one person. */
export interface TwoFields {
  handle: string
  name: string
}

/** Errors: `input_invalid` on both fields where the name does not mean the person of the handle. */
export function requireAgreement(
  person: PersonRow,
  named: readonly PersonRow[],
  { handle, name }: TwoFields,
): void {
  if (named.some(({ person_id }) => person_id === person.person_id)) return
  refuse([
    { pointer: handle, code: 'rule', message: mustMeanTheSame(name.slice(1)) },
    { pointer: name, code: 'rule', message: mustMeanTheSame(handle.slice(1)) },
  ])
}
