import type { Claim } from '#server/domain/language/claim.ts'
import { type DateAbout, type FoundDate, readDates } from '#server/domain/language/time/read.ts'
import { withHour } from '#server/reading/page/announced_day.ts'
import { isDayAndMonth } from '#server/reading/page/clear_day.ts'
import { metaOf } from '#server/reading/page/meta.ts'
import type { Page } from '#server/reading/page/page.ts'

/**
 * When something is whose page says so in its title alone: “Nils Frahm | Fri 22 Jan 2027 | Funkhaus, Berlin”. The hour is that
 * which its description or its words give for this day. Empty where no title has a day to come.
 */
export function titleDayClaims(page: Page, isClear = isDayAndMonth): Claim[] {
  const { written_titles: titles, meta, dates: reading, telling, isOwnTime } = page
  const description = metaOf(meta, 'og:description', 'description')
  const note = { ...reading, is_note: true }
  for (const from of ['heading', 'opengraph', 'title'] as const) {
    const title = titles[from] ?? ''
    const [date] = /\d/.test(title) ? readDates(title, note) : []
    if (!date || date.either || !isClear(date.quote) || !isAhead(date, reading)) continue
    // Some news stand under the day on which they came out.
    if (telling !== 'open' && isOwnTime(date.starts)) continue
    const day = date.starts.local.slice(0, 10)
    const timed = readDates((description ?? '').slice(0, 2_000), note).find(
      ({ starts }) => starts.precision === 'exact' && starts.local.startsWith(day),
    )
    const { starts, ends } = timed ?? withHour(date, page)
    const own = { from, subject: 0 } as const
    return [
      { ...own, field: 'kind', value: 'event' },
      { ...own, field: 'starts', value: starts },
      ...(ends ? [{ ...own, field: 'ends', value: ends } as const] : []),
    ]
  }
  return []
}

function isAhead({ starts }: FoundDate, { now }: DateAbout): boolean {
  return starts.local.slice(0, 10) >= now.slice(0, 10)
}
