import type { Kept, OneSource } from '#server/domain/capture/kept.ts'
import { withoutAddresses } from '#server/domain/capture/source.ts'
import { clipText } from '#server/domain/language/text/clip.ts'
import { captureOfUploads, unnamedCapture } from '#server/domain/messages/capture.ts'
import { oneLine } from '#server/domain/basics/text.ts'

/** The most characters of what a capture is called. */
const longest = 60

/** How much of a text is looked at for its beginning. */
const looked = 1_000

/**
 * What a capture is called that is no idea yet: the beginning of what was said, without addresses, which may hold
 * secrets; else the site of its page.
 */
export function captureLabel(kept: Kept | null): string {
  if (kept === null) return unnamedCapture
  const { sent, reading, said } = kept
  const sources = [reading.primary, ...reading.secondary].filter((one) => one !== null)
  const texts = [
    said.answers.findLast(({ kind }) => kind === 'subject')?.value,
    reading.subject,
    ...sources.map((one) => (one.kind === 'text' ? one.text : null)),
    ...[sent.text, sent.raw_text, sent.subject_text],
  ]
  for (const text of texts) {
    const words = oneLine(withoutAddresses((text ?? '').slice(0, looked)))
    if (/[\p{L}\p{N}]/u.test(words)) return clipText(words, longest)
  }
  return sources.map(siteOf).find((site) => site !== null) ?? unnamedCapture
}

/** The site of a page, without the rest of its address; what uploads are called; null for a text. */
function siteOf(source: OneSource): string | null {
  if (source.kind === 'media') return captureOfUploads
  if (source.kind === 'text' || !URL.canParse(source.url)) return null
  const { host, hostname } = new URL(source.url)
  return hostname === '' ? null : clipText(host, longest)
}
