import { plainOf, saysOneOf } from '#server/domain/assistant/message.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { requesting } from '#server/surfaces/assistant/rules/sense/asking.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'

/** The longest turn that only puts off, in characters. */
const maxLength = 90

/**
 * Whether somebody only tells what they do themselves first, or thinks aloud: “hold on, I'll ask his wife first”, “let me think about it”.
 * “I want to ask Priya as well” asks for something.
 */
export function isPutOff(working: Working, clause: string): boolean {
  const { words } = working.spoken
  const { own = [], wish = [], bare = [], talk = [], first = [], wait = [] } = words.passed_on
  const { back_lead = [] } = words.passed_on
  if (clause.length > maxLength || /[?:"“”„]/u.test(clause)) return false
  const leads = [...words.fillers, ...words.no, ...back_lead]
  const parts = clause.split(/[.!;]\s+/u).map((part) => plainOf(part, words))
  const [whole = '', ...more] = parts.filter(
    (part, at) => at === parts.length - 1 || !wait.includes(withoutLeads(part, leads)),
  )
  if (more.length > 0) return false
  const said = withoutLeads(whole, leads)
  if (wait.includes(said) || wait.includes(whole)) return true
  const doing = withoutLeads(said, wait)
  const isFirst = saysOneOf(whole, first)
  const doers = isFirst ? [...own, ...wish] : own
  const doer = doers.find((one) => saysOneOf(whole, [one]))
  const isBare = [...bare, ...first].some((lead) =>
    [whole, doing].some((one) => one.startsWith(`${lead} `)),
  )
  if (!(isBare || doer !== undefined) || !saysOneOf(whole, talk)) return false
  // “By when do I have to tell Zoë”
  const [before = '', behind = ''] = doer === undefined ? ['', whole] : apart(whole, doer)
  if (before.split(' ').some((one) => words.asking.includes(one))) return false
  const { too = [], want = [] } = words.senses
  const isMore = saysOneOf(before, too) || saysOneOf(behind, [...too, ...want])
  return (isFirst || !isMore) && !asksElse(working, clause, talk)
}

/** What stands before some of plain words, and behind them. */
function apart(plain: string, words: string): string[] {
  const [before, ...behind] = ` ${plain} `.split(` ${words} `)
  return [before ?? '', behind.join(' ')].map((one) => one.trim())
}

/** Plain words without those of some phrases that they begin with. */
function withoutLeads(plain: string, leads: readonly string[]): string {
  const lead = leads.find((one) => plain.startsWith(`${one} `))
  return lead === undefined ? plain : withoutLeads(plain.slice(lead.length + 1), leads)
}

/** Whether a message has a verb that asks for something, besides those of talking. */
function asksElse(working: Working, clause: string, talk: readonly string[]): boolean {
  const { tags, tokens } = readingIn(working, clause)
  const verbs = new Set(talk.flatMap((one) => one.split(' ')))
  return tags.some(
    ({ from, to, classes }) =>
      [...classes].some((one) => requesting.has(one)) &&
      !tokens.slice(from, to).some(({ key }) => verbs.has(key)),
  )
}
