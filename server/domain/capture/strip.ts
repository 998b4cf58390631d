import {
  articles,
  forPerson,
  leadingCommand,
  leadingPhrase,
  leadingPlease,
  listWords,
  myWords,
  ontoList,
  trailingThanks,
} from '#server/domain/capture/commands.ts'
import { nameKey } from '#server/domain/name_key.ts'

/** What a destination is called: subject matter never is. */
export interface DestinationNames {
  /** The name of the list, and the words that it was named with. */
  readonly list: readonly string[]
  /** The name and former names of the person, and the words that they were named with. */
  readonly person: readonly string[]
}

export const noDestination: DestinationNames = { list: [], person: [] }

/** How many characters from either end are looked at for phrases, so that a long text costs no more. */
const within = 400

/** What a text may begin and end with beside its content. */
const edge = /[\s,;:–—-]/u

/** A text without what is at its edges. Each character is looked at once, however many there are. */
function withoutEdges(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && edge.test(text.charAt(from))) from += 1
  while (to > from && edge.test(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}

/**
 * A text without what people say to the service around it: commands at its beginning, the phrase that names the
 * destination and thanks at its end. Only whole phrases at the ends are cut, never inside a sentence, so that the result
 * is a part of the text; empty where nothing is left.
 */
export function strip(text: string, destination: DestinationNames = noDestination): string {
  const whole = withoutEdges(text)
  const content = repeated(whole, withoutCommand)
  const isCommand = content !== whole
  const rest = repeated(content, (left) =>
    withoutDestination(withoutThanks(left), destination, isCommand),
  )
  return isTalk(rest) ? '' : rest
}

/** How many phrases are taken from one end at most: nobody says more, and a long text of them costs no more. */
const mostPhrases = 20

/** A text after a step that takes something from one of its ends was repeated until it takes no more. */
function repeated(text: string, step: (text: string) => string): string {
  let rest = text
  for (let round = 0; round < mostPhrases; round += 1) {
    const left = withoutEdges(step(rest))
    if (left === rest) break
    rest = left
  }
  return rest
}

/** Whether a text is nothing but the name of the destination: a subject like that is discarded. */
export function isDestination(text: string, { list, person }: DestinationNames): boolean {
  const key = withoutQuotes(nameKey(text))
  if (key === '') return false
  return person.some((name) => nameKey(name) === key) || meansList(key, list) !== null
}

function withoutCommand(text: string): string {
  let rest = text.slice(0, within)
  for (let said = leadingPlease.exec(rest); said; said = leadingPlease.exec(rest)) {
    rest = rest.slice(said[0].length)
  }
  const command = leadingCommand.exec(rest)
  if (!command) return text
  return text.slice(Math.min(text.length, within) - rest.length + command[0].length)
}

/** Whether a text is only commands, politeness and the words for what is captured. */
function isTalk(text: string): boolean {
  if (text.length > within) return false
  let rest = text
  for (let said = leadingPhrase.exec(rest); said; said = leadingPhrase.exec(rest)) {
    rest = rest.slice(said[0].length)
  }
  return !/[\p{L}\p{N}]/u.test(rest)
}

function withoutThanks(text: string): string {
  const tail = text.slice(-within)
  const thanks = trailingThanks.exec(tail)
  return thanks ? text.slice(0, text.length - tail.length + thanks.index) : text
}

function withoutDestination(text: string, names: DestinationNames, isCommand: boolean): string {
  if (names.list.length + names.person.length === 0) return text
  const from = Math.max(0, text.length - within)
  const tail = text.slice(from)
  for (const { index } of tail.matchAll(/(?<![\p{L}\p{N}])[\p{L}]+/gu)) {
    const isSure = isCommand || from + index === 0
    if (leadsToDestination(tail.slice(index), names, isSure, from + index === 0)) {
      return text.slice(0, from + index)
    }
  }
  return text
}

/** Whether these are the last words of a text and name the destination, such as "to my Rainy Sundays list". */
function leadsToDestination(
  phrase: string,
  names: DestinationNames,
  is_sure: boolean,
  is_whole: boolean,
): boolean {
  const [first = '', ...rest] = withoutQuotes(nameKey(phrase)).split(' ')
  const words = withoutQuotes(rest.join(' '))
  if (words === '') return false
  if (ontoList.includes(first)) {
    const meant = meansList(words, names.list) ?? (is_sure ? partOfList(words, names.list) : null)
    if (meant === 'list') return true
    // "A sauna in Berlin" says where the sauna is, also with a list "Berlin".
    if (meant === 'name' && is_sure) return is_whole || first !== 'in'
  }
  return (
    forPerson.includes(first) && is_sure && names.person.some((name) => nameKey(name) === words)
  )
}

/** Whether words are the name of a list: as that of a list (with "my" or "list"), or alone. */
function meansList(words: string, names: readonly string[]): 'list' | 'name' | null {
  const { bare, own, is_list } = partsOf(words)
  const keys = names.map(nameKey).filter((name) => name !== '')
  if (keys.includes(bare) || keys.includes(own)) return is_list ? 'list' : 'name'
  return keys.includes(words) ? 'name' : null
}

/** Whether words are said of a list and stand in its name: "my rainy list" for "Rainy Sundays". */
function partOfList(words: string, names: readonly string[]): 'list' | null {
  const { bare, is_list } = partsOf(words)
  if (!is_list || bare.length < 3) return null
  return names.some((name) => ` ${nameKey(name)} `.includes(` ${bare} `)) ? 'list' : null
}

/** Words without "my" or an article before them (`own`), and without a word for a list behind them (`bare`). */
function partsOf(words: string): { bare: string; own: string; is_list: boolean } {
  const before = [...myWords, ...articles].find((word) => words.startsWith(`${word} `))
  const own = withoutQuotes(before === undefined ? words : words.slice(before.length + 1))
  const behind = listWords.find((word) => own.endsWith(` ${word}`))
  const bare = behind === undefined ? own : own.slice(0, -behind.length - 1)
  const isMine = before !== undefined && myWords.includes(before)
  return { bare: withoutQuotes(bare), own, is_list: isMine || behind !== undefined }
}

function withoutQuotes(text: string): string {
  return text.replace(/^[\s"'“”„‘’«»([]+|[\s"'“”„‘’«».!?)\]]+$/gu, '')
}
