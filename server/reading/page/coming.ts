import { ianaZone } from '#server/domain/basics/zone.ts'
import { wordsIn } from '#server/domain/language/activity/find.ts'
import { valuesOf } from '#server/domain/language/words/lists.ts'
import type { FoundTime } from '#server/domain/language/claim.ts'
import type { FoundDate } from '#server/domain/language/time/found.ts'
import { orderOf } from '#server/reading/page/time.ts'
import type { Page } from '#server/reading/page/page.ts'

/** When a time is, on the clocks of a zone where it names no offset. */
export function instantOf(time: FoundTime, timezone: string): number {
  if (time.offset !== null) return orderOf(time)
  const last = time.precision === 'exact' ? 0 : 86_399
  return (ianaZone(timezone).instantOf(Date.parse(`${time.local}Z`) / 1_000) + last) * 1_000
}

const months = valuesOf('time.month')

/** The most letters that a line may have besides its date. */
const maxBesides = 25

/** Whether a date may be that of what a page is about: of an article only one to come, in a line of its own or behind a label. */
export function mayBeIts(
  text: string,
  { at, quote, starts, ends }: FoundDate,
  page: Page,
): boolean {
  if (page.telling === 'open') {
    const letters = besides(text, at, quote)
    if (letters <= maxBesides) return true
    return (
      isRound(starts) && (!isRunningText({ at, letters }) || isOfTitle(text, { at, quote }, page))
    )
  }
  if (!isToCome({ starts, ends }, page) || isOfLastTime(quote, starts, page)) return false
  if (starts.precision === 'exact' && isMonthOfTitle(starts, page)) return true
  // From one hour to another of a day is when something is, wherever it stands: “January 17, 2019 5:00pm - 7:00pm”.
  if (starts.precision === 'exact' && ends?.precision === 'exact' && /\d{4}/u.test(quote))
    return true
  if (starts.precision === 'exact' && /\d{4}/u.test(quote) && isOfTitle(text, { at, quote }, page))
    return true
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return besides(text, at, quote) <= maxBesides || /^\P{L}*\p{L}{2,20}\s?:\s*$/u.test(before)
}

/** Where running text begins to be about other things than a page's title, and the letters of its lines besides a date. */
const running = { from: 500, letters: 80 }

/** Whether a date stands in a paragraph far below the beginning of a page: “The council meets on 12 May at 7 pm …”. */
function isRunningText({
  at,
  letters,
}: {
  readonly at: number
  readonly letters: number
}): boolean {
  return at >= running.from && letters > running.letters
}

/** How far down a page the sentence stands that says when its title is, and the letters of a word that tells. */
const sentence = { until: 1_500, letters: 5 }

/**
 * Whether a date stands in a sentence with most of the words of the page's title, so that it is about the same: “The next
 * *meetup* is on 15 January 2027 at 19:00” below “Our meetup”.
 */
export function isOfTitle(
  text: string,
  { at, quote }: Pick<FoundDate, 'at' | 'quote'>,
  { written_titles: { heading, title } }: Page,
): boolean {
  if (at > sentence.until) return false
  const before = text.slice(0, at).split(betweenSentences).at(-1) ?? ''
  const behind = text.slice(at + quote.length).split(/\n|[.!?](?:\s|$)/u, 1)[0] ?? ''
  const said = new Set(wordsIn(`${before} ${behind}`))
  return [heading, title].some((one) => {
    const telling = wordsIn(one ?? '').filter(({ length }) => length >= sentence.letters)
    const shared = telling.filter((word) => said.has(word))
    return shared.length > 0 && shared.length * 2 >= telling.length
  })
}

/** What parts the sentences and lines of a page: no full stop behind the number of a day. */
export const betweenSentences = /\n|(?<!\d)[.!?]\s+(?=\p{Lu})/u

/** How many letters the line of a date has besides it. */
export function besides(text: string, at: number, quote: string): number {
  const until = text.indexOf('\n', at + quote.length)
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  const behind = text.slice(at + quote.length, until < 0 ? undefined : until)
  return (before + behind).match(/\p{L}/gu)?.length ?? 0
}

/** On which line of a page's words its title stands, whose last one where it has several; 0 where it does not stand there. */
export function lineOfTitle(text: string, { written_titles: { heading } }: Page): number {
  const title = heading?.trim() ?? ''
  const lines = text.split('\n')
  const whole = lines.indexOf(title)
  if (whole >= 0 || title === '') return Math.max(0, whole)
  for (const [from, first] of lines.entries()) {
    if (first.length < 3 || !title.startsWith(first)) continue
    let said = first
    for (let at = from + 1; said.length < title.length && at < lines.length; at += 1) {
      said = `${said} ${lines[at]}`
      if (said === title) return at
    }
  }
  return 0
}

/** What parts a line: “Lido • 29 August 2027”. */
const apart = /\s[·•|]\s/gu

/** How many letters the part of a line has besides a date in it: “Lido • 29 August 2027” has none. */
export function besidesInPart(text: string, at: number, quote: string): number {
  const from = text.lastIndexOf('\n', at - 1) + 1
  const until = text.indexOf('\n', at + quote.length)
  const before = text.slice(from, at).split(apart).at(-1) ?? ''
  const [behind = ''] = text.slice(at + quote.length, until < 0 ? undefined : until).split(apart, 1)
  return (before + behind).match(/\p{L}/gu)?.length ?? 0
}

/** Nothing begins at 17:13 but what was written then. */
function isRound({ precision, local }: FoundTime): boolean {
  return precision !== 'exact' || Number(local.slice(14, 16)) % 5 === 0
}

/** Whether the title of a page names the month and the year of a date: “Reunión febrero 2027”. */
function isMonthOfTitle({ local }: FoundTime, { written_titles: titles }: Page): boolean {
  const words = wordsIn(titles.heading ?? '')
  return (
    words.includes(local.slice(0, 4)) &&
    words.some((word) => months.get(word) === Number(local.slice(5, 7)))
  )
}

/** How far ahead of now the next of days without a year is when the last one is nearer, in milliseconds. */
const halfYear = 183 * 86_400_000

/** Whether an article names a day without its year that was nearer than it will be: “[24 June, 11:30]” in November. */
function isOfLastTime(quote: string, { local }: FoundTime, { about }: Page): boolean {
  return !/\d{4}/u.test(quote) && Date.parse(`${local}Z`) > Date.parse(about.now) + halfYear
}

/** Whether a date is still to come, and not when something was written. */
export function isToCome(
  { starts, ends }: Pick<FoundDate, 'starts' | 'ends'>,
  { about }: Page,
): boolean {
  return isRound(starts) && instantOf(ends ?? starts, about.timezone) >= Date.parse(about.now)
}
