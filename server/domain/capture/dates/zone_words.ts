import { numberAt, type Read } from '#server/domain/capture/dates/day.ts'
import { type Token, folded } from '#server/domain/capture/dates/tokens.ts'
import { wordlikeNames, zoneInWords, zonesNamed } from '#server/domain/capture/dates/zone_names.ts'
import { citiesIn, zoneOfCity } from '#server/domain/capture/place/catalog.ts'
import { zoneOfLargeCity } from '#server/domain/capture/place/city_zones.ts'
import { zoneOfCountry } from '#server/domain/capture/zone_of.ts'

/** A zone that stands with a time: minutes ahead of UTC, a zone of IANA, or a name that may mean several, `IST`. */
export type WrittenZone =
  | { readonly offset: number }
  | { readonly timezone: string }
  | { readonly name: string }

/** A zone after a time: `CET`, `(UTC+2)`, `ET`, `New York time`, `hora de México`; null for none. */
export function readZone(tokens: readonly Token[], index: number): Read<WrittenZone> | null {
  const isInside = tokens[index]?.raw === '('
  const at = isInside ? index + 1 : index
  // “20:00 hora de México”: the word belongs to the zone, not to the time before it.
  const isUnit = /^(heure|hora|ora)$/.test(tokens[index - 1]?.text ?? '')
  const zone =
    readInWords(tokens, isUnit ? index - 1 : at) ?? readName(tokens, at) ?? readPlain(tokens, at)
  if (!zone) return null
  return isInside && tokens[zone.next]?.raw === ')' ? { ...zone, next: zone.next + 1 } : zone
}

/** `CET`, `UTC`, `GMT+2`: in capitals. */
function readName(tokens: readonly Token[], index: number): Read<WrittenZone> | null {
  const name = tokens[index]?.raw ?? ''
  if (/^(UTC|GMT)$/.test(name)) {
    const ahead = readAhead(tokens, index + 1)
    return { value: { offset: ahead?.value ?? 0 }, next: ahead?.next ?? index + 1 }
  }
  if (zonesNamed(name).length === 0) return null
  if (wordlikeNames.has(name) && !isEndAt(tokens, index + 1)) return null
  // “20 H ET 22 H” is French.
  const isAnd = name === 'ET' && tokens[index + 1]?.kind === 'number' && !isHalf(tokens[index - 1])
  return isAnd ? null : { value: { name }, next: index + 1 }
}

/** “2pm Pacific”, “3pm Eastern”: not of a name that goes on, as “Pacific Ballroom”. */
function readPlain(tokens: readonly Token[], index: number): Read<WrittenZone> | null {
  const word = tokens[index]?.raw ?? ''
  const isPlain = /^(Pacific|Eastern|Central|Mountain)$/.test(word) && isHalf(tokens[index - 1])
  if (!isPlain || !isEndAt(tokens, index + 1)) return null
  return zoneRead(zoneInWords(folded(word)), index + 1)
}

function isHalf(token: Token | undefined): boolean {
  return /^(am|pm|m)$/.test(token?.text ?? '') || token?.raw === '.'
}

/** Whether nothing goes on there that a word before it may belong to. */
function isEndAt(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  return token === undefined || token.isFirst || /^[),.;/|·–—]$/.test(token.raw)
}

const beforeNames = /^(heure|hora|ora|horario|czasu|czas|ortszeit|uhrzeit)$/
const skipped = /^(de|di|do|del|da|du|des|d|in|von|w|la|las|el|l|en)$|^['’]$/
const afterNames = /^(time|zeit|tijd)$/
/** Between a name and “time”: “Eastern Standard Time”, “Tokyo local time”. */
const betweenNames = /^(standard|daylight|summer|local|normal)$/

/** `New York time`, `Tokyo time`, `heure de Paris`, `Londoner Zeit`; what is local is in the zone of the place. */
function readInWords(tokens: readonly Token[], index: number): Read<WrittenZone> | null {
  if (beforeNames.test(tokens[index]?.text ?? '')) {
    for (let from = index + 1; from < index + 5; from += 1) {
      const zone = longestZone(tokens, from, () => true)
      if (zone || !skipped.test(tokens[from]?.text ?? '')) return zone
    }
  }
  return longestZone(tokens, index, (token) => afterNames.test(token?.text ?? ''))
}

/** The zone of the most words from a token on, with “time” behind them where that is needed. */
function longestZone(
  tokens: readonly Token[],
  index: number,
  isEnd: (token: Token | undefined) => boolean,
): Read<WrittenZone> | null {
  const needsEnd = !isEnd(undefined)
  for (let count = 3; count > 0; count -= 1) {
    const named = tokens.slice(index, index + count)
    if (named.length < count || named.some(({ kind }) => kind !== 'word')) continue
    const between = needsEnd && betweenNames.test(tokens[index + count]?.text ?? '') ? 1 : 0
    const next = index + count + between
    if (!isEnd(tokens[next])) continue
    const zone = zoneOfName(named.map(({ raw }) => raw).join(' '))
    if (zone !== null) return zoneRead(zone, needsEnd ? next + 1 : next)
  }
  return null
}

function zoneRead(zone: string | null, next: number): Read<WrittenZone> | null {
  if (zone === null) return null
  return { value: zone.includes('/') ? { timezone: zone } : { name: zone }, next }
}

/** What words mean that stand with “time”: a city, also as it is written before “Zeit”, “Londoner”, a country or a zone. */
function zoneOfName(name: string): string | null {
  const said = zoneInWords(folded(name))
  if (said !== null) return said
  for (const one of [name, name.replace(/er$/u, '')]) {
    const [city] = citiesIn(one)
    const zone = city === undefined ? zoneOfLargeCity(one) : zoneOfCity(city)
    if (zone !== null) return zone
  }
  return name.length > 3 ? zoneOfCountry(name) : null
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
