import { pattern } from '#server/domain/language/words/pattern.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
/** Words that names of cities begin with, and that are no city alone. */
const beginnings = pattern`^${'place.city_begin'}$`

/** Words within names of cities: “Frankfurt am Main”. */
const within = wordsOf('place.city_within')
const joining = wordsOf('place.city_and')

/** A city right after a postcode, with how many characters it takes; null where no name follows. */
export function cityAfter(text: string): { name: string; length: number } | null {
  const [lead = ''] = /^[ \t]*/.exec(text) ?? []
  const line = text.slice(lead.length).split(/[\n,;|·•()[\]]/u)[0] ?? ''
  const words = line.split(' ')
  const [first = ''] = words
  if (!/^\p{Lu}[\p{L}’'./-]+$/u.test(first)) return null
  const taken = [first]
  for (let index = 1; index < words.length && taken.length < 5; index += 1) {
    const word = words[index] ?? ''
    // A sentence ends here, unless it is the dot of “St.”.
    if (/[.!?]$/.test(taken.at(-1) ?? '') && !beginnings.test(taken.at(-1) ?? '')) break
    const isName = /^\p{Lu}[\p{L}’'.-]*$/u.test(word)
    const isLinked = within.has(taken.at(-1) ?? '') || beginnings.test(taken.at(-1) ?? '')
    if (within.has(word) && leadsOn(words, index)) taken.push(word)
    else if (isName && isLinked) taken.push(word)
    else break
  }
  const name = taken.join(' ')
  return { name: name.replace(/[.]$/, ''), length: lead.length + name.length }
}

/** Whether a name follows a word such as “am”. */
function leadsOn(words: readonly string[], index: number): boolean {
  const next = [words[index + 1], words[index + 2]]
  if (/^\p{Lu}/u.test(next[0] ?? '')) return !joining.has(words[index] ?? '')
  return within.has(next[0] ?? '') && /^\p{Lu}/u.test(next[1] ?? '')
}

/** A part of an address that is a city: one to four words that begin with capital letters. Null for anything else. */
export function citySegment(text: string): string | null {
  const trimmed = text.trim()
  const words = trimmed.split(/\s+/)
  if (words.length > 5 || words.length === 0 || /\d/.test(trimmed.slice(0, 1))) return null
  const isNamed = words.every((word) => /^\p{Lu}[\p{L}\p{M}’'.-]*$/u.test(word) || within.has(word))
  if (isNamed && /^\p{Lu}/u.test(words[0] ?? '')) return trimmed
  // “221B Baker Street London”
  return /^\d+\S* .*\p{Lu}[\p{L}’'.-]+$/u.test(trimmed) ? trimmed : null
}
