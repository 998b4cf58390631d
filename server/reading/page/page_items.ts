import type { Claim, FoundItem } from '#server/domain/language/claim.ts'
import type { SourceAbout } from '#server/domain/capture/source_input.ts'
import { listNumberOf, saysList } from '#server/domain/language/text/list_words.ts'
import type { DateAbout } from '#server/domain/language/time/found.ts'
import { listsIdeas, type Telling } from '#server/reading/page/declared.ts'
import { listedItems } from '#server/reading/page/items.ts'
import { labelledDates } from '#server/reading/page/labelled_dates.ts'
import type { MainPart } from '#server/reading/page/main.ts'
import type { PageTitles } from '#server/reading/page/page_titles.ts'
import { type FoundFrom, isArticle, isIdea } from '#server/reading/page/structured.ts'
import { claimsOf, itemOf } from '#server/reading/page/thing_claims.ts'

/** A page whose list is looked for. */
interface ListingPage {
  /** What it is about, by each syntax of its metadata. */
  readonly found: readonly FoundFrom[]
  readonly main: MainPart
  readonly titles: PageTitles
  readonly about: SourceAbout
  readonly dates: DateAbout
  readonly telling: Telling
  /** The words of its content. */
  readonly words: string
  /** Whether it has a recipe, whatever else it is. */
  readonly is_recipe: boolean
}

/** How many characters before a list may say when the page's own event is. */
const head = 600

/** What is listed: by the most trusted syntax that lists something, else by the page's own headings and lists. */
export function itemsOf({
  found,
  main,
  titles,
  about,
  dates,
  telling,
  words,
  is_recipe,
}: ListingPage): FoundItem[] {
  const { url, now } = about
  const said = Object.values(titles).filter((title) => title !== null)
  // What is told is one thing, unless its title says that there are several.
  const isSeveral = said.some((title) => saysList(title) || listNumberOf(title) !== null)
  const first = found.find(({ subject, several }) => several.length > 0 || isIdea(subject))
  if (first && isIdea(first.subject)) return []
  const isCounted = said.some((title) => isNear(listNumberOf(title), first?.several.length ?? 0))
  if (first && (telling === 'open' || isCounted || listsIdeas(first.several))) {
    const items = first.several.flatMap((one) => itemOf(one, url, now) ?? [])
    return items.length > 1 ? items : []
  }
  // A recipe's steps and a product's properties are lists of something else.
  if (!isArticle(found) || is_recipe) return []
  if (telling === 'told' && !isSeveral) return []
  const listed = listedItems(main, { url, now, titles: said, dates })
  if (isSeveral || listed.length === 0) return listed
  // Below the day of what it is about, a page lists what else there is.
  const own = words.slice(0, Math.max(0, words.indexOf(listed[0]?.title ?? '')) || head)
  if (labelledDates(own.slice(0, head), dates).length > 0) return []
  // Beside an article stand others, with the days on which they came out.
  return telling === 'open' || listed.every(({ starts }) => starts) ? listed : []
}

/** Whether a list has as many entries as a title says, or nearly so. */
function isNear(wanted: number | null, length: number): boolean {
  return wanted !== null && Math.abs(length - wanted) <= 2
}

/** What is known of the first items besides their excerpts: subject n + 1 is item n. */
export function itemClaims(
  found: readonly FoundFrom[],
  items: readonly FoundItem[],
  now: string,
): Claim[] {
  const first = found.find(({ several }) => several.length > 0)
  if (!first || items.length === 0) return []
  return first.several
    .slice(0, 30)
    .flatMap((one, at) => claimsOf(one, first.from, at + 1, now))
    .filter(({ field }) => field !== 'description')
}
