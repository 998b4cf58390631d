import { tokensOf } from '#generated/server/assistant/tokens.ts'
import type { Spoken } from '#server/domain/assistant/message.ts'

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
