import type { FoundItem, FoundTime } from '#server/domain/language/claim.ts'
import type { DateAbout } from '#server/domain/language/time/found.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { readTime } from '#server/domain/language/time/read.ts'
import { tokensOf } from '#server/domain/language/time/tokens.ts'
import { beginWords, doorWords } from '#server/domain/language/time/words.ts'
import { clipText, clipTitle, maxExcerptLength } from '#server/domain/language/text/clip.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { patternWith } from '#server/domain/language/words/pattern.ts'

/** The most characters of a line that is read for several events, and the most events. */
const most = { characters: 300, events: 10 }

/** Between two events of a line. */
const between = patternWith('u')`[,;]\s+|\s+${'text.then'}\s+`

/** Words for the parts of one thing: its beginning and its end, the way there and back. */
const partWords = wordsOf('text.part_of_event')

/**
 * The events that one line names, each with its own words, day and time: “Fri quiz 7pm, Sat band 9pm at The Swan”. Empty
 * where it names fewer than two, and for several times of one.
 */
export function eventsInLine(text: string, about: DateAbout): FoundItem[] {
  const line = text.trim()
  if (line.length > most.characters || line.includes('\n')) return []
  const parts = line.split(between)
  const found = parts.map((part) => eventOf(part, about))
  const count = found.filter((event) => event !== null).length
  // What is behind the last one belongs to it: “…, Sat band 9pm, The Swan”.
  const events = found.slice(0, count).filter((event) => event !== null)
  const days = new Set(events.map(({ starts }) => starts.local.slice(0, 10)))
  // “5 December 10pm, then brunch Sunday 11am”: that Sunday is not the next one.
  const isInOrder = events.every(
    ({ starts }, index) => starts.local > (events[index - 1]?.starts.local ?? ''),
  )
  const isEach = events.length > 1 && events.length === count && days.size === count
  if (!isEach || !isInOrder) return []
  const rest = parts.slice(count).join(', ')
  return events.slice(0, most.events).map(({ title, starts, part }) => ({
    ...{
      title: clipTitle(title.slice(0, 1).toUpperCase() + title.slice(1)),
      kind: 'event',
      link: null,
      starts,
    },
    excerpt: clipText([part, rest].filter(Boolean).join(', '), maxExcerptLength),
  }))
}

interface LineEvent {
  readonly title: string
  readonly starts: FoundTime
  readonly part: string
}

/** One event with a day, a time and words of its own; null for anything else. */
function eventOf(part: string, about: DateAbout): LineEvent | null {
  const { dates } = readTime(part, { ...about, is_note: true })
  const [date, ...more] = dates
  if (!date || more.length > 0 || date.either || date.starts.precision !== 'exact') return null
  const spans = date.spans ?? [{ at: date.at, end: date.at + date.quote.length }]
  const title = spans
    .toReversed()
    .reduce(
      (left, { at, end }) =>
        `${left.slice(0, at)} ${eventWordsOf(left.slice(at, end))} ${left.slice(end)}`,
      part,
    )
    .replace(/\s+/gu, ' ')
    .replace(/^[\s:–-]+|[\s:–-]+$/gu, '')
  const words = tokensOf(title).filter(({ kind }) => kind === 'word')
  const isPart = words.some(({ text }) => partWords.has(text) || doorWords.has(text))
  const isNamed = words.some(({ text }) => text.length > 2 && !isPlain(text))
  return isNamed && !isPart ? { title, starts: date.starts, part: part.trim() } : null
}

/** The words of a date that name what it is as well: “10am brunch”. */
function eventWordsOf(date: string): string {
  const words = tokensOf(date).filter(({ text }) => isEventWord(text))
  return words.map(({ raw }) => raw).join(' ')
}

const plain = wordsOf('text.only_begins')

/** Whether a word says only that something begins. */
function isPlain(word: string): boolean {
  return plain.has(word) && beginWords.has(word)
}
