import { anyOf, oneOf } from '#server/domain/language/words/pattern.ts'
import { wordsFor } from '#server/domain/language/words/lists.ts'
/** When a message says it was sent, and where its words begin in its line; `day` is empty where it names none. */
export interface ChatHead {
  /** In numbers, `22.11.26`; or a word, `yesterday`; or `Sat, Nov 21`. */
  readonly day: string
  readonly clock: string
  /** Characters of the line before what was written. */
  readonly length: number
  /** Which of the forms of heads it has: those of one text have the same. */
  readonly form: number
  /** Whether the line can be nothing else, also where it stands alone. */
  readonly isSure: boolean
}

const mark = '[\u200e\u200f\u202a-\u202e]*'
const numbers = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`
const today = anyOf(wordsFor('text.chat_day', 'today'))
const yesterday = anyOf(wordsFor('text.chat_day', 'yesterday'))
const word = oneOf('text.chat_day').source
const clock = String.raw`(?<clock>\d{1,2}:\d\d(?::\d\d)?(?:[\s\u202f]?[ap]\.?m\.?)?)`
const who = String.raw`[^:\n\]]{1,40}`
/** A name of a person, as programs write it before a time: `Lea Klein`, `@lea`. */
const name = String.raw`@?\p{L}[\p{L}.’'-]{0,20}(?: [\p{L}.’'-]{1,20}){0,2}`
const between = `(?:,? ${oneOf('text.clock_before').source} |,? )`

/** In front of what was written, in one line: WhatsApp, Telegram, Signal. */
const before = [
  String.raw`\[(?<day>${numbers}|${word}),? ${clock}\] (?:${who}):`,
  String.raw`\[${clock}, (?<day>${numbers})\] (?:${who}):`,
  String.raw`(?<day>${numbers}),? ${clock} [-–—] (?!\d\d?:\d\d)(?:${who}):`,
  String.raw`(?:${who}), \[(?<day>${numbers}),? ${clock}\]:?`,
].map((form) => new RegExp(String.raw`^${mark}${form}\s?${mark}`, 'iu'))

/** In a line of its own above what was written: Telegram on a computer, Signal, Slack, Teams, Messages. */
const above = [
  String.raw`${name},?\s+(?<day>${numbers}|${word})${between}${clock}`,
  String.raw`${name}(?:,| {1,3})\s?(?:\[)?${clock}(?:\])?`,
  String.raw`(?<day>${word}|\p{L}{2,10}\.?,? (?:\d{1,2}\.? \p{L}{3,10}\.?|\p{L}{3,10}\.? \d{1,2}))${between}${clock}`,
].map((form) => new RegExp(String.raw`^${mark}${form}\s*$`, 'iu'))

/** The head of a message that stands in front of its words; null for none. */
export function headBefore(line: string): ChatHead | null {
  return headBy(before, line, true)
}

/**
 * The head of a message in a line of its own. Events have such lines, too, “Lambert, 20:00”: it is sure where its minutes are no
 * quarter of an hour, or it tells of yesterday.
 */
export function headAbove(line: string): ChatHead | null {
  const head = headBy(above, line, false)
  if (!head) return null
  const isOdd = Number(/:(\d\d)/.exec(head.clock)?.[1]) % 15 !== 0
  return { ...head, isSure: isOdd || isYesterday(head.day) }
}

function headBy(forms: readonly RegExp[], line: string, isSure: boolean): ChatHead | null {
  const start = line.slice(0, 120)
  for (const [index, form] of forms.entries()) {
    const found = form.exec(start)
    if (!found) continue
    const { day = '', clock: time = '' } = found.groups ?? {}
    return { day, clock: time, length: found[0].length, form: index, isSure }
  }
  return null
}

const isYesterdayWord = new RegExp(`^${yesterday}$`, 'iu')
const isTodayWord = new RegExp(`^${today}$`, 'iu')

/** Whether a day is named as the one before today, in eight languages. */
export function isYesterday(day: string): boolean {
  return isYesterdayWord.test(day)
}

/** Whether a day is named as today, or not at all. */
export function isToday(day: string): boolean {
  return day === '' || isTodayWord.test(day)
}
