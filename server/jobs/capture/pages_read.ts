import { sourceKeys } from '#server/domain/capture/source_key.ts'
import type { SourceResult } from '#server/jobs/capture/source_result.ts'

/** A page as it was asked for. */
export interface AskedPage {
  readonly owner: string
  readonly url: string
  readonly depth: 'items' | 'whole'
}

/**
 * What pages said that an account's captures have just read: an account that captures a page again, or answers a question
 * about it, has it asked for once. It is kept in memory and for this process alone: never for another account, and never
 * the page itself.
 */
export interface PagesRead {
  /** What a page said when it was read; null where that is too long ago, or it was not read here. */
  find(page: AskedPage): SourceResult | null
  keep(page: AskedPage, result: SourceResult): void
}

/** For how many milliseconds a page is not read again. */
const reused_ms = 600_000

/** How many characters of claims, and how many pages, are kept; the ones read first go first. */
const most = { characters: 16_000_000, pages: 1_000 }

interface Known {
  readonly result: SourceResult
  readonly until: number
  readonly characters: number
}

/** Makes a memory of pages; `clock` gives milliseconds that only rise. */
export function makePagesRead(clock: () => number = () => performance.now()): PagesRead {
  const pages = new Map<string, Known>()
  let characters = 0

  function forget(key: string): void {
    characters -= pages.get(key)?.characters ?? 0
    pages.delete(key)
  }

  return {
    find(page) {
      const key = keyOf(page)
      const known = key === null ? undefined : pages.get(key)
      return known && known.until > clock() ? known.result : null
    },
    keep(page, result) {
      const key = keyOf(page)
      if (key === null || result.unread !== null || result.busy !== null) return
      forget(key)
      const size = JSON.stringify(result).length
      if (size > most.characters / 10) return
      pages.set(key, { result, until: clock() + reused_ms, characters: size })
      characters += size
      for (const [oldest, { until }] of pages) {
        const isRoomLeft = characters <= most.characters && pages.size <= most.pages
        if (isRoomLeft && until > clock()) break
        forget(oldest)
      }
    },
  }
}

/** Two spellings of one address have the same key; null where it is no address. */
function keyOf({ owner, url, depth }: AskedPage): string | null {
  const keys = sourceKeys(url)
  return keys.length === 0 ? null : [owner, depth, ...keys].join('\n')
}
