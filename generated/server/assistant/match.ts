// Generated from spec/ by codegen. Do not edit.
import { automatonOf } from '#generated/server/assistant/automaton.ts'
import { type Compiled, compare, filler } from '#generated/server/assistant/compare.ts'
import type { Fits, Frame, Match } from '#generated/server/assistant/frame.ts'
import { readPattern } from '#generated/server/assistant/pattern.ts'
import { isOneSlip } from '#generated/server/assistant/spell.ts'
import type { Token } from '#generated/server/assistant/tokens.ts'

/** Frames that are ready to be compared with messages. */
export interface Frames {
  readonly all: readonly Frame[]
  /** The frames that a message may mean, the likeliest first. */
  readonly find: (text: string, tokens: readonly Token[], fits: Fits) => Match[]
}

/** The most words of a message that are compared. */
const maxTokens = 60

/** What is left of a word with a slip of the finger. */
const slipped = 0.8

/**
 * Makes frames ready. `fillers` are words that say nothing, which a message may have anywhere; `turning` are those that turn it
 * round, such as “not”: a pattern has them as the message does, or does not fit.
 */
export function compileFrames(
  frames: readonly Frame[],
  fillers: ReadonlySet<string>,
  turning: ReadonlySet<string> = new Set(),
): Frames {
  const compiled = frames.flatMap((frame) =>
    frame.say.map((text): Compiled => ({ frame, ...automatonOf(readPattern(text)) })),
  )
  const weights = weightsOf(compiled, fillers)
  return {
    all: frames,
    find(text, tokens, fits) {
      const first = tokens.slice(0, maxTokens)
      const rest = tokens.at(-1)?.end ?? 0
      const said = first.map(({ key }) => likeIn(weights, key, fillers))
      const words = new Set(said.flatMap((one) => [...one.keys()]))
      const about = {
        tokens: first,
        said,
        fillers,
        turning,
        weights,
        fill: filler(text, first, rest, fits),
      }
      const best = new Map<string, Match>()
      for (const one of compiled) {
        if (one.words.size > 0 && !hasOf(one.words, words, fillers)) continue
        const found = compare(one, about)
        const before = best.get(one.frame.id)
        if (found && (!before || found.score > before.score)) best.set(one.frame.id, found)
      }
      return [...best.values()].sort((one, other) => other.score - one.score)
    },
  }
}

/** A word that few capabilities have in their patterns says more. */
function weightsOf(
  compiled: readonly Compiled[],
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
  if (key.length < 4 || fillers.has(key)) return new Map()
  const like = [...weights.keys()].filter((word) => word.length >= 4 && isOneSlip(word, key))
  return new Map(like.map((word) => [word, slipped]))
}

function hasOf(
  words: ReadonlySet<string>,
  said: ReadonlySet<string>,
  fillers: ReadonlySet<string>,
) {
  for (const word of words) if (said.has(word) && !fillers.has(word)) return true
  return false
}
