import { tokensOf } from '#generated/server/assistant/tokens.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { spokenDay } from '#server/surfaces/assistant/rules/spoken_day.ts'

/** The longest message in which it is looked for what was spoken of, in characters. */
const maxLength = 400

/**
 * A message with what some of its words stand for: “both of them” are the two people who were spoken of last, “that day” is the day, and
 * “that evening” its evening.
 * What is not known is left as it is said.
 */
export function withReferred(working: Working, clause: string): string {
  if (clause.length > maxLength) return clause
  const { pair = [], that_day = [], that_time = [] } = working.spoken.words.senses
  const named = replaced(working, clause, pair, () => pairOf(working))
  const dated = replaced(working, named, that_day, () => spokenDay(working))
  return replaced(working, dated, that_time, () => spokenDay(working), true)
}

/**
 * A text with the longest of some phrases as another one; as it is where none is in it, or the other one is not known. Of “that evening”
 * the last word is kept.
 */
function replaced(
  { spoken }: Working,
  text: string,
  phrases: readonly string[],
  meant: () => string | null,
  isLastKept = false,
): string {
  const tokens = tokensOf(text, spoken.words.short)
  const keys = tokens.map(({ key }) => key)
  const longest = phrases.toSorted((one, other) => other.length - one.length)
  for (const phrase of longest) {
    const words = phrase.split(' ')
    const from = keys.findIndex((_, at) => words.every((word, next) => keys[at + next] === word))
    const [first, last] = [tokens[from], tokens[from + words.length - 1]]
    if (first === undefined || last === undefined) continue
    const other = meant()
    const rest = text.slice(isLastKept ? last.at - 1 : last.end)
    return other === null ? text : `${text.slice(0, first.at)}${other}${rest}`
  }
  return text
}

/** The two people who were spoken of last, by their names: those of the last request, where they are two. */
function pairOf({ state, spoken }: Working): string | null {
  const { person_names } = state.last?.slots ?? {}
  const asked = Array.isArray(person_names) ? person_names.map(String) : []
  const people = state.focus.filter(({ kind }) => kind === 'person').slice(0, 2)
  const names = asked.length === 2 ? asked : people.map(({ label }) => label)
  const [and = ''] = spoken.words.joiners
  return names.length === 2 ? names.join(` ${and} `) : null
}
