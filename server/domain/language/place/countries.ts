import { folded } from '#server/domain/language/time/tokens.ts'
import { valuesOf, wordsOf } from '#server/domain/language/words/lists.ts'

/** Zones of countries whose clocks show one time, by their codes in lower case. */
const single = valuesOf('place.zone_of_country')

const all = [...single.keys(), ...wordsOf('place.country_of_zones')]

/** The languages in which their names are read. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl'] as const

const codes: ReadonlyMap<string, string> = new Map([
  ...languages.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    return all.map((code): [string, string] => [keyOf(names.of(code.toUpperCase()) ?? code), code])
  }),
  ...[...valuesOf('place.country')].map(([name, code]): [string, string] => [keyOf(name), code]),
  ...all.map((code): [string, string] => [code, code]),
])

function keyOf(name: string): string {
  return folded(name.trim()).replace(/[’']/g, '’').replace(/-/g, ' ').replace(/\s+/g, ' ')
}

/** The code of a country in lower case, by it or by its name in one of eight languages; null for one that is not known. */
export function countryCode(name: string): string | null {
  return codes.get(keyOf(name)) ?? null
}

/** The zone (IANA) of a country that has one, by its code; null for any other. */
export function onlyZone(code: string): string | null {
  return single.get(code) ?? null
}
