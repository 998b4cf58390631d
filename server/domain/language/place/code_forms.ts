import { patternWith } from '#server/domain/language/words/pattern.ts'
import { stateCodes, stateNames } from '#server/domain/language/place/american_zones.ts'

/** Codes after which the city follows, and which country they are of; null where several have them. */
export const beforeCity: readonly (readonly [RegExp, string | null])[] = [
  [/(?<![\p{L}\d-])(\d{4} ?[A-Z]{2})(?![\p{L}\d])/gu, 'NL'],
  [/(?<![\p{L}\d-])(\d{4}-\d{3})(?![\p{L}\d])/gu, 'PT'],
  [/(?<![\p{L}\d-]|\d\s\p{L}{2}\.?\s)(\d\d-\d{3})(?![\p{L}\d])/gu, 'PL'],
  [/(?<![\p{L}\d-])(?:A-)(\d{4})(?![\p{L}\d])/gu, 'AT'],
  [/(?<![\p{L}\d-])(?:CH-)(\d{4})(?![\p{L}\d])/gu, 'CH'],
  [/(?<![\p{L}\d-])(?:B-)(\d{4})(?![\p{L}\d])/gu, 'BE'],
  [/(?<![\p{L}\d-])(?:D-)(\d{5})(?![\p{L}\d])/gu, 'DE'],
  [/(?<![\p{L}\d-])([A-HJ-NP-Z]\d{4}[A-Z]{3})(?![\p{L}\d])/gu, 'AR'],
  [/(?<![\p{L}\d.,€$£-])(\d{5})(?![\p{L}\d.,€%-])/gu, null],
  [/(?<![\p{L}\d.,€$£-])([1-9]\d{3})(?![\p{L}\d.,€%:-])/gu, null],
]

/** Codes before which the city stands, with their countries. */
export const afterCity: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(${stateCodes}|${stateNames})\.?(?: ?,)? (\d{5})(?:-\d{4})?(?![\p{L}\d])`,
      'gu',
    ),
    'US',
  ],
  [
    patternWith(
      'gu',
    )`(?<![\p{L}\d])(?:\(?(?:AB|BC|MB|NB|NS|ON|PE|QC|SK|YT|NL|${'place.canadian_region'})\)?,? )?[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\d])`,
    'CA',
  ],
  [/(?<![\p{L}\d])(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT),? \d{4}(?![\p{L}\d])/gu, 'AU'],
  [/(?<![\p{L}\d])([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})(?![\p{L}\d])/gu, 'GB'],
]

/** Regions before which the city stands: where there is no code, only behind an English street. */
export const regionAlone: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`(?<=, )(${stateCodes}|${stateNames})(?![\p{L}\d])`, 'gu'), 'US'],
  [/(?<=, )(?:AB|BC|MB|NB|NS|ON|QC|SK)(?![\p{L}\d])/gu, 'CA'],
  [/(?<=\p{L} )(?:NSW|VIC|QLD|TAS|ACT)(?![\p{L}\d])/gu, 'AU'],
]
