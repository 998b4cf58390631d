import { findMediaBytes } from '#server/data/media/find.ts'
import type { StoredMediaType } from '#server/domain/media.ts'
import type { SourceType } from '#server/domain/capture/source_input.ts'
import { readBytes, resultOf } from '#server/jobs/capture_bytes.ts'
import { readPicture } from '#server/jobs/capture_picture.ts'
import type { Attempt, CaptureTools, SourceResult } from '#server/jobs/capture_tools.ts'

/** What each stored file is read as. */
const types: Readonly<Record<Exclude<StoredMediaType, 'image/jpeg'>, SourceType>> = {
  'text/plain': 'text',
  'text/csv': 'text',
  'text/html': 'html',
  'text/calendar': 'calendar',
  'message/rfc822': 'mail',
  'application/geo+json': 'json',
}

/** Reads files that were sent, all as one idea. One that its owner has deleted meanwhile is left out. */
export async function readMedia(
  tools: CaptureTools,
  attempt: Attempt,
  media_ids: readonly string[],
  depth: 'items' | 'whole',
): Promise<SourceResult> {
  const results: SourceResult[] = []
  for (const media_id of media_ids) {
    const result = await readFile(tools, attempt, media_id, depth)
    if (result === null) continue
    if (result.busy !== null) return result
    results.push(result)
  }
  const isRead = results.some(({ unread }) => unread === null)
  return {
    readings: results.flatMap(({ readings }) => readings),
    keys: [],
    unread: isRead ? null : (results.find(({ unread }) => unread !== null)?.unread ?? gone),
    busy: null,
  }
}

const gone = { why: 'unsupported', again: false, retry_after: null, host: null } as const

async function readFile(
  tools: CaptureTools,
  attempt: Attempt,
  media_id: string,
  depth: 'items' | 'whole',
): Promise<SourceResult | null> {
  const file = await tools.database.read(attempt.owner, (db) => findMediaBytes(db, media_id))
  if (file === null) return null
  const { type, content, facts } = file
  if (type === 'image/jpeg') return readPicture(tools, attempt, { content, facts, url: null })
  const bytes = Uint8Array.from(content)
  return resultOf(
    await readBytes(tools, attempt, { bytes, type: types[type], url: null, charset: null, depth }),
  )
}
