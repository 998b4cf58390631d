import { byEnds, isOneSlip } from '#generated/server/assistant/spell.ts'
import { fold, tokensOf } from '#generated/server/assistant/tokens.ts'
import { kept } from '#server/domain/assistant/kept.ts'
import type { Spoken } from '#server/domain/assistant/message.ts'
import type { Names } from '#server/domain/assistant/names.ts'
import { timeWordsOf } from '#server/domain/assistant/time_spans.ts'

/** A message whose slips of typing are mended, with how each mended word was written, by what it was taken for. */
export interface Mended {
  readonly message: string
  readonly written: ReadonlyMap<string, string>
}

/** From how many letters on a word may be one of which letters changed places or came twice, one that lacks a letter, or any slip of it. */
const least = { moved: 4, lacking: 6, other: 8 }

/** Words of a message: links, handles, numbers and what stands in quotation marks are none. */
const words =
  /(?:["“„«][^"“”„«»]*["”“«»])|(?<![\p{L}\p{N}/.@:_'’-])\p{L}{4,}(?![\p{L}\p{N}/@_'’-]|[:.]\S)/gu

/** What begins a link, with a slip of typing. */
const link = /(?<![\p{L}\p{N}])(?!https?:)[htps]{3,7}:\/\//giu

/**
 * A message with the words that nobody knows, and that are plainly one known word with a slip of typing, as that word: “sonnntag”,
 * “an houur later”. A word near to a name is never mended: it is offered.
 */
export function mended(
  said: string,
  language: string,
  { spoken, names }: { readonly spoken: Spoken; readonly names: Pick<Names, 'has' | 'named'> },
): Mended {
  const written = new Map<string, string>()
  if (said.length > longest) return { message: said, written }
  const { has, meant } = dictionaryOf(spoken)(language)
  const message = said.replaceAll(link, 'https://').replaceAll(words, (word) => {
    const key = fold(word)
    if (/^["“„«]/.test(word) || has(key) || names.has(key)) return word
    if (isNearName(key, names)) return word
    const one = meant(key)
    // A word that is written as names are is perhaps one.
    if (one === null || (isName(word, said) && !isOfTime(one, language))) return word
    const form =
      word[0] === word[0]?.toUpperCase() ? `${one[0]?.toUpperCase()}${one.slice(1)}` : one
    written.set(form, word)
    return form
  })
  return { message, written }
}

/** Whether a word is one of a name with a slip of typing. */
export function isNearName(word: string, { named }: Pick<Names, 'named'>): boolean {
  return named(word).some(({ thing }) =>
    tokensOf(thing.label).some(({ key }) => isTypingSlip(word, key)),
  )
}

/** The longest message that is mended, in characters: what is pasted is no command. */
const longest = 300

/** A text of a message as it was written. */
export function asWritten(text: string, written: ReadonlyMap<string, string>): string {
  let left = text
  for (const [form, word] of written) left = left.replaceAll(form, word)
  return left
}

function isName(word: string, said: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word) && !said.startsWith(word)
}

function isOfTime(word: string, language: string): boolean {
  return timeWordsOf(language).has(word)
}

/** The words of a language that its people may have meant to write. */
const dictionaryOf = kept((spoken: Spoken) =>
  kept((language: string) => dictionary(spoken, language)),
)

function dictionary({ words: of, frames, silent, lexicon }: Spoken, language: string) {
  const listed = [
    ...[Object.values(of.senses), Object.values(of.kinds), Object.values(of.shift_units)].flat(2),
    ...[of.fillers, of.edges, of.articles, of.not, of.asking, of.hedges, of.reported].flat(),
    ...[of.shift_earlier, of.shift_silent, of.weekdays, of.yes, of.no, of.never_mind].flat(),
    ...[of.numbers, of.days, of.positions].flatMap((table) => Object.keys(table)),
    ...timeWordsOf(language),
  ]
  const single = listed.flatMap((one) => fold(one).split(' '))
  const all = [...new Set(single.filter((one) => /^\p{L}{3,}$/u.test(one)))]
  const own = new Set(all)
  const near = byEnds(all)
  // “Schrieb” tells what others say, and is no slip of “schreib”.
  const { say = [], saying = [] } = of.passed_on
  const ofPlans = [of.guests, of.ends].flatMap((one) => Object.values(one).flat())
  const words = new Set([...of.no_slip, ...say, ...saying, ...ofPlans])
  const isKnownAs = (key: string) =>
    own.has(key) || silent.has(key) || frames.has(key) || words.has(key)
  // “It moves to Thursday”: a form of a known word is no other word with a slip.
  const isForm = (key: string) =>
    language === 'en' && /[^s]s$/u.test(key) && isKnownAs(key.slice(0, -1))
  const isKnown = (key: string) => isKnownAs(key) || isForm(key)
  return {
    has: (key: string) => isKnown(key) || Object.hasOwn(of.short, key),
    /** The only word that a word with a slip may be; null where there is none, or there are several. */
    meant(key: string): string | null {
      const like = near.slipsOf(key).map((at) => all[at] ?? '')
      // A word that begins as known ones do is perhaps one of them.
      const ways = lexicon.has(key) ? [isMoved] : [isMoved, isLacking, isOther]
      for (const isLike of ways) {
        const [one, ...others] = like.filter((word) => isLike(key, word))
        if (one !== undefined) return others.length === 0 ? one : null
      }
      return null
    },
  }
}

/** Whether two letters changed places, or one of them came twice. */
function isMoved(said: string, word: string): boolean {
  if (word.length < least.moved) return false
  if (said.length === word.length) return [...said].sort().join('') === [...word].sort().join('')
  return (said.length > word.length || word.length > least.moved) && once(said) === once(word)
}

/** A word with each letter once where it stands twice. */
function once(word: string): string {
  return word.replaceAll(/(.)\1+/gu, '$1')
}

/** Whether one word is another of which letters changed places, came twice or are lacking: an other letter makes another word. */
export function isTypingSlip(said: string, word: string): boolean {
  if (!isOneSlip(said, word)) return false
  if (said.length === word.length) return [...said].sort().join('') === [...word].sort().join('')
  return said.length < word.length || once(said) === once(word)
}

/** Whether a language has a word: of those that patterns, classes and times have. */
export function isInDictionary(key: string, spoken: Spoken, language: string): boolean {
  return dictionaryOf(spoken)(language).has(key)
}

function isLacking(said: string, word: string): boolean {
  return word.length >= least.lacking && said.length < word.length
}

function isOther(_: string, word: string): boolean {
  return word.length >= least.other
}
