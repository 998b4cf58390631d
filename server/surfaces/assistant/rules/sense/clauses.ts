import { tokensOf } from '#generated/server/assistant/tokens.ts'
import type { Token } from '#generated/server/assistant/tokens.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'

/** The longest message that is looked through, in characters, and the most words of a clause. */
const [maxLength, maxWords] = [400, 12]

/** Words of a message that say more of a thing and ask for nothing: from one character to before another. */
interface Clause {
  readonly from: number
  readonly to: number
  /** What of it stays: “for Ada” of “that I made for Ada”. */
  readonly kept: string
}

/**
 * A message without the clause that says more of a thing: “open the list (that) I made last week” is “open the list”. Its verb is what
 * was done, and no request. Null where there is no such clause.
 */
export function withoutClause(working: Working, text: string): string | null {
  if (text.length > maxLength || /["“„«]|:\s/u.test(text)) return null
  const tokens = tokensOf(text, working.spoken.words.short)
  const clause =
    working.spoken.words.verbs === 'last'
      ? clauseEndedByVerb(working, text, tokens)
      : clauseBegunByVerb(working, text, tokens)
  if (clause === null) return null
  const rest = text.slice(clause.to).trimStart()
  const joined = [text.slice(0, clause.from).trimEnd(), clause.kept, rest.replace(/^,\s*/u, '')]
  return joined.filter((part) => part !== '').join(' ')
}

/** Classes of verbs that say which plans are meant. */
const choosing: readonly string[] = ['host', 'invited', 'cancelled']

/** “the list (that) I (had) made (for you) (last week)”: it ends behind its verb and when that was. */
function clauseBegunByVerb(
  { spoken }: Working,
  text: string,
  tokens: readonly Token[],
): Clause | null {
  const { words } = spoken
  const { link = [], subject = [], helper = [], verb = [], behind = [], then = [] } = words.clause
  const keyAt = (at: number) => tokens[at]?.key ?? ''
  const isPast = (key: string) => verb.includes(key) || /^\p{L}{2,}ed$/u.test(key)
  for (let at = 2; at < tokens.length - 1; at += 1) {
    const isLinked = link.includes(keyAt(at)) && subject.includes(keyAt(at + 1))
    if (!isLinked && !subject.includes(keyAt(at))) continue
    if (!isThing(at - 1, tokens, text, words)) continue
    let next = at + (isLinked ? 2 : 1)
    while (helper.includes(keyAt(next))) next += 1
    // “The cancelled ones I hosted” says which they are.
    const classes = spoken.lexicon.classesOf(keyAt(next))
    if (!isPast(keyAt(next)) || choosing.some((name) => classes.has(name))) continue
    next += 1
    while (behind.includes(keyAt(next)) && next < tokens.length) next += 1
    // “The link I gave you about the lakes” is the link about the lakes.
    const time = then.find((phrase) =>
      phrase.split(' ').every((word, step) => keyAt(next + step) === word),
    )
    if (time !== undefined) next += time.split(' ').length
    const [first, last] = [tokens[at], tokens[next - 1]]
    if (first && last) return { from: first.at, to: last.end, kept: '' }
  }
  return null
}

/** Whether a word ends what is spoken of as known: “the list”, “my new place”, “that one”, and no comma stands behind it. */
function isThing(
  at: number,
  tokens: readonly Token[],
  text: string,
  { articles, edges }: Working['spoken']['words'],
): boolean {
  const gap = text.slice(tokens[at]?.end, tokens[at + 1]?.at)
  if (/[,;.!?]/u.test(gap) || edges.includes(tokens[at]?.key ?? '')) return false
  return [at - 1, at - 2, at - 3].some((before) => articles.includes(tokens[before]?.key ?? ''))
}

/** “die Liste, die ich letzte Woche angelegt habe”: it ends with its verb. */
function clauseEndedByVerb(
  { spoken: { words }, names }: Working,
  text: string,
  tokens: readonly Token[],
): Clause | null {
  const { link = [], subject = [], verb = [] } = words.clause
  const keyAt = (at: number) => tokens[at]?.key ?? ''
  for (let at = 2; at < tokens.length - 2; at += 1) {
    if (!link.includes(keyAt(at)) || !subject.includes(keyAt(at + 1))) continue
    const gap = text.slice(tokens[at - 1]?.end, tokens[at]?.at)
    if (!gap.includes(',') && words.edges.includes(keyAt(at - 1))) continue
    const last = tokens.slice(at, at + maxWords).findIndex(({ key }) => verb.includes(key))
    const [first, end] = [tokens[at], tokens[at + last]]
    if (last < 3 || first === undefined || end === undefined) continue
    const inside = tokens.slice(at + 2, at + last)
    if (/[,;.!?]/u.test(text.slice(first.at, end.at))) continue
    const named = inside.findIndex(
      ({ key }, next) =>
        next > 0 && names.has(key) && /^\p{Lu}/u.test(text.slice(inside[next]?.at)),
    )
    const [leading, name] = [inside[named - 1], inside[named]]
    const kept = leading && name ? text.slice(leading.at, name.end) : ''
    const comma = text.lastIndexOf(',', first.at)
    const isComma = comma >= 0 && text.slice(comma + 1, first.at).trim() === ''
    return { from: isComma ? comma : first.at, to: end.end, kept }
  }
  return null
}
