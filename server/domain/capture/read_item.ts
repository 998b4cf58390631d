import type { Claim, FoundItem, SourceReading } from '#server/domain/language/claim.ts'
import { withoutEntities } from '#server/domain/language/text/entities.ts'
import { readTextSource, type TextAbout } from '#server/domain/capture/read_text.ts'

/**
 * Reads one thing of a list as a source of its own: its title is its title, whatever its words are, its kind and start
 * are as the list gives them, and its excerpt is a text.
 */
export function readItemSource(item: FoundItem, about: TextAbout): SourceReading {
  const { title, kind, excerpt, link, starts } = item
  const reading = readTextSource([`title: ${title}`, excerpt ?? ''].join('\n'), {
    ...about,
    // A page tells when something is open as well.
    is_note: false,
  })
  const own = { subject: 0 } as const
  const claims: Claim[] = reading.claims.filter(({ field }) => field !== 'title')
  claims.unshift({ ...own, from: 'text', field: 'title', value: withoutEntities(title) })
  if (kind) claims.push({ ...own, from: 'jsonld', field: 'kind', value: kind })
  if (starts) claims.push({ ...own, from: 'jsonld', field: 'starts', value: starts })
  if (link !== null) claims.push({ ...own, from: 'text', field: 'url', value: link })
  return { ...reading, claims, items: [], items_left_out: 0 }
}
