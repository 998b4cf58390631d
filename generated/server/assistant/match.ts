// Generated from spec/ by codegen. Do not edit.
import { automatonOf, type Step } from '#generated/server/assistant/automaton.ts'
import {
  bestGain,
  type Compiled,
  type Comparison,
  compare,
  saidOf,
  unsaidOf,
} from '#generated/server/assistant/compare.ts'
import type { Fits, Frame, Match, SlotKind } from '#generated/server/assistant/frame.ts'
import { readPattern, slotsOf, type WordClasses } from '#generated/server/assistant/pattern.ts'
import { filler, quotesIn } from '#generated/server/assistant/spans.ts'
import { isOneSlip } from '#generated/server/assistant/spell.ts'
import type { Token } from '#generated/server/assistant/tokens.ts'

/** Frames that are ready to be compared with messages. */
export interface Frames {
  readonly all: readonly Frame[]
  /** Whether patterns have a word, or a message may have it anywhere. */
  readonly has: (word: string) => boolean
  /** The frames that a message may mean, the likeliest first. */
  readonly find: (
    text: string,
    tokens: readonly Token[],
    fits: Fits,
    /** Whether a word says who, what or when: it is not left out lightly. */
    isTelling?: (word: string) => boolean,
  ) => Match[]
}

/** The most words of a message that are compared. */
const maxTokens = 60

/** What is left of a word with a slip of the finger. */
const slipped = 0.8

/** Patterns that come this far behind the best one cannot come first, whatever was spoken of. */
const margin = 0.75

/** A score below which nothing is acted on, whatever was spoken of. */
const least = 0.2

/**
 * Makes frames ready. `fillers` are words that say nothing, which a message may have anywhere; `turning` are those that turn it
 * round, such as “not”: a pattern has them as the message does, or does not fit.
 */
export function compileFrames(
  frames: readonly Frame[],
  fillers: ReadonlySet<string>,
  turning: ReadonlySet<string> = new Set(),
  classes: WordClasses = {},
): Frames {
  const read = frames.flatMap((frame) =>
    frame.say.map((text) => {
      const parts = readPattern(text, classes)
      const isFree = slotsOf(parts).some((slot) => isFreeKind(frame.slots[slot]))
      return { frame, isFree, ...automatonOf(parts) }
    }),
  )
  const weights = weightsOf(read, fillers)
  // Free text takes in anything, so that the words around it have to be there.
  const compiled = read.map(({ isFree, steps, ...one }): Compiled => {
    const costOf = (words: ReadonlySet<string>) =>
      unsaidOf(words, { turning, weights }) * (isFree ? 1.6 : 1)
    const costly = (step: Step) =>
      step.kind === 'word' ? { ...step, unsaid: costOf(step.words) } : step
    return { ...one, steps: steps.map((several) => several.map(costly)) }
  })
  return {
    all: frames,
    has: (word) => weights.has(word) || fillers.has(word),
    find(text, tokens, fits, isTelling = () => false) {
      const first = tokens.slice(0, maxTokens)
      const rest = tokens.at(-1)?.end ?? 0
      const quotes = quotesIn(text)
      const quoted = first.map(({ at }) => quotes.some((one) => at > one.at && at < one.end))
      const said = first.map(({ key }, at) =>
        quoted[at] ? new Map<string, number>() : likeIn(weights, key, fillers),
      )
      const telling = first.map(({ key }) => !fillers.has(key) && isTelling(key))
      const about = {
        goesOn: first.map(({ end }, at) => {
          const next = first[at + 1]
          const isWord = next !== undefined && said[at + 1]?.size === 0 && !telling[at + 1]
          return isWord && /^ \p{Lu}/u.test(text.slice(end, next.at + 1))
        }),
        ...{ telling, quoted, after: first.map((_, at) => markAfter(text, first, at)) },
        ...{ tokens: first, said, fillers, turning, weights },
        fill: filler(text, first, rest, fits),
      }
      const best = new Map<string, Match>()
      let enough = least
      for (const { one, bound } of likely(compiled, about)) {
        if (bound < enough) break
        const found = compare(one, about)
        const before = best.get(one.frame.id)
        if (found && (!before || found.score > before.score)) best.set(one.frame.id, found)
        if (found && found.covered > 0.6) enough = Math.max(enough, found.score - margin)
      }
      return [...best.values()].sort((one, other) => other.score - one.score)
    },
  }
}

