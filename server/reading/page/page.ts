import type { FoundTime } from '#server/domain/language/claim.ts'
import type { Status } from '#server/domain/language/text/status.ts'
import type { DateAbout } from '#server/domain/language/time/found.ts'
import type { SourceAbout } from '#server/domain/capture/source_input.ts'
import type { Telling } from '#server/reading/page/declared.ts'
import type { HtmlElement } from '#server/reading/page/html.ts'
import type { MainPart } from '#server/reading/page/main.ts'
import type { PageMeta } from '#server/reading/page/meta.ts'
import type { PageTitles } from '#server/reading/page/page_titles.ts'
import type { SiteNames } from '#server/reading/page/title.ts'
import type { Reason } from '#server/domain/language/time/reason.ts'

/** What the readers of a page share. */
export interface Page {
  readonly root: HtmlElement
  readonly meta: PageMeta
  readonly main: MainPart
  readonly titles: PageTitles
  /** The same with the dates that stand in them. */
  readonly written_titles: PageTitles
  /** What its titles say besides: that it is off, moved or sold out. */
  readonly status: Status | null
  /** The words of its content. */
  readonly words: string
  readonly site: SiteNames
  readonly about: SourceAbout
  /** The address that it gives for itself; null for none. */
  readonly canonical_url: string | null
  /** A language tag, with the region that the page names; null where it is not known. */
  readonly language: string | null
  /** What the dates of its words are read with. */
  readonly dates: DateAbout
  /** Whether its words tell of something, as those of a product's page do not. */
  readonly is_article: boolean
  /** Whether it describes a film or a play: when that is shown is told, when it came out is not. */
  readonly is_film: boolean
  /** Whether it describes something that is sold: its own description may say when that is. */
  readonly is_product: boolean
  /** How far its words count. */
  readonly telling: Telling
  /** Whether its titles say that it tells of what has been, or of many things. */
  readonly is_report: boolean
  /** Whether a time is that of its own publication or change. */
  readonly isOwnTime: (time: FoundTime) => boolean
  /** Whether it says when it came out or was changed. */
  readonly isDated: () => boolean
  /** The times that it gives for its publication or change. */
  readonly given: () => readonly FoundTime[]
  /** The times that it gives for its own although they are still to come. */
  readonly toCome: () => readonly FoundTime[]
  /** Whether what it describes is an article: its title need not be the name of a place in it. */
  readonly is_told: boolean
  /** Why days and hours in its words are no date of it: gathered while they are read. */
  readonly discarded: Set<Reason>
}
