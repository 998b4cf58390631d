import { wordsIn } from '#server/domain/language/activity/find.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { pictures } from '#server/domain/language/text/openings.ts'
import type { FoundAddress } from '#server/domain/language/place/found_address.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import {
  oneOf,
  oneOfSpelled,
  pattern,
  patternWith,
  startsEitherWay,
  word,
} from '#server/domain/language/words/pattern.ts'

/** Words before the name of a venue. */
const at = patternWith('giu')`(?:^|\s)(?:${'text.venue_before'}|@)\s+`

/** What pages write before the name of a venue in the same line. */
const label = patternWith('u')`^${'text.venue_label'} (?=\p{Lu})`

/** Articles before a name, which are no part of it unless they have a capital letter. */
const article = patternWith('u')`^${'text.venue_article'}(?:\s+|(?<=['’]))`

/** A name: it has a word with a capital letter or a number, and at most six words. */
const name = /^(?=.*(?:^|[\s'’-])[\p{Lu}\d])[\p{L}\d][^\n]{1,59}$/u

/** What places are, before their names. */
const kinds = pattern`^${'text.venue_kind'}$`

/** “2 Personen”, “4 tickets” */
const counts = pattern`^\d+ ?(?:x |${'text.people_counted'})`

/** What places are that are called by a number: “Pier 35”. */
const numbered = pattern`(?:^|\s)${'text.numbered_venue'}\s\d{1,4}$`

/** Words between times, besides the times themselves. */
const clockWords = patternWith(
  'giu',
)`(?<![\p{L}\p{N}])(?:\d{1,2}(?:[:.h]\d{2})?|${'text.zone_short'}|[ap]\.?m\.?|${'text.clock_word'})(?![\p{L}\p{N}])`

/** Words at the end of what stands before a name, such as “Show at”. */
const dangling = pattern`(?:\s|^)(?:${'text.venue_end'}|@)$`

/** The end of a number before a word for an hour: “7pm”, “20Uhr”. */
const glued = patternWith('giu')`(\d)(?=(?:[ap]\.?m|${'text.hour_mark'})(?![\p{L}]))`

/** Whether words are only a time: “11 AM to 5 PM”, “16h às 23h”. */
function isClock(text: string): boolean {
  const apart = text.replace(glued, '$1 ')
  return /\d/.test(text) && !/[\p{L}\p{N}]/u.test(apart.replace(clockWords, ' '))
}

/** Whether words are only what people do, and name no place: “Show”. */
function isOnlyEvent(text: string): boolean {
  return wordsIn(text).every((one) => isEventWord(one))
}

/** Days before a name: “Mi–Sa Galerie Nord”. */
const days = patternWith(
  'u',
)`^(?:${oneOfSpelled(startsEitherWay, 'text.day_short')}(?:\.?\s?[-–,]\s?|\.?\s)){2,7}(?=\p{Lu}\p{L}{3})`

/** What is shut has no name in these words: “So geschlossen”. */
const shut = pattern`${word('text.shut')}`

/** Events that are names of venues as well: “Jazz Club”, “Opera Garnier”, “Comedy Cellar”. */
const venuesToo = wordsOf('text.event_and_venue')

/** Compounds that are events: “Adventsbasar”. */
const compounds = pattern`.{3}${'text.event_ending'}$`

/** Whether a name begins with what people do: “Keramik-Workshop am”, “Lesung Jana Holm”. */
function beginsWithEvent(text: string): boolean {
  const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? ''
  const last = wordsIn(first).at(-1) ?? ''
  return (isEventWord(last) || compounds.test(last)) && !venuesToo.has(last)
}

const seats = wordsOf('text.seat')

/** Whether a word is what a ticket says of a seat, or an address of a door: “Reihe”, “Unit”. */
export function isSeat(text: string): boolean {
  const [word = '', ...more] = wordsIn(text)
  return more.length === 0 && seats.has(word)
}

/** Pictures before names of places and times. */
const pin = new RegExp(String.raw`${pictures}+\s*`, 'u')

/**
 * The name of the place before its address: what stands between the comma, the line or a word such as “at” and the
 * street. Null where nothing there looks like a name.
 */
export function venueIn(text: string, { at: end }: FoundAddress): string | null {
  const lead = text
    .slice(Math.max(0, end - 120), end)
    // “École Lamartine (73, rue Carnot)”
    .replace(/\(\s*\d{1,4},?\s*$/u, '')
    .replace(/[\s,;:(|·–—-]+$/u, '')
  const line = (lead.split('\n').at(-1) ?? '').split(pin).at(-1) ?? ''
  const segment = line.split(/[,;|·(]\s*|\s[–—-]\s|: |(?<=\p{L}{3})\. /u).at(-1) ?? ''
  // “Da” in “Trattoria Da Enzo” is a part of the name.
  const isLabeled = /\p{L}:\s$/u.test(line.slice(0, line.length - segment.length))
  // “Trattoria da Nino” is all of its name, and in “na Tasca da Rosa” what is behind the first word.
  const afterWord = isLabeled
    ? undefined
    : [...segment.matchAll(at)].findLast(({ 0: lead, index }, count) => {
        const before = segment.slice(0, index).trim().split(' ').at(-1) ?? ''
        return (count === 0 || !/^\s*\p{Lu}/u.test(lead)) && !kinds.test(before)
      })
  const said = afterWord ? segment.slice(afterWord.index + afterWord[0].length) : segment
  return nameOfVenue(said, afterWord !== undefined)
}

/** Whether words are more than a name: “Salón de Actos de Santa María la Rica” has five with capitals. */
function isLong(words: string): boolean {
  const all = words.split(/\s+/)
  const named = all.filter((one) => /^[\p{Lu}\d]/u.test(one))
  return all.length > 6 && (named.length > 6 || all.length > 9 || named.length * 2 < all.length)
}

const kindFirst = pattern`^${oneOf('text.venue_kind', 'text.place_noun')}\s`

/** “salle Berlioz”: what it is in small letters, before its name. */
function isKindFirst(words: string): boolean {
  const lead = kindFirst.exec(words)?.[0] ?? ''
  return lead !== '' && /^\p{Lu}/u.test(words.slice(lead.length))
}

/** A name without the quotes around it, or the one that is left of them; those of a part of it stay: “Landhotel "Zur Linde"”. */
function unquoted(name: string): string {
  const inner = name.replace(/^["“„«]|["”“»]$/gu, '')
  const isOfPart = /["“„«]\S/u.test(inner) && !/["”“»](?!\p{L})/u.test(inner)
  return isOfPart && inner !== name && !/^["“„«]/u.test(name) ? name : inner
}

/** The name that words are after a word such as “at”, or without one; null where they are none. */
export function nameOfVenue(said: string, isAfterWord: boolean): string | null {
  const found = said
    .trim()
    .replace(days, '')
    .replace(label, '')
    .replace(article, '')
    .replace(/^[~*_]+\s*|[\s•·|,;:~*_–-]+$/gu, '')
    .replace(dangling, '')
    .trim()
  if (!isAfterWord && !/^[\p{Lu}\d]/u.test(found) && !isKindFirst(found)) return null
  if (
    !name.test(found) ||
    !/\p{L}/u.test(found) ||
    counts.test(found) ||
    isLong(found) ||
    isClock(found) ||
    isOnlyEvent(found) ||
    isSeat(found) ||
    shut.test(found) ||
    (!isAfterWord && beginsWithEvent(found)) ||
    (/\d{1,2}[:./]\d\d|\d$|[.!?]$/.test(found) &&
      !numbered.test(found) &&
      !/^\p{L}{2,}\d{1,3}$/u.test(found))
  )
    return null
  return unquoted(found)
}
