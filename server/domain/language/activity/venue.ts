import { wordsIn } from '#server/domain/language/activity/find.ts'

/**
 * What places are where many things are done: an event there is not what people else do there. “Paper Moths at Bowery
 * Ballroom” is no dance, and “football in Café De Toog” no coffee. Museums, saunas and rinks are not among them.
 */
const kinds = new Set(
  wordsIn(
    `cafe caffe café coffee ballroom ballhaus bar bars pub tavern taverna kroeg kneipe brewery brauerei brouwerij cervejaria
    restaurant restaurante ristorante trattoria osteria bistro bistrot pizzeria hotel club klub nightclub park parc parque
    parco volkspark garden garten jardin jardines giardino tuin beach strand plage playa praia spiaggia lake lago lac market
    markt marche mercado mercato halle hall theater theatre teatro kino cinema cine bioscoop oper opera bookshop buchladen
    buchhandlung librairie libreria livraria boekhandel library lido mall shop store street place square platz plaza piazza
    praca plein tearoom teehaus winery weinbar enoteca gallery galerie galeria galleria tasca cafetaria`,
  ),
)

/** Words that lead to the name of a venue. */
const leading =
  /(?<=^|[\s,(–—-])(?:at|@|in|im|in der|in den|in die|ins|bei|beim|zum|zur|am|an der|au|aux|à|à la|à l['’]|chez|dans|en|en el|en la|al|alla|allo|all['’]|nel|nella|presso|bij|bij de|op|op de|in de|in het|na|no|em|w|we|på|i|hos|vid)\s+(?=["“„«]?[\p{Lu}\d]|(?:caf[eéè]|bar|club|kino|theater|hotel|restaurant|pub|the|der|die|das|de|het|la|le|el|il)\s)/gu

/** Streets and inns are called by what else people do: “Market Street”, “The Market Tavern”. */
const streets =
  /(?<!\p{L})\p{Lu}\p{L}+\s(?:Street|St|Road|Rd|Lane|Square|Place|Row|Tavern|Arms|Inn|Hotel|Terrace|Avenue|Hill)(?!\p{L})/gu

/** A text without names of streets and inns. */
export function withoutStreets(text: string): string {
  return text.replace(streets, ' ')
}

/**
 * What is said about an event without the names of its venue: those that are known, and what stands behind “at” or “in” as
 * the name of a place of a kind where many things are done.
 */
export function withoutVenue(text: string, names: readonly string[]): string {
  let rest = withoutStreets(text)
  for (const name of names) {
    if (name.length > 2 && isVenue(name)) rest = rest.replaceAll(name, ' ')
  }
  for (const { index, 0: lead } of [...rest.matchAll(leading)].toReversed()) {
    const [name = ''] = /^[^,;:|·()\n.!?–—]{2,60}/u.exec(rest.slice(index + lead.length)) ?? []
    const isWhole = isVenue(name) && (wordsIn(name).length > 1 || wordsIn(name)[0] === 'lido')
    if (isWhole) rest = `${rest.slice(0, index)} ${rest.slice(index + lead.length + name.length)}`
  }
  return rest
}

/** Whether a name has a word for such a place in it. */
function isVenue(name: string): boolean {
  return wordsIn(name).some((word) => kinds.has(word))
}
