import type { FoundDate } from '#server/domain/language/time/found.ts'
import { oneOf, pattern } from '#server/domain/language/words/pattern.ts'

/** Words for the date that something has moved to, and those that stand right before it: “verschoben auf …”, “jetzt …”. */
const beforeNew = pattern`(?<!\p{L})${oneOf('text.new_date', 'text.now_on')}\s*:?\s*(?:${'text.is_on'} )?$`

/** The new date is announced later. */
const toCome = pattern`${'text.new_date'}.{0,20}${'text.to_come'}`

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
