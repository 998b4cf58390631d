import { bareCalled } from '#server/domain/assistant/bare_answer.ts'
import { afterOneOf, plainOf, withoutOpeners } from '#server/domain/assistant/message.ts'
import type { OpenQuestion } from '#server/domain/assistant/state.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { isMarked } from '#server/surfaces/assistant/rules/doubt/questions_asked.ts'
import { impossible } from '#server/surfaces/assistant/rules/impossible.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { requesting } from '#server/surfaces/assistant/rules/sense/asking.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'

/**
 * What something is to be called, where that was asked for; null where something else was. What is perhaps no name is asked about: “it's
 * raining here”.
 */
export function nameGiven(
  working: Working,
  { kind, slot, next, capability }: OpenQuestion,
  message: string,
): { readonly name: string; readonly isUnsure: boolean } | null {
  const frame = next && frameOf(working, { frame: next.frame })
  const isName = kind === 'text' && frame?.capability === capability && frame.slots[slot] === 'text'
  const called = bareCalled(message, working.spoken)
  const name = isNew.test(capability) ? called : withoutInto(working, called)
  if (!isName || impossible(name, working, () => 0)) return null
  return { name, isUnsure: isUnsure(working, name, message) }
}

/** What makes something that has no name yet. */
const isNew = /\.create$/

/** One word, or several that are written as names are. */
const oneName = /^(?:\p{Lu}\S*(?:\s\p{Lu}\S*)*|\p{Ll}\S*)$/u

/**
 * A new name of what has one without what leads to it in small letters: “in Regentage”. “in Berlin unterwegs” and “In Ruhe” are names.
 */
function withoutInto({ spoken: { words } }: Working, name: string): string {
  const rest = afterOneOf(name, words.answer.renamed ?? [], words)
  if (rest === null || !/^\p{Ll}/u.test(name)) return name
  const quoted = name.slice(name.search(/["“„«]/u))
  return isQuoted(quoted) ? quoted : oneName.test(rest) ? rest : name
}

/** Whether what is given is perhaps no name: a sentence, “you choose”, “up to you”, “what would you call it”, “no idea”. */
function isUnsure(working: Working, name: string, message: string): boolean {
  if (isQuoted(name)) return false
  const { words } = working.spoken
  const { yours = [] } = words.passed_on
  const plain = plainOf(name, words)
  const [first = '', ...others] = plain.split(' ')
  const isOfYou =
    others.length > 0 && [first, others.at(-1) ?? ''].some((one) => yours.includes(one))
  const isAsking =
    isOfYou || words.asking.some((one) => one.includes(' ') && plain.startsWith(`${one} `))
  const isTold = name === message.trim() && isClause(working, name)
  return isTold || isAsking || words.hedges.includes(plain)
}

function isQuoted(text: string): boolean {
  return /^["“„«].*["“”»]$/su.test(text)
}

/** Whether words are perhaps a sentence rather than a name: somebody does something in them, or something is so. */
function isClause({ spoken: { words } }: Working, text: string): boolean {
  const { clause, senses } = words
  const { subject = [], helper = [], finite = [], dummy = [], now = [] } = clause
  const [first = '', ...others] = plainOf(text, words).split(' ')
  const isSubject = subject.includes(first) || words.it.includes(first)
  // “Who's afraid of Virginia Woolf”
  if (senses.who?.includes(first) && !isMarked(text)) return false
  const isVerb = (key: string) => helper.includes(key) || finite.includes(key)
  // “Draußen regnet es” and “Oma ruft gerade an”; “Wenn es regnet” is a name.
  const [next = '', ...late] = others
  if (late.some((key) => [...dummy, ...now].includes(key))) return true
  if (dummy.includes(next) && !words.hedges.includes(first) && !words.edges.includes(first))
    return true
  return others.length > 0 && (isSubject || /[,?]/u.test(text) || others.some(isVerb))
}

/** Whether a message begins as a request or a question does, so that it is no name: “what lists are there”. */
export function asksFor(working: Working, message: string): boolean {
  const { spoken } = working
  const text = withoutOpeners(message, spoken)
  if (isMarked(message) || afterOneOf(text, spoken.words.asking, spoken.words) !== null) return true
  const [first] = readingIn(working, text).tags
  return first?.from === 0 && [...first.classes].some((one) => begins.has(one))
}

/** Classes of words with which a request or a question begins. */
const begins: ReadonlySet<string> = new Set([
  ...requesting,
  ...['what', 'who', 'when', 'where', 'how', 'how_many', 'find'],
])
