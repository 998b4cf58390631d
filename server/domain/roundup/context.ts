import { mustNotBeBlank } from '#server/domain/messages/input.ts'
import { type FreeFields, type FreeForm, readFreeForm } from '#server/domain/objects/free_form.ts'
import { memberPointer } from '#server/domain/basics/pointer.ts'
import { isBlank } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

/** The keys of a context, and how long their values may be. */
const fields = {
  neighborhoods: { kind: 'texts', longest: 240, most: 25 },
  activities: { kind: 'texts', longest: 240, most: 25 },
  people: { kind: 'texts', longest: 240, most: 25 },
  when_preset: { kind: 'text', longest: 240 },
  objective: { kind: 'text', longest: 240 },
} as const satisfies FreeFields

/** What a recommendation from the items of a roundup is for. */
export type RecommendationContext = Readonly<FreeForm<typeof fields>>

/** The context as it was sent. Adds a violation for each key that is not known, and for each value of another kind. */
export function readContext(
  given: object,
  pointer: string,
  violations: Violation[],
): RecommendationContext {
  const context = readFreeForm(given, pointer, fields, violations)
  for (const [key, value] of Object.entries(context)) {
    const at = memberPointer(pointer, key)
    const texts = Array.isArray(value)
      ? value.map((text, index): [string, string] => [`${at}/${index}`, text])
      : [[at, value] as [string, string]]
    for (const [where, text] of texts) {
      if (isBlank(text)) {
        violations.push({ pointer: where, code: 'blank', message: mustNotBeBlank })
      }
    }
  }
  return context
}

/** What a context asks of items, as requirements that only count. People and times say nothing about an item. */
export function wishesOf({
  neighborhoods = [],
  activities = [],
  objective,
}: RecommendationContext): string[] {
  return [...neighborhoods, ...activities, ...(objective === undefined ? [] : [objective])]
}
