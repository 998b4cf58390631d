import { isActivityWord, wordsIn } from '#server/domain/language/activity/find.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { weekdays } from '#server/domain/language/time/words.ts'
import { joined, withoutEvent } from '#server/domain/language/text/name_behind.ts'
import { isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import {
  aWord,
  capitals,
  isPlaceName,
  isPlaceNoun,
  joining,
  namesNoPlace,
  nouns,
} from '#server/domain/language/text/place_name.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { oneOf, patternWith } from '#server/domain/language/words/pattern.ts'

const before = oneOf('text.meets_before', 'text.small_before', 'text.venue_near')

/** “Meet 11am by the bandstand”, “wir treffen uns … an der Schleuse”: that people meet, in a sentence that says where. */
const meeting = patternWith('giu')`(?<!\p{L})${'text.meets_at'}(?!\p{L})(?<where>[^!?:\n]{0,120})`

const where = patternWith(
  'giu',
)`\s${before}(?:\s|(?<=['’]))(?:${'text.venue_article'}(?:\s|(?<=['’])))?(?=\p{L})`

/** “… 17 Uhr am Lucia-Markt”: where, right behind the time. */
const behindTime = patternWith(
  'giu',
)`\s{4,}${'text.meets_before'}\s(?:${'text.venue_article'}\s)?(?=\p{L})`

/** Where the name of such a place ends. */
const end = /[,;|·\n!?:()@]|\.(?:\s|$)|\s[–—-]\s|\s{2,}/u

/** Words for who speaks and who is spoken to, and for what is one's own: where they are is no venue. */
const own = wordsOf('text.we_or_you', 'text.my')

/** The most words of such a place, and within how many characters a text says it. */
const most = { words: 6, characters: 600 }

/** Where people meet, in words that may be small: “by the bandstand”. Null for none. */
export function meetingPlace(blank: string): string | null {
  for (const { groups } of blank.slice(0, most.characters).matchAll(meeting)) {
    const [said = ''] = (groups?.['where'] ?? '').split(/(?<=\p{L}{3})\.\s/u, 1)
    for (const { 0: words, index } of said.matchAll(where)) {
      const name = placeAt(said.slice(index + words.length))
      if (name !== null) return name
    }
  }
  return null
}

/** A place with a capital letter right behind the time; null for none. */
export function placeBehindTime(blank: string): string | null {
  for (const { 0: words, index } of blank.slice(0, most.characters).matchAll(behindTime)) {
    const rest = blank.slice(index + words.length)
    const name = /^\p{Lu}/u.test(rest) ? placeAt(rest) : null
    if (name !== null) return name
  }
  return null
}

function placeAt(text: string): string | null {
  const said = text.slice(0, text.search(end) < 0 ? undefined : text.search(end)).trim()
  const all = said.split(/\s+/u)
  const [first = ''] = all
  if (own.has(wordsIn(first)[0] ?? '')) return null
  const isSmall = /^\p{Ll}/u.test(first)
  const cut = all.findIndex((word, at) => at > 0 && !isOfPlace(word, all[at - 1] ?? '', isSmall))
  const words = cut < 0 ? all : all.slice(0, cut)
  while (words.length > 1 && joining.test(words.at(-1) ?? '')) words.pop()
  if (words.length > most.words) return null
  const name = withoutEvent(capitals(words.join(' ')))
  if (name === null || namesNoPlace(name) || !isPlaceName(name)) return null
  // “To share cars, meet at OVH 7.15”
  if (/^\p{Lu}{2,4}$/u.test(name)) return null
  // “Meet at Anna’s” is where she lives.
  if (/^\S+['’]\p{Ll}$/u.test(name)) return null
  // “Am dritten Donnerstag”
  if (wordsIn(name).some((word) => weekdays.has(word))) return null
  return isNoName(name) && !isPlaceNoun(name) ? null : name
}

/** Whether a word goes on with the name of a place: what stands behind it may say what people do there. */
function isOfPlace(word: string, previous: string, isSmall: boolean): boolean {
  // “… vor dem hamburger bahnhof und gehen dann …”
  if (joined.test(` ${word} `)) return false
  if (joining.test(word)) return true
  if (!/^[\p{L}'’&-]+\d{0,2}$/u.test(word) || aWord.test(word)) return false
  const isName = /^\p{Lu}/u.test(word)
  const isNoun = nouns.has(wordsIn(word)[0] ?? '')
  return isName || isNoun || (isSmall && !isOnlyPlain(word) && !/^\p{Lu}\p{Ll}+$/u.test(previous))
}

/** Whether words are what people do, or say nothing. */
function isNoName(name: string): boolean {
  return wordsIn(name).every(
    (word) => isEventWord(word) || isActivityWord(word) || isOnlyPlain(word),
  )
}
