import { beforeOneOf } from '#server/domain/assistant/bare_answer.ts'
import { afterOneOf, plainOf } from '#server/domain/assistant/message.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'

/** What is to be done before what waits: “add Ada” of “not yet, first add Ada” and “add Ada first”. The message itself where nothing is. */
export function toDoFirst({ spoken }: Pick<Working, 'spoken'>, message: string): string {
  const { wait, answer, short } = spoken.words
  const after = afterOneOf(message, wait, { short })
  const isApart = after !== null && /[,.;:!…–-]\s*$/u.test(message.slice(0, -after.length))
  const rest = isApart ? after : message
  const todo = afterOneOf(rest, answer.first ?? [], { short }) ?? rest
  const before = beforeOneOf(todo, answer.first_tail ?? [], spoken)
  // “The first” is one of several.
  const [last = ''] = before === null ? [] : plainOf(before, spoken.words).split(' ').slice(-1)
  return before === null || spoken.words.articles.includes(last) ? todo : before
}

/** Whether a message says no to what was asked about by the verb that is its opposite: “keep it”. */
export function isRefused({ spoken: { words } }: Working, message: string): boolean {
  return (words.answer.refuse ?? []).includes(plainOf(message, words))
}
