import { mustBeListOfWords, mustBeOneOfKeys, mustBeWords } from '#server/domain/messages/roundup.ts'
import { didYouMean } from '#server/domain/nearest.ts'
import { memberPointer } from '#server/domain/pointer.ts'
import { isBlank } from '#server/domain/text.ts'
import type { Violation } from '#server/domain/violation.ts'

/** What a recommendation from the items of a roundup is for. */
export interface RecommendationContext {
  readonly neighborhoods?: readonly string[]
  readonly activities?: readonly string[]
  readonly people?: readonly string[]
  readonly when_preset?: string
  readonly objective?: string
}

const lists = ['neighborhoods', 'activities', 'people'] as const
const words = ['when_preset', 'objective'] as const
const keys: readonly string[] = [...lists, ...words]

/** How many words a list of the context may have. */
const most = 25

/** How many characters each of them may have. */
const longest = 240

/** The context as it was sent. Adds a violation for each key that is not known, and for each value of another kind. */
export function readContext(
  given: object,
  pointer: string,
  violations: Violation[],
): RecommendationContext {
  const context: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(given)) {
    const at = memberPointer(pointer, key)
    if (!keys.includes(key)) {
      const suggestion = didYouMean(key, keys)
      const message = mustBeOneOfKeys(keys)
      violations.push({
        pointer: at,
        code: 'unknown_field',
        message,
        ...(suggestion && { suggestion }),
      })
    } else if (lists.some((name) => name === key)) {
      const isGood = Array.isArray(value) && value.length <= most && value.every(isWords)
      if (isGood) context[key] = value
      else violations.push({ pointer: at, code: 'type', message: mustBeListOfWords(most) })
    } else if (isWords(value)) {
      context[key] = value
    } else {
      violations.push({ pointer: at, code: 'type', message: mustBeWords })
    }
  }
  return context
}

function isWords(value: unknown): value is string {
  return typeof value === 'string' && !isBlank(value) && value.length <= longest
}

/** What a context asks of items, as requirements that only count. People and times say nothing about an item. */
export function wishesOf({
  neighborhoods = [],
  activities = [],
  objective,
}: RecommendationContext): string[] {
  return [...neighborhoods, ...activities, ...(objective === undefined ? [] : [objective])]
}
