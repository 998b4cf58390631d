import type { FoundTime } from '#server/domain/language/claim.ts'
import { type Kept, noEvidence, type OneSource } from '#server/domain/capture/kept.ts'
import { type RoundupSources, wordsOfRoundup } from '#server/domain/roundup/sources.ts'

/** What is known of an item that is captured. */
export interface ChildItem {
  readonly title: string
  readonly kind: 'place' | 'event' | null
  readonly excerpt: string | null
  readonly link: string | null
  readonly starts: FoundTime | null
  readonly whole: boolean
}

/** The most items of one roundup whose own pages are read. */
export const maxLinks = 25

/**
 * What the capture of one item reads: its excerpt, and its title and what else is known in lines with a name, which the
 * reader of texts knows; and its own page, if `readsLink` says so. The item that stands for the whole reads the source
 * itself.
 */
export function keptOfChild(item: ChildItem, sources: RoundupSources, readsLink: boolean): Kept {
  if (item.whole) return keptOfWhole(sources)
  // An address names nothing: what is behind it does.
  const address = isAddress(item.title) ? item.title : null
  const lines = [
    ...(address === null ? [`title: ${item.title}`] : []),
    ...(item.kind === null ? [] : [`kind: ${item.kind}`]),
    ...(item.excerpt === null ? [] : [item.excerpt]),
    ...(item.starts === null ? [] : [`when: ${written(item.starts)}`]),
  ]
  const text = lines.join('\n')
  const link = item.link ?? address
  const secondary: OneSource[] =
    readsLink && link !== null ? [{ kind: 'url', url: link, purpose: 'found' }] : []
  return {
    sent: { text },
    reading: { primary: textOf(text, sources), secondary, subject: null },
    said: noEvidence,
  }
}

/** A text of a roundup's source, with whose words it is. */
function textOf(text: string, sources: RoundupSources): OneSource {
  const words_from = wordsOfRoundup(sources)
  return { kind: 'text', text, ...(words_from !== 'owner' && { words_from }) }
}

function isAddress(title: string): boolean {
  return /^https?:\/\/\S+$/i.test(title.trim()) && URL.canParse(title.trim())
}

/** The text is the page as the caller has read it, so where there is one, the page is not read again. */
function keptOfWhole(sources: RoundupSources): Kept {
  const { source_url, source_text } = sources
  const primary: OneSource | null =
    source_text !== null
      ? textOf(source_url === null ? source_text : `${source_text}\nurl: ${source_url}`, sources)
      : source_url !== null
        ? { kind: 'url', url: source_url, purpose: 'asked' }
        : null
  return {
    sent: {
      ...(source_text !== null && { text: source_text }),
      ...(source_url !== null && { source_url }),
    },
    reading: { primary, secondary: [], subject: null },
    said: noEvidence,
  }
}

function written({ local, offset, precision }: FoundTime): string {
  if (precision === 'date_only') return local.slice(0, 10)
  if (offset === null) return local
  const minutes = Math.abs(offset)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
