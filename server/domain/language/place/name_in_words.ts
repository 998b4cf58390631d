import { isActivityWord, wordsIn } from '#server/domain/language/activity/find.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { weekdays } from '#server/domain/language/time/words.ts'
import { cityNamed } from '#server/domain/language/place/catalog.ts'
import { zoneOfLargeCity } from '#server/domain/language/place/city_zones.ts'
import { nameOfVenue } from '#server/domain/language/text/venue.ts'

/** What people say that they do, want or like, in words that names of places do not have. */
const sentences = [
  /(?<!\p{L})(?:[Ww]e|I|[Yy]ou|u)\s+(?:\p{Ll}+\s)?(?:love|loved|like|liked)(?!\p{L})/u,
  /(?<!\p{L})(?:we|you|i|u|y['’]?all|everyone)\s+(?:\p{L}+\s)?(?:have|need|want|got|gotta|must|should|could|can|went|go|found|tried|ate)(?!\p{L})/iu,
  /(?<!\p{L})(?:let['’]?s|lets|omg|wanna|gotta|you guys|don['’]t miss|check out|check this|obsessed|best .+ ever|where to|things to|how to|why)(?!\p{L})/iu,
  /(?<!\p{L})(?:my|our|your|a|the)\s+(?:\p{L}+\s)?(?:new\s)?(?:fav|fave|favou?rite|go-to|beloved)(?!\p{L})/iu,
  /(?<!\p{L})(?:wir|ich|ihr|du|man)\s+(?:\p{L}+\s)?(?:müssen|muss|müsst|wollen|will|sollten|solltet|sollte|waren|war|gehen|gehe|lieben|liebe|können|kann)(?!\p{L})|(?<!\p{L})(?:müssen|wollen|sollten|lass(?:t)?|gehen) (?:wir|uns)(?!\p{L})|(?<!\p{L})(?:mein|meine|unser|unsere|dein)\s+(?:neue[rs]?\s)?lieblings\p{L}+/iu,
  /(?<!\p{L})(?:on|il|nous|je|tu|vous)\s+(?:faut|doit|devons|devrait|dois|veux|voudrais|adore|adorons|aime|va|vais|allons|avons|ai)(?!\p{L})|(?<!\p{L})(?:mon|ma|mes|notre|nos)\s+.*(?:préférée?s?|favorie?s?)(?!\p{L})/iu,
  /(?<!\p{L})(?:tenemos que|hay que|tienes que|vamos a|quiero|queremos|me encanta|nos encanta|fuimos)(?!\p{L})|(?<!\p{L})(?:mi|mis|nuestr[oa]s?)\s+.*(?:favorit[oa]s?|preferid[oa]s?)(?!\p{L})/iu,
  /(?<!\p{L})(?:dobbiamo|devi|andiamo|voglio|vogliamo|adoro|siamo stati)(?!\p{L})|(?<!\p{L})(?:mi[oa]|nostr[oa])\s+.*preferit[oa](?!\p{L})/iu,
  /(?<!\p{L})(?:we|ik|je|jullie)\s+(?:moeten|moet|willen|wil|gaan|ga|waren|was)(?!\p{L})|(?<!\p{L})(?:mijn|ons|onze)\s+(?:\p{L}+\s)?(?:favoriete|lievelings\p{L}*)(?!\p{L})/iu,
  /(?<!\p{L})(?:temos de|temos que|tens de|vamos|quero|queremos|adoro|fomos)\s+\p{Ll}|(?<!\p{L})(?:meu|minha|noss[oa])\s+.*(?:favorit[oa]|preferid[oa])(?!\p{L})/iu,
  /(?<!\p{L})(?:musimy|musisz|chodźmy|idziemy|chcę|chcemy|uwielbiam)(?!\p{L})|(?<!\p{L})(?:mój|moja|moje|nasz|nasza)\s+ulubion\p{L}+/iu,
]

/** Words of notes about a visit, and where they end in what is said of it. */
const visits = [
  /^(?:finally|just|yesterday|last (?:night|week)(?:['’]s)?|gestern|neulich|hier(?: soir)?|ayer|anoche|ieri|gisteren|ontem|wczoraj|igår)(?!\p{L})/iu,
  /(?<!\p{L})(?:every day|happy hour|täglich|jeden tag|tous les jours|todos los días|tutti i giorni|elke dag|todos os dias|codziennie)(?!\p{L})/iu,
  /^\p{Lu}\p{Ll}+ (?:says|said|sagt|meint|dice|dit|zegt|diz|mówi)(?!\p{L})/u,
  /(?<!\p{L})(?:reservation|booking|table for|tisch für|reservierung|réservation|reserva|prenotazione|reservering|rezerwacja)(?!\p{L}).{0,40}\s(?:at|im|in|bei|au|chez|en|da|bij|na|w)\s/iu,
]
const verbs =
  /\s(?:is|was|are|were|ist|war|sind|est|était|es|fue|è|era|was|é|foi|jest|był[ao]?|är|var)\s.*$/iu

/** What people go to, before its name. */
const leading =
  /(?:^|\s)(?:go(?:ing)? (?:back )?to|went to|tr(?:y|ied)(?: out)?|check out|visit|ate|love|found|at|@|in|im|in der|in die|ins|zum|zur|zu|bei|beim|au|aux|à|chez|en|al|a|alla|allo|da|nel|nella|bij|naar|no|na|ao|à|em|do|w|we|på|hos|vid|been to)\s+/giu

/** Those that stand inside names as well: “Feira da Ladra”. */
const ofNames = /^\s*(?:da|do|a|zu|ao)\s/iu

/**
 * The name of a place in words that people wrote about it: the words themselves where they are a name, what is named in
 * “we have to go to Padella” or “Samstag Karaoke in der Wilden Renate”, and null in “My favourite café in Ghent”.
 */
export function nameInWords(words: string): string | null {
  const found = [...words.matchAll(leading)]
  const isDone = found.some(
    ({ 0: lead, index }) => !ofNames.test(lead) && isWhatPeopleDo(words.slice(0, index)),
  )
  if (!isSentence(words) && !isDone) return words
  // “Anyone been to Yuzu House in Manchester?”: what is behind the last of these words is a city, the one before a name.
  let end = words.length
  for (const { 0: lead, index } of found.toReversed()) {
    const said = words.slice(index + lead.length, end).replace(/[?!.]+$/u, '')
    const name = nameOfVenue(said.replace(verbs, ''), true)
    end = index
    if (name !== null && /^(?:\p{Lu}|\d)/u.test(name) && !isSentence(name) && !isCity(name))
      return name
  }
  return null
}

function isCity(name: string): boolean {
  return cityNamed(name) !== null || zoneOfLargeCity(name) !== null
}

function isSentence(words: string): boolean {
  return (
    /\?$/u.test(words.trim()) || [...visits, ...sentences].some((pattern) => pattern.test(words))
  )
}

/** Words for places among those for what is done there: “Museum at Eldridge Street” is a name. */
const places =
  /^(?:museum|bar|pub|club|park|zoo|lido|market|markt|kino|cinema|theater|theatre|restaurant|hotel|beach|shop|store|gallery|galerie|sauna|spa|cafe|kaffeehaus|playground|garden|bakery|brewery)s?$/u

/** Verbs beside what is done: “Eis essen”. */
const actions =
  /^(?:eis|essen|trinken|gehen|kaufen|schauen|gucken|eten|drinken|manger|boire|comer|beber|mangiare|bere)$/u

/** Whether words say only what people do, on which day: “Samstag Karaoke”, “Fika”. */
function isWhatPeopleDo(text: string): boolean {
  const words = wordsIn(text)
  const isDone = (word: string) =>
    word === 'eis' || isEventWord(word) || (isActivityWord(word) && !places.test(word))
  return (
    words.some(isDone) &&
    words.every((word) => weekdays.has(word) || actions.test(word) || isDone(word))
  )
}
