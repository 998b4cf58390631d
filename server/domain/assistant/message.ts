import type { Frame } from '#generated/server/assistant/frame.ts'
import type { CompiledFrames } from '#generated/server/assistant/compiled.ts'
import { type Frames, framesFrom } from '#generated/server/assistant/match.ts'
import { foldedWord, tokensOf } from '#generated/server/assistant/tokens.ts'
import { keptFor } from '#server/domain/assistant/kept.ts'
import { type Lexicon, lexiconOf } from '#server/domain/assistant/lexicon.ts'
import { type WordSets, wordSets } from '#server/domain/assistant/word_sets.ts'
import type { SpokenWords } from '#server/domain/assistant/spoken_words.ts'

/** What somebody does by saying something that is no request. */
export type Act =
  | 'send'
  | 'yes'
  | 'no'
  | 'never_mind'
  | 'more'
  | 'repeat'
  | 'wait'
  | 'undo'
  | 'help'
  | 'hello'
  | 'thanks'

/** In this order: `send` has words of `yes` in it. */
const acts: readonly Act[] = [
  ...(['send', 'yes', 'no', 'never_mind', 'more', 'repeat', 'wait', 'undo'] as const),
  ...(['help', 'hello', 'thanks'] as const),
]

/** A language that is ready to be understood. */
export interface Spoken extends WordSets {
  readonly words: SpokenWords
  readonly frames: Frames
  readonly lexicon: Lexicon
  /** Texts as `plainOf` writes them. */
  readonly acts: ReadonlyMap<string, Act>
  /** What may stand in a message about sending, and which of it speaks of sending. */
  readonly sending: { readonly silent: ReadonlySet<string>; readonly words: ReadonlySet<string> }
}

/** Makes a language ready whose frames are compiled. */
export function spokenFrom(
  words: SpokenWords,
  frames: readonly Frame[],
  compiled: CompiledFrames,
): Spoken {
  const named = acts.flatMap((act) => words[act].map((text) => [text, act] as const))
  return {
    words,
    frames: framesFrom(compiled, frames, new Set(words.fillers), new Set(words.not)),
    lexicon: lexiconOf(words),
    acts: new Map(named.toReversed()),
    sending: sendingWords(words),
    ...wordSets(words),
  }
}

function sendingWords(words: SpokenWords): Spoken['sending'] {
  const single = (phrases: readonly string[]) => phrases.flatMap((one) => one.split(' '))
  return {
    silent: new Set([
      ...[...words.fillers, ...words.edges, ...words.not, ...words.openers],
      ...single([...words.yes, ...words.no]),
    ]),
    words: new Set(single(words.send)),
  }
}

/** The words of a text alone: folded, without marks, short forms written out. */
export function plainOf(text: string, { short }: Pick<SpokenWords, 'short'>): string {
  return tokensOf(text.slice(0, 400), short)
    .map(({ key }) => key)
    .join(' ')
}

/** Whether plain words have one of some phrases, each of whole words. */
export function saysOneOf(plain: string, phrases: readonly string[]): boolean {
  const said = ` ${plain} `
  return phrases.some((one) => said.includes(` ${one} `))
}

/**
 * Whether a message is about sending what waits, in whatever words: nothing else in it says anything. “Good, do it” agrees to it, and “who gets
 * told?” asks what it does.
 */
export function isAboutSending(text: string, { words, sending }: Spoken): boolean {
  const plain = plainOf(text, words)
  const left = plain.split(' ').filter((one) => !sending.silent.has(one))
  const isAll = left.every((one) => sending.words.has(one))
  if (isAll && left.some((one) => !words.everybody.includes(one))) return true
  const { sent = [], agree = [], of_sent = [] } = words.passed_on
  const isSent = saysOneOf(plain, sent)
  if (!isSent && !saysOneOf(plain, words.yes)) return false
  const more = isSent ? [...sent, ...agree, ...of_sent] : agree
  return left.every((one) => sending.words.has(one) || more.includes(one))
}

const none: readonly string[] = []

/** Phrases by their first words, and by their last ones, the longest first: lists of a language stay as they are. */
const beginningsOf = keptFor((phrases: readonly string[]) => byWord(phrases, 0))
const endsOf = keptFor((phrases: readonly string[]) => byWord(phrases, -1))

function byWord(phrases: readonly string[], at: number): ReadonlyMap<string, readonly string[]> {
  const longest = phrases.toSorted((one, other) => other.length - one.length)
  return Map.groupBy(longest, (one) => one.split(' ').at(at) ?? '')
}

