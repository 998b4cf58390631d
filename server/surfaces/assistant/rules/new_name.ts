import { tokensOf } from '#generated/server/assistant/tokens.ts'
import type { Spoken } from '#server/domain/assistant/message.ts'

/** A name without what says that it is a new one: “lieber Kinderkram”. A capital letter is of the name: “Lieber spät als nie”. */
export function withoutLead(name: string, { words }: Pick<Spoken, 'words'>): string {
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
