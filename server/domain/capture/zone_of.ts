import lookUp from '@photostructure/tz-lookup'
import type { Coordinates } from '#server/domain/capture/claim.ts'
import {
  type Region,
  type WideCountry,
  isZoneOf,
  zoneOfRegion,
} from '#server/domain/capture/place/region_zones.ts'
import { timeZoneNamed } from '#server/domain/time_zone.ts'

/** Countries that have one zone, by their code, which comes first, and by their names in eight languages. */
const countries: readonly (readonly [string, string])[] = [
  ['Europe/Berlin', 'de deutschland germany allemagne alemania germania duitsland alemanha niemcy'],
  ['Europe/Vienna', 'at österreich austria autriche oostenrijk áustria'],
  ['Europe/Zurich', 'ch schweiz suisse svizzera switzerland suiza zwitserland suíça szwajcaria'],
  ['Europe/Paris', 'fr france frankreich francia frankrijk frança francja'],
  ['Europe/Rome', 'it italia italy italien italie italië itália włochy'],
  [
    'Europe/Amsterdam',
    'nl nederland netherlands the_netherlands niederlande holland pays-bas holandia',
  ],
  ['Europe/Brussels', 'be belgium belgië belgique belgien bélgica belgio belgia'],
  ['Europe/Warsaw', 'pl polska poland polen pologne polonia polônia polónia'],
  ['Europe/London', 'gb uk england scotland wales united_kingdom great_britain northern_ireland'],
  ['Europe/Dublin', 'ie ireland irland irlande irlanda'],
  ['Europe/Copenhagen', 'dk denmark danmark dänemark danemark'],
  ['Europe/Stockholm', 'se sweden sverige schweden suède'],
  ['Europe/Oslo', 'no norway norge norwegen norvège'],
  ['Europe/Helsinki', 'fi finland suomi finnland finlande'],
  ['Europe/Prague', 'cz czechia tschechien tchéquie czechy česko'],
  ['Europe/Budapest', 'hu hungary ungarn hongrie węgry'],
  ['Europe/Athens', 'gr greece griechenland grèce grecja'],
  ['Europe/Luxembourg', 'lu luxembourg luxemburg'],
  ['Asia/Tokyo', 'jp japan japon giappone japonia'],
  ['Asia/Seoul', 'kr south_korea südkorea corée_du_sud'],
  ['Asia/Singapore', 'sg singapore singapur singapour'],
  ['Asia/Kolkata', 'in india indien inde indie'],
  ['Asia/Bangkok', 'th thailand thaïlande tailandia'],
  ['Asia/Jerusalem', 'il israel israël izrael'],
  ['Asia/Dubai', 'ae united_arab_emirates'],
  ['Europe/Istanbul', 'tr turkey türkiye türkei turquie turquía turchia'],
  ['Africa/Johannesburg', 'za south_africa südafrika'],
  ['Atlantic/Reykjavik', 'is iceland island islande islandia'],
  ['Pacific/Auckland', 'nz new_zealand neuseeland nouvelle-zélande nueva_zelanda aotearoa'],
  ['America/Costa_Rica', 'cr costa_rica'],
  ['America/Santiago', 'cl chile chili cile'],
  ['America/Caracas', 've venezuela'],
  ['America/Managua', 'ni nicaragua'],
  ['America/Lima', 'pe peru perú pérou'],
  ['America/Montevideo', 'uy uruguay'],
  ['America/Santo_Domingo', 'do dominican_republic república_dominicana'],
  ['America/Bogota', 'co colombia kolumbien colombie'],
  ['America/Argentina/Buenos_Aires', 'ar argentina argentinien argentine argentinië argentyna'],
]

/** Countries with several zones, by their code and their names. */
const wideCountries: readonly (readonly [WideCountry, string])[] = [
  [
    'us',
    'usa u.s.a. u.s. united_states united_states_of_america vereinigte_staaten états-unis estados_unidos stati_uniti verenigde_staten stany_zjednoczone',
  ],
  ['ca', 'canada kanada canadá'],
  ['au', 'australia australien australie austrália australië'],
  ['br', 'brazil brasil brasilien brésil brasile brazilië brazylia'],
  ['mx', 'mexico méxico mexiko mexique messico meksyk'],
]

const wide = new Map<string, WideCountry>(
  wideCountries.flatMap(([code, names]) =>
    [code, ...names.split(' ')].map((name) => [name.replaceAll('_', ' '), code] as const),
  ),
)

const byCountry = new Map(
  countries.flatMap(([zone, names]) =>
    names.split(' ').map((name) => [name.replaceAll('_', ' '), zone] as const),
  ),
)

/** The zone of a point on the earth (IANA); null for a point that is not on the earth. */
export function zoneOfPoint({ latitude, longitude }: Coordinates): string | null {
  try {
    return timeZoneNamed(lookUp(latitude, longitude))
  } catch {
    return null
  }
}

/** The zone of a country that has only one, by its code or its name; null for any other. */
export function zoneOfCountry(country: string, postcode: string | null = null): string | null {
  const name = country.trim().toLowerCase()
  // But for islands and what lies overseas, which postcodes tell, these have one.
  if (spain.has(name)) return /^(35|38)\d{3}$/.test(postcode ?? '35000') ? null : 'Europe/Madrid'
  if (portugal.has(name)) return /^9/.test(postcode ?? '9') ? null : 'Europe/Lisbon'
  if (byCountry.get(name) === 'Europe/Paris' && /^9[78]/.test(postcode ?? '')) return null
  return byCountry.get(name) ?? null
}

const spain = new Set([
  'es',
  'españa',
  'spain',
  'spanien',
  'espagne',
  'spagna',
  'spanje',
  'hiszpania',
])
const portugal = new Set(['pt', 'portugal', 'portogallo', 'portugalia'])

/** The country with several zones that a name or a code means; null for any other. */
export function wideCountryNamed(country: string): WideCountry | null {
  return wide.get(country.trim().toLowerCase()) ?? null
}

/** Whether a name or a code is that of a country that is known here. */
export function isCountry(name: string): boolean {
  const key = name.trim().toLowerCase()
  return wide.has(key) || byCountry.has(key) || spain.has(key) || portugal.has(key)
}

/**
 * The zone of a place in a country: of its only zone, else by its region, its postcode or its city. Null where they do
 * not tell, and for a country that is not known.
 */
export function zoneInCountry(
  country: string,
  { region, postcode, ofCity }: Region,
): string | null {
  const several = wideCountryNamed(country)
  if (several !== null) return zoneOfRegion(several, { region, postcode, ofCity })
  const only = zoneOfCountry(country, postcode)
  return only ?? (ofCity !== null && fitsCountry(ofCity, country) ? ofCity : null)
}

/** Whether a zone may be one of a country; true for a country that is not known. */
export function fitsCountry(zone: string, country: string): boolean {
  const name = country.trim().toLowerCase()
  const several = wideCountryNamed(name)
  if (several !== null) return isZoneOf(several, zone)
  if (spain.has(name)) return zone === 'Europe/Madrid' || zone === 'Atlantic/Canary'
  if (portugal.has(name)) return zone === 'Europe/Lisbon' || zone.startsWith('Atlantic/')
  const only = byCountry.get(name)
  return only === undefined || only === zone
}
