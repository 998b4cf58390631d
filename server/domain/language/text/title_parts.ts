import { pattern, patternWith } from '#server/domain/language/words/pattern.ts'
import { wordsIn } from '#server/domain/language/activity/find.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { isNameOfDay } from '#server/domain/language/time/named_day.ts'
import { weekdays } from '#server/domain/language/time/words.ts'
import { isErrand } from '#server/domain/language/text/errands.ts'
import { maxPartLength, partOf, tidy } from '#server/domain/language/text/part_of.ts'
import { isNameless, isOnlyPlain, saysOnlyWhen } from '#server/domain/language/text/nameless.ts'

const hours = patternWith('giu')`\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm|${'text.hour_mark'})?(?!\p{L})`

/** “Am Kindertag: …”: the day on which something is, before what it is. */
const occasion = pattern`^(?:${'text.occasion_before'}) \p{L}[\p{L} -]{2,25}:\s+(?=\p{L}{4})`

/** A line without parts before its first dash or colon that say nothing: “Rdv – …”, “Ce week-end – …”. */
export function withoutPlainParts(given: string): string {
  const text = given.replace(occasion, '')
  const [lead = '', words = ''] =
    /^(.{2,40}?)(?:\s[–—|·-]\s|:\s|\s\p{Extended_Pictographic}+\s)/u.exec(text) ?? []
  if (isShopping(words, text.slice(lead.length))) return ''
  const spoken = words.replace(hours, ' ')
  const isPlain = words !== '' && isOnlyPlain(spoken) && !wordsIn(words).some(isEventWord)
  const rest = text.slice(lead.length)
  return isPlain && lead !== '' && isWritten(rest) && !isNameless(rest) && !isDay(rest)
    ? rest
    : text
}

/** Whether words are only a day of the week: “When: Friday” names nothing. */
function isDay(text: string): boolean {
  return wordsIn(text).every((word) => weekdays.has(word))
}

/** Whether words such as “heute noch” stand before single words with commas: things to buy, and no idea. */
function isShopping(words: string, rest: string): boolean {
  const things = rest.replace(/^[\s:–—|·-]+/u, '').split(/,\s*/u)
  return (
    isOnlyPlain(words) && things.length > 2 && things.every((one) => /^[\p{L}-]{2,15}$/u.test(one))
  )
}

interface Part {
  readonly part: string
  readonly text: string
}

/** The part of a sentence that is its title: the first, unless that alone is only what people do, such as “Concert”. */
export function chosenOf(parts: readonly Part[], isNamed: boolean): Part | null {
  const written = parts.filter(({ text }) => isWritten(text))
  const [first, whole] = written
  if (whole && isErrand(whole.text)) return null
  const named = written.find(({ text }) => !isNameless(text))
  if (
    named &&
    named === first &&
    whole &&
    isThin(first.text) &&
    whole.text.length <= maxPartLength
  ) {
    return shortened(whole)
  }
  if (named) return shortened(named)
  if (!isNamed) return null
  // Something with a time or an address is named well enough by an activity.
  const titled = written.filter(({ text }) => !saysOnlyWhen(text) || namesEventAlone(text))
  const longer = titled.find(({ text }) => text.length <= maxPartLength && text !== titled[0]?.text)
  return longer ?? titled[0] ?? null
}

/** “Dinner – Jiro, 4-2-15 Ginza, Tokyo” without what follows the name. */
function shortened({ part, text }: Part): Part {
  // “Konzert: Zaz, Tempodrom”
  const [lead = '', kind = '', named = ''] = /^([^:,–]{3,30}?\s?:\s)(\p{Lu}.*)$/u.exec(text) ?? []
  if (lead !== '' && isThin(kind.replace(/\s?:\s$/u, '')) && /^[^,]+,\s\p{Lu}[^,]*$/u.test(named))
    return { part, text: kind + tidy(partOf(named)) }
  const [first = '', rest] = text.split(' – ', 2)
  return rest !== undefined && isThin(first)
    ? { part, text: `${first} – ${tidy(partOf(rest))}` }
    : { part, text }
}

/** Whether words are only what people do. */
function isThin(text: string): boolean {
  return isNameless(text) || namesEventAlone(text) || isNameOfDay(text)
}

/** Whether words name a kind of event, and nothing else: “Concert”. */
export function namesEventAlone(text: string): boolean {
  const words = wordsIn(text)
  return words.some(isEventWord) && words.every((word) => isEventWord(word) || isOnlyPlain(word))
}

function isWritten(text: string): boolean {
  return [...text].length >= 2 && /\p{L}/u.test(text)
}
