import { isObject } from '#server/domain/basics/json.ts'
import type { Author } from '#server/runtime/told/known_words.ts'
import { withToolsNamed } from '#server/runtime/told/names.ts'
import { isBare, isSentence, isWords } from '#server/runtime/told/fields.ts'
import { lengthFor } from '#server/runtime/told/fitting.ts'
import { localTime } from '#server/runtime/told/local_time.ts'
import { authorAt } from '#server/runtime/told/others_words.ts'
import { quoted, safeJson } from '#server/runtime/told/quote.ts'
import { saidAt } from '#server/runtime/told/sentence.ts'
import { authorAgain, byAuthor, longText, type Style } from '#server/runtime/told/style.ts'
import type { Writing } from '#server/runtime/told/writing.ts'

/** The value of a field that is no thing: a time on the clocks of its zone, words in quotes with their author, anything else as JSON. */
export function valueText(
  writing: Writing,
  field: string,
  value: unknown,
  pointer: string,
  style: Style,
): string {
  if (Array.isArray(value))
    return `[${value.map((one, at) => valueText(writing, field, one, isObject(one) ? `${pointer}/${at}` : '', style)).join(', ')}]`
  if (isObject(value) && typeof value.person_handle === 'string')
    return personText(writing, value, pointer, style)
  if (typeof value !== 'string') return safeJson(value)
  const time = timeText(writing, value, style)
  if (time !== null) return time
  const named = String(withToolsNamed(field, value))
  if (!isWords(field) && isBare(named)) return named
  if (isSentence(field) && !writing.others.theirs.has(pointer))
    return saidText(saidAt(value, pointer, writing.others), style)
  const around = field === 'display_name' ? null : style.author
  const author = authorAt(writing.others, pointer, around)
  const mine = byAuthor(style, author)
  // What is to be approved is not cut.
  const isWhole = field.startsWith('body')
  return wordsText(value, isWhole ? { ...mine, longest: Number.POSITIVE_INFINITY } : mine)
}

/** Somebody in a list inside of a list: what they are called, and the handle. */
function personText(
  { others }: Writing,
  { display_name, person_handle }: Readonly<Record<string, unknown>>,
  pointer: string,
  style: Style,
): string {
  const author = authorAt(others, `${pointer}/display_name`, null)
  return `${wordsText(String(display_name), byAuthor(style, author))} ${String(person_handle)}`
}

/** A time on the clocks of its zone, and on those of the account where they differ; null for any other text. */
function timeText({ zone, state }: Writing, text: string, style: Style): string | null {
  const time = localTime(text, style.zone)
  const own = zone === style.zone ? time : localTime(text, zone)
  if (time === own) state.hasTimes ||= own !== null
  return time === own ? own : `${time} (${own} for the user)`
}

/** A sentence of the service, which is not cut: the words in its quotes end with whose they are. */
export function saidText(sentence: string, style: Style): string {
  return wordsText(sentence, { ...style, author: null, longest: longText, most: null })
}

/** Words in quotes, and whose they are. */
export function wordsText(text: string, style: Style): string {
  const { longest, most } = style
  const length = most === null ? longest : Math.min(longest, lengthFor(text, most))
  if (style.isDense && length < text.length) style.left.add('ends of long names')
  return `${quoted(text, length)}${authorText(style)}`
}

/** Whose the words before it are; empty for the caller's own. */
export function authorText({ author, said, most }: Style): string {
  if (author === null) return ''
  if (said?.has(author)) return ` ${authorAgain(author)}`
  said?.add(author)
  return ` ${most === null ? author : shortAuthor(author)}`
}

/** The most characters of the name of a page where names are cut. */
const longestPage = 40

/** An author whose page has a long name, with its beginning. */
function shortAuthor(author: Author): string {
  const isLong = author.startsWith('from ') && author.length > longestPage
  return isLong ? `${author.slice(0, longestPage)}…` : author
}

const longestJson = 800

/** An object as JSON, if that is not long. */
export function shortJson(value: unknown): string {
  const text = safeJson(value)
  return text.length > longestJson ? '' : text
}
