import { nameKey } from '#server/domain/basics/name_key.ts'

/**
 * The commands that people put around what they want to have captured, as expressions that match at the beginning or
 * the end of a text. A closed table: what is not in it is content.
 */

/** Politeness before a command. */
const please = [
  'please',
  'pls',
  'hey',
  'hi',
  'ok',
  'okay',
  '(?:can|could|would|will) you(?: please)?',
  "i(?:'d| would) like (?:you )?to",
  'i want (?:you )?to',
  "let(?:'|’)?s",
  'bitte',
  '(?:kannst|könntest|würdest) du(?: bitte| mir)*',
  "s(?:'|’)il (?:te|vous) pla[iî]t",
  '(?:peux|pourrais)[- ]tu',
  'por favor',
  '(?:puedes|podrías)',
]

/** Commands that may be followed by what is captured: "save Café Bravo". */
const commands = [
  'save(?! the date)',
  'add',
  'put',
  'bookmark',
  'store',
  'check out',
  'jot down',
  'write down',
  'note down',
  'keep in mind',
  'remember to (?:try|visit|see|check out|go to)',
  '(?:we|i) (?:(?:really|all|totally) )?(?:should|must|need to|have to|want to)(?: all| really| totally)? (?:try|visit|see|check out|go to|eat at)',
  'merk(?:e)? dir',
  'merken',
  'speicher(?:e|n)?',
  'notier(?:e|en)?',
  'füge?',
  'setz(?:e)?',
  'enregistre[rz]?',
  'ajoute[rz]?',
  'mémorise[rz]?',
  'sauvegarde[rz]?',
  '(?:il faut|on (?:devrait|doit)) (?:essayer|tester|voir|aller (?:à|au|chez|voir))',
  'guarda(?:r|me)?',
  'añad(?:e|ir)',
  'agrega(?:r)?',
  'apunta(?:r)?',
  '(?:hay que|tenemos que|deberíamos) (?:probar|ver|ir a)',
  'note[rz]? pour plus tard',
  '(?:à|a) (?:retenir|garder)',
  'salva(?:re|mi|lo|te)?',
  'segna(?:ti|re|lo)?',
  'onthoud(?:en)?',
  'bewaar',
  'bewaren',
  'salve',
  'anota(?:r)?(?: aí)?',
  'guarda aí',
  'zapisz',
  'zapamiętaj',
  'spara',
  'dobbiamo (?:provare|vedere|andare (?:da|al|a))',
]

/** Words that are commands only before one of the words for "this", or before a colon: "Remember the Titans" is a film. */
const commandsForThis = [
  'note',
  'remember',
  'capture',
  'keep',
  'save the date',
  'idea',
  'new idea',
  'reminder',
  'todo',
  'to do',
  'notiz',
  'idee',
  'neue idee',
  'merke',
  'note[rz]',
  'idée',
  'recuerda',
  'nota',
  'anota',
]

/** Commands that say nothing about an idea, only that it should be read once more. */
const onceMore = [
  '(?:please )?(?:re-?try|re-?read|try|read|fetch|load|do|check)(?: (?:it|this|that|the (?:page|link|capture)))?(?: (?:again|once more|now|right now|one more time))+',
  '(?:re-?try|re-?read|reload)(?: (?:it|this|that|the (?:page|link|capture)))?',
  '(?:versuch|probier|lies|lade?)e?(?: es| das| die seite)?(?: bitte)? (?:noch ?mal|noch einmal|erneut|jetzt)',
  '(?:noch ?mal|noch einmal|erneut) (?:versuchen|probieren|lesen|laden)',
  'réessaye[rz]?(?: encore)?',
  'essaye[rz]? (?:encore|à nouveau)',
  'inténtalo (?:de nuevo|otra vez)',
  'prueba (?:de nuevo|otra vez)',
  'reint[eé]nta(?:r|lo)?',
]

