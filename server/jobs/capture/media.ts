import { findMediaBytes } from '#server/data/media/find.ts'
import type { Claim, SourceReading } from '#server/domain/language/claim.ts'
import { listOfFiles } from '#server/domain/capture/several_files.ts'
import type { StoredMediaType } from '#server/domain/media/files.ts'
import type { SourceType } from '#server/domain/capture/source_input.ts'
import { readUrl } from '#server/jobs/capture/page.ts'
import { readBytes, resultOf } from '#server/jobs/capture/bytes.ts'
import { readPicture } from '#server/jobs/capture/picture.ts'
import { type Attempt, type CaptureTools, notRead } from '#server/jobs/capture/tools.ts'
import type { SourceResult } from '#server/jobs/capture/source_result.ts'

/** What each stored file is read as. */
const types: Readonly<Record<Exclude<StoredMediaType, 'image/jpeg'>, SourceType>> = {
  'text/plain': 'text',
  'text/csv': 'text',
  'text/html': 'html',
  'text/calendar': 'calendar',
  'message/rfc822': 'mail',
  'application/geo+json': 'json',
}

/**
 * Reads files that were sent, all as one idea, or as a list where they announce different events. One that its owner has
 * deleted meanwhile is left out. An address in them is opened only where it is all that they say.
 */
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
  if (results.length === 0) {
    return { readings: [], keys: [], unread: notRead({ why: 'deleted' }), busy: null }
  }
  const isRead = results.some(({ unread }) => unread === null)
  const read = results.flatMap((result) => result.readings)
  const list = depth === 'items' ? listOfFiles(read) : null
  const readings = list === null ? read : [list, ...read]
  const url = onlyLink(readings)
  if (url !== null) {
    const source = { kind: 'url', url, purpose: 'found' } as const
    const page = await readUrl(tools, attempt, source, depth)
    if (page.busy !== null) return page
    if (page.unread === null) return { ...page, readings: [...readings, ...page.readings] }
  }
  return {
    readings,
    keys: [],
    unread: isRead
      ? null
      : (results.find(({ unread }) => unread !== null)?.unread ?? notRead({ why: 'unsupported' })),
    busy: null,
  }
}

/** What a claim may be about beside an address that is all there is. */
const aboutNothing = new Set<string>(['url', 'coordinates', 'timezone'])

/** Whether a claim says something besides the address. */
function says({ field, value }: Claim): boolean {
  if (field !== 'description') return !aboutNothing.has(field)
  return /\p{L}{2}/u.test(value.replace(/https?:\/\/\S+/giu, ' '))
}

/** The address that is all that these readings say; null where they say more, or no address. */
function onlyLink(readings: readonly SourceReading[]): string | null {
  const links = new Set(readings.flatMap((reading) => reading.links))
  const isSaid = readings.some(({ claims }) => claims.some(says))
  const [link] = links
  return !isSaid && links.size === 1 && link !== undefined ? link : null
}

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
  const source = { bytes, type: types[type], url: null, charset: null, depth } as const
  const result = resultOf(await readBytes(tools, attempt, source))
  return type === 'text/plain' ? { ...result, readings: result.readings.map(withLink) } : result
}

/** What a note says, with the one address in it as the address of the idea. */
function withLink(reading: SourceReading): SourceReading {
  const { claims, links, items } = reading
  const [link, ...others] = links
  const isKnown = claims.some(({ field }) => field === 'url')
  if (link === undefined || others.length > 0 || isKnown || items.length > 0) return reading
  const claim = { field: 'url', value: link, from: 'text', subject: 0 } as const
  return { ...reading, claims: [...claims, claim] }
}
