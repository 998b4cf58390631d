import { isObject } from '#server/domain/basics/json.ts'

/** Whether a like saves an event or a place that everybody has: from then on it is an idea of the account. */
export function isFoundSaved({ operation, subject }: Readonly<Record<string, unknown>>): boolean {
  const kind = isObject(subject) ? subject.kind : null
  return operation === 'save' && (kind === 'event' || kind === 'place')
}
