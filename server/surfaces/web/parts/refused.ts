import type { Failure } from '#server/domain/basics/failure.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { languageNow } from '#server/domain/basics/speaking.ts'
import { faults } from '#server/domain/messages/german/faults.ts'
import { faultSaid } from '#server/domain/messages/said/faults.ts'
import { faultInGerman, refusedInGerman } from '#server/domain/messages/german/refused.ts'
import { soughtInGerman } from '#server/domain/messages/german/sought.ts'
import type { Refused } from '#server/surfaces/web/call.ts'
import {
  capabilityWords,
  type Content,
  englishWords,
  html,
} from '#server/surfaces/web/parts/html.ts'

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
    const { pointer } = error
    const field = fieldOf[pointer] ?? fieldOf[pointer.split('/').slice(0, 2).join('/')] ?? other
    return [field, faultWords(error)]
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
  if (first !== undefined && code === 'input_invalid') return faultWords(first)
  return capabilityWords(message, (first && fault(first)) ?? refusedInGerman(code))
}

/** Why a preparation did nothing, in the language of the page; in the words given where it does not say. */
export function failureWords({ code, detail }: Failure, otherwise: string): Content {
  return refusalWords({ code, message: detail.message ?? otherwise })
}

/**
 * What is wrong with a field, for people: a sentence for what is known, else that of the capability, which programs read as well.
 * A German page says in German that it does not fit, and only why in English.
 */
export function faultWords(
  error: Violation,
  english: (message: string) => string = sentenceOf,
): Content {
  if (languageNow() === 'en') return faultSaid(error) ?? english(error.message)
  // A refusal that says which field it is about has the sentence of its code.
  return (
    fault(error) ??
    refusedInGerman(error.code) ??
    html`${faults.notFitting} ${englishWords(english(error.message))}`
  )
}

/** What is wrong with a field in German; null where only English says it. */
function fault(error: Violation): string | null {
  return soughtInGerman(error) ?? faultInGerman(error)
}

/** A message that is read after the name of a field, as a sentence of its own. */
export function sentenceOf(message: string): string {
  const text = message.charAt(0).toLocaleUpperCase('en') + message.slice(1)
  return /[.!?”]$/.test(text) ? text : `${text}.`
}
