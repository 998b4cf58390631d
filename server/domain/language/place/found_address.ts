/** An address in a text. */
export interface FoundAddress {
  /** In one line: `Seestraße 9, 18119 Rostock`. */
  readonly address: string
  readonly city: string | null
  /** A country as two letters where the form of the address tells; else null. */
  readonly country: string | null
  /** Whether a postcode stands with its city. */
  readonly has_code: boolean
  /** Where it stands in the text. */
  readonly at: number
  readonly end: number
}

/** How many characters before a postcode are read for its street. */
const before = 90

/** What stands before a code, up to the sentence before; the lines of it as one. */
export function leadOf(text: string, at: number): string {
  const lead = text.slice(Math.max(0, at - before), at)
  const cut = Math.max(
    lead.lastIndexOf('\n\n'),
    lead.lastIndexOf('|'),
    lead.lastIndexOf('·'),
    lead.lastIndexOf('•'),
    lead.lastIndexOf(';'),
  )
  return lead.slice(cut + 1)
}

/** Words of an address in one line, without a comma at the end. */
export function inLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/[\s,]+$/u, '')
    .trim()
}
