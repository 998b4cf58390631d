import type { FoundDate } from '#server/domain/language/time/found.ts'
import { isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import { wordsIn } from '#server/domain/language/activity/find.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import {
  oneOf,
  oneOfSpelled,
  pattern,
  patternWith,
  startsEitherWay,
} from '#server/domain/language/words/pattern.ts'

/** Words for the date that something has moved to, and those that stand right before it: “verschoben auf …”, “jetzt …”. */
const beforeNew = pattern`(?<!\p{L})${oneOf('text.new_date', 'text.now_on')}\s*:?\s*(?:${'text.is_on'} )?$`

/** The new date is announced later. */
const toCome = pattern`${'text.new_date'}.{0,20}(?<!\p{L})${'text.to_come'}`

/** Whether a text names a new date, and does not only promise one. */
export function namesNewDate(text: string): boolean {
  return newDate.test(text) && !toCome.test(text)
}

const newDate = pattern`(?<!\p{L})${'text.new_date'}(?!\p{L})`

/** What is said of how something was to be, up to the end: “that was originally scheduled for”, “won’t be on Thursday”. */
const planned = pattern`(?:[\s,–]+(?:${'text.planned_lead'}|–)(?![\p{L}]))*[\s,–]+${'text.planned'}(?![\p{L}]).*$`

/** The same before it: “Der ursprünglich für Donnerstag angesetzte Elternabend”. */
const plannedBefore = patternWith(
  'u',
)`^(?:[\p{L}–.\d]+\s+){0,6}?${oneOfSpelled(startsEitherWay, 'text.planned_before')}\s+(?=\p{Lu})`

const endings = wordsOf('time.change_before', 'time.moved_to', 'time.not_day', 'time.but')

/** The title of something that has moved, without what is said of that: “The concert originally scheduled for”. */
export function withoutPlanned(title: string): string {
  const behind = title.replace(planned, '')
  const short = /\p{L}{3}/u.test(behind) ? behind : title
  const words = short.replace(plannedBefore, '').split(' ')
  while (words.length > 1 && isEnding(words.at(-1))) words.pop()
  const left = words.join(' ')
  return isOnlyPlain(left) ? title : left
}

function isEnding(word = ''): boolean {
  const [folded = '', ...others] = wordsIn(word)
  return others.length === 0 && endings.has(folded)
}

/**
 * The dates of something that has moved: the new one where the text says which it is, with the old one's time where it has
 * none; none where it is announced later; else those that were found.
 */
export function movedDates(text: string, dates: readonly FoundDate[]): readonly FoundDate[] {
  if (toCome.test(text)) return []
  const moved = dates.find(({ at }) => beforeNew.test(text.slice(Math.max(0, at - 30), at)))
  if (!moved || dates.length < 2) return dates
  const { starts } = moved
  const old = dates.find((date) => date !== moved && date.starts.precision === 'exact')?.starts
  if (starts.precision === 'exact' || !old) return [moved]
  const local = `${starts.local.slice(0, 10)}${old.local.slice(10)}`
  return [{ ...moved, starts: { ...old, local } }]
}