/** What is captured, where it is given apart. */
const thing = [
  '(?:this|that|the) (?:idea|place|spot|event|link|page|one|url)',
  'an? (?:idea|place|spot|event|link|page)',
  'these|those|this|that|it',
  '(?:diese[nrs]?|die|den|das|eine[n]?) (?:idee|ort|link|seite|veranstaltung)',
  'dies(?:e[nrs]?)?|das hier|das|es',
  "(?:cette|l(?:'|’)) ?(?:idée|page)",
  'ce (?:lieu|lien)',
  'ceci|cela|ça',
  '(?:esta|este|la|el) (?:idea|lugar|enlace|página|sitio)',
  'esto|eso',
  'quest[oa]|questo (?:posto|link)',
  'aí|isso|isto|este (?:lugar|link)',
  'dit|deze|dit (?:adres|plekje)',
  'to|tę|ten|to miejsce',
]

/** Words that end a message. */
const thanks = [
  'please',
  'thanks(?: a lot| so much)?',
  'thank you(?: very much| so much)?',
  'thx',
  'bitte',
  'danke(?: schön| sehr)?',
  'vielen dank',
  'merci(?: beaucoup)?',
  "s(?:'|’)il (?:te|vous) pla[iî]t",
  '(?:muchas )?gracias',
  'por favor',
]

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`

/** No letter or digit follows. */
const end = '(?![\\p{L}\\p{N}])'

/** What may stand between two phrases. */
const gap = '[\\s,.;:!–—-]*'

/** What sets content apart from a command. */
const apart = '\\s*(?:[:,–—]|-\\s)'

/** One phrase at the beginning of a text. None repeats another, so that no text takes long to compare. */
const atStart = (phrase: string) => new RegExp(`^${gap}(?:${phrase})${end}${gap}`, 'iu')

/** Politeness at the beginning of a text. */
export const leadingPlease = atStart(anyOf(please))

/** A command at the beginning of a text, with the word for what is captured; as chats write it, `/save`, as well. */
export const leadingCommand = new RegExp(
  `^${gap}/?(?:${anyOf(commands)}${end}(?:\\s+(?:please|bitte|por favor)${end})?(?:\\s+${anyOf(thing)}${end})?` +
    `|${anyOf(onceMore)}(?=${apart}|[.!]\\s)` +
    `|${anyOf(commandsForThis)}(?:${end}\\s+${anyOf(thing)}${end}|(?=${apart})))${gap}`,
  'iu',
)

/** One phrase that says nothing about an idea. */
export const leadingPhrase = atStart(
  anyOf([
    ...please,
    ...commands,
    ...onceMore,
    ...commandsForThis,
    ...thing,
    ...thanks,
    'hinzu',
    'and',
    'und',
    'et',
    'y',
  ]),
)

/** Thanks at the end of a text; `hinzu` ends the command `füge`. */
export const trailingThanks = new RegExp(
  `(?:^|[\\s,.;:!–—-])${anyOf([...thanks, 'hinzu'])}[^\\p{L}\\p{N}]*$`,
  'iu',
)

/** Words that lead to the name of a list. */
export const ontoList = [
  ...['to', 'on', 'onto', 'in', 'into', 'auf', 'zu', 'zur', 'à', 'dans', 'sur', 'a', 'en'],
].map(nameKey)

/** Words before the name of a list that say that it is one's own. */
export const myWords = [
  ...['my', 'our', 'meine', 'meiner', 'unsere', 'ma', 'mes', 'notre', 'mi', 'nuestra'],
]

/** Words before the name of anything. */
export const articles = ['the', 'die', 'der', 'la']

/** Words for a list; the longest first. */
export const listWords = [
  ...['ideas list', 'idea list', 'ideenliste', 'ideas', 'ideen', 'liste', 'lista', 'list'],
]

/** Words for what somebody is given: with "for" and a name they are one thing. */
export const givenWords = [
  ...['party', 'present', 'presents', 'gift', 'gifts', 'surprise', 'birthday', 'cake', 'benefit'],
  ...['tribute', 'dinner', 'geschenk', 'geschenke', 'feier', 'party', 'überraschung', 'kuchen'],
  ...['cadeau', 'cadeaux', 'fête', 'surprise', 'gâteau', 'regalo', 'regalos', 'fiesta', 'sorpresa'],
].map(nameKey)

/** Words that lead to the name of a person. */
export const forPerson = ['for', 'für', 'pour', 'para'].map(nameKey)
