import type { WordLanguage } from '#generated/server/words/classes.ts'
import { isActivityWord, wordsIn } from '#server/domain/language/activity/find.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { weekdays } from '#server/domain/language/time/words.ts'
import { cityNamed } from '#server/domain/language/place/catalog.ts'
import { zoneOfLargeCity } from '#server/domain/language/place/city_zones.ts'
import { type ClassName, languagesOf, wordsOf } from '#server/domain/language/words/lists.ts'
import { oneOfIn, pattern, patternWith, word } from '#server/domain/language/words/pattern.ts'
import { nameOfVenue } from '#server/domain/language/text/venue.ts'

/** Languages in which a word may stand between who does something and what: “we really need”. */
const wordBeforeDone: ReadonlySet<WordLanguage> = new Set(['en', 'de'])

/** Languages in which a word may stand between whose a thing is and that they like it: “our absolute favourite”. */
const wordBeforeFavourite: ReadonlySet<WordLanguage> = new Set(['en', 'nl'])

const anotherWord = { source: String.raw`(?:\p{L}+\s)?` }
const nothing = { source: '' }

/** What people say that they do, want or like, in words that names of places do not have. */
const sentences = [
  patternWith('u')`(?<!\p{L})${'place.people_who_like'}\s+(?:\p{Ll}+\s)?${'place.like'}(?!\p{L})`,
  pattern`${word('place.said')}`,
  pattern`${word('place.best')} .+ ${word('place.ever')}`,
  pattern`(?<!\p{L})${'place.said_before'}\s+\p{Ll}`,
  ...[...new Set([...languagesOf('place.our').values()].flat())].flatMap(sentencesIn),
]

/** Sentences whose words belong together in one language alone. */
function sentencesIn(language: WordLanguage): RegExp[] {
  const one = (name: ClassName) => oneOfIn(language, name)
  const beforeDone = wordBeforeDone.has(language) ? anotherWord : nothing
  const beforeFavourite = wordBeforeFavourite.has(language) ? anotherWord : nothing
  const our = pattern`(?<!\p{L})${one('place.our')}\s+`
  return [
    pattern`(?<!\p{L})${one('place.people')}\s+${beforeDone}${one('place.done')}(?!\p{L})`,
    pattern`(?<!\p{L})${one('place.done_question')} ${one('place.people_behind')}(?!\p{L})`,
    pattern`${our}${beforeFavourite}(?:${one('place.new')}\s)?${one('place.favourite')}(?!\p{L})`,
    pattern`${our}.*${one('place.favourite_behind')}(?!\p{L})`,
  ]
}

/** Words of notes about a visit, and where they end in what is said of it. */
const visits = [
  pattern`^${'place.visit_begin'}(?!\p{L})`,
  pattern`${word('text.every_day')}`,
  patternWith('u')`^\p{Lu}\p{Ll}+ ${'text.says'}(?!\p{L})`,
  pattern`${word('place.booking')}.{0,40}\s${'place.booked_at'}\s`,
]
const verbs = pattern`\s${'place.is'}\s.*$`

/** What people go to, before its name. */
const leading = patternWith('giu')`(?:^|\s)(?:@|${'place.where_to'})\s+`

/** Those that stand inside names as well: “Feira da Ladra”. */
const ofNames = pattern`^\s*${'place.in_name'}\s`

/**
 * The name of a place in words that people wrote about it: the words themselves where they are a name, what is named in
 * “we have to go to Padella” or “Samstag Karaoke in der Wilden Renate”, and null in “My favourite café in Ghent”.
 */
export function nameInWords(words: string): string | null {
  const found = [...words.matchAll(leading)]
  const isDone = found.some(
    ({ 0: lead, index }) => !ofNames.test(lead) && isWhatPeopleDo(words.slice(0, index)),
  )
  if (!isSentence(words) && !isDone) return words
  // “Anyone been to Yuzu House in Manchester?”: what is behind the last of these words is a city, the one before a name.
  let end = words.length
  for (const { 0: lead, index } of found.toReversed()) {
    const said = words.slice(index + lead.length, end).replace(/[?!.]+$/u, '')
    const name = nameOfVenue(said.replace(verbs, ''), true)
    end = index
    if (name !== null && /^(?:\p{Lu}|\d)/u.test(name) && !isSentence(name) && !isCity(name))
      return name
  }
  return null
}

function isCity(name: string): boolean {
  return cityNamed(name) !== null || zoneOfLargeCity(name) !== null
}

function isSentence(words: string): boolean {
  return /\?$/u.test(words.trim()) || [...visits, ...sentences].some((one) => one.test(words))
}

/** Words for places among those for what is done there: “Museum at Eldridge Street” is a name. */
const places = pattern`^${'place.kind'}s?$`

/** Verbs beside what is done: “Eis essen”. */
const verbsOfActivities = wordsOf('activity.consuming')
const treats = wordsOf('activity.treat')

/** Whether words say only what people do, on which day: “Samstag Karaoke”, “Fika”. */
function isWhatPeopleDo(text: string): boolean {
  const words = wordsIn(text)
  const isDone = (word: string) =>
    treats.has(word) || isEventWord(word) || (isActivityWord(word) && !places.test(word))
  return (
    words.some(isDone) &&
    words.every((word) => weekdays.has(word) || verbsOfActivities.has(word) || isDone(word))
  )
}
