import type { FoundTime } from '#server/domain/language/claim.ts'
import type { DateAbout } from '#server/domain/language/time/read.ts'
import { elementsOf, type HtmlElement } from '#server/reading/page/html.ts'
import { plainLine } from '#server/reading/page/text_of.ts'
import { linkFrom } from '#server/reading/page/thing_claims.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'

/** What items are looked for with. */
export interface ItemsAbout {
  readonly url: string | null
  /** The titles of the page, which say what and how many it lists. */
  readonly titles: readonly string[]
  /** When the page is read, RFC 3339. */
  readonly now: string
  /** What dates of a programme are read with. */
  readonly dates: DateAbout
}

/** How many items count, and how many are read at all. */
export const maxItems = 100
export const maxRead = 1_000

/** One thing of a list, before it is known to be one. */
export interface Candidate {
  readonly title: string
  readonly number: number | null
  readonly excerpt: string | null
  readonly link: string | null
  /** When it is, in a programme. */
  readonly starts?: FoundTime
}

const numbered = pattern`^(?:#|№|${'page.number'}\.?\s|${'page.number_sign'}\s?)?(\d{1,3})(?:[.):]|\s[–—-]|º)?\s+(?=\D)(.{2,})$`

/** `3. Prater Garten`, `#3 Prater Garten` and `3) Prater Garten` without their number. */
export function titleOf(text: string): { title: string; number: number | null } {
  const match = numbered.exec(text)
  const isMarked = match && /^(#|№|n)|^\d{1,3}([.):]|\s[–—-]|º)/i.test(text)
  const title = plainLine(isMarked ? match[2] : text, 160) ?? ''
  return { title, number: isMarked ? Number(match[1]) : null }
}

/** The first link that leads off the page's own site, else the first that leads to another page of it. */
export function firstLink(parts: readonly HtmlElement[], base: string | null): string | null {
  const host = base === null ? '' : (URL.parse(base)?.host ?? '')
  let own: string | null = null
  for (const part of parts) {
    for (const element of elementsOf(part)) {
      const href = element.name === 'a' ? element.attributes.get('href') : undefined
      if (!href || href.startsWith('#')) continue
      const link = linkFrom(href, base)
      if (
        link === null ||
        /(facebook|twitter|x|pinterest|whatsapp)\.com\/(share|sharer|intent|pin)/.test(link)
      ) {
        continue
      }
      if (URL.parse(link)?.host !== host) return link
      own ??= link
    }
  }
  return own
}
