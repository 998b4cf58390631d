import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'

/**
 * A message without the time that another one takes the place of: “start at 7 instead of 8”, “on Thursday, not on Wednesday”. What it has
 * is the time that is meant.
 */
export function withoutContrast(working: Working, clause: string): string {
  const { instead_of = [] } = working.spoken.words.senses
  if (instead_of.length === 0 || clause.length > 400) return clause
  const { text, tokens, spots } = readingIn(working, clause)
  const times = spots.filter(({ kind, isMoment }) => kind === 'time' || isMoment)
  const last = times.at(-1)
  if (times.length < 2 || last === undefined || last.to < tokens.length) return clause
  const plain = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map(({ key }) => key)
      .join(' ')
  for (const phrase of instead_of) {
    const count = phrase.split(' ').length
    const from = last.from - count
    const before = times.at(-2)
    if (plain(from, last.from) !== phrase || before === undefined || before.to > from) continue
    return text.slice(0, tokens[from - 1]?.end).trim()
  }
  return clause
}
