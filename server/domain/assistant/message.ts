import type { Frame } from '#generated/server/assistant/frame.ts'
import type { CompiledFrames } from '#generated/server/assistant/compiled.ts'
import { type Frames, framesFrom } from '#generated/server/assistant/match.ts'
import { foldedWord, tokensOf } from '#generated/server/assistant/tokens.ts'
import { type Lexicon, lexiconOf } from '#server/domain/assistant/lexicon.ts'
import { type WordSets, wordSets } from '#server/domain/assistant/word_sets.ts'

/** The words of a language by what they are for, as spec/assistant has them. */
export interface SpokenWords {
  readonly fillers: readonly string[]
  readonly openers: readonly string[]
  readonly short: Readonly<Record<string, string>>
  readonly yes: readonly string[]
  readonly no: readonly string[]
  readonly never_mind: readonly string[]
  readonly more: readonly string[]
  readonly repeat: readonly string[]
  readonly undo: readonly string[]
  readonly help: readonly string[]
  readonly hello: readonly string[]
  readonly thanks: readonly string[]
  readonly send: readonly string[]
  readonly reply_word: readonly string[]
  readonly it: readonly string[]
  readonly them: readonly string[]
  /** Words for several people who were spoken of, and for those who speak. */
  readonly several: readonly string[]
  readonly selves: readonly string[]
  /** What stands before a name and is no part of it. */
  readonly before_name: readonly string[]
  /** What stands between two requests. */
  readonly then: readonly string[]
  readonly everybody: readonly string[]
  readonly open: readonly string[]
  /** What other assistants are for, and this one is not: music, lights, mail. */
  readonly elsewhere: readonly string[]
  readonly articles: readonly string[]
  /** Words that say little of a thing: “the bowling thing”. */
  readonly vague: readonly string[]
  readonly kinds: Readonly<Record<string, readonly string[]>>
  readonly positions: Readonly<Record<string, number>>
  /** How something is moved by an amount of time: numbers, units, what says that it is earlier, and what says nothing more. */
  readonly shift_amounts: Readonly<Record<string, number | string>>
  readonly shift_units: Readonly<Record<string, readonly string[]>>
  readonly shift_earlier: readonly string[]
  readonly shift_silent: readonly string[]
  /** Numbers in words, and days of a month in words as they are written in digits. */
  readonly numbers: Readonly<Record<string, number>>
  readonly days: Readonly<Record<string, string>>
  readonly weekdays: readonly string[]
  /** What follows the number of an hour. */
  readonly clock_words: readonly string[]
  /** How a question begins that asks whether something is so: nothing is changed for one. */
  readonly asking: readonly string[]
  /** What says that somebody is not sure: it is asked about. */
  readonly hedges: readonly string[]
  readonly joiners: readonly string[]
  /** Words that join others: no name begins or ends with one. */
  readonly edges: readonly string[]
  /** Words that turn a sentence round, such as “not”. */
  readonly not: readonly string[]
  /** What begins a message that changes one thing of the last one: “and Mira?” */
  readonly and: readonly string[]
  /** What may stand between something that is told and what is asked for because of it. */
  readonly parts: readonly string[]
  readonly cannot: Readonly<Record<string, readonly string[]>>
  /** What stands right before a text that is given, between a thing and whose it is, and before an area. */
  readonly before_text: readonly string[]
  readonly of_whom: readonly string[]
  /** What stands for a plan that is told by its day or by who comes, and what stands before these. */
  readonly that_plan: readonly string[]
  readonly with_person: readonly string[]
  readonly on_day: readonly string[]
  readonly before_area: readonly string[]
  /** Words that are rarely a time by themselves. */
  readonly unsure_times: readonly string[]
  /** What tells of something that was done, or of what others say: no request. */
  readonly reported: readonly string[]
  /** Whether what is to be done may stand at the end of a request, as in German. */
  readonly verbs: 'first' | 'last'
  /** Words by the classes that spec/assistant/senses.yaml asks for: `word*` is every word that begins so. */
  readonly senses: Readonly<Record<string, readonly string[]>>
}

/** What somebody does by saying something that is no request. */
export type Act =
  | 'send'
  | 'yes'
  | 'no'
  | 'never_mind'
  | 'more'
  | 'repeat'
  | 'undo'
  | 'help'
  | 'hello'
  | 'thanks'

/** In this order: `send` has words of `yes` in it. */
const acts: readonly Act[] = [
  ...(['send', 'yes', 'no', 'never_mind', 'more', 'repeat', 'undo', 'help'] as const),
  ...(['hello', 'thanks'] as const),
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

/** Whether a message is about sending what waits, in whatever words: nothing else in it says anything. */
export function isAboutSending(text: string, { words, sending }: Spoken): boolean {
  const left = plainOf(text, words)
    .split(' ')
    .filter((one) => !sending.silent.has(one))
  const isAll = left.every((one) => sending.words.has(one))
  return isAll && left.some((one) => !words.everybody.includes(one))
}

/** A message without what it begins with and says nothing: “could you please …”. */
export function withoutOpeners(text: string, { words }: Spoken): string {
  let left = text.trim()
  for (let times = 0; times < 4; times += 1) {
    const after = afterOneOf(left, words.openers, words)
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
function afterOneOf(
  text: string,
  beginnings: readonly string[],
  { short }: Pick<SpokenWords, 'short'>,
): string | null {
  const tokens = tokensOf(text.slice(0, 200), short)
  const plain = tokens.map(({ key }) => key).join(' ')
  const [longest] = beginnings
    .filter((one) => plain.startsWith(`${one} `))
    .sort((one, other) => other.length - one.length)
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
