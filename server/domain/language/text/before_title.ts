import { isActivityWord, wordsIn } from '#server/domain/language/activity/find.ts'
import { cityNamed } from '#server/domain/language/place/catalog.ts'
import { isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import { namesEvent } from '#server/domain/language/text/prose.ts'
import type { Taken } from '#server/domain/language/text/without_dates.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { oneOf, pattern } from '#server/domain/language/words/pattern.ts'

/** “Tuttlingen. Der Kleiderbasar …”: the town of a newspaper, before its sentence. */
const dateline = /^(\p{Lu}\p{Ll}[\p{L}-]{2,}(?: \p{Lu}[\p{L}-]+){0,2})\.\s+(?=["„“«]?\p{Lu})/u

/** “Edinburgh, 14th November 2019 - Ruby Metaprogramming”: a city, before the day of what takes place there. */
const cityFirst = /^(\p{Lu}[\p{L} -]{2,20}),\s+$/u
const dashed = /^\s[–—|-]\s(?=["„“«]?\p{Lu})/u

const kinds = wordsOf('text.thing_kind')

/** “Der Kleiderbasar findet am Samstag …” */
const takesPlace = pattern`(?<!\p{L})${'text.takes_place'}(?!\p{L})`

/** “Rigoletto. Die Premiere ist …”: what is said of the name before it. */
const ofThat = pattern`^${'text.title_article'}\s\p{L}+\s${'text.copula'}\s`

/** “Next outing: Hob Moor”, below the name of a club. */
const nextOne = pattern`^${'text.our_next'}\s[\p{L}-]{3,20}\s?:\s+`

/** “Einladung zur Jahreshauptversammlung am …”, below the name of a club. */
const invitation = pattern`^${'text.invitation'}\s(?:${oneOf('text.invited_to', 'text.name_of', 'text.of_which')}(?:\s|(?<=['’])))?`

/** “Penarth Harriers – club notice”: a line that only says who tells something. */
const notice = pattern`\s[–—|-]\s(?:[\p{L}'’]+\s){0,2}${'text.opening_label'}$`

/** “The Brutalist (18)”: a film, with from which age on one may see it. */
const rated = /^\p{Lu}[^\n()]{1,60} \((?:\p{Lu}{2,4} ?)?\d{1,2}\p{Lu}?\)$/u

/** The most characters and words of a line that only says who holds something, and the fewest words of a sentence. */
const most = { line: 60, words: 7 }
const fewestWords = 4

/** “SV Blau-Weiß Lohne e.V.” ends so, and what people say does not. */
const isSentence = /(?:[!?:,;…]|(?<!\p{Lu})\.)$/u

/**
 * How many characters of a text with a date stand before what it is about: the town of a newspaper, or the line that says who
 * holds it or where, above one that says what it is. 0 where the text begins with its title.
 */
export function beforeTitle(text: string, taken: readonly Taken[]): number {
  return townBefore(text, taken) || organizerAbove(text, taken)
}

function townBefore(text: string, taken: readonly Taken[]): number {
  const [lead = '', town = ''] = dateline.exec(text.slice(0, 80)) ?? []
  const isTaken = taken.some(({ at }) => at < lead.length)
  if (lead !== '' && !isTaken && !isThing(town)) {
    const [sentence = ''] = text.slice(lead.length).split(/[.!?](?=\s|$)|\n/u, 1)
    const isAbout = takesPlace.test(sentence) || wordsIn(sentence).some(namesEvent)
    const isLong = wordsIn(sentence).length >= fewestWords
    if (isAbout && isLong && !ofThat.test(sentence)) return lead.length
  }
  const [first] = taken
  const city = cityFirst.exec(text.slice(0, first?.at ?? 0))?.[1] ?? ''
  const dash = first && city !== '' ? (dashed.exec(text.slice(first.end))?.[0] ?? '') : ''
  return first && dash !== '' && cityNamed(city) !== null ? first.end + dash.length : 0
}

/** Whether words may be a title themselves: “Yoga”, “Concert”. */
function isThing(words: string): boolean {
  return (
    isOnlyPlain(words) ||
    wordsIn(words).some((word) => namesEvent(word) || isActivityWord(word) || kinds.has(word))
  )
}

function organizerAbove(text: string, taken: readonly Taken[]): number {
  const end = text.indexOf('\n')
  const line = text.slice(0, Math.max(0, end)).trim()
  const isOther =
    line === '' ||
    line.length > most.line ||
    isSentence.test(line) ||
    wordsIn(line).length > most.words ||
    taken.some(({ at }) => at < end)
  if (isOther) return 0
  const from = end + (/^\s*/u.exec(text.slice(end))?.[0].length ?? 0)
  const [next = ''] = text.slice(from).split('\n', 1)
  if (rated.test(next.trim())) return from
  if (wordsIn(line).some(namesEvent)) return 0
  const lead = nextOne.exec(next)?.[0].length ?? 0
  if (lead > 0 && /^["“„«]?[\p{Lu}\d]/u.test(next.slice(lead))) return from + lead
  if (notice.test(line)) return from
  const invited = invitation.exec(next)?.[0].length ?? 0
  return invited > 0 ? from + invited : 0
}