/** The longest message of which the end is looked at, in characters. */
const longestWithTail = 400

/** A message without what is polite at its end: “…, if you can”. One word is so behind a comma alone: “…, thanks”. */
function withoutPoliteTail(
  text: string,
  { polite, short, senses }: Pick<SpokenWords, 'polite' | 'short' | 'senses'>,
): string {
  if (text.length > longestWithTail || !/[\p{L}\p{N}.,!?…]$/u.test(text)) return text
  const comma = text.lastIndexOf(', ')
  if (comma > 0 && isCourtesy(text.slice(comma + 2), { polite, short }))
    return withoutPoliteTail(text.slice(0, comma), { polite, short, senses })
  const tokens = tokensOf(text, short)
  const plain = tokens.map(({ key }) => key).join(' ')
  const always = senses.tail_word ?? none
  const ending = (phrases: readonly string[]) =>
    endsOf(phrases)
      .get(tokens.at(-1)?.key ?? '')
      ?.find((one) => plain.endsWith(` ${one}`)) ?? []
  const [tail] = [senses.polite_tail ?? none, always]
    .flatMap(ending)
    .sort((one, other) => other.length - one.length)
  if (tail === undefined) return text
  const count = tail.split(' ').length
  const [last, first] = [tokens[tokens.length - count - 1], tokens[tokens.length - count]]
  if (last === undefined || first === undefined || last.at === first.at) return text
  const isApart = /[,;.!?–-]/.test(text.slice(last.end, first.at))
  if (count === 1 && !isApart && !always.includes(tail)) return text
  return withoutPoliteTail(text.slice(0, first.at).replace(/[\s,;–-]+$/u, ''), {
    ...{ polite, short, senses },
  })
}

/** How a polite request begins, and what is said aside, by the words of a language. */
const politeIn = keptFor(({ polite }: Pick<SpokenWords, 'polite'>) => {
  const { begin = [], feel = [], link = [], find_out = [], sorry = [] } = polite
  const oneOf = (phrases: readonly string[]) =>
    phrases.toSorted((one, other) => other.length - one.length).join('|')
  return [
    `^(${oneOf(begin)}) (?:\\S+ ){0,3}?(?:${oneOf(feel)}) (?:\\S+ ){0,2}?(${oneOf(link)}) `,
    `^(?:${oneOf(find_out)}) `,
    `^(?:${oneOf(sorry)}) `,
  ].map((pattern) => new RegExp(pattern, 'u'))
})

/** The longest words that a polite request begins with, in characters. */
const longestPolite = 120

/** What follows words that a polite request begins with, of whatever degree: “I would be ever so glad if you kept …”. */
function afterPolite(text: string, words: Pick<SpokenWords, 'polite' | 'short'>): string | null {
  const [head = ''] = text.split(', ', 1)
  if (head.length < Math.min(text.length, longestPolite) && isCourtesy(head, words))
    return text.slice(head.length + 2)
  const tokens = tokensOf(text.slice(0, longestPolite), words.short)
  const plain = tokens.map(({ key }) => key).join(' ')
  const [asks, wonders, excuses] = politeIn(words)
  const match = asks?.exec(plain) ?? wonders?.exec(plain)
  if (match !== undefined && match !== null) {
    const next = tokens[match[0].trim().split(' ').length]
    return next === undefined ? null : text.slice(next.at)
  }
  // “Forgive me for asking again, but …”
  const comma = text.indexOf(', ')
  return excuses?.test(plain) && comma > 0 && comma < longestPolite / 2
    ? text.slice(comma + 2)
    : null
}

/** The most words of what is said aside. */
const maxAside = 9

/**
 * Whether words are said aside, out of politeness alone: “if it is no trouble at all”. Nobody and nothing else is spoken of: “if Ben is
 * okay with it” and “if it is not possible” are conditions.
 */
function isCourtesy(
  text: string,
  { polite, short }: Pick<SpokenWords, 'polite' | 'short'>,
): boolean {
  const { if: conditions = [], aside = [], burden = [], around = [], no = [] } = polite
  const [first = '', ...rest] = plainOf(text, { short }).split(' ')
  if (!conditions.includes(first) || rest.length > maxAside) return false
  const isDenied = rest.some((one) => no.includes(one))
  const isSmall = (one: string) => [aside, burden, around, no].some((some) => some.includes(one))
  return rest.every(isSmall) && rest.some((one) => (isDenied ? burden : aside).includes(one))
}

