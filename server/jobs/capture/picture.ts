import type { MediaFacts } from '#server/domain/media/files.ts'
import { readBytes, resultOf } from '#server/jobs/capture/bytes.ts'
import {
  type Attempt,
  type CaptureTools,
  notRead,
  unlessAborted,
} from '#server/jobs/capture/tools.ts'
import type { SourceResult } from '#server/jobs/capture/source_result.ts'

/** Seconds until a capture is due again whose picture waits for another one's words to be read. */
const untilWords = 10

/** A picture that we have encoded. */
interface OwnPicture {
  readonly content: Uint8Array
  /** What the camera wrote. */
  readonly facts: MediaFacts
  /** Where it was fetched from; null for one that was sent. */
  readonly url: string | null
}

/** Reads a picture that was fetched: it is encoded anew first, as uploads are. */
export async function readFetchedPicture(
  tools: CaptureTools,
  attempt: Attempt,
  { content, url }: Pick<OwnPicture, 'content'> & { readonly url: string },
): Promise<SourceResult> {
  const { owner, signal } = attempt
  const encoded = await unlessAborted(signal, tools.pictures.encode(owner, content))
  if ('problem' in encoded) {
    return { readings: [], keys: [], unread: notRead({ why: 'unsupported' }), busy: null }
  }
  return readPicture(tools, attempt, { ...encoded, url })
}

/** Reads a picture: its words, if nobody else's are being read, its codes, and what the camera wrote. */
export async function readPicture(
  tools: CaptureTools,
  attempt: Attempt,
  { content, facts, url }: OwnPicture,
): Promise<SourceResult> {
  const lines = await unlessAborted(attempt.signal, tools.ocr.read(content))
  // Words are waited for outside of the lease, unless there is no other attempt.
  if (lines === 'busy' && !attempt.is_last) {
    return { readings: [], keys: [], unread: null, busy: untilWords }
  }
  const bytes = Uint8Array.from(content)
  const picture = { facts, lines: lines === 'busy' ? null : lines }
  return resultOf(
    await readBytes(tools, attempt, {
      ...{ bytes, picture, url },
      ...{ type: 'image', charset: null, depth: 'whole' },
    }),
  )
}
