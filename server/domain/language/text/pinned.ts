import { wordsIn } from '#server/domain/language/activity/find.ts'
import { citiesIn } from '#server/domain/language/place/catalog.ts'
import { zoneOfLargeCity } from '#server/domain/language/place/city_zones.ts'

/** A name behind the pin of a map, as people write it: “📍Matcha Moi, 12 rue de Bretagne”. */
const pin = /📍\s*([^\n,|·(📍]{2,60}?)\s*(?=[\n,|·(]|\s[–—-]\s|\p{Extended_Pictographic}|\s#|$)/gu

/** The name of the only place that a text pins; null for none, for several, and for a city or a street. */
export function pinnedIn(text: string): string | null {
  const found = [...text.slice(0, 5_000).matchAll(pin)].map(([, name = '']) => name.trim())
  const [name] = found
  if (found.length !== 1 || name === undefined) return null
  const isName = /^[\p{Lu}\d"“„«]/u.test(name) && !/\d$/.test(name) && name.split(/\s+/).length <= 6
  return isName && !isCity(name) ? name.replace(/^["“„«]|["”“»]$/gu, '') : null
}

function isCity(name: string): boolean {
  const cities = new Set(citiesIn(name).flatMap((city) => wordsIn(city)))
  return zoneOfLargeCity(name) !== null || wordsIn(name).every((word) => cities.has(word))
}
