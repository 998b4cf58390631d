import {
  articles,
  forPerson,
  givenWords,
  leadingCommand,
  leadingPlease,
  leadingPut,
  listCalled,
  listWords,
  myWords,
  ontoList,
  putEnds,
  trailingThanks,
} from '#server/domain/language/text/commands.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { plainLetters } from '#server/domain/basics/plain_letters.ts'
import { oneOfIn, pattern } from '#server/domain/language/words/pattern.ts'

/** What a destination is called: subject matter never is. */
export interface DestinationNames {
  /** The name of the list, and the words that it was named with. */
  readonly list: readonly string[]
  /** The name and former names of the person, and the words that they were named with. */
  readonly person: readonly string[]
}

export const noDestination: DestinationNames = { list: [], person: [] }

/** The most characters of a phrase that names a destination. */
const longest = 240

/** Whether a text is nothing but the name of the destination: a subject like that is discarded. */
export function isDestination(text: string, { list, person }: DestinationNames): boolean {
  const key = withoutQuotes(nameKey(text))
  if (key === '') return false
  return person.some((name) => nameKey(name) === key) || meansList(key, list) !== null
}

/** Where a phrase stands. */
interface Around {
  /** What stands before it. */
  readonly before: string
  /** Whether the text is said to the service, not only about something. */
  readonly isSure: boolean
  /** Whether nothing else is left of the text. */
  readonly isWhole: boolean
}

/** Whether words lead to the destination and name it, as the last words of a text do: "to my Rainy Sundays list". */
export function leadsToDestination(
  phrase: string,
  names: DestinationNames,
  { before, isSure, isWhole }: Around,
): boolean {
  if (phrase.length > longest) return false
  const [first, words] = firstAndRest(phrase)
  if (words === '') return false
  if (ontoList.includes(first)) {
    const meant = meansList(words, names.list) ?? (isSure ? partOfList(words, names.list) : null)
    if (meant === 'list') return true
    // "A sauna in Berlin" says where the sauna is, also with a list "Berlin".
    if (meant === 'name' && isSure) return isWhole || first !== 'in'
  }
  if (!forPerson.includes(first)) return false
  if (names.person.some((name) => nameKey(name) === words)) return isSure || !isGift(before)
  return meansList(words, names.list) === 'list'
}

/**
 * Whether words that are set apart from what follows name the destination: "to my Rainy Sundays list", "for Mira",
 * "Rainy Sundays". Also "to my rainy list" where no list is known: that is said to the service in any case.
 */
export function namesDestination(phrase: string, names: DestinationNames): boolean {
  if (phrase.length > longest) return false
  const [first, words] = firstAndRest(phrase)
  const isLed = words !== '' && [...ontoList, ...forPerson].includes(first)
  const key = isLed ? words : withoutQuotes(nameKey(phrase))
  if (key === '') return false
  if (isDestination(key, names) || partOfList(key, names.list) !== null) return true
  const { is_mine, is_called_list, bare } = partsOf(key)
  return isLed && is_mine && is_called_list && bare !== ''
}

/** Whether words that are set apart from what goes before are said of the list: "Rainy Sundays list". */
export function namesList(phrase: string, { list }: DestinationNames): boolean {
  if (phrase.length > longest) return false
  return meansList(withoutQuotes(nameKey(phrase)), list) === 'list'
}

/** The most phrases of a text that may name a list. */
const maxSaid = 4

/** What a text calls the list that it is to be put on. */
export interface ListSaid {
  readonly words: string
  /** Whether the text tells the service to put something on a list of one's own, so that it asks where it finds none. */
  readonly isSure: boolean
}

/**
 * What a text may call a list of one's own at its end, or before a colon, the longest first: “Rainy days” in “save Café Bravo to my
 * Rainy days list”. In a text that is no command, only words that say whose list it is.
 */
export function listsSaid(text: string): ListSaid[] {
  const line = text.trim()
  if (line.length > longest || line.includes('\n')) return []
  const asked = line.replace(leadingPlease, '')
  const isCommand =
    leadingCommand.test(asked) || leadingPut.test(asked) || isPutAtEnd(asked.slice(-longest))
  const [head = ''] = /^[^:]*(?=:\s)/u.exec(asked) ?? []
  return [withoutThanks(asked), head].flatMap((part) => {
    const phrases = [...part.matchAll(/(?<![\p{L}\p{N}])\p{L}+/gu)].map(({ index }) =>
      part.slice(index),
    )
    return phrases.flatMap((phrase) => saidIn(phrase, isCommand)).slice(0, maxSaid)
  })
}

function withoutThanks(line: string): string {
  return line.replace(trailingThanks, '').replace(/[\s,;]+$/u, '')
}

/** “Lokal bitte zur Liste Essen hinzufügen”: the verb of a command at its end. */
function isPutAtEnd(text: string): boolean {
  const last = /(\p{L}+)[\s.!?]*$/u.exec(withoutThanks(text))?.[1] ?? ''
  return putEnds.has(nameKey(last))
}

/** “Essensliste”, as German puts a list and its name together. */
const compound = pattern`^(\p{L}{3,}?)s?${oneOfIn('de', 'text.list_word')}$`

