import { nameKey } from '#server/domain/basics/name_key.ts'

/** An answer for comparing: without quotes around it and without the end of a sentence. */
export function keyOf(words: string): string {
  return withAsciiDigits(nameKey(words))
    .replace(/^[\s"'“”„‘’«»([]+/u, '')
    .replace(/[\s"'“”‘’«».!?…)\]]+$/u, '')
}

/** The words of a key, without what stands between them. */
export function wordsOf(key: string): string[] {
  return key.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}

/**
 * What a key says without the words that people put around an answer: “I’ll take the second one, please”. Where it has no
 * others, all its words.
 */
export function coreOf(key: string): string {
  const words = wordsOf(key)
  const core = words.filter((word) => !around.has(word))
  return (core.length > 0 ? core : words).join(' ')
}

/** Phrases, separated by commas, as the cores that answers are compared with. */
export function coresOf(phrases: string): ReadonlySet<string> {
  return new Set(phrases.split(',').map((phrase) => coreOf(keyOf(phrase))))
}

/**
 * Words around an answer, in English, German, French, Spanish, Italian, Dutch, Portuguese and Polish. No article of several
 * things is among them: “les deux” are both, “deux” is the second.
 */
const around: ReadonlySet<string> = new Set(
  `the a an one ones its it’s i ll i’ll want would like take pick choose choice number no nr option answer please thanks
  der die das den dem des ich nehme nimm mochte will bitte nummer antwort danke
  le la l je j prends prend veux choisis choix numero reponse merci stp svp
  el lo quiero elijo tomo opcion respuesta favor gracias
  il voglio prendo scelgo opzione risposta favore grazie
  de het ik neem kies doe maar graag keuze optie antwoord alsjeblieft bedankt
  o um uma quero escolho opcao resposta obrigado obrigada
  ten ta to biore wybieram chce numer opcja odpowiedz prosze dziekuje n`
    .split(/\s+/u)
    .map(nameKey),
)

/** The first of ten digits of other scripts: Arabic, Persian and Devanagari. */
const zeros = [0x660, 0x6f0, 0x966]

function withAsciiDigits(words: string): string {
  return words.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/gu, (digit) => {
    const code = digit.charCodeAt(0)
    return `${code - (zeros.findLast((zero) => zero <= code) ?? code)}`
  })
}
