import { tokensOf } from '#generated/server/assistant/tokens.ts'
import type { Spoken } from '#server/domain/assistant/message.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'

/** A new name with the small words before it that are a part of it, and without those that only say that it is new. */
export function newName(name: string, working: Pick<Working, 'said' | 'spoken'>): string {
  return withoutLead(withBegin(name, working), working.spoken)
}

/**
 * Whether a word that says nothing begins what something is called, by its capital letter within a sentence: “call it Us two”, “nenn sie Für
 * Mama”. “Sie” and “Ihnen” are those who listen.
 */
export function leadsName(
  text: string,
  { at, key }: { readonly at: number; readonly key: string },
  { silent, words: { them, passed_on } }: Spoken,
): boolean {
  return (
    silent.has(key) &&
    /^\p{Lu}/u.test(text.slice(at)) &&
    /[\p{L},:]\s*$/u.test(text.slice(0, at)) &&
    ![...them, ...(passed_on.yours ?? [])].includes(key)
  )
}

/** Where a name begins that was found at a place of a text, with the words that lead it. */
export function withNameLead(text: string, at: number, spoken: Spoken): number {
  const before = tokensOf(text.slice(0, at), spoken.words.short).at(-1)
  const isNext = before !== undefined && /^\s*$/u.test(text.slice(before.end, at))
  return isNext && leadsName(text, before, spoken) ? withNameLead(text, before.at, spoken) : at
}

/**
 * A name with the small words before it that are a part of it: those that are written as names are where no sentence begins, “The Roastery”,
 * and those for oneself behind what leads to a name: “rename it to us two”.
 */
function withBegin(name: string, { said, spoken }: Pick<Working, 'said' | 'spoken'>): string {
  const { short, articles, them, it, selves, before_text: leads } = spoken.words
  const at = said.message.lastIndexOf(name)
  const before = at < 1 ? '' : said.message.slice(0, at)
  const [, lead = '', word = ''] = /([^\s.!?;]+)\s(\p{L}+)\s$/u.exec(before) ?? []
  const keyOf = (text: string) => tokensOf(text, short)[0]?.key ?? ''
  const [key, isCapital] = [keyOf(word), /^\p{Lu}/u.test(word)]
  const isSmall = articles.includes(key) || (key.length > 1 && spoken.silent.has(key))
  const isOfName = isCapital
    ? isSmall
    : selves.includes(key) && [...leads, ...it].includes(keyOf(lead))
  if (!isOfName || them.includes(key)) return name
  return withBegin(said.message.slice(at - word.length - 1, at) + name, { said, spoken })
}

/** The name of somebody new with what they are to the person who speaks, where it is written as a name: “Aunt Birgit”, and not “my aunt Birgit”. */
export function withKin(name: string, { said, spoken }: Pick<Working, 'said' | 'spoken'>): string {
  const at = said.message.lastIndexOf(name)
  const [word = ''] = /\p{Lu}\p{L}*(?=\s$)/u.exec(said.message.slice(0, Math.max(0, at))) ?? []
  const isKin = spoken.words.no_item.includes(tokensOf(word, spoken.words.short)[0]?.key ?? '')
  return isKin ? `${word} ${name}` : name
}

/** A name without what says that it is a new one: “lieber Kinderkram”. A capital letter is of the name: “Lieber spät als nie”. */
function withoutLead(name: string, { words }: Pick<Spoken, 'words'>): string {
  const tokens = tokensOf(name, words.short)
  const [first] = tokens
  if (first === undefined || !/^\p{Ll}/u.test(name.slice(first.at))) return name
  const plain = tokens.map(({ key }) => key).join(' ')
  const lead = words.leads.find((one) => plain.startsWith(`${one} `))
  return lead === undefined ? name : name.slice(tokens[lead.split(' ').length]?.at)
}

/** The name of somebody new without where they are known from: “Frieda aus der Kita”. */
export function withoutOrigin(name: string, { words }: Pick<Spoken, 'words'>): string {
  const { from = [] } = words.described
  const tokens = tokensOf(name, words.short)
  const at = tokens.findIndex(({ key }, place) => place > 0 && from.includes(key))
  return at === -1 ? name : name.slice(0, tokens[at - 1]?.end)
}
