import type { Claim, Field, SourceReading } from '#server/domain/language/claim.ts'
import { linkForm } from '#server/domain/capture/link_form.ts'
import type { PictureAbout, PictureLine } from '#server/domain/capture/picture.ts'
import { readingOf } from '#server/domain/language/reading.ts'
import type { SourceAbout } from '#server/domain/capture/source_input.ts'
import { readTextSource } from '#server/domain/capture/read_text.ts'
import { toInstant } from '#server/domain/basics/instant.ts'
import { boundOf } from '#server/domain/basics/wall_clock.ts'
import { codesIn } from '#server/reading/image/codes.ts'
import { linesOutside } from '#server/reading/image/lines.ts'
import { titleIn } from '#server/reading/image/title.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'

const nothingKnown: PictureAbout = { facts: {}, lines: null }

const day = 86_400_000

/** How long ago a picture may have been taken for its words, such as "tomorrow", to count from then. Milliseconds. */
const longAgo = 400 * day

/**
 * Reads a picture that was encoded by us: the codes in it, the words that OCR found, and what the camera wrote. An
 * address in a code is a claim and a link; nobody opens it here.
 */
export async function readPictureSource(
  bytes: Uint8Array,
  about: SourceAbout,
): Promise<SourceReading> {
  const { facts, lines } = about.picture ?? nothingKnown
  const { texts, parts } = await codesIn(bytes)
  const words = wordsIn(linesOutside(lines ?? [], parts), about)
  const found = texts.map((code) => codeIn(code, about))
  const claims = [...found.flatMap((one) => one.claims), ...words.claims]
  return {
    ...readingOf([...claims, ...cameraClaims(facts, claims)]),
    items: words.items,
    items_left_out: words.items_left_out,
    language: words.language,
    is_unseen: lines === null,
    links: [...new Set([...found.flatMap((one) => one.links), ...words.links])],
  }
}

/** What the words of a picture say: its largest line is the title. */
function wordsIn(lines: readonly PictureLine[], about: SourceAbout): SourceReading {
  if (lines.length === 0) return readingOf([])
  const { title, others: below } = titleIn(lines, (text) => nameIn(text, about))
  // What a text begins with is its title, and the rest its description.
  const text = [title ?? '', ...below].join('\n').trim()
  const read = readTextSource(text, { ...about, now: nowOf(about) })
  const others = read.claims.filter(({ field }) => title === null || field !== 'title')
  const claims = others.map((claim): Claim => ({ ...claim, from: 'image' }))
  const claim = { field: 'title', value: title ?? '', from: 'image', subject: 0 } as const
  return { ...read, claims: title === null ? claims : [claim, ...claims] }
}

const isTime = pattern`\d\s?(?:${'time.clock_unit'}|[ap]\.?m\.?)(?!\p{L})|\d[.:]\d\d`

/** What a line names besides when and where something is; null where it names nothing. */
function nameIn(text: string, about: SourceAbout): string | null {
  const { claims } = readTextSource(text, about)
  const says = (...fields: Field[]) => claims.find(({ field }) => fields.includes(field))
  const name = says('starts', 'either', 'address') ? says('title')?.value : text
  return typeof name === 'string' && !isTime.test(name) ? name : null
}

/** When a picture speaks: when it was taken, if the camera knows that and it was not long ago. */
function nowOf({ picture, now, timezone }: SourceAbout): string {
  const { taken } = picture?.facts ?? {}
  if (!taken) return now
  const instant = instantOf(taken, timezone)
  const age = new Date(now).getTime() - (instant?.getTime() ?? Number.NaN)
  return instant !== null && age >= 0 && age < longAgo ? instant.toISOString() : now
}

function instantOf(
  { local, offset }: NonNullable<PictureAbout['facts']['taken']>,
  timezone: string,
): Date | null {
  if (offset !== null) {
    const utc = toInstant(`${local}Z`)
    return utc && new Date(utc.getTime() - offset * 60_000)
  }
  const [date = '', time = ''] = local.split('T')
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return boundOf({ date, seconds: hours * 3600 + minutes * 60 + seconds }, timezone, 'start')
}

/** What a code says: an address, a point, or an event. Other texts mean something to machines only. */
function codeIn(code: string, about: SourceAbout): Pick<SourceReading, 'claims' | 'links'> {
  if (/^BEGIN:V(CALENDAR|EVENT)\b/i.test(code)) {
    const calendar = /^BEGIN:VEVENT/i.test(code)
      ? `BEGIN:VCALENDAR\r\n${code}\r\nEND:VCALENDAR\r\n`
      : code
    return { claims: readTextSource(calendar, about).claims, links: [] }
  }
  if (!/^(https?:\/\/|geo:)/i.test(code)) return { claims: [], links: [] }
  const { claims, unwrapped_url } = linkForm(code)
  if (!/^https?:/.test(unwrapped_url)) return { claims, links: [] }
  const url = { field: 'url', value: unwrapped_url, from: 'image', subject: 0 } as const
  return { claims: [...claims, url], links: [unwrapped_url] }
}

/**
 * Where a picture was taken is where the idea is only if nothing else in it says where or when: a poster hangs
 * anywhere.
 */
function cameraClaims({ coordinates }: PictureAbout['facts'], claims: readonly Claim[]): Claim[] {
  const isPoster = claims.some(({ field }) =>
    ['address', 'coordinates', 'starts', 'either'].includes(field),
  )
  if (!coordinates || isPoster) return []
  return [{ field: 'coordinates', value: coordinates, from: 'image', subject: 0 }]
}
