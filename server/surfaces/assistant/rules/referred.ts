import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { readMoment } from '#server/domain/assistant/times.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'

/** The longest message in which it is looked for what was spoken of, in characters. */
const maxLength = 400

/**
 * A message with what some of its words stand for: “both of them” are the two people who were spoken of last, and “that day” is the day.
 * What is not known is left as it is said.
 */
export function withReferred(working: Working, clause: string): string {
  if (clause.length > maxLength) return clause
  const { pair = [], that_day = [] } = working.spoken.words.senses
  const named = replaced(working, clause, pair, () => pairOf(working))
  return replaced(working, named, that_day, () => dayOf(working))
}

/** A text with the longest of some phrases as another one; as it is where none is in it, or the other one is not known. */
function replaced(
  { spoken }: Working,
  text: string,
  phrases: readonly string[],
  meant: () => string | null,
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
    return other === null ? text : `${text.slice(0, first.at)}${other}${text.slice(last.end)}`
  }
  return text
}

/** The two people who were spoken of last, by their names. */
function pairOf({ state, spoken }: Working): string | null {
  const people = state.focus.filter(({ kind }) => kind === 'person').slice(0, 2)
  const [and = ''] = spoken.words.joiners
  return people.length === 2 ? people.map(({ label }) => label).join(` ${and} `) : null
}

/** The day of what was done or shown last, as YYYY-MM-DD; null where it has none, or several. */
function dayOf({ state, said, names }: Working): string | null {
  const { starts_after, starts_before, when, scheduled_at } = state.last?.slots ?? {}
  const at = scheduled_at ?? state.last?.slots['changes.scheduled_at'] ?? starts_after
  if (typeof at === 'string') {
    const until = typeof starts_before === 'string' && at === starts_after ? starts_before : at
    const isOne = Date.parse(until) - Date.parse(at) <= 26 * 3_600_000
    return isOne ? dayAt(new Date(at), said.timezone) : null
  }
  const read = typeof when === 'string' ? readMoment(when, said, null) : null
  if (read && 'day' in read) return read.day
  const plan = state.focus.find(({ kind }) => kind === 'plan')
  const begins = plan && names.byHandle(plan.handle)?.scheduled_at
  return begins ? dayAt(begins, said.timezone) : null
}

function dayAt(at: Date, timezone: string): string {
  return wallTimeOf(at, timezone).date
}
