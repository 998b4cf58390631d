import { oneOfIn, pattern } from '#server/domain/language/words/pattern.ts'
import type { FoundAddress } from '#server/domain/language/place/found_address.ts'
import { citySegment } from '#server/domain/language/place/city.ts'

/** The codes of the states of Brazil, as a part of a pattern. */
export const brazilianStates =
  'AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO'

/** A street as it is written there, so that `- TO` is not Turin. */
export const brazilianStreet = pattern`(?<![\p{L}\d])(?:${oneOfIn('pt', 'place.street_word_before')} |${oneOfIn('pt', 'place.street_short')} ?)\p{L}`

const ends = new RegExp(
  String.raw`(?:\s?[–/-]\s?|,\s)(?:${brazilianStates})(?:,?\s(?:CEP:?\s?)?\d{5}-\d{3})?(?![\p{L}\d-])`,
  'gu',
)

/** How many characters before a state are read for its street. */
const before = 120

/** The addresses of Brazil in a text: `Praça Roosevelt, 100 - Consolação, São Paulo - SP, 01303-020`. */
export function brazilianIn(text: string): FoundAddress[] {
  return [...text.matchAll(ends)].flatMap((match) => {
    const from = Math.max(0, match.index - before)
    const lead = text.slice(from, match.index)
    const begin = lead.split('\n\n').at(-1) ?? ''
    const street = [...begin.matchAll(new RegExp(brazilianStreet, 'giu'))].at(-1)
    if (!street) return []
    const at = match.index - begin.length + street.index
    const end = match.index + match[0].length
    const city = begin.split(/,\s*|\s[–-]\s|\n/u).at(-1) ?? ''
    const address = text
      .slice(at, end)
      .replace(/\s*\n\s*/gu, ', ')
      .replace(/\s+/gu, ' ')
    return [
      {
        address,
        city: citySegment(city),
        country: 'BR',
        has_code: /\d{5}-\d{3}/.test(match[0]),
        at,
        end,
      },
    ]
  })
}
