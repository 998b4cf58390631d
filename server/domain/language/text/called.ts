import { asksForName, isNameless } from '#server/domain/language/text/nameless.ts'
import { wordsIn } from '#server/domain/language/activity/find.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'

/** “The place with the dumplings is called Mandarin Kitchen, …”, “der Laden heißt Takumi”: what something is, and its name. */
const called = pattern`^(?<what>[^?:\n]{3,120}?)(?<![\p{L}’'])${'text.called_verb'}\s+["“„«]?(?<name>[^,.;:!?\n"“”»(]{2,60})`

/** The name that a text says something has; null where it says none, and for a name without a capital letter. */
export function calledIn(text: string): string | null {
  if (asksForName(text)) return null
  const { what = '', name = '' } = called.exec(text.slice(0, 300))?.groups ?? {}
  const found = name.trim()
  // “It is called Luna” says only that. Capital letters are compared apart, since the pattern knows none.
  return /\p{L}\s+\P{Z}*\p{L}/u.test(what) && /^[\p{Lu}\d]/u.test(found) && !isNameless(found)
    ? found
    : null
}

const kinds = wordsOf('text.thing_kind')

/** Names of several words in quotes: “Once Upon a Time”, 'Once Upon a Time'. */
const inQuotes =
  /(?<=^|[\s(,:])(?:["“„«‘]|')(\p{Lu}[^"“”»’'\n]{1,40}(?:['’]\p{L}[^"“”»’'\n]{0,40})?\s[^"“”»’'\n]{1,40})["“”»’'](?=[\s.,;:!?)]|$)/gu

/** “A documentary on telly, ‘Once Upon a Time’”: the only name in quotes behind what it is; null for none. */
export function quotedThing(text: string): string | null {
  const [found, ...others] = [...text.slice(0, 300).matchAll(inQuotes)]
  if (!found || others.length > 0) return null
  const [lead = ''] = text
    .slice(0, found.index)
    .split(/[.!?\n]/u)
    .slice(-1)
  // “Book club: "The Dispossessed"” is what one goes to.
  if (/:\s*$/u.test(lead)) return null
  return wordsIn(lead).some((word) => kinds.has(word)) ? (found[1] ?? null) : null
}
