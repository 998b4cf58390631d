import type { WordFile, WordLanguage } from '#generated/server/words/classes.ts'
import { type ClassName, listed, wordFiles } from '#server/domain/language/words/lists.ts'

/** A part of a regular expression; a RegExp is one, too. */
export interface Fragment {
  readonly source: string
}

/**
 * A regular expression of classes of words and of structure, with the flags `iu`. It is made once, outside of functions:
 *
 *     const everyWeek = pattern`${word('time.every')}\s+${word('time.weekday', 'time.short_weekday')}`
 *     const from = pattern`^(?:${'time.deadline'})\b.*?(?<day>\d{1,2})`
 *
 * A name of a class stands for any of its words, in all languages; a fragment, such as what `word` and `oneOf` return
 * or another RegExp, stands for itself. Backslashes are written once. A space in a phrase is any white space, an
 * apostrophe either one, and `~` any ending. Words are in the spelling of their class: those of folded classes are
 * looked for in folded texts.
 */
export const pattern = patternWith('iu')

/** As `pattern`, with these flags, of which `u` must be one: `patternWith('giu')`. */
export function patternWith(flags: string) {
  return ({ raw }: TemplateStringsArray, ...parts: readonly (ClassName | Fragment)[]): RegExp => {
    const sources = parts.map((part) => (typeof part === 'string' ? oneOf(part) : part).source)
    return new RegExp(String.raw({ raw }, ...sources), flags)
  }
}

/** Any word of these classes in any language, the longest that fits: an alternation in a group of its own. */
export function oneOf(...names: readonly ClassName[]): Fragment {
  return alternation(names, wordFiles)
}

/** Any word of these classes in one language. */
export function oneOfIn(language: WordLanguage, ...names: readonly ClassName[]): Fragment {
  return alternation(names, [language])
}

/**
 * As `oneOf`, each word spelled in these ways, for patterns that tell capitals apart: `startsEitherWay`, or `inCapitals`.
 */
export function oneOfSpelled(
  ways: (word: string) => readonly string[],
  ...names: readonly ClassName[]
): Fragment {
  const entries = names.flatMap((name) => wordFiles.flatMap((one) => listed(one, name)))
  return { source: anyOf(entries.flatMap(ways)) }
}

/** A word with a small letter, and with a capital, at its beginning; so is each word of a phrase. */
export function startsEitherWay(entry: string): readonly string[] {
  const [first = '', ...others] = entry.split(' ')
  const ways = [first, first.charAt(0).toUpperCase() + first.slice(1)]
  if (others.length === 0) return ways
  const ends = startsEitherWay(others.join(' '))
  return ways.flatMap((way) => ends.map((end) => `${way} ${end}`))
}

/** A word in capitals. */
export function inCapitals(entry: string): readonly string[] {
  return [entry.toUpperCase()]
}

/** As `oneOf`, where no letter is before or after it. \b would take é for the end of a word. */
export function word(...names: readonly ClassName[]): Fragment {
  return { source: String.raw`(?<![\p{L}\p{M}])${oneOf(...names).source}(?![\p{L}\p{M}])` }
}

const made = new Map<string, Fragment>()

function alternation(names: readonly ClassName[], files: readonly WordFile[]): Fragment {
  const key = `${files.length === 1 ? files[0] : ''} ${names.join(' ')}`
  const before = made.get(key)
  if (before) return before
  const entries = names.flatMap((name) => files.flatMap((file) => listed(file, name)))
  const fragment = { source: anyOf(entries) }
  made.set(key, fragment)
  return fragment
}

/** The source of an alternation of these words or phrases, of which the longest that fits is taken. */
export function anyOf(entries: Iterable<string>): string {
  const sorted = [...new Set(entries)].sort()
  return sorted.length === 0 ? '(?!)' : `(?:${sourceOf(sorted, 0, sorted.length, 0)})`
}

const letter = /^[\p{L}\d]$/u

/** The source for the entries from `from` to `until`, which are sorted and alike before `at`: what all have goes first. */
function sourceOf(sorted: readonly string[], from: number, until: number, at: number): string {
  const first = sorted[from] ?? ''
  const last = sorted[until - 1] ?? ''
  let same = ''
  let next = at
  while (next < first.length && characterAt(first, next) === characterAt(last, next)) {
    const character = characterAt(first, next)
    same += written(character)
    next += character.length
  }
  // The shortest is sorted first: where it ends here, the rest may be missing.
  const isEnd = first.length === next
  if (isEnd && until - from === 1) return same
  const parts: string[] = []
  let letters = ''
  for (let begin = isEnd ? from + 1 : from, end = begin; begin < until; begin = end) {
    const character = characterAt(sorted[begin] ?? '', next)
    while (end < until && characterAt(sorted[end] ?? '', next) === character) end += 1
    const isLast = end - begin === 1 && sorted[begin]?.length === next + character.length
    if (isLast && letter.test(character)) letters += character
    else parts.push(sourceOf(sorted, begin, end, next))
  }
  if (letters !== '') parts.push(letters.length > 1 ? `[${letters}]` : letters)
  const isSimple = parts.length === 1 && letters !== ''
  const source = isSimple ? (parts[0] ?? '') : `(?:${parts.join('|')})`
  return isEnd ? `${same}${source}?` : same + source
}

function characterAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0)
}

function written(character: string): string {
  if (character === ' ') return String.raw`\s+`
  if (character === "'") return "['’]"
  if (character === '~') return String.raw`\p{L}*`
  return /[$()*+./?[\\\]^{|}]/.test(character) ? `\\${character}` : character
}
