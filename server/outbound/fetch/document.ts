import type { Fetcher, FetchTimes } from '#server/outbound/fetch/fetcher.ts'

/** A document that was fetched. */
export interface FetchedDocument {
  readonly status: number
  /** By lower-case names. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** The most bytes of a document. */
const most = 20_000

const times: FetchTimes = { connect: 1_500, head: 2_000, all: 2_400 }

/**
 * Fetches a small JSON document of a public address, without following redirects. Errors: a FetchFailure where nothing
 * came of it.
 */
export function fetchDocument(
  fetcher: Fetcher,
  url: string,
  signal: AbortSignal,
): Promise<FetchedDocument> {
  const headers = { accept: 'application/json' }
  const asked = { url, purpose: 'capture' as const, headers, ports: [443], most, signal }
  return fetcher.exchange(
    { ...asked, milliseconds: times, follow: false },
    async ({ status, headers: given, bytes }) => {
      const chunks: Uint8Array[] = []
      if (status === 200) for await (const chunk of bytes) chunks.push(chunk)
      return { status, headers: given, text: Buffer.concat(chunks).toString('utf8') }
    },
  )
}
