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
  ['Europe/Amsterdam', 'nl nederland netherlands niederlande holland pays-bas holandia'],
  ['Europe/Brussels', 'be belgium belgië belgique belgien bélgica belgio belgia'],
  ['Europe/Warsaw', 'pl polska poland polen pologne polonia polônia polónia'],
  ['Europe/London', 'gb uk england scotland wales'],
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
]

const byCountry = new Map(
  countries.flatMap(([zone, names]) => names.split(' ').map((name) => [name, zone] as const)),
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
export function zoneOfCountry(country: string): string | null {
  return byCountry.get(country.trim().toLowerCase()) ?? null
}
