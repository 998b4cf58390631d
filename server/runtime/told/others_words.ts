import { hiddenValues } from '#server/domain/basics/hidden.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import { type Author, type KnownWords, noWords } from '#server/runtime/told/known_words.ts'
import { fewestMarks, ofCaller } from '#server/runtime/told/marks.ts'
import type { MeaningOf } from '#server/runtime/told/shown.ts'
import { Walker } from '#server/runtime/told/walker.ts'

/** Words of others in an answer's data: where they stand, and whose they are. */
export interface OthersWords {
  /** By the JSON Pointer to the text, or to what mostly holds texts by one author. `by the user` is what the caller wrote inside of that. */
  readonly at: ReadonlyMap<string, Author>
  /** By the JSON Pointer to a sentence: whose words its quotes hold of which nothing else is known. */
  readonly sayings: ReadonlyMap<string, Author>
  /** Pointers to texts that somebody else wrote where other things have sentences of the service. */
  readonly theirs: ReadonlySet<string>
  /** Whether the data may say how many people a plan needs: who looks for words of others has seen it. */
  readonly hasTip: boolean
  /** By a text as it stands in the quotes of a sentence; null for the caller's own. */
  readonly quoted: ReadonlyMap<string, Author | null>
  /** What candidates of the data were issued for. */
  readonly meaningOf: MeaningOf
  /** What the rows of the account tell about words. */
  readonly known: KnownWords
}

/** Nothing that others wrote. */
export const noOthers: OthersWords = {
  ...{ at: new Map(), sayings: new Map(), theirs: new Set(), quoted: new Map() },
  hasTip: false,
  meaningOf: () => null,
  known: noWords,
}

/** Whose words stand at a pointer, inside of what `around` wrote; null for the caller's own and the service's. */
export function authorAt(
  { at }: Pick<OthersWords, 'at'>,
  pointer: string,
  around: Author | null,
): Author | null {
  // Most answers have no words of others, and pointers cost something to look up.
  if (at.size === 0) return around
  const own = at.get(pointer)
  return own === ofCaller ? null : (own ?? around)
}

const walked = hiddenValues<OthersWords>()

/** The words of others in the data of an answer, by pointers into the data. An answer is walked once for its structure and its text. */
export function othersWordsOf(
  body: GivenEnvelope,
  data: unknown,
  meaningOf?: MeaningOf,
  known?: KnownWords,
): OthersWords {
  const before = walked.get(body)
  if (before !== undefined && before.meaningOf === meaningOf && before.known === known)
    return before
  const others = othersWordsIn(data, '', meaningOf, known, body.error?.candidates)
  if (before === undefined) walked.set(body, others)
  return others
}

/** The same by pointers into the answer. */
export function inAnswer(words: OthersWords): OthersWords {
  const { at, sayings, theirs, ...others } = words
  if (at.size === 0 && sayings.size === 0 && theirs.size === 0) return words
  const move = <Value>(by: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> =>
    by.size === 0 ? by : new Map([...by].map(([pointer, one]) => [`/data${pointer}`, one]))
  return {
    ...others,
    at: move(at),
    sayings: move(sayings),
    theirs: theirs.size === 0 ? theirs : new Set([...theirs].map((pointer) => `/data${pointer}`)),
  }
}

/** The words of others in data that stands at `pointer`; `known` is what rows tell, `candidates` what a failure offers. */
export function othersWordsIn(
  data: unknown,
  pointer: string,
  meaningOf: MeaningOf = () => null,
  known: KnownWords = noWords,
  candidates: readonly unknown[] = [],
): OthersWords {
  const walker = new Walker(meaningOf, known)
  walker.walk(data, pointer)
  walker.walk(candidates, pointer === '' ? '/candidates' : '/error/candidates')
  const { texts, names, sayings, theirs, quoted, hasTip } = walker
  return {
    at: new Map([...fewestMarks(texts), ...names]),
    sayings,
    theirs,
    hasTip,
    quoted,
    meaningOf,
    known,
  }
}
