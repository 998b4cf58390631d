import type { FoundDate } from '#server/domain/language/time/found.ts'
import { besides } from '#server/reading/page/coming.ts'
import { elementsOf } from '#server/reading/page/html.ts'
import type { Page } from '#server/reading/page/page.ts'
import { textOf } from '#server/reading/page/text_of.ts'

/** The fewest letters that the title of another page has besides its date, and how much of a link is read. */
const most = { least: 8, text: 300 }

/** Of a page's dates those that stand in no link which is the title of another page: “March to the court this Tuesday, 9 July, 1:30 pm”. */
export function withoutLinked(
  text: string,
  dates: readonly FoundDate[],
  page: Page,
): readonly FoundDate[] {
  if (dates.length === 0) return dates
  const titles = linkedTitles(page)
  return dates.filter(({ at, quote }) => {
    if (besides(text, at, quote) < most.least) return true
    const from = text.lastIndexOf('\n', at - 1) + 1
    const until = text.indexOf('\n', at + quote.length)
    return !titles.has(text.slice(from, until < 0 ? undefined : until).trim())
  })
}

/** The texts of links to other pages in what a page is about. */
function linkedTitles({ main, about, canonical_url }: Page): ReadonlySet<string> {
  const own = new Set([about.url, canonical_url])
  const titles = new Set<string>()
  for (const element of elementsOf(main.root, main.isCut)) {
    const href = element.name === 'a' ? element.attributes.get('href') : undefined
    if (href === undefined || href.startsWith('#')) continue
    const url = URL.parse(href, about.url ?? undefined)
    if (!url || !/^https?:$/.test(url.protocol) || own.has(url.href)) continue
    for (const line of textOf(element, undefined, most.text).split('\n')) titles.add(line.trim())
  }
  return titles
}
