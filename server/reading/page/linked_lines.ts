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

/** What a link loads for a calendar: “Friday, 11 December, 7 pm (add to calendar)”. */
const calendarFile = /\.ics$/i

/**
 * The texts of links to other pages of the same site in what a page is about. One that leads elsewhere sells tickets, or says
 * the same again.
 */
function linkedTitles({ main, about, canonical_url }: Page): ReadonlySet<string> {
  const own = [about.url, canonical_url].flatMap((one) => URL.parse(one ?? '') ?? [])
  const titles = new Set<string>()
  for (const element of elementsOf(main.root, main.isCut)) {
    const href = element.name === 'a' ? element.attributes.get('href') : undefined
    if (href === undefined || href.startsWith('#')) continue
    const url = URL.parse(href, about.url ?? undefined)
    if (!url || !own.some((one) => siteOf(one) === siteOf(url))) continue
    if (calendarFile.test(url.pathname) || own.some((one) => isSamePage(url, one))) continue
    for (const line of textOf(element, undefined, most.text).split('\n')) titles.add(line.trim())
  }
  return titles
}

function siteOf({ host }: URL): string {
  return host.replace(/^www\./, '')
}

/** Whether an address is a page's own one, perhaps with more behind it: “?share=1”. */
function isSamePage({ pathname, search }: URL, own: URL): boolean {
  return pathname === own.pathname && (own.search === '' || own.search === search)
}
