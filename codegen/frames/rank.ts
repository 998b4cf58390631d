import type { Compared, Frame, Match } from '#codegen/frames/frame.ts'
import { type Gist, gistOf } from '#codegen/frames/gist.ts'
import type { Heard } from '#codegen/frames/heard.ts'
import {
  type Comparison,
  explainedBy,
  looseMatch,
  traitsOf,
  type Vocabulary,
} from '#codegen/frames/loose.ts'
import {
  type Part,
  readPattern,
  slotsOf,
  type WordClasses,
  wordsOf,
} from '#codegen/frames/pattern.ts'
import type { Program } from '#codegen/frames/program.ts'

/** What the words alone count beside a pattern, and how many frames are tried that no pattern has. */
const [byWords, tried] = [0.7, 3]

/** Frames by how likely they are meant: by the best of their patterns, and by the words alone, whatever their order. */
function rankedOf(gist: Gist, vocabularies: ReadonlyMap<string, Vocabulary & { frame: Frame }>) {
  return (best: ReadonlyMap<string, Compared>, about: Comparison): Match[] => {
    const scores = gist(traitsOf(about))
    const highest = Math.max(...scores.values())
    const likelyOf = (id: string, score: number) =>
      score + byWords * ((scores.get(id) ?? 0) - highest)
    const none = new Set<string>()
    const found = [...best.values()].map((one): Match => {
      const { words = none } = vocabularies.get(one.frame.id) ?? {}
      const { strange } = explainedBy(words, one.slots, about)
      return { ...one, strange, loose: false, likely: likelyOf(one.frame.id, one.score) }
    })
    const loose = [...scores]
      .filter(([id, score]) => score > 0 && (best.get(id)?.covered ?? 0) < 0.58)
      .sort(([, one], [, other]) => other - one)
      .slice(0, tried)
      .flatMap(([id]): Match[] => {
        const of = vocabularies.get(id)
        const match = of && looseMatch(of.frame, of, about)
        const score = Math.max(best.get(id)?.score ?? 0, 0)
        return match ? [{ ...match, score, likely: likelyOf(id, score) }] : []
      })
    const isLoose = new Set(loose.map(({ frame }) => frame.id))
    return [...found.filter(({ frame }) => !isLoose.has(frame.id)), ...loose].sort(
      (one, other) => other.likely - one.likely,
    )
  }
}

/** What each frame is about, by its id. */
function vocabulariesOf(
  read: readonly { readonly frame: Frame; readonly parts: readonly Part[] }[],
): ReadonlyMap<string, Vocabulary & { frame: Frame }> {
  const all = new Map<string, { frame: Frame; words: Set<string>; always: Set<string> }>()
  for (const { frame, parts } of read) {
    const slots = new Set(slotsOf(parts))
    const of = all.get(frame.id) ?? { frame, words: new Set<string>(), always: slots }
    for (const word of wordsOf(parts)) of.words.add(word)
    of.always = new Set([...of.always].filter((slot) => slots.has(slot)))
    all.set(frame.id, of)
  }
  return all
}

/** The words of a language by which frames are ranked. */
interface Language {
  readonly frames: readonly Frame[]
  readonly fillers: ReadonlySet<string>
  readonly turning: ReadonlySet<string>
  readonly classes: WordClasses
}

/** Ranks frames of a language; what it takes is made ready for the first message. */
export function rankingOf(
  { words, weights }: Program,
  { frames, fillers, turning, classes }: Language,
) {
  const written = [...words.keys()]
  let ready: ReturnType<typeof rankedOf> | null = null
  const weighed = new Map(written.map((word, at) => [word, weights[at] ?? 1]))
  const wordsOfToken = (said: ReadonlyMap<number, number>) =>
    new Map([...said].map(([number, sure]) => [written[number] ?? '', sure]))
  return (best: ReadonlyMap<string, Compared>, heard: Heard): Match[] => {
    ready ??= makeReady(frames, classes)
    const said = heard.said.map(wordsOfToken)
    return ready(best, { ...heard, said, fillers, turning, weights: weighed })
  }
}

function makeReady(frames: readonly Frame[], classes: WordClasses): ReturnType<typeof rankedOf> {
  const read = frames.flatMap((frame) =>
    frame.say.map((text) => ({ frame, parts: readPattern(text, classes) })),
  )
  return rankedOf(gistOf(read), vocabulariesOf(read))
}
