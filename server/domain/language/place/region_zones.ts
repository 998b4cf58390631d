import { american, stateNamed, zoneOfState } from '#server/domain/language/place/american_zones.ts'
import { folded } from '#server/domain/language/time/tokens.ts'
import { valuesOf } from '#server/domain/language/words/lists.ts'

/** A country whose regions have zones of their own. */
export type WideCountry = 'us' | 'ca' | 'au' | 'br' | 'mx'

/** The zones of Canadian postcodes by how they begin, the longest first: the rest of a letter comes last. */
const canadianCodes: readonly (readonly [RegExp, string | null])[] = [
  [/^(?:P0|P8|P9|V0[AB]|V1[AC]|X|T0C)/, null],
  [/^A/, 'America/St_Johns'],
  [/^[BC]/, 'America/Halifax'],
  [/^E/, 'America/Moncton'],
  [/^[GHJKLMNP]/, 'America/Toronto'],
  [/^R/, 'America/Winnipeg'],
  [/^S/, 'America/Regina'],
  [/^T/, 'America/Edmonton'],
  [/^V/, 'America/Vancouver'],
  [/^Y/, 'America/Whitehorse'],
]

/** Those of Australian ones, of which the first digit tells the state. */
const australianCodes: readonly (readonly [RegExp, string | null])[] = [
  [/^(?:2880|2898|2899|6443)$/, null],
  [/^(?:2|02|1)/, 'Australia/Sydney'],
  [/^[38]/, 'Australia/Melbourne'],
  [/^[49]/, 'Australia/Brisbane'],
  [/^5/, 'Australia/Adelaide'],
  [/^6/, 'Australia/Perth'],
  [/^7/, 'Australia/Hobart'],
  [/^0[89]/, 'Australia/Darwin'],
]

const mexicanCodes: readonly (readonly [RegExp, string | null])[] = [
  [/^(?:63|2[5-7]|3[1-3]|8[78])/, null],
  [/^77/, 'America/Cancun'],
  [/^8[345]/, 'America/Hermosillo'],
  [/^2[12]/, 'America/Tijuana'],
  [/^(?:23|8[0-2])/, 'America/Mazatlan'],
  [/^\d{5}$/, 'America/Mexico_City'],
]

const brazilianCodes: readonly (readonly [RegExp, string | null])[] = [
  [/^(?:[0123]|7[0-5]|76[0-7]|8|9)/, 'America/Sao_Paulo'],
  [/^4[0-8]/, 'America/Bahia'],
  [/^(?:49|57)/, 'America/Maceio'],
  [/^5[0-6]/, 'America/Recife'],
  [/^(?:5[89]|6[0-5])/, 'America/Fortaleza'],
  [/^6(?:[67]|8)/, 'America/Belem'],
  [/^77/, 'America/Araguaina'],
  [/^78/, 'America/Cuiaba'],
  [/^79/, 'America/Campo_Grande'],
  [/^76[89]/, 'America/Porto_Velho'],
]

const wide = {
  ca: { regions: valuesOf('place.region_of_canada'), codes: canadianCodes },
  au: { regions: valuesOf('place.region_of_australia'), codes: australianCodes },
  br: { regions: valuesOf('place.region_of_brazil'), codes: brazilianCodes },
  mx: { regions: valuesOf('place.region_of_mexico'), codes: mexicanCodes },
}

/** What an address says of the part of a country it is in; null for what it does not say. */
export interface Region {
  /** A code or a name. */
  readonly region: string | null
  readonly postcode: string | null
  /** The zone of a large city of the name of the one in the address. */
  readonly ofCity: string | null
}

/** The zone of a part of a country with several zones; null where nothing tells which. */
export function zoneOfRegion(
  country: WideCountry,
  { region, postcode, ofCity }: Region,
): string | null {
  if (country === 'us') {
    const state = region === null ? null : stateNamed(region)
    const zip = /^\d{5}/.exec(postcode ?? '')?.[0] ?? null
    return state === null ? cityIn(country, ofCity) : zoneOfState(state, zip, ofCity)
  }
  const { regions, codes } = wide[country]
  const code = postcode?.replace(/\s/g, '').toUpperCase() ?? ''
  const found = codes.find(([pattern]) => pattern.test(code))
  if (found) return found[1]
  const ofRegion = region === null ? null : (regions.get(keyOf(region)) ?? null)
  return ofRegion ?? cityIn(country, ofCity)
}

/** Whether a zone is one of a country with several. */
export function isZoneOf(country: WideCountry, zone: string): boolean {
  return zonesOf(country).includes(zone)
}

/** The zones of a country with several. */
export function zonesOf(country: WideCountry): readonly string[] {
  return country === 'us' ? [...american] : [...wide[country].regions.values()]
}

function cityIn(country: WideCountry, zone: string | null): string | null {
  return zone !== null && isZoneOf(country, zone) ? zone : null
}

function keyOf(name: string): string {
  return folded(name.trim().replace(/\.$/u, ''))
}
