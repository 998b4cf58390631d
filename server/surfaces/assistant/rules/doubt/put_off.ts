import { plainOf, saysOneOf } from '#server/domain/assistant/message.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { requesting } from '#server/surfaces/assistant/rules/sense/asking.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'

/** The most words of a turn that only puts off. */
const maxWords = 14

/**
 * Whether somebody only tells what they do themselves first, or thinks aloud: “hold on, I'll ask his wife first”, “let me think about it”.
 * “I want to ask Priya as well” asks for something.
 */
export function isPutOff(working: Working, clause: string): boolean {
  const { words } = working.spoken
  const { own = [], wish = [], bare = [], talk = [], first = [], wait = [] } = words.passed_on
  const { back_lead = [] } = words.passed_on
  const whole = plainOf(clause, words)
  if (whole.split(' ').length > maxWords || /[?:"“”„]/u.test(clause)) return false
  const said = withoutLeads(whole, [...words.fillers, ...words.no, ...back_lead])
  if (wait.includes(said) || wait.includes(whole)) return true
  const doing = withoutLeads(said, wait)
  const isFirst = saysOneOf(whole, first)
  const doers = isFirst ? [...own, ...wish] : own
  const isBare = [...bare, ...first].some((lead) =>
    [whole, doing].some((one) => one.startsWith(`${lead} `)),
  )
  if (!(isBare || saysOneOf(whole, doers)) || !saysOneOf(whole, talk)) return false
  const { too = [], want = [] } = words.senses
  const rest = doers.reduce((left, one) => left.replaceAll(` ${one} `, ' '), ` ${whole} `)
  return (isFirst || !saysOneOf(rest.trim(), [...too, ...want])) && !asksElse(working, clause, talk)
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