function saidIn(phrase: string, isCommand: boolean): ListSaid[] {
  const [first, words] = firstAndRest(phrase)
  if (words === '') return []
  const { bare, is_list, is_mine, is_called_list } = partsOf(words)
  const isOwn = is_mine && is_called_list
  const stem = is_mine ? compound.exec(bare)?.[1] : undefined
  // “For my restaurants list” puts it there, “for Mira” is who it is for.
  const isFor = forPerson.includes(first) && (isOwn || stem !== undefined)
  if (!ontoList.includes(first) && !isFor) return []
  // “Auf meine Essensliste”: the list “Essensliste”, else one that has “Essen” in its name.
  if (stem !== undefined) return [bare, stem].map((one) => ({ words: one, isSure: isCommand }))
  if (!is_list || !(isCommand || isOwn)) return []
  return [{ words: bare === '' ? words : bare, isSure: isCommand && isOwn }]
}

/** Whether words are “my list” and no more, which means the only one that there is. */
export function isOwnList(text: string): boolean {
  const { bare, is_mine, is_called_list } = partsOf(withoutQuotes(nameKey(text)))
  return bare === '' && is_mine && is_called_list
}

/**
 * Whether a list's name has these words as they are said, or words that begin like each of them: “museum” for “Museums in Berlin”.
 * One that only has their letters is another list, as “Rainy Sundays” is for “rainy days”.
 */
export function isSaidOf(words: string, list: string): boolean {
  const { bare, own } = partsOf(withoutQuotes(nameKey(words)))
  const name = plainLetters(nameKey(list))
  const named = wordsOfKey(name)
  const fits = (word: string) =>
    named.some((one) => one.startsWith(word) || (one.length > 2 && word.startsWith(one)))
  return [words, own, bare].some((said) => {
    const key = plainLetters(nameKey(said))
    return name.includes(key) || wordsOfKey(key).every(fits)
  })
}

function wordsOfKey(key: string): string[] {
  return key.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}

/** Whether words end with something that somebody is given, so that "for Mira" belongs to it: "a surprise party". */
function isGift(before: string): boolean {
  const [last = ''] = /[\p{L}\p{N}]+[^\p{L}\p{N}]*$/u.exec(before.slice(-60)) ?? []
  return givenWords.includes(nameKey(last).replace(/[^\p{L}\p{N}]/gu, ''))
}

/** The first word of a phrase, and the others, for comparing, without a verb at its end: “auf meine Liste setzen”. */
function firstAndRest(phrase: string): [string, string] {
  const all = withoutQuotes(nameKey(phrase)).split(' ')
  const isVerb = all.length > 2 && putEnds.has(all.at(-1) ?? '')
  const [first = '', ...rest] = isVerb ? all.slice(0, -1) : all
  return [first, withoutQuotes(rest.join(' '))]
}

/** Whether words are the name of a list: as that of a list (with "my" or "list"), or alone. */
function meansList(words: string, names: readonly string[]): 'list' | 'name' | null {
  const { bare, own, is_list } = partsOf(words)
  const keys = names.map(nameKey).filter((name) => name !== '')
  if (keys.includes(bare) || keys.includes(own)) return is_list ? 'list' : 'name'
  if (!keys.includes(words)) return null
  return isOwnList(words) ? 'list' : 'name'
}

/** Whether words are said of a list and stand in its name: "my rainy list" for "Rainy Sundays". */
function partOfList(words: string, names: readonly string[]): 'list' | null {
  const { bare, is_list } = partsOf(words)
  if (!is_list || bare.length < 3) return null
  return names.some((name) => ` ${nameKey(name)} `.includes(` ${bare} `)) ? 'list' : null
}

/**
 * Words without "my" or an article before them (`own`), and without a word for a list (`bare`): “rainy list”, “list called rainy”,
 * “Regen-Liste”. `is_list` where either says that they are about a list of one's own.
 */
function partsOf(words: string) {
  const before = [...myWords, ...articles].find((word) => words.startsWith(`${word} `))
  const own = withoutQuotes(before === undefined ? words : words.slice(before.length + 1))
  const bare = withoutListWord(own)
  const isMine = before !== undefined && myWords.includes(before)
  const isCalledList = bare !== own
  return {
    ...{ bare, own, is_mine: isMine, is_called_list: isCalledList },
    is_list: isMine || isCalledList,
  }
}

/** A name without a word for a list behind or before it; empty where that is all. */
function withoutListWord(own: string): string {
  const behind = listWords.find((word) => own.endsWith(` ${word}`) || own.endsWith(`-${word}`))
  if (behind !== undefined) {
    const name = withoutQuotes(own.slice(0, -behind.length - 1))
    return own.endsWith(` ${behind}`) ? name : name.replaceAll('-', ' ')
  }
  const before = listWords.find((word) => own === word || own.startsWith(`${word} `))
  if (before === undefined) return own
  const name = withoutQuotes(own.slice(before.length).trim())
  const called = listCalled.find((word) => name.startsWith(`${word} `))
  return withoutQuotes(called === undefined ? name : name.slice(called.length + 1))
}

function withoutQuotes(text: string): string {
  return text.replace(/^[\s"'“”„‘’«»([]+|[\s"'“”„‘’«».!?)\]]+$/gu, '')
}
