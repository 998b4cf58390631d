import { pictures } from '#server/domain/capture/text/openings.ts'
import type { FoundAddress } from '#server/domain/capture/place/address.ts'

/** Words before the name of a venue. */
const at =
  /(?:^|\s)(?:at|@|in|im|in der|in den|bei|beim|au|aux|à|chez|en|al|alla|allo|presso|da|nel|nella|bij|no|na|em|w|we)\s+/giu

/** What pages write before the name of a venue in the same line. */
const label =
  /^(?:Venue|VENUE|Location|Ort|Veranstaltungsort|Lieu|Lugar|Luogo|Locatie|Miejsce) (?=\p{Lu})/u

/** Articles before a name, which are no part of it unless they have a capital letter. */
const article = /^(?:the|der|die|das|den|dem|le|la|les|l['’]|het|de|il|lo|el|o|a)(?:\s+|(?<=['’]))/u

/** A name: it has a word with a capital letter or a number, and at most six words. */
const name = /^(?=.*(?:^|[\s'’-])[\p{Lu}\d])[\p{L}\d][^\n]{1,59}$/u

/** What places are, before their names. */
const kinds =
  /^(?:trattoria|osteria|pizzeria|ristorante|enoteca|bar|caf[eéè]|casa|hotel|bistrot?|brasserie|chez|taberna|tasca|restaurante?|club|galerie|galleria|galería|galeria|klub|kino|teatro|theater|théâtre)$/iu

/** “2 Personen”, “4 tickets” */
const counts =
  /^\d+ ?(?:x |personen|person|people|persons|guests?|personnes|places|personas|persone|posti|pessoas|osób|osoby|gäste|plätze|tickets?|karten|erwachsene|adults?)/iu

/** Pictures before names of places and times. */
const pin = new RegExp(String.raw`${pictures}+\s*`, 'u')

/**
 * The name of the place before its address: what stands between the comma, the line or a word such as “at” and the
 * street. Null where nothing there looks like a name.
 */
export function venueIn(text: string, { at: end }: FoundAddress): string | null {
  const lead = text.slice(Math.max(0, end - 120), end).replace(/[\s,;:(|·–—-]+$/u, '')
  const line = (lead.split('\n').at(-1) ?? '').split(pin).at(-1) ?? ''
  const segment = line.split(/[,;|·(]\s*|\s[–—-]\s|: |(?<=\p{L}{3})\. /u).at(-1) ?? ''
  // “Da” in “Trattoria Da Enzo” is a part of the name.
  const isLabeled = /\p{L}:\s$/u.test(line.slice(0, line.length - segment.length))
  const afterWord = isLabeled
    ? undefined
    : [...segment.matchAll(at)].findLast(([word], index) => {
        return index === 0 || !/^\s*\p{Lu}/u.test(word)
      })
  // “Trattoria da Nino” is all of its name.
  const isWhole =
    afterWord !== undefined &&
    kinds.test(segment.slice(0, afterWord.index).trim().split(' ').at(-1) ?? '')
  const said =
    afterWord && !isWhole ? segment.slice(afterWord.index + afterWord[0].length) : segment
  const found = said.trim().replace(label, '').replace(article, '')
  if (!afterWord && !/^[\p{Lu}\d]/u.test(found)) return null
  if (
    !name.test(found) ||
    counts.test(found) ||
    found.split(/\s+/).length > 6 ||
    /\d{1,2}[:./]\d\d|\d$|[.!?]$/.test(found)
  )
    return null
  return found.replace(/^["“„«]|["”“»]$/gu, '')
}
