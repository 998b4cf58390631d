import { gainsIn, restOf } from '#codegen/frames/bounds.ts'
import { compare } from '#codegen/frames/compare.ts'
import type { Compared, Fits, Frame, Hints, Match } from '#codegen/frames/frame.ts'
import { heardIn } from '#codegen/frames/heard.ts'
import type { WordClasses } from '#codegen/frames/pattern.ts'
import { type Program, programOf } from '#codegen/frames/program.ts'
import { rankingOf } from '#codegen/frames/rank.ts'
import { filler, quotesIn } from '#codegen/frames/spans.ts'
import { byEnds } from '#codegen/frames/spell.ts'
import type { Token } from '#codegen/frames/tokens.ts'

/** Frames that are ready to be compared with messages. */
export interface Frames {
  readonly all: readonly Frame[]
  /** Whether patterns have a word, or a message may have it anywhere. */
  readonly has: (word: string) => boolean
  /** The frames that a message may mean, the likeliest first: none of which it has nothing or hardly anything. */
  readonly find: (text: string, tokens: readonly Token[], fits: Fits, hints?: Hints) => Match[]
}

/** The most words of a message that are compared. */
const maxTokens = 60

/** What is left of a word with a slip of the finger. */
const slipped = 0.8

/** Frames that come this far behind the best one come neither first nor near it, whatever was spoken of. */
const margin = 0.9

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
  const program = programOf(frames, fillers, turning, classes)
  const likeIn = wordsLike(program, fillers)
  const ranked = rankingOf(program, { frames, fillers, turning, classes })
  return {
    all: frames,
    has: (word) => program.words.has(word) || fillers.has(word),
    find(text, all, fits, { isTelling = no, mayBeTime = yes, mayBeKnown = yes } = {}) {
      const tokens = all.slice(0, maxTokens)
      const quotes = quotesIn(text)
      const quoted = tokens.map(({ at }) => quotes.some((one) => at > one.at && at < one.end))
      const said = tokens.map(({ key }, at) => (quoted[at] ? none : likeIn(key)))
      const telling = tokens.map(({ key }) => !fillers.has(key) && isTelling(key))
      const timed = tokens.map(({ key, at, end }) => mayBeTime(key, text.slice(at, end)))
      // The last one stands for all after it.
      const named = tokens.map(
        ({ key, at, end }, number) =>
          number === maxTokens - 1 || mayBeKnown(key, text.slice(at, end)),
      )
      const fill = filler(text, tokens, all.at(-1)?.end ?? 0, fits)
      const hasQuotes = quotes.length > 0
      const hasLink = /https?:\/\/|www\./i.test(text)
      const known = { text, tokens, quoted, said, telling, timed, named, fill, hasQuotes, hasLink }
      const heard = heardIn(known, program, fillers, turning)
      return ranked(bestOf(program, heard), heard)
    },
  }
}

/** The best match of each frame, the likeliest first. What cannot come near the best one is not compared. */
function bestOf(
  program: Program,
  heard: ReturnType<typeof heardIn>,
): ReadonlyMap<string, Compared> {
  const gains = gainsIn(heard, program)
  const rest = new Float64Array(program.maxPlaces)
  const spent = heard.rest[0] ?? 0
  const likely = gains.candidates
    .map((pattern) => ({ pattern, most: restOf(pattern, program, gains, rest) - spent }))
    .filter(({ most }) => most >= least)
    .sort((one, other) => other.most - one.most || one.pattern - other.pattern)
  const best = new Map<string, Compared>()
  let enough = least
  for (const { pattern, most } of likely) {
    if (most < enough) break
    restOf(pattern, program, gains, rest)
    const found = compare(pattern, { program, heard, gains, rest, enough })
    if (found === null) continue
    const before = best.get(found.frame.id)
    if (!before || found.score > before.score) best.set(found.frame.id, found)
    if (found.covered > 0.6) enough = Math.max(enough, found.score - margin)
  }
  return best
}

const yes = () => true
const no = () => false

const none: ReadonlyMap<number, number> = new Map()

/** The words of patterns that a word of a message may be, by their numbers, with how surely. */
function wordsLike({ words }: Program, fillers: ReadonlySet<string>) {
  const near = byEnds(words.keys())
  const lengths = Array.from(words.keys(), (word) => word.length)
  return (key: string): ReadonlyMap<number, number> => {
    const number = words.get(key)
    if (number !== undefined) return new Map([[number, 1]])
    if (key.length < 5 || fillers.has(key)) return none
    const like = near.slipsOf(key).filter((one) => (lengths[one] ?? 0) >= 4)
    return like.length === 0 ? none : new Map(like.map((one) => [one, slipped]))
  }
}
