import { numberAt, type Read } from '#server/domain/capture/dates/day.ts'
import { citiesIn, zoneOfCity } from '#server/domain/capture/place/catalog.ts'
import { zoneOfLargeCity } from '#server/domain/capture/place/city_zones.ts'
import type { Token } from '#server/domain/capture/dates/tokens.ts'

/** A zone that stands with a time: minutes ahead of UTC, or a zone of IANA. */
export type WrittenZone = { readonly offset: number } | { readonly timezone: string }

/** Written in capitals; `EST` besides is a word on signs. */
const offsets: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ UTC: 0, GMT: 0, WET: 0, BST: 60, WEST: 60, CET: 60, MEZ: 60, CEST: 120, MESZ: 120 },
    ...{ EET: 120, EEST: 180, EDT: -240, EST: -300, CDT: -300, CST: -360, MDT: -360, MST: -420 },
    ...{ PDT: -420, PST: -480 },
  }),
)

const zones: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ET: 'America/New_York',
    CT: 'America/Chicago',
    MT: 'America/Denver',
    PT: 'America/Los_Angeles',
  }),
)

/** A zone after a time: `CET`, `(UTC+2)`, `ET`, `New York time`; null for none. */
export function readZone(tokens: readonly Token[], index: number): Read<WrittenZone> | null {
  const ofCity = readCityTime(tokens, index)
  if (ofCity) return ofCity
  const at = tokens[index]?.raw === '(' ? index + 1 : index
  const name = tokens[at]?.raw ?? ''
  const timezone = zones.get(name)
  if (timezone !== undefined) return { value: { timezone }, next: at + 1 }
  const offset = offsets.get(name)
  if (offset === undefined) return null
  const ahead = /^(UTC|GMT)$/.test(name) ? readAhead(tokens, at + 1) : null
  return { value: { offset: ahead?.value ?? offset }, next: ahead?.next ?? at + 1 }
}

/** `New York time`, `Tokyo time`, `heure de Paris`, `Londoner Zeit`; what is local is in the zone of the place. */
function readCityTime(tokens: readonly Token[], index: number): Read<WrittenZone> | null {
  const isBefore = /^(heure|hora|ora)$/.test(tokens[index]?.text ?? '')
  const isOf = /^(de|di|do|del)$/.test(tokens[index + 1]?.text ?? '')
  const from = isBefore && isOf ? index + 2 : index
  for (let count = 3; count > 0; count -= 1) {
    const words = tokens.slice(from, from + count)
    if (words.length < count || words.some(({ kind }) => kind !== 'word')) continue
    const next = from + count
    const isTime = from > index || /^(time|zeit|tijd)$/.test(tokens[next]?.text ?? '')
    const name = words.map(({ raw }) => raw).join(' ')
    const timezone = isTime ? zoneNamed(name) : null
    if (timezone !== null) return { value: { timezone }, next: from > index ? next : next + 1 }
  }
  return null
}

/** The zone of a city, also as it is written before “Zeit”: “Londoner”. */
function zoneNamed(name: string): string | null {
  for (const one of [name, name.replace(/er$/u, '')]) {
    const [city] = citiesIn(one)
    const zone = city === undefined ? zoneOfLargeCity(one) : zoneOfCity(city)
    if (zone !== null) return zone
  }
  return null
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
