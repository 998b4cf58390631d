import type { SourceReading } from '#server/domain/language/claim.ts'
import type { SourceInput } from '#server/domain/capture/source_input.ts'
import { openThreads, type ReaderThreads } from '#server/jobs/threads.ts'
import { bytesOf } from '#test/support/pages/bytes.ts'
import type { ExpectedPage } from '#test/support/pages/expected.ts'

/** When the captures of the pages are made, and in which zone. */
export const pagesNow = '2026-11-22T12:00:00Z'
export const pagesZone = 'Europe/Berlin'

/** What a reader thread gets for bytes that an address answered with. */
export function sourceOf(bytes: Uint8Array, more: Partial<SourceInput> = {}): SourceInput {
  return {
    bytes,
    type: 'html',
    url: 'https://www.example.org/a/page',
    charset: null,
    timezone: pagesZone,
    now: pagesNow,
    language: null,
    depth: 'items',
    ...more,
  }
}

/** Threads as a worker has them; `max_ms` is how long one may work on a page. */
export function pageThreads(max_ms = 10_000): ReaderThreads {
  return openThreads({ threads: 2, max_ms })
}

/** Reads a page in a reader thread, as the job does. */
export function readExpected(threads: ReaderThreads, page: ExpectedPage): Promise<SourceReading> {
  const input = sourceOf(bytesOf(page), { url: page.url })
  return threads.run('read_source', page.page, input)
}
