import { numberAt, type Read } from '#server/domain/language/time/day.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import {
  isTimeOf,
  readCity,
  readZoneInWords,
  type WrittenZone,
  zoneNamed,
} from '#server/domain/language/time/zone_in_words.ts'
import { wordlikeNames, zonesNamed } from '#server/domain/language/time/zone_names.ts'
import { timeZoneNamed } from '#server/domain/basics/time_zone.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

export type { WrittenZone } from '#server/domain/language/time/zone_in_words.ts'

const zoneRegions = wordsOf('time.zone_region')

/** A zone after a time: `CET`, `(UTC+2)`, `ET`, `New York time`, `, hora de México`, `Europe/Paris`; null for none. */
export function readZone(tokens: readonly Token[], index: number): Read<WrittenZone> | null {
  const isInside = tokens[index]?.raw === '('
  const at = isInside ? index + 1 : index
  // “20:00 hora de México”: the word belongs to the zone, not to the time before it.
  const isUnit = isTimeOf(tokens[index - 1])
  const isBehindComma = tokens[index]?.raw === ',' && isTimeOf(tokens[index + 1])
  const words = isUnit ? index - 1 : isBehindComma ? index + 1 : at
  const zone =
    readZoneInWords(tokens, words) ??
    readName(tokens, at) ??
    readIana(tokens, at) ??
    readPlain(tokens, at, isInside)
  if (!zone || !isInside) return zone
  // “(ET and friends)” names no zone, and a line that begins with one in brackets goes on about something else.
  if (!isEndAt(tokens, zone.next)) return null
  const next = tokens[zone.next]?.raw === ')' ? zone.next + 1 : zone.next
  const isOther = tokens[index]?.isFirst === true && tokens[next]?.isFirst === false
  return isOther ? null : { ...zone, next }
}

/** `Europe/Paris`, `America/New_York` */
function readIana(tokens: readonly Token[], index: number): Read<WrittenZone> | null {
  if (tokens[index + 1]?.raw !== '/' || !/^\p{Lu}\p{Ll}+$/u.test(tokens[index]?.raw ?? ''))
    return null
  let next = index + 1
  while (
    next < index + 9 &&
    tokens[next]?.isGlued &&
    /^[\p{L}/_-]+$/u.test(tokens[next]?.raw ?? '')
  )
    next += 1
  const name = tokens
    .slice(index, next)
    .map(({ raw }) => raw)
    .join('')
  const timezone = timeZoneNamed(name)
  return timezone === null ? null : { value: { timezone }, next }
}

/** `CET`, `UTC`, `GMT+2`: in capitals. */
function readName(tokens: readonly Token[], index: number): Read<WrittenZone> | null {
  const name = tokens[index]?.raw ?? ''
  if (/^(UTC|GMT)$/.test(name)) {
    const ahead = readAhead(tokens, index + 1)
    return { value: { offset: ahead?.value ?? 0 }, next: ahead?.next ?? index + 1 }
  }
  const isUniversal = name === 'Z' && tokens[index - 1]?.kind === 'number'
  if (isUniversal && isEndAt(tokens, index + 1)) return { value: { offset: 0 }, next: index + 1 }
  if (zonesNamed(name).length === 0) return null
  if (wordlikeNames.has(name) && !isEndAt(tokens, index + 1)) return null
  // “20 H ET 22 H” is French.
  const isAnd = name === 'ET' && tokens[index + 1]?.kind === 'number' && !isHalf(tokens[index - 1])
  return isAnd ? null : { value: { name }, next: index + 1 }
}

/**
 * “2pm Pacific”, “15:00 UK”: not of a name that goes on, as “Pacific Ballroom”. In brackets also a city, “(Lisboa)”; what
 * else stands there may be the language of a film.
 */
function readPlain(
  tokens: readonly Token[],
  index: number,
  isInside: boolean,
): Read<WrittenZone> | null {
  const word = tokens[index]?.raw ?? ''
  if (isInside) {
    const city = readCity(tokens, index)
    if (city && tokens[city.next]?.raw === ')') return city
  }
  const isRegion = zoneRegions.has(word) && isHalf(tokens[index - 1 - Number(isInside)])
  const isPlain = isRegion || /^(UK|NYC|CDMX)$/.test(word)
  if (!isPlain || !isEndAt(tokens, index + 1)) return null
  return zoneNamed(word, index + 1)
}

function isHalf(token: Token | undefined): boolean {
  return /^(am|pm|m)$/.test(token?.text ?? '') || token?.raw === '.'
}

/** Whether nothing goes on there that a word before it may belong to. */
function isEndAt(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  return token === undefined || token.isFirst || /^[),.;/|·–—]$/.test(token.raw)
}

/** `+2`, `-05:30` */
export function readAhead(tokens: readonly Token[], index: number): Read<number> | null {
  const sign = tokens[index]?.raw
  if (!/^[+−-]$/.test(sign ?? '') || !tokens[index + 1]?.isGlued) return null
  const digits = tokens[index + 1]?.raw ?? ''
  const factor = sign === '+' ? 1 : -1
  if (/^\d{4}$/.test(digits)) {
    const value = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2))
    return value <= 840 ? { value: factor * value, next: index + 2 } : null
  }
  const hours = numberAt(tokens, index + 1, 2)
  if (hours === null || hours > 14) return null
  const minutes = tokens[index + 2]?.raw === ':' ? numberAt(tokens, index + 3, 2) : null
  const value = factor * (hours * 60 + (minutes ?? 0))
  return { value, next: minutes === null ? index + 2 : index + 4 }
}
