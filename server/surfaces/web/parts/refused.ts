import type { Violation } from '#server/domain/basics/violation.ts'

/**
 * What a capability found wrong with its input, by the fields of a form. `fieldOf` says which field a pointer means, such as
 * `/source_url`; what it does not name stands at `other`.
 */
export function faultsOf(
  errors: readonly Violation[],
  fieldOf: Readonly<Record<string, string>>,
  other: string,
): Map<string, string> {
  const named = errors.map(({ pointer, message }): [string, string] => {
    const field = fieldOf[pointer] ?? fieldOf[pointer.split('/').slice(0, 2).join('/')] ?? other
    return [field, sentenceOf(message)]
  })
  // The first fault of a field stands.
  return new Map(named.toReversed())
}

/** A message that is read after the name of a field, as a sentence of its own. */
export function sentenceOf(message: string): string {
  const text = message.charAt(0).toLocaleUpperCase('en') + message.slice(1)
  return /[.!?”]$/.test(text) ? text : `${text}.`
}
