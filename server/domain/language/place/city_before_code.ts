import { citySegment } from '#server/domain/language/place/city.ts'
import { type FoundAddress, inLine, leadOf } from '#server/domain/language/place/found_address.ts'
import {
  englishStreet,
  hasEnglishStreet,
  streetWithoutNumber,
} from '#server/domain/language/place/street.ts'

/** `12 Brick Lane, London E1 6RF`, `123 Main St, Brooklyn, NY 11201`: the city stands before the code. */
export function withCityBefore(
  text: string,
  at: number,
  code: string,
  { country, isSure }: { readonly country: string; readonly isSure: boolean },
): FoundAddress | null {
  const lead = leadOf(text, at).replace(/[\s,]+$/u, '')
  const flat = lead.replace(/\n/g, ', ')
  const parts = flat.split(/,\s*/)
  const city = parts.pop()?.trim() ?? ''
  // “221B Baker Street London NW1 6XE”, without a comma.
  const whole = streetWithCity(city)
  const named = whole === null ? citySegment(city) : city
  if (named === null) return null
  const rest = parts.join(', ')
  const known = [...rest.matchAll(englishStreet)].at(-1)
  const loose =
    /(?<![\p{L}\d.,:])\d{1,5}[A-Za-z]?(?:[-–]\d{1,4})? (?:[\p{L}\d][\p{L}\p{M}\d’'.-]* ?){1,5}(?:, [^,]{1,30})?$/u.exec(
      rest,
    )
  const street =
    known && rest.length - known.index - known[0].length < 40
      ? rest.slice(known.index)
      : (loose?.[0] ?? bareStreet(parts))
  if (!isSure && !hasEnglishStreet(street ?? whole ?? '')) return null
  const joined = whole ?? street
  if (joined === null) return null
  const separator = country === 'US' || (country === 'CA' && !code.startsWith('(')) ? ', ' : ' '
  // “NC , 28202”
  const written = code.replace(' ,', ',')
  const address =
    whole === null
      ? `${inLine(joined)}, ${city}${separator}${written}`
      : `${[inLine(whole), city.slice(city.indexOf(whole) + whole.length).trim()].filter(Boolean).join(', ')}${separator}${written}`
  const begin = text.lastIndexOf(joined.slice(0, 8), at)
  const name = whole === null ? named : city.slice(city.indexOf(whole) + whole.length).trim()
  return {
    address: inLine(address),
    city: name || null,
    country,
    has_code: isSure,
    at: begin < 0 ? at : begin,
    end: at + code.length,
  }
}

/** A street without a number, with the part of the town after it. */
function bareStreet(parts: readonly string[]): string | null {
  for (const count of [parts.length, parts.length - 1]) {
    const lead = parts.slice(0, count).join(', ')
    const street = streetWithoutNumber.exec(lead)?.[0]
    if (street !== undefined) return [street, ...parts.slice(count)].join(', ')
  }
  return null
}

function streetWithCity(text: string): string | null {
  const match = [...text.matchAll(englishStreet)].at(0)
  return match ? match[0] : null
}
