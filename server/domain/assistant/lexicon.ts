import { byEnds } from '#generated/server/assistant/spell.ts'
import { fold, type Token } from '#generated/server/assistant/tokens.ts'
import { keptFor, keptWords } from '#server/domain/assistant/kept.ts'
import type { SpokenWords } from '#server/domain/assistant/spoken_words.ts'

/** Words in a row that are of some classes: from one token to before another. */
export interface Tag {
  readonly from: number
  readonly to: number
  readonly classes: ReadonlySet<string>
  /** Less than 1 for a word with a slip of the finger. */
  readonly sure: number
}

/** The classes of words of a language. */
export interface Lexicon {
  /** The classes of the words of a message: where phrases begin, the longest is taken. */
  readonly has: (word: string) => boolean
  readonly classesOf: (word: string) => ReadonlySet<string>
  readonly tags: (tokens: readonly Token[], isKnown: (at: number) => boolean) => readonly Tag[]
  /** The same without words that have a slip of the finger. */
  readonly exactTags: (tokens: readonly Token[]) => readonly Tag[]
}

interface Phrase {
  readonly words: readonly string[]
  readonly classes: Set<string>
}

/** Makes the classes of a language ready. */
export function lexiconOf({
  senses,
  short,
  endings,
  no_slip,
}: Pick<SpokenWords, 'senses' | 'short' | 'endings' | 'no_slip'>): Lexicon {
  const isWord = new Set(no_slip)
  const isEnding = new Set(['', ...endings.map(fold)])
  const byFirst = new Map<string, Phrase[]>()
  /** “plan*” with an ending of its language, and “irgend**” with whatever follows. */
  const stems: {
    readonly stem: string
    readonly isOpen: boolean
    readonly classes: Set<string>
  }[] = []
  const known = new Map<string, Phrase>()
  const knownStems = new Map<string, Set<string>>()
  for (const [name, phrases] of Object.entries(senses))
    for (const written of phrases) {
      const phrase = fold(written)
      if (phrase.endsWith('*')) {
        const isOpen = phrase.endsWith('**')
        const classes = knownStems.get(phrase) ?? new Set()
        const stem = phrase.slice(0, isOpen ? -2 : -1)
        if (!knownStems.has(phrase)) stems.push({ stem, isOpen, classes })
        knownStems.set(phrase, classes.add(name))
        continue
      }
      const before = known.get(phrase)
      if (before) {
        before.classes.add(name)
        continue
      }
      const words = phrase.split(' ').flatMap((word) => (short[word] ?? word).split(' '))
      const one = { words, classes: new Set([name]) }
      known.set(phrase, one)
      const first = words[0] ?? ''
      byFirst.set(first, [...(byFirst.get(first) ?? []), one])
    }
  for (const of of byFirst.values()) of.sort((one, other) => other.words.length - one.words.length)
  const alone = [...byFirst].flatMap(([word, of]) => (of.some(isOne) ? [word] : []))
  const near = byEnds(alone)
  const classesOf = keptWords((word): ReadonlySet<string> => {
    const exact = byFirst.get(word)?.find(isOne)?.classes ?? none
    const longer = stems.filter(
      ({ stem, isOpen }) =>
        word.startsWith(stem) && (isOpen || isEnding.has(word.slice(stem.length))),
    )
    return longer.length === 0
      ? exact
      : new Set([...exact, ...longer.flatMap(({ classes }) => [...classes])])
  })
  const slipsOf = keptWords(
    (word): ReadonlySet<string> =>
      new Set(
        near
          .slipsOf(word)
          .map((at) => alone[at] ?? '')
          .filter((meant) => word.length >= leastSlip || hasSameLetters(meant, word))
          .flatMap((meant) => [...classesOf(meant)]),
      ),
  )
  const tags: Lexicon['tags'] = (tokens, isKnown) => {
    const found: Tag[] = []
    for (let at = 0; at < tokens.length; ) {
      const key = tokens[at]?.key ?? ''
      const phrase = phraseAt(tokens, at, byFirst.get(key) ?? noPhrases)
      const length = phrase && phrase.words.length > 1 ? phrase.words.length : 1
      const classes = length > 1 ? (phrase?.classes ?? none) : classesOf(key)
      if (classes.size > 0) found.push({ from: at, to: at + length, classes, sure: 1 })
      else if (
        key.length >= (found.length === 0 ? leastFirst : leastSlip) &&
        !isKnown(at) &&
        !isWord.has(key)
      ) {
        const like = slipsOf(key)
        if (like.size > 0) found.push({ from: at, to: at + 1, classes: like, sure: 0.8 })
      }
      at += length
    }
    return found
  }
  const exactTags = keptFor((tokens: readonly Token[]) => tags(tokens, () => true))
  return { has: (word) => classesOf(word).size > 0, classesOf, tags, exactTags }
}

/** From how many letters on a word may be one with a slip; and the first that says something, of which two letters changed places. */
const [leastSlip, leastFirst] = [5, 4]

/** Whether a word of few letters has those of another: “shwo”. One letter other makes another word of it. */
function hasSameLetters(one: string, other: string): boolean {
  return [...one].sort().join('') === [...other].sort().join('')
}

const none: ReadonlySet<string> = new Set()
const noPhrases: readonly Phrase[] = []

function phraseAt(
  tokens: readonly Token[],
  at: number,
  phrases: readonly Phrase[],
): Phrase | undefined {
  for (const phrase of phrases) {
    const { words } = phrase
    let next = 1
    while (
      next < words.length &&
      tokens[at + next]?.key === words[next] &&
      !isMarkBetween(tokens[at + next - 1], tokens[at + next])
    )
      next += 1
    if (next >= words.length) return phrase
  }
  return undefined
}

/** Whether more than a space stands between two words: “mach sie auf, die Kinder warten” has no “auf die”. */
function isMarkBetween(one: Token | undefined, next: Token | undefined): boolean {
  return one !== undefined && next !== undefined && next.at - one.end > 1
}

function isOne({ words }: Phrase): boolean {
  return words.length === 1
}
