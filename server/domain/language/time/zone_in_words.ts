import type { Read } from '#server/domain/language/time/day.ts'
import { folded, type Token } from '#server/domain/language/time/tokens.ts'
import { zoneInWords } from '#server/domain/language/time/zone_names.ts'
import { cityNamed, zoneOfCity } from '#server/domain/language/place/catalog.ts'
import { zoneOfLargeCity } from '#server/domain/language/place/city_zones.ts'
import { zoneOfCountry } from '#server/domain/language/place/zone_of.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'

const adjectiveEnding = pattern`${'time.zone_adjective_ending'}$`

/** A zone that stands with a time: minutes ahead of UTC, a zone of IANA, or a name that may mean several, `IST`. */
export type WrittenZone =
  | { readonly offset: number }
  | { readonly timezone: string }
  | { readonly name: string }

const beforeNames = wordsOf('time.zone_before')
/** Whether a word is the one before the city or the country of a time: “hora de México”. */
export function isTimeOf(token: Token | undefined): boolean {
  return beforeNames.has(token?.text ?? '')
}

const skipped = wordsOf('time.before_zone')
const afterNames = wordsOf('time.zone_behind')
/** Between a name and “time”: “Eastern Standard Time”, “Tokyo local time”. */
const betweenNames = wordsOf('time.zone_kind')

/** A zone in words: `New York time`, `Tokyo time`, `heure de Paris`, `Londoner Zeit`; what is local is in the zone of the place. */
export function readZoneInWords(tokens: readonly Token[], index: number): Read<WrittenZone> | null {
  if (isTimeOf(tokens[index])) {
    for (let from = index + 1; from < index + 5; from += 1) {
      const zone = longestZone(tokens, from, () => true)
      if (zone || !isSkipped(tokens[from]?.text ?? '')) return zone
    }
  }
  return longestZone(tokens, index, (token) => afterNames.has(token?.text ?? ''))
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
    const between = needsEnd && betweenNames.has(tokens[index + count]?.text ?? '') ? 1 : 0
    const next = index + count + between
    if (!isEnd(tokens[next])) continue
    const zone = zoneOfName(named.map(({ raw }) => raw).join(' '))
    if (zone !== null) return zoneRead(zone, needsEnd ? next + 1 : next)
  }
  return null
}

/** The zone of a name, as a time has it. */
export function zoneNamed(name: string, next: number): Read<WrittenZone> | null {
  return zoneRead(zoneOfName(name), next)
}

/** A city of up to three words. */
export function readCity(tokens: readonly Token[], index: number): Read<WrittenZone> | null {
  for (let count = 3; count > 0; count -= 1) {
    const named = tokens.slice(index, index + count)
    if (named.length < count || named.some(({ kind }) => kind !== 'word')) continue
    const zone = zoneOfKnownCity(named.map(({ raw }) => raw).join(' '))
    if (zone !== null) return zoneRead(zone, index + count)
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
  for (const one of [name, name.replace(adjectiveEnding, '')]) {
    const zone = zoneOfKnownCity(one)
    if (zone !== null) return zone
  }
  return name.length > 3 ? zoneOfCountry(name) : null
}

/** The zone of a city, by all of its names. */
function zoneOfKnownCity(name: string): string | null {
  const city = cityNamed(name)
  return city === null ? zoneOfLargeCity(name) : zoneOfCity(city)
}

function isSkipped(word: string): boolean {
  return skipped.has(word) || /^['’]$/.test(word)
}
