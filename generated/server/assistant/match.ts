// Generated from spec/ by codegen. Do not edit.
import { gainsIn, restOf } from '#generated/server/assistant/bounds.ts'
import { compare } from '#generated/server/assistant/compare.ts'
import type { Compared, Fits, Frame, Hints, Match } from '#generated/server/assistant/frame.ts'
import { heardIn } from '#generated/server/assistant/heard.ts'
import type { CompiledFrames } from '#generated/server/assistant/compiled.ts'
import { type Program, programFrom } from '#generated/server/assistant/program.ts'
import { rankingOf } from '#generated/server/assistant/rank.ts'
import { filler, quotesIn } from '#generated/server/assistant/spans.ts'
import { byEnds } from '#generated/server/assistant/spell.ts'
import type { Token } from '#generated/server/assistant/tokens.ts'

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
 * Makes compiled frames ready. `fillers` are words that say nothing, which a message may have anywhere; `turning` are those that turn it
 * round, such as “not”: a pattern has them as the message does, or does not fit.
 */
export function framesFrom(
  compiled: CompiledFrames,
  frames: readonly Frame[],
  fillers: ReadonlySet<string>,
  turning: ReadonlySet<string> = new Set(),
): Frames {
  const program = programFrom(compiled, frames, fillers, turning)
  const likeIn = wordsLike(program, fillers, turning)
  const ranked = rankingOf(program, compiled, { fillers, turning })
  return {
    all: frames,
    has: (word) => program.words.has(word) || fillers.has(word),
    find(text, all, fits, { isTelling = no, mayBeTime = yes, mayBeKnown = yes } = {}) {
      const tokens = all.slice(0, maxTokens)
      const quotes = quotesIn(text)
      const quoted = tokens.map(({ at }) => quotes.some((one) => at > one.at && at < one.end))
      const telling = tokens.map(({ key }) => !fillers.has(key) && isTelling(key))
      const said = tokens.map(({ key }, at) =>
        quoted[at] ? none : likeIn(key, telling[at] ?? false),
      )
      const timed = tokens.map(({ key, at, end }) => mayBeTime(key, text.slice(at, end)))
      // The last one stands for all after it.
      const named = tokens.map(
        ({ key, at, end }, number) =>
          number === maxTokens - 1 || mayBeKnown(key, text.slice(at, end)),
      )
      const fill = filler(text, tokens, all.at(-1)?.end ?? 0, fits, quotes)
      const hasQuotes = quotes.length > 0
      const hasLink = /https?:\/\/|www\./i.test(text)
      const known = { text, tokens, quoted, said, telling, timed, named, fill, hasQuotes, hasLink }
      const heard = heardIn(known, program, fillers, turning)
      return ranked(bestOf(program, heard), heard)
    },
  }
}

/** The best match of each frame by its number, the likeliest first. What cannot come near the best one is not compared. */
function bestOf(
  program: Program,
  heard: ReturnType<typeof heardIn>,
): ReadonlyMap<number, Compared> {
  const gains = gainsIn(heard, program)
  const rest = new Float64Array(program.maxPlaces)
  const spent = heard.rest[0] ?? 0
  const reachable = new Float64Array(program.patterns)
  const likely = gains.candidates
    .filter((pattern) => {
      const most = restOf(pattern, program, gains, rest) - spent
      reachable[pattern] = most
      return most >= least
    })
    .sort((one, other) => (reachable[other] ?? 0) - (reachable[one] ?? 0) || one - other)
  const best = new Map<number, Compared>()
  let enough = least
  for (const pattern of likely) {
    if ((reachable[pattern] ?? 0) < enough) break
    restOf(pattern, program, gains, rest)
    const found = compare(pattern, { program, heard, gains, rest, enough })
    if (found === null) continue
    const frame = program.frameOf[pattern] ?? 0
    const before = best.get(frame)
    if (!before || found.score > before.score) best.set(frame, found)
    if (found.covered > 0.6) enough = Math.max(enough, found.score - margin)
  }
  return best
}

const yes = () => true
const no = () => false

const none: ReadonlyMap<number, number> = new Map()

/**
 * The words of patterns that a word of a message may be, by their numbers, with how surely. A word that tells something is no slip of one
 * that turns a sentence round: the “night” of a name is no “nicht”.
 */
function wordsLike({ words }: Program, fillers: ReadonlySet<string>, turning: ReadonlySet<string>) {
  let near: ReturnType<typeof byEnds> | null = null
  const turns = new Set([...turning].flatMap((one) => words.get(one) ?? []))
  return (key: string, tells: boolean): ReadonlyMap<number, number> => {
    const number = words.get(key)
    if (number !== undefined) return new Map([[number, 1]])
    if (key.length < 5 || fillers.has(key)) return none
    // Words of at least four letters are one slip from those of five.
    near ??= byEnds(words.keys())
    const like = near.slipsOf(key).filter((one) => !(tells && turns.has(one)))
    return like.length === 0 ? none : new Map(like.map((one) => [one, slipped]))
  }
}
