import { wordsIn } from '#server/domain/language/activity/find.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { pictures } from '#server/domain/language/text/openings.ts'
import type { FoundAddress } from '#server/domain/language/place/address.ts'

/** Words before the name of a venue. */
const at =
  /(?:^|\s)(?:at|@|in|im|in der|in den|bei|beim|au|aux|à|chez|en|al|alla|allo|presso|da|nel|nella|bij|no|na|em|w|we|på|hos|vid)\s+/giu

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

/** What places are that are called by a number: “Pier 35”. */
const numbered =
  /(?:^|\s)(?:pier|studio|club|klub|bar|halle|hall|gate|platform|stage|warehouse|room|raum|saal|sala|salle|loft|zaal|haus|house|dock|gallery|galerie|theater|theatre)\s\d{1,4}$/iu

/** Words between times, besides the times themselves. */
const clockWords =
  /(?<![\p{L}\p{N}])(?:\d{1,2}(?:[:.h]\d{2})?|[ecmp][sd]?t|gmt|utc|bst|ces?t|mes?z|[ap]\.?m\.?|uhr|h|hs|hrs?|uur|godz|o['’]?clock|noon|midnight|to|till?|until|from|between|and|bis|von|ab|um|und|zwischen|à|de|des|dès|et|jusqu['’]à|a|al|las|los|y|desde|hasta|às|as|das|até|e|dalle|alle|ore|ora|fino|van|tot|vanaf|om|od|do|o|i)(?![\p{L}\p{N}])/giu

/** Words at the end of what stands before a name, such as “Show at”. */
const dangling =
  /(?:\s|^)(?:on|am|um|ab|at|@|in|im|bei|beim|au|aux|à|chez|en|al|presso|da|bij|no|na|em|w|the|der|die|das|le|la|el|il|het)$/iu

/** Whether words are only a time: “11 AM to 5 PM”, “16h às 23h”. */
function isClock(text: string): boolean {
  const glued = text.replace(/(\d)(?=(?:[ap]\.?m|h|uhr|uur)(?![\p{L}]))/giu, '$1 ')
  return /\d/.test(text) && !/[\p{L}\p{N}]/u.test(glued.replace(clockWords, ' '))
}

/** Whether words are only what people do, and name no place: “Show”. */
function isOnlyEvent(text: string): boolean {
  return wordsIn(text).every((word) => isEventWord(word))
}

/** Days before a name: “Mi–Sa Galerie Nord”. */
const days =
  /^(?:(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|gio|ma|wo|vr|za|zo)\.?\s?[-–,]?\s?){2,7}(?=\p{Lu}\p{L}{3})/iu

/** What is shut has no name in these words: “So geschlossen”. */
const shut =
  /(?<!\p{L})(?:closed|geschlossen|ferm[ée]e?|cerrad[oa]|chius[oa]|gesloten|encerrad[oa]|fechad[oa]|zamknięte|nieczynne|stängt)(?!\p{L})/iu

/** Events that are names of venues as well: “Jazz Club”, “Opera Garnier”, “Comedy Cellar”. */
const venuesToo =
  /^(?:jazz|oper|opera|ballet|musical|circus|zirkus|cirque|kino|cinema|comedy|markt|market|marche|mercado|mercato|targ|fair|festival|show|film|movie|play|techno|slam|tango|salsa|karaoke|race|match|breakfast|brunch|lunch|dinner|drinks|grillen|aperitivo)$/u

/** Compounds that are events: “Adventsbasar”. */
const compounds =
  /.{3}(?:konzert|lesung|basar|markt|fest|feier|party|abend|kurs|workshop|fuhrung|turnier|treffen|ausstellung|wanderung|borrel|feest|konsert)$/u

/** Whether a name begins with what people do: “Keramik-Workshop am”, “Lesung Jana Holm”. */
function beginsWithEvent(text: string): boolean {
  const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? ''
  const word = wordsIn(first).at(-1) ?? ''
  return (isEventWord(word) || compounds.test(word)) && !venuesToo.test(word)
}

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
  // “Trattoria da Nino” is all of its name, and in “na Tasca da Rosa” what is behind the first word.
  const afterWord = isLabeled
    ? undefined
    : [...segment.matchAll(at)].findLast(({ 0: word, index }, count) => {
        const before = segment.slice(0, index).trim().split(' ').at(-1) ?? ''
        return (count === 0 || !/^\s*\p{Lu}/u.test(word)) && !kinds.test(before)
      })
  const said = afterWord ? segment.slice(afterWord.index + afterWord[0].length) : segment
  return nameOfVenue(said, afterWord !== undefined)
}

/** The name that words are after a word such as “at”, or without one; null where they are none. */
export function nameOfVenue(said: string, isAfterWord: boolean): string | null {
  const found = said
    .trim()
    .replace(days, '')
    .replace(label, '')
    .replace(article, '')
    .replace(/[\s•·|,;:–-]+$/u, '')
    .replace(dangling, '')
    .trim()
  if (!isAfterWord && !/^[\p{Lu}\d]/u.test(found)) return null
  if (
    !name.test(found) ||
    counts.test(found) ||
    found.split(/\s+/).length > 6 ||
    isClock(found) ||
    isOnlyEvent(found) ||
    shut.test(found) ||
    (!isAfterWord && beginsWithEvent(found)) ||
    (/\d{1,2}[:./]\d\d|\d$|[.!?]$/.test(found) && !numbered.test(found))
  )
    return null
  return found.replace(/^["“„«]|["”“»]$/gu, '')
}
