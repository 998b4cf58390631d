import type { WordLanguage } from '#generated/server/words/classes.ts'
import { type ClassName, listed, wordLanguages } from '#server/domain/language/words/lists.ts'
import {
  oneOf,
  oneOfIn,
  oneOfSpelled,
  startsEitherWay,
} from '#server/domain/language/words/pattern.ts'

/** Streets as they are written in German, French, Italian, Spanish, Portuguese, Dutch, Polish and English. */

/** A house number: `9`, `12a`, `42/43`, `12-14`, `3 bis`. */
const number = String.raw`\d{1,4}(?:\s?(?:${oneOf('place.number_more').source}|[a-zA-Z])(?![\p{L}\d/.]))?(?:\s?[-–/]\s?\d{1,4}[a-zA-Z]?(?![\d]))?`

const clock = oneOf('place.clock_word').source

/** What follows no house number: a time, a price, a distance. */
const ended = String.raw`(?![\d.:€%]|\s?(?:€|${clock}|min|km|h\b))`

const sign = oneOf('place.number_sign').source

/** A word of a name, with its apostrophes and dots. Bounded, so that a long run of letters costs no more. */
const word = String.raw`[\p{L}\d][\p{L}\p{M}\d’'.-]{0,30}`
const name = String.raw`\p{Lu}[\p{L}\p{M}’'.-]{0,30}`

/** `Seestraße 9`, `Prinsengracht 263`: any name with a number, where a postcode follows. */
export const nameBeforeNumber = new RegExp(
  String.raw`(?<![\p{L}\d])${name}(?:[ -]${word}){0,5},? (?:${sign}\s?)?${number}$`,
  'u',
)

/** Words that streets begin with, before their name and number: `Via Roma 12`, `Calle Mayor, 5`, `ul. Długa 5`. */
const southernWords = either('place.street_word_before')
const short = oneOfSpelled(startsEitherWay, 'place.street_short').source
const southern = String.raw`(?:${southernWords} |${short} ?)`

const separate = oneOf('place.street_word').source
const ending = oneOf('place.street_ending').source
const endingOf = (...languages: readonly WordLanguage[]) =>
  `(?:${languages.map((language) => oneOfIn(language, 'place.street_ending').source).join('|')})`
const nordic = endingOf('sv', 'da', 'no', 'fi')

/** Words that German and Dutch names of streets begin with. */
const adjective = `(?:${oneOf('place.street_adjective').source} )?`

/** German and Dutch streets, with the ending in the name or after it. */
const northern = [
  `${adjective}${name} ${separate}`,
  String.raw`${adjective}\p{Lu}[\p{L}’'.-]{1,40}${ending}`,
  // “Haga Nygata”, “Stora Nygatan”
  String.raw`${oneOf('place.street_adjective_northern').source} \p{Lu}[\p{L}’'.-]{1,40}${nordic}`,
  String.raw`${adjective}\p{Lu}[\p{L}’'.-]{1,40}-${separate}`,
  `${oneOf('place.street_preposition').source} ${name}`,
].join('|')

/** Words that French streets begin with, after the number. */
const french = either('place.street_word_behind_number')

const ofName = `(?:${oneOf('place.street_of').source} |${oneOf('place.street_of_elided').source})`

/** Words that English streets end with, after the number. */
const english = either('place.street_word_after')

const beforeNumber = String.raw`(?<![\p{L}\d.,:/])`

export const englishStreet = new RegExp(
  String.raw`${beforeNumber}${number}(?!\s?(?:${clock}|am|pm|h)(?!\p{L}))(?:,(?= \p{L}))? (?:[NSEW]\.? )?(?:${word} ){1,4}?${english}(?![\p{L}])\.?`,
  'gu',
)

/** Whether a line has a street as it is written in English. */
export function hasEnglishStreet(line: string): boolean {
  return line.search(englishStreet) >= 0
}

/** Streets with their numbers, wherever they stand. */
export const streets: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}\d])(?:${northern}) ${number}${ended}`, 'gu'),
  new RegExp(
    String.raw`(?<![\p{L}\d])${southern}(?:${word} ){0,5}?${word},? (?:(?:${sign}\s?)?${number}${ended}|s\/n(?![\p{L}\d]))`,
    'gu',
  ),
  new RegExp(
    String.raw`${beforeNumber}${number},? ${french} ${ofName}?${word}(?:[ -]${ofName}?${name}){0,4}`,
    'gu',
  ),
  englishStreet,
]

/** A street without a number, as it may stand before a postcode. */
export const streetWithoutNumber = new RegExp(
  [
    String.raw`(?<![\p{L}\d])${southern}(?:${word} ?){1,5}`,
    String.raw`(?<![\p{L}\d])(?:${northern})`,
    String.raw`(?<![\p{L}\d])${french} (?:${word} ?){1,5}`,
    String.raw`(?<![\p{L}\d])(?:${name} ){1,3}${english}`,
  ]
    .map((one) => `(?:${one})`)
    .join('|')
    .replace(/^(.*)$/su, '(?:$1)$'),
  'u',
)

/** The countries that streets are of, where a postcode of five digits follows. */
export const countryOfStreet: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?:${endingOf('de')}|${separate})`, 'u'), 'DE'],
  [new RegExp(`^${oneOfIn('it', 'place.street_word_before').source} `, 'iu'), 'IT'],
  [
    new RegExp(
      `^(?!.* s/n$)(?:\\d[^ ]* |\\d+ ${oneOf('place.number_more').source},? )?${french} `,
      'u',
    ),
    'FR',
  ],
]

/** One of the words of a class, with a capital letter or without; the dot of a short form may be missing. */
function either(name: ClassName): string {
  const forms = wordLanguages.flatMap((language) =>
    listed(language, name).flatMap((one) => {
      const plain = one.replaceAll('.', '\\.?')
      return [plain, plain.charAt(0).toUpperCase() + plain.slice(1)]
    }),
  )
  return `(?:${forms.sort((one, other) => other.length - one.length).join('|')})`
}
