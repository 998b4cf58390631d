import { wordsIn } from '#server/domain/language/activity/find.ts'

/** What people remind themselves to do, where the verb stands first: “buy milk”, “appeler maman”. */
const leadingVerbs = new Set(
  `buy call phone email mail pay return renew cancel wash clean fix repair remind submit send vacuum hoover mow
  acheter achete appeler appelle telephoner payer envoyer laver nettoyer reparer imprimer
  comprar compra llamar llama pagar enviar lavar limpiar arreglar devolver
  comprare compra chiamare chiama pagare inviare lavare pulire telefonare
  ligar telefonar kupic zadzwonic zadzwon zaplacic wyslac posprzatac umyc oddac`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** The same where it stands last: “Milch kaufen”, “mama bellen”. */
const trailingVerbs = new Set(
  `kaufen einkaufen besorgen anrufen zuruckrufen bezahlen uberweisen abschicken putzen waschen reparieren bugeln kundigen
  ausdrucken kopen bellen betalen versturen wassen schoonmaken opruimen`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** Before the words that say where: “buy cheese at Borough Market”. */
const where = new Set(
  `at in from near on im am bei beim auf aus von vom chez au aux dans en del da dal al alla nel nella no na nos nas em bij
  op van uit w we u z ze`.split(/\s+/),
)

/** What is bought for an event. */
const tickets = /^(tickets?|karten?|billets?|entradas?|bigliett[oi]|kaart(jes)?|bilhetes?|bilety?)$/

/** “Remind me to book …” */
const reminding =
  /^(?:remind me to|erinner(?:e|t)? mich (?:daran|an)|rappelle-moi de|recuérdame|ricordami di|herinner me|lembra-me de|przypomnij mi)\s(?!.*\btickets?\b)/iu

/** The most words of such a reminder. */
const most = 5

/**
 * Whether words are something to get done, and no place or event: “buy milk”, “call mum”. With words that say where, they
 * may be about a place.
 */
export function isErrand(text: string): boolean {
  if (reminding.test(text)) return true
  const words = wordsIn(text)
  const [first = '', ...rest] = words
  if (words.length < 2 || words.length > most || /\d/.test(text)) return false
  if (rest.slice(0, -1).some((word) => where.has(word)) || rest.some((word) => tickets.test(word)))
    return false
  // “Call Super” is a name.
  const isName = /^\p{Lu}/u.test(text) && /\s\p{Lu}/u.test(text)
  return (leadingVerbs.has(first) && !isName) || trailingVerbs.has(words.at(-1) ?? '')
}
