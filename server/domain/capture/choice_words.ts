import type { Choice, QuestionKind } from '#server/domain/capture/decision.ts'
import { coresOf } from '#server/domain/language/text/answer_key.ts'

// Choices of ours are in English. These are words for them in the languages that are read.

const page = coresOf('answer.page')
const text = coresOf('answer.text')
const pictures = coresOf('answer.pictures')
const files = coresOf('answer.files')
const together = coresOf('answer.together')
const whole = coresOf('answer.whole')
const venue = coresOf('answer.venue')
const keep = coresOf('answer.keep')

/** The choices that the sources of a capture have, by the beginnings of their labels. */
const ofSources: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [/^the page/i, page],
  [/^the text/i, text],
  [/^the pictures/i, pictures],
  [/^the files/i, files],
  [/ are one idea$/i, together],
]

/** Whether an answer, as a core, is a word for a choice of ours. */
export function isWordFor({ label, value }: Choice, kind: QuestionKind, core: string): boolean {
  switch (kind) {
    case 'source':
      return ofSources.some(([beginning, words]) => beginning.test(label) && words.has(core))
    case 'items':
      return value === 'whole' && (whole.has(core) || (/page/i.test(label) ? page : text).has(core))
    case 'past':
      return (value === 'venue' && venue.has(core)) || (value === 'keep' && keep.has(core))
    default:
      return false
  }
}
