import type { Failure } from '#server/domain/basics/failure.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { faultInGerman, refusedInGerman } from '#server/domain/messages/german/refused.ts'
import { soughtInGerman } from '#server/domain/messages/german/sought.ts'
import type { Refused } from '#server/surfaces/web/call.ts'
import { capabilityWords, type Content } from '#server/surfaces/web/parts/html.ts'

/**
 * What a capability found wrong with its input, by the fields of a form. `fieldOf` says which field a pointer means, such as
 * `/source_url`; what it does not name stands at `other`.
 */
export function faultsOf(
  errors: readonly Violation[],
  fieldOf: Readonly<Record<string, string>>,
  other: string,
): Map<string, Content> {
  const named = errors.map((error): [string, Content] => {
    const { pointer, message } = error
    const field = fieldOf[pointer] ?? fieldOf[pointer.split('/').slice(0, 2).join('/')] ?? other
    return [field, capabilityWords(withoutAdvice(sentenceOf(message)), fault(error))]
  })
  // The first fault of a field stands.
  return new Map(named.toReversed())
}

/** Why a capability did nothing, in the language of the page. */
export function refusalWords({
  code,
  message,
  errors = [],
}: Pick<Refused, 'code' | 'message'> & Partial<Pick<Refused, 'errors'>>): Content {
  const [first] = errors
  return capabilityWords(message, (first && fault(first)) ?? refusedInGerman(code))
}

/** Why a preparation did nothing, in the language of the page; in the words given where it does not say. */
export function failureWords({ code, detail }: Failure, otherwise: string): Content {
  return refusalWords({ code, message: detail.message ?? otherwise })
}

/** What is wrong with a field in German; null where only English says it. */
function fault(error: Violation): string | null {
  return soughtInGerman(error) ?? faultInGerman(error)
}

/** A message without the sentences that tell a program which fields to send: the page has them as its own. */
function withoutAdvice(message: string): string {
  return message.replace(/ [^.“”]*\b(send a new request|under candidates)\b[^.]*\./g, '')
}

/** A message that is read after the name of a field, as a sentence of its own. */
export function sentenceOf(message: string): string {
  const text = message.charAt(0).toLocaleUpperCase('en') + message.slice(1)
  return /[.!?”]$/.test(text) ? text : `${text}.`
}
