import lookUp from '@photostructure/tz-lookup'
import type { Coordinates } from '#server/domain/capture/claim.ts'
import { timeZoneNamed } from '#server/domain/time_zone.ts'

/** Countries that have one zone, by their code and by their names in eight languages. */
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
  ['America/Bogota', 'co colombia kolumbien colombie'],
]

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

/** Postcodes that only one country writes so, and its zone. */
const postcodes: readonly (readonly [RegExp, string])[] = [
  [/(?:^|[\s,])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?=$|[\s,])/, 'Europe/London'],
  [/(?:^|[\s,])[1-8]\d{3}-\d{3}(?=$|[\s,])/, 'Europe/Lisbon'],
  [/(?:^|[\s,])\d{2}-\d{3}(?=$|[\s,])/, 'Europe/Warsaw'],
  [/(?:^|[\s,])[1-9]\d{3} ?[A-Z]{2}(?= \p{Lu})/u, 'Europe/Amsterdam'],
  // States with two zones are told apart by their postcodes.
  [
    /, (?:(?:NY|NJ|MA|PA|DC|GA|MD|VA|NC|CT|ME|NH|VT|RI|DE|WV|SC|OH),? \d|FL,? (?!32[45])\d|TN,? 37[346-9])\d+(?=$|[\s,-])/,
    'America/New_York',
  ],
  [/, MI,? 4(?:[0-8]\d|9[0-7])\d\d(?=$|[\s,-])/, 'America/Detroit'],
  [/, (?:(?:CA|WA|NV),? \d|OR,? (?!979)\d)\d{4}(?=$|[\s,-])/, 'America/Los_Angeles'],
  [
    /, (?:(?:IL|MN|WI|LA|MO|IA|AR|MS|AL|OK),? \d|TX,? (?!79[89]|885)\d|TN,? 3(?:7[0-2]|8[0-5]))\d+(?=$|[\s,-])/,
    'America/Chicago',
  ],
  [/, (?:CO|UT|WY|MT|NM),? \d{5}(?=$|[\s,-])/, 'America/Denver'],
  [/, AZ,? \d{5}(?=$|[\s,-])/, 'America/Phoenix'],
  [/, HI,? \d{5}(?=$|[\s,-])/, 'Pacific/Honolulu'],
  [/(?:^|[\s,])[KLMNPGHJ]\d[A-Z] ?\d[A-Z]\d(?=$|[\s,])/, 'America/Toronto'],
  [/(?:^|[\s,])V\d[A-Z] ?\d[A-Z]\d(?=$|[\s,])/, 'America/Vancouver'],
  [/[\s,](?:NSW|ACT),? \d{4}(?=$|[\s,])|Sydney,? (?:AU|Australia)$/, 'Australia/Sydney'],
  [/[\s,]VIC,? \d{4}(?=$|[\s,])|Melbourne,? (?:AU|Australia)$/, 'Australia/Melbourne'],
  [/[\s,]QLD,? \d{4}(?=$|[\s,])|Brisbane,? (?:AU|Australia)$/, 'Australia/Brisbane'],
]

/**
 * The zone of an address whose postcode only one country, or one part of it, writes so, or that ends with the name of a
 * country of one zone; null for any other.
 */
export function zoneOfAddress(address: string): string | null {
  const line = address.slice(0, 300).trim()
  const last = line.slice(line.lastIndexOf(',') + 1).trim()
  // Codes of two letters are of states as well.
  const country = line.includes(',') && last.length > 3 ? zoneOfCountry(last) : null
  return postcodes.find(([pattern]) => pattern.test(line))?.[1] ?? country
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

/** The zone of the only British or American postcode form that words name; null where they name none, or both. */
export function zoneOfWords(text: string): string | null {
  const zones = new Set<string>()
  for (const [pattern, zone] of postcodes) {
    const isTelling = zone === 'Europe/London' || zone.startsWith('America/')
    if (isTelling && pattern.test(text.slice(0, 10_000))) zones.add(zone)
  }
  const [only] = zones
  return zones.size === 1 && only ? only : null
}
