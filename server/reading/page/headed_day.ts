import type { FoundDate } from '#server/domain/language/time/found.ts'
import { readDates } from '#server/domain/language/time/read.ts'
import { withHour } from '#server/reading/page/announced_day.ts'
import { isClearDay } from '#server/reading/page/clear_day.ts'
import { isToCome } from '#server/reading/page/coming.ts'
import { elementsOf } from '#server/reading/page/html.ts'
import type { Page } from '#server/reading/page/page.ts'
import { lineOf } from '#server/reading/page/text_of.ts'
import { titleKey } from '#server/reading/page/title.ts'

/** Headings below the first level, and how many are read. */
const levels = new Set(['h2', 'h3', 'h4'])
const most = 6

/**
 * The only day to come in a heading that repeats an article's title: “Holiday club for children, 3 to 6 July 2027”
 * below “Holiday club”. Null for none and for several.
 */
export function headedDay(page: Page): FoundDate | null {
  const { main, dates: about, titles } = page
  const title = titleKey(titles.heading ?? titles.title ?? '')
  if (title === '') return null
  const headings = elementsOf(main.root, main.isCut).filter(({ name }) => levels.has(name))
  const found = headings.slice(0, most).flatMap((heading) => {
    const line = lineOf(heading, 300)
    if (!/\d/.test(line) || !titleKey(line).includes(title)) return []
    return readDates(line, { ...about, is_note: true }).filter(
      (date) =>
        !date.either &&
        isClearDay(date.quote) &&
        isToCome(date, page) &&
        !page.isOwnTime(date.starts),
    )
  })
  const [only, other] = found
  if (!only || other) return null
  return only.ends ? only : withHour(only, page)
}
