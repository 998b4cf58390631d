import { isCountry } from '#server/domain/language/place/zone_of.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

/** The end of a host that is a country. */
const hosts = /\.([a-z]{2})$/

/** Those that are sold as words all over the world. */
const sold = wordsOf('place.sold_host')

const phones: readonly (readonly [string, string])[] = [
  ...([
    ['1', 'us ca'],
    ['44', 'gb'],
    ['353', 'ie'],
    ['34', 'es'],
    ['39', 'it'],
    ['30', 'gr'],
  ] as const),
  ...([
    ['61', 'au'],
    ['64', 'nz'],
    ['52', 'mx'],
    ['54', 'ar'],
    ['56', 'cl'],
    ['57', 'co'],
  ] as const),
  ...([
    ['58', 've'],
    ['505', 'ni'],
    ['506', 'cr'],
  ] as const),
]
const currencies: readonly (readonly [RegExp, string])[] = [
  [/£\s?\d/u, 'gb'],
  [/(?:€\s?\d|\d\s?€)/u, 'es ie it gr fr de at be nl pt fi'],
  [/(?:AU|A)\$\s?\d/u, 'au'],
  [/(?:NZ)\$\s?\d/u, 'nz'],
  [/(?:CA|C)\$\s?\d/u, 'ca'],
  [/₡\s?\d/u, 'cr'],
  [/₹\s?\d/u, 'in'],
  [/₪\s?\d|\d\s?₪/u, 'il'],
  [/(?<![A-Z])\$\s?\d/u, 'us ca au nz mx ar cl co'],
]
const languages: Readonly<Record<string, string>> = {
  en: 'us gb ca au nz ie',
  es: 'es mx ar cl co cr ve ni do',
  it: 'it',
}

/** The most characters of a text that are read for signs. */
const most = 10_000

/**
 * The countries that words, their language and the address of their page hint at, the surest first: each sign has the
 * two letters of one country or of several, with spaces between.
 */
export function countrySigns(
  text: string,
  { language, url }: { readonly language: string | null; readonly url: string | null },
): string[] {
  const words = text.slice(0, most)
  const host = url === null ? null : (URL.parse(url)?.hostname ?? null)
  const [, end = ''] = hosts.exec(host ?? '') ?? []
  const ofHost = end === 'uk' ? 'gb' : end
  const ofPhones = [...words.matchAll(/(?<![\d+])(?:\+|00)(\d{1,3})[\s()./-]?\d/gu)].flatMap(
    ([, code = '']) => phones.find(([prefix]) => code.startsWith(prefix))?.[1] ?? [],
  )
  const ofPrices = currencies.flatMap(([pattern, countries]) =>
    pattern.test(words) ? countries : [],
  )
  const [spoken = '', region] = language?.toLowerCase().split(/[-_]/) ?? []
  const signs = [
    sold.has(ofHost) || !isCountry(ofHost) ? '' : ofHost,
    ...new Set(ofPhones),
    ofPrices[0] ?? '',
    region ?? '',
    languages[spoken] ?? '',
  ]
  return signs.filter((sign) => sign !== '')
}