/**
 * Whether what a message begins with is a wish that asks nobody to do anything, or asks for leave: “it would be nice to …”, “is it okay
 * if I …”.
 */
export function isWish(text: string, { words }: Spoken): boolean {
  const { you = [], if: conditions = [] } = words.polite
  const has = (phrase: string, some: readonly string[]) =>
    phrase.split(' ').some((one) => some.includes(one))
  let left = withoutPoliteTail(text.trim(), words)
  for (let times = 0; times < maxOpeners; times += 1) {
    const opened = afterOneOf(left, words.openers, words)
    const after = opened ?? afterPolite(left, words)
    if (after === null) return false
    const [asks] = politeIn(words)
    const [, begin = '', link = ''] =
      (opened === null && asks?.exec(plainOf(left.slice(0, longestPolite), words))) || []
    const isOfYou = has(link, conditions)
      ? has(link, you) && !has(begin, you)
      : has(begin, you) || has(link, you)
    if (begin !== '' && !isOfYou) return true
    left = after
  }
  return false
}

/** How many beginnings that say nothing are taken off a message. */
const maxOpeners = 4

/** A message without what it begins and ends with and says nothing: “could you please …, if you can”. */
export function withoutOpeners(text: string, { words }: Spoken): string {
  let left = withoutPoliteTail(text.trim(), words)
  for (let times = 0; times < maxOpeners; times += 1) {
    const after = afterOneOf(left, words.openers, words) ?? afterPolite(left, words)
    if (after === null) return left
    left = after
  }
  return left
}

/** What follows a word that opens what was shown: “the second” of “open the second”; null where no such word begins the text. */
export function afterOpen(text: string, { words }: Spoken): string | null {
  return afterOneOf(text, words.open, words)
}

/** What follows “and” or “what about”, where that is a message of few words; null for anything else. */
export function afterAnd(text: string, { words }: Spoken): string | null {
  const isShort = tokensOf(text.slice(0, 120), words.short).length <= 8
  return isShort ? afterOneOf(text, words.and, words) : null
}

/** What follows the longest of some beginnings; null where none of them begins the text, or nothing follows. */
export function afterOneOf(
  text: string,
  beginnings: readonly string[],
  { short }: Pick<SpokenWords, 'short'>,
): string | null {
  const tokens = tokensOf(text.slice(0, 200), short)
  const plain = tokens.map(({ key }) => key).join(' ')
  const longest = beginningsOf(beginnings)
    .get(tokens[0]?.key ?? '')
    ?.find((one) => plain.startsWith(`${one} `))
  const next = longest === undefined ? undefined : tokens[longest.split(' ').length]
  return next === undefined ? null : text.slice(next.at)
}

/** How many words are cut off a name at most. */
const maxCuts = 20

/** A name without its article and the word for its kind: “the Rainy Sundays list” is “Rainy Sundays”. */
export function bareName(text: string, kind: string, { words }: Spoken): string {
  const names = words.kinds[kind] ?? []
  let left = text
    .trim()
    .replace(/^["“”'‘’]+|(?<!["“”'‘’.,!?;:])["“”'‘’.,!?;:]+$/g, '')
    .trim()
  const quoted = /^["“](.+)["”]$/.exec(text.trim())?.[1]
  if (quoted !== undefined) return quoted
  for (let times = 0, changed = true; changed && times < maxCuts; times += 1) {
    changed = false
    const end = left.search(/\s/)
    if (end > 0 && words.articles.includes(foldedWord(left.slice(0, end)))) {
      left = left.slice(end).trim().split(/\s+/).join(' ')
      changed = true
      continue
    }
    const folded = foldedWord(left)
    for (const name of names) {
      if (folded.endsWith(` ${name}`)) left = left.slice(0, -name.length - 1).trim()
      else if (folded.startsWith(`${name} `)) left = left.slice(name.length + 1).trim()
      else continue
      changed = true
      break
    }
  }
  return left
}

/** Names in a row: “Ada, Jonas and Mira”. */
export function namesIn(text: string, { between }: Pick<Spoken, 'between'>): string[] {
  return text
    .split(between.names)
    .map((one) =>
      one
        .trim()
        .replace(between.beforeName, '')
        .replace(/['’]s$/, ''),
    )
    .map((one) => one.replace(/(?<![.,!?;:])[.,!?;:]+$/, '').trim())
    .filter((one) => one !== '')
}