/** Patterns with the most that a message may score with them, the highest first. */
function likely(
  compiled: readonly Compiled[],
  about: Comparison,
): readonly { readonly one: Compiled; readonly bound: number }[] {
  const words = new Map<string, number>()
  for (const token of about.said)
    for (const [word, sure] of token) words.set(word, Math.max(sure, words.get(word) ?? 0))
  // A link and a number are one word each: without one there is nothing to fill their slots.
  const single = (kind: SlotKind) => about.tokens.some((_, at) => about.fill(kind, at, 1).well > 0)
  const found = { link: single('link'), number: single('number') }
  const maxGainOf = (kind: SlotKind) =>
    (kind === 'link' || kind === 'number') && !found[kind]
      ? Number.NEGATIVE_INFINITY
      : bestGain(kind)
  const content = new Set([...words.keys()].filter((word) => !about.fillers.has(word)))
  return compiled
    .filter((one) => one.words.size === 0 || hasOf(one.words, content))
    .map((one) => ({ one, bound: boundOf(one, words, about, maxGainOf) }))
    .filter(({ bound }) => bound >= least)
    .sort((one, other) => other.bound - one.bound)
}

/** The most that a message with these words may score with a pattern, in whatever order they stand. */
function boundOf(
  { steps, frame }: Compiled,
  words: ReadonlyMap<string, number>,
  about: Comparison,
  maxGainOf: (kind: SlotKind) => number,
): number {
  const bounds = new Float64Array(steps.length).fill(Number.NEGATIVE_INFINITY)
  bounds[0] = 0
  for (let place = 0; place < steps.length; place += 1) {
    const here = bounds[place] ?? 0
    for (const step of steps[place] ?? []) {
      let gain = 0
      if (step.kind === 'slot') gain = maxGainOf(frame.slots[step.slot] ?? 'text')
      if (step.kind === 'word') {
        gain = saidOf(step.words, words, about.weights)
        if (gain === 0) gain = -step.unsaid
      }
      if (here + gain > (bounds[step.to] ?? 0)) bounds[step.to] = here + gain
    }
  }
  return bounds[steps.length - 1] ?? 0
}

function isFreeKind(kind: SlotKind | undefined): boolean {
  return kind === 'text' || kind === 'words'
}

/** What follows a token: 0 for no mark, 1 for a comma or a colon, 2 for the end of a sentence. */
function markAfter(text: string, tokens: readonly Token[], at: number): number {
  const end = tokens[at]?.end ?? 0
  const next = tokens[at + 1]?.at
  if (next === undefined) return 0
  const between = text.slice(end, next)
  return /[.!?;\n]/.test(between) ? 2 : /[,:–—]/.test(between) ? 1 : 0
}

/** A word that few capabilities have in their patterns says more. */
function weightsOf(
  compiled: readonly Pick<Compiled, 'frame' | 'words'>[],
  fillers: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const ids = new Map<string, Set<string>>()
  for (const { frame, words } of compiled)
    for (const word of words) ids.set(word, (ids.get(word) ?? new Set()).add(frame.capability))
  const all = new Set(compiled.map(({ frame }) => frame.capability)).size
  return new Map(
    [...ids].map(([word, of]) => [
      word,
      fillers.has(word) ? 0.2 : 0.6 + Math.log((all + 1) / of.size) / 2,
    ]),
  )
}

/** The words of patterns that a word of a message may be, with how surely. */
function likeIn(
  weights: ReadonlyMap<string, number>,
  key: string,
  fillers: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  if (weights.has(key)) return new Map([[key, 1]])
  if (key.length < 5 || fillers.has(key)) return new Map()
  const like = [...weights.keys()].filter((word) => word.length >= 4 && isOneSlip(word, key))
  return new Map(like.map((word) => [word, slipped]))
}

function hasOf(words: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  for (const word of said) if (words.has(word)) return true
  return false
}
