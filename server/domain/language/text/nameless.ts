import { isActivityWord, wordsIn } from '#server/domain/language/activity/find.ts'
import { days, months, shortWeekdays } from '#server/domain/language/time/words.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { citiesIn } from '#server/domain/language/place/catalog.ts'
import { oneOf, pattern, patternWith } from '#server/domain/language/words/pattern.ts'

/** Words that name nothing, as `nameKey` writes them. */
const plain = wordsOf('text.plain')

/** What is called by a number: “Room 12.12”, “Bar 25”; not “club 22 Uhr”. */
const numbered = pattern`(?<![\p{L}\p{N}])${'text.numbered_room'}\s\d{2,4}(?:[.-]\d{1,3})?(?![\p{L}\p{N}%€$£:]|\s?(?:[ap]\.?m|${oneOf('text.hour_mark', 'text.people')})\b)`

/** “The Market Tavern”: with an article and capital letters, words for what people do are a name. */
const ofInn = patternWith(
  'u',
)`^${'text.inn_article'} \p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?${'text.inn'}$`

/**
 * Whether words name no place and no event: there are only words such as “that”, “place” and “everybody”, words for
 * activities, and cities of the catalog.
 */
export function isNameless(text: string): boolean {
  if (numbered.test(text) || ofInn.test(text.trim())) return false
  const cities = new Set(citiesIn(text).flatMap((city) => wordsIn(city)))
  return wordsIn(text).every(
    (word) => plain.has(word) || isActivityWord(word) || cities.has(word) || namesTime(word),
  )
}

const hour = pattern`^\d{1,2}(?:am|pm|${'text.hour_mark'})?$`

/** Whether a word is a number of a clock, a month or a day of the week, which say when it is. */
function namesTime(word: string): boolean {
  return hour.test(word) || months.has(word) || shortWeekdays.has(word) || days.has(word)
}

/** Whether words are nothing but words of a language, hours and days: “Last entry 5pm”, “Sat”. */
export function saysOnlyWhen(text: string): boolean {
  return wordsIn(text).every((word) => plain.has(word) || namesTime(word))
}

/** Whether words are nothing but words of a language, such as “that place”: activities count as a name. */
export function isOnlyPlain(text: string): boolean {
  return wordsIn(text).every((word) => plain.has(word))
}

/** “What's that place called again”, “Wie hieß noch mal die Bar”. */
const calledWhat = pattern`${'text.what_is'} .{0,60}${'text.name_asked'}(?!\p{L})|^${'text.called_what_first'} |${'text.called_what'}`

/** A question, and names in it: words with a capital letter that do not begin it. */
const question = /^[^.!?\n]+\?$/u
const nameInside = /[\p{Ll}\d,:@'’"“„«(-]\s*["“„«(]?\p{Lu}|\d/u

/** Whether a text asks what something is called, or is a question that names nothing: no name, no number, no activity. */
export function asksForName(text: string): boolean {
  const line = text.trim().slice(0, 300)
  if (calledWhat.test(line)) return true
  return question.test(line) && !nameInside.test(line) && !wordsIn(line).some(isActivityWord)
}
