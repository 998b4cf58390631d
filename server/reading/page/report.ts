import type { PageTitles } from '#server/reading/page/page_titles.ts'
import { pattern, word } from '#server/domain/language/words/pattern.ts'

/** What titles call what has been, or what tells of many things; “15 minutes” is how long something takes. */
const report = pattern`(?<!\d\s)${word('page.report')}`

/** Whether a page's titles say that it tells of what has been, or of many things: “Minutes of the May meeting”, “Village news”. */
export function isReport(titles: PageTitles): boolean {
  return Object.values(titles).some((title) => title !== null && report.test(title))
}
