import { registry } from '#generated/server/capabilities.ts'
import { stemOf, tellingOf, wordsOf } from '#server/runtime/tools/words.ts'

/** What a text asks for, or what a tool is called by. */
export interface Meaning {
  /** Each word that tells something once, by its stem, in the text's order. Stands for a name: `somebody`. */
  readonly stems: readonly string[]
  /** Whether something is asked or is to be shown, and nothing is to be changed. */
  readonly isQuestion: boolean
  /** The word it begins with, after what people say first to be polite. */
  readonly begins: string
}

/** Stands for the name of a person, which no tool has. */
export const somebody = stemOf('somebody')

/** By each word of another language the English ones that it is taken for. */
const translations = new Map(
  Object.entries<readonly string[]>(registry.translations).flatMap(([word, others]) =>
    others.map((other) => [other, word] as const),
  ),
)

/** A text with the words in English that are known of another language. */
function inEnglish(text: string): string {
  return text.replaceAll(/\p{L}+/gu, (word) => translations.get(word.toLowerCase()) ?? word)
}

/** By each word the others that mean the same here. */
const synonyms = new Map<string, Set<string>>()
/** Phrases by their first stem: the second, and the word that means the same. */
const phrases = new Map<string, (readonly [second: string, word: string])[]>()
for (const group of registry.synonyms) {
  const all = group.split(' ')
  for (const phrase of all.filter((one) => one.includes('+'))) {
    const [first = '', second = ''] = phrase.split('+').map(stemOf)
    phrases.set(first, [...(phrases.get(first) ?? []), [second, all[0] ?? '']])
  }
  const stems = all.filter((one) => !one.includes('+')).map(stemOf)
  for (const stem of stems) synonyms.set(stem, new Set([...(synonyms.get(stem) ?? []), ...stems]))
}

/** The stems that mean the same as one, itself among them. */
export function synonymsOf(stem: string): ReadonlySet<string> {
  return synonyms.get(stem) ?? new Set([stem])
}

/** By the stem of each word what it is to stop or to not do it. */
const opposites = new Map(
  Object.entries<readonly string[]>(registry.opposites).flatMap(([word, others]) =>
    others.map((other) => [stemOf(other), word] as const),
  ),
)

const negation = new Set(['not', 'never', 'no', 'stop', 'end', 'quit', 'without'])

/** How many words a negation reaches, and how many may stand inside of a phrase, as in `call the party off`. */
const reach = 4

/** Words in which each negated one is its opposite, and each phrase the word that means the same. */
function plain(words: readonly string[]): string[] {
  const found = [...words]
  for (let at = 0; at < found.length; at += 1) {
    const word = found[at] ?? ''
    for (const [second, instead] of phrases.get(stemOf(word)) ?? []) {
      const last = found.findIndex(
        (one, place) => place > at && place <= at + reach && stemOf(one) === second,
      )
      if (last === -1) continue
      found[at] = instead
      found.splice(last, 1)
    }
  }
  for (let at = 0; at < found.length; at += 1) {
    if (!negation.has(found[at] ?? '')) continue
    const next = found.findIndex(
      (one, place) => place > at && place <= at + reach && opposites.has(stemOf(one)),
    )
    if (next === -1) continue
    found[next] = opposites.get(stemOf(found[next] ?? '')) ?? ''
    found.splice(at, 1)
  }
  return found
}

/** What people begin with before they say what they want. */
const courtesies =
  /^\W*(?:(?:please|hey|hi|hello|ok|so|and|can|could|would|will|you|i|we|want|wanna|need|d|would|like|love|to|let|lets|me|us|help)\b\W*)+(?=(?:see|know|read|show|look|find|list|check|hear)\b)/i

const question =
  /^\W*(?:what|which|who|whose|when|where|why|how (?!do|can|to|should)|is|are|was|were|has|have|had|did|do|does|any|show|list|see|read|know|look|check|tell me|got any)\b/i

/**
 * What a text asks for. Names in capital letters that `known` does not have stand for somebody.
 */
export function meaningOf(text: string, known: (word: string) => string | null): Meaning {
  const english = inEnglish(text)
  const bare = english.replace(courtesies, '')
  const isQuestion = question.test(bare)
  const named = english.replaceAll(
    /(?<=[\p{L}\d,:] )(?<!\b(?:the|an?|my|our|this|in|at|near|around|from) )\p{Lu}[\p{L}]+/gu,
    (name) => (known(wordsOf(name)[0] ?? '') === null ? 'somebody' : name),
  )
  const stems = tellingOf(plain(wordsOf(named))).map((word) => stemOf(known(word) ?? word))
  return { stems: [...new Set(stems)], isQuestion, begins: beginningOf(bare) }
}

/** The first word of a text, in small letters. */
export function beginningOf(text: string): string {
  return wordsOf(text)[0] ?? ''
}

/** What a text says of a tool, in stems. */
export function statedBy(text: string): string[] {
  return [...new Set(tellingOf(plain(wordsOf(text))).map(stemOf))]
}
