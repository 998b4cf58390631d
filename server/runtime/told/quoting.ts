import { harmless } from '#server/domain/basics/in_quotes.ts'
import { type Author, inField, type Words } from '#server/runtime/told/known_words.ts'

/**
 * Whose words a text of the service has in it that repeats some of a thing, and which: `with words from the page example.org
 * (place, description)`. Null where it repeats nobody's but the caller's.
 */
export function quotingOf(words: Words, text: string): Author | null {
  const inside = spaced(text)
  const found = new Map<Author, string[]>()
  for (const one of [words, ...(words.place ? [words.place] : [])])
    for (const [field, said] of one.texts()) {
      const author = inField(one, field === 'place' ? 'name' : field)?.replace(/^with words /, '')
      if (author === undefined || !isIn(spaced(said), inside)) continue
      found.set(author, [...(found.get(author) ?? []), field.replace('_name', '')])
    }
  if (found.size === 0) return null
  const all = [...found].map(([author, fields]) => `${author} (${fields.join(', ')})`)
  return `with words ${all.join(', ')}`
}

/** Whether a text has words in it; one that is cut at its end has them where it has their beginning. */
function isIn(words: string, text: string): boolean {
  if (text.includes(words)) return true
  const cut = text.endsWith('…') ? text.slice(0, -1) : null
  const at = cut?.lastIndexOf(words.slice(0, 12)) ?? -1
  return cut !== null && at >= 0 && words.startsWith(cut.slice(at))
}

/** A text for comparing, however it is quoted and spaced. */
function spaced(text: string): string {
  return harmless(text).replace(/\s+/gu, ' ').trim()
}

/** Whose words an extract of a thing has, which may be from any part of it. */
export function extractOf(words: Words): Author | null {
  const fields = ['title', 'description', 'activity_name'].map((field) => inField(words, field))
  const { place } = words
  const all = [...fields, place ? inField(place, 'name') : null]
  const quoting = all.find((one) => one !== null)?.replace(/^with words /, '') ?? null
  return quoting === null || quoting === inField(words, 'title') ? quoting : `with words ${quoting}`
}
