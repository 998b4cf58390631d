import { wordsIn } from '#server/domain/language/activity/find.ts'
import { cityNamed } from '#server/domain/language/place/catalog.ts'
import { tidy } from '#server/domain/language/text/part_of.ts'
import { namesEvent } from '#server/domain/language/text/prose.ts'
import { isNameless, isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import type { Taken } from '#server/domain/language/text/without_dates.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { oneOf, oneOfIn, pattern, patternWith } from '#server/domain/language/words/pattern.ts'

/** “Kommt alle zu unserem …”, “Come along to our …”: what somebody has or holds, whatever its name. */
const ours = patternWith('giu')`(?<![\p{L}'’])${'text.ours'}\s+(?=\p{L})`

/** “in unseren Räumen”, “en nuestra casa”: where it is. */
const within = new RegExp(
  (['en', 'de', 'es'] as const)
    .map((language) => `(?:^|[^\\p{L}])${oneOfIn(language, 'text.town_before').source}\\s$`)
    .join('|'),
  'iu',
)

/** Where its name ends: at a mark, at where it is, at a verb behind it. */
const end = pattern`[,;:.!?()\n]|\s[–—-]\s|\s(?:${oneOf('text.small_before', 'text.venue_before', 'text.town_before', 'text.with_whom', 'text.verb_ending')})(?:\s|$)`

/** A copula before a day, with at most one word between them: “is on”, “ist jetzt am”. */
const isOn = pattern`\s${'text.copula'}(?:\s\p{L}+)?(?:\s${'text.loose'})*\s*$`

const article = pattern`^${oneOf('text.title_article', 'text.ours', 'text.my')}$`
const speaking = wordsOf('text.we_or_you', 'text.pronoun')

/** “de la caldera” */
const ofWhat = pattern`^${oneOf('text.name_of', 'text.of_which')}$`

/** A mark, which nobody dictates. */
const marked = /[,;:.!?\n]/u

/** How many characters before a day are looked at, and how many have no mark where somebody dictates; how many words name a thing. */
const most = { characters: 90, marked: 120, words: 5 }
const fewest = { characters: 60 }

/**
 * What stands behind “our” in the sentence of a date: “Lichterlabyrinth” of “we celebrate our Lichterlabyrinth at 4pm in the garden”.
 * Null for none, and where that is no name.
 */
export function behindOurs(text: string, taken: readonly Taken[]): string | null {
  for (const { 0: word, index } of text.slice(0, 6 * most.characters).matchAll(ours)) {
    const from = index + word.length
    if (within.test(text.slice(Math.max(0, index - 12), index))) continue
    const date = taken.find(({ at }) => at > from)?.at ?? text.length
    const rest = text.slice(from, date)
    const name = upToEvent(tidy(rest.slice(0, Math.max(0, rest.search(end))) || rest))
    const isName = /^\p{Lu}/u.test(name) && !isOnlyPlain(name) && !isNameless(name)
    const sentence = text.slice(index).search(/[.!?](?:\s|$)|\n/u)
    const begin = beginOfSentence(text.slice(0, index))
    const isDated = taken.some(({ at }) => at >= begin && (sentence < 0 || at < index + sentence))
    if (isName && isDated && wordsIn(name).length <= most.words) return name
  }
  return null
}

/** Where the sentence begins with which a text ends: “am 12.12. um 20 Uhr” has no end of one. */
function beginOfSentence(text: string): number {
  const ends = [...text.matchAll(/\p{L}{2}\.\s+|[!?\n]\s*/gu)]
  return Math.max(0, ...ends.map(({ 0: end, index }) => index + end.length))
}

/** “Vortragsabend ins Vereinsheim” without what stands behind what takes place, but for of what it is. */
function upToEvent(name: string): string {
  const words = name.split(' ')
  const at = words.findIndex((word) => wordsIn(word).some(namesEvent))
  const next = words[at + 1] ?? ''
  return at >= 0 && /^\p{Ll}/u.test(next) && !ofWhat.test(next)
    ? words.slice(0, at + 1).join(' ')
    : name
}

/**
 * What is on a day in words that somebody dictates without a mark: “mum's retirement thing” of “okay so mum's retirement thing is on
 * the nineteenth of December”. Null for any other text.
 */
export function dictated(text: string, taken: readonly Taken[]): string | null {
  const isDictated = text.length >= fewest.characters && !marked.test(text.slice(0, most.marked))
  for (const { at } of isDictated ? taken : []) {
    const found = isOn.exec(text.slice(0, Math.min(at, 2 * most.characters)))
    if (!found) continue
    const words = text.slice(0, found.index).split(/\s+/u)
    const begin = beginOfThing(words)
    const name = words.slice(begin).join(' ')
    const isThing = begin > 0 && begin < words.length && words.length - begin <= most.words
    if (isThing && !isNameless(name) && !wordsIn(name).some((word) => speaking.has(word)))
      return name
  }
  return null
}

/** Where the thing begins with which words end: behind its article, and before “of the …” behind that. */
function beginOfThing(words: readonly string[]): number {
  let begin = words.length
  while (begin > 0) {
    const [before = '', last = ''] = [words[begin - 2], words[begin - 1]]
    if (article.test(last) && ofWhat.test(before)) begin -= 2
    else if (ofWhat.test(last)) begin -= 1
    // “mum's retirement thing”
    else if (article.test(last) || (isOnlyPlain(last) && begin < words.length)) return begin
    else begin -= 1
  }
  return begin
}

/** A name of several words in quotes. */
const quoted =
  /(?<=^|[\s(])["“„«]\s?(\p{Lu}[^"“”„«»\n]{1,40}\s[^"“”„«»\n]{1,40}?)\s?["”“»](?=[\s.,;!?)]|$)/gu

/** “Er sagt: …”, “sie meint, …”: what somebody says is no name. */
const saying = pattern`(?::|(?<!\p{L})${oneOf('text.says', 'text.wrote')}[^.!?\n]{0,40})\s*$`

/** The most words of a name in quotes, and how many characters of a text are looked at. */
const ofQuote = { words: 8, characters: 600 }

/**
 * The only name in quotes behind a sentence that says more and has no date: “Tomorrow's talk is off. New date: Friday. “Moths of the
 * Fens”, free entry.” Null for none.
 */
export function quotedApart(text: string, taken: readonly Taken[], isWeak: boolean): string | null {
  const [found, ...others] = [...text.slice(0, ofQuote.characters).matchAll(quoted)]
  const name = found?.[1] ?? ''
  const before = text.slice(0, found?.index ?? 0)
  const [first = ''] = before.split(/(?<=\p{L}{3})[.!?](?=\s)|\n/u, 1)
  const isFirst = first.length === before.length || taken.some(({ at }) => at < first.length)
  // Its own sentence, or that of a date.
  const begin = beginOfSentence(before)
  const end = text.slice(before.length).search(/[.!?](?:\s|$)|\n|$/u) + before.length
  const isDated = taken.some(({ at }) => at >= begin && at <= end)
  const isOwn = before.slice(begin).trim() === ''
  return others.length === 0 &&
    name !== '' &&
    wordsIn(before).length > 2 &&
    wordsIn(name).length <= ofQuote.words &&
    !wordsIn(name).some((word) => speaking.has(word)) &&
    !saying.test(before) &&
    (isDated || isOwn) &&
    (isWeak || !isFirst)
    ? name
    : null
}

/** “If you are ever in Deptford go to Marcella”: where one should go, and its name. */
const goTo = pattern`(?<!\p{L})${'text.go_to_name'}\s+`

const haveTo = pattern`(?<!\p{L})${'text.have_to'}(?!\p{L})`
const none = wordsOf('answer.negative')

/** Its name: words with capital letters, and small ones between them. */
const placeName = patternWith(
  'u',
)`^\p{Lu}[\p{L}\p{N}'’&-]*(?:\s(?:(?:${'text.venue_joining'})\s){0,2}\p{Lu}[\p{L}\p{N}'’&-]*){0,3}`

/** The name of the place that a text without a date recommends to go to; null for none, and for a town. */
export function recommended(text: string): string | null {
  const [start = ''] = text.slice(0, 160).split('\n', 1)
  // “Anyone wants to go to Luna?” asks for company.
  const found = /^[^.!]*\?/u.test(start) ? null : goTo.exec(start)
  const name = found ? (placeName.exec(start.slice(found.index + found[0].length))?.[0] ?? '') : ''
  const isName = name !== '' && !isOnlyPlain(name) && !isNameless(name) && cityNamed(name) === null
  const before = start.slice(0, found?.index ?? 0)
  // “If you are ever in Deptford …”, “you have to …”, and no “never go to …”.
  const isMeant = /(?!^)\p{Lu}/u.test(before) || haveTo.test(before)
  const isNone = wordsIn(before)
    .slice(-3)
    .some((word) => none.has(word))
  return isName && isMeant && !isNone ? name : null
}
