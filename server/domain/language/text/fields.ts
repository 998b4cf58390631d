import type { Coordinates } from '#server/domain/basics/distance.ts'
import type { FoundTime } from '#server/domain/language/claim.ts'
import type { DateAbout } from '#server/domain/language/time/found.ts'
import { readIsoTimes } from '#server/domain/language/time/iso.ts'
import { answeredTime } from '#server/domain/language/time/answer.ts'
import { oneLine } from '#server/domain/basics/text.ts'

/** What lines such as `address: …` of an imported item say. */
export interface TextFields {
  readonly title: string | null
  readonly url: string | null
  readonly address: string | null
  readonly coordinates: Coordinates | null
  readonly starts: FoundTime | null
  readonly ends: FoundTime | null
  readonly kind: 'place' | 'event' | null
}

/** A text without such lines. */
export const noFields: TextFields = {
  title: null,
  ...{ url: null, address: null, coordinates: null, starts: null, ends: null, kind: null },
}

const line = /^(title|url|address|geo|when|ends|kind):[ \t]*(\S.*)$/i

/** Takes the lines `title:`, `url:`, `address:`, `geo:`, `when:`, `ends:` and `kind:` out of a text. Those that cannot be read stay. */
export function takeFields(
  text: string,
  { now }: Pick<DateAbout, 'now'>,
): { rest: string; fields: TextFields } {
  const found: { -readonly [Key in keyof TextFields]: TextFields[Key] } = { ...noFields }
  // A day that no calendar has is still one that somebody wrote: it is asked for.
  let isEvent = false
  const rest = text.split('\n').filter((one) => {
    const [, name = '', value = ''] = line.exec(one.trim()) ?? []
    switch (name.toLowerCase()) {
      case 'title':
        return !take('title', oneLine(value) || null)
      case 'url':
        return !take('url', urlOf(value))
      case 'address':
        return !take('address', value.length <= 300 ? oneLine(value) : null)
      case 'geo':
        return !take('coordinates', pointOf(value))
      case 'when':
        isEvent ||= /^\d{4}-\d\d-\d\d/.test(value)
        return !take('starts', timeOf(value, now))
      case 'ends':
        return !take('ends', timeOf(value, now))
      case 'kind':
        return !take('kind', value === 'place' || value === 'event' ? value : null)
      default:
        return true
    }
  })
  function take<Key extends keyof TextFields>(key: Key, value: TextFields[Key]): boolean {
    if (value === null || found[key] !== null) return false
    found[key] = value
    return true
  }
  if (isEvent) found.kind ??= 'event'
  return { rest: rest.join('\n').trim(), fields: found }
}

function urlOf(value: string): string | null {
  const url = value.length <= 2_048 ? URL.parse(value.trim()) : null
  return url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
    ? url.href
    : null
}

function pointOf(value: string): Coordinates | null {
  const [, latitude, longitude] =
    /^(?:geo:)?(-?\d{1,2}(?:\.\d{1,15})?),\s?(-?\d{1,3}(?:\.\d{1,15})?)$/.exec(value.trim()) ?? []
  if (latitude === undefined || longitude === undefined) return null
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null
}

/** How many years ahead a time may lie. */
const maxYears = 10

function timeOf(value: string, now: string): FoundTime | null {
  const time = answeredTime(value.trim()) ?? readIsoTimes(value)[0]?.starts ?? null
  const year = Number(time?.local.slice(0, 4))
  return year <= new Date(now).getUTCFullYear() + maxYears ? time : null
}
