import { numberAt, type Read } from '#server/domain/language/time/day.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { hours, type Part, parts } from '#server/domain/language/time/words.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

const ofPart = wordsOf('time.hour_of_part')
const partBehind = wordsOf('time.hour_part_behind')

/** The most words between an hour and its part of the day. */
const maxBetween = 2

/**
 * Whether a number, or one in words, is the hour of a part of the day behind it, and no day of a month: “Saturday 9 in the
 * morning”, “Freitag 9 abends”, “viernes 9 de la noche”.
 */
export function isHourOfPart(tokens: readonly Token[], index: number): boolean {
  const hour = numberAt(tokens, index, 2) ?? hours.get(tokens[index]?.text ?? '') ?? null
  if (hour === null || hour < 1 || hour > 12) return false
  return partBehind.has(tokens[index + 1]?.text ?? '') || readPartOfHour(tokens, index + 1) !== null
}

/** A part of the day behind its hour, with the words between; null for none, and for a name: “20:00 at Night Kitchen”. */
export function readPartOfHour(tokens: readonly Token[], index: number): Read<Part> | null {
  for (let count = 1; count <= maxBetween; count += 1) {
    const between = tokens.slice(index, index + count).map(({ text }) => text)
    const { raw = '', text = '' } = tokens[index + count] ?? {}
    const part = parts.get(text)
    if (part === undefined || !ofPart.has(between.join(' ')) || /^\p{Lu}/u.test(raw)) continue
    return { value: part, next: index + count + 1 }
  }
  return null
}
